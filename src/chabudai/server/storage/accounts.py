"""Accounts in the database: coming in, registering, becoming one person, going for good.

Each is one transaction that holds the people it is about and looks again at what it was decided on. What was read
before counts for nothing: a password may take seconds to check, and meanwhile another tab or process may have
changed it, merged the guest or deleted the account.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, select, update

from chabudai.server.storage import attendance, blocks, credentials, invitations, notes, notice_settings
from chabudai.server.storage import people as stored
from chabudai.server.storage.errors import Conflict, Missing, SignedOut, lost_races
from chabudai.server.storage.listings import all_of_person
from chabudai.server.storage.models import StoredPasskey, StoredPerson, StoredSession, StoredTable, StoredToken
from chabudai.server.storage.person_lock import hold, hold_present
from chabudai.server.storage.schema import chairs, chat, passkeys, people, recovery_codes, sessions, tables, tokens
from chabudai.server.storage.tables import Change, decided, touch

MOST_SESSIONS = 100  # of one person; the one that was used longest ago ends for a new one
KNOWN = "known-device"  # tokens that open nothing, and so outlive a password

OF_A_PERSON = (
    blocks,
    invitations,
    notes,
    notice_settings,
    attendance,
)  # what is merged with a person, and forgotten
Proof = Callable[[Connection, StoredPerson], bool]  # that somebody may come in; it may use something up
Leave = Callable[[StoredTable, StoredPerson], Change]


@dataclass(frozen=True, kw_only=True)
class Arrival:
    """A browser in which somebody is to be known, by a new session in place of the one it had."""

    session: str
    secret_hash: str
    device: str
    now: datetime
    before: str | None = None  # its session until now
    known: StoredToken | None = None  # by which it will be known as a device of this person


@dataclass(frozen=True)
class Ended:
    """What came to an end with sessions: also seats, of guests whom no browser knows any more."""

    sessions: list[str]
    left: list[StoredTable]


@dataclass(frozen=True)
class Admitted:
    person: StoredPerson
    ended: Ended


# --- coming in --------------------------------------------------------------------------------------------------


def let_in(
    connection: Connection,
    person_id: str,
    proof: Proof,
    arrival: Arrival,
    leave: Leave,
    values: Mapping[str, Any] | None = None,
) -> Admitted | None:
    """A new session for somebody who has the proof at this moment; None if not. With new values, as of a password,
    all others end."""
    hold(connection, [person_id, *guests_of(connection, arrival.before)])
    person = stored.find(connection, person_id)
    if person is None or not proof(connection, person):
        return None
    if values:
        person = stored.change(connection, person_id, values)
    return Admitted(person, admit(connection, person, arrival, leave, ending_all=bool(values)))


def guests_of(connection: Connection, session: str | None) -> list[str]:
    before = None if session is None else stored.living(connection, session)
    return [] if before is None else [before.person.id]


def admit(connection: Connection, person: StoredPerson, arrival: Arrival, leave: Leave, ending_all: bool) -> Ended:
    """Begin the new session. The one that this browser had ends, and all others of the person if so wanted."""
    before = None if arrival.before is None else stored.living(connection, arrival.before)
    former = former_of(before)
    session = StoredSession(
        id=arrival.session,
        person=person,
        device=arrival.device,
        created=arrival.now,
        seen=arrival.now,
        former=None if former == person.id else former,
    )
    stored.add_session(connection, session, arrival.secret_hash)
    if before is not None and before.person.id in (person.id, former):
        notice_settings.move_session(connection, before.id, session.id)
    ended = [] if before is None else stored.end_sessions(connection, before.person.id, before.id)
    others = end_all(connection, person.id, leave, but=session.id) if ending_all else Ended([], [])
    if arrival.known is not None and person.account is not None:
        credentials.add_token(connection, arrival.known, MOST_SESSIONS)
    ended += others.sessions + stored.end_oldest(connection, person.id, MOST_SESSIONS)
    return Ended(ended, others.left)


def former_of(before: StoredSession | None) -> str | None:
    """The guest of this browser, who may still be merged: also after a second log-in, or with a new password."""
    if before is None:
        return None
    return before.person.id if before.person.account is None else before.former


def end_all(connection: Connection, person: str, leave: Leave, but: str | None = None) -> Ended:
    """Whatever opens the account without its password: sessions, and links to other devices, to a new password or
    to an address that somebody may have made before."""
    guests = former_guests(connection, person)
    connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.kind != KNOWN))
    ended = stored.end_sessions(connection, person, but=but)
    return Ended(ended, abandon(connection, guests, leave))


def former_guests(connection: Connection, person: str, only: str | None = None) -> list[str]:
    """Those who could still be merged, from sessions of this person or one of them."""
    wanted = select(sessions.c.former).where(sessions.c.person == person, sessions.c.former.is_not(None))
    found = connection.scalars(wanted if only is None else wanted.where(sessions.c.id == only))
    return sorted({each for each in found if each is not None})


def abandon(connection: Connection, guests: Sequence[str], leave: Leave) -> list[StoredTable]:
    """Guests whom no browser knows any more, and none can become: they get up, so that nobody waits for them."""
    left: list[StoredTable] = []
    for each in guests:
        hold(connection, [each])
        guest = stored.find(connection, each)
        is_known = exists().where((sessions.c.person == each) | (sessions.c.former == each))
        if guest is not None and guest.account is None and not connection.scalar(select(is_known)):
            left += leave_all(connection, guest, leave)
    return left


def log_out(connection: Connection, person: str, only: str | None, leave: Leave) -> Ended:
    """Of one session, or of all; nobody comes in any more by a link to another device that was made before."""
    hold(connection, [person])
    if only is None:
        ended = end_all(connection, person, leave)
    else:
        guests = former_guests(connection, person, only)
        connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.kind == "device"))
        sessions_ended = stored.end_sessions(connection, person, only)
        ended = Ended(sessions_ended, abandon(connection, guests, leave))
    return Ended(ended.sessions, ended.left + abandon(connection, [person], leave))


# --- proofs -----------------------------------------------------------------------------------------------------


def by_password(password_hash: str) -> Proof:
    """It was compared with this one, which still counts."""
    return lambda _, person: person.account is not None and person.password_hash == password_hash


def by_session(session: str, password_hash: str | None) -> Proof:
    """This browser is still known, and the password the one that was compared."""

    def proof(connection: Connection, person: StoredPerson) -> bool:
        living = stored.living(connection, session)
        return living is not None and living.person == person and person.password_hash == password_hash

    return proof


def by_code(code_hash: str) -> Proof:
    def proof(connection: Connection, person: StoredPerson) -> bool:
        return person.account is not None and credentials.use_code(connection, person.id, code_hash)

    return proof


def by_token(kind: str, token_hash: str, now: datetime) -> Proof:
    """Of two who come with the same, one."""

    def proof(connection: Connection, person: StoredPerson) -> bool:
        taken = credentials.take_token(connection, kind, token_hash, now)
        return taken is not None and taken.person == person.id

    return proof


def by_passkey(passkey: str, uses: int) -> Proof:
    def proof(connection: Connection, person: StoredPerson) -> bool:
        return person.account is not None and credentials.note_use(connection, person.id, passkey, uses)

    return proof


# --- registering ------------------------------------------------------------------------------------------------


def register(
    connection: Connection,
    person: StoredPerson,
    values: Mapping[str, Any],
    codes: Sequence[str],
    arrival: Arrival,
    leave: Leave,
    invitation: str | None = None,
    passkey: StoredPasskey | None = None,
) -> Admitted:
    """Give whoever is in this browser an account, or somebody new; nothing is left of either if the name is taken
    (Conflict), the invitation used up (Missing) or the browser no longer known (SignedOut)."""
    if arrival.before is None:
        with lost_races():
            connection.execute(insert(people).values(stored.columns_of(person)))
    else:
        hold(connection, [person.id])
        before = stored.living(connection, arrival.before)
        if before is None or before.person.id != person.id or before.person.account is not None:
            raise SignedOut("error-no-guest")
    if invitation is not None and not credentials.take_token(connection, "invitation", invitation, arrival.now):
        raise Missing("error-token")
    registered = stored.change(connection, person.id, values)
    credentials.set_codes(connection, person.id, codes)
    if passkey is not None:
        credentials.add_passkey(connection, passkey)
    return Admitted(registered, admit(connection, registered, arrival, leave, ending_all=True))


def set_codes(connection: Connection, session: str, person: str, hashes: Sequence[str]) -> None:
    hold_living(connection, session, person)
    credentials.set_codes(connection, person, hashes)


def add_passkey(connection: Connection, session: str, passkey: StoredPasskey, most: int) -> bool:
    """False if there are as many as one may have."""
    hold_living(connection, session, passkey.person)
    if len(credentials.passkeys_of(connection, passkey.person)) >= most:
        return False
    credentials.add_passkey(connection, passkey)
    return True


def drop_passkey(connection: Connection, person: str, passkey: str) -> bool:
    """Conflict if it is the last way in."""
    hold(connection, [person])
    known = credentials.passkeys_of(connection, person)
    owner = stored.find(connection, person)
    if owner is not None and owner.password_hash is None and [each.id for each in known] == [passkey]:
        raise Conflict("error-storage-conflict")
    return credentials.drop_passkey(connection, person, passkey)


def hold_living(connection: Connection, session: str, person: str) -> None:
    """Hold a person who is still known in this browser; SignedOut if not."""
    hold(connection, [person])
    if not stored.living_sessions(connection, [session]):
        raise SignedOut("error-no-guest")


def confirm_mail(connection: Connection, token_hash: str, now: datetime) -> bool:
    """An address becomes that of whoever asked for it, unless they have gone or logged out everywhere since."""
    found = credentials.token(connection, "mail", token_hash, now)
    if found is None or found.person is None:
        return False
    hold_present(connection, found.person)
    taken = credentials.take_token(connection, "mail", token_hash, now)
    if taken is None:
        return False
    stored.change(connection, found.person, {"mail": taken.details["mail"]})
    return True


# --- becoming one, and nobody -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Merged:
    moved: list[str]  # tables with the guest's seats
    left: list[StoredTable]  # tables where both sat
    ended: list[str]  # sessions


def merge(connection: Connection, session: str, leave: Leave) -> Merged | None:
    """Whatever is of the guest of this browser becomes its person's; where both sit, the guest leaves. None if
    there is no such guest any more, or no such person."""
    seen = stored.living(connection, session)
    if seen is None or seen.former is None:
        return None
    hold(connection, [seen.former, seen.person.id])
    now, guest = stored.living(connection, session), stored.find(connection, seen.former)
    if now is None or now.former != seen.former or now.person.account is None:
        return None
    if guest is None or guest.account is not None:
        return None
    moved = move_seats(connection, guest.id, now.person.id)
    left = leave_all(connection, guest, leave)
    for each in OF_A_PERSON:
        each.merge(connection, guest.id, now.person.id)
    connection.execute(update(chat).where(chat.c.person == guest.id).values(person=now.person.id))
    stored.change(connection, guest.id, {"profile": None})
    connection.execute(update(sessions).where(sessions.c.former == guest.id).values(former=None))
    ended = end_all(connection, guest.id, leave)
    return Merged(moved, left + ended.left, ended.sessions)


def move_seats(connection: Connection, former: str, into: str) -> list[str]:
    """But for those at tables where both sit. The tables that have changed."""
    both = select(chairs.c.table_id).where(chairs.c.person == into)
    wanted = select(chairs.c.table_id).where(chairs.c.person == former, chairs.c.table_id.not_in(both))
    hosted = select(tables.c.id).where(tables.c.host == former, tables.c.id.not_in(both))
    moved = sorted({*connection.scalars(wanted), *connection.scalars(hosted)})
    touch(connection, moved)
    connection.execute(
        update(chairs).where(chairs.c.person == former, chairs.c.table_id.in_(moved)).values(person=into)
    )
    connection.execute(update(tables).where(tables.c.host == former, tables.c.id.in_(moved)).values(host=into))
    return moved


def leave_all(connection: Connection, person: StoredPerson, leave: Leave) -> list[StoredTable]:
    """Get up from every table that is not over, in the order of their ids; how they stand then."""
    seated = [table for table in all_of_person(connection, person.id) if table.state in ("waiting", "running")]
    answers = [decided(connection, table.id, lambda now: leave(now, person)) for table in seated]
    return [answer for answer in answers if isinstance(answer, StoredTable)]


@dataclass(frozen=True)
class Gone:
    left: list[StoredTable]  # tables that were not over
    over: list[str]  # those that were
    ended: list[str]  # sessions


def forget(connection: Connection, person_id: str, name: str, leave: Leave) -> Gone:
    """A person is gone: no credentials, no addresses, another name. The games stay; where one is running, or people
    wait for one, the person leaves first."""
    hold(connection, [person_id])
    person = stored.find(connection, person_id)
    if person is None:
        raise Missing("error-storage-missing")
    left = leave_all(connection, person, leave)
    over = [table.id for table in all_of_person(connection, person_id) if table.is_over()]
    touch(connection, over)
    connection.execute(update(chairs).where(chairs.c.person == person_id).values(name=name))
    ended = end_all(connection, person_id, leave)
    connection.execute(update(sessions).where(sessions.c.former == person_id).values(former=None))
    for rows in (recovery_codes, passkeys, tokens):
        connection.execute(delete(rows).where(rows.c.person == person_id))
    for each in OF_A_PERSON:
        each.forget(connection, person_id)
    # Last, for it keeps everybody from naming the person, also those who have one of the tables.
    nothing = dict.fromkeys(("account", "password_hash", "mail", "language", "profile"))
    stored.change(connection, person_id, {"name": name, **nothing})
    return Gone(left + ended.left, over, ended.sessions)
