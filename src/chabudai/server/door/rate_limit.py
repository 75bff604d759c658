"""Rate limit: a token bucket for each person and for each address. What costs us more costs more.

A person is limited as one, over however many sockets they ask; all people of an address together have the allowance
of a club. Each process counts for itself.
"""

# compiled: every message passes through here

import time
from collections.abc import Callable
from functools import partial

from chabudai.server.addresses import network_of
from chabudai.server.errors import Refused
from chabudai.server.limits import Limits
from chabudai.server.table.costs import Spend

CLEAN_EVERY = 1000

COST = "cost"  # under which a handler of requests names what it costs

# What requests cost. One is about what a choice costs that is foreseen: half a millisecond.
REQUEST = 2  # any, also for a page
LOOKING = 3  # at what has to be read from the database
LOOKING_BACK = 8  # at what has to be worked out
DOING = 10  # something that is stored
RENAMING = 40
LAYING = 80  # a table
COMING = 10  # to a table, which tells all it knows
NEW_PERSON = 80  # paid by the address
HASHING = 80  # a password
TRYING_OUT = 400  # a notice, sent at once: twice, then every few seconds


class Bucket:
    """So much at once, then so much a second."""

    def __init__(self, most: float, per_second: float, now: float) -> None:
        self.most = most
        self.per_second = per_second
        self.left = most
        self.at = now

    def fill(self, now: float) -> float:
        """How much there is."""
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        return self.left


class Buckets:
    """One for each who asks."""

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self.of: dict[str, Bucket] = {}

    def get(self, who: str, now: float) -> Bucket:
        if len(self.of) >= CLEAN_EVERY and who not in self.of:
            self.of = {each: bucket for each, bucket in self.of.items() if bucket.fill(now) < bucket.most}
        bucket = self.of.setdefault(who, Bucket(self.most, self.per_second, now))
        bucket.fill(now)
        return bucket


class RateLimit:
    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.people = Buckets(limits.guest_burst, limits.guest_per_second)
        self.addresses = Buckets(limits.address_burst, limits.address_per_second)
        self.clock = clock
        self.last_asked = clock()

    def spend(self, address: str, person: str | None, cost: int) -> None:
        """From both allowances, or from none."""
        now = self.last_asked = self.clock()
        buckets = [self.addresses.get(network_of(address), now)]
        if person is not None:
            buckets.append(self.people.get(person, now))
        if any(bucket.left < cost for bucket in buckets):
            wait = max((cost - bucket.left) / bucket.per_second for bucket in buckets)
            raise TooFast(wait)
        for bucket in buckets:
            bucket.left -= cost

    def spend_of(self, address: str, person: str | None) -> Spend:
        return partial(self.spend, address, person)


class TooFast(Refused):
    """Whoever waits so many seconds may ask again."""

    def __init__(self, seconds: float = 1) -> None:
        super().__init__("too-fast", "error-too-fast")
        self.seconds = seconds
