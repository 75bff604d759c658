"""People in the database, and the sessions by which their browsers are known."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Delete, Row, delete, func, insert, select, update

from chabudai.server.storage import news, notice_settings
from chabudai.server.storage.errors import Missing, lost_races
from chabudai.server.storage.models import StoredPerson, StoredSession
from chabudai.server.storage.person_lock import hold_present
from chabudai.server.storage.schema import chairs, people, sessions

# --- people -----------------------------------------------------------------------------------------------------


def add(connection: Connection, person: StoredPerson, session: StoredSession, secret_hash: str) -> None:
    """Somebody new, with the browser they came in."""
    with lost_races():
        connection.execute(insert(people).values(columns_of(person)))
        add_session(connection, session, secret_hash)


def find(connection: Connection, person_id: str) -> StoredPerson | None:
    return one(connection, people.c.id == person_id)


def found(connection: Connection, ids: Sequence[str]) -> list[StoredPerson]:
    return [person_of(row) for row in connection.execute(select(people).where(people.c.id.in_(ids)))]


def by_account(connection: Connection, account: str) -> StoredPerson | None:
    return one(connection, people.c.account == account)


def by_profile(connection: Connection, profile: str) -> StoredPerson | None:
    return one(connection, people.c.profile == profile)


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


def rename(connection: Connection, person_id: str, name: str) -> StoredPerson:
    """SignedOut if they are gone by now: nobody gives a name to a former player."""
    hold_present(connection, person_id)
    return change(connection, person_id, {"name": name})


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


def living(connection: Connection, session: str) -> StoredSession | None:
    """A session by its id, if it was not ended."""
    found = select(sessions, people).join(people, people.c.id == sessions.c.person)
    row = connection.execute(found.where(sessions.c.id == session)).one_or_none()
    return None if row is None else session_of(row)


def end_sessions(
    connection: Connection, person_id: str, only: str | None = None, but: str | None = None
) -> list[str]:
    """All of a person, only one, or all but one: those that were ended."""
    which = delete(sessions).where(sessions.c.person == person_id)
    if only is not None:
        which = which.where(sessions.c.id == only)
    return ended(connection, which if but is None else which.where(sessions.c.id != but))


def end_oldest(connection: Connection, person_id: str, most: int) -> list[str]:
    """All but the `most` that were used last."""
    mine = select(sessions.c.id).where(sessions.c.person == person_id)
    oldest = list(connection.scalars(mine.order_by(sessions.c.seen.desc(), sessions.c.id).offset(most)))
    return ended(connection, delete(sessions).where(sessions.c.id.in_(oldest))) if oldest else []


def ended(connection: Connection, which: Delete) -> list[str]:
    """The ids of the sessions that end; other processes hear that some did."""
    ids = list(connection.scalars(which.returning(sessions.c.id)))
    if ids:
        notice_settings.drop_of_sessions(connection, ids)
        news.note(connection, news.NO_TABLE, "sessions")
    return ids


def session_of(row: Row[Any]) -> StoredSession:
    values = {column.name: row._mapping[column] for column in sessions.c if column.name != "secret_hash"}
    return StoredSession(**values | {"person": person_of(row)})
