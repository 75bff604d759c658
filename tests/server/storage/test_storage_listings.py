"""Lists of tables: which are on them, and in what order."""

import pytest
from server.storage.laying import (
    BOT,
    FREE,
    add_move,
    after,
    finished_table,
    ids,
    new_person,
    new_table,
    running_table,
    save,
    take_chair,
)

from chabudai.server.storage import Store, StoredChair, StoredPerson, StoredTable, listings

pytestmark = pytest.mark.anyio


async def test_tables_with_a_free_seat_come_before_those_to_watch(store: Store) -> None:
    watched = [await running_table(store, started=after(minute)) for minute in (30, 40)]
    waiting = [await new_table(store, created=after(minute)) for minute in (10, 20)]
    assert ids(await store.open_tables(10)) == ids([waiting[1], waiting[0], watched[1], watched[0]])


async def test_full_private_finished_and_closed_tables_are_not_open(store: Store) -> None:
    await new_table(store, [BOT])
    await new_table(store, public=False)
    await running_table(store, public=False)
    await finished_table(store)
    await save(store, (await new_table(store)).id, {"state": "closed"})
    assert await store.open_tables(10) == []


async def test_a_list_is_no_longer_than_asked_for(store: Store) -> None:
    waiting = [await new_table(store, created=after(minute)) for minute in (1, 2)]
    watched = [await running_table(store, started=after(minute)) for minute in (3, 4)]
    assert ids(await store.open_tables(1)) == ids([waiting[1]])
    assert ids(await store.open_tables(3)) == ids([waiting[1], waiting[0], watched[1]])
    assert await store.finished_tables(0) == []


@pytest.mark.parametrize("kind", ["waiting", "running", "finished"])
async def test_who_lays_many_tables_hides_nobody_elses(store: Store, kind: str) -> None:
    greedy = await new_person(store)
    others = [await of_kind(store, kind, minute) for minute in range(3)]
    many = [await of_kind(store, kind, minute, greedy) for minute in range(10, 30)]
    listed = await (store.finished_tables(5) if kind == "finished" else store.open_tables(5))
    assert ids(listed) == ids([many[-1], many[-2], others[2], others[1], others[0]])


async def of_kind(store: Store, kind: str, minute: int, host: StoredPerson | None = None) -> StoredTable:
    if kind == "waiting":
        return await new_table(store, host=host, created=after(minute))
    if kind == "running":
        return await running_table(store, host=host, started=after(minute))
    return await finished_table(store, after(minute), host=host)


async def test_listed_tables_come_with_all_their_chairs(store: Store) -> None:
    tables = [await new_table(store, [BOT] * others + [FREE]) for others in range(3)]
    listed = await store.open_tables(10)
    assert sorted(listed, key=lambda table: table.seats) == tables


async def test_a_table_where_something_happens_comes_to_the_front(store: Store) -> None:
    first, second = await running_table(store), await running_table(store, started=after(1))
    assert ids(await store.open_tables(10)) == ids([second, first])
    await add_move(store, first, 1, 0, "take 1", after(2), [1])
    assert ids(await store.open_tables(10)) == ids([first, second])


async def test_a_guest_who_sits_down_brings_the_table_to_the_front(store: Store) -> None:
    first, second = await new_table(store, [FREE, FREE]), await new_table(store, created=after(1))
    await take_chair(store, first.id, 1, (await new_person(store)).id, "Wave")
    assert ids(await store.open_tables(10)) == ids([first, second])


async def test_finished_public_tables_are_listed_the_newest_first(store: Store) -> None:
    older, newer = await finished_table(store, after(1)), await finished_table(store, after(2))
    await finished_table(store, after(3), public=False)
    await running_table(store)
    assert await store.finished_tables(10) == [newer, older]
    assert await store.finished_tables(1) == [newer]


async def test_a_rematch_does_not_make_an_old_game_new(store: Store) -> None:
    older, newer = await finished_table(store, after(1)), await finished_table(store, after(2))
    await save(store, older.id, {"rematch": newer.id})
    assert ids(await store.finished_tables(10)) == ids([newer, older])


async def test_my_tables_are_my_turn_the_longest_first_then_running_then_waiting_then_over(
    store: Store,
) -> None:
    me = await new_person(store)
    finished = [await finished_table(store, after(minute), host=me) for minute in (50, 60)]
    waiting = [await new_table(store, host=me, created=after(minute)) for minute in (30, 40)]
    others_turn = await running_table(store, deciders=[1], started=after(20), host=me)
    my_turn = [await running_table(store, started=after(minute), host=me) for minute in (1, 2)]
    in_order = [*my_turn, others_turn, *waiting[::-1], *finished[::-1]]
    for limit in (1, 4, 6, 7, 10):
        assert ids(await store.tables_of(me.id, limit)) == ids(in_order[:limit])


async def test_where_i_am_asked_is_told_the_longest_first_and_nothing_else(store: Store) -> None:
    me = await new_person(store)
    await finished_table(store, after(1), host=me)
    await new_table(store, host=me)
    await running_table(store, deciders=[1], host=me)
    await running_table(store)  # of others
    newer, older = [await running_table(store, started=after(minute), host=me) for minute in (2, 1)]
    told = await store.ask(listings.waiting_for, me.id)
    assert [(each.id, each.game, each.since) for each in told] == [
        (older.id, older.game, after(1)),
        (newer.id, newer.game, after(2)),
    ]


async def test_it_is_not_my_turn_where_a_bot_plays_for_me(store: Store) -> None:
    me = await new_person(store)
    older = await running_table(store, host=me)
    left = await running_table(store, host=me, started=after(1))
    away = StoredChair(seat=0, person=me.id, bot="steady", name=me.name)
    await save(store, left.id, {}, [away])
    assert ids(await store.tables_of(me.id, 10)) == ids([older, left])


async def test_tables_of_others_and_closed_ones_are_not_mine(store: Store) -> None:
    me = await new_person(store)
    await running_table(store)
    await save(store, (await new_table(store, host=me)).id, {"state": "closed"})
    assert await store.tables_of(me.id, 10) == []


async def test_a_table_is_mine_where_i_sit_also_when_another_is_host(store: Store) -> None:
    me = await new_person(store)
    table = await new_table(store, [FREE, me])
    assert await store.tables_of(me.id, 10) == [table]


async def test_all_running_tables_are_found_public_or_not(store: Store) -> None:
    private = await running_table(store, public=False)
    public = await running_table(store, started=after(1))
    await new_table(store)
    await finished_table(store)
    assert await store.running_tables() == [public, private]
