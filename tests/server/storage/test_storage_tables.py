"""Tables: laid, changed, sat down at, started, played again; and what happens when two do it at once."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

import pytest
from server.storage.holding import Held
from server.storage.laying import (
    BOT,
    FREE,
    NOON,
    a_person,
    a_table,
    after,
    chair,
    finished_table,
    new_person,
    new_table,
    running_table,
    save,
    take_chair,
)

from chabudai.server.storage import Change, Conflict, Missing, Store, StoredTable, TooMany

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
    table = await new_table(store, [await new_person(store, "Wave"), BOT, FREE], public=False)
    assert await store.table(table.id) == table


async def test_an_unknown_table_is_nothing(store: Store) -> None:
    assert await store.table("nowhere") is None


async def test_two_tables_never_share_an_id(store: Store) -> None:
    table = await new_table(store)
    with pytest.raises(Conflict):
        await store.add_table(table)


async def test_a_table_of_an_unknown_host_is_not_laid(store: Store) -> None:
    table = a_table(a_person(), [])
    with pytest.raises(Missing):
        await store.add_table(table)
    assert await store.table(table.id) is None


async def test_a_change_leaves_everything_else_as_it_was(store: Store) -> None:
    table = await new_table(store)
    changed = await save(store, table.id, {"pace": 0, "public": False, "options": {"long": False}})
    assert changed == replace(table, pace=0, public=False, options={"long": False})
    assert await store.table(table.id) == changed


async def test_only_the_chairs_given_are_changed(store: Store) -> None:
    table = await new_table(store, [FREE, FREE])
    changed = await save(store, table.id, {}, [chair(2, BOT)])
    assert changed.chairs == [*table.chairs[:2], chair(2, BOT)]


async def test_guests_may_change_places(store: Store) -> None:
    host, wave = await new_person(store), await new_person(store, "Wave")
    table = await new_table(store, [wave], host)
    changed = await save(store, table.id, {}, [chair(0, wave), chair(1, host)])
    assert (changed.seat_of(wave.id), changed.seat_of(host.id)) == (0, 1)


async def test_a_smaller_table_loses_its_last_chairs_and_a_larger_one_gets_more(store: Store) -> None:
    table = await new_table(store, [FREE, FREE])
    smaller = await save(store, table.id, {"seats": 2})
    assert smaller.chairs == table.chairs[:2]
    larger = await save(store, table.id, {"seats": 3}, [chair(2, BOT)])
    assert (larger.seats, larger.chairs) == (3, [*table.chairs[:2], chair(2, BOT)])


def unless_begun(table: StoredTable) -> Change:
    if table.state != "waiting":
        raise Conflict("error-storage-conflict")
    return Change({"pace": 0}, [chair(1, FREE)])


async def test_what_is_decided_against_changes_nothing(store: Store) -> None:
    table = await running_table(store)
    with pytest.raises(Conflict):
        await store.change_table(table.id, unless_begun)
    assert await store.table(table.id) == table


async def test_it_is_decided_on_what_is_stored_whatever_was_seen_before(store: Store, other_store: Store) -> None:
    table = await new_table(store)
    await save(other_store, table.id, {"pace": 7})
    seen: list[int] = []
    await store.change_table(table.id, lambda now: seen.append(now.pace))
    assert seen == [7]


async def test_what_is_decided_against_holds_up_nobody_else(store: Store) -> None:
    begun, waiting, held = await running_table(store), await new_table(store), Held(store.writer)
    attempts = [store.change_table(each.id, unless_begun) for each in (waiting, begun, waiting)]
    together = asyncio.gather(*attempts, return_exceptions=True)
    await asyncio.sleep(0)
    held.release()
    assert [type(each) for each in await together] == [StoredTable, Conflict, StoredTable]


async def test_nobody_has_more_tables_than_allowed_however_many_others_they_have(store: Store) -> None:
    host = await new_person(store)
    for _ in range(60):
        await running_table(store, host=host)
    for _ in range(2):
        await store.add_table(a_table(host, [FREE]), {"waiting": 2})
    with pytest.raises(TooMany):
        await store.add_table(a_table(host, [FREE]), {"waiting": 2})
    with pytest.raises(TooMany):
        await store.add_table(a_table(host, [FREE]), {"running": 60})
    await store.add_table(a_table(await new_person(store), [FREE]), {"waiting": 2})


async def test_nobody_lays_two_last_tables_at_once(store: Store, other_store: Store) -> None:
    host = await new_person(store)
    doors = [store, other_store] * 15
    attempts = [door.add_table(a_table(host, [FREE]), {"waiting": 3}) for door in doors]
    laid, errors = await outcomes([*attempts])
    assert (len(laid), [type(error) for error in errors]) == (3, [TooMany] * 27)


async def test_what_is_not_there_cannot_be_changed(store: Store) -> None:
    with pytest.raises(Missing):
        await save(store, "nowhere", {"pace": 0})


async def test_what_is_not_there_can_be_neither_host_nor_guest_nor_rematch(store: Store) -> None:
    table = await new_table(store)
    with pytest.raises(Conflict):
        await save(store, table.id, {"host": "nobody"})
    with pytest.raises(Conflict):
        await take_chair(store, table.id, 1, "nobody", "Nobody")
    with pytest.raises(Conflict):
        await save(store, table.id, {"rematch": "nowhere"})
    assert await store.table(table.id) == table


async def test_a_column_that_does_not_exist_changes_nothing(store: Store) -> None:
    table = await new_table(store)
    with pytest.raises(ValueError, match="a table has no colour"):
        await save(store, table.id, {"pace": 0, "colour": "red"})
    assert await store.table(table.id) == table


async def test_a_record_in_a_log_does_not_show_the_seed(store: Store) -> None:
    table = await new_table(store, [BOT])
    started = await store.start_table(table, "314159265", 1, [0], NOON)
    assert started.seed == "314159265"
    assert "314159265" not in repr(started)


# --- sitting down -----------------------------------------------------------------------------------------------


async def test_a_guest_sits_down_on_a_free_chair(store: Store) -> None:
    table, wave = await new_table(store, [FREE, FREE]), await new_person(store, "Wave")
    changed = await take_chair(store, table.id, 2, wave.id, "Wave")
    assert changed.chairs == [*table.chairs[:2], chair(2, wave)]
    assert await store.table(table.id) == changed


@pytest.mark.parametrize("seat", [0, 1, 3])
async def test_a_chair_with_a_guest_or_a_bot_or_none_at_all_cannot_be_taken(store: Store, seat: int) -> None:
    table, wave = await new_table(store, [BOT, FREE]), await new_person(store, "Wave")
    with pytest.raises(Conflict):
        await take_chair(store, table.id, seat, wave.id, "Wave")
    assert await store.table(table.id) == table


async def test_nobody_sits_on_two_chairs(store: Store) -> None:
    table = await new_table(store, [FREE, FREE])
    with pytest.raises(Conflict):
        await take_chair(store, table.id, 1, table.host, "Plum")
    assert await store.table(table.id) == table


async def test_nobody_sits_down_once_the_game_has_begun(store: Store) -> None:
    table, wave = await new_table(store), await new_person(store, "Wave")
    await save(store, table.id, {"state": "running"})
    with pytest.raises(Conflict):
        await take_chair(store, table.id, 1, wave.id, "Wave")


async def test_nobody_sits_down_at_a_table_that_is_not_there(store: Store) -> None:
    wave = await new_person(store, "Wave")
    with pytest.raises(Missing):
        await take_chair(store, "nowhere", 0, wave.id, "Wave")


async def test_of_twenty_guests_who_want_one_chair_exactly_one_gets_it(store: Store, other_store: Store) -> None:
    table = await new_table(store)
    guests = [await new_person(store, f"Guest {number}") for number in range(20)]
    doors = [store, other_store] * 10
    attempts = [
        take_chair(door, table.id, 1, guest.id, guest.name) for door, guest in zip(doors, guests, strict=True)
    ]
    seated, errors = await outcomes([*attempts])
    assert (len(seated), [type(error) for error in errors]) == (1, [Conflict] * 19)
    assert await store.table(table.id) == seated[0]


async def test_a_guest_who_wants_every_chair_at_once_gets_exactly_one(store: Store, other_store: Store) -> None:
    table, wave = await new_table(store, [FREE] * 4), await new_person(store, "Wave")
    doors = [store, other_store] * 2
    attempts = [take_chair(door, table.id, seat, wave.id, "Wave") for seat, door in enumerate(doors, 1)]
    seated, errors = await outcomes([*attempts])
    assert (len(seated), len(errors)) == (1, 3)
    assert sum(chair.person == wave.id for chair in (await stored(store, table)).chairs) == 1


# --- beginning --------------------------------------------------------------------------------------------------


async def test_a_table_begins_with_its_seed(store: Store) -> None:
    table = await new_table(store, [BOT])
    started = await store.start_table(table, "7", 2, [1], after(3))
    assert started == replace(table, state="running", seed="7", rules=2, deciders=[1], started=after(3))
    assert await store.table(table.id) == started


async def test_a_table_with_a_free_chair_does_not_begin(store: Store) -> None:
    table = await new_table(store, [BOT, FREE])
    with pytest.raises(Conflict):
        await store.start_table(table, "7", 1, [0], NOON)
    assert await store.table(table.id) == table


@pytest.mark.parametrize("state", ["running", "finished", "closed"])
async def test_only_a_table_that_waits_begins(store: Store, state: str) -> None:
    table = await new_table(store, [BOT])
    changed = await save(store, table.id, {"state": state})
    with pytest.raises(Conflict):
        await store.start_table(table, "8", 1, [0], NOON)
    assert await store.table(table.id) == changed


@pytest.mark.parametrize("changed", [{"options": {"long": False}}, {"seats": 1}])
async def test_a_table_that_is_not_as_it_was_seen_does_not_begin(store: Store, changed: dict[str, Any]) -> None:
    seen = await new_table(store, [BOT])
    now = await save(store, seen.id, changed)
    with pytest.raises(Conflict):
        await store.start_table(seen, "7", 1, [0], NOON)
    assert await store.table(seen.id) == now


async def test_of_many_starts_exactly_one_counts(store: Store, other_store: Store) -> None:
    table = await new_table(store, [BOT])
    doors = [store, other_store] * 5
    attempts = [door.start_table(table, str(seed), 1, [0], NOON) for seed, door in enumerate(doors)]
    started, errors = await outcomes([*attempts])
    assert (len(started), [type(error) for error in errors]) == (1, [Conflict] * 9)
    assert (await stored(store, table)).seed == started[0].seed


async def test_a_game_never_begins_with_a_chair_that_is_just_being_left(store: Store, other_store: Store) -> None:
    for _ in range(10):
        table = await new_table(store, [BOT])
        start = store.start_table(table, "7", 1, [0], NOON)
        leave = other_store.change_table(table.id, unless_begun)
        done, errors = await outcomes([start, leave])
        assert (len(done), [type(error) for error in errors]) == (1, [Conflict])


# --- playing again ----------------------------------------------------------------------------------------------


async def test_the_first_rematch_counts_and_the_second_is_told_of_it(store: Store) -> None:
    table, host = await finished_table(store), await new_person(store)
    first, second = a_table(host, [FREE]), a_table(host, [FREE])
    assert await store.add_rematch(table.id, first) == replace(table, rematch=first.id)
    assert (await store.add_rematch(table.id, second)).rematch == first.id
    assert await store.table(second.id) is None


async def test_a_rematch_that_was_cleared_away_makes_room_for_another(store: Store) -> None:
    table, host = await finished_table(store), await new_person(store)
    first, second = a_table(host, [FREE]), a_table(host, [FREE])
    await store.add_rematch(table.id, first)
    await save(store, first.id, {"state": "closed"})
    assert (await store.add_rematch(table.id, second)).rematch == second.id


async def test_all_who_ask_for_a_rematch_at_once_get_the_same_table(store: Store, other_store: Store) -> None:
    table, host = await finished_table(store), await new_person(store)
    attempts = [door.add_rematch(table.id, a_table(host, [FREE])) for door in [store, other_store] * 5]
    answers, errors = await outcomes([*attempts])
    assert not errors
    assert {answer.rematch for answer in answers} == {(await stored(store, table)).rematch}


async def test_there_is_no_rematch_of_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(Missing):
        await store.add_rematch("nowhere", a_table(await new_person(store), [FREE]))
