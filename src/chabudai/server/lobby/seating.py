"""Seating: who sits at a table, what its host settles before the game, and what becomes of a seat that is left."""

from dataclasses import replace
from datetime import UTC, datetime

from chabudai.core.errors import ChabudaiError
from chabudai.core.game import fresh_seed
from chabudai.server.errors import Refused
from chabudai.server.lobby import decisions
from chabudai.server.lobby.chairs import is_free
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.lobby.onlookers import check_may_look
from chabudai.server.match.record import Record
from chabudai.server.match.story import written
from chabudai.server.storage import Change, Conflict, Decide, StoredPerson, StoredTable, invitations
from chabudai.server.table import commit, presence
from chabudai.server.table.room import Room
from chabudai.server.wire import SeatChange, Settings, Table


async def show(lobby: Lobby, table_id: str, person: StoredPerson | None) -> Table:
    room = await lobby.room(table_id)
    await check_may_look(lobby, room.table, person)
    return shown(room, person)


async def sit(lobby: Lobby, table_id: str, person: StoredPerson, seat: int | None) -> Table:
    """Who may not gets one answer, whatever the reason is."""
    room = await lobby.room(table_id)

    def decide(table: StoredTable) -> Change | None:
        return decisions.sit_down(table, person, seat)

    async def job() -> StoredTable:
        refusal = Refused("not-yours", "error-not-admitted")
        answer = await lobby.store.write(invitations.sit, table_id, person.id, decide, refusal)
        if isinstance(answer, ChabudaiError):
            raise answer
        return answer

    await room.change(job)
    return shown(room, person)


async def leave(lobby: Lobby, table_id: str, person: StoredPerson) -> Table:
    return await changed(lobby, await lobby.room(table_id), person, lambda table: decisions.leave(table, person))


async def let_bot_play_on(lobby: Lobby, table_id: str, person: StoredPerson, seat: int) -> Table:
    """For somebody who has been away for a while; who has come back meanwhile keeps the seat."""
    room = await lobby.room(table_id)

    def decide(table: StoredTable) -> Change:
        change = decisions.let_bot_play_on(table, person, seat)
        away = room.here.away(table.chairs[seat])
        if away is None or away < presence.AWAY_AFTER:
            raise Refused("not-allowed", "error-not-away-long", seconds=presence.AWAY_AFTER)
        return change

    return await changed(lobby, room, person, decide)


async def change_seat(lobby: Lobby, table_id: str, person: StoredPerson, wanted: SeatChange) -> Table:
    room = await lobby.room(table_id)
    return await changed(lobby, room, person, lambda table: decisions.change_seat(table, person, wanted))


async def change_settings(lobby: Lobby, table_id: str, person: StoredPerson, wanted: Settings) -> Table:
    room = await lobby.room(table_id)
    return await changed(
        lobby, room, person, lambda table: decisions.change_settings(table, room.game, person, wanted)
    )


async def start(lobby: Lobby, table_id: str, person: StoredPerson) -> Table:
    """Set the game up by what is seen of the table; it begins if the table is still like that."""
    room = await lobby.room(table_id)

    async def job() -> StoredTable:
        seen = await lobby.store.table(table_id) or room.table
        decisions.check_hosted(seen, person)
        if any(is_free(chair) for chair in seen.chairs):
            raise Refused("not-allowed", "error-free-seats")
        seed = fresh_seed()
        rules, now = room.game.rules_version, datetime.now(UTC)
        opening = Record(room.game, replace(seen, seed=str(seed)))
        deciders, told = opening.match.state.deciders(), written(opening.told(0))
        return await lobby.store.start_table(seen, str(seed), rules, deciders, now, told)

    try:
        await room.change(job)
    except Conflict:
        await commit.look_again(room)
        raise Refused("stale", "error-storage-conflict") from None
    return shown(room, person)


async def changed(
    lobby: Lobby, room: Room, person: StoredPerson, decide: Decide, comes: str | None = None
) -> Table:
    """The table after a change that is decided on how it stands in the database."""
    await room.change(lambda: lobby.store.change_table(room.table.id, decide, comes))
    told = shown(room, person)
    if room.table.state == "closed":
        await lobby.put_away(room)
    return told


def shown(room: Room, person: StoredPerson | None) -> Table:
    return room.shown_to(room.seat_of(None if person is None else person.id))
