"""Throttle of log-ins: after some failures each further one costs a pause, which grows.

Counted by address and by name, known or not, so that nothing tells whether there is such a name. Who is paused by
name is so for a minute at most. A device that somebody has logged in with before is counted by itself: so nobody
locks anybody else out by failing under their name, or from the same address. Each process counts for itself.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from chabudai.server.addresses import network_of
from chabudai.server.errors import Refused

FREE = 5  # failures by one name without a pause
FREE_MAILS = 5  # to one mail address
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

    def check(self, who: str, now: float) -> None:
        left = self.left(who, now)
        if left > 0:
            raise Paused(left)

    def note(self, who: str, now: float) -> int:
        """One more; how many are left before pauses begin."""
        number, last = self.of.pop(who, (0, now))
        number = 1 if now - last > FORGOTTEN_AFTER else number + 1
        self.of[who] = number, now
        if len(self.of) > MOST_REMEMBERED:
            self.of.popitem(last=False)
        return max(0, self.free - number)

    def take_back(self, who: str, at: float, before: float) -> None:
        """What was noted at that moment was no failure; the one before it was then."""
        number, last = self.of.get(who, (0, at))
        if number > 1:
            self.of[who] = number - 1, before if last == at else last
        else:
            self.of.pop(who, None)


class Attempt:
    """A try that is not judged yet. It counts as a failure until it is, or else a hundred at once would all be the
    first."""

    def __init__(self, failures: Failures, who: str, left: int) -> None:
        self.failures = failures
        self.who = who
        self.left = left  # tries before pauses begin
        self.is_judged = False

    def succeeded(self) -> None:
        """Who got in did not guess; others from the same address may still."""
        self.is_judged = True
        self.failures.of.pop(self.who, None)


class Throttle:
    def __init__(self, free_by_address: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.addresses = Failures(free_by_address, LONGEST_BY_ADDRESS)
        self.names = Failures(FREE, LONGEST_BY_NAME)
        self.devices = Failures(FREE, LONGEST_BY_NAME)  # that are known, and browsers in which one is logged in
        self.taken = Failures(free_by_address, LONGEST_BY_ADDRESS)  # addresses that asked for names others have
        self.mailing = Failures(free_by_address, LONGEST_BY_ADDRESS)  # addresses that asked for mails
        self.mails = Failures(FREE_MAILS, LONGEST_BY_ADDRESS)  # by whom they went to

    @contextmanager
    def attempt(self, address: str, name: str) -> Iterator[Attempt]:
        """By somebody who says a name; Paused, if the last failure was too short a time ago. One that fails raises
        Refused inside; whatever else is raised was no try."""
        network = network_of(address)
        self.addresses.check(network, self.clock())
        with self.counted(self.names, name) as attempt:
            try:
                yield attempt
            except Refused as refused:
                if refused.kind == "not-allowed":
                    self.addresses.note(network, self.clock())
                raise

    @contextmanager
    def attempt_of_device(self, device: str) -> Iterator[Attempt]:
        """By a device that was let in before."""
        with self.counted(self.devices, device) as attempt:
            yield attempt

    @contextmanager
    def counted(self, failures: Failures, who: str) -> Iterator[Attempt]:
        now = self.clock()
        failures.check(who, now)
        _, before = failures.of.get(who, (0, now))
        attempt = Attempt(failures, who, failures.note(who, now))
        try:
            yield attempt
        except Refused as refused:
            attempt.is_judged |= refused.kind == "not-allowed"
            raise
        finally:
            if not attempt.is_judged:
                failures.take_back(who, now, before)

    def check_address(self, address: str) -> None:
        """For what is no name: a passkey."""
        self.addresses.check(network_of(address), self.clock())

    def fail_address(self, address: str) -> None:
        self.addresses.note(network_of(address), self.clock())

    def check_taken(self, address: str) -> None:
        """Whoever registers learns whether a name is taken. So many times, and then not so quickly."""
        self.taken.check(network_of(address), self.clock())

    def name_was_taken(self, address: str) -> None:
        self.taken.note(network_of(address), self.clock())

    def mail(self, address: str, to: str | None = None) -> None:
        """One more that was asked for from this address, whether or not it will be sent."""
        now, network = self.clock(), network_of(address)
        self.mailing.check(network, now)
        if to is not None:
            self.mails.check(to, now)
            self.mails.note(to, now)
        self.mailing.note(network, now)
