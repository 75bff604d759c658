"""Tables that nobody came to are cleared away once, however many processes see that it is time."""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import chain
from typing import Any

import psycopg
import pytest
from server.crowd import Crowd, two_servers
from server.lobbies import guest_at, laid, lobby_on, process_on
from server.people import PATIENCE, Person, Worker
from server.postgres import Postgres
from server.seeded_serve import TINY
from server.storage.ear import Ear
from server.storage.laying import on_postgresql
from sqlalchemy import text

from chabudai.server.lobby.lobby import Lobby
from chabudai.server.processes.jobs import Jobs
from chabudai.server.storage import Store, Whereabouts, process_presence
from chabudai.server.storage.news import News
from chabudai.server.storage.queue import EXPIRY, QUEUE

pytestmark = pytest.mark.anyio

LATER = timedelta(hours=49)


async def test_two_processes_that_clear_away_at_the_same_moment_close_each_table_once(
    store: Store, other_store: Store
) -> None:
    here, there = lobby_on(store, waiting_hours=48), lobby_on(other_store, waiting_hours=48)
    host = await guest_at(here, "Hana")
    ids = [(await laid(here, host)).id for _ in range(12)]
    for table_id in ids[::2]:
        await there.room(table_id)  # some of them are open at the other process
    closed = await asyncio.gather(*(clear_away(lobby) for lobby in (here, there)))
    assert sorted(chain(*closed)) == sorted(ids), "each was closed by one of them"
    left = [await store.table(table_id) for table_id in ids]
    assert [table and table.state for table in left] == ["closed"] * len(ids), "the second forgets none of them"
    for lobby, by_it in zip((here, there), closed, strict=True):
        assert not lobby.rooms.keys() & set(by_it)  # of the others it hears by the news, which nobody brings here


async def test_what_one_process_clears_away_the_next_forgets_only_when_as_much_time_has_passed_again(
    store: Store, other_store: Store
) -> None:
    here, there = lobby_on(store, waiting_hours=48), lobby_on(other_store, waiting_hours=48)
    table, now = await laid(here, await guest_at(here, "Hana")), datetime.now(UTC)
    for hours, lobby in ((49, here), (50, there), (96, there)):
        await lobby.expire(now + timedelta(hours=hours))
        found = await store.table(table.id)
        assert found is not None
        assert found.state == "closed"
    await there.expire(now + timedelta(hours=98))
    assert await store.table(table.id) is None


async def clear_away(lobby: Lobby) -> list[str]:
    """As the job does it: what this process has closed."""
    expire = lobby.store.expire_tables
    closed: list[str] = []

    async def noting(before: datetime, now: datetime) -> list[str]:
        found = await expire(before, now)
        closed.extend(found)
        return found

    lobby.store.expire_tables = noting  # type: ignore[method-assign]
    await lobby.expire(datetime.now(UTC) + LATER)
    return closed


@on_postgresql
async def test_a_table_at_which_somebody_waits_at_another_process_stays(store: Store, other_store: Store) -> None:
    here, there = lobby_on(store, waiting_hours=48), lobby_on(other_store, waiting_hours=48)
    host = await guest_at(here, "Hana")
    waited_at, left = [(await laid(here, host)).id for _ in range(2)]
    await store.write(process_presence.beat, "one")
    await store.write(process_presence.put, "one", waited_at, Whereabouts(here=[host.id]))
    assert await clear_away(there) == [left]
    await store.write(process_presence.leave, "one")
    assert await clear_away(there) == [waited_at]


@on_postgresql
async def test_that_it_is_time_is_noted_by_one_of_two_processes(store: Store, other_store: Store) -> None:
    processes, now = [process_on(store), process_on(other_store)], time.time()
    await asyncio.gather(*(it_is_time(process.jobs, now) for process in processes))
    assert await expiries(store) == 1
    await asyncio.gather(*(it_is_time(process.jobs, now) for process in processes))
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


# --- real processes ---------------------------------------------------------------------------------------------


@dataclass
class House:
    """Two servers and a worker on one database, all of which clear away."""

    crowd: Crowd
    worker: Worker
    database: str

    def ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database) as connection:
            asked = connection.execute(sql.encode(), values)
            return asked.fetchall() if asked.description else []

    def grow_old(self, tables: list[str]) -> None:
        self.ask("UPDATE tables SET moved = moved - interval '49 hours' WHERE id = ANY(%s)", tables)

    def it_is_time(self, times: int = 1) -> None:
        """As if so many had noted it: nothing keeps several from clearing away at the same moment."""
        self.ask(
            "INSERT INTO procrastinate_jobs (queue_name, task_name, args)"
            " SELECT %s, %s, '{\"timestamp\": 0}' FROM generate_series(1, %s)",
            QUEUE,
            EXPIRY,
            times,
        )

    def at_it(self) -> int:
        """How many processes are clearing away."""
        asked = "SELECT count(DISTINCT worker_id) FROM procrastinate_jobs WHERE task_name = %s AND status = 'doing'"
        return int(self.ask(asked, EXPIRY)[0][0])

    def is_done(self) -> bool:
        return not self.ask("SELECT 1 FROM procrastinate_jobs WHERE task_name = %s", EXPIRY)

    def is_gone(self, table: str) -> bool:
        """At both servers."""
        visitors = [self.crowd.person(number) for number in range(2)]
        return all(each.http.get(f"/api/tables/{table}").status_code == 404 for each in visitors)


@pytest.fixture(scope="module")
def house(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder, database = tmp_path_factory.mktemp("clearing"), postgres.empty_database()
    with two_servers(folder, database) as crowd, Worker(folder / "worker", database, **{TINY: "yes"}) as worker:
        yield House(crowd, worker, database)


def until(reached: Callable[[], bool]) -> None:
    pause = threading.Event()
    for _ in range(PATIENCE * 20):
        if reached():
            return
        pause.wait(0.05)
    raise AssertionError("nothing happens any more")


def lay_some(people: list[Person], number: int) -> list[str]:
    return [str(person.lay("stones")["id"]) for person in people for _ in range(number)]


def test_servers_and_a_worker_that_clear_away_at_the_same_moment_close_each_table_once(house: House) -> None:
    people = house.crowd.people(2)
    old, young = lay_some(people, 5), lay_some(people, 1)
    for number in range(2):
        for table in old:  # which is then open at both
            house.crowd.person(number).get(f"/api/tables/{table}")
    house.grow_old(old)
    ear = Ear(house.database)
    with psycopg.connect(house.database) as holding:  # so that whoever begins waits for us
        holding.execute("SELECT 1 FROM tables WHERE id = ANY(%s) FOR UPDATE", [old])
        house.it_is_time(30)
        until(lambda: house.at_it() > 1)
    until(house.is_done)
    told = [News.read(line) for line in ear.heard()]
    assert Counter(news.table for news in told if "table" in news.numbers) == dict.fromkeys(old, 1)
    until(lambda: all(house.is_gone(table) for table in old))
    assert not any(house.is_gone(table) for table in young)
    for person in people:
        lay_some([person], 11)  # with the young one as many as one may have: those that are gone do not count
    for process in [*house.crowd.servers, house.worker]:
        assert process.told() == ""
    ear.close()
