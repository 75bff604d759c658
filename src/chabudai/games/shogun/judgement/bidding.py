"""The bid, and the special card that is taken for it."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.numbers import members
from chabudai.games.shogun.actions import BID, BID_CARD, CHOOSE, PLAN
from chabudai.games.shogun.components import (
    ATTACK_PLUS1,
    DEFENCE_PLUS1,
    DEPLOY5,
    DEPLOY6,
    RICE,
    RICE_PLUS1,
    SPECIALS,
    TAX,
    TAX_PLUS1,
)
from chabudai.games.shogun.judgement.orders import Orders
from chabudai.games.shogun.judgement.planner import NOTHING, Planner, laid_after, worth_of_chests
from chabudai.games.shogun.judgement.stakes import Stakes
from chabudai.games.shogun.steps.planning import Plan

# How likely a bid beats that of another player: a province card, and chest cards by value.
BEATS_BY_CARD: Final = 0.35
BEATS: Final = [0.1, 0.55, 0.75, 0.9, 0.97]
CARDS_TRIED: Final = 3
THREATENED: Final = 0.8


class Wishes:
    """What each special card is worth with a plan: by special card, without its place in the order."""

    def __init__(self, stakes: Stakes, tax: bool, rice: bool, deploy5: bool, battles: i64) -> None:
        self.stakes = stakes
        weights = stakes.weights
        self.of: list[float] = [0.0] * SPECIALS
        if tax:
            self.of[TAX_PLUS1] = weights.chest if stakes.rounds_left > 0 else 0.0
        if rice:
            self.of[RICE_PLUS1] = Orders(stakes, []).of_rice(1)
        if deploy5:
            self.of[DEPLOY6] = 2.0 * weights.army
        self.of[ATTACK_PLUS1] = weights.attack * float(battles)
        for province in members(stakes.state.land[stakes.seat]):
            if stakes.keeps(province) < THREATENED:
                self.of[DEFENCE_PLUS1] += weights.defended * stakes.worth(stakes.seat, province)

    def at(self, special: i64, place: i64) -> float:
        return self.of[special] + self.stakes.weights.place * float(SPECIALS - 1 - place)

    def best_first(self) -> list[float]:
        specials = self.stakes.state.specials
        return sorted([self.at(specials[place], place) for place in range(len(specials))], reverse=True)


def wishes_of_plan(planner: Planner) -> Wishes:
    battles: i64 = 0
    for action in range(DEPLOY5 + 3, DEPLOY5 + 5):
        card = planner.laid[planner.space_of[action]]
        if card != NOTHING and planner.orders.uses[action][card] > 0.1:
            battles += 1
    return Wishes(
        planner.stakes,
        planner.laid[planner.space_of[TAX]] != NOTHING,
        planner.laid[planner.space_of[RICE]] != NOTHING,
        planner.laid[planner.space_of[DEPLOY5]] != NOTHING,
        battles,
    )


def worth_of_rank(wishes: Wishes, beats: float) -> float:
    """Who beats each of the others so often gets about this one of the cards."""
    found = wishes.best_first()
    behind = (1.0 - beats) * float(wishes.stakes.state.seats - 1)
    rank = int(behind)
    if rank + 1 >= len(found):
        return found[-1]
    part = behind - float(rank)
    return found[rank] * (1.0 - part) + found[rank + 1] * part


def best_bid(stakes: Stakes, plan: Plan, legal: list[int]) -> int:
    """By what the plan is worth with it, and what the special card that it will bring."""
    zero = int(BID.base)
    if plan.hands[stakes.seat] == 0:
        return zero
    planner = laid_after(stakes, plan, zero)
    wishes = wishes_of_plan(planner)
    best, best_worth = zero, planner.worth() + worth_of_rank(wishes, BEATS[0])
    have = planner.chests
    for value in range(1, len(BEATS)):
        if zero + value in legal:
            planner.chests = have - value
            worth = planner.worth() + worth_of_rank(wishes, BEATS[value])
            if worth > best_worth:
                best, best_worth = zero + value, worth
    planner.chests = have
    for province in cards_to_spare(planner):
        bid = int(BID_CARD.base) + province
        worth = laid_after(stakes, plan, bid).worth() + worth_of_rank(wishes, BEATS_BY_CARD)
        if worth > best_worth:
            best, best_worth = bid, worth
    return best


def cards_to_spare(planner: Planner) -> list[int]:
    """The provinces that do least."""
    uses: list[tuple[float, int]] = []
    for card, province in enumerate(planner.orders.cards):
        use = 0.0
        for action, space in enumerate(planner.space_of):
            if planner.laid[space] == card:
                use = planner.orders.uses[action][card]
        uses.append((use, province))
    uses.sort()
    return [province for _, province in uses[:CARDS_TRIED]]


def best_special(stakes: Stakes, legal: list[int]) -> int:
    wishes = wishes_of_seat(stakes)
    best, best_worth = legal[0], -1.0
    for action in legal:
        special = action - CHOOSE.base
        worth = wishes.at(special, stakes.state.specials.index(int(special)))
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def wishes_of_seat(stakes: Stakes) -> Wishes:
    """From the plan that lies on its board."""
    plans = stakes.state.plans
    assert plans is not None
    plan = plans.choice
    assert isinstance(plan, Plan)
    picks = plans.picks[stakes.seat]
    ordered = [False] * 10
    for place, action in enumerate(plan.spaces):
        if place + 1 < len(picks):
            ordered[action] = PLAN.has(picks[place + 1])
    battles: i64 = (1 if ordered[DEPLOY5 + 3] else 0) + (1 if ordered[DEPLOY5 + 4] else 0)
    return Wishes(stakes, ordered[TAX], ordered[RICE], ordered[DEPLOY5], battles)


def worth_of_purse(stakes: Stakes) -> float:
    return worth_of_chests(stakes, stakes.state.chests[stakes.seat])
