"""Asking: who sends a request, from where and in which browser, and what it costs them."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from chabudai.core.languages import LANGUAGES
from chabudai.server.cookies import (
    COOKIE,
    DEVICE_COOKIE,
    HOST_COOKIE,
    YEAR,
    cookie_name,
    device_in,
    secret_in,
)
from chabudai.server.door.rate_limit import COST, LOOKING, REQUEST
from chabudai.server.errors import Refused
from chabudai.server.lobby import sign_in
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.people.sessions import device_of
from chabudai.server.people.visits import Visit
from chabudai.server.storage import StoredPerson, StoredSession

AnyRequest = Request[Any, Any, Any]


async def session(request: AnyRequest, lobby: Lobby) -> StoredSession | None:
    """The session whose cookie came along, if any; its person pays for what is asked. Given to handlers by name."""
    found = await sign_in.session_with(lobby, secret_in(request.cookies))
    spend(request, found and found.person, request.route_handler.opt.get(COST, LOOKING))
    return found


async def known_person(session: StoredSession | None) -> StoredPerson | None:
    return session and session.person


async def person(known_person: StoredPerson | None) -> StoredPerson:
    if known_person is None:
        raise Refused("no-guest", "error-no-guest")
    return known_person


async def own_session(session: StoredSession | None) -> StoredSession:
    if session is None:
        raise Refused("no-guest", "error-no-guest")
    return session


def guard_request(request: AnyRequest) -> None:
    """Before every request of the API."""
    spend(request, None, REQUEST)
    request.app.state.origin.check_host(request.headers)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        request.app.state.origin.check_origin(request.headers)


class Asked(AnyRequest):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        """What is no text, or nests too deep to be read, is no more understood than what is no JSON."""
        try:
            return await super().json()
        except (UnicodeError, RecursionError):
            raise Refused("bad-request", "error-bad-request") from None


def spend(request: AnyRequest, person: StoredPerson | None, cost: int) -> None:
    request.app.state.rate_limit.spend(address_of(request), person and person.id, cost)


async def visit(request: AnyRequest, session: StoredSession | None) -> Visit:
    """Whoever asks about an account. Given to handlers by name."""
    mark = device_in(request.cookies, request.url.scheme == "https")
    return Visit(session, address_of(request), device(request), mark)


def device(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


def language(request: AnyRequest) -> str | None:
    """In which the page speaks that asks, as it says; None if it is none of ours."""
    first = request.headers.get("accept-language", "").split(",")[0].split(";")[0].strip().lower().split("-")[0]
    return first if first in LANGUAGES else None


def set_secret(request: AnyRequest, answer: Response[Any], secret: str) -> None:
    """Make the browser known by this secret, which only its requests to us carry."""
    secure = request.url.scheme == "https"
    answer.set_cookie(
        Cookie(
            key=cookie_name(secure),
            value=secret,
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )
    )


def set_mark(request: AnyRequest, answer: Response[Any], mark: str) -> None:
    """Let the device be known as one that somebody has logged in with: also after a log-out."""
    secure = request.url.scheme == "https"
    answer.set_cookie(
        Cookie(
            key=cookie_name(secure, DEVICE_COOKIE),
            value=mark,
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="strict",
            secure=secure,
        )
    )


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def drop_secret(answer: Response[Any]) -> None:
    for name, secure in ((COOKIE, False), (HOST_COOKIE, True)):
        answer.set_cookie(
            Cookie(key=name, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=secure)
        )


def origin_of_page(request: AnyRequest) -> str:
    """Where the page is that asks: its origin, which was checked if it asks to change something."""
    return request.headers.get("origin") or str(request.base_url).rstrip("/")
