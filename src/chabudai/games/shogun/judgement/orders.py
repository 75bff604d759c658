"""What each order would bring in each province, in points; chests apart, which the whole plan adds up."""

import math
from typing import Final

from mypy_extensions import i64

from chabudai.core.numbers import members
from chabudai.games.shogun.components import (
    ACTION_CARDS,
    BUILDINGS,
    DEPLOY1,
    EFFECT_OF,
    HARVEST,
    LEVY,
    NOBODY,
    RICE,
    TAX,
    TEMPLE,
    TEMPLE_PEACE,
    WINTER_LOSS,
)
from chabudai.games.shogun.judgement.stakes import STEEPNESS, Stakes
from chabudai.games.shogun.steps.carrying_out import can_build

HARVEST_TO_COME: Final = 4.0  # of a round
SURE_OF_RICE: Final = 2.0  # how far the need for rice may be off
FORCED: Final = -0.3  # to attack because nothing else can be done
MOVED: Final = 0.02


class Orders:
    """All of them, of the provinces of a seat."""

    def __init__(self, stakes: Stakes, cards: list[int]) -> None:
        self.stakes = stakes
        self.cards = cards
        # by action and place in `cards`
        self.uses: list[list[float]] = [
            [self.use(action, card) for card in cards] for action in range(ACTION_CARDS)
        ]

    def use(self, action: i64, province: i64) -> float:
        if action < BUILDINGS:
            return self.of_building(action, province)
        if action == RICE:
            return self.of_rice(HARVEST[province]) - self.stirred_up(province)
        if action == TAX:
            return -self.stirred_up(province)
        if LEVY[action]:
            return self.of_levy(action, province)
        return self.of_battle(province)

    # --- buildings, rice and tax ------------------------------------------------------------------------------

    def of_building(self, building: i64, province: i64) -> float:
        stakes = self.stakes
        if not can_build(stakes.state, building, province):
            return 0.0
        points = 1.0 + stakes.weights.majority * stakes.for_one_more(stakes.seat, province, building)
        return stakes.years * points * stakes.keeps(province)

    def of_rice(self, rice: i64) -> float:
        """Each of them as far as it will be needed in winter."""
        state, seat = self.stakes.state, self.stakes.seat
        to_come = float(self.stakes.rounds_to_winter - 1) * HARVEST_TO_COME
        short = float(state.number_of_provinces(seat)) + self.rice_lost() - float(state.rice[seat]) - to_come
        worth = 0.0
        for more in range(rice):
            needed = (short - float(more) - 0.5) / SURE_OF_RICE
            worth += 1.0 / (1.0 + math.exp(-STEEPNESS * needed))
        return worth * self.stakes.weights.rice * (0.5 + 0.5 * self.stakes.years)

    def rice_lost(self) -> float:
        """S-7.1: by one of the events that lie open."""
        lost = 0.0
        for event in self.stakes.state.events:
            lost += float(WINTER_LOSS[event])
        return lost / float(max(1, len(self.stakes.state.events)))

    def stirred_up(self, province: i64) -> float:
        """What a revolt may cost, and one more marker."""
        state, stakes = self.stakes.state, self.stakes
        marker = stakes.weights.marker if stakes.rounds_to_winter > 1 else stakes.weights.marker / 3.0
        markers: i64 = state.unrest[province]
        if markers == 0:
            return marker
        lost = stakes.lost_to_farmers(state.armies[province], markers)
        return marker + lost * stakes.worth(stakes.seat, province) + stakes.weights.army * float(markers)

    # --- armies -----------------------------------------------------------------------------------------------

    def of_levy(self, action: i64, province: i64) -> float:
        stakes = self.stakes
        levy: i64 = LEVY[action]
        if stakes.state.reserve[stakes.seat] < levy:
            return 0.0
        armies: i64 = stakes.state.armies[province]
        safer = stakes.keeps_with(province, armies + levy) - stakes.keeps(province)
        use = safer * stakes.worth(stakes.seat, province)
        if stakes.rounds_left > 0:
            use += stakes.weights.army * float(levy)
            use += stakes.weights.offence * max(0.0, self.best_attack(province, armies + levy - 1))
            use -= stakes.weights.offence * max(0.0, self.best_attack(province, armies - 1))
        return use + (MOVED if action == DEPLOY1 else 0.0)

    def of_battle(self, province: i64) -> float:
        stakes = self.stakes
        armies: i64 = stakes.state.armies[province]
        if armies < 2:
            return 0.0
        best = self.best_attack(province, armies - 1)
        own = stakes.state.neighbours(province) & stakes.state.land[stakes.seat]
        return max(best, MOVED) if own else max(best, FORCED)

    def best_attack(self, province: i64, armies: i64) -> float:
        best = -1.0
        if armies < 1:
            return best
        for target in members(self.stakes.state.neighbours(province)):
            if self.stakes.state.owner[target] != self.stakes.seat:
                best = max(best, self.of_attack(province, target, armies))
        return best

    def of_attack(self, source: i64, target: i64, armies: i64) -> float:
        stakes = self.stakes
        wins = stakes.wins(stakes.seat, armies, target)
        gain = wins * stakes.prize(target) + stakes.harm(target) * min(1.0, wins + 0.1)
        gain -= stakes.weights.army * float(armies) * 0.6
        bared = stakes.keeps(source) - stakes.keeps_with(source, 1)
        gain -= stakes.weights.caution * max(0.0, bared) * stakes.worth(stakes.seat, source)
        return gain - stakes.weights.patience - (self.truce(target) * gain if gain > 0.0 else 0.0)

    def truce(self, target: i64) -> float:
        """S-14.13: how likely the event that protects it is drawn."""
        state = self.stakes.state
        if state.owner[target] == NOBODY or not state.has_building(target, TEMPLE) or not state.events:
            return 0.0
        likely = 0.0
        for event in state.events:
            likely += 1.0 if is_truce(event) else 0.0
        return likely / float(len(state.events))


def is_truce(event: i64) -> bool:
    return EFFECT_OF[event] == TEMPLE_PEACE
