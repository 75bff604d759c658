"""Accounts by passkey: made, used and dropped. One may have nothing else."""

from typing import Any

from chabudai.server.errors import Refused
from chabudai.server.lobby import accounts
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.people import passkeys, tokens
from chabudai.server.people.registration import account_of
from chabudai.server.storage import Conflict, StoredPerson, StoredSession, credentials, people
from chabudai.server.wire import PasskeyOptions


async def begin_making(lobby: Lobby, session: StoredSession, origin: str) -> PasskeyOptions:
    person, known = session.person, await lobby.store.ask(credentials.passkeys_of, session.person.id)
    if len(known) >= passkeys.MOST:
        raise Refused("not-allowed", "error-many-passkeys", most=passkeys.MOST)
    challenge, options = passkeys.to_make(origin, person, person.account or person.name, known)
    token, _ = await tokens.make(lobby.store, "passkey", person.id, {"challenge": challenge})
    return PasskeyOptions(token=token, options=options)


async def make(
    lobby: Lobby,
    session: StoredSession,
    origin: str,
    token: str,
    credential: dict[str, Any],
    name: str,
    invitation: str,
    device: str,
) -> tuple[StoredPerson, str, list[str]] | None:
    """One more passkey; who had no account has one now, with a new secret and codes to print."""
    person = session.person
    if person.account is None:
        account = account_of(name)
        await accounts.check_may_register(lobby, session, invitation)
    challenge = await tokens.take(lobby.store, "passkey", token)
    if challenge.person != person.id:
        raise Refused("not-found", "error-token")
    passkey = passkeys.made(origin, challenge.details["challenge"], credential, person.id, device)
    registered = None
    if person.account is None:
        registered = await accounts.with_account(lobby, person, {"account": account}, invitation, device)
    try:
        await lobby.store.write(credentials.add_passkey, passkey)
    except Conflict:
        raise Refused("not-allowed", "error-passkey") from None
    return registered


async def drop(lobby: Lobby, person: StoredPerson, passkey: str) -> None:
    """Not the last way in."""
    known = await lobby.store.ask(credentials.passkeys_of, person.id)
    if person.password_hash is None and [each.id for each in known] == [passkey]:
        raise Refused("not-allowed", "error-last-passkey")
    if not await lobby.store.write(credentials.drop_passkey, person.id, passkey):
        raise Refused("not-found", "error-passkey")


async def begin_log_in(lobby: Lobby, origin: str) -> PasskeyOptions:
    challenge, options = passkeys.to_use(origin)
    token, _ = await tokens.make(lobby.store, "passkey-log-in", None, {"challenge": challenge})
    return PasskeyOptions(token=token, options=options)


async def log_in(
    lobby: Lobby,
    session: StoredSession | None,
    origin: str,
    token: str,
    credential: dict[str, Any],
    address: str,
    device: str,
) -> tuple[StoredPerson, str]:
    lobby.accounts.throttle.check(address, "")
    challenge = await tokens.take(lobby.store, "passkey-log-in", token)
    passkey = await lobby.store.ask(credentials.passkey, str(credential.get("id", "")))
    if passkey is None:
        lobby.accounts.throttle.fail(address, "")
        raise Refused("not-allowed", "error-passkey")
    uses = passkeys.used(origin, challenge.details["challenge"], credential, passkey)
    await lobby.store.write(credentials.note_use, passkey.id, uses)
    person = await lobby.store.ask(people.find, passkey.person)
    if person is None or person.account is None:
        raise Refused("not-allowed", "error-passkey")
    return person, await accounts.let_in(lobby, person, device, session)
