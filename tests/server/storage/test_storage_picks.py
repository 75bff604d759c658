"""What several seats pick at once: kept apart from the rows, by seat, until all are ready."""

import pytest
from server.storage.laying import add_move, after, running_table

from chabudai.server.storage import Conflict, Store, StoredMove, StoredPicks, history

pytestmark = pytest.mark.anyio


def picks(seat: int, changes: int, *actions: str) -> StoredPicks:
    return StoredPicks(seat=seat, changes=changes, actions=list(actions))


async def test_picks_are_kept_by_seat_and_make_no_row(store: Store) -> None:
    table = await running_table(store, deciders=[0, 1])
    await store.set_picks(table.id, 0, {}, picks(1, 1, "bid 3"), [0, 1])
    await store.set_picks(table.id, 0, {1: 1}, picks(0, 1, "bid 5"), [0, 1])
    await store.set_picks(table.id, 0, {0: 1, 1: 1}, picks(1, 2, "bid 3", "bid 4"), [0])
    assert await store.ask(history.picks_of, table.id) == [picks(0, 1, "bid 5"), picks(1, 2, "bid 3", "bid 4")]
    assert await store.moves(table.id) == []


async def test_picks_change_who_decides_but_not_when_the_table_was_moved_at(store: Store) -> None:
    """The order of the lists would tell that somebody thinks of something."""
    quiet, busy = await running_table(store, started=after(2)), await running_table(store, started=after(1))
    await store.set_picks(busy.id, 0, {}, picks(0, 1, "bid 3"), [1])
    assert [table.id for table in await store.open_tables(9)] == [quiet.id, busy.id]
    stored = await store.table(busy.id)
    assert stored is not None
    assert stored.deciders == [1]


async def test_picks_taken_back_are_an_empty_answer(store: Store) -> None:
    table = await running_table(store)
    await store.set_picks(table.id, 0, {}, picks(0, 1, "bid 3"), [1])
    await store.set_picks(table.id, 0, {0: 1}, picks(0, 2), [0, 1])
    assert await store.ask(history.picks_of, table.id) == [picks(0, 2)]


async def test_when_all_are_ready_the_rows_take_the_place_of_the_picks(store: Store) -> None:
    table = await running_table(store)
    await store.set_picks(table.id, 0, {}, picks(0, 4, "bid 3"), [1])
    rows = [StoredMove(n=n, seat=seat, action=f"bid {n}", at=after(1)) for n, seat in ((1, 0), (2, 1))]
    await store.add_moves(table, rows, [None, "told"], [0], unsealed={0: 4})
    assert await store.ask(history.picks_of, table.id) == []
    assert await store.moves(table.id) == rows
    assert await store.story(table.id) == {2: "told"}


@pytest.mark.parametrize("known", [{}, {0: 1}, {0: 2, 1: 1}])
async def test_who_does_not_know_what_others_have_picked_must_look_again(
    store: Store, known: dict[int, int]
) -> None:
    """Else two servers might each wait for the other to notice that all are ready."""
    table = await running_table(store)
    await store.set_picks(table.id, 0, {}, picks(0, 1, "bid 3"), [1])
    await store.set_picks(table.id, 0, {0: 1}, picks(0, 2, "bid 4"), [1])
    rows = [StoredMove(n=1, seat=0, action="bid 4", at=after(1))]
    with pytest.raises(Conflict):
        await store.set_picks(table.id, 0, known, picks(1, 1, "bid 5"), [])
    with pytest.raises(Conflict):
        await store.add_moves(table, rows, [None], [0], unsealed=known)
    assert await store.ask(history.picks_of, table.id) == [picks(0, 2, "bid 4")]
    assert await store.moves(table.id) == []


async def test_a_pick_that_comes_after_the_question_was_closed_is_refused(store: Store) -> None:
    table = await running_table(store)
    await add_move(store, table, 1, 0, "bid 3", after(1), [1])
    with pytest.raises(Conflict):
        await store.set_picks(table.id, 0, {}, picks(1, 1, "bid 5"), [])
    assert await store.ask(history.picks_of, table.id) == []
