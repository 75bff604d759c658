"""Stories of games from before they were kept: written down as soon as a server has started."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from server.lobbies import AtOnce, guests_at, lobby_of, move, played
from server.storage.laying import save
from sqlalchemy import Connection, delete, update

import chabudai
from chabudai.core.rng import seeded
from chabudai.server.door import replays
from chabudai.server.errors import Refused
from chabudai.server.limits import Limits
from chabudai.server.lobby import laying
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.processes.process import Process
from chabudai.server.storage import Store, StoredTable
from chabudai.server.storage.schema import moves, setups
from chabudai.server.thinking.bot_pool import BotPool

pytestmark = pytest.mark.anyio
TOKAIDO = chabudai.game("tokaido")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'chabudai.sqlite3'}")
    await opened.open()
    yield opened
    await opened.close()


async def started(store: Store, bot_pool: BotPool | None = None) -> Process:
    """A process that has done all that it does after a start."""
    lobby = lobby_of(store) if bot_pool is None else Lobby(store, bot_pool, Limits())
    process = Process(lobby)
    await process.open()
    assert process.beginning is not None
    await process.beginning
    return process


async def forget_stories(store: Store) -> None:
    def forget(connection: Connection) -> None:
        connection.execute(delete(setups))
        connection.execute(update(moves).values(told=None))

    await store.writer.run(forget)


async def test_what_is_told_as_it_happens_is_what_would_be_written_down_later(store: Store) -> None:
    over, under_way = [(await played(lobby_of(store), count)).table for count in (1000, 12)]
    as_it_happened = [await store.story(table.id) for table in (over, under_way)]
    await forget_stories(store)
    await (await started(store, BotPool(1))).close()
    assert [await store.story(table.id) for table in (over, under_way)] == as_it_happened
    assert len(as_it_happened[1]) == 13


async def test_stories_that_are_kept_are_not_written_again(store: Store) -> None:
    await played(lobby_of(store), 12)
    assert cast(AtOnce, (await started(store)).lobby.bot_pool).asked == 0


async def test_a_table_that_has_moved_on_meanwhile_misses_nothing(store: Store) -> None:
    room = await played(lobby_of(store), 6)
    await forget_stories(store)
    for _ in range(3):
        await move(room, guests_at(room.table), seeded(2, "meanwhile"))
    assert sorted(await store.story(room.table.id)) == [7, 8, 9]
    await started(store)
    assert sorted(await store.story(room.table.id)) == list(range(10))


async def test_one_game_that_cannot_be_told_does_not_keep_the_others_from_it(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    rooms = [await played(lobby_of(store), 5, seed) for seed in (1, 2)]
    await forget_stories(store)
    bad, good = sorted((room.table for room in rooms), key=lambda table: table.id)
    garble = update(moves).where(moves.c.table_id == bad.id).values(action="nonsense")
    await store.writer.run(lambda connection: connection.execute(garble))
    with caplog.at_level(logging.CRITICAL, "chabudai.server.past.backfill"):
        await started(store)
    assert await store.story(bad.id) == {}
    assert len(await store.story(good.id)) == 6


async def test_they_can_play_again_though_an_option_is_gone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = (await played(lobby_of(store), 3)).table
    gone, *left = TOKAIDO.options
    monkeypatch.setattr(type(TOKAIDO), "rules_version", 2)
    monkeypatch.setattr(type(TOKAIDO), "options", tuple(left))
    monkeypatch.setattr(type(TOKAIDO), "usual_options", lambda _: {option.id: option.default for option in left})
    [guest, _] = guests_at(table)
    again = await laying.rematch(lobby_of(store), table.id, guest)
    assert gone.id in table.options
    assert gone.id not in again.options


async def test_a_game_of_newer_rules_than_ours_is_not_ended_but_not_played_either(store: Store) -> None:
    table = (await played(lobby_of(store), 4)).table_now()
    await save(store, table.id, {"rules": 2})
    await started(store)
    room = await lobby_of(store).room(table.id)
    assert room.table.state == "running"
    with pytest.raises(Refused, check=lambda problem: problem.kind == "other-rules"):
        room.playing()


async def test_a_table_is_read_once_when_it_is_opened(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = (await played(lobby_of(store), 4)).table_now()
    asked: list[str] = []
    look_up = store.table

    async def noted(table_id: str) -> StoredTable | None:
        asked.append(table_id)
        return await look_up(table_id)

    monkeypatch.setattr(store, "table", noted)
    room = await lobby_of(store).room(table.id)
    assert asked == [table.id]
    assert room.table == replace(table)


async def test_who_asks_in_the_very_moment_of_the_end_waits_until_it_is_noted(store: Store) -> None:
    """The last move may be told a moment before the table is known to be over: it was made at another process."""
    lobby = lobby_of(store)
    room = await played(lobby, 1000)
    over, room.table = room.table, replace(room.table, state="running", result=None, finished=None)
    async with room.lock:
        asked = asyncio.create_task(replays.match_file.fn(lobby, None, over.id))
        for _ in range(20):
            await asyncio.sleep(0)
        room.table = over
    assert b'"moves"' in (await asked).content
