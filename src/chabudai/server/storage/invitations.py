"""Invitations in the database: who may come to a table that waits, and by which links."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from chabudai.core.errors import ChabudaiError
from chabudai.server.storage import outbox
from chabudai.server.storage.blocks import has_blocked, is_kept_away
from chabudai.server.storage.errors import Conflict, TooMany, lost_races
from chabudai.server.storage.listings import find
from chabudai.server.storage.models import StoredInvitation, StoredTable, TableState
from chabudai.server.storage.person_lock import hold_present
from chabudai.server.storage.schema import chairs, invitations, people, tables
from chabudai.server.storage.tables import Decide, add_rematch, decided, lock, present

PLAYED_LATELY = 100  # tables among which others are looked for
KNOWN = 30  # people


@dataclass(frozen=True)
class Invited:
    """An invitation as the one who is invited sees it."""

    table: StoredTable
    by: str  # the name of who invited
    at: datetime


# --- inviting ---------------------------------------------------------------------------------------------------


def invite(connection: Connection, wanted: StoredInvitation, most: int) -> None:
    """Conflict unless the table waits and is theirs who invite."""
    lock(connection, wanted.table_id)
    table = present(connection, wanted.table_id)
    if table.host != wanted.invited_by or table.state != "waiting":
        raise Conflict("error-storage-conflict")
    there = of_table(connection, table.id)
    if any(each.asked == wanted.asked for each in there):
        return
    if len(there) >= most:
        raise TooMany("error-many-invited", most=most)
    add(connection, as_it_counts(connection, table, wanted))


def as_it_counts(connection: Connection, table: StoredTable, wanted: StoredInvitation) -> StoredInvitation:
    """Who sits there already, or has blocked the host, is called by nothing; the host sees no difference."""
    if wanted.person is None or table.seat_of(wanted.person) is not None:
        return replace(wanted, person=None)
    return replace(wanted, person=None) if has_blocked(connection, wanted.person, wanted.invited_by) else wanted


def add(connection: Connection, invitation: StoredInvitation) -> None:
    values = {column.name: getattr(invitation, column.name) for column in invitations.c}
    with lost_races():
        connection.execute(insert(invitations).values(values))
    if invitation.person is not None:
        reason = int(invitation.at.timestamp())
        outbox.call(connection, invitation.table_id, "invited", [invitation.person], reason, invitation.at)


def lay_again(
    connection: Connection,
    table_id: str,
    new: StoredTable,
    most: dict[TableState, int],
    invited: list[StoredInvitation],
) -> StoredTable:
    """The table where they play again, with those invited who played at the first."""
    table = add_rematch(connection, table_id, new, most)
    if table.rematch == new.id:
        for each in invited:
            add(connection, as_it_counts(connection, new, each))
    return table


def withdraw(connection: Connection, table_id: str, invitation: str) -> bool:
    which = delete(invitations).where(invitations.c.table_id == table_id, invitations.c.id == invitation)
    return connection.execute(which).rowcount == 1


# --- being invited ----------------------------------------------------------------------------------------------


def take_link(connection: Connection, table_id: str, token_hash: str, person: str, name: str) -> bool:
    """Whoever uses a link first is invited by it from then on, and nobody else."""
    which = (invitations.c.table_id == table_id) & (invitations.c.token_hash == token_hash)
    taken = update(invitations).where(which).values(person=person, name=name, token_hash=None)
    return connection.execute(taken).rowcount == 1


def decline(connection: Connection, table_id: str, person: str) -> bool:
    """Whether there was something to decline."""
    mine = (invitations.c.table_id == table_id) & (invitations.c.person == person)
    return connection.execute(delete(invitations).where(mine)).rowcount > 0


def sit(
    connection: Connection, table_id: str, person: str, decide: Decide, refusal: ChabudaiError
) -> StoredTable | ChabudaiError:
    """Sit down by a decision, if one may; who does so has taken up the invitation."""
    try:
        hold_present(connection, person)
    except ChabudaiError as gone:
        return gone
    lock(connection, table_id)
    table = present(connection, table_id)
    if table.state == "waiting" and table.seat_of(person) is None and not may_sit(connection, table, person):
        return refusal
    answer = decided(connection, table_id, decide)
    if isinstance(answer, StoredTable):
        decline(connection, table_id, person)
    return answer


def may_sit(connection: Connection, table: StoredTable, person: str) -> bool:
    is_welcome = not table.invite_only or is_invited(connection, table.id, person)
    return is_welcome and not is_kept_away(connection, table, person)


def is_invited(connection: Connection, table_id: str, person: str) -> bool:
    mine = (invitations.c.table_id == table_id) & (invitations.c.person == person)
    return connection.execute(select(invitations.c.id).where(mine).limit(1)).one_or_none() is not None


def is_called(connection: Connection, table_id: str, person: str) -> bool:
    """Whether somebody is invited to a table that still waits, and does not sit there yet."""
    mine = (invitations.c.table_id == table_id) & (invitations.c.person == person)
    waits = select(invitations.c.id).join(tables, tables.c.id == invitations.c.table_id)
    found = waits.where(mine, tables.c.state == "waiting").limit(1)
    return connection.execute(found).one_or_none() is not None


# --- lists ------------------------------------------------------------------------------------------------------


def of_table(connection: Connection, table_id: str) -> list[StoredInvitation]:
    """The oldest first."""
    wanted = select(invitations).where(invitations.c.table_id == table_id)
    return [invitation_of(row) for row in connection.execute(wanted.order_by(invitations.c.at, invitations.c.id))]


def of_person(connection: Connection, person: str, limit: int) -> list[Invited]:
    """To tables that still wait and have no seat of theirs yet, the newest first, each table once."""
    mine = select(invitations.c.table_id, func.max(invitations.c.at).label("at")).where(
        invitations.c.person == person
    )
    waiting = mine.join(tables, tables.c.id == invitations.c.table_id).where(tables.c.state == "waiting")
    newest = waiting.group_by(invitations.c.table_id).order_by(func.max(invitations.c.at).desc()).limit(limit)
    found = [told(connection, row.table_id, row.at, person) for row in connection.execute(newest).all()]
    return [each for each in found if each.table.seat_of(person) is None]


def told(connection: Connection, table_id: str, at: datetime, person: str) -> Invited:
    table = find(connection, table_id)
    assert table is not None
    inviters = select(people.c.name).join(invitations, invitations.c.invited_by == people.c.id)
    mine = inviters.where(invitations.c.table_id == table_id, invitations.c.person == person)
    name = connection.scalar(mine.order_by(invitations.c.at.desc()).limit(1))
    return Invited(table, name or "", at)


def invitation_of(row: Row[Any]) -> StoredInvitation:
    return StoredInvitation(**row._mapping)


def played_with(connection: Connection, person: str) -> list[tuple[str, str]]:
    """The profiles and names of those with whom somebody has played lately, who are not gone since."""
    mine = select(tables.c.id, tables.c.moved).join(chairs, chairs.c.table_id == tables.c.id)
    begun = mine.where(chairs.c.person == person, tables.c.state.in_(["running", "finished", "outdated"]))
    lately = begun.order_by(tables.c.moved.desc()).limit(PLAYED_LATELY).subquery()
    others = (
        select(people.c.profile, people.c.name, func.max(lately.c.moved).label("moved"))
        .join(chairs, chairs.c.person == people.c.id)
        .join(lately, lately.c.id == chairs.c.table_id)
        .where(people.c.id != person, people.c.profile.is_not(None))
        .group_by(people.c.profile, people.c.name)
    )
    newest = others.order_by(func.max(lately.c.moved).desc(), people.c.profile).limit(KNOWN)
    return [(row.profile, row.name) for row in connection.execute(newest)]


def have_played(connection: Connection, one: str, other: str) -> bool:
    """Whether two have sat at a table where a game began."""
    theirs = select(chairs.c.table_id).where(chairs.c.person == other)
    shared = select(tables.c.id).join(chairs, chairs.c.table_id == tables.c.id)
    both = shared.where(chairs.c.person == one, tables.c.id.in_(theirs), tables.c.seed.is_not(None))
    return connection.execute(both.limit(1)).one_or_none() is not None


# --- becoming one, and nobody -----------------------------------------------------------------------------------


def merge(connection: Connection, former: str, into: str) -> None:
    for column in (invitations.c.person, invitations.c.invited_by):
        connection.execute(update(invitations).where(column == former).values({column.name: into}))


def forget(connection: Connection, person: str) -> None:
    connection.execute(delete(invitations).where(invitations.c.person == person))
