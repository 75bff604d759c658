"""What is done to the record of a table is stored, and only then told. If another was quicker, that one counts.

All of it happens under the lock of the room.
"""

# compiled: every move of every table passes through here

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from chabudai.server import measures
from chabudai.server.errors import Refused
from chabudai.server.record import ActRow, Done, Row
from chabudai.server.storage import Conflict, StoredAct, StoredMove, StoredPicks

if TYPE_CHECKING:
    from chabudai.server.room import Room


class Overtaken(Refused):
    """Somebody else was quicker, at another process; what they did is known by now."""

    def __init__(self) -> None:
        super().__init__("stale", "error-stale")


async def make(room: "Room", seat: int, actions: list[int]) -> None:
    record = room.playing()
    await keep(room, seat, lambda: record.apply(seat, actions))
    if room.table.state == "finished":
        room.tell_table()


async def keep(room: "Room", seat: int, do: Callable[[], Done]) -> None:
    """Do something to the record, store it, and only then tell. If another was quicker, that one counts."""
    assert room.record is not None
    picked = {each: changes for each, changes in enumerate(room.record.changes) if changes}
    done = do()
    try:
        if done.act is not None:
            await store_act(room, done.act)
        elif done.rows:
            await store_rows(room, done.rows, picked)
        else:
            await store_picks(room, seat, picked)
    except Conflict:
        await (catch_up(room) if done.rows or done.act else catch_up_with_picks(room))
        raise Overtaken from None
    except BaseException as problem:
        room.give_up(problem)
        raise
    room.tell_position(done.first, done.audience, done.made, done.story)


async def store_rows(room: "Room", rows: list[Row], picked: dict[int, int]) -> None:
    assert room.record is not None
    state, first, now = room.record.match.state, room.record.n - len(rows) + 1, datetime.now(UTC)
    bots = [chair.bot or "" for chair in room.table.chairs]
    moves = [
        StoredMove(n=n, seat=row.seat, action=row.action, at=now, bot=bots[row.seat])
        for n, row in enumerate(rows, first)
    ]
    ends: dict[str, Any] = {}
    if state.over:
        ends = {"result": {"scores": state.scores(), "winners": state.winners()}, "finished": now}
    told = [row.told for row in rows]
    acts = None if room.game.beside is None else room.record.acts
    room.table = await room.store.add_moves(
        room.table,
        moves,
        told,
        state.deciders(),
        unsealed=picked or None,
        acts=acts,
        wake=room.bots.are_to_be_woken(),
        **ends,
    )
    for move in moves:
        measures.AT_TABLES.moved("bot" if move.bot else "person")


async def store_act(room: "Room", row: ActRow) -> None:
    assert room.record is not None
    number, n, now = room.record.acts, room.record.n, datetime.now(UTC)
    act = StoredAct(number=number, n=n, seat=row.seat, actions=row.actions, at=now, told=row.told)
    await room.store.add_act(room.table.id, act, room.bots.are_to_be_woken())


async def store_picks(room: "Room", seat: int, picked: dict[int, int]) -> None:
    """Nobody else notices: not even that this table was moved at."""
    assert room.record is not None
    picks = StoredPicks(seat=seat, changes=room.record.changes[seat], actions=room.record.picks(seat))
    await room.store.set_picks(room.table.id, room.record.n, picked, picks, room.record.match.state.deciders())


async def catch_up(room: "Room") -> None:
    """Somebody else was quicker: what they did counts, and everybody here is told."""
    try:
        await room.load_again()
    except BaseException as problem:
        room.give_up(problem)
        raise
    room.tell_anew()


async def catch_up_with_picks(room: "Room") -> None:
    """Ours came too late: it is forgotten, and what others did is taken up."""
    try:
        await room.following.take_up({"moves", "picks", "acts"})
    except BaseException as problem:
        room.give_up(problem)
        raise


async def look_again(room: "Room") -> None:
    """Somebody else has changed the table: everybody here is told how it stands."""
    async with room.lock:
        await catch_up(room)
    room.bots.call()
