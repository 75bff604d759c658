"""Promises: whose are worth something, what they bring and cost, and what has become of one's own."""

from typing import Final

from mypy_extensions import i64

from chabudai.games.rising_sun.components import SEASONS
from chabudai.games.rising_sun.promises import (
    BROKEN,
    KEPT,
    LEAVE_ADVANTAGE,
    OPEN,
    PLAY_MANDATE,
    first_of,
    kind_of,
    second_of,
)
from chabudai.games.rising_sun.rulings import OFF
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.talk import Promise

BROKEN_WORD: Final = 0.8  # what it costs to be known for it, while there are seasons to come
KEPT_AT_FIRST: Final = 2.0  # as if so many of so many promises had been seen already
SEEN_AT_FIRST: Final = 3.0


def promises_known(state: RisingSunState) -> list[Promise]:
    """Before all, and in private as far as the seat overhears: nothing else lies in what a bot is given."""
    return [promise for talk in state.talks for promise in talk.promises]


def trust(state: RisingSunState, seat: i64) -> float:
    """How likely somebody keeps a promise, by what became of those before."""
    kept, seen = KEPT_AT_FIRST, SEEN_AT_FIRST
    for promise in promises_known(state):
        if promise.seat == seat and promise.status in (KEPT, BROKEN):
            seen += 1.0
            kept += 1.0 if promise.status == KEPT else 0.0
    return kept / seen


def words_of(state: RisingSunState, seat: i64, kind: i64) -> list[int]:
    """What a player has promised of this kind and may still keep or break."""
    if state.rules.talk == OFF:
        return []
    sworn = [each for each in promises_known(state) if each.status == OPEN and each.seat == seat]
    return [int(each.promise) for each in sworn if kind_of(each.promise) == kind]


def has_sworn(state: RisingSunState, seat: i64, kind: i64, first: i64) -> bool:
    return any(first_of(promise) == first for promise in words_of(state, seat, kind))


def has_sworn_another(state: RisingSunState, seat: i64, mandate: i64) -> bool:
    """To play a mandate, but not this one."""
    return any(first_of(promise) != mandate for promise in words_of(state, seat, PLAY_MANDATE))


def has_sworn_to_leave(state: RisingSunState, seat: i64, advantage: i64, province: i64) -> bool:
    sworn = words_of(state, seat, LEAVE_ADVANTAGE)
    return any(first_of(promise) == advantage and second_of(promise) == province for promise in sworn)


def name_lost(state: RisingSunState, seat: i64) -> float:
    """By promises that one has broken."""
    lost = 0.0
    for promise in promises_known(state):
        if promise.seat == seat and promise.status == BROKEN:
            lost += BROKEN_WORD
    return lost * float(SEASONS - min(int(state.season), SEASONS - 1)) / float(SEASONS)
