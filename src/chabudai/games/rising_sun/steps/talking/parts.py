"""R-29.N.2, R-29.N.6: the parts of an offer, and in which order they are said."""

from typing import Final

from mypy_extensions import i64

THE_TEMPLATE: Final = 1
COINS_GIVEN: Final = 2
RONIN_GIVEN: Final = 3
COINS_ASKED: Final = 4
RONIN_ASKED: Final = 5
AN_ALLIANCE: Final = 6
OWN_PROMISE: Final = 7
ASKED_PROMISE: Final = 8
A_MANDATE: Final = 9  # what the promise just begun is about
A_PROVINCE: Final = 10
AN_ADVANTAGE: Final = 11
A_SHRINE: Final = 12
COINS_LATER: Final = 13
RONIN_LATER: Final = 14
THE_CIRCLE: Final = 15
PROMPTS: Final = [
    "",  # nothing is left to say
    "prompt-offer-template",
    "prompt-offer-coins",
    "prompt-offer-ronin",
    "prompt-offer-asked-coins",
    "prompt-offer-asked-ronin",
    "prompt-offer-alliance",
    "prompt-offer-promise",
    "prompt-offer-asked-promise",
    "prompt-offer-mandate",
    "prompt-offer-province",
    "prompt-offer-advantage",
    "prompt-offer-shrine",
    "prompt-offer-coins-later",
    "prompt-offer-ronin-later",
    "prompt-offer-circle",
]

PART_BITS: Final = 4
A_PART: Final = (1 << PART_BITS) - 1


def in_order(*parts: int) -> int:
    """Parts that are said one after the other, as one number: four bits for each, the first in the lowest."""
    order = 0
    for part in reversed(parts):
        order = order << PART_BITS | part
    return order


def followed_by(parts: i64, others: i64) -> i64:
    """First these parts, then the others."""
    bits: i64 = 0
    while parts >> bits != 0:
        bits += PART_BITS
    return others << bits | parts


ABOUT: Final[list[int]] = [
    in_order(),
    in_order(A_MANDATE),
    in_order(A_MANDATE),
    in_order(A_PROVINCE),
    in_order(AN_ADVANTAGE, A_PROVINCE),
    in_order(),
    in_order(A_SHRINE),
    in_order(COINS_LATER, RONIN_LATER),
]  # by kind of promise
PARTS: Final[list[int]] = [
    in_order(),
    in_order(COINS_GIVEN, RONIN_GIVEN),
    in_order(COINS_ASKED, RONIN_ASKED),
    in_order(COINS_GIVEN, RONIN_GIVEN, ASKED_PROMISE),
    in_order(COINS_ASKED, RONIN_ASKED, OWN_PROMISE),
    in_order(OWN_PROMISE, ASKED_PROMISE),
    in_order(COINS_GIVEN, RONIN_GIVEN),
]  # by template
IN_WINDOW: Final = in_order(THE_TEMPLATE)
AMOUNTS: Final = (COINS_GIVEN, RONIN_GIVEN, COINS_ASKED, RONIN_ASKED)
PROMISES: Final = (OWN_PROMISE, ASKED_PROMISE, THE_CIRCLE)
FREELY_AT_TEA: Final = in_order(*AMOUNTS, AN_ALLIANCE, *PROMISES)
FREELY_IN_POLITICS: Final = in_order(*AMOUNTS, *PROMISES)
FREELY_AT_WAR: Final = in_order(*PROMISES)  # R-29.N.9
