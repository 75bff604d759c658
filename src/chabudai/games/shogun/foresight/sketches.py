"""What would come of a plan that is still being laid: what each order brings, and what stands in its way.

By what lies open to its seat, and by the conditions that the actions themselves will ask for (`can_be_done`). The
event is not drawn yet and the special cards are not taken, so both are left out; they only tell how much tax may
come at most. Of the hidden actions every order is tried.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from chabudai.core.numbers import bit, members
from chabudai.core.steps import FREE
from chabudai.games.shogun.actions import BID, BID_CARD, PLAN
from chabudai.games.shogun.components import (
    ACTION,
    BONUS,
    BUILDINGS,
    CHEST_CARDS,
    COST,
    DEPLOY1,
    DEPLOY3,
    DEPLOY5,
    PRINTED_TAX,
    PROVINCE,
    RICE,
    SPACE,
    TAX,
    TAX_MAX,
    TAX_MIN,
    TAX_PLUS1,
)
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.carrying_out import can_be_done, levy, rice_of, tax_of, yielded
from chabudai.games.shogun.steps.marching import targets
from chabudai.games.shogun.steps.planning import THE_BID, Left, Plan
from chabudai.games.shogun.steps.unseen import CHEST_CARD, NO_CARD

if TYPE_CHECKING:
    from chabudai.games.shogun.view import DoubtView, ForeseenView, OrderView, PurseStepView, Sure, Why

DEPLOYING = (DEPLOY5, DEPLOY3, DEPLOY1)
LASTING: tuple["Why", ...] = ("built", "no_site")  # nothing that can happen in a round makes room there


def foresee(state: ShogunState, seat: int, answer: list[int | None]) -> "ForeseenView | None":
    """`answer`: the picks in their order, None for those that are not laid yet. None of what can become no plan."""
    plan = state.waiting
    if not isinstance(plan, Plan) or not can_become_plan(plan, seat, answer):
        return None
    return Round(state, seat, Sketch(plan, answer)).told()


def can_become_plan(plan: Plan, seat: int, answer: list[int | None]) -> bool:
    """S-6.2, S-6.3: whether these cards can lie there, with others on the spaces that are still free."""
    left = Left(plan.hands[seat], CHEST_CARDS, plan.spaces_to_spare(seat))
    for place, pick in enumerate(answer):
        if pick is not None and not (place < plan.whole[seat] and laid(plan, seat, place, pick, left)):
            return False
    return left.chest_cards >= 0 and left.empty >= 0


def laid(plan: Plan, seat: int, place: int, pick: int, left: Left) -> bool:
    """Whether it is a card for this space and still in the hand; then it leaves the hand."""
    if place == THE_BID and plan.bar_bid(seat, pick) != FREE:
        return False
    verb = BID_CARD if place == THE_BID else PLAN
    if verb.has(pick):
        card = bit(verb.which(pick))
        if not left.cards & card:
            return False
        left.cards &= ~card
    elif pick == CHEST_CARD or (place == THE_BID and BID.has(pick)):
        left.chest_cards -= 1
    elif pick == NO_CARD or place == THE_BID:
        left.empty -= 1
    else:
        return False
    return True


class Sketch:
    """A plan as far as it is laid."""

    def __init__(self, plan: Plan, answer: list[int | None]) -> None:
        bid = answer[THE_BID] if answer else None
        self.has_bid = bid is not None
        self.chests = int(BID.which(bid)) if bid is not None and BID.has(bid) else 0
        self.orders: dict[int, int] = {}  # by action: the province
        for action, pick in zip(plan.spaces, answer[THE_BID + 1 :], strict=False):
            if pick is not None and PLAN.has(pick):
                self.orders[action] = int(PLAN.which(pick))


class Purse:
    """What orders are paid with."""

    def __init__(self, chests: int, reserve: int) -> None:
        self.chests = chests
        self.reserve = reserve


class Round:
    """The round as this plan has it: whatever can be carried out is, and nothing else happens (S-8.4)."""

    def __init__(self, state: ShogunState, seat: int, sketch: Sketch) -> None:
        self.seat = seat
        self.sketch = sketch
        self.events = state.events
        self.now = state.clone()  # on which orders are tried with what would be left by then
        self.begins = Purse(state.chests[seat] - sketch.chests, state.reserve[seat])
        self.known = [action for action in state.row if action in sketch.orders]
        self.hidden = [action for action in sketch.orders if action not in state.row]

    def told(self) -> "ForeseenView":
        orders = self.sketch.orders
        return {
            "purse": self.purse(),
            "orders": {ACTION.ids[action]: self.order(action, orders[action]) for action in orders},
        }

    def purse(self) -> "list[PurseStepView]":
        """The chests in the order that is known, the bid first (S-7.2); what changes nothing is left out."""
        steps: list[PurseStepView] = []
        if self.sketch.has_bid:
            steps.append({"space": SPACE.ids[0], "change": -self.sketch.chests, "chests": self.begins.chests})
        purse = self.begins
        for action in self.known:
            after = self.after(purse, action)
            if after.chests != purse.chests:
                change = after.chests - purse.chests
                steps.append({"space": ACTION.ids[action], "change": change, "chests": after.chests})
            purse = after
        return steps

    # --- trying orders ----------------------------------------------------------------------------------------

    def can_be_done(self, purse: Purse, action: int) -> bool:
        self.now.chests[self.seat] = purse.chests
        self.now.reserve[self.seat] = purse.reserve
        return can_be_done(self.now, self.seat, action, self.sketch.orders[action])

    def after(self, purse: Purse, action: int) -> Purse:
        """What it leaves; all of it where it cannot be carried out."""
        if not self.can_be_done(purse, action):
            return purse
        tax = int(tax_of(self.now, self.seat, self.sketch.orders[action])) if action == TAX else 0
        armies = int(levy(self.now, action)) if action in DEPLOYING else 0
        return Purse(purse.chests - COST[action] + tax, purse.reserve - armies)

    def before(self, action: int) -> list[Purse]:
        """What may be left when it comes: of a hidden action after whatever other hidden ones come first."""
        if action in self.known:
            return [self.after_all(self.known[: self.known.index(action)])]
        others = [each for each in self.hidden if each != action]
        return list(self.after_some(self.after_all(self.known), others))

    def after_all(self, actions: list[int]) -> Purse:
        purse = self.begins
        for action in actions:
            purse = self.after(purse, action)
        return purse

    def after_some(self, purse: Purse, actions: list[int]) -> Iterator[Purse]:
        """After none of them, or some, in whatever order."""
        yield purse
        for action in actions:
            yield from self.after_some(self.after(purse, action), [each for each in actions if each != action])

    # --- what stands in the way -------------------------------------------------------------------------------

    def doubt(self, action: int) -> "DoubtView | None":
        return self.barred(action) or self.never_paid(action) or self.short(action)

    def barred(self, action: int) -> "DoubtView | None":
        """As things lie, chests apart."""
        purse = Purse(max(COST), self.begins.reserve)
        if self.can_be_done(purse, action):
            return None
        why = reason(self.now, action, self.sketch.orders[action])
        return {"why": why, "sure": "certain" if why in LASTING else "planned", "have": 0, "need": 0}

    def never_paid(self, action: int) -> "DoubtView | None":
        """S-8.4: with nothing paid before but the bid, and tax at its best if it may come before."""
        most = self.begins.chests
        if TAX in self.sketch.orders and self.may_come_before(TAX, action):
            most += self.most_tax(self.sketch.orders[TAX])
        if most >= COST[action]:
            return None
        return {"why": "chests", "sure": "certain", "have": most, "need": COST[action]}

    def may_come_before(self, one: int, other: int) -> bool:
        if other not in self.known:
            return one != other
        return one in self.known[: self.known.index(other)]

    def most_tax(self, province: int) -> int:
        """S-7.1: by the best of the events, one of which will be drawn; S-5.5: then the special card."""
        taxes = [int(yielded(self.under(event), PRINTED_TAX[province], TAX_MIN, TAX_MAX)) for event in self.events]
        return max(taxes, default=PRINTED_TAX[province]) + BONUS[TAX_PLUS1]

    def under(self, event: int) -> ShogunState:
        then = self.now.clone()
        then.event = event
        return then

    def short(self, action: int) -> "DoubtView | None":
        """Of chests or armies that other orders of the plan take first: in every order, or in some."""
        before = self.before(action)
        failing = [purse for purse in before if not self.can_be_done(purse, action)]
        if not failing:
            return None
        sure: Sure = "planned" if len(failing) == len(before) else "maybe"
        unpaid = [purse.chests for purse in failing if purse.chests < COST[action]]
        if unpaid:
            return {"why": "chests", "sure": sure, "have": typical(unpaid, sure), "need": COST[action]}
        armies = typical([purse.reserve for purse in failing], sure)
        return {"why": "reserve", "sure": sure, "have": armies, "need": int(levy(self.now, action))}

    # --- what it brings ---------------------------------------------------------------------------------------

    def order(self, action: int, province: int) -> "OrderView":
        """Carried out as things lie now."""
        state = self.now
        gain, after = self.gain(action, province)
        return {
            "gain": gain,
            "after": after,
            "farmers": state.unrest[province] if action in (TAX, RICE) else 0,  # S-8.11
            "targets": self.targets(action, province),
            "doubt": self.doubt(action),
        }

    def gain(self, action: int, province: int) -> tuple[int, int]:
        """What it brings, and how many armies, or where it is a building free sites, there are afterwards."""
        state, seat = self.now, self.seat
        if action < BUILDINGS:
            return 1, int(state.free_sites(province)) - 1
        if action == TAX:
            return int(tax_of(state, seat, province)), state.armies[province]
        if action == RICE:
            return int(rice_of(state, seat, province)), state.armies[province]
        if action in DEPLOYING:
            armies = int(levy(state, action))
            return armies, state.armies[province] + armies
        return state.armies[province] - 1, 1  # S-8.16: one stays behind

    def targets(self, action: int, province: int) -> list[str]:
        if action < BUILDINGS or action in (TAX, RICE) or action in DEPLOYING:
            return []
        return [PROVINCE.ids[place] for place in members(targets(self.now, self.seat, province))]


def typical(numbers: list[int], sure: "Sure") -> int:
    """Of what may be there: the most where even that is too little, the least where it might have been enough."""
    return max(numbers) if sure == "planned" else min(numbers)


def reason(state: ShogunState, action: int, province: int) -> "Why":
    if action < BUILDINGS:
        if state.has_building(province, action):
            return "built"
        return "no_token" if state.free_sites(province) > 0 else "no_site"
    if action in DEPLOYING:
        return "no_reserve"
    return "few_armies" if state.armies[province] < 2 else "no_target"
