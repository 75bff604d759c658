"""Sign-in: whose session a browser's secret is, and how somebody new gets one."""

from datetime import UTC, datetime, timedelta

from chabudai.server.lobby import decisions, seating
from chabudai.server.lobby.lists import LISTED
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.people.identity import clean_name, hash_of, new_id, new_secret
from chabudai.server.people.sessions import begun
from chabudai.server.storage import StoredPerson, StoredSession, people
from chabudai.server.table.connection import SIGNED_OUT, Connection

SEEN_EVERY = timedelta(hours=1)  # what is noted of a person need not be more exact


async def session_with(lobby: Lobby, secret: str | None) -> StoredSession | None:
    return None if secret is None else await lobby.store.session_by_secret(hash_of(secret))


async def welcome(lobby: Lobby, secret: str | None) -> StoredSession | None:
    """The session of whoever comes to a table. When they were last here is noted beside it: to look on one need not
    be able to write."""
    session, now = await session_with(lobby, secret), datetime.now(UTC)
    if session is not None and now - session.seen > SEEN_EVERY:
        lobby.do_beside(lobby.store.see_session(session.id, now))
    return session


async def hang_up_if_ended(lobby: Lobby, connection: Connection) -> None:
    """On somebody who was on the way to a table when sessions ended: nobody could hang up on them yet."""
    if connection.session and not await lobby.store.ask(people.living_sessions, [connection.session]):
        connection.hang_up(SIGNED_OUT)


async def name_person(
    lobby: Lobby, person: StoredPerson | None, name: str, device: str = ""
) -> tuple[StoredPerson, str | None]:
    """The person with this nickname, and the new secret if it is a new one."""
    cleaned = clean_name(name)
    if person is not None:
        renamed = await lobby.store.write(people.rename, person.id, cleaned)
        await rename_chairs(lobby, renamed)
        return renamed, None
    secret, now = new_secret(), datetime.now(UTC)
    newcomer = StoredPerson(id=new_id(), name=cleaned, created=now, seen=now, profile=new_id())
    await lobby.store.add_person(newcomer, begun(newcomer, device, now), hash_of(secret))
    return newcomer, secret


async def rename_chairs(lobby: Lobby, person: StoredPerson) -> None:
    for table in await lobby.store.tables_of(person.id, LISTED):
        if table.state == "waiting":
            await seating.changed(
                lobby, await lobby.room(table.id), person, lambda now: decisions.rename(now, person)
            )
