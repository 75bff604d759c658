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
    PROVINCE,
    RICE_MAX,
    RICE_MIN,
    SPACE,
    TAX_MAX,
    TAX_MIN,
    TAX_PLUS1,
    TAXES,
)
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.carrying_out import can_be_done, levy, yielded
from chabudai.games.shogun.steps.marching import targets
from chabudai.games.shogun.steps.planning import SPACES, Plan

if TYPE_CHECKING:
    from chabudai.games.shogun.view import BarView, PlanningView, ProspectView, Why


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
    hand = members(plan.hands[seat])
    return {
        "spaces": [SPACE.ids[0], *([ACTION.ids[action] for action in plan.spaces] if hand else [])],  # S-14.24
        "cards": len(hand) + CHEST_CARDS,
        "chest_cards": CHEST_CARDS,
        "empty": max(0, SPACES - CHEST_CARDS - len(hand)),
        "costs": {name: COST[action] for action, name in enumerate(ACTION.ids)},
        "levies": {ACTION.ids[action]: int(levy(state, action)) for action in DEPLOYING},
        "provinces": {PROVINCE.ids[place]: prospect(state, seat, place) for place in hand},
    }


def prospect(state: ShogunState, seat: int, province: int) -> "ProspectView":
    barred = {name: bar(state, seat, action, province) for action, name in enumerate(ACTION.ids)}
    return {
        "tax": int(yielded(state, TAXES[province], TAX_MIN, TAX_MAX)),
        "most_tax": most_tax(state, province),
        "rice": int(yielded(state, HARVEST[province], RICE_MIN, RICE_MAX)),
        "farmers": state.unrest[province],
        "armies": state.armies[province],
        "free_sites": int(state.free_sites(province)),
        "targets": [PROVINCE.ids[place] for place in members(targets(state, seat, province))],
        "barred": {name: found for name, found in barred.items() if found is not None},
    }


def most_tax(state: ShogunState, province: int) -> int:
    """S-7.1: one of the events that lie open will be drawn; S-5.5: then the special card."""
    ahead = state.clone()
    most = 0
    for event in state.events:
        ahead.event = event
        most = max(most, int(yielded(ahead, TAXES[province], TAX_MIN, TAX_MAX)))
    return most + BONUS[TAX_PLUS1]


def bar(state: ShogunState, seat: int, action: int, province: int) -> "BarView | None":
    """By the conditions that the action itself will ask for, chests apart."""
    rich = state.clone()
    rich.chests[seat] = max(COST)
    if can_be_done(rich, seat, action, province):
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
