"""People in the database, and the sessions by which their browsers are known."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from chabudai.server.storage import news
from chabudai.server.storage.credentials import take_token
from chabudai.server.storage.errors import Missing, lost_races
from chabudai.server.storage.models import StoredPerson, StoredSession
from chabudai.server.storage.schema import chairs, passkeys, people, recovery_codes, sessions, tables, tokens
from chabudai.server.storage.tables import touch

# --- people -----------------------------------------------------------------------------------------------------


def add(connection: Connection, person: StoredPerson, session: StoredSession, secret_hash: str) -> None:
    """Somebody new, with the browser they came in."""
    with lost_races():
        connection.execute(insert(people).values(columns_of(person)))
        add_session(connection, session, secret_hash)


def find(connection: Connection, person_id: str) -> StoredPerson | None:
    return one(connection, people.c.id == person_id)


def by_account(connection: Connection, account: str) -> StoredPerson | None:
    return one(connection, people.c.account == account)


def by_mail(connection: Connection, mail: str) -> list[StoredPerson]:
    """All whose confirmed address it is."""
    return [person_of(row) for row in connection.execute(select(people).where(people.c.mail == mail))]


def registered(connection: Connection) -> list[tuple[StoredPerson, int]]:
    """All with an account by their name, and at how many tables each sits."""
    seats = select(func.count()).where(chairs.c.person == people.c.id).scalar_subquery()
    wanted = select(people, seats.label("seats")).where(people.c.account.is_not(None)).order_by(people.c.account)
    return [(person_of(row), row.seats) for row in connection.execute(wanted)]


def one(connection: Connection, condition: Any) -> StoredPerson | None:
    row = connection.execute(select(people).where(condition)).one_or_none()
    return None if row is None else person_of(row)


def change(connection: Connection, person_id: str, values: Mapping[str, Any]) -> StoredPerson:
    """Conflict if another has the name to log in with."""
    asked = update(people).where(people.c.id == person_id).values(values).returning(*people.c)
    with lost_races():
        row = connection.execute(asked).one_or_none()
    if row is None:
        raise Missing("error-storage-missing")
    return person_of(row)


def register(
    connection: Connection, person_id: str, values: Mapping[str, Any], invitation: str | None, now: datetime
) -> StoredPerson:
    """Give a person an account, for an invitation if one is needed, which is used up by it and by nothing else;
    Missing if there is none."""
    if invitation is not None and take_token(connection, "invitation", invitation, now) is None:
        raise Missing("error-token")
    return change(connection, person_id, values)


def columns_of(person: StoredPerson) -> dict[str, Any]:
    return {column.name: getattr(person, column.name) for column in people.c}


def person_of(row: Row[Any]) -> StoredPerson:
    return StoredPerson(**{column.name: row._mapping[column] for column in people.c})


# --- sessions ---------------------------------------------------------------------------------------------------


def add_session(connection: Connection, session: StoredSession, secret_hash: str) -> None:
    values = {
        "id": session.id,
        "person": session.person.id,
        "secret_hash": secret_hash,
        "device": session.device,
        "created": session.created,
        "seen": session.seen,
        "former": session.former,
    }
    with lost_races():
        connection.execute(insert(sessions).values(values))


def session_by_secret(connection: Connection, secret_hash: str) -> StoredSession | None:
    found = select(sessions, people).join(people, people.c.id == sessions.c.person)
    row = connection.execute(found.where(sessions.c.secret_hash == secret_hash)).one_or_none()
    return None if row is None else session_of(row)


def sessions_of(connection: Connection, person_id: str) -> list[StoredSession]:
    """The last used first."""
    found = select(sessions, people).join(people, people.c.id == sessions.c.person)
    wanted = found.where(sessions.c.person == person_id).order_by(sessions.c.seen.desc(), sessions.c.id)
    return [session_of(row) for row in connection.execute(wanted)]


def living_sessions(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Those of these that were not ended."""
    return set(connection.scalars(select(sessions.c.id).where(sessions.c.id.in_(ids))))


def see(connection: Connection, session: str, at: datetime) -> None:
    """Note when somebody was here last, and in which browser."""
    person = select(sessions.c.person).where(sessions.c.id == session).scalar_subquery()
    connection.execute(update(people).where(people.c.id == person).values(seen=at))
    connection.execute(update(sessions).where(sessions.c.id == session).values(seen=at))


def end_sessions(
    connection: Connection, person_id: str, but: str | None = None, only: str | None = None
) -> list[str]:
    """All of a person, all but one, or only one: those that were ended."""
    which = delete(sessions).where(sessions.c.person == person_id).returning(sessions.c.id)
    if but is not None:
        which = which.where(sessions.c.id != but)
    if only is not None:
        which = which.where(sessions.c.id == only)
    ended = list(connection.scalars(which))
    if ended:
        news.note(connection, news.NO_TABLE, "sessions")
    return ended


def session_of(row: Row[Any]) -> StoredSession:
    values = {column.name: row._mapping[column] for column in sessions.c if column.name != "secret_hash"}
    return StoredSession(**values | {"person": person_of(row)})


# --- becoming one, and nobody -------------------------------------------------------------------------------------


def merge(connection: Connection, former: str, into: str) -> list[str]:
    """Whatever is a guest's becomes another person's, but for seats at tables where both sit. The tables that have
    changed."""
    lock(connection, sorted([former, into]))
    both = select(chairs.c.table_id).where(chairs.c.person == into)
    wanted = select(chairs.c.table_id).where(chairs.c.person == former, chairs.c.table_id.not_in(both))
    hosted = select(tables.c.id).where(tables.c.host == former, tables.c.id.not_in(both))
    moved = sorted({*connection.scalars(wanted), *connection.scalars(hosted)})
    touch(connection, moved)
    connection.execute(
        update(chairs).where(chairs.c.person == former, chairs.c.table_id.in_(moved)).values(person=into)
    )
    connection.execute(update(tables).where(tables.c.host == former, tables.c.id.in_(moved)).values(host=into))
    connection.execute(update(sessions).where(sessions.c.former == former).values(former=None))
    end_sessions(connection, former)
    return moved


def forget(connection: Connection, person_id: str, name: str) -> list[str]:
    """A person is gone: no credentials, no addresses, another name; the games stay. The sessions that ended."""
    lock(connection, [person_id])
    ended = end_sessions(connection, person_id)
    connection.execute(update(sessions).where(sessions.c.former == person_id).values(former=None))
    for credentials in (recovery_codes, passkeys, tokens):
        connection.execute(delete(credentials).where(credentials.c.person == person_id))
    nothing = dict.fromkeys(("account", "password_hash", "mail", "language"))
    change(connection, person_id, {"name": name, **nothing})
    touch(connection, sorted(connection.scalars(select(chairs.c.table_id).where(chairs.c.person == person_id))))
    connection.execute(update(chairs).where(chairs.c.person == person_id).values(name=name))
    return ended


def lock(connection: Connection, ids: Sequence[str]) -> None:
    """Nobody changes these people meanwhile; Missing if one of them is not there."""
    for each in ids:
        row = connection.execute(select(people.c.id).where(people.c.id == each).with_for_update()).one_or_none()
        if row is None:
            raise Missing("error-storage-missing")
