"""Bots at the table think in processes of their own, so that nobody waits, and know what their seat knows."""

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
from typing import Any, ParamSpec, TypeVar

from chabudai.bots.bot import answer
from chabudai.bots.registry import LEVELS, make_bot
from chabudai.core.errors import UnknownBot
from chabudai.core.game import fresh_seed
from chabudai.core.rng import seeded
from chabudai.core.state import State
from chabudai.registry import game as game_named
from chabudai.server import measures, pauses
from chabudai.server.turns_to_think import Turns

P = ParamSpec("P")
T = TypeVar("T")

NAMES = ("Kitsune", "Tanuki", "Usagi", "Kaeru", "Suzume", "Kame")  # animals
STAND_IN = "steady"  # plays on for somebody who has left
SECONDS_TO_THINK = 1.0
TRIES = 4  # at one question, when the processes die


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise UnknownBot("error-bot", bot=level, accepted=", ".join(LEVELS))
    return level


def name_for(seat: int, taken: list[str]) -> str:
    """A name for the bot on this seat that nobody at the table bears."""
    names = [*NAMES[seat % len(NAMES) :], *NAMES]
    return next((name for name in names if name not in taken), f"{NAMES[0]} {seat + 1}")


def what_the_seat_knows(state: State, seat: int) -> dict[str, Any]:
    """A position the seat cannot tell from the true one: all that a bot is ever given."""
    return state.game.dump(state.determinize(seat, fresh_seed()))


def think(game_id: str, position: dict[str, Any], seat: int, level: str, seed: int) -> list[str]:
    """In a process of its own: the whole answer of a bot, in text notation."""
    game = game_named(game_id)
    bot = make_bot(level, game, seeded(seed, "bot"))
    return [game.actions.text(action) for action in answer(bot, game.load(position), seat, SECONDS_TO_THINK)]


def think_beside(game_id: str, position: dict[str, Any], seat: int, level: str, seed: int) -> list[str]:
    """In a process of its own: what a bot would do beside the question, in text notation; empty for nothing."""
    game = game_named(game_id)
    bot = make_bot(level, game, seeded(seed, "beside"))
    return [game.actions.text(step) for step in bot.beside(game.load(position), seat, SECONDS_TO_THINK)]


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
    """In a process of its own: a server that is killed takes its thinkers along."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """The processes the bots think in. If one dies all of them are replaced, once, and asked again."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.turns = Turns(self.processes)

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

    async def act(self, state: State, seat: int, level: str, owner: str) -> list[str]:
        known = what_the_seat_knows(state, seat)
        return await self.run(owner, think_beside, state.game.id, known, seat, level, fresh_seed())

    async def run(self, owner: str, job: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
        """Have something worked out in a process of its own, when it is the owner's turn."""
        asked = partial(job, *values, **named)
        async with self.turns.of(owner):
            for failures in range(TRIES - 1):
                with contextlib.suppress(BrokenProcessPool):
                    return await self.run_once(asked)
                await pauses.after(failures)
            return await self.run_once(asked)

    async def run_once(self, asked: Callable[[], T]) -> T:
        pool = self.open()
        try:
            with measures.THINKING.time():
                return await asyncio.get_running_loop().run_in_executor(pool, asked)
        except BrokenProcessPool:
            self.replace(pool)
            raise

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """The next who asks starts others. Whoever was asked together with us has the same to say, and nothing is
        to be done any more; who still waits for an answer of the broken ones hears of it by themselves."""
        if self.pool is broken:
            self.pool = None
            measures.BROKEN.inc()
            broken.shutdown(wait=False)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
