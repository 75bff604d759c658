"""How much is asked of us, by guest and by address. What costs us more costs more; who has been quiet is forgotten.

A guest is limited as one, over however many sockets they ask; all guests of an address together have the allowance
of a club. Each process counts for itself.
"""

# compiled: every message passes through here

import time
from collections.abc import Callable
from functools import partial

from chabudai.server import wire
from chabudai.server.errors import Refused
from chabudai.server.guard import neighbourhood
from chabudai.server.limits import Limits

CLEAN_EVERY = 1000
Purse = Callable[[int], None]  # pays so much, or raises

COST = "cost"  # under which a handler of requests names what it costs

# What requests cost. One is about what a choice costs that is foreseen: half a millisecond.
REQUEST = 2  # any, also for a page
LOOKING = 3  # at what has to be read from the database
LOOKING_BACK = 8  # at what has to be worked out
DOING = 10  # something that is stored
RENAMING = 40
LAYING = 80  # a table
COMING = 10  # to a table, which tells all it knows
NEW_GUEST = 80  # paid by the address

# What is said at a table, besides what each choice costs that is looked ahead at.
SAYING: dict[type[wire.Said], int] = {
    wire.Move: 2,
    wire.Undo: 40,  # two more rows, for ever
    wire.Act: 10,
    wire.Beside: 2,
    wire.Why: 1,
    wire.Preview: 1,
    wire.Draft: 1,
    wire.Chat: 80,
    wire.Pace: 10,
    wire.Skip: 1,
    wire.Ping: 1,
}


def cost_of(message: wire.ClientMessage) -> int:
    return SAYING[type(message)] + looking_ahead(message)


def looking_ahead(message: wire.ClientMessage) -> int:
    """How many choices must be made on a copy to answer it."""
    match message:
        case wire.Preview() | wire.Draft():
            return len(message.actions)
        case wire.Why():
            return len(message.after)
    return 0


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


class Patience:
    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.guests = Buckets(limits.guest_burst, limits.guest_per_second)
        self.addresses = Buckets(limits.address_burst, limits.address_per_second)
        self.clock = clock
        self.last_asked = clock()

    def spend(self, address: str, guest: str | None, cost: int) -> None:
        """From both allowances, or from none."""
        now = self.last_asked = self.clock()
        buckets = [self.addresses.get(neighbourhood(address), now)]
        if guest is not None:
            buckets.append(self.guests.get(guest, now))
        if any(bucket.left < cost for bucket in buckets):
            wait = max((cost - bucket.left) / bucket.per_second for bucket in buckets)
            raise TooFast(wait)
        for bucket in buckets:
            bucket.left -= cost

    def purse_of(self, address: str, guest: str | None) -> Purse:
        return partial(self.spend, address, guest)


class TooFast(Refused):
    """Whoever waits so many seconds may ask again."""

    def __init__(self, seconds: float = 1) -> None:
        super().__init__("too-fast", "error-too-fast")
        self.seconds = seconds
