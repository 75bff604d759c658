"""Crashes: what was acknowledged is there afterwards, and a database that comes back is used again."""

import asyncio
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from itertools import islice
from pathlib import Path
from threading import Barrier

import pytest
from server.postgres import Postgres, running
from server.storage.holding import LONG, Held, adding
from server.storage.laying import (
    NOON,
    a_person,
    add_move,
    added,
    known,
    new_person,
    on_postgresql,
    on_sqlite,
    renamed,
    running_table,
)
from sqlalchemy import Connection, text

from chabudai.server.storage import StorageLost, Store, StoredPerson, engines
from chabudai.server.storage.people import change
from chabudai.server.storage.writer import Job

pytestmark = pytest.mark.anyio
SCRIBE = Path(__file__).with_name("scribe.py")


@pytest.fixture(scope="module")
def fragile() -> Iterator[Postgres]:
    """A PostgreSQL that may be crashed: nobody else uses it."""
    with running() as server:
        yield server


@pytest.fixture
async def fragile_store(fragile: Postgres) -> AsyncIterator[Store]:
    opened = Store(fragile.empty_database())
    await opened.open()
    yield opened
    await opened.close()


def cut_the_line(connection: Connection) -> None:
    connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))


def crossing(first: StoredPerson, second: StoredPerson, meeting: Barrier) -> list[Job[int]]:
    """Two jobs that want the rows of two guests, one after the other; between them, once, all meet.

    Each answers how often it was run."""
    runs = [0, 0]

    def take_first(connection: Connection) -> int:
        runs[0] += 1
        change(connection, first.id, {"name": "Pine"})
        if runs[0] == 1:
            meeting.wait()
        return runs[0]

    def take_second(connection: Connection) -> int:
        runs[1] += 1
        change(connection, second.id, {"name": "Wave"})
        return runs[1]

    return [take_first, take_second]


def written_until_killed(url: str, lines: int) -> dict[str, list[int]]:
    """Let a scribe write, kill it in the middle, and tell what it said was stored."""
    said: defaultdict[str, list[int]] = defaultdict(list)
    with subprocess.Popen([sys.executable, SCRIBE, url], stdout=subprocess.PIPE, text=True) as scribe:
        assert scribe.stdout is not None
        first = list(islice(scribe.stdout, lines))
        scribe.kill()
        for line in [*first, *scribe.stdout]:
            if line.endswith("\n"):
                table, n = line.split()
                said[table].append(int(n))
    return said


# --- a process of ours is killed --------------------------------------------------------------------------------


async def test_what_a_killed_process_acknowledged_is_found_again(url: str) -> None:
    before = Store(url)
    await before.open()
    tables = [await running_table(before) for _ in range(8)]
    await before.close()
    said = await asyncio.to_thread(written_until_killed, url, 400)
    after = Store(url)
    await after.open()
    for table in tables:
        stored = [move.n for move in await after.moves(table.id)]
        assert stored == list(range(1, len(stored) + 1))
        assert stored[: len(said[table.id])] == said[table.id]
    await after.close()


# --- PostgreSQL crashes, goes away and comes back ---------------------------------------------------------------


async def test_what_was_acknowledged_survives_a_crash_of_postgresql(
    fragile_store: Store, fragile: Postgres
) -> None:
    table = await running_table(fragile_store)
    for n in range(1, 21):
        await add_move(fragile_store, table, n, 0, "take 1", NOON, [0])
    fragile.crash()
    fragile.start()
    assert [move.n for move in await fragile_store.moves(table.id)] == list(range(1, 21))


async def test_after_a_restart_of_postgresql_the_store_writes_on(fragile_store: Store, fragile: Postgres) -> None:
    table = await running_table(fragile_store)
    fragile.stop()
    fragile.start()
    await add_move(fragile_store, table, 1, 0, "take 1", NOON, [0])
    assert len(await fragile_store.moves(table.id)) == 1


async def test_while_postgresql_is_away_everything_is_refused_as_lost(
    fragile_store: Store, fragile: Postgres
) -> None:
    guest = await new_person(fragile_store)
    fragile.stop()
    with pytest.raises(StorageLost):
        await renamed(fragile_store, guest.id, "Pine")
    with pytest.raises(StorageLost):
        await known(fragile_store, guest)
    fragile.start()
    assert await known(fragile_store, guest) == guest
    assert (await renamed(fragile_store, guest.id, "Pine")).name == "Pine"


@on_postgresql
async def test_a_line_that_is_cut_loses_all_that_was_under_way_and_nothing_later(store: Store) -> None:
    under_way, later = [a_person(), a_person()], a_person()
    held = Held(store.writer)
    jobs = [adding(under_way[0]), cut_the_line, adding(under_way[1])]
    futures = [store.writer.submit(job) for job in jobs]
    held.release()
    assert [type(future.exception(LONG)) for future in futures] == [StorageLost] * 3
    await added(store, later)
    found = [await known(store, guest) for guest in [*under_way, later]]
    assert found == [None, None, later]


def own_line(connection: Connection) -> int:
    return int(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())


@on_postgresql
async def test_a_line_that_was_cut_in_a_pause_is_opened_anew_and_nobody_notices(
    store: Store, other_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "A_PAUSE", 0)
    line, guest = await store.writer.run(own_line), a_person()
    cut = text("SELECT pg_terminate_backend(:line, :patience)").bindparams(line=line, patience=int(LONG * 1000))
    assert await other_store.writer.run(lambda connection: connection.execute(cut).scalar_one())
    await added(store, guest)
    assert await known(store, guest) == guest
    assert await store.writer.run(own_line) != line


@on_postgresql
async def test_among_many_commits_the_line_is_not_tried_before_each(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[object] = []
    monkeypatch.setattr(store._writing.dialect, "do_ping", tried.append)
    for pause, times in ((LONG, 0), (0, 3)):
        monkeypatch.setattr(engines, "A_PAUSE", pause)
        for _ in range(3):
            await added(store, a_person())
        assert len(tried) == times


@on_postgresql
async def test_two_workers_that_wait_for_each_other_both_get_through(store: Store, other_store: Store) -> None:
    one, other, meeting = await new_person(store), await new_person(store), Barrier(2, timeout=LONG)
    held = [Held(store.writer), Held(other_store.writer)]
    futures = [store.writer.submit(job) for job in crossing(one, other, meeting)]
    futures += [other_store.writer.submit(job) for job in crossing(other, one, meeting)]
    for each in held:
        each.release()
    assert sum([await asyncio.to_thread(future.result, LONG) for future in futures]) > len(futures)


# --- SQLite has no room, or is held by somebody else ------------------------------------------------------------


@on_sqlite
async def test_what_a_full_disk_has_no_room_for_is_lost_and_the_rest_goes_on(store: Store) -> None:
    table = await running_table(store)
    await store.writer.run(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1").scalar())
    with pytest.raises(StorageLost):
        await store.add_chat(table.id, 0, "Plum", "a long story " * 10_000, NOON)
    await add_move(store, table, 1, 0, "take 1", NOON, [0])
    assert await store.chat(table.id) == []


@on_sqlite
async def test_a_file_that_another_program_holds_is_lost_until_it_lets_go(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "PATIENCE", 0)
    store = Store(url)
    await store.open()
    holder = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageLost):
        await added(store, a_person())
    holder.close()
    await added(store, a_person())
    await store.close()
