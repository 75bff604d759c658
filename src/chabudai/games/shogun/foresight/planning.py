"""What a seat can lay while all plan, and what its provinces have, as far as it lies open.

What would come of the orders depends on the whole plan: see `sketches`.
"""

from typing import TYPE_CHECKING

from chabudai.core.numbers import members
from chabudai.games.shogun.components import ACTION, CHEST_CARDS, COST, PROVINCE, SPACE
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.carrying_out import rice_of, tax_of
from chabudai.games.shogun.steps.planning import Plan

if TYPE_CHECKING:
    from chabudai.games.shogun.view import PlanningView, ProspectView


COSTS: dict[str, int] = {name: COST[action] for action, name in enumerate(ACTION.ids)}


def planning(state: ShogunState, seat: int | None) -> "PlanningView | None":
    plan = state.waiting
    if seat is None or not isinstance(plan, Plan):
        return None
    hand = members(plan.hands[seat])
    return {
        "spaces": [SPACE.ids[0], *([ACTION.ids[action] for action in plan.spaces] if hand else [])],  # S-14.24
        "chest_cards": CHEST_CARDS,
        "empty": int(plan.spaces_to_spare(seat)),
        "costs": COSTS,
        "provinces": {PROVINCE.ids[place]: prospect(state, seat, place) for place in hand},
    }


def prospect(state: ShogunState, seat: int, province: int) -> "ProspectView":
    return {
        "tax": int(tax_of(state, seat, province)),
        "rice": int(rice_of(state, seat, province)),
        "farmers": state.unrest[province],
        "armies": state.armies[province],
        "free_sites": int(state.free_sites(province)),
    }
