"""Commit: what was done to the record of a table is stored, and only then told (optimistic concurrency).

The database decides between two who were equally quick: whoever comes second finds that the row is taken, takes up
what the first has stored, and may try again. All of it happens under the lock of the table.
"""

# compiled: every move of every table passes through here

from datetime import UTC, datetime
from typing import Any

from chabudai.core.beside import NOBODY, may_bots_wait
from chabudai.server.errors import Refused
from chabudai.server.match.changes import Acted, ActRow, Change, Moved, Picked
from chabudai.server.monitoring import metrics
from chabudai.server.storage import Conflict, StoredAct, StoredMove, StoredPicks
from chabudai.server.table.live import LiveTable


class Overtaken(Refused):
    """Somebody else was quicker, at another process; what they did is known by now."""

    def __init__(self) -> None:
        super().__init__("stale", "error-stale")


async def make(room: LiveTable, seat: int, actions: list[int]) -> None:
    """Make moves, or pick in a choice made together."""
    await commit(room, room.playing().apply(seat, actions))
    if room.table.state == "finished":
        room.tell_table()


async def commit(room: LiveTable, change: Change) -> None:
    """Store what was just done to the record of the table, and tell it; Overtaken if another was quicker."""
    overtaken = False
    try:
        await store(room, change)
    except Conflict:
        overtaken = True
    except BaseException as problem:
        room.give_up(problem)
        raise
    if overtaken:
        await (catch_up_with_picks(room) if isinstance(change, Picked) else catch_up(room))
        raise Overtaken
    room.tell_change(change)


async def store(room: LiveTable, change: Change) -> None:
    if isinstance(change, Moved):
        await store_rows(room, change)
    elif isinstance(change, Picked):
        await store_picks(room, change)
    elif isinstance(change, Acted):
        await store_act(room, change)


async def store_rows(room: LiveTable, change: Moved) -> None:
    assert room.record is not None
    state, first, now = room.record.match.state, room.record.n - len(change.rows) + 1, datetime.now(UTC)
    bots = [chair.bot or "" for chair in room.table.chairs]
    moves = [
        StoredMove(n=n, seat=row.seat, action=row.action, at=now, bot=bots[row.seat])
        for n, row in enumerate(change.rows, first)
    ]
    ends: dict[str, Any] = {}
    if state.over:
        ends = {"result": {"scores": state.scores(), "winners": state.winners()}, "finished": now}
    told = [row.told for row in change.rows]
    acts = None if room.game.beside is None else room.record.acts
    room.table = await room.store.add_moves(
        room.table,
        moves,
        told,
        state.deciders(),
        unsealed=change.picked or None,
        acts=acts,
        wake=room.are_bots_to_be_woken(),
        **ends,
    )
    for move in moves:
        metrics.AT_TABLES.moved("bot" if move.bot else "person")


async def store_picks(room: LiveTable, change: Picked) -> None:
    """Nobody else notices: not even that this table was moved at."""
    assert room.record is not None
    record, seat = room.record, change.seat
    picks = StoredPicks(seat=seat, changes=record.changes[seat], actions=record.picks(seat))
    state = record.match.state
    wake = may_bots_wait(state) and room.are_bots_to_be_woken()
    await room.store.set_picks(
        room.table.id, record.n, change.picked, picks, state.deciders(), wake, room.table.rules
    )


async def store_act(room: LiveTable, change: Acted) -> None:
    assert room.record is not None
    number, n, now, row = room.record.acts, room.record.n, datetime.now(UTC), change.row
    act = StoredAct(number=number, n=n, seat=row.seat, actions=row.actions, at=now, told=row.told)
    wake, called = room.are_bots_to_be_woken(), called_by(room, row)
    await room.store.add_act(room.table.id, act, wake, room.table.rules, called)


def called_by(room: LiveTable, row: ActRow) -> list[str]:
    """Who is to be told of an offer, since they do not look at the table."""
    record, beside = room.record, room.game.beside
    assert record is not None
    assert beside is not None
    seat = beside.addressee(room.game.actions.parse_all(row.actions))
    if seat == NOBODY or not beside.is_awaited_from(record.match.state, seat):
        return []
    chair = room.table.chairs[seat]
    is_away = chair.bot is None and chair.person is not None and chair.person not in room.lookers()
    return [chair.person] if is_away and chair.person is not None else []


async def catch_up(room: LiveTable) -> None:
    """Somebody else was quicker: what they did counts, and everybody here is told."""
    try:
        await room.load_again()
    except BaseException as problem:
        room.give_up(problem)
        raise
    room.tell_anew()


async def catch_up_with_picks(room: LiveTable) -> None:
    """Ours came too late: it is forgotten, and what others did is taken up."""
    try:
        await room.take_up_game()
    except BaseException as problem:
        room.give_up(problem)
        raise


async def look_again(room: LiveTable) -> None:
    """Somebody else has changed the table: everybody here is told how it stands. In a room that was closed while we
    waited nobody is left."""
    async with room.lock:
        if room.broken or room.is_closed:
            return
        await catch_up(room)
    room.call_bots()
