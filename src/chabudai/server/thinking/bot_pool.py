"""Bot pool: processes in which bots think, so that nobody waits. All they are given is what their seat knows."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeVar

from chabudai.bots.bot import answer
from chabudai.bots.registry import make_bot
from chabudai.core.beside import may_bots_wait
from chabudai.core.game import fresh_seed
from chabudai.core.rng import seeded
from chabudai.core.state import State
from chabudai.registry import game as game_named
from chabudai.server import backoff
from chabudai.server.monitoring import metrics
from chabudai.server.thinking.fair_queue import FairQueue

P = ParamSpec("P")
T = TypeVar("T")

SECONDS_TO_THINK = 1.0
TRIES = 4  # at one question, when the processes die


class Aside(NamedTuple):
    """What a bot has thought of beside the question."""

    said: list[str]
    waits: bool  # if it says nothing: whether it would rather not answer yet


def what_the_seat_knows(state: State, seat: int) -> dict[str, Any]:
    """A position the seat cannot tell from the true one: all that a bot is ever given."""
    return state.game.dump(state.determinize(seat, fresh_seed()))


def think(game_id: str, position: dict[str, Any], seat: int, level: str, seed: int) -> list[str]:
    """In a process of its own: the whole answer of a bot, in text notation."""
    game = game_named(game_id)
    bot = make_bot(level, game, seeded(seed, "bot"))
    return [game.actions.text(action) for action in answer(bot, game.restore(position), seat, SECONDS_TO_THINK)]


def think_beside(
    game_id: str, position: dict[str, Any], seat: int, level: str, seed: int, done: list[list[int]]
) -> Aside:
    """In a process of its own: what a bot would do beside the question of which it has done so much, in text
    notation, and else whether it waits for what others do."""
    game = game_named(game_id)
    bot = make_bot(level, game, seeded(seed, "beside"))
    bot.done = done
    state = game.restore(position)
    said = bot.beside(state, seat, SECONDS_TO_THINK)
    waits = not said and may_bots_wait(state) and bot.waits(state, seat)
    return Aside([game.actions.text(step) for step in said], waits)


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl+C in a terminal: the server does, and tells them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def leave_with_the_server() -> None:
    """In a process of its own: a server that is killed takes its bot_pool along."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class BotPool:
    """The processes the bots think in. If one dies all of them are replaced, once, and asked again."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.queue = FairQueue(self.processes)

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=leave_with_the_server)
            with deaf_to_ctrl_c():
                self.pool.submit(os.getpid)  # starts the processes, before the first bot has to think
        return self.pool

    async def answer(self, state: State, seat: int, level: str, owner: str) -> list[str]:
        known = what_the_seat_knows(state, seat)
        return await self.run(owner, think, state.game.id, known, seat, level, fresh_seed())

    async def act(self, state: State, seat: int, level: str, owner: str, done: list[list[int]]) -> Aside:
        known = what_the_seat_knows(state, seat)
        return await self.run(owner, think_beside, state.game.id, known, seat, level, fresh_seed(), done)

    async def run(self, owner: str, job: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
        """Have something worked out in a process of its own, when it is the owner's turn."""
        asked = partial(job, *values, **named)
        async with self.queue.turn(owner):
            for failures in range(TRIES - 1):
                with contextlib.suppress(BrokenProcessPool):
                    return await self.run_once(asked)
                await backoff.after(failures)
            return await self.run_once(asked)

    async def run_once(self, asked: Callable[[], T]) -> T:
        pool = self.open()
        try:
            with metrics.THINKING.time():
                return await asyncio.get_running_loop().run_in_executor(pool, asked)
        except BrokenProcessPool:
            self.replace(pool)
            raise

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """The next who asks starts others. Whoever was asked together with us has the same to say, and nothing is
        to be done any more; who still waits for an answer of the broken ones hears of it by themselves."""
        if self.pool is broken:
            self.pool = None
            metrics.BROKEN.inc()
            broken.shutdown(wait=False)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
