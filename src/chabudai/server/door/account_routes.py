"""Routes of accounts: registering, logging in and out, devices, passkeys, mail. A GET never changes anything."""

from typing import TypeVar

from litestar import Response, delete, get, post

from chabudai.server.door.asking import (
    AnyRequest,
    device,
    drop_secret,
    language,
    origin_of_page,
    set_mark,
    set_secret,
    spend,
)
from chabudai.server.door.rate_limit import COST, DOING, HASHING, NEW_PERSON
from chabudai.server.lobby import account_mail, account_page, accounts, device_links, passkey_accounts
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.notices.settings import note_language
from chabudai.server.people.visits import LetIn, Visit
from chabudai.server.storage import StoredPerson, StoredSession
from chabudai.server.wire import Me, Person
from chabudai.server.wire_accounts import (
    Account,
    AskedLink,
    Claim,
    Codes,
    DeviceLinks,
    LogIn,
    LogOut,
    Mail,
    Merged,
    NewAccount,
    NewLink,
    NewPasskey,
    NewPassword,
    PasskeyOptions,
    Password,
    Recovery,
    Registered,
    Reset,
    ResetRequest,
    Token,
    UsedPasskey,
)

T = TypeVar("T")


def known(person: StoredPerson) -> Person:
    return Person(person.id, person.name, person.account is not None, person.profile)


def let_in(request: AnyRequest, came: LetIn) -> Response[Me]:
    """Who it is, with the new secret."""
    return with_secrets(request, came, Response(Me(known(came.person))))


def registered(request: AnyRequest, made: tuple[LetIn, list[str]]) -> Response[Registered]:
    came, codes = made
    return with_secrets(request, came, Response(Registered(known(came.person), codes)))


def with_secrets(request: AnyRequest, came: LetIn, answer: Response[T]) -> Response[T]:
    set_secret(request, answer, came.secret)
    if came.mark is not None and came.person.account is not None:
        set_mark(request, answer, came.mark)
    return answer


# --- the account ------------------------------------------------------------------------------------------------


@get("/api/account", summary="My account, my browsers, and what is possible here")
async def account(request: AnyRequest, lobby: Lobby, session: StoredSession | None) -> Account:
    return await account_page.shown(lobby, session, origin_of_page(request))


@post("/api/account", status_code=200, opt={COST: HASHING}, summary="Register: keep my games by name and password")
async def register(request: AnyRequest, lobby: Lobby, visit: Visit, data: NewAccount) -> Response[Registered]:
    if visit.session is None:
        spend(request, None, NEW_PERSON)
    made = await accounts.register(lobby, visit, data.name, data.password, data.invitation)
    return registered(request, made)


@post(
    "/api/account/delete", status_code=200, opt={COST: HASHING}, summary="Go for good; games stay, without a name"
)
async def go(lobby: Lobby, visit: Visit, data: Password) -> Response[Me]:
    await accounts.go(lobby, visit, data.password)
    answer = Response(Me(None))
    drop_secret(answer)
    return answer


@post(
    "/api/account/codes",
    status_code=200,
    opt={COST: HASHING},
    summary="New recovery codes in place of the old ones",
)
async def renew_codes(lobby: Lobby, visit: Visit, data: Password) -> Codes:
    return Codes(await accounts.renew_codes(lobby, visit, data.password))


@post("/api/account/merge", status_code=200, opt={COST: DOING}, summary="Take over what was played here as a guest")
async def merge(lobby: Lobby, own_session: StoredSession) -> Merged:
    return Merged(await accounts.merge(lobby, own_session))


# --- coming and going -------------------------------------------------------------------------------------------


@post("/api/account/log-in", status_code=200, opt={COST: HASHING}, summary="Log in by name and password")
async def log_in(request: AnyRequest, lobby: Lobby, visit: Visit, data: LogIn) -> Response[Me]:
    return let_in(request, await accounts.log_in(lobby, visit, data.name, data.password))


@post(
    "/api/account/log-out",
    status_code=200,
    opt={COST: DOING},
    summary="Log out here, in another browser, everywhere",
)
async def log_out(lobby: Lobby, own_session: StoredSession, data: LogOut) -> Response[Me]:
    await accounts.log_out(lobby, own_session, data.session, data.everywhere)
    stays = data.session not in (None, own_session.id) and not data.everywhere
    answer = Response(Me(known(own_session.person) if stays else None))
    if not stays:
        drop_secret(answer)
    return answer


@post(
    "/api/account/password",
    status_code=200,
    opt={COST: HASHING},
    summary="Another password; other browsers are logged out",
)
async def change_password(request: AnyRequest, lobby: Lobby, visit: Visit, data: NewPassword) -> Response[Me]:
    return let_in(request, await accounts.change_password(lobby, visit, data.old, data.new))


@post("/api/account/recover", status_code=200, opt={COST: HASHING}, summary="A new password by a recovery code")
async def recover(request: AnyRequest, lobby: Lobby, visit: Visit, data: Recovery) -> Response[Me]:
    return let_in(request, await accounts.recover(lobby, visit, data.name, data.code, data.password))


# --- mail -------------------------------------------------------------------------------------------------------


@post(
    "/api/account/mail",
    status_code=200,
    opt={COST: NEW_PERSON},
    summary="Have mail sent to an address, once it is confirmed",
)
async def set_mail(
    request: AnyRequest, lobby: Lobby, own_session: StoredSession, visit: Visit, data: Mail
) -> dict[str, bool]:
    await note_language(lobby.store, own_session.person, language(request))
    if data.mail is None:
        await account_mail.forget(lobby, own_session.person)
    else:
        await account_mail.ask_to_confirm(lobby, visit, data.mail, data.password)
    return {"ok": True}


@post(
    "/api/account/mail/confirm",
    status_code=200,
    opt={COST: DOING},
    summary="Confirm an address, by the link sent to it",
)
async def confirm_mail(lobby: Lobby, session: StoredSession | None, data: Token) -> dict[str, bool]:
    await account_mail.confirm(lobby, data.token)
    return {"ok": True}


@post(
    "/api/account/reset-request",
    status_code=200,
    opt={COST: NEW_PERSON},
    summary="Have a link to a new password sent",
)
async def request_reset(lobby: Lobby, visit: Visit, data: ResetRequest) -> dict[str, bool]:
    account_mail.ask_for_reset(lobby, visit, data.name)
    return {"ok": True}


@post("/api/account/reset", status_code=200, opt={COST: HASHING}, summary="A new password, by such a link")
async def reset(request: AnyRequest, lobby: Lobby, visit: Visit, data: Reset) -> Response[Me]:
    return let_in(request, await accounts.reset(lobby, visit, data.token, data.password))


# --- other devices ----------------------------------------------------------------------------------------------


@get("/api/account/links", summary="Links to my other devices that are still open")
async def list_links(lobby: Lobby, own_session: StoredSession) -> DeviceLinks:
    return DeviceLinks(await device_links.links_of(lobby, own_session.person))


@post("/api/account/links", status_code=200, opt={COST: DOING}, summary="A link to open me on another device")
async def make_link(lobby: Lobby, own_session: StoredSession) -> NewLink:
    return await device_links.make(lobby, own_session.person)


@post("/api/account/links/{link:str}/grant", status_code=200, opt={COST: DOING}, summary="Yes, that device is mine")
async def grant_link(lobby: Lobby, own_session: StoredSession, link: str) -> DeviceLinks:
    await device_links.grant(lobby, own_session.person, link)
    return DeviceLinks(await device_links.links_of(lobby, own_session.person))


@delete("/api/account/links/{link:str}", status_code=200, opt={COST: DOING}, summary="No, or no longer wanted")
async def refuse_link(lobby: Lobby, own_session: StoredSession, link: str) -> DeviceLinks:
    await device_links.refuse(lobby, own_session.person, link)
    return DeviceLinks(await device_links.links_of(lobby, own_session.person))


@post("/api/links/ask", status_code=200, opt={COST: DOING}, summary="From the other device: may I come in?")
async def ask_link(request: AnyRequest, lobby: Lobby, session: StoredSession | None, data: Token) -> AskedLink:
    return await device_links.ask(lobby, data.token, device(request))


@post(
    "/api/links/take",
    status_code=200,
    opt={COST: DOING},
    summary="From the other device: come in, once it was granted",
)
async def take_link(request: AnyRequest, lobby: Lobby, visit: Visit, data: Claim) -> Response[Me]:
    came = await device_links.take(lobby, visit, data.token, data.claim)
    return Response(Me(None)) if came is None else let_in(request, came)


# --- passkeys ---------------------------------------------------------------------------------------------------


@post(
    "/api/account/passkeys/options",
    status_code=200,
    opt={COST: HASHING},
    summary="What a browser needs to make a passkey",
)
async def passkey_options(
    request: AnyRequest, lobby: Lobby, visit: Visit, data: Password | None = None
) -> PasskeyOptions:
    password = "" if data is None else data.password
    return await passkey_accounts.begin_making(lobby, visit, origin_of_page(request), password)


@post(
    "/api/account/passkeys",
    status_code=200,
    opt={COST: DOING},
    summary="Keep a passkey; registers who has no account",
)
async def add_passkey(
    request: AnyRequest, lobby: Lobby, own_session: StoredSession, visit: Visit, data: NewPasskey
) -> Response[Registered]:
    origin = origin_of_page(request)
    made = await passkey_accounts.make(
        lobby, visit, origin, data.token, data.credential, data.name, data.invitation
    )
    return Response(Registered(known(own_session.person), [])) if made is None else registered(request, made)


@delete("/api/account/passkeys/{passkey:str}", status_code=200, opt={COST: DOING}, summary="Drop a passkey")
async def drop_passkey(lobby: Lobby, own_session: StoredSession, passkey: str) -> dict[str, bool]:
    await passkey_accounts.drop(lobby, own_session.person, passkey)
    return {"ok": True}


@post(
    "/api/account/passkey-log-in/options",
    status_code=200,
    opt={COST: DOING},
    summary="What a browser needs to log in by passkey",
)
async def passkey_log_in_options(
    request: AnyRequest, lobby: Lobby, session: StoredSession | None
) -> PasskeyOptions:
    return await passkey_accounts.begin_log_in(lobby, origin_of_page(request))


@post("/api/account/passkey-log-in", status_code=200, opt={COST: DOING}, summary="Log in by passkey")
async def passkey_log_in(request: AnyRequest, lobby: Lobby, visit: Visit, data: UsedPasskey) -> Response[Me]:
    came = await passkey_accounts.log_in(lobby, visit, origin_of_page(request), data.token, data.credential)
    return let_in(request, came)


HANDLERS = [
    account,
    register,
    go,
    renew_codes,
    merge,
    log_in,
    log_out,
    change_password,
    recover,
    set_mail,
    confirm_mail,
    request_reset,
    reset,
    list_links,
    make_link,
    grant_link,
    refuse_link,
    ask_link,
    take_link,
    passkey_options,
    add_passkey,
    drop_passkey,
    passkey_log_in_options,
    passkey_log_in,
]
