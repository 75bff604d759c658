"""Guests and tables for the tests of the storage."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import pytest

from chabudai.server.storage import (
    Change,
    Conflict,
    Store,
    StoredChair,
    StoredMove,
    StoredPerson,
    StoredSession,
    StoredTable,
    people,
)

NOON = datetime(2026, 1, 2, 12, 0, 0, 123456, tzinfo=UTC)
NUMBERS = count()
FREE, BOT = None, "bot"

on_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
on_postgresql = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


def after(minutes: int) -> datetime:
    return NOON + timedelta(minutes=minutes)


def a_person(name: str = "Plum") -> StoredPerson:
    number = next(NUMBERS)
    return StoredPerson(id=f"guest-{number}", name=name, created=NOON, seen=NOON)


async def new_person(store: Store, name: str = "Plum") -> StoredPerson:
    return await added(store, a_person(name))


def secret_of(person: StoredPerson) -> str:
    return f"hash of {person.id}"


def session_of(person: StoredPerson) -> StoredSession:
    return StoredSession(
        id=f"session of {person.id}", person=person, device="Firefox, Linux", created=NOON, seen=NOON
    )


async def added(store: Store, person: StoredPerson) -> StoredPerson:
    await store.add_person(person, session_of(person), secret_of(person))
    return person


async def known(store: Store, person: StoredPerson) -> StoredPerson | None:
    """As the browser they came in knows them."""
    session = await store.session_by_secret(secret_of(person))
    return session and session.person


async def renamed(store: Store, person: str, name: str) -> StoredPerson:
    return await store.write(people.change, person, {"name": name})


def chair(seat: int, sitter: StoredPerson | str | None) -> StoredChair:
    if isinstance(sitter, StoredPerson):
        return StoredChair(seat=seat, person=sitter.id, name=sitter.name)
    return StoredChair(seat=seat, bot=sitter, name="" if sitter is None else "Pine")


def a_table(host: StoredPerson, others: Sequence[StoredPerson | str | None], **more: Any) -> StoredTable:
    usual: dict[str, Any] = {
        "id": f"table-{next(NUMBERS)}",
        "game": "stones",
        "rules": 1,
        "seats": 1 + len(others),
        "options": {"long": True, "side": "sun"},
        "public": True,
        "host": host.id,
        "pace": 900,
        "created": NOON,
        "chairs": [chair(seat, sitter) for seat, sitter in enumerate([host, *others])],
    }
    return StoredTable(**usual | more)


async def add_move(
    store: Store,
    table: StoredTable,
    n: int,
    seat: int,
    action: str | None,
    at: datetime,
    deciders: Sequence[int],
    result: dict[str, Any] | None = None,
    finished: datetime | None = None,
    told: str | None = None,
) -> StoredTable:
    """One row."""
    move = StoredMove(n=n, seat=seat, action=action, at=at)
    return await store.add_moves(table, [move], [told], deciders, result, finished)


async def new_table(
    store: Store,
    others: Sequence[StoredPerson | str | None] = (FREE,),
    host: StoredPerson | None = None,
    **more: Any,
) -> StoredTable:
    """A table that waits, with its host on the first chair."""
    table = a_table(host or await new_person(store), others, **more)
    await store.add_table(table)
    return table


async def running_table(
    store: Store, deciders: Sequence[int] = (0,), started: datetime = NOON, **more: Any
) -> StoredTable:
    """A table where a guest plays against a bot."""
    table = await new_table(store, [BOT], **more)
    return await store.start_table(table, "7", 1, deciders, started)


async def finished_table(store: Store, finished: datetime = NOON, **more: Any) -> StoredTable:
    table = await running_table(store, **more)
    result = {"scores": [3, 5], "winners": [1]}
    return await add_move(store, table, 1, 0, "take 1", finished, [], result, finished)


def ids(tables: Sequence[StoredTable]) -> list[str]:
    return [table.id for table in tables]


async def save(
    store: Store, table: str, columns: Mapping[str, Any], chairs: Sequence[StoredChair] = ()
) -> StoredTable:
    """Whatever the table is like."""
    return await store.change_table(table, lambda _: Change(columns, chairs))


async def take_chair(store: Store, table: str, seat: int, guest: str, name: str) -> StoredTable:
    """If it is free, in the eyes of the database."""

    def decide(now: StoredTable) -> Change:
        free = [chair.seat for chair in now.chairs if chair.person is None and chair.bot is None]
        if now.state != "waiting" or seat not in free or now.seat_of(guest) is not None:
            raise Conflict("error-storage-conflict")
        return Change(chairs=[StoredChair(seat=seat, person=guest, name=name)])

    return await store.change_table(table, decide)
