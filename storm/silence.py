"""How long a table stands still whose worker is killed in mid-thought.

Until its silence is noticed, its job taken up by another worker, and the next move made.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import psycopg

from chabudai.server.storage.queue import PLAY
from storm.house import House, Worker
from storm.loads import Rows, lay_for_bots

LOOK_EVERY = 0.02  # seconds
PATIENCE = 120.0
PACE = 1000  # milliseconds: so slowly no game ends before its worker does
STANDING = """
    SELECT (SELECT max(worker_id) FROM procrastinate_jobs
            WHERE task_name = %(play)s AND args->>'table' = %(table)s AND status = 'doing'),
        (SELECT count(*) FROM moves WHERE table_id = %(table)s)
"""


class Standing(NamedTuple):
    worker: int | None  # who lets the bots of the table play
    rows: int


class Watching:
    """Somebody who looks into the database all the time."""

    def __init__(self, line: psycopg.AsyncConnection, table: str) -> None:
        self.line = line
        self.table = table

    async def look(self) -> Standing:
        asked = await self.line.execute(STANDING, {"play": PLAY, "table": self.table})
        found = await asked.fetchone()
        assert found is not None
        return Standing(*found)

    async def until(self, reached: Callable[[Standing], bool]) -> Standing:
        async with asyncio.timeout(PATIENCE):
            while not reached(now := await self.look()):
                await asyncio.sleep(LOOK_EVERY)
        return now


async def silence(house: House, times: int) -> Rows:
    """Each time one worker has a new table, another one comes that has nothing to do, and the first is killed."""
    at_work, idle = house.workers
    await asyncio.to_thread(idle.stop)
    waits = []
    async with await psycopg.AsyncConnection.connect(house.url, autocommit=True) as line:
        for _ in range(times):
            [table] = await lay_for_bots(house, 1, "steady", pace=PACE)
            watching = Watching(line, table)
            await watching.until(lambda now: now.worker is not None and now.rows > 0)
            await asyncio.to_thread(idle.start)
            waits.append(await until_it_goes_on(watching, at_work))
            at_work, idle = idle, at_work
    taken, moved = zip(*waits, strict=True)
    return [
        (f"a worker killed in mid-thought, {times} times: its table taken up by another after", spread(taken)),
        ("… and the next move made after", spread(moved)),
    ]


async def until_it_goes_on(watching: Watching, at_work: Worker) -> tuple[float, float]:
    """Seconds from the death of a worker until another has its table, and until that has moved."""
    rows = (await watching.look()).rows
    dead = (await watching.until(lambda now: now.rows > rows)).worker  # its bots have just begun to think again
    await asyncio.to_thread(at_work.kill)
    killed = time.perf_counter()
    then = await watching.until(lambda now: now.worker not in (None, dead))
    taken = time.perf_counter() - killed
    await watching.until(lambda now: now.rows > then.rows)
    return taken, time.perf_counter() - killed


def spread(seconds: Sequence[float]) -> str:
    ordered = sorted(seconds)
    return f"{ordered[len(ordered) // 2]:.1f} s (half), {ordered[-1]:.1f} s (longest)"
