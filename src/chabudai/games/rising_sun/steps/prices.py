"""R-13, R-25.5: what season cards and strongholds cost whom."""

from mypy_extensions import i64

from chabudai.games.rising_sun.cards import COST
from chabudai.games.rising_sun.components import BONSAI, PRICE_CAP, STRONGHOLD_COST, TRAIN, TRAIN_DISCOUNT
from chabudai.games.rising_sun.state import RisingSunState


def capped(state: RisingSunState, seat: i64, cost: i64) -> i64:
    """R-25.5a: Bonsai pays at most 1."""
    return min(cost, PRICE_CAP) if state.plays(seat, BONSAI) else cost


def price_of_card(state: RisingSunState, seat: i64, card: i64) -> i64:
    """R-13.7: the cap first, then the discount of a Train that is carried out (R-13.3)."""
    price = capped(state, seat, COST[card])
    if state.mandate == TRAIN and state.has_bonus(seat):
        price -= TRAIN_DISCOUNT
    return max(0, price)


def price_of_stronghold(state: RisingSunState, seat: i64) -> i64:
    """R-12.3, R-25.5c"""
    return capped(state, seat, STRONGHOLD_COST)
