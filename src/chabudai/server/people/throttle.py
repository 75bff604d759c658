"""Throttle of log-ins: after some failures each further one costs a pause, which grows.

Counted by address and by name, known or not, so that nothing tells whether there is such a name. Who is paused by
name is so for a minute at most: nobody can lock anybody else out for long. Each process counts for itself.
"""

import time
from collections import OrderedDict
from collections.abc import Callable

from chabudai.server.addresses import network_of
from chabudai.server.errors import Refused

FREE = 5  # failures by one name without a pause
FIRST_PAUSE = 2.0  # seconds; each further failure doubles it
LONGEST_BY_ADDRESS, LONGEST_BY_NAME = 900.0, 60.0
FORGOTTEN_AFTER = 3600.0
MOST_REMEMBERED = 20_000


class Paused(Refused):
    """Whoever waits so many seconds may try again."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-fast", "error-log-in-pause", seconds=max(1, round(seconds)))
        self.seconds = seconds


class Failures:
    """Of all addresses, or of all names; those that failed longest ago are forgotten first."""

    def __init__(self, free: int, longest: float) -> None:
        self.free = free
        self.longest = longest
        self.of: OrderedDict[str, tuple[int, float]] = OrderedDict()  # how many, and when the last was

    def left(self, who: str, now: float) -> float:
        """Seconds of the pause."""
        number, last = self.of.get(who, (0, now))
        over = min(number - self.free, 30)
        pause = min(self.longest, FIRST_PAUSE * 2.0**over) if over >= 0 else 0.0
        return last + pause - now

    def note(self, who: str, now: float) -> int:
        """One more; how many are left before pauses begin."""
        number, last = self.of.pop(who, (0, now))
        number = 1 if now - last > FORGOTTEN_AFTER else number + 1
        self.of[who] = number, now
        if len(self.of) > MOST_REMEMBERED:
            self.of.popitem(last=False)
        return max(0, self.free - number)


class Throttle:
    def __init__(self, free_by_address: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.addresses = Failures(free_by_address, LONGEST_BY_ADDRESS)
        self.names = Failures(FREE, LONGEST_BY_NAME)

    def check(self, address: str, name: str) -> None:
        """Paused, if the last failure was too short a time ago."""
        now = self.clock()
        left = max(self.addresses.left(network_of(address), now), self.names.left(name, now))
        if left > 0:
            raise Paused(left)

    def fail(self, address: str, name: str) -> int:
        """How many tries are left by this name before pauses begin."""
        now = self.clock()
        self.addresses.note(network_of(address), now)
        return self.names.note(name, now)

    def succeed(self, name: str) -> None:
        """Who got in did not guess; others from the same address may still."""
        self.names.of.pop(name, None)
