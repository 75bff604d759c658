"""R-29.N.3: what can be promised. One number stands for a promise with its arguments, as it does for an amount."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Value, Who, Words
from chabudai.core.names import Domain, key_of
from chabudai.games.rising_sun.components import (
    ADVANTAGE,
    COINS,
    KAMI,
    MANDATE,
    NEGOTIATION,
    PROVINCE,
    RONIN,
)

PROMISE_KIND: Final = Domain("promise", NEGOTIATION["promise_kinds"])
NO_PROMISE: Final = 0
PLAY_MANDATE: Final = PROMISE_KIND.index["play_mandate"]
DO_NOT_PLAY: Final = PROMISE_KIND.index["do_not_play_mandate"]
STAY_OUT: Final = PROMISE_KIND.index["stay_out_of_province"]
LEAVE_ADVANTAGE: Final = PROMISE_KIND.index["leave_advantage"]
SPARE_IN_BETRAY: Final = PROMISE_KIND.index["spare_in_betray"]
LEAVE_SHRINE: Final = PROMISE_KIND.index["leave_shrine"]
PAY_LATER: Final = PROMISE_KIND.index["pay_later"]

ARGUMENTS: Final[list[list[Domain]]] = [
    [],
    [MANDATE],
    [MANDATE],
    [PROVINCE],
    [ADVANTAGE, PROVINCE],
    [],
    [KAMI],
    [COINS, RONIN],
]  # by kind
KINDS: Final = len(PROMISE_KIND)
MOST: Final = 128  # of a first argument
LARGEST: Final = KINDS * MOST * MOST

STATUS: Final = Domain("status", ["open", "kept", "broken", "undecidable"])
OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
UNDECIDABLE: Final = 3


def promise_of(kind: i64, first: i64, second: i64) -> i64:
    return kind + KINDS * (first + MOST * second)


def kind_of(promise: i64) -> i64:
    return promise % KINDS


def first_of(promise: i64) -> i64:
    return (promise // KINDS) % MOST


def second_of(promise: i64) -> i64:
    return promise // (KINDS * MOST)


def arguments_of(promise: i64) -> list[int]:
    """As many as its kind has."""
    return [int(first_of(promise)), int(second_of(promise))][: len(ARGUMENTS[kind_of(promise)])]


def is_promise(number: i64) -> bool:
    """Whether the number stands for a promise that can be made."""
    if not 0 <= number < LARGEST:
        return False
    kind = kind_of(number)
    numbers = arguments_of(number)
    for argument, domain in zip(numbers, ARGUMENTS[kind], strict=True):
        if argument >= len(domain):
            return False
    first: i64 = numbers[0] if len(numbers) > 0 else 0
    second: i64 = numbers[1] if len(numbers) > 1 else 0
    return promise_of(kind, first, second) == number


class Promises(Domain):
    """Promises in sentences (`promise-…` with what they are about) and in files (`leave_advantage-poets-kyoto`)."""

    def said(self, number: int) -> Words:
        values: dict[str, int | str] = {}
        for domain, argument in zip(ARGUMENTS[kind_of(number)], arguments_of(number), strict=True):
            amount = domain is COINS or domain is RONIN
            values[domain.name] = argument if amount else domain.message(argument)
        return Message(key_of("promise", self.ids[kind_of(number)]), values)

    def spelled(self, number: int) -> str:
        domains = ARGUMENTS[kind_of(number)]
        names = [domain.ids[each] for domain, each in zip(domains, arguments_of(number), strict=True)]
        return "-".join([self.ids[kind_of(number)], *names])

    def read(self, spelled: str) -> int:
        name, *names = spelled.split("-")
        kind = self.index[name]
        numbers = [domain.index[each] for domain, each in zip(ARGUMENTS[kind], names, strict=True)]
        return int(promise_of(kind, *[*numbers, 0, 0][:2]))


PROMISE: Final = Promises("promise", PROMISE_KIND.ids)

# --- what an offer says, part by part -----------------------------------------------------------------------------

TERM: Final = Domain(
    "term", ["coins", "ronin", "asked_coins", "asked_ronin", "alliance", "promise", "asked_promise"]
)
PROMISE_TERM: Final = TERM.index["promise"]
ASKED: Final = "asked_"


class Terms(Domain):
    """The parts of an offer in sentences (`term-…`) and in files (`coins=2`, `promise=play_mandate-harvest`).

    A sentence says of each part who does it for whom: what is asked is said as what the other gives or promises.
    """

    def of(self, term: int, number: int) -> int:
        return number * len(self.ids) + term

    def said_in(self, number: int, event: list[int]) -> Words:
        """The event begins with who makes the offer and to whom."""
        return self.said_between(number, event[0], event[1])

    def said_between(self, number: int, giver: int, taker: int) -> Message:
        number, term = divmod(number, len(self.ids))
        name = self.ids[term]
        seat, other = (taker, giver) if name.startswith(ASKED) else (giver, taker)
        name = name.removeprefix(ASKED)
        values: dict[str, Value] = {"seat": seat, "other": Who(other)}
        values[name] = PROMISE.said(number) if term >= PROMISE_TERM else number
        return Message(key_of("term", name), values)

    def spelled(self, number: int) -> str:
        number, term = divmod(number, len(self.ids))
        return f"{self.ids[term]}={PROMISE.spelled(number) if term >= PROMISE_TERM else number}"

    def read(self, spelled: str) -> int:
        name, _, rest = spelled.partition("=")
        term = self.index[name]
        return self.of(term, PROMISE.read(rest) if term >= PROMISE_TERM else int(rest))


TERMS: Final = Terms("term", TERM.ids)
