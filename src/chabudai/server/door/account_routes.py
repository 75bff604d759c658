"""Routes of accounts: registering, logging in and out, devices, passkeys, mail. A GET never changes anything."""

from litestar import Response, delete, get, post

from chabudai.server.door.asking import (
    AnyRequest,
    address_of,
    device,
    drop_secret,
    origin_of_page,
    set_secret,
    spend,
)
from chabudai.server.door.rate_limit import COST, DOING, HASHING, NEW_PERSON
from chabudai.server.lobby import account_mail, account_page, accounts, device_links, passkey_accounts
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.storage import StoredPerson, StoredSession
from chabudai.server.wire import (
    Account,
    AskedLink,
    Claim,
    Codes,
    DeviceLinks,
    LogIn,
    LogOut,
    Mail,
    Me,
    Merged,
    NewAccount,
    NewLink,
    NewPasskey,
    NewPassword,
    PasskeyOptions,
    Password,
    Person,
    Recovery,
    Registered,
    Reset,
    ResetRequest,
    Token,
    UsedPasskey,
)


def known(person: StoredPerson) -> Person:
    return Person(person.id, person.name, person.account is not None)


def let_in(request: AnyRequest, came: tuple[StoredPerson, str]) -> Response[Me]:
    """Who it is, with the new secret."""
    person, secret = came
    answer = Response(Me(known(person)))
    set_secret(request, answer, secret)
    return answer


# --- the account ------------------------------------------------------------------------------------------------


@get("/api/account", summary="My account, my browsers, and what is possible here")
async def account(request: AnyRequest, lobby: Lobby, session: StoredSession | None) -> Account:
    return await account_page.shown(lobby, session, origin_of_page(request))


@post("/api/account", status_code=200, opt={COST: HASHING}, summary="Register: keep my games by name and password")
async def register(
    request: AnyRequest, lobby: Lobby, session: StoredSession | None, data: NewAccount
) -> Response[Registered]:
    if session is None:
        spend(request, None, NEW_PERSON)
    person, secret, codes = await accounts.register(
        lobby, session, data.name, data.password, data.invitation, device(request)
    )
    answer = Response(Registered(known(person), codes))
    set_secret(request, answer, secret)
    return answer


@post(
    "/api/account/delete", status_code=200, opt={COST: HASHING}, summary="Go for good; games stay, without a name"
)
async def go(request: AnyRequest, lobby: Lobby, own_session: StoredSession, data: Password) -> Response[Me]:
    await accounts.go(lobby, own_session, data.password, address_of(request))
    answer = Response(Me(None))
    drop_secret(answer)
    return answer


@post(
    "/api/account/codes",
    status_code=200,
    opt={COST: HASHING},
    summary="New recovery codes in place of the old ones",
)
async def renew_codes(request: AnyRequest, lobby: Lobby, own_session: StoredSession, data: Password) -> Codes:
    person = await accounts.check_own(lobby, own_session, data.password, address_of(request))
    return Codes(await accounts.renew_codes(lobby, person))


@post("/api/account/merge", status_code=200, opt={COST: DOING}, summary="Take over what was played here as a guest")
async def merge(lobby: Lobby, own_session: StoredSession) -> Merged:
    return Merged(await accounts.merge(lobby, own_session))


# --- coming and going -------------------------------------------------------------------------------------------


@post("/api/account/log-in", status_code=200, opt={COST: HASHING}, summary="Log in by name and password")
async def log_in(request: AnyRequest, lobby: Lobby, session: StoredSession | None, data: LogIn) -> Response[Me]:
    came = await accounts.log_in(lobby, session, data.name, data.password, address_of(request), device(request))
    return let_in(request, came)


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
async def change_password(
    request: AnyRequest, lobby: Lobby, own_session: StoredSession, data: NewPassword
) -> Response[Me]:
    came = await accounts.change_password(lobby, own_session, data.old, data.new, address_of(request))
    return let_in(request, came)


@post("/api/account/recover", status_code=200, opt={COST: HASHING}, summary="A new password by a recovery code")
async def recover(request: AnyRequest, lobby: Lobby, session: StoredSession | None, data: Recovery) -> Response[Me]:
    came = await accounts.recover(lobby, data.name, data.code, data.password, address_of(request), device(request))
    return let_in(request, came)


# --- mail -------------------------------------------------------------------------------------------------------


@post(
    "/api/account/mail",
    status_code=200,
    opt={COST: NEW_PERSON},
    summary="Have mail sent to an address, once it is confirmed",
)
async def set_mail(lobby: Lobby, own_session: StoredSession, data: Mail) -> dict[str, bool]:
    if data.mail is None:
        await account_mail.forget(lobby, own_session.person)
    else:
        await account_mail.ask_to_confirm(lobby, own_session.person, data.mail)
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
async def request_reset(lobby: Lobby, session: StoredSession | None, data: ResetRequest) -> dict[str, bool]:
    account_mail.ask_for_reset(lobby, data.name)
    return {"ok": True}


@post("/api/account/reset", status_code=200, opt={COST: HASHING}, summary="A new password, by such a link")
async def reset(request: AnyRequest, lobby: Lobby, session: StoredSession | None, data: Reset) -> Response[Me]:
    return let_in(request, await accounts.reset(lobby, data.token, data.password, device(request)))


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
async def take_link(request: AnyRequest, lobby: Lobby, session: StoredSession | None, data: Claim) -> Response[Me]:
    came = await device_links.take(lobby, session, data.token, data.claim, device(request))
    return Response(Me(None)) if came is None else let_in(request, came)


# --- passkeys ---------------------------------------------------------------------------------------------------


@post(
    "/api/account/passkeys/options",
    status_code=200,
    opt={COST: DOING},
    summary="What a browser needs to make a passkey",
)
async def passkey_options(request: AnyRequest, lobby: Lobby, own_session: StoredSession) -> PasskeyOptions:
    return await passkey_accounts.begin_making(lobby, own_session, origin_of_page(request))


@post(
    "/api/account/passkeys",
    status_code=200,
    opt={COST: DOING},
    summary="Keep a passkey; registers who has no account",
)
async def add_passkey(
    request: AnyRequest, lobby: Lobby, own_session: StoredSession, data: NewPasskey
) -> Response[Registered]:
    made = await passkey_accounts.make(
        lobby,
        own_session,
        origin_of_page(request),
        data.token,
        data.credential,
        data.name,
        data.invitation,
        device(request),
    )
    if made is None:
        return Response(Registered(known(own_session.person), []))
    person, secret, codes = made
    answer = Response(Registered(known(person), codes))
    set_secret(request, answer, secret)
    return answer


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
async def passkey_log_in(
    request: AnyRequest, lobby: Lobby, session: StoredSession | None, data: UsedPasskey
) -> Response[Me]:
    came = await passkey_accounts.log_in(
        lobby, session, origin_of_page(request), data.token, data.credential, address_of(request), device(request)
    )
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
