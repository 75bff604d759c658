"""Crashes: what was acknowledged is there afterwards, and a database that comes back is used again."""

import asyncio
import sqlite3
import subprocess
import sys
from collections import defaultdict
from itertools import islice
from pathlib import Path

import pytest
from server.postgres import Postgres
from server.storage.holding import LONG, Held, adding
from server.storage.laying import (
    NOON,
    a_guest,
    new_guest,
    on_postgresql,
    on_sqlite,
    running_table,
)
from sqlalchemy import Connection, text

from chabudai.server.storage import StorageLost, Store, engines

pytestmark = pytest.mark.anyio
SCRIBE = Path(__file__).with_name("scribe.py")


def cut_the_line(connection: Connection) -> None:
    connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))


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


@on_postgresql
async def test_what_was_acknowledged_survives_a_crash_of_postgresql(store: Store, postgres: Postgres) -> None:
    table = await running_table(store)
    for n in range(1, 21):
        await store.add_move(table, n, 0, "take 1", NOON, [0])
    postgres.crash()
    postgres.start()
    assert [move.n for move in await store.moves(table.id)] == list(range(1, 21))


@on_postgresql
async def test_after_a_restart_of_postgresql_the_store_writes_on(store: Store, postgres: Postgres) -> None:
    table = await running_table(store)
    postgres.stop()
    postgres.start()
    await store.add_move(table, 1, 0, "take 1", NOON, [0])
    assert len(await store.moves(table.id)) == 1


@on_postgresql
async def test_while_postgresql_is_away_everything_is_refused_as_lost(store: Store, postgres: Postgres) -> None:
    guest = await new_guest(store)
    postgres.stop()
    with pytest.raises(StorageLost):
        await store.rename_guest(guest.id, "Pine")
    with pytest.raises(StorageLost):
        await store.guest_by_secret(guest.secret_hash)
    postgres.start()
    assert await store.guest_by_secret(guest.secret_hash) == guest
    assert (await store.rename_guest(guest.id, "Pine")).name == "Pine"


@on_postgresql
async def test_a_line_that_is_cut_loses_all_that_was_under_way_and_nothing_later(store: Store) -> None:
    under_way, later = [a_guest(), a_guest()], a_guest()
    held = Held(store.writer)
    jobs = [adding(under_way[0]), cut_the_line, adding(under_way[1])]
    futures = [store.writer.submit(job) for job in jobs]
    held.release()
    assert [type(future.exception(LONG)) for future in futures] == [StorageLost] * 3
    await store.add_guest(later)
    found = [await store.guest_by_secret(guest.secret_hash) for guest in [*under_way, later]]
    assert found == [None, None, later]


@on_postgresql
async def test_two_workers_that_wait_for_each_other_both_get_through(store: Store, other_store: Store) -> None:
    guests, both_have_one = [await new_guest(store), await new_guest(store)], Barrier(2)

    def group(door: Store, first: GuestRecord, second: GuestRecord) -> list[Future[Any]]:
        met: list[int] = []

        def rename_and_meet(connection: Connection) -> None:
            rename(connection, first.id, "Pine")
            if not met:
                met.append(both_have_one.wait(LONG))

        held = Held(door.writer)
        rename_second: Job[Any] = lambda connection: rename(connection, second.id, "Wave")  # noqa: E731
        futures = [door.writer.submit(job) for job in (rename_and_meet, rename_second)]
        held.release()
        return futures

    futures = [*group(store, *guests), *group(other_store, *guests[::-1])]
    assert [await asyncio.to_thread(future.exception, LONG) for future in futures] == [None] * 4


# --- SQLite is held by somebody else ----------------------------------------------------------------------------


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
        await store.add_guest(a_guest())
    holder.close()
    await store.add_guest(a_guest())
    await store.close()
