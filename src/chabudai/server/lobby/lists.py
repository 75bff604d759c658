"""Lists of tables: those to sit down at or to watch, those that are over, one's own."""

from collections.abc import Sequence

from chabudai.server.lobby.lobby import Lobby
from chabudai.server.storage import StoredPerson, StoredTable
from chabudai.server.table.info import own_table, table_info
from chabudai.server.table.presence import Presence
from chabudai.server.wire import OwnTable, TableInfo

LISTED = 50


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
    return [own_table(table, table.seat_of(person.id), here[table.id], known.get(table.id)) for table in tables]


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
