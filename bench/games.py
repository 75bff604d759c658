"""Games that are under way when the server starts: written to its database, as it would write them itself."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any

from chabudai.registry import game as game_named
from chabudai.server.identity import hash_of, new_id, new_secret
from chabudai.server.record import Record
from chabudai.server.record import Row as RecordRow
from chabudai.server.storage import Store, StoredChair, StoredGuest, StoredTable, url_of
from chabudai.server.story import written

GAME = "tokaido"
SEED = 7
PACE = 100  # milliseconds before a bot moves: a move is seen before the next one comes
TIMES_ONE_MOVE_IS_TAKEN_BACK = 2


@dataclass(frozen=True)
class Wanted:
    """So many tables with one game: to its end, or until its record has so many rows.

    With a level of bots, they sit on all seats but the first.
    """

    tables: int
    seats: int
    rows: int | None = None
    taken_back: int = 0
    bots: str | None = None


@dataclass(frozen=True)
class Laid:
    """A table with a game on it, and the secrets of whoever sits at it, by seat."""

    id: str
    secrets: Sequence[str]


@dataclass(frozen=True)
class Row:
    """A row of a record, and how things stand after it. One without an action takes back the seat's last move."""

    seat: int
    action: str | None
    told: str | None
    deciders: list[int]
    result: dict[str, Any] | None


# --- writing ----------------------------------------------------------------------------------------------------


async def lay_all(data: Path, wanted: list[Wanted]) -> list[list[Laid]]:
    store = Store(url_of(data, {}))
    await store.open()
    try:
        return [await lay(store, each) for each in wanted]
    finally:
        await store.close()


async def lay(store: Store, wanted: Wanted) -> list[Laid]:
    secrets = [new_secret() for _ in range(wanted.seats)]
    guests = [guest_with(secret, f"Seat {seat}") for seat, secret in enumerate(secrets, 1)]
    await asyncio.gather(*(store.add_guest(guest) for guest in guests))
    chairs = [chair_for(guest, seat, wanted.bots) for seat, guest in enumerate(guests)]
    rows = list(played(wanted, Record(game_named(GAME), table_for(guests[0].id, chairs))))
    tables = await asyncio.gather(*(lay_one(store, guests[0].id, chairs, rows) for _ in range(wanted.tables)))
    return [Laid(table, secrets) for table in tables]


async def lay_one(store: Store, host: str, chairs: list[StoredChair], rows: list[Row]) -> str:
    table = table_for(host, chairs)
    await store.add_table(table)
    await store.fill_in(table.id, {0: written(Record(game_named(GAME), table).told(0))})
    at = table.created
    adding = (
        store.add_move(table, n, row.seat, row.action, at, row.deciders, row.result, told=row.told)
        for n, row in enumerate(rows, 1)
    )
    await asyncio.gather(*adding)
    return table.id


def guest_with(secret: str, name: str) -> StoredGuest:
    now = datetime.now(UTC)
    return StoredGuest(id=new_id(), secret_hash=hash_of(secret), name=name, created=now, seen=now)


def chair_for(guest: StoredGuest, seat: int, bots: str | None) -> StoredChair:
    if bots is not None and seat > 0:
        return StoredChair(seat=seat, bot=bots, name=guest.name)
    return StoredChair(seat=seat, guest=guest.id, name=guest.name)


def table_for(host: str, chairs: list[StoredChair]) -> StoredTable:
    game, now = game_named(GAME), datetime.now(UTC)
    return StoredTable(
        id=new_id(),
        game=game.id,
        rules=game.rules_version,
        seats=len(chairs),
        options=game.settle_at_table({}),
        seed=str(SEED),
        public=False,
        host=host,
        state="running",
        pace=PACE,
        created=now,
        started=now,
        chairs=chairs,
    )


# --- playing ----------------------------------------------------------------------------------------------------


def played(wanted: Wanted, record: Record) -> Iterator[Row]:
    """Everybody takes the first choice of the menu, and some take it back and then take it again."""
    rows = made_and_taken_back(record, wanted.taken_back)
    return islice(rows, wanted.rows)


def made_and_taken_back(record: Record, times: int) -> Iterator[Row]:
    match = record.match
    while not match.state.over:
        seat = match.state.deciders()[0]
        action = match.state.legal(seat)[0]
        yield from made(record, seat, action)
        for _ in range(min(times, TIMES_ONE_MOVE_IS_TAKEN_BACK)):
            if match.state.over or match.state.picks or match.why_no_undo(seat) is not None:
                break
            yield from (row_of(record, row) for row in record.undo(seat).rows)
            yield from made(record, seat, action)
            times -= 1


def made(record: Record, seat: int, action: int) -> list[Row]:
    """None where several choose at once and not all are ready."""
    return [row_of(record, row) for row in record.apply(seat, [action]).rows]


def row_of(record: Record, row: RecordRow) -> Row:
    state = record.match.state
    result = {"scores": state.scores(), "winners": state.winners()} if state.over else None
    return Row(row.seat, row.action, row.told, state.deciders(), result)
