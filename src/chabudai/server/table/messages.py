"""Messages of a browser at a table: decoded, paid for, done and answered."""

# compiled: every message passes through here

import asyncio
import logging
import re
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

from chabudai.server import wire
from chabudai.server.errors import Refused, error_body, kind_of
from chabudai.server.monitoring import metrics
from chabudai.server.people.identity import clean_chat
from chabudai.server.table import play
from chabudai.server.table.connection import Connection
from chabudai.server.table.costs import Spend, cost_of
from chabudai.server.table.room import Room
from chabudai.server.wire import LONGEST_MESSAGE

log = logging.getLogger(__name__)

NONSENSE_COSTS = 1
MOST_BAD = 200  # a browser that says nothing but nonsense is shown out

read: Callable[[str | bytes], wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage).decode
AN_ID = re.compile(r'[{,]\s*"id"\s*:\s*(\d{1,16})\s*[,}]')
read_id = msgspec.json.Decoder(dict[str, Any]).decode


async def handle_all(room: Room, connection: Connection) -> bool:
    """One message after the other, to the last; False if so many made no sense that no more are heard."""
    bad = 0
    while bad < MOST_BAD:
        said = await connection.inbox.next()
        if said is None:
            return True
        with connection.asking():
            bad += not await handle(said, room, connection)
        if connection.inbox.waiting:  # who says much at once has one thing done for each turn of the loop
            await asyncio.sleep(0)
    return False


async def handle(said: str | bytes, room: Room, connection: Connection) -> bool:
    """One message: done and answered, or refused with a reason. Whether it was done."""
    kind, began = "none", perf_counter()
    try:
        check_size(said)
        message = understood(said, connection.spend)
        kind = type(message).__name__.lower()
        connection.spend(cost_of(message))
        connection.tell(await answer(message, room, connection))
        metrics.AT_TABLES.said(kind, "ok", perf_counter() - began)
        return True
    except Exception as problem:
        metrics.AT_TABLES.said(kind, kind_of(problem), perf_counter() - began)
        if kind_of(problem) == "server":
            log.error("a message could not be answered", exc_info=problem)
        connection.tell({"type": "error", "id": id_in(said), "error": error_body(problem)})
    return False


def check_size(said: str | bytes) -> None:
    if len(said) > LONGEST_MESSAGE:
        raise Refused("too-large", "error-too-large")


def id_in(said: str | bytes) -> int | None:
    """The number the browser gave its message, also if the rest of it makes no sense."""
    try:
        number = read_id(said).get("id")
    except (msgspec.DecodeError, UnicodeError, RecursionError):  # half a character in a chat, for one
        found = AN_ID.search(said if isinstance(said, str) else said.decode(errors="replace"))
        number = None if found is None else int(found[1])
    return number if isinstance(number, int) and not isinstance(number, bool) and abs(number) < 2**53 else None


def understood(said: str | bytes, spend: Spend) -> wire.ClientMessage:
    """What makes no sense costs as much as the cheapest that does."""
    try:
        return read(said)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        spend(NONSENSE_COSTS)
        raise Refused("bad-request", "error-bad-request") from None


async def answer(message: wire.ClientMessage, room: Room, connection: Connection) -> dict[str, Any]:
    person, n = connection.person, None
    match message:
        case wire.Move():
            n = await play.move(room, person, message)
        case wire.Undo():
            n = await play.undo(room, person, message)
        case wire.Act():
            await play.act(room, person, message)
        case wire.Beside():
            return {"type": "beside", "id": message.id, **await play.may_say(room, person, message.said)}
        case wire.Why():
            return {"type": "why", "id": message.id, "refusal": await play.why(room, person, message)}
        case wire.Preview():
            previews = await play.preview(room, person, message)
            return {"type": "preview", "id": message.id, "previews": previews}
        case wire.Draft():
            return {"type": "draft", "id": message.id, "position": await play.draft(room, person, message)}
        case wire.Foresee():
            return {"type": "foresee", "id": message.id, "foreseen": await play.foresee(room, person, message)}
        case wire.Chat():
            if person is None:
                raise Refused("no-guest", "error-no-guest")
            await room.chat.say(person, connection.name, clean_chat(message.text))
        case wire.Pace():
            await room.set_pace(person, message.pace)
        case wire.Look():
            room.look(connection, message.visible)
        case wire.Skip():
            room.skip(person)
        case wire.Ping():
            pass
    return {"type": "ok", "id": message.id, "n": n}
