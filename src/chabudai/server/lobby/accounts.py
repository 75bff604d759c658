"""Accounts: registering, logging in and out, passwords, merging a guest, and going for good.

A secret is made anew at registration, log-in and change of the password; the old one dies, with its sockets. Known
and unknown names get the same words after the same work.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

from chabudai.server.errors import Refused
from chabudai.server.lobby import decisions
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.people import tokens
from chabudai.server.people.identity import clean_name, hash_of, new_id, new_secret
from chabudai.server.people.passwords import check_password
from chabudai.server.people.recovery_codes import code_hash, new_codes
from chabudai.server.people.registration import FORMER, account_of, looked_up
from chabudai.server.people.throttle import Attempt
from chabudai.server.people.visits import LetIn, Visit
from chabudai.server.storage import (
    Conflict,
    StorageError,
    StoredPasskey,
    StoredPerson,
    StoredSession,
    StoredTable,
    credentials,
    people,
)
from chabudai.server.storage import accounts as stored
from chabudai.server.storage.accounts import Arrival, Ended, Proof
from chabudai.server.table import commit

# --- registering ------------------------------------------------------------------------------------------------


async def register(
    lobby: Lobby, visit: Visit, name: str, password: str, invitation: str
) -> tuple[LetIn, list[str]]:
    """An account for whoever is here, who stays the same person; and codes to print."""
    account = account_of(name)
    check_password(password, name)
    await check_may_register(lobby, visit, invitation)
    hashed = await lobby.accounts.passwords.hash(password)
    return await with_account(lobby, visit, name, {"account": account, "password_hash": hashed}, invitation)


async def with_account(
    lobby: Lobby,
    visit: Visit,
    name: str,
    values: Mapping[str, Any],
    invitation: str,
    passkey: StoredPasskey | None = None,
) -> tuple[LetIn, list[str]]:
    """All of it or nothing: who is refused is who they were, in the session that they had."""
    person, codes = somebody(visit, name), new_codes()
    needed = hash_of(invitation) if lobby.accounts.registration == "invited" else None
    secret, mark, arrival = arriving(visit, person.id)
    hashes = [code_hash(person.id, code) for code in codes]
    try:
        came = await lobby.store.write(
            stored.register, person, values, hashes, arrival, decisions.leave, needed, passkey
        )
    except Conflict:
        lobby.accounts.throttle.name_was_taken(visit.address)
        raise Refused("not-allowed", "error-account-taken") from None
    await take_up(lobby, came.ended)
    return LetIn(came.person, secret, mark), codes


def somebody(visit: Visit, name: str) -> StoredPerson:
    """Who is here; who has no nickname yet takes this one."""
    if visit.session is not None:
        return visit.session.person
    now = datetime.now(UTC)
    return StoredPerson(id=new_id(), name=clean_name(name), created=now, seen=now)


async def check_may_register(lobby: Lobby, visit: Visit, invitation: str) -> None:
    lobby.accounts.throttle.check_taken(visit.address)
    if visit.session is not None and visit.session.person.account is not None:
        raise Refused("not-allowed", "error-registered")
    if lobby.accounts.registration == "closed":
        raise Refused("not-allowed", "error-registration-closed")
    if lobby.accounts.registration == "invited":
        await tokens.look(lobby.store, "invitation", invitation)


async def renew_codes(lobby: Lobby, visit: Visit, password: str) -> list[str]:
    session, codes = await check_own(lobby, visit, password), new_codes()
    hashes = [code_hash(session.person.id, code) for code in codes]
    await lobby.store.write(stored.set_codes, session.id, session.person.id, hashes)
    return codes


# --- coming and going -------------------------------------------------------------------------------------------


async def log_in(lobby: Lobby, visit: Visit, name: str, password: str) -> LetIn:
    """Who has this name and password. The guest of this browser may be merged then."""
    account = looked_up(name)
    marked = await person_marked(lobby, visit)
    person = await lobby.store.ask(people.by_account, account)
    with attempt(lobby, visit, account, person, marked) as trying:
        hashed = person and person.password_hash
        matches = await lobby.accounts.passwords.matches(hashed, password)
        if not matches or person is None or hashed is None:
            raise Refused("not-allowed", "error-log-in", left=trying.left)
        came = await let_in(lobby, visit, person.id, stored.by_password(hashed), marked)
        if came is None:  # another counts since a moment ago
            raise Refused("not-allowed", "error-log-in", left=trying.left)
        trying.succeeded()
    return came


async def recover(lobby: Lobby, visit: Visit, name: str, code: str, password: str) -> LetIn:
    """A recovery code opens the account once, with a new password; all other sessions end."""
    account = looked_up(name)
    check_password(password, name)
    marked = await person_marked(lobby, visit)
    person = await lobby.store.ask(people.by_account, account)
    with attempt(lobby, visit, account, person, marked) as trying:
        hashed = await lobby.accounts.passwords.hash(password)
        of = "" if person is None else person.id
        wanted = code_hash(of, code)
        there = await lobby.store.ask(credentials.has_code, of, wanted)
        came = None
        if there:
            came = await let_in(lobby, visit, of, stored.by_code(wanted), marked, password_hash=hashed)
        if came is None:
            raise Refused("not-allowed", "error-recovery", left=trying.left)
        trying.succeeded()
    return came


async def reset(lobby: Lobby, visit: Visit, token: str, password: str) -> LetIn:
    """A link from a mail, or from the host, to a new password."""
    check_password(password, "")
    found = await tokens.look(lobby.store, "password", token)
    person = await lobby.store.ask(people.find, found.person or "")
    if person is None or person.account is None:
        raise Refused("not-found", "error-token")
    check_password(password, person.name)
    hashed = await lobby.accounts.passwords.hash(password)
    proof = stored.by_token("password", found.token_hash, datetime.now(UTC))
    marked = await person_marked(lobby, visit)
    came = await let_in(lobby, visit, person.id, proof, marked, password_hash=hashed)
    if came is None:
        raise Refused("not-found", "error-token")
    return came


async def change_password(lobby: Lobby, visit: Visit, old: str, new: str) -> LetIn:
    session = await check_own(lobby, visit, old)
    person = session.person
    check_password(new, person.name)
    hashed = await lobby.accounts.passwords.hash(new)
    proof = stored.by_session(session.id, person.password_hash)
    marked = await person_marked(lobby, visit)
    came = await let_in(lobby, visit, person.id, proof, marked, password_hash=hashed)
    if came is None:  # somebody else was quicker, who has logged this browser out
        raise Refused("no-guest", "error-no-guest")
    return came


async def check_own(lobby: Lobby, visit: Visit, password: str) -> StoredSession:
    """Who is logged in says the password once more, before what cannot be undone or what lets somebody in for good.
    Who has none, as with a passkey alone, has come in by what they have."""
    session = own(visit)
    person = session.person
    if person.account is None:
        raise Refused("not-allowed", "error-no-account")
    if person.password_hash is None:
        return session
    with lobby.accounts.throttle.attempt_of_device(session.id) as trying:
        if not await lobby.accounts.passwords.matches(person.password_hash, password):
            raise Refused("not-allowed", "error-log-in", left=trying.left)
        trying.succeeded()
    return session


def own(visit: Visit) -> StoredSession:
    if visit.session is None:
        raise Refused("no-guest", "error-no-guest")
    return visit.session


@contextmanager
def attempt(
    lobby: Lobby, visit: Visit, account: str, person: StoredPerson | None, marked: str | None
) -> Iterator[Attempt]:
    """Counted by the device, where this very person has logged in with it before; else by name and address."""
    throttle, mark = lobby.accounts.throttle, visit.mark
    is_known = mark is not None and person is not None and person.id == marked
    by_name = throttle.attempt(visit.address, account)
    with throttle.attempt_of_device(hash_of(mark or "")) if is_known else by_name as trying:
        yield trying


async def person_marked(lobby: Lobby, visit: Visit) -> str | None:
    """Who has logged in with this device before, by its mark."""
    if visit.mark is None:
        return None
    now = datetime.now(UTC)
    found = await lobby.store.ask(credentials.token, stored.KNOWN, hash_of(visit.mark), now)
    return found and found.person


async def let_in(
    lobby: Lobby, visit: Visit, person: str, proof: Proof, marked: str | None = None, **values: Any
) -> LetIn | None:
    """A new session, if the proof holds at that moment. The one that this browser had before ends; its guest is
    remembered, to be merged. With a new password all others of the person end too."""
    secret, mark, arrival = arriving(visit, person, marked)
    came = await lobby.store.write(stored.let_in, person, proof, arrival, decisions.leave, values)
    if came is None:
        return None
    await take_up(lobby, came.ended)
    return LetIn(came.person, secret, mark)


def arriving(visit: Visit, person: str, marked: str | None = None) -> tuple[str, str | None, Arrival]:
    """A new secret, a mark for a device that has none of this person, and what is stored of both."""
    secret, now = new_secret(), datetime.now(UTC)
    mark, known = (None, None) if marked == person else tokens.new("known-device", person)
    arrival = Arrival(
        session=new_id(),
        secret_hash=hash_of(secret),
        device=visit.device,
        now=now,
        before=visit.session and visit.session.id,
        known=known,
    )
    return secret, mark, arrival


async def log_out(lobby: Lobby, session: StoredSession, which: str | None, everywhere: bool) -> None:
    """Here, one other browser, or everywhere. A guest who does so is lost, so they are asked before; where they
    play, bots play on."""
    only = None if everywhere else which or session.id
    ended = await lobby.store.write(stored.log_out, session.person.id, only, decisions.leave)
    if only is not None and not ended.sessions:
        raise Refused("not-found", "error-no-session")
    await take_up(lobby, ended)


# --- becoming one, and nobody -----------------------------------------------------------------------------------


async def merge(lobby: Lobby, session: StoredSession) -> int:
    """Take over what this browser played as a guest. Where both sit, the guest leaves. How many tables."""
    merged = await lobby.store.write(stored.merge, session.id, decisions.leave)
    if merged is None:
        raise Refused("not-allowed", "error-nothing-to-merge")
    lobby.hang_up(merged.ended)
    await lobby.hear_anew()
    for table_id in merged.moved:
        await lobby.look_again(table_id)
    await take_up_left(lobby, merged.left)
    return len(merged.moved)


async def go(lobby: Lobby, visit: Visit, password: str) -> None:
    """For good: seats in running games get a stand-in, games stay, everything else of the person is forgotten."""
    session = own(visit)
    if session.person.account is not None:
        await check_own(lobby, visit, password)
    await forget(lobby, session.person)


async def forget(lobby: Lobby, person: StoredPerson) -> None:
    gone = await lobby.store.write(stored.forget, person.id, FORMER, decisions.leave)
    lobby.hang_up(gone.ended)
    for table_id in gone.over:
        lobby.forget_past(table_id)
        await lobby.look_again(table_id)
    await take_up_left(lobby, gone.left)


async def take_up(lobby: Lobby, ended: Ended) -> None:
    lobby.hang_up(ended.sessions)
    await take_up_left(lobby, ended.left)


async def take_up_left(lobby: Lobby, tables: Iterable[StoredTable]) -> None:
    """Tables at which somebody got up beside their rooms: bots play on, and empty ones are put away."""
    for table in tables:
        if table.state == "closed":
            if lobby.is_open(table.id):
                await lobby.put_away(lobby.rooms[table.id])
            continue
        try:
            await commit.look_again(await lobby.room(table.id))
        except (Refused, StorageError):
            continue  # what is stored counts: whoever opens it finds it so
