"""Sign-in of guests: which cookie is whose, and under which name they come."""

from datetime import UTC, datetime, timedelta

from chabudai.server.lobby import decisions, seating
from chabudai.server.lobby.lists import LISTED
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.people.identity import clean_name, hash_of, new_id, new_secret
from chabudai.server.storage import StoredGuest

SEEN_EVERY = timedelta(hours=1)  # what is noted of a guest need not be more exact


async def guest_with(lobby: Lobby, secret: str | None) -> StoredGuest | None:
    return None if secret is None else await lobby.store.guest_by_secret(hash_of(secret))


async def welcome(lobby: Lobby, secret: str | None) -> StoredGuest | None:
    """The guest who comes to a table. When they were last here is noted beside it: to look on one need not be
    able to write."""
    guest, now = await guest_with(lobby, secret), datetime.now(UTC)
    if guest is not None and now - guest.seen > SEEN_EVERY:
        lobby.do_beside(lobby.store.see_guest(guest.id, now))
    return guest


async def name_guest(lobby: Lobby, guest: StoredGuest | None, name: str) -> tuple[StoredGuest, str | None]:
    """The guest with this nickname, and the new secret if it is a new one."""
    cleaned = clean_name(name)
    if guest is not None:
        renamed = await lobby.store.rename_guest(guest.id, cleaned)
        await rename_chairs(lobby, renamed)
        return renamed, None
    secret, now = new_secret(), datetime.now(UTC)
    newcomer = StoredGuest(id=new_id(), secret_hash=hash_of(secret), name=cleaned, created=now, seen=now)
    await lobby.store.add_guest(newcomer)
    return newcomer, secret


async def rename_chairs(lobby: Lobby, guest: StoredGuest) -> None:
    for table in await lobby.store.tables_of(guest.id, LISTED):
        if table.state == "waiting":
            await seating.changed(
                lobby, await lobby.room(table.id), guest, lambda now: decisions.rename(now, guest)
            )
