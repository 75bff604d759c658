"""Accounts: registering, logging in and out, passwords, merging a guest, and going for good.

A secret is made anew at registration, log-in and change of the password; the old one dies, with its sockets. Known
and unknown names get the same words after the same work.
"""

from datetime import UTC, datetime
from typing import Any

from chabudai.server.errors import Refused
from chabudai.server.lobby import seating, sign_in
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.people import tokens
from chabudai.server.people.identity import hash_of, new_secret
from chabudai.server.people.passwords import check_password
from chabudai.server.people.recovery_codes import code_hash, new_codes
from chabudai.server.people.registration import FORMER, account_of, looked_up
from chabudai.server.people.sessions import begun
from chabudai.server.storage import Conflict, StoredPerson, StoredSession, credentials, people
from chabudai.server.storage.listings import all_of_person

# --- registering ------------------------------------------------------------------------------------------------


async def register(
    lobby: Lobby, session: StoredSession | None, name: str, password: str, invitation: str, device: str
) -> tuple[StoredPerson, str, list[str]]:
    """An account for whoever is here, who stays the same person; the new secret, and codes to print."""
    account = account_of(name)
    check_password(password, name)
    await check_may_register(lobby, session, invitation)
    hashed = await lobby.accounts.passwords.hash(password)
    person = await somebody(lobby, session, name, device)
    return await with_account(lobby, person, {"account": account, "password_hash": hashed}, invitation, device)


async def somebody(lobby: Lobby, session: StoredSession | None, name: str, device: str) -> StoredPerson:
    """Who is here; who has no nickname yet takes this one."""
    return (await sign_in.name_person(lobby, None, name, device))[0] if session is None else session.person


async def with_account(
    lobby: Lobby, person: StoredPerson, values: dict[str, Any], invitation: str, device: str
) -> tuple[StoredPerson, str, list[str]]:
    needed = hash_of(invitation) if lobby.accounts.registration == "invited" else None
    try:
        registered = await lobby.store.write(people.register, person.id, values, needed, datetime.now(UTC))
    except Conflict:
        raise Refused("not-allowed", "error-account-taken") from None
    codes = await renew_codes(lobby, registered)
    return registered, await let_in(lobby, registered, device, ending_all=True), codes


async def check_may_register(lobby: Lobby, session: StoredSession | None, invitation: str) -> None:
    if session is not None and session.person.account is not None:
        raise Refused("not-allowed", "error-registered")
    if lobby.accounts.registration == "closed":
        raise Refused("not-allowed", "error-registration-closed")
    if lobby.accounts.registration == "invited":
        await tokens.look(lobby.store, "invitation", invitation)


async def renew_codes(lobby: Lobby, person: StoredPerson) -> list[str]:
    codes = new_codes()
    await lobby.store.write(credentials.set_codes, person.id, [code_hash(person.id, code) for code in codes])
    return codes


# --- coming and going -------------------------------------------------------------------------------------------


async def log_in(
    lobby: Lobby, session: StoredSession | None, name: str, password: str, address: str, device: str
) -> tuple[StoredPerson, str]:
    """Who has this name and password, and the new secret. The guest of this browser may be merged then."""
    account = looked_up(name)
    lobby.accounts.throttle.check(address, account)
    person = await lobby.store.ask(people.by_account, account)
    if not await lobby.accounts.passwords.matches(person and person.password_hash, password) or person is None:
        left = lobby.accounts.throttle.fail(address, account)
        raise Refused("not-allowed", "error-log-in", left=left)
    lobby.accounts.throttle.succeed(account)
    return person, await let_in(lobby, person, device, session)


async def recover(
    lobby: Lobby, name: str, code: str, password: str, address: str, device: str
) -> tuple[StoredPerson, str]:
    """A recovery code opens the account once, with a new password; all other sessions end."""
    account = looked_up(name)
    lobby.accounts.throttle.check(address, account)
    check_password(password, name)
    hashed = await lobby.accounts.passwords.hash(password)
    person = await lobby.store.ask(people.by_account, account)
    known = "" if person is None else person.id
    if not await lobby.store.write(credentials.use_code, known, code_hash(known, code)) or person is None:
        left = lobby.accounts.throttle.fail(address, account)
        raise Refused("not-allowed", "error-recovery", left=left)
    lobby.accounts.throttle.succeed(account)
    return await with_password(lobby, person, hashed, device)


async def reset(lobby: Lobby, token: str, password: str, device: str) -> tuple[StoredPerson, str]:
    """A link from a mail, or from the host, to a new password."""
    check_password(password, "")
    await tokens.look(lobby.store, "password", token)
    hashed = await lobby.accounts.passwords.hash(password)
    found = await tokens.take(lobby.store, "password", token)
    person = await lobby.store.ask(people.find, found.person or "")
    if person is None or person.account is None:
        raise Refused("not-found", "error-token")
    return await with_password(lobby, person, hashed, device)


async def change_password(
    lobby: Lobby, session: StoredSession, old: str, new: str, address: str
) -> tuple[StoredPerson, str]:
    person = await check_own(lobby, session, old, address)
    check_password(new, person.name)
    return await with_password(lobby, person, await lobby.accounts.passwords.hash(new), session.device)


async def with_password(lobby: Lobby, person: StoredPerson, hashed: str, device: str) -> tuple[StoredPerson, str]:
    changed = await lobby.store.write(people.change, person.id, {"password_hash": hashed})
    return changed, await let_in(lobby, changed, device, ending_all=True)


async def check_own(lobby: Lobby, session: StoredSession, password: str, address: str) -> StoredPerson:
    """Who is logged in says the password once more, before something that cannot be undone. Who has none, as with
    a passkey alone, has come in by what they have."""
    person = session.person
    if person.account is None:
        raise Refused("not-allowed", "error-no-account")
    if person.password_hash is None:
        return person
    lobby.accounts.throttle.check(address, person.account)
    if not await lobby.accounts.passwords.matches(person.password_hash, password):
        left = lobby.accounts.throttle.fail(address, person.account)
        raise Refused("not-allowed", "error-log-in", left=left)
    return person


async def let_in(
    lobby: Lobby,
    person: StoredPerson,
    device: str,
    before: StoredSession | None = None,
    ending_all: bool = False,
) -> str:
    """A new session, and its secret. The one that this browser had before ends; its guest is remembered, to be
    merged. With a new password all others of the person end too."""
    former = before.person.id if before is not None and before.person.account is None else None
    ended = await lobby.store.write(people.end_sessions, person.id) if ending_all else []
    if before is not None:
        ended += await lobby.store.write(people.end_sessions, before.person.id, None, before.id)
    secret, now = new_secret(), datetime.now(UTC)
    session = begun(person, device, now, None if former == person.id else former)
    await lobby.store.write(people.add_session, session, hash_of(secret))
    lobby.hang_up(ended)
    return secret


async def log_out(lobby: Lobby, session: StoredSession, which: str | None, everywhere: bool) -> None:
    """Here, one other browser, or everywhere. A guest who does so is lost, so they are asked before."""
    only = None if everywhere else which or session.id
    ended = await lobby.store.write(people.end_sessions, session.person.id, None, only)
    if only is not None and not ended:
        raise Refused("not-found", "error-no-session")
    lobby.hang_up(ended)


# --- becoming one, and nobody -----------------------------------------------------------------------------------


async def merge(lobby: Lobby, session: StoredSession) -> int:
    """Take over what this browser played as a guest. Where both sit, the guest leaves. How many tables."""
    if session.former is None or session.person.account is None:
        raise Refused("not-allowed", "error-nothing-to-merge")
    guest = await lobby.store.ask(people.find, session.former)
    if guest is None or guest.account is not None:
        raise Refused("not-allowed", "error-nothing-to-merge")
    moved = await lobby.store.write(people.merge, guest.id, session.person.id)
    await leave_everything(lobby, guest)
    for table_id in moved:
        await lobby.look_again(table_id)
    return len(moved)


async def go(lobby: Lobby, session: StoredSession, password: str, address: str) -> None:
    """For good: seats in running games get a stand-in, games stay, everything else of the person is forgotten."""
    person = session.person
    if person.account is not None:
        await check_own(lobby, session, password, address)
    await forget(lobby, person)


async def forget(lobby: Lobby, person: StoredPerson) -> None:
    await leave_everything(lobby, person)
    seated = await lobby.store.read(all_of_person, person.id)
    lobby.hang_up(await lobby.store.write(people.forget, person.id, FORMER))
    for table in seated:
        await lobby.look_again(table.id)


async def leave_everything(lobby: Lobby, person: StoredPerson) -> None:
    for table in await lobby.store.read(all_of_person, person.id):
        if table.state in ("waiting", "running"):
            try:
                await seating.leave(lobby, table.id, person)
            except Refused:
                continue  # it was over or gone meanwhile
