"""Inbox of one connection: what its browser has said, in order, until it is handled.

Backpressure: while more than one message waits, the line is held, so that who talks too fast must wait.
"""

# compiled: every message passes through here

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

MOST_WAITING: Final = 1000  # messages; a browser that has said more at once is none


class Inbox:
    def __init__(self) -> None:
        self.waiting: deque[str] = deque()
        self.is_closed = False  # what comes now nobody will handle
        self.hold: Callable[[bool], None] | None = None  # stops the line, or lets it go on
        self.is_held = False
        self.listener: asyncio.Future[None] | None = None
        self.bringer: asyncio.Future[None] | None = None  # waits until all is handled

    def put(self, text: str) -> bool:
        """Take a message; False if there are too many."""
        if len(self.waiting) >= MOST_WAITING:
            return False
        if not self.is_closed:
            self.waiting.append(text)
            wake(self.listener)
        return True

    def hold_if_busy(self) -> None:
        """One message may come while another is handled."""
        if len(self.waiting) > 1:
            self.hold_line(True)

    async def bring(self, text: str) -> None:
        """Put a message, and wait until it is handled."""
        self.put(text)
        while self.waiting and not self.is_closed:
            self.bringer = asyncio.get_running_loop().create_future()
            await self.bringer

    async def next(self) -> str | None:
        """The next message; None when that was all."""
        while not self.waiting:
            if self.is_closed:
                return None
            self.listener = asyncio.get_running_loop().create_future()
            await self.listener
        text = self.waiting.popleft()
        if not self.waiting:
            self.let_more_come()
        return text

    def let_more_come(self) -> None:
        wake(self.bringer)
        self.hold_line(False)

    def hold_line(self, now: bool) -> None:
        if self.hold is not None and self.is_held != now:
            self.is_held = now
            self.hold(now)

    def close(self) -> None:
        """Nothing more is taken; what was taken may still be handled."""
        self.is_closed = True
        wake(self.listener)
        self.let_more_come()
        self.hold = None


def wake(who: asyncio.Future[None] | None) -> None:
    if who is not None and not who.done():
        who.set_result(None)
