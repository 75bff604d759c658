"""Tables and their chairs in the database.

Whoever changes anything of a table changes or locks its row first: the row is the lock of all that belongs to it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, select, update

from chabudai.core.errors import ChabudaiError
from chabudai.server.storage import news, queue
from chabudai.server.storage.bulk import Mass
from chabudai.server.storage.errors import Conflict, Missing, TooMany, lost_races
from chabudai.server.storage.listings import find
from chabudai.server.storage.models import StoredChair, StoredTable, TableState
from chabudai.server.storage.person_lock import hold_present
from chabudai.server.storage.schema import (
    attendance,
    chairs,
    chat,
    invitations,
    notes,
    outbox,
    presence,
    setups,
    tables,
)

FORGOTTEN_AT_ONCE = 500  # so that nobody waits long

# Built once, for every move needs them; which columns change is told by the values.
CHANGE = update(tables).where(tables.c.id == bindparam("the_table"))
CHANGE_IF = CHANGE.where(tables.c.state == bindparam("expected"))
CHANGE_GAME = CHANGE_IF.where(tables.c.rules == bindparam("of_rules"))  # else it was lifted to others meanwhile
CHANGE_GAMES = Mass(CHANGE_GAME)
ANEW: Mapping[str, Any] = {"revision": tables.c.revision + 1}  # what is changed beside the game
SOMEBODY_IS_THERE = exists().where(presence.c.table_id == tables.c.id)  # at a table of another process


# --- laying a table and changing it -----------------------------------------------------------------------------


def add(connection: Connection, table: StoredTable, most: Mapping[TableState, int] | None = None) -> None:
    """Lay a table; TooMany if its host keeps `most` of a state already."""
    check_host(connection, table.host, most or {})
    values = {column.name: getattr(table, column.name) for column in tables.c if column.name != "moved"}
    with lost_races():
        connection.execute(insert(tables).values(values | {"moved": table.created}))
    set_chairs(connection, table.id, table.chairs)


def check_host(connection: Connection, host: str, most: Mapping[TableState, int]) -> None:
    """The row of the person is the lock of how many tables they have, so that nobody lays two last ones at once."""
    hold_present(connection, host)
    for state, number in most.items():
        wanted = select(func.count()).select_from(tables).where(tables.c.host == host, tables.c.state == state)
        if (connection.scalar(wanted) or 0) >= number:
            raise TooMany(f"error-many-{state}", most=number)


@dataclass(frozen=True)
class Change:
    """What becomes of a table: values of its columns, and chairs in place of those with their numbers."""

    columns: Mapping[str, Any] = field(default_factory=dict)
    chairs: Sequence[StoredChair] = ()


Decide = Callable[[StoredTable], Change | None]


def decided(
    connection: Connection, table_id: str, decide: Decide, comes: str | None = None
) -> StoredTable | ChabudaiError:
    """Change a table by a decision on how it stands now, which nobody can change meanwhile. What is decided against
    it is an answer too: nothing was written, and the others of the group need not be tried again. A person who
    `comes` to it by this must still be there."""
    try:
        if comes is not None:
            hold_present(connection, comes)
    except ChabudaiError as refused:
        return refused
    lock(connection, table_id)
    table = present(connection, table_id)
    try:
        change = decide(table)
    except ChabudaiError as refused:
        return refused
    return table if change is None else save(connection, table_id, change)


def save(connection: Connection, table_id: str, change: Change) -> StoredTable:
    """Chairs that are not given stay, unless the table has no room for them."""
    if unknown := change.columns.keys() - tables.c.keys():
        raise ValueError(f"a table has no {', '.join(sorted(unknown))}")
    change_row(connection, table_id, {"moved": datetime.now(UTC), **change.columns}, None, ANEW)
    if "seats" in change.columns:
        beyond = chairs.c.seat >= change.columns["seats"]
        connection.execute(delete(chairs).where(chairs.c.table_id == table_id, beyond))
    set_chairs(connection, table_id, change.chairs)
    table = changed(connection, table_id)
    if change.chairs:
        wake_bots_of(connection, table)
    return table


def start(
    connection: Connection,
    seen: StoredTable,
    seed: str,
    rules: int,
    deciders: Sequence[int],
    started: datetime,
    told: str | None,
) -> StoredTable:
    """Begin the game that was set up by what was `seen` of the table."""
    values = {"seed": seed, "rules": rules, "deciders": list(deciders), "started": started}
    change_row(connection, seen.id, {"state": "running", "moved": started, **values}, "waiting", ANEW)
    table = changed(connection, seen.id)
    if (table.host, table.seats, table.options) != (seen.host, seen.seats, seen.options):
        raise Conflict("error-storage-conflict")
    if any(chair.person is None and chair.bot is None for chair in table.chairs):
        raise Conflict("error-storage-conflict")  # somebody got up at the last moment
    connection.execute(delete(invitations).where(invitations.c.table_id == seen.id))
    if told is not None:
        connection.execute(insert(setups), {"table_id": seen.id, "told": told})
    wake_bots_of(connection, table)
    return table


def wake_bots_of(connection: Connection, table: StoredTable) -> None:
    """Perhaps one is asked now; else they find nothing to do."""
    if table.state == "running" and any(chair.bot is not None for chair in table.chairs):
        queue.wake(connection, table.id)


def wake_bots(connection: Connection, table_id: str) -> None:
    """Let the bots of a table play, here or in another process."""
    lock(connection, table_id)
    queue.wake(connection, table_id)


def add_rematch(
    connection: Connection, table_id: str, new: StoredTable, most: Mapping[TableState, int] | None = None
) -> StoredTable:
    """Lay a table where they play again, unless there is one already that was not cleared away."""
    hold_present(connection, new.host)
    lock(connection, table_id)
    table = present(connection, table_id)
    again = None if table.rematch is None else find(connection, table.rematch)
    if again is not None and again.state != "closed":
        return table
    add(connection, new, most)
    connection.execute(update(tables).where(tables.c.id == table_id).values(rematch=new.id, **ANEW))
    return changed(connection, table_id)


def touch(connection: Connection, ids: Sequence[str]) -> None:
    """Something of these tables has changed that others must read again. In the order of their ids: so two who
    change several never wait for each other."""
    for table_id in sorted(ids):
        change_row(connection, table_id, {}, None, ANEW)
        changed(connection, table_id)


# --- tables nobody came to --------------------------------------------------------------------------------------


def wait_on(connection: Connection, ids: Sequence[str], now: datetime) -> None:
    """Somebody still waits at these."""
    waiting = (tables.c.state == "waiting") & tables.c.id.in_(ids)
    connection.execute(update(tables).where(waiting).values(moved=now))


def expire(connection: Connection, before: datetime, now: datetime) -> list[str]:
    """Clear away what has waited since before then; what was cleared away before that is forgotten. When it was is
    noted, so that a second process that does the same at this moment forgets nothing that others still look at."""
    forget(connection, before)
    idle = (tables.c.state == "waiting") & (tables.c.moved < before) & ~SOMEBODY_IS_THERE
    closing = update(tables).where(idle).values(state="closed", moved=now, **ANEW)
    closing = closing.returning(tables.c.id, tables.c.revision)
    closed = connection.execute(closing).all()
    for row in closed:
        news.note(connection, row.id, "table", row.revision)
    return [row.id for row in closed]


def forget(connection: Connection, before: datetime) -> None:
    """Tables at which no game ever began, and what was said at them."""
    gone = (tables.c.state == "closed") & tables.c.seed.is_(None) & (tables.c.moved < before)
    some = select(tables.c.id).where(gone).limit(FORGOTTEN_AT_ONCE)
    ids = list(connection.scalars(some.with_for_update(skip_locked=True)))  # what another is at is forgotten there
    if ids:
        connection.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
        for rows in (chat, chairs, invitations, notes, outbox, attendance):
            connection.execute(delete(rows).where(rows.c.table_id.in_(ids)))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))


# --- chairs -----------------------------------------------------------------------------------------------------


def set_chairs(connection: Connection, table_id: str, new: Iterable[StoredChair]) -> None:
    """All of them are cleared before the first is taken, so that people may change places."""
    rows = [
        {"table_id": table_id, "seat": chair.seat, "person": chair.person, "bot": chair.bot, "name": chair.name}
        for chair in new
    ]
    if rows:
        seats = chairs.c.seat.in_([row["seat"] for row in rows])
        connection.execute(delete(chairs).where(chairs.c.table_id == table_id, seats))
        with lost_races():
            connection.execute(insert(chairs), rows)


# --- the row ----------------------------------------------------------------------------------------------------


def change_row(
    connection: Connection,
    table_id: str,
    values: Mapping[str, Any],
    expect_state: TableState | None,
    reckoned: Mapping[str, Any] | None = None,
    rules: int | None = None,
) -> None:
    """Change the row of a table, if it is in the state expected and, where they are given, still of these rules;
    what is `reckoned` follows from the row itself."""
    asked = CHANGE if expect_state is None else CHANGE_IF if rules is None else CHANGE_GAME
    if reckoned:
        asked = asked.values(reckoned)
    with lost_races():
        changed = connection.execute(
            asked, {**values, "the_table": table_id, "expected": expect_state, "of_rules": rules}
        )
    if changed.rowcount == 0:
        present(connection, table_id)
        raise Conflict("error-storage-conflict")


def lock(connection: Connection, table_id: str, rules: int | None = None) -> None:
    """Until the end of the transaction nobody else adds anything to this table; Conflict if rules are given and it
    is of others by now."""
    locked = select(tables.c.rules).where(tables.c.id == table_id).with_for_update(key_share=True)
    found = connection.scalar(locked)
    if found is None:
        raise Missing("error-storage-missing")
    if rules is not None and found != rules:
        raise Conflict("error-storage-conflict")


def change_games(connection: Connection, changes: Sequence[tuple[StoredTable, Mapping[str, Any]]]) -> None:
    """Change the same columns of many tables; Conflict if one of them is not running under the rules it had."""
    rows = [
        {**values, "the_table": table.id, "of_rules": table.rules, "expected": "running"}
        for table, values in changes
    ]
    if CHANGE_GAMES.run(connection, rows).rowcount != len(rows):
        raise Conflict("error-storage-conflict")


def changed(connection: Connection, table_id: str) -> StoredTable:
    """The table after something of it was changed beside its game, which others hear of."""
    table = present(connection, table_id)
    news.note(connection, table_id, "table", table.revision)
    return table


def present(connection: Connection, table_id: str) -> StoredTable:
    table = find(connection, table_id)
    if table is None:
        raise Missing("error-storage-missing")
    return table
