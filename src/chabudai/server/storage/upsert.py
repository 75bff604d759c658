"""Upsert: a row is added, or changed if it is there. Two processes that do so at once are in nobody's way."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

from chabudai.server.storage.errors import lost_races


def upsert(connection: Connection, table: Table, row: Mapping[str, Any], changes: Mapping[str, Any]) -> None:
    """Add the row, or make these changes to the one with its key; without changes that one stays as it is. Conflict
    if what it refers to is gone."""
    is_shared = connection.dialect.name == "postgresql"
    adding: Any = (postgresql.insert if is_shared else sqlite.insert)(table).values(dict(row))
    keys = list(table.primary_key.columns)
    with lost_races():
        connection.execute(
            adding.on_conflict_do_update(index_elements=keys, set_=dict(changes))
            if changes
            else adding.on_conflict_do_nothing()
        )
