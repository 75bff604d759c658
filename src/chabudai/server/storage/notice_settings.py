"""Notice settings and addresses in the database: how somebody wants to be told, and where."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import final

from sqlalchemy import Connection, delete, insert, select, update

from chabudai.server.storage.schema import notice_addresses, notice_settings, outbox
from chabudai.server.storage.upsert import upsert

Delays = Mapping[str, Mapping[str, int]]  # by kind and way, in minutes


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class NoticeSettings:
    person: str
    delays: Delays = field(default_factory=dict)
    digest_hours: int = 0
    digest_hour: int = 8
    zone: str = "UTC"
    digest_due: datetime | None = None


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class NoticeAddress:
    """A browser or a webhook. Whoever has it can write to its owner."""

    id: str
    person: str
    way: str
    shape: str
    address: str = field(repr=False)
    keys: dict[str, str] = field(repr=False)
    device: str
    session: str | None = None
    created: datetime
    failures: int = 0
    retry: datetime | None = None


# --- settings ---------------------------------------------------------------------------------------------------


def settings_of(connection: Connection, people: Sequence[str]) -> dict[str, NoticeSettings]:
    rows = connection.execute(select(notice_settings).where(notice_settings.c.person.in_(people)))
    return {row.person: NoticeSettings(**row._mapping) for row in rows}


def set_settings(connection: Connection, settings: NoticeSettings) -> None:
    values = {column.name: getattr(settings, column.name) for column in notice_settings.c}
    upsert(connection, notice_settings, values, values)
    drop_unwanted(connection, settings)


def drop_unwanted(connection: Connection, settings: NoticeSettings) -> None:
    """What waits on a way that was switched off is not sent any more."""
    waiting = (outbox.c.person == settings.person) & (outbox.c.state == "waiting")
    wanted = {(kind, way) for kind, ways in settings.delays.items() for way in ways}
    rows = connection.execute(select(outbox.c.kind, outbox.c.way).where(waiting).distinct()).all()
    for row in rows:
        if (row.kind, row.way) not in wanted or (row.way == "mail" and settings.digest_hours):
            off = waiting & (outbox.c.kind == row.kind) & (outbox.c.way == row.way)
            connection.execute(update(outbox).where(off).values(state="gone"))


def digests_due(connection: Connection, now: datetime, limit: int) -> list[NoticeSettings]:
    wanted = select(notice_settings).where(notice_settings.c.digest_due <= now)
    rows = connection.execute(wanted.order_by(notice_settings.c.digest_due).limit(limit))
    return [NoticeSettings(**row._mapping) for row in rows]


def move_digest(connection: Connection, settings: NoticeSettings, due: datetime) -> bool:
    """The next one is due then; whether nobody else has moved it meanwhile."""
    same = (notice_settings.c.person == settings.person) & (notice_settings.c.digest_due == settings.digest_due)
    return connection.execute(update(notice_settings).where(same).values(digest_due=due)).rowcount == 1


# --- addresses --------------------------------------------------------------------------------------------------


def addresses_of(connection: Connection, people: Sequence[str]) -> list[NoticeAddress]:
    """The newest first."""
    wanted = select(notice_addresses).where(notice_addresses.c.person.in_(people))
    rows = connection.execute(wanted.order_by(notice_addresses.c.created.desc(), notice_addresses.c.id))
    return [NoticeAddress(**row._mapping) for row in rows]


def add_address(connection: Connection, address: NoticeAddress, most: int) -> None:
    """In place of the same one, whoever had it: a browser is told what concerns whom it is known as now. Of its way
    a person keeps `most`, the newest."""
    same = (notice_addresses.c.way == address.way) & (notice_addresses.c.address == address.address)
    if address.way == "push":
        connection.execute(delete(notice_addresses).where(same))
    mine = select(notice_addresses.c.id).where(
        notice_addresses.c.person == address.person, notice_addresses.c.way == address.way
    )
    old = mine.order_by(notice_addresses.c.created.desc()).offset(most - 1)
    connection.execute(delete(notice_addresses).where(notice_addresses.c.id.in_(list(connection.scalars(old)))))
    values = {column.name: getattr(address, column.name) for column in notice_addresses.c}
    connection.execute(insert(notice_addresses).values(values))


def drop_addresses(
    connection: Connection, person: str, way: str | None = None, address_id: str | None = None
) -> bool:
    which = delete(notice_addresses).where(notice_addresses.c.person == person)
    if way is not None:
        which = which.where(notice_addresses.c.way == way)
    if address_id is not None:
        which = which.where(notice_addresses.c.id == address_id)
    return connection.execute(which).rowcount > 0


def drop_of_sessions(connection: Connection, sessions: Sequence[str]) -> None:
    """A browser that is logged out is told nothing more."""
    connection.execute(delete(notice_addresses).where(notice_addresses.c.session.in_(sessions)))


def move_session(connection: Connection, before: str, now: str) -> None:
    """The same browser has another session: of the same person, or of one who may become the guest's."""
    mine = notice_addresses.c.session == before
    connection.execute(update(notice_addresses).where(mine).values(session=now))


def note_outcome(connection: Connection, address_id: str, failures: int, retry: datetime | None) -> None:
    which = update(notice_addresses).where(notice_addresses.c.id == address_id)
    connection.execute(which.values(failures=failures, retry=retry))


# --- becoming one, and nobody -----------------------------------------------------------------------------------


def merge(connection: Connection, former: str, into: str) -> None:
    """The browsers of a guest are the person's; so are webhook and settings, where the person has none."""
    connection.execute(delete(outbox).where(outbox.c.person == former))
    known = {each.way for each in addresses_of(connection, [into])}
    if "hook" in known:
        drop_addresses(connection, former, "hook")
    connection.execute(update(notice_addresses).where(notice_addresses.c.person == former).values(person=into))
    mine = notice_settings.c.person == former
    if not settings_of(connection, [into]):
        connection.execute(update(notice_settings).where(mine).values(person=into))
    connection.execute(delete(notice_settings).where(mine))


def forget(connection: Connection, person: str) -> None:
    for rows in (outbox, notice_addresses, notice_settings):
        connection.execute(delete(rows).where(rows.c.person == person))
