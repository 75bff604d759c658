"""Replays over HTTP: looking back at a game, while it runs with one's own eyes. Of finished games it is cached."""

from collections.abc import Awaitable, Callable, Hashable
from typing import Any

from litestar import Response, get

from chabudai.server.door.rate_limit import COST, LOOKING_BACK
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.lobby.onlookers import check_may_look
from chabudai.server.past import replay
from chabudai.server.past.archive import Past
from chabudai.server.storage import StoredPerson
from chabudai.server.wire import History

Tell = Callable[[Past], Awaitable[bytes]]


async def told_of(
    lobby: Lobby, person: StoredPerson | None, table: str, what: Hashable, tell: Tell
) -> Response[Any]:
    """What is told of a table; `what` says all that the answer depends on, once the game is over. Of a table that
    not everybody may look at no answer is kept: so whatever is kept may be told to anybody."""
    key = (table, what)
    if key in lobby.answers.entries:
        answer = lobby.answers.entries[key]
    else:
        past = await lobby.past_of(table)
        await check_may_look(lobby, past.table, person)
        is_kept = past.table.is_over() and not past.table.is_private()
        answer = await (lobby.answers.get(key, lambda: tell(past)) if is_kept else tell(past))
    return Response(answer, media_type="application/json")


@get(
    "/api/tables/{table:str}/positions/{at:int}",
    opt={COST: LOOKING_BACK},
    summary="The position after so many moves, or on the way to it",
)
async def position(
    lobby: Lobby,
    known_person: StoredPerson | None,
    table: str,
    at: int,
    eyes: int | None = None,
    part: int | None = None,
) -> Response[dict[str, Any]]:
    async def tell(past: Past) -> bytes:
        return replay.position(past, replay.eyes_of(past.table, id_of(known_person), eyes), at, part)

    return await told_of(lobby, known_person, table, ("position", at, eyes, part), tell)


@get("/api/tables/{table:str}/log", opt={COST: LOOKING_BACK}, summary="What happened so far, by chapters")
async def story(
    lobby: Lobby, known_person: StoredPerson | None, table: str, eyes: int | None = None
) -> Response[dict[str, Any]]:
    async def tell(past: Past) -> bytes:
        return replay.log(past, replay.eyes_of(past.table, id_of(known_person), eyes))

    return await told_of(lobby, known_person, table, ("log", eyes), tell)


def id_of(person: StoredPerson | None) -> str | None:
    return None if person is None else person.id


@get(
    "/api/tables/{table:str}/history",
    opt={COST: LOOKING_BACK},
    summary="When over: the points of every seat and rival after each move",
)
async def history(lobby: Lobby, known_person: StoredPerson | None, table: str) -> Response[History]:
    async def tell(past: Past) -> bytes:
        return await replay.history(past, await lobby.store.moves(table))

    return await told_of(lobby, known_person, table, "history", tell)


@get(
    "/api/tables/{table:str}/match",
    opt={COST: LOOKING_BACK},
    summary="When over: the match file",
    media_type="application/json",
)
async def match_file(lobby: Lobby, known_person: StoredPerson | None, table: str) -> Response[dict[str, Any]]:
    async def tell(past: Past) -> bytes:
        return replay.match_file(past)

    answer, stored = await told_of(lobby, known_person, table, "match", tell), await lobby.store.table(table)
    name = f"{stored.game}-{table}.json" if stored is not None else f"{table}.json"
    answer.headers["content-disposition"] = f'attachment; filename="{name}"'
    return answer


HANDLERS = [position, story, history, match_file]
