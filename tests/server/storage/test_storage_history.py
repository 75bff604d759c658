"""Moves and chat: row after row, each number once."""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from threading import Event

import pytest
from server.postgres import Postgres
from server.storage.holding import LONG, Held
from server.storage.laying import NOON, add_move, after, finished_table, new_table, on_postgresql, running_table
from sqlalchemy import Connection

from chabudai.server.storage import Conflict, Missing, Store, StoredMove
from chabudai.server.storage.history import add_chat

pytestmark = pytest.mark.anyio
RESULT = {"scores": [50, 61], "winners": [1]}


# --- moves ------------------------------------------------------------------------------------------------------


async def test_a_move_changes_who_decides(store: Store) -> None:
    table = await running_table(store, deciders=[0])
    assert await add_move(store, table, 1, 0, "take 2", after(1), [1]) is table
    assert await store.table(table.id) == replace(table, deciders=[1])


async def test_moves_come_back_in_order_with_what_was_taken_back(store: Store) -> None:
    table = await running_table(store)
    await add_move(store, table, 1, 0, "take 2", after(1), [1])
    await add_move(store, table, 2, 0, None, after(2), [0])
    assert await store.moves(table.id) == [
        StoredMove(n=1, seat=0, action="take 2", at=after(1)),
        StoredMove(n=2, seat=0, action=None, at=after(2)),
    ]


async def test_a_move_tells_whether_a_bot_made_it(store: Store) -> None:
    table = await running_table(store)
    moves = [StoredMove(n=n, seat=0, action="take 1", at=after(n), bot=bot) for n, bot in ((1, ""), (2, "steady"))]
    await store.add_moves(table, moves, [None, None], [0])
    assert await store.moves(table.id) == moves


async def test_the_moves_since_a_number_are_those_from_it_on(store: Store) -> None:
    table = await running_table(store)
    for n in range(1, 5):
        await add_move(store, table, n, 0, "take 1", after(n), [0])
    assert [move.n for move in await store.moves(table.id, since=3)] == [3, 4]


async def test_moves_of_other_tables_are_not_mixed_in(store: Store) -> None:
    table, other = await running_table(store), await running_table(store)
    await add_move(store, other, 1, 0, "take 1", NOON, [1])
    assert await store.moves(table.id) == []


async def test_the_last_move_ends_the_game_in_the_same_breath(store: Store) -> None:
    table = await running_table(store)
    over = await add_move(store, table, 1, 0, "take 2", after(1), [], RESULT, after(2))
    assert over == replace(table, state="finished", deciders=[], result=RESULT, finished=after(2))
    assert await store.table(table.id) == over


async def test_without_a_time_of_its_own_the_end_is_the_last_move(store: Store) -> None:
    table = await running_table(store)
    assert (await add_move(store, table, 1, 0, "take 2", after(1), [], RESULT)).finished == after(1)


async def test_a_number_that_is_taken_is_refused_and_changes_nothing(store: Store) -> None:
    table = await running_table(store)
    await add_move(store, table, 1, 0, "take 2", after(1), [1])
    with pytest.raises(Conflict):
        await add_move(store, table, 1, 0, "take 1", after(2), [], RESULT)
    assert await store.table(table.id) == replace(table, deciders=[1])
    assert [move.action for move in await store.moves(table.id)] == ["take 2"]


async def test_nobody_moves_at_a_table_that_is_not_running(store: Store) -> None:
    for table in (await new_table(store), await finished_table(store)):
        with pytest.raises(Conflict):
            await add_move(store, table, 9, 0, "take 1", NOON, [0])


async def test_nobody_moves_at_a_table_that_is_not_there(store: Store) -> None:
    table = replace(await running_table(store), id="nowhere")
    with pytest.raises(Missing):
        await add_move(store, table, 1, 0, "take 1", NOON, [0])


async def test_of_fifty_moves_with_one_number_exactly_one_counts(store: Store, other_store: Store) -> None:
    table = await running_table(store)
    doors = [store, other_store] * 25
    attempts = [add_move(door, table, 1, 0, f"take {each}", NOON, [each]) for each, door in enumerate(doors)]
    done = await asyncio.gather(*attempts, return_exceptions=True)
    [winner] = [each for each, answer in enumerate(done) if not isinstance(answer, BaseException)]
    assert sum(isinstance(answer, Conflict) for answer in done) == 49
    [row] = await store.moves(table.id)
    assert row.action == f"take {winner}"
    assert await store.table(table.id) == replace(table, deciders=[winner])


async def test_a_lost_race_does_not_disturb_the_moves_stored_together_with_it(store: Store) -> None:
    tables = [await running_table(store) for _ in range(5)]
    await add_move(store, tables[2], 1, 0, "take 9", NOON, [1])
    done = await asyncio.gather(
        *[add_move(store, table, 1, 0, "take 1", NOON, [1]) for table in tables], return_exceptions=True
    )
    assert [isinstance(answer, Conflict) for answer in done] == [False, False, True, False, False]
    for table, answer in zip(tables, done, strict=True):
        assert [move.n for move in await store.moves(table.id)] == [1]
        assert isinstance(answer, Conflict) or await store.table(table.id) == replace(table, deciders=[1])


async def test_moves_stored_together_may_end_games_and_follow_one_another(store: Store) -> None:
    first, second = await running_table(store), await running_table(store)
    done = await asyncio.gather(
        add_move(store, second, 1, 0, "take 1", after(1), [1]),
        add_move(store, first, 1, 0, "take 2", after(2), [], RESULT),
        add_move(store, second, 2, 1, "take 2", after(3), [], RESULT),
        add_move(store, first, 2, 1, "too late", after(4), [0]),
        return_exceptions=True,
    )
    assert [isinstance(answer, Conflict) for answer in done] == [False, False, False, True]
    assert await store.table(first.id) == done[1]
    assert await store.table(second.id) == done[2]
    assert [move.n for move in await store.moves(second.id)] == [1, 2]


async def test_of_moves_stored_together_the_last_says_who_decides(store: Store) -> None:
    table, other = await running_table(store), await running_table(store)
    held = Held(store.writer)
    moves = [
        asyncio.create_task(add_move(store, at, n, 0, "take 1", NOON, [n]))
        for n, at in ((1, other), (1, table), (2, table), (2, other), (3, table))
    ]
    await asyncio.sleep(0)  # until all are queued
    held.release()
    await asyncio.gather(*moves)
    assert await store.table(table.id) == replace(table, deciders=[3])
    assert await store.table(other.id) == replace(other, deciders=[2])


async def test_tables_played_at_the_same_time_do_not_disturb_one_another(store: Store, other_store: Store) -> None:
    tables = [await running_table(store) for _ in range(10)]
    doors = [store, other_store] * 5
    for n in range(1, 6):
        moves = [
            add_move(door, table, n, 0, "take 1", NOON, [0]) for door, table in zip(doors, tables, strict=True)
        ]
        await asyncio.gather(*moves)
    for table in tables:
        assert [move.n for move in await store.moves(table.id)] == [1, 2, 3, 4, 5]


# --- chat -------------------------------------------------------------------------------------------------------


async def test_lines_are_numbered_from_nought(store: Store) -> None:
    table = await new_table(store)
    first = await store.add_chat(table.id, 0, "Plum", "Dobrý den!", NOON)
    second = await store.add_chat(table.id, None, "Onlooker", "'; DROP TABLE chat; --", after(1))
    assert (first.n, second.n) == (0, 1)
    assert await store.chat(table.id) == [first, second]


async def test_only_the_last_lines_are_read_the_oldest_of_them_first(store: Store) -> None:
    table = await new_table(store)
    lines = [await store.add_chat(table.id, 0, "Plum", str(each), NOON) for each in range(5)]
    assert await store.chat(table.id, last=3) == lines[2:]


async def test_lines_said_at_once_each_get_a_number_of_their_own(store: Store, other_store: Store) -> None:
    table = await new_table(store)
    doors = [store, other_store] * 15
    lines = await asyncio.gather(*[door.add_chat(table.id, 0, "Plum", "!", NOON) for door in doors])
    assert sorted(line.n for line in lines) == list(range(30))


@on_postgresql
async def test_a_line_waits_for_the_number_of_one_that_another_worker_is_storing(
    store: Store, other_store: Store, postgres: Postgres
) -> None:
    table, said, stored = await new_table(store), Event(), Event()

    def say_slowly(connection: Connection) -> int:
        line = add_chat(connection, table.id, 0, "Plum", "first", NOON)
        said.set()
        assert stored.wait(LONG)
        return line.n

    first = store.writer.submit(say_slowly)
    assert said.wait(LONG)
    second = asyncio.create_task(other_store.add_chat(table.id, 1, "Wave", "second", NOON))
    await until_somebody_waits(postgres)
    stored.set()
    assert (first.result(LONG), (await second).n) == (0, 1)


async def until_somebody_waits(postgres: Postgres) -> None:
    async with asyncio.timeout(LONG):
        while not postgres.ask("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
            await asyncio.sleep(0)


async def test_nobody_talks_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(Missing):
        await store.add_chat("nowhere", 0, "Plum", "Hello?", NOON)


# --- times ------------------------------------------------------------------------------------------------------


async def test_a_time_of_another_zone_comes_back_in_utc(store: Store) -> None:
    table = await new_table(store)
    in_prague = NOON.astimezone(timezone(timedelta(hours=1)))
    await store.add_chat(table.id, 0, "Plum", "Poledne", in_prague)
    [line] = await store.chat(table.id)
    assert (line.at, line.at.tzinfo) == (NOON, NOON.tzinfo)


async def test_a_time_without_a_zone_is_refused(store: Store) -> None:
    table = await new_table(store)
    with pytest.raises(Exception, match="without its zone"):
        await store.add_chat(table.id, 0, "Plum", "When?", datetime(2026, 1, 2))
