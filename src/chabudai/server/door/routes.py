"""Routes: the lobby over HTTP. Each handler is one line of docs/protocol.md."""

import logging
from math import ceil
from typing import Annotated, Any

from litestar import Response, get, post, put
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from chabudai.server.door import account_routes, notice_routes, people_routes, replays
from chabudai.server.door.asking import AnyRequest, address_of, device, set_secret, spend
from chabudai.server.door.headers import HEADERS
from chabudai.server.door.rate_limit import COST, DOING, LAYING, NEW_PERSON, RENAMING, TooFast
from chabudai.server.errors import STATUS, Refused, error_body, kind_of
from chabudai.server.lobby import laying, lists, seating, sign_in
from chabudai.server.lobby.games import games_told, rules_of, words_of
from chabudai.server.lobby.lobby import Lobby, the_game
from chabudai.server.people.throttle import Paused
from chabudai.server.storage import StoredPerson
from chabudai.server.wire import (
    Absent,
    Games,
    Health,
    Me,
    Naming,
    NewTable,
    OwnTables,
    Rules,
    SeatChange,
    Settings,
    Sitting,
    Table,
    Tables,
    Waiting,
    Words,
)
from chabudai.version import __version__

log = logging.getLogger(__name__)


# --- games ------------------------------------------------------------------------------------------------------


@get("/api/health/alive", summary="Is this process there?")
async def alive() -> Health:
    """Whatever else may be away: one that does not answer this is to be started anew."""
    return Health(ok=True, version=__version__)


@get(["/api/health", "/api/health/ready"], summary="Is the server well?")
async def health(lobby: Lobby) -> Health:
    """Only if it can read what it keeps: one that does not answer this is to be sent nobody."""
    await lobby.store.look()
    return Health(ok=True, version=__version__)


@get("/api/games", summary="The games on the table")
async def list_games() -> Games:
    return games_told()


@get("/api/games/{game:str}/rules", summary="The rules of a game as played here, by clause")
async def rules(game: str, lang: str = "en") -> Rules:
    return rules_of(the_game(game), lang)


@get("/api/games/{game:str}/words", summary="What a game says, for a client that was built without it")
async def words(game: str, lang: str = "en") -> Words:
    return words_of(the_game(game), lang)


# --- me ---------------------------------------------------------------------------------------------------------


@get("/api/me", summary="Who am I?")
async def who_am_i(known_person: StoredPerson | None) -> Me:
    return Me(known_person and account_routes.known(known_person))


@put("/api/me", summary="Take a nickname, or another one")
async def name_me(
    request: AnyRequest, lobby: Lobby, known_person: StoredPerson | None, data: Naming
) -> Response[Me]:
    spend(request, known_person, NEW_PERSON if known_person is None else RENAMING)
    person, secret = await sign_in.name_person(lobby, known_person, data.name, device(request))
    answer = Response(Me(account_routes.known(person)))
    if secret is not None:
        set_secret(request, answer, secret)
    return answer


@get("/api/me/tables", summary="My games, my turn first")
async def my_tables(lobby: Lobby, person: StoredPerson) -> OwnTables:
    return OwnTables(await lists.tables_of(lobby, person))


@get("/api/waiting", summary="Where I am asked, the longest so first")
async def waiting(lobby: Lobby, known_person: StoredPerson | None) -> Waiting:
    return await lists.waiting_for(lobby, known_person)


# --- tables -----------------------------------------------------------------------------------------------------


@get("/api/tables", summary="Public tables: open ones, or finished ones")
async def list_tables(
    lobby: Lobby, known_person: StoredPerson | None, which: Annotated[str, Parameter(query="state")] = "open"
) -> Tables:
    if which not in ("open", "finished"):
        raise Refused("bad-value", "error-table-state", state=which)
    wanted = lists.open_tables if which == "open" else lists.finished_tables
    return Tables(await wanted(lobby, known_person))


@post("/api/tables", opt={COST: LAYING}, summary="Lay a table and sit down at it")
async def lay_table(request: AnyRequest, lobby: Lobby, person: StoredPerson, data: NewTable) -> Table:
    return await laying.lay(lobby, person, data, address_of(request))


@get("/api/tables/{table:str}", summary="A table")
async def show_table(lobby: Lobby, known_person: StoredPerson | None, table: str) -> Table:
    return await seating.show(lobby, table, known_person)


@post(
    "/api/tables/{table:str}/sit",
    status_code=200,
    opt={COST: DOING},
    summary="Sit down, or take back a seat that a bot plays",
)
async def sit_down(lobby: Lobby, person: StoredPerson, table: str, data: Sitting) -> Table:
    return await seating.sit(lobby, table, person, data.seat)


@post(
    "/api/tables/{table:str}/leave",
    status_code=200,
    opt={COST: DOING},
    summary="Leave; in a running game a bot plays on",
)
async def leave(lobby: Lobby, person: StoredPerson, table: str) -> Table:
    return await seating.leave(lobby, table, person)


@post(
    "/api/tables/{table:str}/stand-in",
    status_code=200,
    opt={COST: DOING},
    summary="Let a bot play on for who is long away",
)
async def stand_in(lobby: Lobby, person: StoredPerson, table: str, data: Absent) -> Table:
    return await seating.let_bot_play_on(lobby, table, person, data.seat)


@post(
    "/api/tables/{table:str}/seat",
    status_code=200,
    opt={COST: DOING},
    summary="Host: sit a bot down or send it away",
)
async def change_seat(lobby: Lobby, person: StoredPerson, table: str, data: SeatChange) -> Table:
    return await seating.change_seat(lobby, table, person, data)


@post(
    "/api/tables/{table:str}/settings",
    status_code=200,
    opt={COST: DOING},
    summary="Host: change seats, options, public",
)
async def change_settings(lobby: Lobby, person: StoredPerson, table: str, data: Settings) -> Table:
    return await seating.change_settings(lobby, table, person, data)


@post("/api/tables/{table:str}/start", status_code=200, opt={COST: DOING}, summary="Host: begin")
async def start(lobby: Lobby, person: StoredPerson, table: str) -> Table:
    return await seating.start(lobby, table, person)


@post("/api/tables/{table:str}/rematch", status_code=200, opt={COST: LAYING}, summary="Play again")
async def rematch(lobby: Lobby, person: StoredPerson, table: str) -> Table:
    return await laying.rematch(lobby, table, person)


HANDLERS = [
    alive,
    health,
    list_games,
    rules,
    words,
    who_am_i,
    name_me,
    my_tables,
    waiting,
    list_tables,
    lay_table,
    show_table,
    sit_down,
    leave,
    stand_in,
    change_seat,
    change_settings,
    start,
    rematch,
    *account_routes.HANDLERS,
    *notice_routes.HANDLERS,
    *people_routes.HANDLERS,
    *replays.HANDLERS,
]


# --- what goes wrong --------------------------------------------------------------------------------------------


def answer_error(request: AnyRequest, problem: Exception) -> Response[dict[str, Any]]:
    kind = kind_of(problem)
    if kind == "server":
        log.error("a request failed: %s %r", request.method, request.scope["path"], exc_info=problem)
    headers = HEADERS | retry_after(problem)
    return Response(error_body(problem), status_code=STATUS[kind], media_type="application/json", headers=headers)


def retry_after(problem: Exception) -> dict[str, str]:
    """When to come again, for those who ask too fast and while the database is away."""
    if isinstance(problem, TooFast | Paused):
        return {"retry-after": str(ceil(problem.seconds))}
    return {"retry-after": "5"} if kind_of(problem) == "unavailable" else {}


def answer_http_error(request: AnyRequest, problem: HTTPException) -> Response[dict[str, Any]]:
    """What the framework itself refuses: not JSON, a wrong type, an unknown path, a body too long."""
    if "disconnected" in problem.detail:
        return answer_error(request, refusal_of(400))  # nobody is there to read it
    return answer_error(request, refusal_of(problem.status_code))


def refusal_of(status: int) -> Refused:
    if status in (404, 405):
        return Refused("not-found", "error-no-page")
    if status == 413:
        return Refused("too-large", "error-too-large")
    if status < 500:
        return Refused("bad-request", "error-bad-request")
    return Refused("server", "error-server")
