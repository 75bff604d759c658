"""Routes of notices: how somebody wants to be told what waits for them, and where."""

from datetime import UTC, datetime

from litestar import delete, get, post, put

from chabudai.server.door.asking import AnyRequest, device, language
from chabudai.server.door.rate_limit import COST, DOING, TRYING_OUT
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.notices import settings
from chabudai.server.storage import StoredPerson, StoredSession, attendance
from chabudai.server.wire_notices import Muted, NewHook, NewNotices, NewPush, Notices, Tested, TestOf


@get("/api/notices", summary="How I am told what waits for me")
async def notices(lobby: Lobby, person: StoredPerson) -> Notices:
    return await settings.shown(lobby.ways, person)


@put("/api/notices", opt={COST: DOING}, summary="Change some of it")
async def change_notices(request: AnyRequest, lobby: Lobby, person: StoredPerson, data: NewNotices) -> Notices:
    await settings.change(lobby.store, person, data.settings, data.digest)
    return await settings.shown(lobby.ways, await settings.note_language(lobby.store, person, language(request)))


@post("/api/notices/push", status_code=200, opt={COST: DOING}, summary="Tell me in this browser")
async def add_browser(request: AnyRequest, lobby: Lobby, own_session: StoredSession, data: NewPush) -> Notices:
    await settings.add_browser(lobby.ways, own_session, data.endpoint, data.p256dh, data.auth, device(request))
    person = await settings.note_language(lobby.store, own_session.person, language(request))
    return await settings.shown(lobby.ways, person)


@delete("/api/notices/push/{browser:str}", status_code=200, opt={COST: DOING}, summary="No more in that browser")
async def drop_browser(lobby: Lobby, person: StoredPerson, browser: str) -> Notices:
    await settings.drop(lobby.store, person, "push", browser)
    return await settings.shown(lobby.ways, person)


@put("/api/notices/hook", opt={COST: DOING}, summary="Tell me by a webhook")
async def set_hook(request: AnyRequest, lobby: Lobby, person: StoredPerson, data: NewHook) -> Notices:
    await settings.set_hook(lobby.ways, person, data.shape, data.address, data.key)
    return await settings.shown(lobby.ways, await settings.note_language(lobby.store, person, language(request)))


@delete("/api/notices/hook", status_code=200, opt={COST: DOING}, summary="No more by webhook")
async def drop_hook(lobby: Lobby, person: StoredPerson) -> Notices:
    await settings.drop(lobby.store, person, "hook")
    return await settings.shown(lobby.ways, person)


@post("/api/notices/test", status_code=200, opt={COST: TRYING_OUT}, summary="Send something now, to see it arrive")
async def test(lobby: Lobby, person: StoredPerson, data: TestOf) -> Tested:
    return await settings.test(lobby.ways, person, data.way, datetime.now(UTC))


@put("/api/tables/{table:str}/notices", opt={COST: DOING}, summary="Whether I am told of this table")
async def mute_table(lobby: Lobby, person: StoredPerson, table: str, data: Muted) -> dict[str, bool]:
    found = await lobby.found(table)
    await lobby.store.write(attendance.mute, person.id, found.id, data.muted)
    return {"ok": True}


HANDLERS = [
    notices,
    change_notices,
    add_browser,
    drop_browser,
    set_hook,
    drop_hook,
    test,
    mute_table,
]
