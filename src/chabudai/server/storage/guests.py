"""Guests in the database."""

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from chabudai.server.storage.errors import Missing, lost_races
from chabudai.server.storage.models import StoredGuest
from chabudai.server.storage.schema import guests


def by_secret(connection: Connection, secret_hash: str) -> StoredGuest | None:
    row = connection.execute(select(guests).where(guests.c.secret_hash == secret_hash)).one_or_none()
    return None if row is None else guest_of(row)


def add(connection: Connection, guest: StoredGuest) -> None:
    values = {
        "id": guest.id,
        "secret_hash": guest.secret_hash,
        "name": guest.name,
        "created": guest.created,
        "seen": guest.seen,
    }
    with lost_races():
        connection.execute(insert(guests).values(values))


def rename(connection: Connection, guest_id: str, name: str) -> StoredGuest:
    return change(connection, guest_id, {"name": name})


def see(connection: Connection, guest_id: str, at: datetime) -> StoredGuest:
    return change(connection, guest_id, {"seen": at})


def change(connection: Connection, guest_id: str, values: dict[str, Any]) -> StoredGuest:
    asked = update(guests).where(guests.c.id == guest_id).values(values).returning(*guests.c)
    row = connection.execute(asked).one_or_none()
    if row is None:
        raise Missing("error-storage-missing")
    return guest_of(row)


def guest_of(row: Row[Any]) -> StoredGuest:
    return StoredGuest(**row._mapping)
