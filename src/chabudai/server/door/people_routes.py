"""Routes around the games: notes, invitations, muting and blocking, profiles. A GET never changes anything."""

from litestar import delete, get, post, put

from chabudai.server.door.rate_limit import COST, DOING, LOOKING_BACK, RENAMING
from chabudai.server.lobby import blocking, inviting, notes, profiles
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.storage import StoredPerson
from chabudai.server.wire import Table
from chabudai.server.wire_accounts import Token
from chabudai.server.wire_people import (
    AllBlocked,
    AllInvited,
    Blocking,
    InvitationLink,
    Invitations,
    Inviting,
    Note,
    Noting,
    Profile,
)

# --- notes ------------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/note", summary="What I wrote for myself at a table")
async def show_note(lobby: Lobby, person: StoredPerson, table: str) -> Note:
    return await notes.note_at(lobby, person, table)


@put("/api/tables/{table:str}/note", opt={COST: DOING}, summary="Write it for myself; nobody else is told")
async def write_note(lobby: Lobby, person: StoredPerson, table: str, data: Noting) -> Note:
    return await notes.write(lobby, person, table, data)


# --- invitations ------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/invitations", summary="Host: who is invited, and whom I know")
async def list_invitations(lobby: Lobby, person: StoredPerson, table: str) -> Invitations:
    return await inviting.invitations_to(lobby, person, table)


@post(
    "/api/tables/{table:str}/invitations",
    status_code=200,
    opt={COST: RENAMING},
    summary="Host: invite somebody by the name they log in with, or with whom I have played",
)
async def invite(lobby: Lobby, person: StoredPerson, table: str, data: Inviting) -> Invitations:
    return await inviting.invite(lobby, person, table, data)


@post(
    "/api/tables/{table:str}/invitations/links",
    status_code=200,
    opt={COST: DOING},
    summary="Host: a personal link, for one person",
)
async def make_invitation_link(lobby: Lobby, person: StoredPerson, table: str) -> InvitationLink:
    return await inviting.make_link(lobby, person, table)


@delete(
    "/api/tables/{table:str}/invitations/{invitation:str}",
    status_code=200,
    opt={COST: DOING},
    summary="Host: withdraw an invitation or a link",
)
async def withdraw(lobby: Lobby, person: StoredPerson, table: str, invitation: str) -> Invitations:
    return await inviting.withdraw(lobby, person, table, invitation)


@get("/api/me/invitations", summary="Tables that I am invited to")
async def my_invitations(lobby: Lobby, person: StoredPerson) -> AllInvited:
    return await inviting.invited(lobby, person)


@post(
    "/api/tables/{table:str}/invitations/take",
    status_code=200,
    opt={COST: DOING},
    summary="Be invited by a personal link, which nobody else can use then",
)
async def take_invitation(lobby: Lobby, person: StoredPerson, table: str, data: Token) -> Table:
    return await inviting.take_link(lobby, person, table, data.token)


@post("/api/tables/{table:str}/invitations/decline", status_code=200, opt={COST: DOING}, summary="I shall not come")
async def decline(lobby: Lobby, person: StoredPerson, table: str) -> AllInvited:
    return await inviting.decline(lobby, person, table)


# --- muting and blocking ----------------------------------------------------------------------------------------


@get("/api/me/blocked", summary="Whom I have muted and blocked")
async def my_blocked(lobby: Lobby, person: StoredPerson) -> AllBlocked:
    return await blocking.blocked_by(lobby, person)


@put(
    "/api/people/{profile:str}/block",
    opt={COST: DOING},
    summary="Mute somebody, or block them, or neither any more; nobody else is told",
)
async def block(lobby: Lobby, person: StoredPerson, profile: str, data: Blocking) -> AllBlocked:
    return await blocking.block(lobby, person, profile, None if data.kind == "none" else data.kind)


# --- profiles ---------------------------------------------------------------------------------------------------


@get("/api/people/{profile:str}", opt={COST: LOOKING_BACK}, summary="A person: what they have played, and how")
async def show_profile(lobby: Lobby, known_person: StoredPerson | None, profile: str) -> Profile:
    return await profiles.profile_of(lobby, profile, known_person)


HANDLERS = [
    show_note,
    write_note,
    list_invitations,
    invite,
    make_invitation_link,
    withdraw,
    my_invitations,
    take_invitation,
    decline,
    my_blocked,
    block,
    show_profile,
]
