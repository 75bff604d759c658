"""Attacks on what is kept: games that are over and looked back at, tables that hide everybody else's, a folder that
is deleted while moves are acknowledged."""

import asyncio
import shutil
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from chabudai.core.laws import random_choice
from chabudai.core.rng import seeded
from chabudai.registry import game as game_named
from chabudai.server.limits import Limits
from chabudai.server.lobby.laying import laid
from chabudai.server.lobby.lists import LISTED
from chabudai.server.match.changes import Moved, Row
from chabudai.server.match.record import Record
from chabudai.server.match.story import written
from chabudai.server.people.identity import hash_of, new_id, new_secret
from chabudai.server.people.sessions import begun
from chabudai.server.storage import Store, StoredMove, StoredPerson, StoredTable
from chabudai.server.wire import NewTable
from storm.coming import Outcome, guest_at, status
from storm.house import House, Process
from storm.loads import until
from storm.players import parties

GAMES, TIMES = 260, 3  # tables of Shogun, looked back at one after the other and then again, each in so many ways
WAYS = ("history", "log", "match", "positions/30", "positions/90?eyes=1")
SEATS = 5
TABLES = 2  # at which people play in the folder
MEGABYTE = 1 << 20
MOST_GROWN = 256 * MEGABYTE  # what may be kept, and as much again: memory is given back in whole pages only
HIDING = 60  # tables of one address, twelve for each guest


# --- games that are over ------------------------------------------------------------------------------------------


async def finished_games(house: House) -> Outcome:
    """One address looks back at many games that are over, again and again: after the first time memory is flat."""
    tables = await lay_finished(house.url, GAMES)
    server, sizes = house.servers[0], [house.servers[0].memory()]
    for _ in range(TIMES):
        await look_back_at(house, tables)
        sizes.append(server.memory())
    holds = sizes[1] - sizes[0] < MOST_GROWN and sizes[-1] - sizes[1] < MOST_GROWN / 8
    told = ", ".join(f"{size / MEGABYTE:.0f}" for size in sizes)
    return holds, f"{GAMES} games of Shogun looked back at {TIMES} times: MB before and after each {told}"


async def look_back_at(house: House, tables: list[str]) -> None:
    guest = await guest_at(house)
    for table in tables:
        paths = [f"/api/tables/{table}", *(f"/api/tables/{table}/{way}" for way in WAYS)]
        answers = await asyncio.gather(*(status(house, guest, "GET", path) for path in paths))
        assert {answer.status_code for answer in answers} == {200}, answers


async def lay_finished(url: str, number: int) -> list[str]:
    """So many tables of a game that was played to its end, each with its own rows."""
    store, now = Store(url), datetime.now(UTC)
    await store.open()
    host = StoredPerson(id=new_id(), name="Host", created=now, seen=now)
    await store.add_person(host, begun(host, "", now), hash_of(new_secret()))
    pattern = laid(host, NewTable("shogun", SEATS, bots=["novice"] * (SEATS - 1)))
    record, rows = played(pattern)
    tables = [replace(pattern, id=new_id()) for _ in range(number)]
    for table in tables:
        await store_finished(store, table, record, rows)
    await store.close()
    return [table.id for table in tables]


def played(table: StoredTable) -> tuple[Record, list[Row]]:
    record = Record(game_named(table.game), replace(table, seed="7"))
    luck, rows = seeded(7, "storm"), []
    while not record.match.state.over:
        seat, action = random_choice(record.match.state, luck)
        change = record.apply(seat, [action])
        rows += change.rows if isinstance(change, Moved) else []
    return record, rows


async def store_finished(store: Store, table: StoredTable, record: Record, rows: list[Row]) -> None:
    now, state = datetime.now(UTC), record.match.state
    await store.add_table(table)
    started = await store.start_table(table, "7", table.rules, [0], now, written(record.told(0)))
    moves = [StoredMove(n=n, seat=row.seat, action=row.action, at=now) for n, row in enumerate(rows, 1)]
    result: dict[str, Any] = {"scores": state.scores(), "winners": state.winners()}
    await store.add_moves(started, moves, [row.told for row in rows], [], result, now)


# --- the list of tables -------------------------------------------------------------------------------------------


async def tables_that_hide_others(house: House) -> Outcome:
    """One address lays as many public tables as it may, with as many guests as it takes: is the first one, which
    somebody else laid before, still on the list?"""
    wanted = {"game": "tokaido", "seats": 2, "public": True}
    first = (await (await guest_at(house)).ask("POST", "/api/tables", **wanted))["id"]
    greedy = [await guest_at(house) for _ in range(HIDING // Limits().waiting_tables)]
    answers = [await each.ask("POST", "/api/tables", **wanted) for each in greedy * Limits().waiting_tables]
    laid = sum("id" in answer for answer in answers)
    listed = [table["id"] for table in (await status(house, None, "GET", "/api/tables")).json()["tables"]]
    most = Limits().address_tables
    figure = f"{laid} of {HIDING} laid, the limit is {most}; {len(listed)} listed of at most {LISTED}"
    return (
        first in listed and laid <= most,
        f"{figure}, {'among' if first in listed else 'not among'} them another's",
    )


# --- the folder ---------------------------------------------------------------------------------------------------


async def folder_deleted(house: House) -> Outcome:
    """A server that keeps everything in a file, whose folder is deleted while people play: what is acknowledged
    after that would be lost with the process."""
    with Process(house.folder / "sqlite") as server:
        async with parties([server.address], TABLES, 0.02) as tally:

            async def all_play() -> bool:
                return len(tally.acknowledged) > 20

            await until(all_play, 60)
            shutil.rmtree(server.data)
            before = len(tally.acknowledged)
            await asyncio.sleep(3)
            after = len(tally.acknowledged) - before
        opened = House(house.folder, house.postgres, "", [server])
        ready = (await status(opened, None, "GET", "/api/health")).status_code
        said = server.told().splitlines()
    holds = after <= TABLES and ready == 503 and len(said) == 1  # one move of each table may just be on its way
    return holds, f"{after} moves acknowledged after that; ready {ready}; {len(said)} line(s) in the log"
