"""Lists of tables: those to sit down at or to watch, those that are over, one's own."""

from collections.abc import Sequence

from chabudai.server.hall import Hall
from chabudai.server.lobby_told import table_info
from chabudai.server.presence import Presence
from chabudai.server.storage import StoredGuest, StoredTable
from chabudai.server.wire import TableInfo

LISTED = 50


async def open_tables(hall: Hall, guest: StoredGuest | None) -> list[TableInfo]:
    return await listed(hall, await hall.store.open_tables(LISTED), guest)


async def finished_tables(hall: Hall, guest: StoredGuest | None) -> list[TableInfo]:
    return await listed(hall, await hall.store.finished_tables(LISTED), guest)


async def tables_of(hall: Hall, guest: StoredGuest) -> list[TableInfo]:
    """My games, in the order of the store: my turn first, then running, waiting, over."""
    return await listed(hall, await hall.store.tables_of(guest.id, LISTED), guest)


async def listed(hall: Hall, tables: list[StoredTable], guest: StoredGuest | None) -> list[TableInfo]:
    who, here = None if guest is None else guest.id, await present_at(hall, tables)
    return [table_info(table, table.seat_of(who), here[table.id]) for table in tables]


async def present_at(hall: Hall, tables: Sequence[StoredTable]) -> dict[str, Presence]:
    """Who is at these tables, as far as anybody knows."""
    unopened = [table.id for table in tables if table.id not in hall.rooms]
    known = await hall.others.at_each(unopened) if hall.others is not None and unopened else {}
    return {
        table.id: hall.rooms[table.id].here if table.id in hall.rooms else Presence(known.get(table.id, ()))
        for table in tables
    }
