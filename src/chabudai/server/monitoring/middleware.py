"""Request metrics: answers by the pattern of their path, never by the path; and the lag of the event loop."""

import asyncio
import time
from collections.abc import Mapping
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from chabudai.server.monitoring import metrics

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"})
LOOK_EVERY = 0.5  # seconds


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
                metrics.REQUESTS.labels(method_of(scope), pattern_of(scope), status).inc()
                metrics.ANSWERING.observe(time.perf_counter() - began)


def method_of(scope: Mapping[str, Any]) -> str:
    method = str(scope["method"])
    return method if method in METHODS else "other"


def pattern_of(scope: Mapping[str, Any]) -> str:
    """Path of a route as its handler is written; `none` for all that has no handler."""
    return str(scope.get("path_template") or "none")


async def observe_lag() -> None:
    """How late we come ourselves is how late everybody is served."""
    while True:
        due = time.perf_counter() + LOOK_EVERY
        await asyncio.sleep(LOOK_EVERY)
        metrics.LAG.observe(max(0.0, time.perf_counter() - due))
