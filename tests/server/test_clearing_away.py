"""Tables that nobody came to are cleared away once, however many processes see that it is time."""

import asyncio
import time
from datetime import UTC, datetime, timedelta
from itertools import chain
from typing import Any

import pytest
from server.halls import guest_at, hall_on, laid
from server.storage.laying import on_postgresql
from sqlalchemy import text

from chabudai.server.hall import Hall
from chabudai.server.jobs import Jobs
from chabudai.server.storage import Store
from chabudai.server.storage.queue import EXPIRY

pytestmark = pytest.mark.anyio

LATER = timedelta(hours=49)


async def test_two_processes_that_clear_away_at_the_same_moment_close_each_table_once(
    store: Store, other_store: Store
) -> None:
    here, there = hall_on(store, waiting_hours=48), hall_on(other_store, waiting_hours=48)
    host = await guest_at(here, "Hana")
    ids = [(await laid(here, host)).id for _ in range(12)]
    for table_id in ids[::2]:
        await there.room(table_id)  # some of them are open at the other process
    closed = await asyncio.gather(*(clear_away(hall) for hall in (here, there)))
    assert sorted(chain(*closed)) == sorted(ids), "each was closed by one of them"
    left = [await store.table(table_id) for table_id in ids]
    assert all(table is None or table.state == "closed" for table in left), "the second may have forgotten them"
    for hall, by_it in zip((here, there), closed, strict=True):
        assert not hall.rooms.keys() & set(by_it)  # of the others it hears by the news, which nobody brings here


async def clear_away(hall: Hall) -> list[str]:
    """As the job does it: what this process has closed."""
    expire = hall.store.expire_tables
    closed: list[str] = []

    async def noting(before: datetime) -> list[str]:
        found = await expire(before)
        closed.extend(found)
        return found

    hall.store.expire_tables = noting  # type: ignore[method-assign]
    await hall.expire(datetime.now(UTC) + LATER)
    return closed


@on_postgresql
async def test_that_it_is_time_is_noted_by_one_of_two_processes(store: Store, other_store: Store) -> None:
    halls, now = [hall_on(store), hall_on(other_store)], time.time()
    await asyncio.gather(*(it_is_time(hall.jobs, now) for hall in halls))
    assert await expiries(store) == 1
    await asyncio.gather(*(it_is_time(hall.jobs, now) for hall in halls))
    assert await expiries(store) == 1, "nor is it noted again for the same time"


async def it_is_time(jobs: Jobs | None, now: float) -> None:
    """What each process that works does whenever tables are to be cleared away."""
    from procrastinate import App, PsycopgConnector
    from procrastinate.periodic import PeriodicDeferrer

    assert jobs is not None
    app = App(connector=PsycopgConnector(conninfo=jobs.database, min_size=1, max_size=1))
    jobs.declare(app)
    async with app.open_async():
        clock = PeriodicDeferrer(registry=app.periodic_registry)
        await clock.defer_jobs(clock.get_previous_tasks(at=now))


async def expiries(store: Store) -> int:
    counted = text("SELECT count(*) FROM procrastinate_jobs WHERE task_name = :task")

    def look(connection: Any) -> int:
        return int(connection.scalar(counted, {"task": EXPIRY}))

    return await store.writer.run(look)
