"""Who is at a table, and since when the others are gone.

A tab that is closed says nothing: whoever stays away for a while may be played on for by a bot, if somebody else at
the table asks for it, and can take the seat back at any time.
"""

import time
from collections import Counter

from chabudai.server.storage import StoredChair

PATIENCE = 120  # seconds


class Presence:
    """Of guests, by the lines they have to a table. Whoever never came is gone since everybody was expected."""

    def __init__(self) -> None:
        self.lines: Counter[str] = Counter()
        self.last_here: dict[str, float] = {}
        self.expected: float | None = None  # of a room that is not open nobody knows

    def come(self, guest: str | None) -> None:
        if guest is not None:
            self.lines[guest] += 1

    def go(self, guest: str | None, sits: bool) -> None:
        """Of those who only watch nothing is remembered."""
        if guest is None:
            return
        self.lines[guest] -= 1
        if self.lines[guest] <= 0:
            del self.lines[guest]
            if sits:
                self.last_here[guest] = time.monotonic()

    def expect_everybody(self) -> None:
        """The room is opened or the game begins: nobody is late yet."""
        self.expected = time.monotonic()
        self.last_here.clear()

    def is_here(self, guest: str | None) -> bool:
        return guest is not None and self.lines[guest] > 0

    def away(self, chair: StoredChair) -> int | None:
        """For so many seconds; None for whoever is here, and where a bot plays or nobody sits."""
        if chair.guest is None or chair.bot is not None or self.is_here(chair.guest):
            return None
        since = self.last_here.get(chair.guest, self.expected)
        return None if since is None else int(time.monotonic() - since)
