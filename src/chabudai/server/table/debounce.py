"""Debounce of presence: who comes to a table and goes is told a moment later, and all of it at once.

Where hundreds look on, each of them would else be told of each of them.
"""

import asyncio
from collections.abc import Callable

AT_LEAST = 0.1  # seconds
EACH = 0.01  # more for everybody who has to be told: so a table tells a hundred of them a second


class Debounce:
    """One pending broadcast at most."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self.tell = tell
        self.waiting: asyncio.TimerHandle | None = None

    def tell_soon(self, listeners: int) -> None:
        if self.waiting is None and listeners:
            delay = max(AT_LEAST, EACH * listeners)
            self.waiting = asyncio.get_running_loop().call_later(delay, self.tell)

    def cancel(self) -> None:
        """It is told with whatever else there is to tell of the table."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
