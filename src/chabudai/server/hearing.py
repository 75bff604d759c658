"""What a browser says at a table: checked, done, and answered."""

# compiled: every message passes through here

import logging
import re
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

from chabudai.server import measures, play, wire
from chabudai.server.connection import Connection
from chabudai.server.errors import Refused, kind_of, told
from chabudai.server.guard import MOST_SAID
from chabudai.server.identity import clean_chat
from chabudai.server.patience import Purse, cost_of
from chabudai.server.room import Room

log = logging.getLogger(__name__)

NONSENSE_COSTS = 1
MOST_BAD = 200  # a browser that says nothing but nonsense is shown out

read: Callable[[str | bytes], wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage).decode
AN_ID = re.compile(r'[{,]\s*"id"\s*:\s*(\d{1,16})\s*[,}]')
read_id = msgspec.json.Decoder(dict[str, Any]).decode


async def hear_all(room: Room, connection: Connection) -> bool:
    """One message after the other, to the last; False if so many made no sense that no more are heard."""
    bad = 0
    while bad < MOST_BAD:
        said = await connection.ear.hear()
        if said is None:
            return True
        with connection.asking():
            bad += not await hear(said, room, connection)
    return False


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
