"""Throttle of log-ins: after some failures each further one costs a pause, which grows.

Counted by address and by name, known or not, so that nothing tells whether there is such a name. Who is paused by
name is so for a minute at most: nobody can lock anybody else out for long. Each process counts for itself.
"""

import time
from collections import OrderedDict
from collections.abc import Callable

from chabudai.server.addresses import network_of
from chabudai.server.errors import Refused

FREE = 5  # failures without a pause
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
    """Of one address or name."""

    def __init__(self) -> None:
        self.number = 0
        self.last = 0.0

    def pause(self, longest: float) -> float:
        over = self.number - FREE
        return min(longest, FIRST_PAUSE * 2.0**over) if over >= 0 else 0.0


class Throttle:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.failures: OrderedDict[str, Failures] = OrderedDict()

    def check(self, address: str, name: str) -> None:
        """Paused, if the last failure was too short a time ago."""
        now = self.clock()
        left = [
            found.last + found.pause(longest) - now
            for key, longest in keys(address, name)
            if (found := self.failures.get(key)) is not None and now - found.last < FORGOTTEN_AFTER
        ]
        if left and max(left) > 0:
            raise Paused(max(left))

    def fail(self, address: str, name: str) -> int:
        """One more; how many are left before pauses begin."""
        now, most = self.clock(), 0
        for key, _ in keys(address, name):
            found = self.failures.pop(key, None)
            if found is None or now - found.last > FORGOTTEN_AFTER:
                found = Failures()
            found.number += 1
            found.last = now
            most = max(most, found.number)
            self.failures[key] = found
        while len(self.failures) > MOST_REMEMBERED:
            self.failures.popitem(last=False)
        return max(0, FREE - most)

    def succeed(self, address: str, name: str) -> None:
        """Who got in by this name from this address did not guess; others from there may still."""
        self.failures.pop(keys(address, name)[1][0], None)


def keys(address: str, name: str) -> tuple[tuple[str, float], tuple[str, float]]:
    return (f"address {network_of(address)}", LONGEST_BY_ADDRESS), (f"name {name}", LONGEST_BY_NAME)
