"""The bid, and the special card that is taken for it."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.numbers import members
from chabudai.games.shogun.actions import BID, BID_CARD, CHOOSE, PLAN
from chabudai.games.shogun.components import (
    ACTION_CARDS,
    ATTACK_PLUS1,
    BATTLE_A,
    BATTLE_B,
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
from chabudai.games.shogun.judgement.planner import NOTHING, Planner, laid_after
from chabudai.games.shogun.judgement.stakes import Stakes
from chabudai.games.shogun.steps.planning import Plan

# How likely a bid beats that of another player: a province card, and chest cards by value.
BEATS_BY_CARD: Final = 0.35
BEATS: Final = [0.1, 0.55, 0.75, 0.9, 0.97]
CARDS_TRIED: Final = 3
THREATENED: Final = 0.8
NO_CHESTS: Final = BID.at(0)


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
    for action in (BATTLE_A, BATTLE_B):
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
    if plan.hands[stakes.seat] == 0:
        return NO_CHESTS
    planner = laid_after(stakes, plan, NO_CHESTS)
    wishes = wishes_of_plan(planner)
    best, best_worth = NO_CHESTS, -1000.0
    for bid in [*chest_bids(legal), *cards_to_spare(planner)]:
        worth = worth_of_bid(stakes, plan, planner, wishes, bid)
        if worth > best_worth:
            best, best_worth = bid, worth
    return best


def worth_of_bid(stakes: Stakes, plan: Plan, planner: Planner, wishes: Wishes, bid: i64) -> float:
    """With chests bid the same plan has less to spend; without a card it is another plan."""
    if BID_CARD.has(bid):
        return laid_after(stakes, plan, bid).worth() + worth_of_rank(wishes, BEATS_BY_CARD)
    value = BID.which(bid)
    planner.chests -= value
    worth = planner.worth() + worth_of_rank(wishes, BEATS[value])
    planner.chests += value
    return worth


def chest_bids(legal: list[int]) -> list[int]:
    return [bid for bid in legal if BID.has(bid)]


def cards_to_spare(planner: Planner) -> list[int]:
    """Bids of the provinces that do least."""
    uses: list[tuple[float, int]] = []
    for card, province in enumerate(planner.orders.cards):
        use = 0.0
        for action, space in enumerate(planner.space_of):
            if planner.laid[space] == card:
                use = planner.orders.uses[action][card]
        uses.append((use, province))
    uses.sort()
    return [BID_CARD.at(province) for _, province in uses[:CARDS_TRIED]]


def best_special(stakes: Stakes, legal: list[int]) -> int:
    wishes = wishes_of_seat(stakes)
    best, best_worth = legal[0], -1.0
    for action in legal:
        special = CHOOSE.which(action)
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
    ordered = [False] * ACTION_CARDS
    for place, action in enumerate(plan.spaces):
        if place + 1 < len(picks):
            ordered[action] = PLAN.has(picks[place + 1])
    battles: i64 = (1 if ordered[BATTLE_A] else 0) + (1 if ordered[BATTLE_B] else 0)
    return Wishes(stakes, ordered[TAX], ordered[RICE], ordered[DEPLOY5], battles)
