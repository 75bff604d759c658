"""A table over its WebSocket: what a browser says is checked, done, and answered; what happens is told to it."""

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from chabudai.server import measures, play, reception, wire
from chabudai.server.connection import LINE, TRY_LATER, Connection
from chabudai.server.errors import Refused, kind_of, told
from chabudai.server.guard import MOST_SAID
from chabudai.server.hall import Hall
from chabudai.server.identity import clean_chat, secret_in
from chabudai.server.patience import COMING, Purse, cost_of
from chabudai.server.room import Room
from chabudai.server.storage import StoredGuest

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]

NONSENSE, FORBIDDEN = 1008, 4403  # why a socket was closed
REFUSED = {"not-found": 4404, "bad-request": NONSENSE}  # by kind; else one may try again later
NONSENSE_COSTS = 1
MOST_BAD = 200  # a browser that says nothing but nonsense is shown out

read: Callable[[str | bytes], wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage).decode
AN_ID = re.compile(r'[{,]\s*"id"\s*:\s*(\d{1,16})\s*[,}]')
read_id = msgspec.json.Decoder(dict[str, Any]).decode


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, hall: Hall, table: str) -> None:
    address = socket.client.host if socket.client else ""
    try:
        socket.app.state.home.check_host(socket.headers)
        socket.app.state.home.check_origin(socket.headers)
        socket.app.state.patience.spend(address, None, COMING)
        with socket.app.state.doors.let_in(address):
            await welcome(socket, hall, table, address)
    except Refused:
        await socket.close(code=FORBIDDEN)
    finally:
        unplug(socket)


def unplug(socket: AnySocket) -> None:
    """What a socket receives and sends through knows the socket: a circle that would stay until it is collected."""
    del socket.receive, socket.send
    extensions_of(socket).pop(LINE, None)


def extensions_of(socket: AnySocket) -> dict[str, Any]:
    """What the server offers beyond what sockets have everywhere."""
    return socket.scope.get("extensions") or {}


async def welcome(socket: AnySocket, hall: Hall, table: str, address: str) -> None:
    await socket.accept()
    measures.COMINGS.inc()
    try:
        guest = await reception.welcome(hall, secret_in(socket.cookies))
        connection = connected(socket, guest, address)
        room = await hall.room(table)
        await room.join(connection)  # at once: a room that nobody is in may be closed at any moment
    except Exception as problem:
        await refuse(socket, problem)
        return
    await attend(socket, room, connection)


def connected(socket: AnySocket, guest: StoredGuest | None, address: str) -> Connection:
    who, name = (None, "") if guest is None else (guest.id, guest.name)
    purse = socket.app.state.patience.purse_of(address, who)
    if guest is not None:
        purse(COMING)
    return Connection(who, name, purse, extensions_of(socket).get(LINE))


async def refuse(socket: AnySocket, problem: Exception) -> None:
    """Say why one cannot come to this table, and close."""
    kind = kind_of(problem)
    if kind == "server":
        log.error("a table could not be opened", exc_info=problem)
    error = msgspec.json.encode({"type": "error", "id": None, "error": told(problem)})
    await socket.send_text(error.decode())
    await socket.close(code=REFUSED.get(kind, TRY_LATER))


async def attend(socket: AnySocket, room: Room, connection: Connection) -> None:
    """Until the browser goes: send what is told, hear what is said."""
    sending = asyncio.create_task(send_all(socket, connection))
    try:
        await hear_all(socket, room, connection)  # never cancelled: what was begun is stored and told
    finally:
        sending.cancel()
        room.part(connection)


async def send_all(socket: AnySocket, connection: Connection) -> None:
    """Whatever is told, in order. A line that breaks is noticed by whoever listens to it."""
    with contextlib.suppress(Exception):
        while (message := await connection.read()) is not None:
            await socket.send_data(message, mode="text")
        await socket.close(code=connection.code)


async def hear_all(socket: AnySocket, room: Room, connection: Connection) -> None:
    bad = 0
    try:
        while bad < MOST_BAD:
            said = await socket.receive_data(mode="text")
            with connection.asking():
                bad += not await hear(said, room, connection)
    except WebSocketDisconnect:
        return
    await socket.close(code=NONSENSE)


async def hear(said: str | bytes, room: Room, connection: Connection) -> bool:
    """One message: done and answered, or refused with a reason. Whether it was done."""
    kind, began = "none", perf_counter()
    try:
        check_size(said)
        message = understood(said, connection.purse)
        kind = type(message).__name__.lower()
        connection.purse(cost_of(message))
        connection.tell(await answer(message, room, connection))
        measures.AT_TABLES.said(kind, "ok", perf_counter() - began)
        return True
    except Exception as problem:
        measures.AT_TABLES.said(kind, kind_of(problem), perf_counter() - began)
        if kind_of(problem) == "server":
            log.error("a message could not be answered", exc_info=problem)
        connection.tell({"type": "error", "id": id_in(said), "error": told(problem)})
    return False


def check_size(said: str | bytes) -> None:
    if len(said) > MOST_SAID:
        raise Refused("too-large", "error-too-large")


def id_in(said: str | bytes) -> int | None:
    """The number the browser gave its message, also if the rest of it makes no sense."""
    try:
        number = read_id(said).get("id")
    except (msgspec.DecodeError, UnicodeError, RecursionError):  # half a character in a chat, for one
        found = AN_ID.search(said if isinstance(said, str) else said.decode(errors="replace"))
        number = None if found is None else int(found[1])
    return number if isinstance(number, int) and not isinstance(number, bool) and abs(number) < 2**53 else None


def understood(said: str | bytes, purse: Purse) -> wire.ClientMessage:
    """What makes no sense costs as much as the cheapest that does."""
    try:
        return read(said)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        purse(NONSENSE_COSTS)
        raise Refused("bad-request", "error-bad-request") from None


async def answer(message: wire.ClientMessage, room: Room, connection: Connection) -> dict[str, Any]:
    guest, n = connection.guest, None
    match message:
        case wire.Move():
            n = await play.move(room, guest, message)
        case wire.Undo():
            n = await play.undo(room, guest, message)
        case wire.Act():
            await play.act(room, guest, message)
        case wire.Beside():
            return {"type": "beside", "id": message.id, **await play.may_say(room, guest, message.said)}
        case wire.Why():
            return {"type": "why", "id": message.id, "refusal": await play.why(room, guest, message)}
        case wire.Preview():
            previews = await play.preview(room, guest, message)
            return {"type": "preview", "id": message.id, "previews": previews}
        case wire.Draft():
            return {"type": "draft", "id": message.id, "position": await play.draft(room, guest, message)}
        case wire.Chat():
            if guest is None:
                raise Refused("no-guest", "error-no-guest")
            await room.talk.say(guest, connection.name, clean_chat(message.text))
        case wire.Pace():
            await room.set_pace(guest, message.pace)
        case wire.Skip():
            room.skip(guest)
        case wire.Ping():
            pass
    return {"type": "ok", "id": message.id, "n": n}
