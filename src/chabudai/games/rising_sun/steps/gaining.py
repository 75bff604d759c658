"""R-1.4, R-4, R-23.5: gaining and losing points, coins, ronin and honor.

What comes at one moment is one gain: Loyalty adds to it once, and the Merchant answers it once.
"""

from mypy_extensions import i64

from chabudai.core.numbers import bit
from chabudai.games.rising_sun.cards import FOR_EVERY_GAIN, FOR_RICHER_GAIN
from chabudai.games.rising_sun.components import FOR_VIRTUES, NOBODY, TAKEN, WINTER
from chabudai.games.rising_sun.events import (
    COINS_GAINED,
    COINS_TAKEN,
    HONOR_DOWN,
    HONOR_TOP,
    HONOR_UP,
    POINTS,
    POINTS_TAKEN,
    RONIN_GAINED,
)
from chabudai.games.rising_sun.state import RisingSunState


def begin_moment(state: RisingSunState) -> None:
    """R-23.5: whatever is gained from now on is a gain of its own."""
    state.gained = 0
    state.compared = 0
    state.repaid = 0


# --- points -------------------------------------------------------------------------------------------------------


def gain_points(state: RisingSunState, seat: i64, points: i64, item: i64, source: i64) -> None:
    if points > 0:
        state.clans[seat].score[item] += int(points)
        state.tell(POINTS, seat, points, source)
        add_loyalty(state, seat)


def take_points(state: RisingSunState, seat: i64, owner: i64, points: i64, item: i64, source: i64) -> None:
    """R-27.5: only as far as they exist. Points that are taken are gained like any others."""
    taken = min(points, state.points(owner))
    if taken > 0:
        state.clans[owner].score[TAKEN] -= int(taken)
        state.clans[seat].score[item] += int(taken)
        state.tell(POINTS_TAKEN, seat, owner, taken, source)
        add_loyalty(state, seat)


def add_loyalty(state: RisingSunState, seat: i64) -> None:
    """R-27.38: once per moment, for each copy, while there is an ally; never for its own points nor in winter."""
    if (state.gained >> seat) & 1:
        return
    state.gained |= bit(seat)
    if state.ally[seat] == NOBODY or state.season == WINTER:
        return
    clan = state.clans[seat]
    for card in clan.cards:
        if FOR_EVERY_GAIN[card] > 0:
            clan.score[FOR_VIRTUES] += FOR_EVERY_GAIN[card]
            state.tell(POINTS, seat, FOR_EVERY_GAIN[card], card)


# --- coins and ronin ----------------------------------------------------------------------------------------------


def gain_coins(state: RisingSunState, seat: i64, coins: i64, source: i64) -> None:
    """From the common pile."""
    if coins > 0:
        clan = state.clans[seat]
        before = clan.coins
        clan.coins += coins
        state.tell(COINS_GAINED, seat, coins, source)
        repay_merchants(state, seat, before, [int(each.coins) for each in state.clans])


def repay_merchants(state: RisingSunState, gainer: i64, before: i64, coins: list[int]) -> None:
    """R-27.39: whoever had fewer coins than the gainer just before takes one too; it answers nobody else's coin."""
    if (state.compared >> gainer) & 1:
        return
    state.compared |= bit(gainer)
    for seat in state.honor:
        paid_already = not state.rules.merchant_per_player and (state.repaid >> seat) & 1 == 1
        if seat != gainer and coins[seat] < before and not paid_already:
            repay_merchant(state, seat)


def repay_merchant(state: RisingSunState, seat: i64) -> None:
    clan = state.clans[seat]
    for card in clan.cards:
        if FOR_RICHER_GAIN[card] > 0:
            state.repaid |= bit(seat)
            clan.coins += FOR_RICHER_GAIN[card]
            state.tell(COINS_GAINED, seat, FOR_RICHER_GAIN[card], card)


def gain_ronin(state: RisingSunState, seat: i64, ronin: i64, source: i64) -> None:
    if ronin > 0:
        state.clans[seat].ronin += ronin
        state.tell(RONIN_GAINED, seat, ronin, source)


def take_coins(state: RisingSunState, seat: i64, owner: i64, coins: i64, source: i64) -> None:
    """R-27.5: out of a reserve, as far as there are any; nothing comes from the pile."""
    taken = min(coins, state.clans[owner].coins)
    if taken > 0:
        state.clans[owner].coins -= taken
        state.clans[seat].coins += taken
        state.tell(COINS_TAKEN, seat, owner, taken, source)


# --- honor (R-4) --------------------------------------------------------------------------------------------------


def gain_honor(state: RisingSunState, seat: i64, steps: i64) -> None:
    """R-4.2: step by step; on top nothing happens."""
    for _ in range(steps):
        place = state.rank(seat)
        if place == 0:
            return
        state.tell(HONOR_UP, seat, state.honor[place - 1])
        swap(state, place - 1)


def lose_honor(state: RisingSunState, seat: i64, steps: i64) -> None:
    """R-4.3"""
    for _ in range(steps):
        place = state.rank(seat)
        if place == state.seats - 1:
            return
        state.tell(HONOR_DOWN, seat, state.honor[place + 1])
        swap(state, place)


def swap(state: RisingSunState, place: i64) -> None:
    """The clan there and the one below it."""
    state.honor[place], state.honor[place + 1] = state.honor[place + 1], state.honor[place]


def rise_to_top(state: RisingSunState, seat: i64) -> None:
    """R-16.3a: the clans passed each drop one place."""
    if state.rank(seat) > 0:
        state.honor.remove(int(seat))
        state.honor.insert(0, int(seat))
        state.tell(HONOR_TOP, seat)
