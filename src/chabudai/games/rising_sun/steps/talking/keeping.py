"""R-29.N.3: what becomes of promises. They bind nobody; they are marked kept, broken or undecidable, and shown.

A promise is for the season in which it is made; one made in the war phase, when its occasion is over, is for the
next. Whoever knows of a promise learns what became of it, and nobody else.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import EVERYONE
from chabudai.games.rising_sun.circles import members_of
from chabudai.games.rising_sun.components import BETRAY, MANDATE_TURNS
from chabudai.games.rising_sun.events import BREAKS_PROMISE, KEEPS_PROMISE
from chabudai.games.rising_sun.promises import (
    BROKEN,
    DO_NOT_PLAY,
    KEPT,
    LEAVE_ADVANTAGE,
    LEAVE_SHRINE,
    OPEN,
    PAY_LATER,
    PLAY_MANDATE,
    SPARE_IN_BETRAY,
    STAY_OUT,
    UNDECIDABLE,
    first_of,
    kind_of,
    second_of,
)
from chabudai.games.rising_sun.rulings import OFF
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.talk import Promise, Talk

AT_WAR: Final = MANDATE_TURNS + 1  # when a promise was made


class Judge:
    """Who looks at the open promises when something has happened, and says what has become of each."""

    def verdict(self, state: RisingSunState, promise: Promise) -> i64:
        raise AssertionError("each occasion has its own")


def judge(state: RisingSunState, occasion: Judge) -> None:
    if state.rules.talk == OFF:
        return
    for circle, talk in enumerate(state.talks):
        if talk.promises:
            judge_circle(state, circle, talk, occasion)


def judge_circle(state: RisingSunState, circle: i64, talk: Talk, occasion: Judge) -> None:
    promises = talk.promises
    for place, promise in enumerate(talk.promises):
        verdict = occasion.verdict(state, promise) if promise.status == OPEN else OPEN
        if verdict != OPEN:
            judged = promise.clone()
            judged.status = verdict
            tell_verdict(state, circle, judged)
            promises = [*promises[:place], judged, *promises[place + 1 :]]
    if promises is not talk.promises:
        put_talk(state, circle, with_promises(talk, promises))


def with_promises(talk: Talk, promises: list[Promise]) -> Talk:
    changed = Talk()
    changed.offers = talk.offers
    changed.promises = promises
    return changed


def put_talk(state: RisingSunState, circle: i64, talk: Talk) -> None:
    """Clones share what was said, so it is replaced and never changed."""
    talks = state.talks.copy()
    talks[circle] = talk
    state.talks = talks


def audience(state: RisingSunState, circle: i64) -> i64:
    """R-29.N.8: everybody, or those two alone."""
    return EVERYONE if circle == 0 else members_of(circle, state.seats)


def tell_verdict(state: RisingSunState, circle: i64, promise: Promise) -> None:
    if promise.status != UNDECIDABLE and state.journal is not None:
        kind = KEEPS_PROMISE if promise.status == KEPT else BREAKS_PROMISE
        values = [int(promise.seat), int(promise.other), int(promise.promise)]
        state.tell_some(kind, audience(state, circle), values)


# --- occasions ----------------------------------------------------------------------------------------------------


class Breaks(Judge):
    """Somebody does what they promised not to do."""

    def __init__(self, seat: i64, kind: i64, first: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.first = first

    def verdict(self, state: RisingSunState, promise: Promise) -> i64:
        if promise.seat != self.seat or kind_of(promise.promise) != self.kind:
            return OPEN
        return BROKEN if first_of(promise.promise) == self.first else OPEN


def note_entering(state: RisingSunState, seat: i64, province: i64) -> None:
    if state.rules.talk != OFF:
        judge(state, Breaks(seat, STAY_OUT, province))


def note_worship(state: RisingSunState, seat: i64, kami: i64) -> None:
    if state.rules.talk != OFF:
        judge(state, Breaks(seat, LEAVE_SHRINE, kami))


class Mandate(Judge):
    """A mandate is played: the promised one, another, or one that was promised away."""

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat = seat
        self.kind = kind

    def verdict(self, state: RisingSunState, promise: Promise) -> i64:
        if promise.seat != self.seat:
            return OPEN
        promised = first_of(promise.promise) == self.kind
        if kind_of(promise.promise) == PLAY_MANDATE:
            return KEPT if promised else BROKEN
        return BROKEN if kind_of(promise.promise) == DO_NOT_PLAY and promised else OPEN


def note_mandate(state: RisingSunState, seat: i64, kind: i64) -> None:
    if state.rules.talk != OFF:
        judge(state, Mandate(seat, kind))


class Replaced(Judge):
    """A figure is replaced in a Betray."""

    def __init__(self, seat: i64, owner: i64) -> None:
        self.seat = seat
        self.owner = owner

    def verdict(self, state: RisingSunState, promise: Promise) -> i64:
        if promise.seat != self.seat or promise.other != self.owner:
            return OPEN
        return BROKEN if kind_of(promise.promise) == SPARE_IN_BETRAY else OPEN


def note_replaced(state: RisingSunState, seat: i64, owner: i64) -> None:
    if state.rules.talk != OFF:
        judge(state, Replaced(seat, owner))


class Paid(Judge):
    """Coins and ronin are given: at least what was promised, at once."""

    def __init__(self, seat: i64, other: i64, coins: i64, ronin: i64) -> None:
        self.seat = seat
        self.other = other
        self.coins = coins
        self.ronin = ronin

    def verdict(self, state: RisingSunState, promise: Promise) -> i64:
        if promise.seat != self.seat or promise.other != self.other or kind_of(promise.promise) != PAY_LATER:
            return OPEN
        enough = first_of(promise.promise) <= self.coins and second_of(promise.promise) <= self.ronin
        return KEPT if enough else OPEN


def note_paid(state: RisingSunState, seat: i64, other: i64, coins: i64, ronin: i64) -> None:
    judge(state, Paid(seat, other, coins, ronin))


class Fought(Judge):
    """The bids of a battle are open; or there is no battle in this province."""

    def __init__(self, province: i64) -> None:
        self.province = province

    def verdict(self, state: RisingSunState, promise: Promise) -> i64:
        if kind_of(promise.promise) != LEAVE_ADVANTAGE or second_of(promise.promise) != self.province:
            return OPEN
        if (state.participants >> promise.seat) & 1 == 0:
            return UNDECIDABLE
        return KEPT if state.bids[promise.seat][first_of(promise.promise)] == 0 else BROKEN


def note_bids(state: RisingSunState) -> None:
    if state.rules.talk != OFF:
        judge(state, Fought(state.wars[state.war]))


def note_no_battle(state: RisingSunState, province: i64) -> None:
    if state.rules.talk != OFF:
        judge(state, Fought(province))


class PoliticsOver(Judge):
    """R-29.N.3: when war begins, what could be done in the political phase has been done."""

    def verdict(self, state: RisingSunState, promise: Promise) -> i64:
        kind = kind_of(promise.promise)
        if kind == PLAY_MANDATE:
            return UNDECIDABLE  # there was no turn to play it in
        if kind == DO_NOT_PLAY:
            return KEPT if took_turn(state, promise, False) else UNDECIDABLE
        if kind == SPARE_IN_BETRAY:
            return KEPT if took_turn(state, promise, True) else UNDECIDABLE
        if kind == PAY_LATER:
            return BROKEN  # nothing can be given any more
        return KEPT if kind == LEAVE_SHRINE else OPEN


def took_turn(state: RisingSunState, promise: Promise, betraying: bool) -> bool:
    """Whether the player has taken a mandate turn this season since the promise was made."""
    first = promise.made_at if promise.season == state.season else 0
    for place in range(first, len(state.players)):
        if state.players[place] == promise.seat and (not betraying or state.track[place] == BETRAY):
            return True
    return False


class WarOver(Judge):
    """Nothing more happens in this season; what was promised in the war phase waits for the next."""

    def __init__(self, for_good: bool) -> None:
        self.for_good = for_good  # there is no next season

    def verdict(self, state: RisingSunState, promise: Promise) -> i64:
        kind = kind_of(promise.promise)
        if kind == LEAVE_ADVANTAGE:
            return UNDECIDABLE
        waits = promise.made_at == AT_WAR and promise.season == state.season
        if kind == STAY_OUT and not waits:
            return KEPT
        return UNDECIDABLE if self.for_good else OPEN
