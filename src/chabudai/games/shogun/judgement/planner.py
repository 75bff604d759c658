"""A whole plan: laid by what each order brings, then bettered card by card as long as that helps."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.numbers import members
from chabudai.games.shogun.actions import BID, PLAN
from chabudai.games.shogun.components import ACTION_CARDS, COST, OPEN_ACTIONS, PRINTED_TAX, TAX
from chabudai.games.shogun.judgement.orders import Orders
from chabudai.games.shogun.judgement.stakes import Stakes
from chabudai.games.shogun.steps.planning import THE_BID, Plan
from chabudai.games.shogun.steps.unseen import CHEST_CARD, NO_CARD

NOTHING: Final = -1  # no province on a space
MOST_PASSES: Final = 12
LEAST_GAIN: Final = 1e-9
FEW_CHESTS: Final = 8  # up to so many each is worth as much


class Planner:
    """The plan of a seat, as far as it is not laid yet."""

    def __init__(self, stakes: Stakes, plan: Plan, picks: list[int]) -> None:
        self.stakes = stakes
        self.plan = plan
        left = plan.left(stakes.seat, picks)
        self.first: i64 = len(picks) - 1  # the space that is asked about
        self.orders = Orders(stakes, members(plan.after_bid(stakes.seat, picks[THE_BID]).cards))
        self.chests: i64 = plan.chests[stakes.seat] - chests_bid(picks[THE_BID])
        # orders still to be laid
        self.least: i64 = max(0, ACTION_CARDS - self.first - left.chest_cards - left.empty)
        self.laid: list[int] = [NOTHING] * ACTION_CARDS  # by space: places in `orders.cards`
        self.used: list[bool] = [False] * len(self.orders.cards)
        self.backwards = [*plan.spaces[:OPEN_ACTIONS], *reversed(plan.spaces[OPEN_ACTIONS:])]
        self.space_of: list[int] = [plan.spaces.index(action) for action in range(ACTION_CARDS)]
        self.take_up(picks)

    def take_up(self, picks: list[int]) -> None:
        """What is laid already."""
        for place in range(1, len(picks)):
            if PLAN.has(picks[place]):
                card = self.orders.cards.index(int(PLAN.which(picks[place])))
                self.laid[place - 1] = card
                self.used[card] = True

    # --- how good it is ---------------------------------------------------------------------------------------

    def worth(self) -> float:
        """S-16.1: in which order the hidden actions come nobody knows, so one and its reverse."""
        return (self.carried_out(self.plan.spaces) + self.carried_out(self.backwards)) / 2.0

    def carried_out(self, actions: list[int]) -> float:
        chests = self.chests
        brought = 0.0
        for action in actions:
            card: i64 = self.laid[self.space_of[action]]
            cost: i64 = COST[action]
            if card != NOTHING and cost <= chests:
                chests -= cost
                brought += self.orders.uses[action][card]
                if action == TAX:
                    chests += PRINTED_TAX[self.orders.cards[card]]
        return brought + worth_of_chests(self.stakes, chests)

    # --- laying it --------------------------------------------------------------------------------------------

    def lay(self) -> None:
        self.lay_enough()
        for _ in range(MOST_PASSES):
            if not self.better():
                return

    def lay_enough(self) -> None:
        """To begin with: as many orders as there must be, wherever."""
        missing = self.least
        space = self.first
        for card in range(len(self.used)):
            if missing > 0 and not self.used[card]:
                self.laid[space] = card
                self.used[card] = True
                space += 1
                missing -= 1

    def better(self) -> bool:
        """Space by space the best other card; tells whether anything was gained."""
        gained = False
        space = self.first
        while space < ACTION_CARDS:
            gained = self.better_at(space) or gained
            space += 1
        return gained

    def better_at(self, space: i64) -> bool:
        now = self.worth() + LEAST_GAIN
        card, with_card = self.best_card(space, now)
        other, with_swap = self.best_swap(space, now)
        if with_card <= now and with_swap <= now:
            return False
        if with_swap > with_card:
            self.swap(space, other)
        else:
            self.put(space, card)
        return True

    def best_card(self, space: i64, now: float) -> tuple[i64, float]:
        """Of those that lie nowhere, or none; and what the plan is worth with it."""
        before = self.laid[space]
        best: i64 = before
        best_worth = now
        for card in range(NOTHING, len(self.used)):
            if self.may_lie(card, before):
                self.laid[space] = card
                worth = self.worth()
                if worth > best_worth:
                    best, best_worth = card, worth
        self.laid[space] = before
        return best, best_worth

    def may_lie(self, card: i64, before: i64) -> bool:
        if card == NOTHING:
            return before != NOTHING and self.number_laid() > self.least
        return not self.used[card]

    def best_swap(self, space: i64, now: float) -> tuple[i64, float]:
        best = space
        best_worth = now
        other = self.first
        while other < ACTION_CARDS:
            if self.laid[other] != self.laid[space]:
                self.swap(space, other)
                worth = self.worth()
                self.swap(space, other)
                if worth > best_worth:
                    best, best_worth = other, worth
            other += 1
        return best, best_worth

    def swap(self, one: i64, other: i64) -> None:
        card = self.laid[one]
        self.laid[one] = self.laid[other]
        self.laid[other] = card

    def put(self, space: i64, card: i64) -> None:
        if self.laid[space] != NOTHING:
            self.used[self.laid[space]] = False
        self.laid[space] = int(card)
        if card != NOTHING:
            self.used[card] = True

    def number_laid(self) -> i64:
        """Of the spaces that are still to be asked about."""
        number: i64 = 0
        space = self.first
        while space < ACTION_CARDS:
            number += 0 if self.laid[space] == NOTHING else 1
            space += 1
        return number


def worth_of_chests(stakes: Stakes, chests: i64) -> float:
    """To be spent in later rounds: the more there are, the less another one is worth."""
    if stakes.rounds_left == 0:
        return 0.001 * float(chests)
    few: i64 = min(chests, FEW_CHESTS)
    worth = float(few) + 0.5 * float(min(chests - few, FEW_CHESTS))
    return stakes.weights.chest * (worth + 0.1 * float(max(0, chests - 2 * FEW_CHESTS)))


def chests_bid(pick: i64) -> i64:
    return BID.which(pick) if BID.has(pick) else 0


def next_pick(stakes: Stakes, plan: Plan, picks: list[int], legal: list[int]) -> int:
    """What to lay on the space that is asked about."""
    planner = Planner(stakes, plan, picks)
    planner.lay()
    card: i64 = planner.laid[planner.first]
    if card != NOTHING:
        return PLAN.at(planner.orders.cards[card])
    return CHEST_CARD if CHEST_CARD in legal else NO_CARD


def laid_after(stakes: Stakes, plan: Plan, bid: i64) -> Planner:
    planner = Planner(stakes, plan, [int(bid)])
    planner.lay()
    return planner
