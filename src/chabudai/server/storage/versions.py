"""Versions of the rules that tables are of. What is written here is so only if the table is as it was seen."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, select, update

from chabudai.server.storage.errors import Conflict
from chabudai.server.storage.history import check_acts, check_picks, check_rows
from chabudai.server.storage.models import StoredRecord, StoredTable, TableState
from chabudai.server.storage.schema import tables
from chabudai.server.storage.tables import ANEW, changed, present, wake_bots_of


def older(connection: Connection, game: str, rules: int, state: TableState) -> list[str]:
    """Tables in this state whose rules are older than these and that were not compared with these yet, the newest
    first."""
    unknown = tables.c.compared.is_(None) | (tables.c.compared < rules)
    of_game = (tables.c.game == game) & (tables.c.state == state) & tables.c.seed.is_not(None)
    chosen = select(tables.c.id).where(of_game, tables.c.rules < rules, unknown)
    return list(connection.scalars(chosen.order_by(tables.c.moved.desc(), tables.c.id)))


def lift(connection: Connection, seen: StoredTable, stored: StoredRecord, rules: int) -> StoredTable:
    """The game goes on under newer rules, or can be looked back at by them."""
    change(connection, seen, {"rules": rules, "compared": rules, "differs_at": None})
    check_extent(connection, seen, stored)
    table = changed(connection, seen.id)
    wake_bots_of(connection, table)
    return table


def outdate(
    connection: Connection,
    seen: StoredTable,
    stored: StoredRecord,
    at: datetime,
    rules: int,
    differs_at: int | None,
) -> StoredTable:
    """The game cannot go on under these rules: nobody is asked any more."""
    if seen.state != "running":
        raise Conflict("error-storage-conflict")
    ending = {"state": "outdated", "finished": at, "deciders": []}
    change(connection, seen, {**ending, "compared": rules, "differs_at": differs_at})
    check_extent(connection, seen, stored)
    return changed(connection, seen.id)


def note_difference(connection: Connection, seen: StoredTable, rules: int, differs_at: int | None) -> StoredTable:
    """These rules cannot set up the game again, so nobody need try."""
    change(connection, seen, {"compared": rules, "differs_at": differs_at})
    return changed(connection, seen.id)


def change(connection: Connection, seen: StoredTable, values: Mapping[str, Any]) -> None:
    """Conflict if another has ended or lifted it."""
    as_seen = (tables.c.id == seen.id) & (tables.c.state == seen.state) & (tables.c.rules == seen.rules)
    if connection.execute(update(tables).where(as_seen).values({**values, **ANEW})).rowcount == 0:
        present(connection, seen.id)
        raise Conflict("error-storage-conflict")


def check_extent(connection: Connection, seen: StoredTable, stored: StoredRecord) -> None:
    """Conflict if something was done there since it was read, by a server of the older rules."""
    check_rows(connection, seen.id, stored.moves[-1].n if stored.moves else 0)
    check_acts(connection, seen.id, stored.acts[-1].number if stored.acts else 0)
    check_picks(connection, seen.id, {each.seat: each.changes for each in stored.picks})
