"""Blocks in the database: whom somebody does not want to hear (mute), or to meet as well (block)."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, delete, func, insert, select, update

from chabudai.server.storage import news
from chabudai.server.storage.errors import TooMany, lost_races
from chabudai.server.storage.models import BlockKind, StoredBlock, StoredTable
from chabudai.server.storage.schema import blocks, people

MOST = 500  # of one person


def put(connection: Connection, person: str, other: str, kind: BlockKind | None, now: datetime) -> None:
    """In place of what there was; None: nothing any more."""
    before = kind_of(connection, person, other)
    if before == kind:
        return
    if before is None and number(connection, person) >= MOST:
        raise TooMany("error-many-blocked", most=MOST)
    connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.other == other))
    if kind is not None:
        with lost_races():
            connection.execute(insert(blocks).values(person=person, other=other, kind=kind, since=now))
    news.note(connection, news.NO_TABLE, "blocks")


def kind_of(connection: Connection, person: str, other: str) -> BlockKind | None:
    which = (blocks.c.person == person) & (blocks.c.other == other)
    found: BlockKind | None = connection.scalar(select(blocks.c.kind).where(which))
    return found


def number(connection: Connection, person: str) -> int:
    return connection.scalar(select(func.count()).select_from(blocks).where(blocks.c.person == person)) or 0


def of_person(connection: Connection, person: str) -> list[StoredBlock]:
    """The newest first."""
    wanted = select(people.c.profile, people.c.name, blocks.c.kind, blocks.c.since)
    mine = wanted.join(people, people.c.id == blocks.c.other).where(blocks.c.person == person)
    known = mine.where(people.c.profile.is_not(None))
    newest = known.order_by(blocks.c.since.desc(), people.c.profile)
    return [StoredBlock(**row._mapping) for row in connection.execute(newest)]


def muted_by(connection: Connection, person: str) -> frozenset[str]:
    """Those whom somebody does not hear."""
    return frozenset(connection.scalars(select(blocks.c.other).where(blocks.c.person == person)))


def muted_by_each(connection: Connection, ids: Sequence[str]) -> dict[str, frozenset[str]]:
    """The same of many, at once."""
    muted: dict[str, set[str]] = {person: set() for person in ids}
    for row in connection.execute(select(blocks.c.person, blocks.c.other).where(blocks.c.person.in_(ids))):
        muted[row.person].add(row.other)
    return {person: frozenset(others) for person, others in muted.items()}


def has_blocked(connection: Connection, person: str, other: str) -> bool:
    return kind_of(connection, person, other) == "block"


def is_kept_away(connection: Connection, table: StoredTable, person: str) -> bool:
    """Whether somebody who sits at a table has blocked this person."""
    sitting = [chair.person for chair in table.chairs if chair.person is not None]
    who = blocks.c.person.in_(sitting) & (blocks.c.other == person) & (blocks.c.kind == "block")
    return connection.execute(select(blocks.c.person).where(who).limit(1)).one_or_none() is not None


# --- becoming one, and nobody -----------------------------------------------------------------------------------


def merge(connection: Connection, former: str, into: str) -> None:
    """What a guest wanted, and what others wanted of the guest, holds for the person; the stronger of two stays."""
    for row in connection.execute(
        select(blocks).where((blocks.c.person == former) | (blocks.c.other == former))
    ).all():
        person, other = (into if each == former else each for each in (row.person, row.other))
        connection.execute(delete(blocks).where(blocks.c.person == row.person, blocks.c.other == row.other))
        before = kind_of(connection, person, other)
        if person == other or before == "block":
            continue  # nobody blocks themself
        if before is None:
            values = {"person": person, "other": other, "kind": row.kind, "since": row.since}
            connection.execute(insert(blocks).values(values))
        else:
            which = (blocks.c.person == person) & (blocks.c.other == other)
            connection.execute(update(blocks).where(which).values(kind=row.kind))
    news.note(connection, news.NO_TABLE, "blocks")


def forget(connection: Connection, person: str) -> None:
    connection.execute(delete(blocks).where((blocks.c.person == person) | (blocks.c.other == person)))
