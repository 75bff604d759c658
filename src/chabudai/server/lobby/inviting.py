"""Inviting to a table that waits: people whom the host knows, and personal links that one person may use."""

import secrets
from datetime import UTC, datetime
from typing import Literal

from chabudai.server.errors import Refused
from chabudai.server.lobby import decisions, seating
from chabudai.server.lobby.lists import LISTED, present_at
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.lobby.onlookers import is_invited
from chabudai.server.people.identity import clean_name, hash_of, is_id, new_id
from chabudai.server.people.registration import looked_up
from chabudai.server.people.tokens import TOKEN_BYTES
from chabudai.server.storage import Conflict, StoredInvitation, StoredPerson, StoredTable, invitations, people
from chabudai.server.table.info import table_info
from chabudai.server.wire import Table
from chabudai.server.wire_people import (
    AllInvited,
    Invitation,
    InvitationLink,
    Invitations,
    Invited,
    Inviting,
    KnownPerson,
)

MOST = 40  # invitations to one table

# --- what the host does -----------------------------------------------------------------------------------------


async def invitations_to(lobby: Lobby, person: StoredPerson, table_id: str) -> Invitations:
    table = await hosted(lobby, person, table_id)
    known = await lobby.store.ask(invitations.played_with, person.id)
    seated = {chair.profile for chair in table.chairs}
    others = [KnownPerson(profile, name) for profile, name in known if profile not in seated]
    return Invitations(await told(lobby, table), others)


async def invite(lobby: Lobby, person: StoredPerson, table_id: str, wanted: Inviting) -> Invitations:
    """Somebody by the name they log in with, whom the host may only guess at; or somebody they have played with."""
    table = await hosted(lobby, person, table_id)
    if bool(wanted.account) == bool(wanted.profile):
        raise Refused("bad-request", "error-bad-request")
    if wanted.profile:
        found = await known_by(lobby, person, wanted.profile)
        await add(lobby, made(table, person, "played", found.name, wanted.profile, found.id))
    else:
        name = clean_name(wanted.account)
        account = looked_up(name)
        invited = await lobby.store.ask(people.by_account, account)
        # whether there is such an account is not told: the list looks the same
        await add(lobby, made(table, person, "account", name, account, invited and invited.id))
    return await invitations_to(lobby, person, table_id)


async def known_by(lobby: Lobby, person: StoredPerson, profile: str) -> StoredPerson:
    """Somebody with whom this person has played."""
    found = await lobby.store.ask(people.by_profile, profile) if is_id(profile) else None
    if found is None or not await lobby.store.ask(invitations.have_played, person.id, found.id):
        raise Refused("not-found", "error-no-person")
    return found


async def make_link(lobby: Lobby, person: StoredPerson, table_id: str) -> InvitationLink:
    table, token = await hosted(lobby, person, table_id), secrets.token_urlsafe(TOKEN_BYTES)
    hashed = hash_of(token)
    await add(lobby, made(table, person, "link", "", new_id(), None, hashed))
    return InvitationLink(token, await told(lobby, table))


async def withdraw(lobby: Lobby, person: StoredPerson, table_id: str, invitation: str) -> Invitations:
    table = await hosted(lobby, person, table_id)
    if not await lobby.store.write(invitations.withdraw, table.id, invitation):
        raise Refused("not-found", "error-no-invitation")
    await see_off(lobby, table)
    return await invitations_to(lobby, person, table_id)


async def see_off(lobby: Lobby, table: StoredTable) -> None:
    """Whoever looked on by an invitation that is gone; who has another comes back at once."""
    if lobby.is_open(table.id):
        lobby.rooms[table.id].see_off_onlookers()


async def hosted(lobby: Lobby, person: StoredPerson, table_id: str) -> StoredTable:
    table = await lobby.found(table_id)
    decisions.check_hosted(table, person)
    return table


async def add(lobby: Lobby, invitation: StoredInvitation) -> None:
    try:
        await lobby.store.write(invitations.invite, invitation, MOST)
    except Conflict:
        raise Refused("stale", "error-storage-conflict") from None


def made(
    table: StoredTable,
    host: StoredPerson,
    kind: Literal["account", "played", "link"],
    name: str,
    key: str,
    person: str | None,
    token_hash: str | None = None,
) -> StoredInvitation:
    return StoredInvitation(
        id=new_id(),
        table_id=table.id,
        person=person,
        invited_by=host.id,
        at=datetime.now(UTC),
        kind=kind,
        name=name,
        asked=f"{kind} {key}",
        token_hash=token_hash,
    )


async def told(lobby: Lobby, table: StoredTable) -> list[Invitation]:
    found = await lobby.store.ask(invitations.of_table, table.id)
    return [Invitation(each.id, each.kind, each.name, each.at) for each in found]


# --- what who is invited does -----------------------------------------------------------------------------------


async def invited(lobby: Lobby, person: StoredPerson) -> AllInvited:
    found = await lobby.store.read(invitations.of_person, person.id, LISTED)
    here = await present_at(lobby, [each.table for each in found])
    tables = [table_info(each.table, None, here[each.table.id]) for each in found]
    return AllInvited([Invited(table, each.by, each.at) for table, each in zip(tables, found, strict=True)])


async def take_link(lobby: Lobby, person: StoredPerson, table_id: str, token: str) -> Table:
    """Be invited by a personal link, which nobody else can use from then on."""
    table, hashed = await lobby.found(table_id), hash_of(token)
    comes = table.seat_of(person.id) is None and not await is_invited(lobby, table, person)
    if comes and not await lobby.store.write(invitations.take_link, table.id, hashed, person.id, person.name):
        raise Refused("not-found", "error-no-invitation")
    return await seating.show(lobby, table_id, person)


async def decline(lobby: Lobby, person: StoredPerson, table_id: str) -> AllInvited:
    table = await lobby.found(table_id)
    if not await lobby.store.write(invitations.decline, table.id, person.id):
        raise Refused("not-found", "error-no-invitation")
    return await invited(lobby, person)
