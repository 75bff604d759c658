"""What is done beside the question: kept in order, with the rows it knew of, and unnoticed in any list."""

import pytest
from server.storage.laying import after, running_table

from chabudai.server.storage import Conflict, Store, StoredAct, StoredMove, history

pytestmark = pytest.mark.anyio


def act(number: int, n: int = 0, *actions: str) -> StoredAct:
    return StoredAct(number=number, n=n, seat=1, actions=list(actions), at=after(number), told="{}")


def move(n: int) -> StoredMove:
    return StoredMove(n=n, seat=0, action="take", at=after(n))


async def test_acts_are_kept_in_their_order_with_the_rows_they_knew_of(store: Store) -> None:
    table = await running_table(store, deciders=[0])
    await store.add_act(table.id, act(1, 0, "offer 2", "give 1", "openly"))
    table = await store.add_moves(table, [move(1)], [None], [0], acts=1)
    await store.add_act(table.id, act(2, 1, "withdraw"))
    assert await store.ask(history.acts_of, table.id) == [
        act(1, 0, "offer 2", "give 1", "openly"),
        act(2, 1, "withdraw"),
    ]
    assert [row.n for row in await store.moves(table.id)] == [1]


async def test_an_act_moves_no_table_up_in_any_list(store: Store) -> None:
    """The order of the lists would tell of it those who may not know."""
    quiet, busy = await running_table(store, started=after(2)), await running_table(store, started=after(1))
    before = await store.table(busy.id)
    await store.add_act(busy.id, act(1))
    assert [table.id for table in await store.open_tables(9)] == [quiet.id, busy.id]
    assert await store.table(busy.id) == before


@pytest.mark.parametrize(("number", "n"), [(1, 1), (3, 1), (2, 0), (2, 2)])
async def test_an_act_that_does_not_know_what_has_happened_is_a_conflict(store: Store, number: int, n: int) -> None:
    table = await running_table(store, deciders=[0])
    await store.add_act(table.id, act(1))
    await store.add_moves(table, [move(1)], [None], [0], acts=1)
    with pytest.raises(Conflict):
        await store.add_act(table.id, act(number, n))
    assert await store.ask(history.acts_of, table.id) == [act(1)]


async def test_a_move_that_does_not_know_of_an_act_is_a_conflict(store: Store) -> None:
    """Both might be legal, and not together."""
    table = await running_table(store, deciders=[0])
    await store.add_act(table.id, act(1))
    with pytest.raises(Conflict):
        await store.add_moves(table, [move(1)], [None], [0], acts=0)
    assert await store.moves(table.id) == []
    assert await store.table(table.id) == table
