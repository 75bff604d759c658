"""Tables and their chairs in the database.

Whoever changes anything of a table changes or locks its row first: the row is the lock of all that belongs to it.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, bindparam, delete, exists, insert, select, update

from chabudai.server.storage.errors import Conflict, Missing, lost_races
from chabudai.server.storage.listings import find
from chabudai.server.storage.schema import chairs, setups, tables
from chabudai.server.storage.stored import StoredChair, StoredTable, TableState

FREE = chairs.c.guest.is_(None) & chairs.c.bot.is_(None)

# Built once, for every move needs them; which columns change is told by the values.
CHANGE = update(tables).where(tables.c.id == bindparam("the_table"))
CHANGE_IF = CHANGE.where(tables.c.state == bindparam("expected"))


# --- laying a table and changing it -----------------------------------------------------------------------------


def add(connection: Connection, table: StoredTable) -> None:
    values = {column.name: getattr(table, column.name) for column in tables.c if column.name != "moved"}
    with lost_races():
        connection.execute(insert(tables).values(values | {"moved": table.created}))
    set_chairs(connection, table.id, table.chairs)


def save(
    connection: Connection,
    table_id: str,
    changes: Mapping[str, Any],
    new_chairs: Sequence[StoredChair],
    expect_state: TableState | None,
) -> StoredTable:
    """Change columns of a table and the chairs given; other chairs stay, unless the table has no room for them."""
    if unknown := changes.keys() - tables.c.keys():
        raise ValueError(f"a table has no {', '.join(sorted(unknown))}")
    change(connection, table_id, {"moved": datetime.now(UTC), **changes}, expect_state)
    if "seats" in changes:
        beyond = chairs.c.seat >= changes["seats"]
        connection.execute(delete(chairs).where(chairs.c.table_id == table_id, beyond))
    set_chairs(connection, table_id, new_chairs)
    return present(connection, table_id)


def start(
    connection: Connection,
    table_id: str,
    seed: str,
    rules: int,
    deciders: Sequence[int],
    started: datetime,
    told: str | None,
) -> StoredTable:
    values = {"seed": seed, "rules": rules, "deciders": list(deciders), "started": started}
    change(connection, table_id, {"state": "running", "moved": started, **values}, "waiting")
    if connection.scalar(select(exists().where(chairs.c.table_id == table_id, FREE))):
        raise Conflict("error-storage-conflict")  # somebody got up at the last moment
    if told is not None:
        connection.execute(insert(setups), {"table_id": table_id, "told": told})
    return present(connection, table_id)


def outdate(connection: Connection, table_id: str, at: datetime) -> StoredTable:
    """The game cannot go on: nobody is asked any more."""
    change(connection, table_id, {"state": "outdated", "finished": at, "deciders": []}, "running")
    return present(connection, table_id)


def set_rematch(connection: Connection, table_id: str, new: str) -> StoredTable:
    """Name the table where they play again, if nobody has named one."""
    unnamed = (tables.c.id == table_id) & tables.c.rematch.is_(None)
    with lost_races():
        connection.execute(update(tables).where(unnamed).values(rematch=new))
    return present(connection, table_id)


# --- chairs -----------------------------------------------------------------------------------------------------


def take_chair(connection: Connection, table_id: str, seat: int, guest: str, name: str) -> StoredTable:
    change(connection, table_id, {"moved": datetime.now(UTC)}, "waiting")
    here = (chairs.c.table_id == table_id) & (chairs.c.seat == seat)
    with lost_races():  # also of one guest with two chairs in view
        taken = connection.execute(update(chairs).where(here, FREE).values(guest=guest, name=name))
    if taken.rowcount == 0:
        raise Conflict("error-storage-conflict")
    return present(connection, table_id)


def set_chairs(connection: Connection, table_id: str, new: Iterable[StoredChair]) -> None:
    """All of them are cleared before the first is taken, so that guests may change places."""
    rows = [
        {"table_id": table_id, "seat": chair.seat, "guest": chair.guest, "bot": chair.bot, "name": chair.name}
        for chair in new
    ]
    if rows:
        seats = chairs.c.seat.in_([row["seat"] for row in rows])
        connection.execute(delete(chairs).where(chairs.c.table_id == table_id, seats))
        with lost_races():
            connection.execute(insert(chairs), rows)


# --- the row ----------------------------------------------------------------------------------------------------


def change(
    connection: Connection, table_id: str, values: Mapping[str, Any], expect_state: TableState | None
) -> None:
    """Change the row of a table, if it is in the state expected."""
    asked = CHANGE if expect_state is None else CHANGE_IF
    with lost_races():
        changed = connection.execute(asked, {**values, "the_table": table_id, "expected": expect_state})
    if changed.rowcount == 0:
        present(connection, table_id)
        raise Conflict("error-storage-conflict")


def lock(connection: Connection, table_id: str) -> None:
    """Until the end of the transaction nobody else adds anything to this table."""
    locked = select(tables.c.id).where(tables.c.id == table_id).with_for_update(key_share=True)
    if connection.scalar(locked) is None:
        raise Missing("error-storage-missing")


def change_all(
    connection: Connection, changes: Sequence[tuple[str, Mapping[str, Any]]], expect_state: TableState
) -> None:
    """Change the same columns of many tables; Conflict if one of them is not in the state expected."""
    rows = [{**values, "the_table": table_id, "expected": expect_state} for table_id, values in changes]
    if connection.execute(CHANGE_IF, rows).rowcount != len(rows):
        raise Conflict("error-storage-conflict")


def present(connection: Connection, table_id: str) -> StoredTable:
    table = find(connection, table_id)
    if table is None:
        raise Missing("error-storage-missing")
    return table
