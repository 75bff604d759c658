"""Laying a table for a game, and laying it again when that game is over."""

from collections.abc import Awaitable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from chabudai.core.game import Game, OptionValue
from chabudai.server import lobby, seating
from chabudai.server.chairs import bot_chair, free_chair, is_free, names_of
from chabudai.server.errors import Refused
from chabudai.server.hall import Hall, the_game
from chabudai.server.identity import new_id
from chabudai.server.room import Room
from chabudai.server.storage import StoredChair, StoredGuest, StoredTable, TableState
from chabudai.server.wire import NewTable, Table

USUAL_PACE = 900  # milliseconds before a bot moves


async def lay(hall: Hall, guest: StoredGuest, wanted: NewTable) -> Table:
    table = laid(guest, wanted)
    await hall.store.add_table(table, most_tables(hall))
    return await seating.start(hall, table.id, guest) if wanted.start else await seating.show(hall, table.id, guest)


def most_tables(hall: Hall) -> dict[TableState, int]:
    """How many tables one guest may keep, by their state."""
    return {"waiting": hall.limits.waiting_tables, "running": hall.limits.running_tables}


def laid(guest: StoredGuest, wanted: NewTable) -> StoredTable:
    game = the_game(wanted.game)
    game.check_seats(wanted.seats)
    chairs = [StoredChair(seat=0, guest=guest.id, bot=None, name=guest.name)]
    for seat in range(1, wanted.seats):
        level = wanted.bots[seat - 1] if seat <= len(wanted.bots) else None
        chairs.append(free_chair(seat) if level is None else bot_chair(seat, level, names_of(chairs)))
    if wanted.start and any(is_free(chair) for chair in chairs):
        raise Refused("not-allowed", "error-free-seats")
    return StoredTable(
        id=new_id(),
        game=game.id,
        rules=game.rules_version,
        seats=wanted.seats,
        options=game.settle_at_table(wanted.options),
        seed=None,
        public=wanted.public,
        host=guest.id,
        state="waiting",
        pace=USUAL_PACE if wanted.pace is None else lobby.check_pace(wanted.pace),
        deciders=[],
        result=None,
        rematch=None,
        created=datetime.now(UTC),
        started=None,
        finished=None,
        chairs=chairs,
    )


# --- playing again -----------------------------------------------------------------------------------------------


async def rematch(hall: Hall, table_id: str, guest: StoredGuest) -> Table:
    """The same game once more: bots sit down again, people find the invitation at the old table. Who plays with
    bots alone waits for nobody."""
    room = await hall.room(table_id)
    room.seat_for(guest.id)
    if not await room.is_over():
        raise Refused("not-allowed", "error-not-over")
    if not await is_laid(hall, room.table.rematch):
        await room.change(lambda: lay_again(hall, room, guest))
    assert room.table.rematch is not None
    again = await seating.sit(hall, room.table.rematch, guest, None)
    alone = all(seat.kind == "bot" or seat.seat == again.your_seat for seat in again.seats)
    return await seating.start(hall, again.id, guest) if alone and again.state == "waiting" else again


async def is_laid(hall: Hall, table_id: str | None) -> bool:
    """Whether there is such a table, and it was not cleared away."""
    table = None if table_id is None else await hall.store.table(table_id)
    return table is not None and table.state != "closed"


def lay_again(hall: Hall, room: Room, guest: StoredGuest) -> Awaitable[StoredTable]:
    old = room.table
    others = [chair for chair in old.chairs if chair.guest != guest.id]
    levels = [chair.bot if chair.guest is None else None for chair in others]
    options = options_of_today(room.game, old.options)
    table = laid(guest, NewTable(old.game, old.seats, options, old.public, levels))
    return hall.store.add_rematch(old.id, replace(table, pace=old.pace), most_tables(hall))


def options_of_today(game: Game[Any], options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """What is left of the options of a game whose rules may have changed since."""
    known = {option.id: option.values for option in game.options}
    return {name: value for name, value in options.items() if value in known.get(name, ())}
