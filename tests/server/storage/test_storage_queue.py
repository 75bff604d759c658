"""Jobs in the queue: noted with the change that asks for them, one at a time for each table, and never for good."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import pytest
from server.storage.laying import BOT, after, new_table, on_postgresql, running_table, save
from sqlalchemy import Connection, text

from chabudai.server.storage import Change, Conflict, Store, StoredMove, StoredTable, queue, tables
from chabudai.server.storage.migrations import upgrade
from chabudai.server.storage.schema import queue_schema

pytestmark = [pytest.mark.anyio, on_postgresql]


async def jobs(store: Store) -> list[tuple[Any, ...]]:
    def look(connection: Connection) -> list[tuple[Any, ...]]:
        rows = connection.execute(text("SELECT task_name, args, status FROM procrastinate_jobs ORDER BY id"))
        return [tuple(row) for row in rows]

    return await store.writer.run(look)


async def quiet_table(store: Store, deciders: Sequence[int] = (0,)) -> StoredTable:
    """One where a bot plays along, and nothing is in the queue."""
    table = await running_table(store, deciders)
    await store.writer.run(lambda connection: connection.execute(text("DELETE FROM procrastinate_jobs")))
    return table


def todo(table: StoredTable) -> tuple[Any, ...]:
    return ("bots", {"table": table.id}, "todo")


async def move(store: Store, table: StoredTable, n: int, wake: bool) -> None:
    row = StoredMove(n=n, seat=0, action="take 1", at=after(n))
    await store.add_moves(table, [row], [None], [1], wake=wake)


async def test_a_move_that_asks_a_bot_notes_a_job_and_another_one_none_more(store: Store) -> None:
    table = await quiet_table(store)
    await move(store, table, 1, wake=False)
    assert await jobs(store) == []
    await move(store, table, 2, wake=True)
    await move(store, table, 3, wake=True)
    assert await jobs(store) == [todo(table)]


async def test_a_move_that_lost_its_race_notes_none(store: Store) -> None:
    table = await quiet_table(store)
    await move(store, table, 1, wake=False)
    with pytest.raises(Conflict):
        await move(store, table, 1, wake=True)
    assert await jobs(store) == []


async def test_a_game_that_begins_with_a_bot_notes_one(store: Store) -> None:
    table = await new_table(store, [BOT])
    await store.start_table(table, "7", 1, [0], datetime.now(UTC))
    assert await jobs(store) == [todo(table)]


async def test_a_bot_that_sits_down_in_a_running_game_is_one_and_a_new_pace_is_none(store: Store) -> None:
    table = await quiet_table(store)
    await save(store, table.id, {"pace": 7})
    assert await jobs(store) == []
    await store.change_table(table.id, lambda now: Change(chairs=[now.chairs[1]]))
    assert await jobs(store) == [todo(table)]


async def test_many_who_wake_the_same_bots_at_once_note_one_job(store: Store, other_store: Store) -> None:
    table = await quiet_table(store)
    await asyncio.gather(*[door.write(tables.wake_bots, table.id) for door in [store, other_store] * 10])
    assert await jobs(store) == [todo(table)]


async def test_stories_are_asked_for_once(store: Store, other_store: Store) -> None:
    asked = await asyncio.gather(
        *[door.write(queue.defer_once, queue.STORIES) for door in [store, other_store] * 3], return_exceptions=True
    )
    assert all(each is None or isinstance(each, Conflict) for each in asked)
    assert [row[0] for row in await jobs(store)] == ["stories"]


async def test_bots_that_are_asked_while_nothing_is_in_the_queue_are_found(store: Store) -> None:
    waiting, forgotten = await quiet_table(store, [1]), await quiet_table(store, [1])
    await quiet_table(store, [0])  # a person is asked
    await store.write(tables.wake_bots, waiting.id)
    assert await store.ask(queue.forgotten, 60) == [forgotten.id]
    await store.write(tables.wake_bots, forgotten.id)
    assert await store.ask(queue.forgotten, 60) == []


async def test_a_queue_of_an_older_version_is_brought_up_to_date(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def last(connection: Connection) -> Any:
        return connection.scalar(queue_schema.select())

    newest = await store.writer.run(last)
    ran: list[str] = []
    monkeypatch.setattr(queue, "run", lambda connection, script: ran.append(script))

    def as_if_older(connection: Connection) -> None:
        connection.execute(queue_schema.update().values(migration="03.03.00_01_pre_priority_lock_fetch_job.sql"))

    await store.writer.run(as_if_older)
    await asyncio.to_thread(upgrade, store._writing)
    assert len(ran) == 2
    assert all("retry" in script for script in ran)
    assert await store.writer.run(last) == newest
