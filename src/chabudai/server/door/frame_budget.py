"""Budget of a line for frames that are no whole text, as a token bucket.

A text pays for itself when it is heard (`rate_limit.py`). Pings, pongs, fragments, frames in several pieces and all
that follows our own close ask for nothing, and cost us nearly as much: so a line has a few of them, and no more.
"""

# compiled: every message passes through here

import time
from collections.abc import Callable
from typing import Final

MOST: Final = 128  # at once; browsers answer a ping every 20 seconds and send nothing else of the kind
A_SECOND: Final = 1  # more
WITH_A_TEXT: Final = 4  # more for each text that has become whole: who sends all of them in pieces is no nuisance


class FrameBudget:
    """Budget of one line: how many such frames it may still send. Who has used up all is hung up on at once."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.left = float(MOST)
        self.at = clock()

    def take(self) -> bool:
        """One more has come; False if that is one too many."""
        if self.left < 1:
            now = self.clock()
            self.left = min(float(MOST), self.left + (now - self.at) * A_SECOND)
            self.at = now
        self.left -= 1
        return self.left >= 0

    def use_up(self) -> None:
        self.left = -1.0

    def is_used_up(self) -> bool:
        return self.left < 0

    def earn(self) -> None:
        """A text has become whole."""
        if self.left < MOST:
            self.left = min(float(MOST), self.left + WITH_A_TEXT)
