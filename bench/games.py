"""Games that are under way when the server starts: written to its database, as it would write them itself."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from chabudai.core.game import Game
from chabudai.registry import game as game_named
from chabudai.server.match.changes import Change, Moved
from chabudai.server.match.changes import Row as RecordRow
from chabudai.server.match.record import Record
from chabudai.server.match.story import written
from chabudai.server.people.identity import hash_of, new_id, new_secret
from chabudai.server.people.sessions import begun
from chabudai.server.storage import Store, StoredChair, StoredMove, StoredPerson, StoredTable, url_of

GAME = "tokaido"
SEED = 7
PACE = 100  # milliseconds before a bot moves: a move is seen before the next one comes
TIMES_ONE_MOVE_IS_TAKEN_BACK = 2


@dataclass(frozen=True)
class Wanted:
    """So many tables with one game: to its end, or until its record has so many rows at least.

    With a level of bots, they sit on all seats but the first.
    """

    tables: int
    seats: int
    rows: int | None = None
    taken_back: int = 0
    bots: str | None = None
    game: str = GAME


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
    guests = [guest_called(f"Seat {seat}") for seat in range(1, wanted.seats + 1)]
    for guest, secret in zip(guests, secrets, strict=True):
        await store.add_person(guest, begun(guest, "", guest.created), hash_of(secret))
    chairs = [chair_for(guest, seat, wanted.bots) for seat, guest in enumerate(guests)]
    game = game_named(wanted.game)
    rows = played(wanted, Record(game, table_for(game, guests[0].id, chairs)))
    tables = await asyncio.gather(*(lay_one(store, game, guests[0].id, chairs, rows) for _ in range(wanted.tables)))
    return [Laid(table, secrets) for table in tables]


def stored(n: int, row: Row, at: datetime) -> StoredMove:
    return StoredMove(n=n, seat=row.seat, action=row.action, at=at)


async def lay_one(store: Store, game: Game[Any], host: str, chairs: list[StoredChair], rows: list[Row]) -> str:
    table = table_for(game, host, chairs)
    await store.add_table(table)
    await store.fill_in(table.id, {0: written(Record(game, table).told(0))})
    at = table.created
    adding = (
        store.add_moves(table, [stored(n, row, at)], [row.told], row.deciders, row.result)
        for n, row in enumerate(rows, 1)
    )
    await asyncio.gather(*adding)
    return table.id


def guest_called(name: str) -> StoredPerson:
    now = datetime.now(UTC)
    return StoredPerson(id=new_id(), name=name, created=now, seen=now)


def chair_for(guest: StoredPerson, seat: int, bots: str | None) -> StoredChair:
    if bots is not None and seat > 0:
        return StoredChair(seat=seat, bot=bots, name=guest.name)
    return StoredChair(seat=seat, person=guest.id, name=guest.name)


def table_for(game: Game[Any], host: str, chairs: list[StoredChair]) -> StoredTable:
    now = datetime.now(UTC)
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


def played(wanted: Wanted, record: Record) -> list[Row]:
    """Everybody takes the first choice of the menu, and some take it back and then take it again.

    What several choose at once is written as a whole.
    """
    rows: list[Row] = []
    for group in made_and_taken_back(record, wanted.taken_back):
        if wanted.rows is not None and len(rows) >= wanted.rows:
            break
        rows += group
    return rows


def made_and_taken_back(record: Record, times: int) -> Iterator[list[Row]]:
    match = record.match
    while not match.state.over:
        seat = match.state.deciders()[0]
        action = match.state.legal(seat)[0]
        yield made(record, seat, action)
        for _ in range(min(times, TIMES_ONE_MOVE_IS_TAKEN_BACK)):
            if match.state.over or match.state.picks or match.why_no_undo(seat) is not None:
                break
            yield rows_of(record, record.undo(seat))
            yield made(record, seat, action)
            times -= 1


def made(record: Record, seat: int, action: int) -> list[Row]:
    """None where several choose at once and not all are ready."""
    return rows_of(record, record.apply(seat, [action]))


def rows_of(record: Record, change: Change) -> list[Row]:
    return [row_of(record, row) for row in change.rows] if isinstance(change, Moved) else []


def row_of(record: Record, row: RecordRow) -> Row:
    state = record.match.state
    result = {"scores": state.scores(), "winners": state.winners()} if state.over else None
    return Row(row.seat, row.action, row.told, state.deciders(), result)
