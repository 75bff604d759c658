"""Account page: what somebody is told of their own account, their browsers and what is possible here."""

from chabudai.server.errors import Refused
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.people.passkeys import party_of
from chabudai.server.storage import StoredPerson, StoredSession, credentials, people
from chabudai.server.storage.listings import all_of_person
from chabudai.server.wire_accounts import Account, Browser, Mergeable, Passkey


async def shown(lobby: Lobby, session: StoredSession | None, origin: str) -> Account:
    person = session and session.person
    return Account(
        registration=lobby.accounts.registration,
        mail_here=lobby.mailer is not None and lobby.origin is not None,
        passkeys_here=are_passkeys_possible(origin),
        account=person and person.account,
        password=person is not None and person.password_hash is not None,
        mail=person and person.mail,
        codes_left=0 if person is None else await lobby.store.ask(credentials.codes_left, person.id),
        passkeys=[] if person is None else await passkeys_of(lobby, person),
        sessions=[] if session is None else await browsers_of(lobby, session),
        merge=None if session is None else await mergeable(lobby, session),
    )


def are_passkeys_possible(origin: str) -> bool:
    try:
        return bool(party_of(origin))
    except Refused:
        return False


async def passkeys_of(lobby: Lobby, person: StoredPerson) -> list[Passkey]:
    found = await lobby.store.ask(credentials.passkeys_of, person.id)
    return [Passkey(each.id, each.device, each.created) for each in found]


async def browsers_of(lobby: Lobby, session: StoredSession) -> list[Browser]:
    found = await lobby.store.ask(people.sessions_of, session.person.id)
    return [Browser(each.id, each.device, each.created, each.seen, each.id == session.id) for each in found]


async def mergeable(lobby: Lobby, session: StoredSession) -> Mergeable | None:
    guest = None if session.former is None else await lobby.store.ask(people.find, session.former)
    if guest is None or guest.account is not None:
        return None
    tables = await lobby.store.read(all_of_person, guest.id)
    both = sum(table.seat_of(session.person.id) is not None for table in tables)
    return Mergeable(guest.name, len(tables), both) if tables else None
