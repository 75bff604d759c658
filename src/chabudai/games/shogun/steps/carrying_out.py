"""S-8: carrying out the actions."""

from mypy_extensions import i64

from chabudai.core.numbers import bit
from chabudai.core.steps import Step
from chabudai.games.shogun.actions import PLAN
from chabudai.games.shogun.components import (
    ACTION_CARDS,
    BONUS,
    BUILDINGS,
    CALMING_THEATRES,
    COST,
    DEPLOY1,
    DEPLOY3,
    DEPLOY5,
    DEPLOY6,
    EVENT_VALUE,
    HARVEST,
    LARGE_LEVY,
    LEVY,
    PRINTED_TAX,
    RICE,
    RICE_MAX,
    RICE_MIN,
    RICE_PLUS1,
    SMALL_LEVIES,
    SMALL_LEVY,
    TAX,
    TAX_MAX,
    TAX_MIN,
    TAX_PLUS1,
    THEATRE,
)
from chabudai.games.shogun.events import (
    ACTION_DUE,
    ACTION_TURNED,
    BUILDS,
    CALMS,
    CANCELLED,
    COLLECTS_TAX,
    DEPLOYS,
    HARVESTS,
    NO_ACTION,
    REVEALS,
    UNREST,
)
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.battles import revolt
from chabudai.games.shogun.steps.marching import Battle, MoveOn, targets
from chabudai.games.shogun.steps.planning import Plan
from chabudai.games.shogun.steps.unseen import CHEST_CARD, NO_CARD


class CarryOut(Step[ShogunState]):
    """S-8.1: one action after the other, each by all players in turn order."""

    def run(self, state: ShogunState) -> None:
        if state.place == ACTION_CARDS:
            return
        state.place += 1
        if state.place > len(state.row):
            turn_up_action(state)  # S-14.2: only when it is due
        action = state.row[state.place - 1]
        state.tell(ACTION_DUE, action)
        state.push(self)
        if not state.rules.turned_when_due:
            state.push(TurnUpNext())
        state.follow([Act(seat, action) for seat in state.order])
        if state.rules.all_revealed_at_once:  # S-14.16
            for seat in state.order:
                tell_card(state, seat, action, card_on(state, seat, action))


class TurnUpNext(Step[ShogunState]):
    """S-5.2: an action is completed, the next hidden one is turned up."""

    def run(self, state: ShogunState) -> None:
        if state.hidden.entries:
            turn_up_action(state)


def turn_up_action(state: ShogunState) -> None:
    card = state.draw(state.hidden)
    state.row = [*state.row, int(card)]
    state.tell(ACTION_TURNED, card)


class Act(Step[ShogunState]):
    """S-8.2: the card is revealed when it is the player's turn in this action; S-8.4: what can be done must be."""

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat = seat
        self.action = action

    def run(self, state: ShogunState) -> None:
        card = card_on(state, self.seat, self.action)
        if not state.rules.all_revealed_at_once:
            tell_card(state, self.seat, self.action, card)
        if not is_order(state, card):
            return  # S-8.3
        province = PLAN.which(card)
        if can_be_done(state, self.seat, self.action, province):
            do(state, self.seat, self.action, province)
        else:
            state.tell(CANCELLED, self.seat, self.action, province)


# --- the card on the space ----------------------------------------------------------------------------------------


def card_on(state: ShogunState, seat: i64, action: i64) -> i64:
    """What lies there, now for all to see; no card of whoever has no province (S-14.24)."""
    plans = state.plans
    assert plans is not None
    plan = plans.choice
    assert isinstance(plan, Plan)
    if plan.hands[seat] == 0:
        return NO_CARD
    return state.open_plan(seat, plan.space_of(action))


def is_order(state: ShogunState, card: i64) -> bool:
    """Whether a province is to do something; S-8.5: not by a card that has left the board."""
    if card in (CHEST_CARD, NO_CARD):
        return False
    return state.lost & bit(PLAN.which(card)) == 0


def tell_card(state: ShogunState, seat: i64, action: i64, card: i64) -> None:
    if card == CHEST_CARD:
        state.tell(NO_ACTION, seat, action)
    elif is_order(state, card):
        state.tell(REVEALS, seat, action, PLAN.which(card))


# --- the ten actions --------------------------------------------------------------------------------------------


def can_be_done(state: ShogunState, seat: i64, action: i64, province: i64) -> bool:
    """S-8.4: completely, at this moment."""
    if state.chests[seat] < COST[action]:
        return False
    if action < BUILDINGS:
        return can_build(state, action, province)
    if action in (RICE, TAX):
        return True
    if action in (DEPLOY5, DEPLOY3, DEPLOY1):
        return state.reserve[seat] >= levy(state, action)
    return state.armies[province] >= 2 and targets(state, seat, province) != 0  # S-8.16


def do(state: ShogunState, seat: i64, action: i64, province: i64) -> None:
    state.chests[seat] -= COST[action]
    if action < BUILDINGS:
        build(state, seat, action, province)
    elif action == RICE:
        collect_rice(state, seat, province)
    elif action == TAX:
        collect_tax(state, seat, province)
    elif action in (DEPLOY5, DEPLOY3):
        deploy(state, seat, action, province)
    elif action == DEPLOY1:
        deploy(state, seat, action, province)
        state.push(MoveOn(seat, province))  # S-8.15
    else:
        state.push(Battle(seat, province))


def can_build(state: ShogunState, building: i64, province: i64) -> bool:
    """S-8.10: a free site, no building of that kind yet, and a token left (S-14.20)."""
    if state.free_sites(province) == 0 or state.has_building(province, building):
        return False
    return state.tokens_left(building) > 0


def build(state: ShogunState, seat: i64, building: i64, province: i64) -> None:
    state.buildings[province] |= int(bit(building))
    state.tell(BUILDS, seat, building, province, COST[building])
    if building == THEATRE and state.effect() == CALMING_THEATRES and state.unrest[province] > 0:
        state.unrest[province] -= 1  # S-14.29
        state.tell(CALMS, seat, province)


def levy(state: ShogunState, action: i64) -> i64:
    """S-8.13, S-8.14: how many armies, without a special card."""
    small: i64 = SMALL_LEVY[action]
    return small if small > 0 and state.effect() == SMALL_LEVIES else LEVY[action]


def deploy(state: ShogunState, seat: i64, action: i64, province: i64) -> None:
    armies = levy(state, action)
    if action == DEPLOY5 and state.holds_special(seat, DEPLOY6) and state.reserve[seat] >= LARGE_LEVY:
        armies = LARGE_LEVY  # S-14.9
    state.reserve[seat] -= int(armies)
    state.armies[province] += int(armies)
    state.tell(DEPLOYS, seat, province, armies, COST[action])


def collect_rice(state: ShogunState, seat: i64, province: i64) -> None:
    """S-8.11"""
    rice = rice_of(state, seat, province)
    state.rice[seat] += int(rice)
    state.tell(HARVESTS, seat, province, rice)
    stir_up(state, seat, province)


def rice_of(state: ShogunState, seat: i64, province: i64) -> i64:
    rice = yielded(state, HARVEST[province], RICE_MIN, RICE_MAX)
    return rice + BONUS[RICE_PLUS1] if state.holds_special(seat, RICE_PLUS1) else rice


def collect_tax(state: ShogunState, seat: i64, province: i64) -> None:
    """S-8.12"""
    chests = tax_of(state, seat, province)
    state.chests[seat] += int(chests)
    state.tell(COLLECTS_TAX, seat, province, chests)
    stir_up(state, seat, province)


def tax_of(state: ShogunState, seat: i64, province: i64) -> i64:
    chests = yielded(state, PRINTED_TAX[province], TAX_MIN, TAX_MAX)
    return chests + BONUS[TAX_PLUS1] if state.holds_special(seat, TAX_PLUS1) else chests


def yielded(state: ShogunState, printed: i64, least: i64, most: i64) -> i64:
    """S-5.5, S-14.25: the event first."""
    if state.effect() == least:
        return max(printed, EVENT_VALUE[state.event])
    if state.effect() == most:
        return min(printed, EVENT_VALUE[state.event])
    return printed


def stir_up(state: ShogunState, seat: i64, province: i64) -> None:
    """S-8.11, S-14.5: the markers that lay there before revolt; S-8.11: then one more, if it is kept."""
    markers = state.unrest[province]
    if markers == 0 or revolt(state, province, markers):
        state.unrest[province] += 1
        state.tell(UNREST, seat, province, markers + 1)
