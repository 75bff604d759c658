"""Who sits at a table, what its host settles before the game begins, and what becomes of a seat that is left."""

from dataclasses import replace
from datetime import UTC, datetime

from chabudai.core.game import fresh_seed
from chabudai.server import keeping, lobby, presence
from chabudai.server.chairs import is_free
from chabudai.server.errors import Refused
from chabudai.server.hall import Hall
from chabudai.server.record import Record
from chabudai.server.room import Room
from chabudai.server.storage import Change, Conflict, Decide, StoredGuest, StoredTable
from chabudai.server.story import written
from chabudai.server.wire import SeatChange, Settings, Table


async def show(hall: Hall, table_id: str, guest: StoredGuest | None) -> Table:
    return shown(await hall.room(table_id), guest)


async def sit(hall: Hall, table_id: str, guest: StoredGuest, seat: int | None) -> Table:
    room = await hall.room(table_id)
    return await changed(hall, room, guest, lambda table: lobby.sit_down(table, guest, seat))


async def leave(hall: Hall, table_id: str, guest: StoredGuest) -> Table:
    return await changed(hall, await hall.room(table_id), guest, lambda table: lobby.leave(table, guest))


async def let_bot_play_on(hall: Hall, table_id: str, guest: StoredGuest, seat: int) -> Table:
    """For somebody who has been away for a while; who has come back meanwhile keeps the seat."""
    room = await hall.room(table_id)

    def decide(table: StoredTable) -> Change:
        change = lobby.let_bot_play_on(table, guest, seat)
        away = room.here.away(table.chairs[seat])
        if away is None or away < presence.PATIENCE:
            raise Refused("not-allowed", "error-not-away-long", seconds=presence.PATIENCE)
        return change

    return await changed(hall, room, guest, decide)


async def change_seat(hall: Hall, table_id: str, guest: StoredGuest, wanted: SeatChange) -> Table:
    room = await hall.room(table_id)
    return await changed(hall, room, guest, lambda table: lobby.change_seat(table, guest, wanted))


async def change_settings(hall: Hall, table_id: str, guest: StoredGuest, wanted: Settings) -> Table:
    room = await hall.room(table_id)
    return await changed(hall, room, guest, lambda table: lobby.change_settings(table, room.game, guest, wanted))


async def start(hall: Hall, table_id: str, guest: StoredGuest) -> Table:
    """Set the game up by what is seen of the table; it begins if the table is still like that."""
    room = await hall.room(table_id)

    async def job() -> StoredTable:
        seen = await hall.store.table(table_id) or room.table
        lobby.check_hosted(seen, guest)
        if any(is_free(chair) for chair in seen.chairs):
            raise Refused("not-allowed", "error-free-seats")
        seed = fresh_seed()
        rules, now = room.game.rules_version, datetime.now(UTC)
        opening = Record(room.game, replace(seen, seed=str(seed)))
        deciders, told = opening.match.state.deciders(), written(opening.told(0))
        return await hall.store.start_table(seen, str(seed), rules, deciders, now, told)

    try:
        await room.change(job)
    except Conflict:
        await keeping.look_again(room)
        raise Refused("stale", "error-stale") from None
    return shown(room, guest)


async def changed(hall: Hall, room: Room, guest: StoredGuest, decide: Decide) -> Table:
    """The table after a change that is decided on how it stands in the database."""
    await room.change(lambda: hall.store.change_table(room.table.id, decide))
    if room.table.state == "closed":
        await hall.put_away(room)
    return shown(room, guest)


def shown(room: Room, guest: StoredGuest | None) -> Table:
    return room.shown_to(room.seat_of(None if guest is None else guest.id))
