"""Betray: what the replacements bring, and what it costs to leave an ally (R-15)."""

from typing import Final

from mypy_extensions import i64

from chabudai.games.rising_sun.cards import EXTRA_REPLACEMENTS
from chabudai.games.rising_sun.components import (
    BETRAY_VICTIMS,
    FIGURES,
    IS_DAIMYO,
    MANDATE_TURNS,
    NOBODY,
    NONE,
    PROVINCES,
    RESERVE,
)
from chabudai.games.rising_sun.judgement.partners import harvest_of
from chabudai.games.rising_sun.judgement.positions import in_province, means
from chabudai.games.rising_sun.judgement.words import BROKEN_WORD, promises_known
from chabudai.games.rising_sun.promises import OPEN, SPARE_IN_BETRAY, kind_of
from chabudai.games.rising_sun.rulings import OFF
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.mandates.betray import fits

REPLACING: Final = 0.5  # others move before the wars begin
TURN_LOST: Final = 3.5  # each mandate that the ally has yet to choose, in points (`python -m bench.allies`)
HARVEST_LOST: Final = 0.2  # at each of them, of what one would harvest as things are
TAKEN: Final = 0.4  # what others lose counts for less than what one gains


def worth_of_betraying(state: RisingSunState, seat: i64) -> float:
    return REPLACING * worth_of_replacing(state, seat) - cost_of_leaving(state, seat)


# --- what it brings -----------------------------------------------------------------------------------------------


def worth_of_replacing(state: RisingSunState, seat: i64) -> float:
    """R-15.3: the best figures of different opponents; Path of the Unrighteous replaces more of them (R-27.47)."""
    trial = state.clone()
    gains = [best_replacement(trial, seat, owner) for owner in range(state.seats) if owner != seat]
    gains.sort(reverse=True)
    number: i64 = BETRAY_VICTIMS + state.clans[seat].total(EXTRA_REPLACEMENTS)
    return sum([gain for gain in gains[:number] if gain > 0.0])


def best_replacement(trial: RisingSunState, seat: i64, owner: i64) -> float:
    """Of this opponent's figures on the map. `trial` is as it was afterwards."""
    best = 0.0
    for province in range(PROVINCES):
        for kind in trial.kinds_at(owner, province):
            own = NONE if IS_DAIMYO[kind] else replacement(trial, seat, kind, province)
            if own != NONE:
                best = max(best, gain_by(trial, seat, owner, kind, own, province))
    return best


def replacement(state: RisingSunState, seat: i64, kind: i64, province: i64) -> i64:
    """R-15.4: a figure in the reserve that fits, or NONE."""
    for own in range(FIGURES):
        if fits(own, kind, province) and state.number(seat, own, RESERVE) > 0:
            return own
    return NONE


def gain_by(trial: RisingSunState, seat: i64, owner: i64, kind: i64, own: i64, province: i64) -> float:
    before = in_province(trial, seat, province) - TAKEN * in_province(trial, owner, province)
    trial.shift(owner, kind, province, RESERVE)
    trial.shift(seat, own, RESERVE, province)
    after = in_province(trial, seat, province) - TAKEN * in_province(trial, owner, province)
    trial.shift(seat, own, province, RESERVE)
    trial.shift(owner, kind, RESERVE, province)
    return after - before - word_broken_to(trial, seat, owner)


def word_broken_to(state: RisingSunState, seat: i64, owner: i64) -> float:
    """R-29.N.3: by whoever has promised to spare this player."""
    if state.rules.talk != OFF:
        for promise in promises_known(state):
            sworn = promise.status == OPEN and promise.seat == seat and promise.other == owner
            if sworn and kind_of(promise.promise) == SPARE_IN_BETRAY:
                return BROKEN_WORD
    return 0.0


# --- what it costs ------------------------------------------------------------------------------------------------


def cost_of_leaving(state: RisingSunState, seat: i64) -> float:
    """R-15.2: the honor, what rests on honor or on having an ally, and the bonus of the mandates to come."""
    friend = state.ally[seat]
    if friend == NOBODY:
        return 0.0
    left = state.clone()
    left.ally[seat], left.ally[friend] = NOBODY, NOBODY
    place = left.rank(seat)
    if place + 1 < left.seats:
        left.honor[place], left.honor[place + 1] = left.honor[place + 1], left.honor[place]
    lost = means(state, seat) - means(left, seat)
    return lost + float(turns_left(state, friend)) * (TURN_LOST + HARVEST_LOST * harvest_of(state, seat))


def turns_left(state: RisingSunState, seat: i64) -> i64:
    """R-10.1: mandates that a player will choose this season, after the one that is chosen now."""
    turns: i64 = 0
    for step in range(1, MANDATE_TURNS - len(state.track)):
        if (state.active + step) % state.seats == seat:
            turns += 1
    return turns
