"""What a match told is kept with its rows: added together with them, filled in where it is missing."""

import asyncio
from typing import Any

import pytest
from server.storage.laying import (
    BOT,
    NOON,
    a_person,
    a_table,
    add_move,
    after,
    finished_table,
    ids,
    new_person,
    new_table,
    running_table,
    save,
)
from sqlalchemy import insert, text

from chabudai.server.storage import Conflict, Missing, Store, StoredTable, versions
from chabudai.server.storage.engines import address, writing_engine
from chabudai.server.storage.migrations import migrate
from chabudai.server.storage.schema import chairs, moves, tables

pytestmark = pytest.mark.anyio
NEWER = ("revision", "compared", "differs_at", "invite_only", "onlookers")  # columns that tables did not have then


async def told_table(store: Store, **more: Any) -> Any:
    """A table whose set-up and first move have told something."""
    laid = await new_table(store, [BOT], **more)
    table = await store.start_table(laid, "7", 1, [0], NOON, "the set-up")
    return await add_move(store, table, 1, 0, "take 2", after(1), [0], told="two stones")


# --- keeping ----------------------------------------------------------------------------------------------------


async def test_what_a_row_told_is_kept_with_it_and_what_takes_back_tells_nothing(store: Store) -> None:
    table = await told_table(store)
    await add_move(store, table, 2, 0, None, after(2), [0])
    assert await store.story(table.id) == {0: "the set-up", 1: "two stones"}
    assert await store.story((await running_table(store)).id) == {}


async def test_what_is_told_by_a_row_that_comes_too_late_is_not_kept(store: Store) -> None:
    table = await told_table(store)
    with pytest.raises(Conflict):
        await add_move(store, table, 1, 0, "take 1", after(2), [0], told="one stone")
    with pytest.raises(Conflict):
        await store.start_table(table, "8", 1, [0], NOON, "another set-up")
    assert await store.story(table.id) == {0: "the set-up", 1: "two stones"}


async def test_rows_stored_together_keep_what_each_of_them_told(store: Store) -> None:
    laid = [await running_table(store) for _ in range(5)]
    await asyncio.gather(
        *[add_move(store, table, 1, 0, "take 1", NOON, [0], told=f"at {table.id}") for table in laid],
        *[add_move(store, table, 2, 0, None, NOON, [0]) for table in laid],
    )
    for table in laid:
        assert await store.story(table.id) == {1: f"at {table.id}"}


# --- filling in -------------------------------------------------------------------------------------------------


async def test_what_is_filled_in_never_replaces_what_was_kept(store: Store) -> None:
    table = await told_table(store)
    for n in (2, 3):
        await add_move(store, table, n, 0, "take 1", after(n), [0])
    await store.fill_in(table.id, {0: "another set-up", 1: "three stones", 3: "one stone"})
    assert await store.story(table.id) == {0: "the set-up", 1: "two stones", 3: "one stone"}


async def test_two_that_fill_in_the_same_do_not_disturb_each_other(store: Store, other_store: Store) -> None:
    table = await running_table(store)
    for n in range(1, 20):
        await add_move(store, table, n, 0, "take 1", NOON, [0])
    told = {n: f"row {n}" for n in range(20)}
    await asyncio.gather(*[door.fill_in(table.id, told) for door in [store, other_store] * 4])
    assert await store.story(table.id) == told


async def test_nothing_is_filled_in_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(Missing):
        await store.fill_in("nowhere", {0: "the set-up"})


async def test_tables_without_a_story_are_those_that_started_under_these_rules(store: Store) -> None:
    untold = sorted(ids([await running_table(store), await finished_table(store), await running_table(store)]))
    await told_table(store)
    await new_table(store)
    other = await running_table(store)
    await save(store, other.id, {"rules": 2})
    assert ids(await store.untold_tables("stones", 1, "", 10)) == untold
    assert ids(await store.untold_tables("stones", 1, "", 2)) == untold[:2]
    assert ids(await store.untold_tables("stones", 1, untold[1], 2)) == untold[2:]
    assert await store.untold_tables("pebbles", 1, "", 10) == []


async def test_a_database_from_before_stories_were_kept_is_brought_up_to_date(url: str) -> None:
    guest = a_person()
    table = a_table(guest, [BOT], state="running", seed="7", started=NOON)
    engine = writing_engine(address(url))
    with engine.begin() as connection:
        migrate(connection, to="0001")
        row = {each.name: getattr(table, each.name, NOON) for each in tables.c if each.name not in NEWER}
        connection.execute(
            text("INSERT INTO guests (id, secret_hash, name, created, seen) VALUES (:id, 'hash', :name, :at, :at)"),
            {"id": guest.id, "name": guest.name, "at": "2026-01-02 12:00:00+00:00"},
        )
        connection.execute(insert(tables), [row])
        for chair in table.chairs:
            connection.execute(insert(chairs), [{"table_id": table.id, "seat": chair.seat, "name": chair.name}])
        connection.execute(insert(moves), [{"table_id": table.id, "n": 1, "seat": 0, "action": "take", "at": NOON}])
    engine.dispose()
    store = Store(url)
    await store.open()
    assert [move.action for move in await store.moves(table.id)] == ["take"]
    assert ids(await store.untold_tables("stones", 1, "", 10)) == [table.id]
    await store.close()


# --- games that cannot go on ------------------------------------------------------------------------------------


async def outdated(store: Store, table: StoredTable, minutes: int = 5) -> StoredTable:
    """By rules that play its third move otherwise."""
    return await store.write(versions.outdate, table, await store.record(table.id), after(minutes), 2, 3)


async def test_an_outdated_game_is_over_without_a_result_and_nobody_is_asked(store: Store) -> None:
    table = await running_table(store, deciders=[0])
    over = await outdated(store, table)
    assert (over.state, over.finished, over.result, over.deciders) == ("outdated", after(5), None, [])
    assert (over.rules, over.compared, over.differs_at) == (1, 2, 3)
    assert over.is_over()
    assert await store.table(table.id) == over
    with pytest.raises(Conflict):
        await add_move(store, table, 1, 0, "take 1", after(6), [0])


async def test_a_game_is_outdated_once_however_many_servers_say_so(store: Store, other_store: Store) -> None:
    table = await running_table(store)
    doors = [store, other_store] * 4
    told = await asyncio.gather(
        *[outdated(door, table, at) for at, door in enumerate(doors)], return_exceptions=True
    )
    [over] = [each for each in told if isinstance(each, StoredTable)]
    assert {type(each) for each in told} == {StoredTable, Conflict}
    assert await store.table(table.id) == over


async def test_what_is_not_running_is_not_outdated(store: Store) -> None:
    for table in (await new_table(store), await finished_table(store)):
        with pytest.raises(Conflict):
            await outdated(store, table)
        assert await store.table(table.id) == table


async def test_an_outdated_table_is_on_no_list_but_that_of_its_guests(store: Store) -> None:
    host = await new_person(store)
    finished = await finished_table(store, finished=after(1), host=host)
    ended = await outdated(store, await running_table(store, host=host), 2)
    waiting = await new_table(store, host=host, public=False)
    assert await store.open_tables(10) == []
    assert await store.running_tables() == []
    assert ids(await store.finished_tables(10)) == [finished.id]
    assert ids(await store.tables_of(host.id, 10)) == [waiting.id, ended.id, finished.id]


# --- games that newer rules play as they were played --------------------------------------------------------------


async def test_a_lifted_game_goes_on_under_the_newer_rules(store: Store) -> None:
    table = await told_table(store)
    lifted = await store.write(versions.lift, table, await store.record(table.id), 2)
    assert (lifted.state, lifted.rules, lifted.compared, lifted.differs_at) == ("running", 2, 2, None)
    await add_move(store, lifted, 2, 0, "take 1", after(2), [0])
    with pytest.raises(Conflict):  # by a server that still plays the older ones
        await add_move(store, table, 3, 0, "take 1", after(3), [0])


async def test_many_moves_stored_together_fail_if_one_is_of_other_rules(store: Store, other_store: Store) -> None:
    laid = [await running_table(store) for _ in range(4)]
    await other_store.write(versions.lift, laid[2], await store.record(laid[2].id), 2)
    stored = await asyncio.gather(
        *[add_move(store, table, 1, 0, "take 1", NOON, [0]) for table in laid], return_exceptions=True
    )
    assert [isinstance(each, Conflict) for each in stored] == [False, False, True, False]


async def test_a_game_is_not_lifted_if_somebody_has_moved_since_it_was_compared(store: Store) -> None:
    table = await told_table(store)
    compared = await store.record(table.id)
    await add_move(store, table, 2, 0, "take 1", after(2), [0])
    with pytest.raises(Conflict):
        await store.write(versions.lift, table, compared, 2)
    with pytest.raises(Conflict):
        await store.write(versions.outdate, table, compared, after(3), 2, 1)
    assert await store.table(table.id) == table


async def test_of_two_servers_one_lifts_a_game(store: Store, other_store: Store) -> None:
    table = await told_table(store)
    compared = await store.record(table.id)
    lifted = await asyncio.gather(
        *[door.write(versions.lift, table, compared, 2) for door in [store, other_store] * 3],
        return_exceptions=True,
    )
    assert sum(isinstance(each, StoredTable) for each in lifted) == 1
    assert sum(isinstance(each, Conflict) for each in lifted) == 5


async def test_older_tables_are_found_until_they_are_compared_the_newest_first(store: Store) -> None:
    first, second = [await finished_table(store, finished=after(minute)) for minute in (1, 2)]
    under_way = await running_table(store)
    for table, minute in ((first, 1), (second, 2)):
        await save(store, table.id, {"moved": after(minute)})
    assert await store.read(versions.older, "stones", 1, "finished") == []
    assert await store.read(versions.older, "stones", 2, "running") == [under_way.id]
    assert await store.read(versions.older, "stones", 2, "finished") == [second.id, first.id]
    await store.write(versions.note_difference, first, 2, 4)
    await store.write(versions.lift, second, await store.record(second.id), 2)
    assert await store.read(versions.older, "stones", 2, "finished") == []
    assert await store.read(versions.older, "stones", 3, "finished") == [second.id, first.id]
