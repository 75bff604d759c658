"""Laying a table for a game, and laying it again when that game is over."""

from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from chabudai.core.game import Game, OptionValue
from chabudai.server.errors import Refused
from chabudai.server.lobby import seating
from chabudai.server.lobby.chairs import bot_chair, free_chair, is_free, names_of
from chabudai.server.lobby.lobby import Lobby, the_game
from chabudai.server.people.identity import new_id
from chabudai.server.storage import (
    StoredChair,
    StoredInvitation,
    StoredPerson,
    StoredTable,
    TableState,
    invitations,
)
from chabudai.server.table.room import Room, check_pace
from chabudai.server.wire import NewTable, Table

USUAL_PACE = 900  # milliseconds before a bot moves


async def lay(lobby: Lobby, person: StoredPerson, wanted: NewTable, address: str = "") -> Table:
    table = laid(person, wanted)
    async with lobby.waiting.one_more(address, table.id, lobby.store.still_waiting):
        await lobby.store.add_table(table, most_tables(lobby))
    return (
        await seating.start(lobby, table.id, person)
        if wanted.start
        else await seating.show(lobby, table.id, person)
    )


def most_tables(lobby: Lobby) -> dict[TableState, int]:
    """How many tables one person may keep, by their state."""
    return {"waiting": lobby.limits.waiting_tables, "running": lobby.limits.running_tables}


def laid(person: StoredPerson, wanted: NewTable) -> StoredTable:
    game = the_game(wanted.game)
    game.check_seats(wanted.seats)
    chairs = chairs_of(person, wanted)
    if wanted.start and any(is_free(chair) for chair in chairs):
        raise Refused("not-allowed", "error-free-seats")
    return StoredTable(
        id=new_id(),
        game=game.id,
        rules=game.rules_version,
        seats=wanted.seats,
        options=game.settle_at_table(wanted.options),
        seed=None,
        public=wanted.public and not wanted.invite_only,
        invite_only=wanted.invite_only,
        onlookers=wanted.onlookers,
        host=person.id,
        state="waiting",
        pace=USUAL_PACE if wanted.pace is None else check_pace(wanted.pace),
        deciders=[],
        result=None,
        rematch=None,
        created=datetime.now(UTC),
        started=None,
        finished=None,
        chairs=chairs,
    )


def chairs_of(person: StoredPerson, wanted: NewTable) -> list[StoredChair]:
    """The host's where it is wanted; bots, and chairs for friends, in order around it."""
    if not 0 <= wanted.seat < wanted.seats:
        raise Refused("bad-value", "error-no-seat")
    chairs = [StoredChair(seat=wanted.seat, person=person.id, bot=None, name=person.name)]
    others = [seat for seat in range(wanted.seats) if seat != wanted.seat]
    for place, seat in enumerate(others):
        level = wanted.bots[place] if place < len(wanted.bots) else None
        chairs.append(free_chair(seat) if level is None else bot_chair(seat, level, names_of(chairs)))
    return sorted(chairs, key=lambda chair: chair.seat)


# --- playing again -----------------------------------------------------------------------------------------------


async def rematch(lobby: Lobby, table_id: str, person: StoredPerson) -> Table:
    """The same game once more: bots sit down again, people find the invitation at the old table. Who plays with
    bots alone waits for nobody."""
    room = await lobby.room(table_id)
    room.seat_for(person.id)
    with room.in_use():
        if not await room.is_over():
            raise Refused("not-allowed", "error-not-over")
        if not await is_laid(lobby, room.table.rematch):
            await room.change(lambda: lay_again(lobby, room, person))
    assert room.table.rematch is not None
    again = await sit_again(lobby, room.table, room.table.rematch, person)
    alone = all(seat.kind == "bot" or seat.seat == again.your_seat for seat in again.seats)
    return await seating.start(lobby, again.id, person) if alone and again.state == "waiting" else again


async def sit_again(lobby: Lobby, old: StoredTable, new: str, person: StoredPerson) -> Table:
    """On the next seat, if it is still free."""
    table = await lobby.found(new)
    if table.seat_of(person.id) is None:
        with suppress(Refused):
            return await seating.sit(lobby, new, person, next_seat(old, person))
    return await seating.sit(lobby, new, person, None)


def next_seat(old: StoredTable, person: StoredPerson) -> int:
    return ((old.seat_of(person.id) or 0) + turned_by(old)) % old.seats


def turned_by(old: StoredTable) -> int:
    """Among friends everybody sits one seat on, so that all begin in turn; who plays with bots alone stays."""
    return 1 if sum(chair.person is not None for chair in old.chairs) > 1 else 0


async def is_laid(lobby: Lobby, table_id: str | None) -> bool:
    """Whether there is such a table, and it was not cleared away."""
    table = None if table_id is None else await lobby.store.table(table_id)
    return table is not None and table.state != "closed"


def lay_again(lobby: Lobby, room: Room, person: StoredPerson) -> Awaitable[StoredTable]:
    old = room.table
    seats = [(seat - turned_by(old)) % old.seats for seat in range(old.seats)]  # who sits there now sat here
    others = [old.chairs[seat] for seat in seats if old.chairs[seat].person != person.id]
    levels = [chair.bot if chair.person is None else None for chair in others]
    options = options_of_today(room.game, old.options)
    wanted = NewTable(old.game, old.seats, options, old.public, levels, seat=next_seat(old, person))
    table = replace(laid(person, wanted), pace=old.pace, invite_only=old.invite_only, onlookers=old.onlookers)
    called = [invitation_again(table, chair) for chair in others if chair.person is not None]
    return lobby.store.write(invitations.lay_again, old.id, table, most_tables(lobby), called)


def invitation_again(table: StoredTable, chair: StoredChair) -> StoredInvitation:
    return StoredInvitation(
        id=new_id(),
        table_id=table.id,
        person=chair.person,
        invited_by=table.host,
        at=table.created,
        kind="played",
        name=chair.name,
        asked=f"played {chair.profile or chair.seat}",
    )


def options_of_today(game: Game[Any], options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Those of the options that the game still has: its rules may have changed since."""
    known = {option.id: option.values for option in game.options}
    return {name: value for name, value in options.items() if value in known.get(name, ())}
