"""What an order would bring, as far as it lies open while all plan, and why it could not be carried out now.

The event is not drawn yet and the special cards are not taken, so both are left out; they only tell how much tax
may come at most. Whether the chests suffice depends on the whole plan: that is added up where the plan is laid.
"""

from typing import TYPE_CHECKING

from chabudai.core.numbers import members
from chabudai.games.shogun.components import (
    ACTION,
    BONUS,
    BUILDINGS,
    CHEST_CARDS,
    COST,
    DEPLOY1,
    DEPLOY3,
    DEPLOY5,
    HARVEST,
    PRINTED_TAX,
    PROVINCE,
    RICE_MAX,
    RICE_MIN,
    SPACE,
    TAX_MAX,
    TAX_MIN,
    TAX_PLUS1,
)
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.carrying_out import can_be_done, levy, yielded
from chabudai.games.shogun.steps.marching import targets
from chabudai.games.shogun.steps.planning import SPACES, Plan

if TYPE_CHECKING:
    from chabudai.games.shogun.view import Action, BarView, PlanningView, ProspectView, Why


COSTS: dict[str, int] = {name: COST[action] for action, name in enumerate(ACTION.ids)}
DEPLOYING = (DEPLOY5, DEPLOY3, DEPLOY1)
CLAUSES: dict["Why", str] = {
    "built": "S-8.10",
    "no_site": "S-8.10",
    "no_token": "S-14.20",
    "no_reserve": "S-10.5",
    "few_armies": "S-8.16",
    "no_target": "S-8.16",
}
LASTING: tuple["Why", ...] = ("built", "no_site")  # nothing that can happen in a round makes room there


def planning(state: ShogunState, seat: int | None) -> "PlanningView | None":
    plan = state.waiting
    if seat is None or not isinstance(plan, Plan):
        return None
    hand, ahead = members(plan.hands[seat]), Ahead(state, seat)
    return {
        "spaces": [SPACE.ids[0], *([ACTION.ids[action] for action in plan.spaces] if hand else [])],  # S-14.24
        "cards": len(hand) + CHEST_CARDS,
        "chest_cards": CHEST_CARDS,
        "empty": max(0, SPACES - CHEST_CARDS - len(hand)),
        "costs": COSTS,
        "levies": {ACTION.ids[action]: int(levy(state, action)) for action in DEPLOYING},
        "provinces": {PROVINCE.ids[place]: prospect(ahead, place) for place in hand},
    }


class Ahead:
    """The table as the orders of a seat may find it. Clones are made once, not for every order and province."""

    def __init__(self, state: ShogunState, seat: int) -> None:
        self.seat = seat
        self.rich = state.clone()  # chests apart, of which there are always enough
        self.rich.chests[seat] = max(COST)
        self.events = [with_event(state, event) for event in state.events]  # S-7.1: one of them will be drawn


def with_event(state: ShogunState, event: int) -> ShogunState:
    then = state.clone()
    then.event = event
    return then


def prospect(ahead: Ahead, province: int) -> "ProspectView":
    state = ahead.rich
    return {
        "tax": int(yielded(state, PRINTED_TAX[province], TAX_MIN, TAX_MAX)),
        "most_tax": most_tax(ahead, province),
        "rice": int(yielded(state, HARVEST[province], RICE_MIN, RICE_MAX)),
        "farmers": state.unrest[province],
        "armies": state.armies[province],
        "free_sites": int(state.free_sites(province)),
        "targets": [PROVINCE.ids[place] for place in members(targets(state, ahead.seat, province))],
        "barred": bars(ahead, province),
    }


def bars(ahead: Ahead, province: int) -> "dict[Action, BarView]":
    found: dict[Action, BarView] = {}
    for action, name in enumerate(ACTION.ids):
        barred = bar(ahead, action, province)
        if barred is not None:
            found[name] = barred
    return found


def most_tax(ahead: Ahead, province: int) -> int:
    """S-7.1: by the best event; S-5.5: then the special card."""
    taxes = [int(yielded(then, PRINTED_TAX[province], TAX_MIN, TAX_MAX)) for then in ahead.events]
    return max(taxes, default=0) + BONUS[TAX_PLUS1]


def bar(ahead: Ahead, action: int, province: int) -> "BarView | None":
    """By the conditions that the action itself will ask for, chests apart."""
    state = ahead.rich
    if can_be_done(state, ahead.seat, action, province):
        return None
    why = reason(state, action, province)
    return {"why": why, "clause": CLAUSES[why], "certain": why in LASTING}


def reason(state: ShogunState, action: int, province: int) -> "Why":
    if action < BUILDINGS:
        if state.has_building(province, action):
            return "built"
        return "no_token" if state.free_sites(province) > 0 else "no_site"
    if action in DEPLOYING:
        return "no_reserve"
    return "few_armies" if state.armies[province] < 2 else "no_target"
