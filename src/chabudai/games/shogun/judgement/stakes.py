"""What is at stake: what provinces are worth to a seat, and how likely they are lost."""

import math
from typing import Final

from mypy_extensions import i64

from chabudai.core.numbers import members
from chabudai.games.shogun.components import (
    BUILDINGS,
    MOST_POINTS,
    NOBODY,
    PROVINCES,
    ROUNDS,
    SEASONS,
    TIE_REDUCTION,
    WINTER,
)
from chabudai.games.shogun.judgement.weights import Weights
from chabudai.games.shogun.scoring import buildings_in
from chabudai.games.shogun.state import BITS_IN_MASK, ShogunState
from chabudai.games.shogun.steps.battles import farmers_that_come
from chabudai.games.shogun.tower import SCALE

USUAL_THROW: Final = 8  # cubes
STEEPNESS: Final = 1.702  # with it the logistic curve is within a hundredth of the normal one
SELDOM_LOST: Final = 0.05


class Stakes:
    """A position as one seat sees it."""

    def __init__(self, state: ShogunState, seat: i64, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        season: i64 = max(0, state.season()) if state.round > 0 else 0
        self.rounds_to_winter: i64 = max(0, WINTER - season)  # this one included
        self.last_year = state.round > ROUNDS - SEASONS
        self.rounds_left: i64 = self.rounds_to_winter - 1 + (0 if self.last_year else WINTER)  # after this one
        self.years = 1.0 if self.last_year else 1.0 + weights.second_year
        self.falls_out = 1.0 - chance_to_stay(state)
        self.comes_loose = chance_to_come_loose(state)
        self.kept: list[float] = [-1.0] * PROVINCES

    # --- points ---------------------------------------------------------------------------------------------

    def points_of_most(self, building: i64, own: i64, theirs: i64) -> float:
        """S-13.2"""
        if own == 0 or own < theirs:
            return 0.0
        return float(MOST_POINTS[building] - (TIE_REDUCTION if own == theirs else 0))

    def most_of_others(self, seat: i64, region: i64, building: i64) -> i64:
        most: i64 = 0
        for other in range(self.state.seats):
            if other != seat:
                most = max(most, buildings_in(self.state, other, region, building))
        return most

    def for_one_more(self, seat: i64, province: i64, building: i64) -> float:
        """What another building of a kind adds for a seat in the region, and takes from the others."""
        region: i64 = self.state.rules.board.region_of[province]
        own = buildings_in(self.state, seat, region, building)
        theirs = self.most_of_others(seat, region, building)
        gain = self.points_of_most(building, own + 1, theirs) - self.points_of_most(building, own, theirs)
        taken = self.points_of_most(building, theirs, own) - self.points_of_most(building, theirs, own + 1)
        return gain + self.weights.rival * taken

    def for_one_less(self, seat: i64, province: i64, building: i64) -> float:
        region: i64 = self.state.rules.board.region_of[province]
        own = buildings_in(self.state, seat, region, building)
        theirs = self.most_of_others(seat, region, building)
        return self.points_of_most(building, own, theirs) - self.points_of_most(building, own - 1, theirs)

    def worth(self, seat: i64, province: i64) -> float:
        """What a seat would lose with a province of its own."""
        points = 1.0 + float(BITS_IN_MASK[self.state.buildings[province]])
        for building in range(BUILDINGS):
            if self.state.has_building(province, building):
                points += self.weights.majority * self.for_one_less(seat, province, building)
        return self.years * points + (self.weights.card if self.rounds_left > 0 else 0.0)

    def prize(self, province: i64) -> float:
        """What the seat would win with a province that is not its own."""
        points = 1.0 + float(BITS_IN_MASK[self.state.buildings[province]])
        for building in range(BUILDINGS):
            if self.state.has_building(province, building):
                points += self.weights.majority * self.for_one_more(self.seat, province, building)
        return self.years * points + (self.weights.card if self.rounds_left > 0 else 0.0)

    def harm(self, province: i64) -> float:
        """What it is worth that its owner loses it."""
        owner: i64 = self.state.owner[province]
        return 0.0 if owner == NOBODY else self.weights.rival * self.worth(owner, province)

    # --- battles, roughly -----------------------------------------------------------------------------------

    def likely(self, lead: float, spread: float) -> float:
        """That a count which should be ahead by so much is ahead."""
        return 1.0 / (1.0 + math.exp(-STEEPNESS * (lead - 0.5) / math.sqrt(spread + 0.1)))

    def coming_out(self, colour: i64, thrown: i64) -> float:
        state = self.state
        return float(thrown + state.tray[colour]) * self.falls_out + float(state.tower[colour]) * self.comes_loose

    def spread(self, cubes: i64, held: i64) -> float:
        thrown = float(cubes) * self.falls_out * (1.0 - self.falls_out)
        return thrown + float(held) * self.comes_loose * (1.0 - self.comes_loose)

    def lead(self, attacker: i64, armies: i64, province: i64, defenders: i64) -> float:
        """By how many cubes the attacker should be ahead."""
        state = self.state
        owner: i64 = state.owner[province]
        farmers = state.farmers()
        ahead = self.coming_out(attacker, armies)
        if owner == NOBODY:
            return ahead - self.coming_out(farmers, farmers_that_come(state))
        ahead -= self.coming_out(owner, defenders)
        return ahead if state.unrest[province] > 0 else ahead - self.coming_out(farmers, 0)

    def spread_of(self, attacker: i64, armies: i64, province: i64, defenders: i64) -> float:
        owner: i64 = self.state.owner[province]
        held: i64 = self.state.tower[attacker] + self.state.tower[self.state.farmers()]
        if owner != NOBODY:
            held += self.state.tower[owner]
        return self.spread(armies + defenders, held)

    def wins(self, attacker: i64, armies: i64, province: i64) -> float:
        defenders: i64 = self.state.armies[province]
        spread = self.spread_of(attacker, armies, province, defenders)
        return self.likely(self.lead(attacker, armies, province, defenders), spread)

    def holds(self, attacker: i64, armies: i64, province: i64, defenders: i64) -> float:
        spread = self.spread_of(attacker, armies, province, defenders)
        return self.likely(-self.lead(attacker, armies, province, defenders), spread)

    def lost_to_farmers(self, armies: i64, farmers: i64) -> float:
        """S-9.8"""
        state = self.state
        lead = self.coming_out(self.seat, armies) - self.coming_out(state.farmers(), farmers)
        held: i64 = state.tower[self.seat] + state.tower[state.farmers()]
        return 1.0 - self.likely(lead, self.spread(armies + farmers, held))

    # --- how likely a province is lost -----------------------------------------------------------------------

    def keeps(self, province: i64) -> float:
        if self.kept[province] < 0.0:
            self.kept[province] = self.keeps_with(province, self.state.armies[province])
        return self.kept[province]

    def keeps_with(self, province: i64, armies: i64) -> float:
        """How likely a province of the seat's is still its own in winter, with so many armies."""
        state = self.state
        kept = 1.0 - SELDOM_LOST
        for place in members(state.neighbours(province)):
            owner: i64 = state.owner[place]
            if owner != NOBODY and owner != self.seat and state.armies[place] > 1:
                falls = 1.0 - self.holds_against(owner, state.armies[place] - 1, province, armies)
                kept *= 1.0 - min(0.9, self.weights.attacked * float(self.rounds_to_winter) * falls)
        return kept

    def holds_against(self, attacker: i64, attackers: i64, province: i64, armies: i64) -> float:
        """Of a province that is the seat's, or would be."""
        state = self.state
        lead = self.coming_out(self.seat, armies) - self.coming_out(attacker, attackers)
        if state.unrest[province] == 0:
            lead += self.coming_out(state.farmers(), 0)
        held: i64 = state.tower[attacker] + state.tower[self.seat] + state.tower[state.farmers()]
        return self.likely(lead, self.spread(attackers + armies, held))


def chance_to_stay(state: ShogunState) -> float:
    tower = state.rules.tower
    stays = float(tower.stays) / SCALE
    return 1.0 - (1.0 - stays) * (1.0 - stays) if tower.has_floors else stays


def chance_to_come_loose(state: ShogunState) -> float:
    tower = state.rules.tower
    if not tower.has_floors:
        return float(tower.falls[USUAL_THROW]) / SCALE
    return float(USUAL_THROW) * float(tower.knock) / SCALE
