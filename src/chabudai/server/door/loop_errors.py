"""Errors of the event loop. That no connection can be accepted any more is logged once a minute, no oftener."""

import asyncio
import logging
from typing import Any

log = logging.getLogger(__name__)


class LoopErrors:
    OFTEN = 60.0  # seconds

    def __init__(self) -> None:
        self.last = -self.OFTEN

    def handle(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if "socket.accept()" not in context.get("message", ""):
            loop.default_exception_handler(context)
        elif loop.time() - self.last >= self.OFTEN:
            self.last = loop.time()
            log.error("nobody more can be let in: %s", context.get("exception"))
