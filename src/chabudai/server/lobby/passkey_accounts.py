"""Accounts by passkey: made, used and dropped. One may have nothing else."""

from typing import Any

from chabudai.server.errors import Refused
from chabudai.server.lobby import accounts
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.people import passkeys, tokens
from chabudai.server.people.registration import account_of
from chabudai.server.people.visits import LetIn, Visit
from chabudai.server.storage import Conflict, StoredPerson, credentials
from chabudai.server.storage import accounts as stored
from chabudai.server.wire_accounts import PasskeyOptions


async def begin_making(lobby: Lobby, visit: Visit, origin: str, password: str) -> PasskeyOptions:
    """Who has a password says it once more: a passkey lets its owner in for good, whatever the password is then."""
    session = accounts.own(visit)
    if session.person.account is not None:
        await accounts.check_own(lobby, visit, password)
    person, known = session.person, await lobby.store.ask(credentials.passkeys_of, session.person.id)
    if len(known) >= passkeys.MOST:
        raise Refused("not-allowed", "error-many-passkeys", most=passkeys.MOST)
    challenge, options = passkeys.to_make(origin, person, person.account or person.name, known)
    token, _ = await tokens.make(lobby.store, "passkey", person.id, {"challenge": challenge})
    return PasskeyOptions(token=token, options=options)


async def make(
    lobby: Lobby,
    visit: Visit,
    origin: str,
    token: str,
    credential: dict[str, Any],
    name: str,
    invitation: str,
) -> tuple[LetIn, list[str]] | None:
    """One more passkey; who had no account has one now, with a new secret and codes to print."""
    session = accounts.own(visit)
    person, account = session.person, ""
    if person.account is None:
        account = account_of(name)
        await accounts.check_may_register(lobby, visit, invitation)
    challenge = await tokens.take(lobby.store, "passkey", token)
    if challenge.person != person.id:
        raise Refused("not-found", "error-token")
    passkey = passkeys.made(origin, challenge.details["challenge"], credential, person.id, visit.device)
    if await lobby.store.ask(credentials.passkey, passkey.id) is not None:
        raise Refused("not-allowed", "error-passkey")
    if person.account is None:
        return await accounts.with_account(lobby, visit, name, {"account": account}, invitation, passkey)
    if not await lobby.store.write(stored.add_passkey, session.id, passkey, passkeys.MOST):
        raise Refused("not-allowed", "error-many-passkeys", most=passkeys.MOST)
    return None


async def drop(lobby: Lobby, person: StoredPerson, passkey: str) -> None:
    """Not the last way in."""
    try:
        dropped = await lobby.store.write(stored.drop_passkey, person.id, passkey)
    except Conflict:
        raise Refused("not-allowed", "error-last-passkey") from None
    if not dropped:
        raise Refused("not-found", "error-passkey")


async def begin_log_in(lobby: Lobby, origin: str) -> PasskeyOptions:
    challenge, options = passkeys.to_use(origin)
    token, _ = await tokens.make(lobby.store, "passkey-log-in", None, {"challenge": challenge})
    return PasskeyOptions(token=token, options=options)


async def log_in(lobby: Lobby, visit: Visit, origin: str, token: str, credential: dict[str, Any]) -> LetIn:
    lobby.accounts.throttle.check_address(visit.address)
    challenge = await tokens.take(lobby.store, "passkey-log-in", token)
    passkey = await lobby.store.ask(credentials.passkey, str(credential.get("id", "")))
    try:
        if passkey is None:
            raise Refused("not-allowed", "error-passkey")
        uses = passkeys.used(origin, challenge.details["challenge"], credential, passkey)
        came = await accounts.let_in(lobby, visit, passkey.person, stored.by_passkey(passkey.id, uses))
        if came is None:
            raise Refused("not-allowed", "error-passkey")
    except Refused:
        lobby.accounts.throttle.fail_address(visit.address)
        raise
    return came
