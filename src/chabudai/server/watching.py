"""For whoever watches over the server: figures for Prometheus, at a door of their own that strangers do not see."""

import asyncio
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Thread
from typing import Any
from wsgiref.simple_server import WSGIServer

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import start_http_server

from chabudai.core.errors import ChabudaiError
from chabudai.server import measures
from chabudai.server.guard import Doors
from chabudai.server.hall import Hall
from chabudai.version import __version__

SETTING = "CHABUDAI_METRICS"
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"})
LOOK_EVERY = 0.5  # seconds


class CannotShow(ChabudaiError):
    """The door for the figures cannot be opened."""


# --- what is counted --------------------------------------------------------------------------------------------


class Counted:
    """An application whose answers are counted by the pattern of the path, never by the path."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            if status:
                measures.REQUESTS.labels(method_of(scope), pattern_of(scope), status).inc()
                measures.ANSWERING.observe(time.perf_counter() - began)


def method_of(scope: Mapping[str, Any]) -> str:
    method = str(scope["method"])
    return method if method in METHODS else "other"


def pattern_of(scope: Mapping[str, Any]) -> str:
    """As the handler of it is written; what has none is all the same."""
    return str(scope.get("path_template") or "none")


def count_in(hall: Hall, doors: Doors | None = None) -> None:
    """From now on the gauges tell of this hall. They are read from another thread: so from copies, made at once."""
    measures.VERSION.labels(__version__).set(1)
    if doors is not None:
        measures.SOCKETS.set_function(lambda: sum(list(doors.open.values())))
    measures.TABLES.set_function(lambda: len(hall.rooms))
    measures.WATCHED.set_function(lambda: sum(bool(room.connections) for room in list(hall.rooms.values())))
    measures.AWAY.set_function(hall.store.outage.goes_on)
    measures.WAITING.set_function(hall.thinkers.turns.length)


async def watch_the_loop() -> None:
    """How late we come ourselves is how late everybody is served."""
    while True:
        due = time.perf_counter() + LOOK_EVERY
        await asyncio.sleep(LOOK_EVERY)
        measures.LAG.observe(max(0.0, time.perf_counter() - due))


# --- who may look -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Door:
    """Where the figures are shown, from a thread of its own: a loop that hangs is just what one wants to see."""

    server: WSGIServer
    thread: Thread

    @property
    def address(self) -> str:
        host, port = self.server.server_address[:2]
        return f"http://{host!s}:{port}/metrics"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@contextmanager
def shown(environment: Mapping[str, str]) -> Iterator[None]:
    """As long as this lasts."""
    door = opened(environment)
    try:
        yield
    finally:
        if door is not None:
            door.close()


def opened(environment: Mapping[str, str]) -> Door | None:
    """`CHABUDAI_METRICS` is a port of this machine, or an address and a port; without it nobody may look."""
    wanted = environment.get(SETTING, "").strip()
    if not wanted:
        return None
    host, port = place_in(wanted)
    try:
        return Door(*start_http_server(port, host, measures.REGISTRY))
    except OSError:
        raise CannotShow("error-metrics-address", name=SETTING, value=wanted) from None


def place_in(wanted: str) -> tuple[str, int]:
    host, _, port = wanted.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) < 1 << 16):
        raise CannotShow("error-metrics-setting", name=SETTING, value=wanted)
    return host.strip("[]") or "127.0.0.1", int(port)
