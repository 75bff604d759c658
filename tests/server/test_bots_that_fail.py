"""Processes that die are replaced once, whoever waits; a bot that cannot move says so and is asked again."""

import asyncio
import os
import signal
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.lobbies import guest_at
from server.people import Person, Server

from chabudai.core.state import State
from chabudai.server import backoff
from chabudai.server.limits import Limits
from chabudai.server.lobby import laying, seating
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.storage import Store
from chabudai.server.table.connection import Connection
from chabudai.server.thinking import bot_pool
from chabudai.server.thinking.bot_pool import TRIES, BotPool
from chabudai.server.thinking.fair_queue import FairQueue
from chabudai.server.wire import NewTable

pytestmark = pytest.mark.anyio
on_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


class Pool:
    """Processes as the tests want them: some are killed while everybody waits for them."""

    made: list["Pool"] = []
    killed = 0  # how many of them die

    def __init__(self, *_: Any, **__: Any) -> None:
        self.made.append(self)
        self.jobs: list[Future[Any]] = []
        self.ended = False

    def submit(self, job: Any, *values: Any) -> Future[Any]:
        assert not self.ended, "nobody asks those who are gone"
        future: Future[Any] = Future()
        if job is not os.getpid:
            self.jobs.append(future)
            future.add_done_callback(lambda _: None)
            asyncio.get_running_loop().call_soon(self.answer, future, job, values)
        return future

    def answer(self, future: Future[Any], job: Any, values: Any) -> None:
        if len(self.made) <= self.killed:
            future.set_exception(BrokenProcessPool())
        elif not future.done():
            future.set_result(job(*values))

    def shutdown(self, wait: bool = True, cancel_futures: bool = False) -> None:
        self.ended = True
        if cancel_futures:
            for future in self.jobs:
                future.cancel()


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> type[Pool]:
    monkeypatch.setattr(Pool, "made", [])
    monkeypatch.setattr(Pool, "killed", 0)
    monkeypatch.setattr(bot_pool, "ProcessPoolExecutor", Pool)
    return Pool


@pytest.fixture
def paused(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often one had failed when one paused; nobody really waits."""
    noted: list[int] = []

    async def after(failures: int) -> None:
        noted.append(failures)
        await asyncio.sleep(0)

    monkeypatch.setattr(backoff, "after", after)
    return noted


async def test_a_process_that_dies_is_replaced_once_however_many_wait_for_it(
    pool: type[Pool], paused: list[int]
) -> None:
    pool.killed = 1
    bot_pool = BotPool(20)
    answers = await asyncio.gather(*[bot_pool.run(f"guest {n}", str, n) for n in range(20)])
    assert answers == [str(n) for n in range(20)]
    assert len(pool.made) == 2


async def test_processes_that_die_again_and_again_are_asked_with_growing_pauses(
    pool: type[Pool], paused: list[int]
) -> None:
    pool.killed = TRIES - 1
    assert await BotPool(1).run("guest", str, 7) == "7"
    assert paused == list(range(TRIES - 1))


async def test_when_all_tries_fail_it_is_said_and_the_next_may_try(pool: type[Pool], paused: list[int]) -> None:
    pool.killed = TRIES
    bot_pool = BotPool(1)
    with pytest.raises(BrokenProcessPool):
        await bot_pool.run("guest", str, 7)
    assert await bot_pool.run("guest", str, 8) == "8"


def test_pauses_grow_to_a_minute_and_differ() -> None:
    assert all(backoff.FIRST / 2 <= backoff.seconds(0) <= backoff.FIRST for _ in range(100))
    assert all(backoff.LONGEST / 2 <= backoff.seconds(n) <= backoff.LONGEST for n in range(10, 10_000, 99))
    assert len({backoff.seconds(3) for _ in range(10)}) > 1


class Failing(BotPool):
    """They fail so often, then choose the first that is legal."""

    def __init__(self, failures: int) -> None:
        super().__init__(1)
        self.failures = failures

    async def answer(self, state: State, seat: int, level: str, owner: str) -> list[str]:
        if self.failures:
            self.failures -= 1
            raise BrokenProcessPool
        return [state.game.actions.text(state.legal(seat)[0])]


@on_sqlite
async def test_a_table_whose_bot_cannot_move_says_so_and_the_bot_is_asked_again(
    store: Store, paused: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    lobby = Lobby(store, Failing(10), Limits())
    host = await guest_at(lobby, "Hana")
    table = await laying.lay(lobby, host, NewTable("tokaido", 2, bots=["steady"], pace=0))
    room, onlooker = await lobby.room(table.id), Connection(None, "", lambda _: None)
    await room.join(onlooker)
    await seating.start(lobby, table.id, host)
    await seating.leave(lobby, table.id, host)
    assert room.bots.at_work is not None
    await room.bots.at_work
    assert room.table.state == "finished"
    messages = [msgspec.json.decode(message) for message in onlooker.unread if message is not None]
    told = [message["table"]["stalled"] for message in messages if message["type"] == "table"]
    assert True in told
    assert told[-1] is False
    assert paused == list(range(10))
    assert [record.getMessage() for record in caplog.records] == [
        f"a bot at table {table.id} cannot move; it is tried again"
    ]
    assert lobby_says(lobby, table.id) is False


def lobby_says(lobby: Lobby, table: str) -> bool:
    return lobby.rooms[table].shown_to(None).stalled


# --- in turn ----------------------------------------------------------------------------------------------------


async def test_the_bots_of_one_guest_wait_for_each_other_and_not_for_everybody() -> None:
    turns, served = FairQueue(1), []

    async def think(owner: str) -> None:
        async with turns.turn(owner):
            served.append(owner)
            await asyncio.sleep(0)

    busy = [asyncio.create_task(think("eighty games")) for _ in range(80)]
    await asyncio.sleep(0)
    await asyncio.gather(think("Hana"), think("Petr"), think("Hana"))
    assert set(served[:6]) >= {"Hana", "Petr"}
    assert served.count("Hana") == 2
    assert len(served) < 10
    await asyncio.gather(*busy)
    assert turns.free == 1


async def test_who_gives_up_waiting_takes_nobodys_turn() -> None:
    turns = FairQueue(1)
    async with turns.turn("first"):
        waiting = [asyncio.create_task(turns.take(owner)) for owner in ("gone", "gone too", "there")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
    waiting[1].cancel()  # at the moment when it was its turn
    await waiting[2]
    turns.pass_on()
    assert turns.free == 1


# --- at a server ------------------------------------------------------------------------------------------------


def children_of(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def test_a_game_goes_on_when_all_processes_of_the_bots_are_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        person = Person(server, "Hana")
        line = person.sit_at(person.lay(seats=2, bots=["steady"], start=True)["id"])
        line.let_bots_move()
        for child in children_of(server.process.pid):
            os.kill(child, signal.SIGKILL)
        at = line.position["at"]
        while line.position["at"] < at + 4:
            line.move(line.legal()[0])
            line.wait_for(lambda each: each.is_asked())
        assert not line.table["stalled"]
