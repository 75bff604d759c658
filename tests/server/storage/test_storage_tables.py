"""Tables: laid, changed, sat down at, started, played again; and what happens when two do it at once."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

import pytest
from server.storage.laying import (
    BOT,
    FREE,
    NOON,
    a_guest,
    a_table,
    after,
    chair,
    finished_table,
    new_guest,
    new_table,
    running_table,
)

from chabudai.server.storage import Conflict, Missing, Store, StoredTable

pytestmark = pytest.mark.anyio


async def outcomes(attempts: list[Awaitable[Any]]) -> tuple[list[Any], list[BaseException]]:
    """What came of attempts made at the same time: answers and errors."""
    done = await asyncio.gather(*attempts, return_exceptions=True)
    errors = [each for each in done if isinstance(each, BaseException)]
    return [each for each in done if not isinstance(each, BaseException)], errors


async def stored(store: Store, table: StoredTable) -> StoredTable:
    found = await store.table(table.id)
    assert found is not None
    return found


# --- laying and changing ----------------------------------------------------------------------------------------


async def test_a_table_comes_back_as_it_was_laid(store: Store) -> None:
    table = await new_table(store, [await new_guest(store, "Wave"), BOT, FREE], public=False)
    assert await store.table(table.id) == table


async def test_an_unknown_table_is_nothing(store: Store) -> None:
    assert await store.table("nowhere") is None


async def test_two_tables_never_share_an_id(store: Store) -> None:
    table = await new_table(store)
    with pytest.raises(Conflict):
        await store.add_table(table)


async def test_a_table_of_an_unknown_host_is_not_laid(store: Store) -> None:
    table = a_table(a_guest(), [])
    with pytest.raises(Conflict):
        await store.add_table(table)
    assert await store.table(table.id) is None


async def test_a_change_leaves_everything_else_as_it_was(store: Store) -> None:
    table = await new_table(store)
    changed = await store.save_table(table.id, {"pace": 0, "public": False, "options": {"long": False}})
    assert changed == replace(table, pace=0, public=False, options={"long": False})
    assert await store.table(table.id) == changed


async def test_only_the_chairs_given_are_changed(store: Store) -> None:
    table = await new_table(store, [FREE, FREE])
    changed = await store.save_table(table.id, {}, [chair(2, BOT)])
    assert changed.chairs == [*table.chairs[:2], chair(2, BOT)]


async def test_guests_may_change_places(store: Store) -> None:
    host, wave = await new_guest(store), await new_guest(store, "Wave")
    table = await new_table(store, [wave], host)
    changed = await store.save_table(table.id, {}, [chair(0, wave), chair(1, host)])
    assert (changed.seat_of(wave.id), changed.seat_of(host.id)) == (0, 1)


async def test_a_smaller_table_loses_its_last_chairs_and_a_larger_one_gets_more(store: Store) -> None:
    table = await new_table(store, [FREE, FREE])
    smaller = await store.save_table(table.id, {"seats": 2})
    assert smaller.chairs == table.chairs[:2]
    larger = await store.save_table(table.id, {"seats": 3}, [chair(2, BOT)])
    assert (larger.seats, larger.chairs) == (3, [*table.chairs[:2], chair(2, BOT)])


async def test_a_table_in_another_state_than_expected_is_left_alone(store: Store) -> None:
    table = await running_table(store)
    with pytest.raises(Conflict):
        await store.save_table(table.id, {"pace": 0}, [chair(1, FREE)], expect_state="waiting")
    assert await store.table(table.id) == table


async def test_a_table_in_the_state_expected_is_changed(store: Store) -> None:
    table = await new_table(store)
    assert (await store.save_table(table.id, {"state": "closed"}, expect_state="waiting")).state == "closed"


async def test_what_is_not_there_cannot_be_changed(store: Store) -> None:
    with pytest.raises(Missing):
        await store.save_table("nowhere", {"pace": 0})


async def test_what_is_not_there_can_be_neither_host_nor_guest_nor_rematch(store: Store) -> None:
    table = await new_table(store)
    with pytest.raises(Conflict):
        await store.save_table(table.id, {"host": "nobody"})
    with pytest.raises(Conflict):
        await store.take_chair(table.id, 1, "nobody", "Nobody")
    with pytest.raises(Conflict):
        await store.set_rematch(table.id, "nowhere")
    assert await store.table(table.id) == table


async def test_a_column_that_does_not_exist_changes_nothing(store: Store) -> None:
    table = await new_table(store)
    with pytest.raises(ValueError, match="a table has no colour"):
        await store.save_table(table.id, {"pace": 0, "colour": "red"})
    assert await store.table(table.id) == table


async def test_a_record_in_a_log_does_not_show_the_seed(store: Store) -> None:
    table = await new_table(store, [BOT])
    started = await store.start_table(table.id, "314159265", 1, [0], NOON)
    assert started.seed == "314159265"
    assert "314159265" not in repr(started)


# --- sitting down -----------------------------------------------------------------------------------------------


async def test_a_guest_sits_down_on_a_free_chair(store: Store) -> None:
    table, wave = await new_table(store, [FREE, FREE]), await new_guest(store, "Wave")
    changed = await store.take_chair(table.id, 2, wave.id, "Wave")
    assert changed.chairs == [*table.chairs[:2], chair(2, wave)]
    assert await store.table(table.id) == changed


@pytest.mark.parametrize("seat", [0, 1, 3])
async def test_a_chair_with_a_guest_or_a_bot_or_none_at_all_cannot_be_taken(store: Store, seat: int) -> None:
    table, wave = await new_table(store, [BOT, FREE]), await new_guest(store, "Wave")
    with pytest.raises(Conflict):
        await store.take_chair(table.id, seat, wave.id, "Wave")
    assert await store.table(table.id) == table


async def test_nobody_sits_on_two_chairs(store: Store) -> None:
    table = await new_table(store, [FREE, FREE])
    with pytest.raises(Conflict):
        await store.take_chair(table.id, 1, table.host, "Plum")
    assert await store.table(table.id) == table


async def test_nobody_sits_down_once_the_game_has_begun(store: Store) -> None:
    table, wave = await new_table(store), await new_guest(store, "Wave")
    await store.save_table(table.id, {"state": "running"})
    with pytest.raises(Conflict):
        await store.take_chair(table.id, 1, wave.id, "Wave")


async def test_nobody_sits_down_at_a_table_that_is_not_there(store: Store) -> None:
    wave = await new_guest(store, "Wave")
    with pytest.raises(Missing):
        await store.take_chair("nowhere", 0, wave.id, "Wave")


async def test_of_twenty_guests_who_want_one_chair_exactly_one_gets_it(store: Store, other_store: Store) -> None:
    table = await new_table(store)
    guests = [await new_guest(store, f"Guest {number}") for number in range(20)]
    doors = [store, other_store] * 10
    attempts = [
        door.take_chair(table.id, 1, guest.id, guest.name) for door, guest in zip(doors, guests, strict=True)
    ]
    seated, errors = await outcomes([*attempts])
    assert (len(seated), [type(error) for error in errors]) == (1, [Conflict] * 19)
    assert await store.table(table.id) == seated[0]


async def test_a_guest_who_wants_every_chair_at_once_gets_exactly_one(store: Store, other_store: Store) -> None:
    table, wave = await new_table(store, [FREE] * 4), await new_guest(store, "Wave")
    doors = [store, other_store] * 2
    attempts = [door.take_chair(table.id, seat, wave.id, "Wave") for seat, door in enumerate(doors, 1)]
    seated, errors = await outcomes([*attempts])
    assert (len(seated), len(errors)) == (1, 3)
    assert sum(chair.guest == wave.id for chair in (await stored(store, table)).chairs) == 1


# --- beginning --------------------------------------------------------------------------------------------------


async def test_a_table_begins_with_its_seed(store: Store) -> None:
    table = await new_table(store, [BOT])
    started = await store.start_table(table.id, "7", 2, [1], after(3))
    assert started == replace(table, state="running", seed="7", rules=2, deciders=[1], started=after(3))
    assert await store.table(table.id) == started


async def test_a_table_with_a_free_chair_does_not_begin(store: Store) -> None:
    table = await new_table(store, [BOT, FREE])
    with pytest.raises(Conflict):
        await store.start_table(table.id, "7", 1, [0], NOON)
    assert await store.table(table.id) == table


@pytest.mark.parametrize("state", ["running", "finished", "closed"])
async def test_only_a_table_that_waits_begins(store: Store, state: str) -> None:
    table = await new_table(store, [BOT])
    changed = await store.save_table(table.id, {"state": state})
    with pytest.raises(Conflict):
        await store.start_table(table.id, "8", 1, [0], NOON)
    assert await store.table(table.id) == changed


async def test_of_many_starts_exactly_one_counts(store: Store, other_store: Store) -> None:
    table = await new_table(store, [BOT])
    doors = [store, other_store] * 5
    attempts = [door.start_table(table.id, str(seed), 1, [0], NOON) for seed, door in enumerate(doors)]
    started, errors = await outcomes([*attempts])
    assert (len(started), [type(error) for error in errors]) == (1, [Conflict] * 9)
    assert (await stored(store, table)).seed == started[0].seed


async def test_a_game_never_begins_with_a_chair_that_is_just_being_left(store: Store, other_store: Store) -> None:
    for _ in range(10):
        table = await new_table(store, [BOT])
        start = store.start_table(table.id, "7", 1, [0], NOON)
        leave = other_store.save_table(table.id, {}, [chair(1, FREE)], expect_state="waiting")
        done, errors = await outcomes([start, leave])
        assert (len(done), [type(error) for error in errors]) == (1, [Conflict])


# --- playing again ----------------------------------------------------------------------------------------------


async def test_the_first_rematch_counts_and_the_second_is_told_of_it(store: Store) -> None:
    table, first, second = await finished_table(store), await new_table(store), await new_table(store)
    assert await store.set_rematch(table.id, first.id) == replace(table, rematch=first.id)
    assert (await store.set_rematch(table.id, second.id)).rematch == first.id


async def test_all_who_ask_for_a_rematch_at_once_get_the_same_table(store: Store, other_store: Store) -> None:
    table, new = await finished_table(store), [await new_table(store) for _ in range(10)]
    doors = [store, other_store] * 5
    attempts = [door.set_rematch(table.id, each.id) for door, each in zip(doors, new, strict=True)]
    answers, errors = await outcomes([*attempts])
    assert not errors
    assert {answer.rematch for answer in answers} == {(await stored(store, table)).rematch}


async def test_there_is_no_rematch_of_a_table_that_is_not_there(store: Store) -> None:
    table = await new_table(store)
    with pytest.raises(Missing):
        await store.set_rematch("nowhere", table.id)
