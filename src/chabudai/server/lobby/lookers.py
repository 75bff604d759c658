"""Lookers: who looks at which table now, at this process or another, and whether an offer is open to them."""

from collections.abc import Mapping, Sequence

from chabudai.core.beside import beside_of
from chabudai.server.errors import Refused
from chabudai.server.lobby.lobby import Lobby


async def lookers(lobby: Lobby, tables: Sequence[str]) -> Mapping[str, set[str]]:
    """By table, the people whose page of it is in front of them."""
    elsewhere = await lobby.peers.at_each(tables)
    found = {
        table: {person for known in elsewhere.get(table, ()) for person in known.looking()} for table in tables
    }
    for table in tables:
        if table in lobby.rooms:
            found[table] |= lobby.rooms[table].lookers()
    return found


async def is_offered(lobby: Lobby, table: str, person: str) -> bool:
    """Whether somebody waits for this person's answer, beside the question."""
    try:
        room = await lobby.room(table)
    except Refused:
        return False
    async with room.lock:
        seat, record = room.seat_of(person), room.record
        if seat is None or record is None or room.table.chairs[seat].bot is not None:
            return False
        state = record.match.state
        beside = beside_of(state)
        return beside is not None and not state.over and beside.is_awaited_from(state, seat)
