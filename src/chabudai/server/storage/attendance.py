"""Visits: when somebody last looked at a table where they sit, and whether they want to be told of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, final

from sqlalchemy import Connection, delete, select, tuple_, update

from chabudai.server.storage.schema import attendance
from chabudai.server.storage.upsert import upsert


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class Attendance:
    looked: datetime | None = None
    muted: bool = False


NEVER = Attendance()


def note_look(connection: Connection, person: str, table_id: str, at: datetime) -> None:
    """Until then somebody looked at a table."""
    change(connection, person, table_id, {"looked": at})


def mute(connection: Connection, person: str, table_id: str, muted: bool) -> None:
    change(connection, person, table_id, {"muted": muted})


def change(connection: Connection, person: str, table_id: str, values: Mapping[str, Any]) -> None:
    row = {"person": person, "table_id": table_id, "muted": False, **values}
    upsert(connection, attendance, row, values)


def attendance_of(connection: Connection, keys: Sequence[tuple[str, str]]) -> dict[tuple[str, str], Attendance]:
    """By person and table."""
    rows = connection.execute(
        select(attendance).where(tuple_(attendance.c.person, attendance.c.table_id).in_(list(keys)))
    )
    return {(row.person, row.table_id): Attendance(looked=row.looked, muted=row.muted) for row in rows}


def muted_by(connection: Connection, person: str) -> list[str]:
    """The tables of which somebody does not want to be told, in the order of their ids."""
    wanted = select(attendance.c.table_id).where(attendance.c.person == person, attendance.c.muted)
    return list(connection.scalars(wanted.order_by(attendance.c.table_id)))


def merge(connection: Connection, former: str, into: str) -> None:
    known = select(attendance.c.table_id).where(attendance.c.person == into)
    moved = (attendance.c.person == former) & attendance.c.table_id.not_in(list(connection.scalars(known)))
    connection.execute(update(attendance).where(moved).values(person=into))
    connection.execute(delete(attendance).where(attendance.c.person == former))


def forget(connection: Connection, person: str) -> None:
    connection.execute(delete(attendance).where(attendance.c.person == person))
