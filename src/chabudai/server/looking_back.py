"""Looking back at a game over HTTP. While it runs, with one's own eyes; of one that is over each answer is kept."""

from collections.abc import Awaitable, Callable, Hashable
from typing import Any

from litestar import Response, get

from chabudai.server import telling
from chabudai.server.errors import Refused
from chabudai.server.hall import Hall
from chabudai.server.old_record import OldRecord
from chabudai.server.patience import COST, LOOKING_BACK
from chabudai.server.record import Record, standing
from chabudai.server.room import Room
from chabudai.server.stand_ins import stand_ins
from chabudai.server.storage import StoredGuest
from chabudai.server.story import beginnings
from chabudai.server.turns import course_of
from chabudai.server.wire import History

Tell = Callable[[Room], Awaitable[bytes]]


async def told_of(hall: Hall, table: str, what: Hashable, tell: Tell) -> Response[Any]:
    """What is told of a table; `what` says all that the answer depends on, once the game is over."""
    key = (table, what)
    if key in hall.kept.answers:
        answer = hall.kept.answers[key]
    else:
        room = await hall.room(table)
        answer = await (hall.kept.get(key, lambda: tell(room)) if await room.is_over() else tell(room))
    return Response(answer, media_type="application/json")


@get(
    "/api/tables/{table:str}/positions/{at:int}",
    opt={COST: LOOKING_BACK},
    summary="The position after so many moves, or on the way to it",
)
async def position(
    hall: Hall,
    known_guest: StoredGuest | None,
    table: str,
    at: int,
    eyes: int | None = None,
    part: int | None = None,
) -> Response[dict[str, Any]]:
    async def tell(room: Room) -> bytes:
        async with room.lock:
            record = room.replayable()
            if not 0 <= at <= len(record.match.moves):
                raise Refused("not-found", "error-no-position")
            seat = eyes_of(room, known_guest, eyes)
            stops = telling.stops(record.position_at(at), record.halts(at, seat), record.n, 0, seat)
            if part is not None and not 0 <= part < len(stops):
                raise Refused("not-found", "error-no-position")
            return telling.encode(stops[-1 if part is None else part])

    return await told_of(hall, table, ("position", at, eyes, part), tell)


@get("/api/tables/{table:str}/log", opt={COST: LOOKING_BACK}, summary="What happened so far, by chapters")
async def story(
    hall: Hall, known_guest: StoredGuest | None, table: str, eyes: int | None = None
) -> Response[dict[str, Any]]:
    async def tell(room: Room) -> bytes:
        async with room.lock:
            record = room.readable()
            lines = telling.lines(record.story(), record.chapters, 0, eyes_of(room, known_guest, eyes))
            return telling.encode({"log": lines})

    return await told_of(hall, table, ("log", eyes), tell)


def eyes_of(room: Room, guest: StoredGuest | None, eyes: int | None) -> int | None:
    """While the game runs everybody has their own eyes; when it is over, anybody's."""
    if not room.table.is_over():
        return room.seat_of(None if guest is None else guest.id)
    if eyes is not None and not 0 <= eyes < room.table.seats:
        raise Refused("bad-value", "error-no-seat")
    return eyes


@get(
    "/api/tables/{table:str}/history",
    opt={COST: LOOKING_BACK},
    summary="When over: the points of every seat and rival after each move",
)
async def history(hall: Hall, known_guest: StoredGuest | None, table: str) -> Response[History]:
    async def tell(room: Room) -> bytes:
        record = finished_record(room)
        bots = stand_ins(room.table, standing(await hall.store.moves(table)))
        if isinstance(record, OldRecord):
            return telling.encode(History(record.scores, record.forecast, beginnings(record.chapters), [], bots))
        turns, parts = await course_of(record.match)
        return telling.encode(History(record.scores, record.forecast, parts, turns, bots))

    return await told_of(hall, table, "history", tell)


@get(
    "/api/tables/{table:str}/match",
    opt={COST: LOOKING_BACK},
    summary="When over: the match file",
    media_type="application/json",
)
async def match_file(hall: Hall, known_guest: StoredGuest | None, table: str) -> Response[dict[str, Any]]:
    async def tell(room: Room) -> bytes:
        return finished_record(room).file().write().encode()

    answer, stored = await told_of(hall, table, "match", tell), await hall.store.table(table)
    name = f"{stored.game}-{table}.json" if stored is not None else f"{table}.json"
    answer.headers["content-disposition"] = f'attachment; filename="{name}"'
    return answer


def finished_record(room: Room) -> Record | OldRecord:
    if not room.table.is_over():
        raise Refused("not-allowed", "error-not-over")
    return room.readable()


HANDLERS = [position, story, history, match_file]
