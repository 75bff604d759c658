"""Garbage collection: rare while people play, and done in quiet moments.

Nearly everything is freed when it is let go, and a full round of the collector would hold up every move.
"""

import gc
import time
from collections.abc import Callable

# By generation. The older one takes longer to look through, for it lies among the tables.
QUIET = {1: 0.5, 2: 5.0}  # seconds in which nobody asked for anything
AT_MOST_EVERY = {1: 10.0, 2: 300.0}


class QuietCollector:
    """Collects when nobody has asked for anything for a while."""

    def __init__(
        self,
        last_asked: Callable[[], float],
        clock: Callable[[], float] = time.monotonic,
        collect: Callable[[int], object] = gc.collect,
    ) -> None:
        self.last_asked = last_asked
        self.clock = clock
        self.collect = collect
        self.collected = dict.fromkeys(QUIET, clock())

    def look(self) -> None:
        """Where nothing happened since, there is nothing new to collect."""
        now, asked = self.clock(), self.last_asked()
        for age in sorted(QUIET, reverse=True):
            since = self.collected[age]
            if asked > since and now - asked >= QUIET[age] and now - since >= AT_MOST_EVERY[age]:
                self.collect(age)
                self.collected |= {each: now for each in QUIET if each <= age}
                return


def collect_rarely() -> None:
    """What is there at the start stays for ever, and is never looked through."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
