"""Socket: one table over one WebSocket. Messages go to the table's inbox, what happens comes back."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from chabudai.server.cookies import secret_in
from chabudai.server.door.rate_limit import COMING
from chabudai.server.errors import Refused, error_body, kind_of
from chabudai.server.lobby import sign_in
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.lobby.onlookers import check_may_look
from chabudai.server.monitoring import metrics
from chabudai.server.storage import StoredSession
from chabudai.server.table.connection import LINE, NONSENSE, TRY_LATER, Connection
from chabudai.server.table.messages import handle_all
from chabudai.server.table.room import Room

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]

FORBIDDEN = 4403  # why a socket was closed
REFUSED = {
    "not-found": 4404,
    "not-yours": FORBIDDEN,
    "bad-request": NONSENSE,
}  # by kind; else one may try again later


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, lobby: Lobby, table: str) -> None:
    address = socket.client.host if socket.client else ""
    try:
        socket.app.state.origin.check_host(socket.headers)
        socket.app.state.origin.check_origin(socket.headers)
        socket.app.state.rate_limit.spend(address, None, COMING)
        with socket.app.state.sockets.admit(address):
            await welcome(socket, lobby, table, address)
    except Refused:
        await socket.close(code=FORBIDDEN)
    finally:
        unplug(socket)


def unplug(socket: AnySocket) -> None:
    """Breaks a reference cycle: `receive` and `send` know the socket, which would stay until it is collected."""
    del socket.receive, socket.send
    extensions_of(socket).pop(LINE, None)


def extensions_of(socket: AnySocket) -> dict[str, Any]:
    """Extensions of ASGI: what our server offers beyond the standard."""
    return socket.scope.get("extensions") or {}


async def welcome(socket: AnySocket, lobby: Lobby, table: str, address: str) -> None:
    await socket.accept()
    metrics.COMINGS.inc()
    try:
        endings = lobby.endings
        session = await sign_in.welcome(lobby, secret_in(socket.cookies))
        connection = connected(socket, session, address)
        room = await lobby.room(table)
        await check_may_look(lobby, room.table, session and session.person)
        await room.join(connection)  # at once: a room that nobody is in may be closed at any moment
        if lobby.endings != endings:
            await sign_in.hang_up_if_ended(lobby, connection)
    except Exception as problem:
        await refuse(socket, problem)
        return
    try:
        await attend(socket, connection, hear_until_nonsense(socket, room, connection))
    finally:
        room.part(connection)


def connected(socket: AnySocket, session: StoredSession | None, address: str) -> Connection:
    who, name, of = (None, "", "") if session is None else (session.person.id, session.person.name, session.id)
    spend = socket.app.state.rate_limit.spend_of(address, who)
    if session is not None:
        spend(COMING)
    return Connection(who, name, spend, extensions_of(socket).get(LINE), "changes" in socket.query_params, of)


async def refuse(socket: AnySocket, problem: Exception) -> None:
    """Say why one cannot come to this table, and close."""
    kind = kind_of(problem)
    if kind == "server":
        log.error("a table could not be opened", exc_info=problem)
    error = msgspec.json.encode({"type": "error", "id": None, "error": error_body(problem)})
    await socket.send_text(error.decode())
    await socket.close(code=REFUSED.get(kind, TRY_LATER))


async def attend(socket: AnySocket, connection: Connection, hear: Coroutine[Any, Any, None]) -> None:
    """Until the browser goes: send what is told, hear what is said. Who hears has a task of its own, which is woken
    without all that stands around us."""
    sending, hearing = asyncio.create_task(send_all(socket, connection)), asyncio.create_task(hear)
    try:
        await receive_all(socket, connection)
        await hearing  # never cancelled: what was begun is stored and told
    finally:
        sending.cancel()


async def send_all(socket: AnySocket, connection: Connection) -> None:
    """Sends all messages of a connection, in order. A line that breaks is noticed by whoever listens to it."""
    with contextlib.suppress(Exception):
        while (message := await connection.read()) is not None:
            await socket.send_data(message, mode="text")
        await socket.close(code=connection.code)


async def receive_all(socket: AnySocket, connection: Connection) -> None:
    """Brings messages to the inbox until the browser goes; those of the short road are there already."""
    inbox = connection.inbox
    if connection.line is not None:
        connection.line.listen(inbox)
    try:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await inbox.bring(await socket.receive_data(mode="text"))
    finally:
        inbox.close()


async def hear_until_nonsense(socket: AnySocket, room: Room, connection: Connection) -> None:
    if not await handle_all(room, connection):
        connection.inbox.close()
        await socket.close(code=NONSENSE)
