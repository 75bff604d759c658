"""Lists of tables: those to sit down at or to watch, those that are over, one's own, and where one is asked."""

from collections.abc import Mapping, Sequence

from chabudai.core.messages import Face
from chabudai.server.lobby import notes
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.match import story, telling
from chabudai.server.storage import LastTold, StoredPerson, StoredTable, history, listings
from chabudai.server.table.info import own_table, table_info
from chabudai.server.table.presence import Presence
from chabudai.server.wire import OwnTable, TableInfo, Waiting, WaitingTable

LISTED = 50
LOOKED_BACK = 20  # rows, for the last that a seat was told where the newest told it nothing


async def open_tables(lobby: Lobby, person: StoredPerson | None) -> list[TableInfo]:
    return await listed(lobby, await lobby.store.open_tables(LISTED), person)


async def finished_tables(lobby: Lobby, person: StoredPerson | None) -> list[TableInfo]:
    return await listed(lobby, await lobby.store.finished_tables(LISTED), person)


async def tables_of(lobby: Lobby, person: StoredPerson) -> list[OwnTable]:
    """My games, in the order of the store: my turn first, then running, waiting, over."""
    tables = await lobby.store.tables_of(person.id, LISTED)
    here, known = (
        await present_at(lobby, tables),
        await lobby.store.last_told([each.id for each in under_way(tables)]),
    )
    seats = {table.id: table.seat_of(person.id) for table in tables}
    lines = await last_lines(lobby, seats, known)
    noted = await notes.beginnings(lobby, person, tables)
    return [
        own_table(
            table,
            seats[table.id],
            here[table.id],
            known.get(table.id),
            lines.get(table.id),
            noted.get(table.id, ""),
        )
        for table in tables
    ]


async def last_lines(
    lobby: Lobby, seats: Mapping[str, int | None], known: Mapping[str, LastTold]
) -> dict[str, Face | None]:
    """By table, the last that the seat was told; mostly the newest row says it, else some before it are read."""
    lines = {table: last_of([last.told], seats[table]) for table, last in known.items()}
    silent = [table for table, line in lines.items() if line is None and known[table].told is not None]
    if silent:
        lately = await lobby.store.ask(history.lately_told, silent, LOOKED_BACK)
        lines |= {table: last_of(told, seats[table]) for table, told in lately.items()}
    return lines


def last_of(rows: Sequence[str | None], seat: int | None) -> Face | None:
    """Of rows from the newest on. Before one that took back nothing is known: what counts only the record says."""
    for told in rows:
        if told is None:
            return None
        line = telling.last_message(story.read(told), seat)
        if line is not None:
            return line
    return None


async def waiting_for(lobby: Lobby, person: StoredPerson | None) -> Waiting:
    """Where this person is asked: nobody else learns it from here."""
    found = [] if person is None else await lobby.store.ask(listings.waiting_for, person.id)
    return Waiting(len(found), [WaitingTable(*each) for each in found[:LISTED]])


def under_way(tables: Sequence[StoredTable]) -> list[StoredTable]:
    return [table for table in tables if table.state == "running"]


async def listed(lobby: Lobby, tables: list[StoredTable], person: StoredPerson | None) -> list[TableInfo]:
    who, here = None if person is None else person.id, await present_at(lobby, tables)
    return [table_info(table, table.seat_of(who), here[table.id]) for table in tables]


async def present_at(lobby: Lobby, tables: Sequence[StoredTable]) -> dict[str, Presence]:
    """Who is at these tables, as far as anybody knows."""
    unopened = [table.id for table in tables if table.id not in lobby.rooms]
    known = await lobby.peers.at_each(unopened) if lobby.peers is not None and unopened else {}
    return {
        table.id: lobby.rooms[table.id].here if table.id in lobby.rooms else Presence(known.get(table.id, ()))
        for table in tables
    }
