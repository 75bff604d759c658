"""How long a move takes at a quiet table, at a steady pace of many tables, and as fast as the server can."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from bench.measured import Measured
from bench.people import Pair

WARM_UP = 0.5  # seconds of every load that are not counted


@dataclass(frozen=True)
class Load:
    """The moves that were counted: how long each took, and what they cost."""

    seconds: Sequence[float]
    wall: float
    cpu: float

    @property
    def rate(self) -> float:
        return len(self.seconds) / self.wall

    @property
    def per_cpu_second(self) -> float:
        return len(self.seconds) / self.cpu

    @property
    def busy(self) -> float:
        """How much of one core the server used."""
        return self.cpu / self.wall


@asynccontextmanager
async def pairs_at(server: Measured, tables: int) -> AsyncIterator[list[Pair]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Pair(server.address)) for _ in range(tables)]


async def load(server: Measured, pairs: Sequence[Pair], seconds: float, rate: float | None = None) -> Load:
    """Let all pairs move at once: together `rate` moves a second, or as fast as they can."""
    made: list[float] = []
    enough = asyncio.Event()
    between = len(pairs) / rate if rate else 0.0
    playing = [
        asyncio.create_task(play(pair, made, enough, between, between * number / len(pairs)))
        for number, pair in enumerate(pairs)
    ]
    try:
        await still_playing(playing, WARM_UP)
        before, started = server.used(), time.perf_counter()
        made.clear()
        await still_playing(playing, seconds)
        wall, counted = time.perf_counter() - started, made.copy()
        return Load(counted, wall, server.used().cpu - before.cpu)
    finally:
        enough.set()  # whoever is in the middle of a move ends it
        await asyncio.gather(*playing, return_exceptions=True)


async def still_playing(playing: Sequence[asyncio.Task[None]], seconds: float) -> None:
    """Wait; nobody may stop meanwhile."""
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()


async def play(pair: Pair, made: list[float], enough: asyncio.Event, between: float, first: float) -> None:
    due = time.perf_counter() + first
    while not enough.is_set():
        await asyncio.sleep(due - time.perf_counter())
        made.append(await pair.move())
        due = due + between if between else 0.0
