"""R-14: Harvest: a coin for everybody; to the active player and the ally the provinces where they are strongest."""

from mypy_extensions import i64

from chabudai.core.events import EVERYONE
from chabudai.core.steps import Step
from chabudai.games.rising_sun.components import (
    FOR_HARVESTS,
    HARVEST_COIN,
    HARVEST_COINS,
    HARVEST_POINTS,
    HARVEST_RONIN,
    PROVINCES,
)
from chabudai.games.rising_sun.events import HARVESTS
from chabudai.games.rising_sun.force import strongest_in
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.gaining import add_loyalty, repay_merchants


class Harvest(Step[RisingSunState]):
    """R-14.4: one event for each player; R-27.39: coins are compared before the first of them."""

    def run(self, state: RisingSunState) -> None:
        before = [int(clan.coins) for clan in state.clans]
        order = state.from_left_of(state.active)
        for seat in order:
            provinces = harvested(state, seat) if state.has_bonus(seat) else []
            gather(state, seat, provinces)
        for seat in order:
            repay_merchants(state, seat, before[seat], before)


def harvested(state: RisingSunState, seat: i64) -> list[int]:
    """R-14.2, R-27.15: where the player's own Force is the greatest."""
    return [province for province in range(PROVINCES) if strongest_in(state, province) == seat]


def gather(state: RisingSunState, seat: i64, provinces: list[int]) -> None:
    clan = state.clans[seat]
    coins: i64 = HARVEST_COIN
    points: i64 = 0
    ronin: i64 = 0
    for province in provinces:
        coins += HARVEST_COINS[province]
        points += HARVEST_POINTS[province]
        ronin += HARVEST_RONIN[province]
    clan.coins += coins
    clan.ronin += ronin
    clan.score[FOR_HARVESTS] += int(points)
    if state.journal is not None:
        state.tell_some(HARVESTS, EVERYONE, [int(seat), int(coins), int(points), int(ronin), *provinces])
    if points > 0:
        add_loyalty(state, seat)
