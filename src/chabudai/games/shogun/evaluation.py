"""How good a position looks, and which plans and attacks are worth trying.

These are opinions, not rules. Plans are laid space by space, each card where it seems to do most; of attacks only
the most promising is tried, because a single throw says little.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core.evaluation import Evaluation
from chabudai.core.numbers import members
from chabudai.core.state import State
from chabudai.games.shogun.actions import BID, MARCH, PLAN
from chabudai.games.shogun.chances import chances
from chabudai.games.shogun.components import (
    BUILDINGS,
    COST,
    DEPLOY1,
    HARVEST,
    LEVY,
    MOST_POINTS,
    NOBODY,
    RICE,
    ROUNDS,
    TAX,
    TAXES,
)
from chabudai.games.shogun.scoring import worth_of_land
from chabudai.games.shogun.state import BITS_IN_MASK, ShogunState
from chabudai.games.shogun.steps.marching import Battle, Send, is_at_peace
from chabudai.games.shogun.steps.planning import CHEST_CARD, NO_CARD, Plan

ARMY: Final = 0.25  # on the board
IN_RESERVE: Final = 0.04
CHEST: Final = 0.3
ENOUGH_CHESTS: Final = 12
RICE_IN_STORE: Final = 0.5  # as far as there are provinces to feed
MARKER: Final = 0.6  # of unrest
WORTH_AN_ATTACK: Final = 0.35
PROVINCE_TAKEN: Final = 3.0
RICH: Final = 6  # chests of which one may be bid


class ShogunEvaluation(Evaluation):
    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, ShogunState)
        if state.over:
            return float(state.points(seat))
        years_left = 1.0 + float((ROUNDS - state.round) // 4)
        return float(state.points(seat)) + years_left * float(sum(worth_of_land(state, seat))) + means(state, seat)

    def worth_trying(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        assert isinstance(state, ShogunState)
        choice = state.waiting
        if isinstance(choice, Plan):
            return [bid_of(state, seat, legal) if not state.picks[seat] else card_for(state, choice, seat, legal)]
        if isinstance(choice, Battle):
            return [best_target(state, choice, seat, legal)]
        if isinstance(choice, Send) and state.owner[choice.target] != seat:
            return legal[:1]  # as many as can go
        return legal


def means(state: ShogunState, seat: i64) -> float:
    """What else a seat has."""
    land = state.provinces_of(seat)
    worth = CHEST * float(min(state.chests[seat], ENOUGH_CHESTS)) + IN_RESERVE * float(state.reserve[seat])
    worth += RICE_IN_STORE * float(min(state.rice[seat], len(land) + 2))
    for province in land:
        worth += ARMY * float(min(state.armies[province], 8)) - MARKER * float(state.unrest[province])
    return worth


# --- planning ---------------------------------------------------------------------------------------------------


def bid_of(state: ShogunState, seat: i64, legal: list[int]) -> int:
    """One chest if there are some to spare."""
    bid = int(BID.base) + (1 if state.chests[seat] >= RICH else 0)
    return bid if bid in legal else legal[0]


def card_for(state: ShogunState, plan: Plan, seat: i64, legal: list[int]) -> int:
    """The province that does most here and would be missed least elsewhere; a chest card if none does much."""
    picks = state.picks[seat]
    action = plan.spaces[len(picks) - 1]
    later = plan.spaces[len(picks) :]
    best, best_use = -1, 0.0
    for pick in legal:
        if PLAN.has(pick):
            province = pick - PLAN.base
            use = use_of(state, seat, action, province) - missed(state, seat, later, province)
            if best < 0 or use > best_use:
                best, best_use = pick, use
    if best_use <= 0.0 and CHEST_CARD in legal:
        return CHEST_CARD
    if best < 0 or (best_use <= 0.0 and NO_CARD in legal):
        return legal[-1]
    return best


def missed(state: ShogunState, seat: i64, later: list[int], province: i64) -> float:
    """Half of what it could do best on a later space."""
    most = 0.0
    for action in later:
        use = use_of(state, seat, action, province)
        if use > most:
            most = use
    return most / 2.0


def use_of(state: ShogunState, seat: i64, action: i64, province: i64) -> float:
    """What an action would bring there, in points."""
    if action < BUILDINGS:
        return use_of_building(state, seat, action, province)
    if action in (RICE, TAX):
        risk = 1.5 * float(state.unrest[province]) * max(0.0, 3.0 - float(state.armies[province]))
        wanted = 0.8 if action == RICE else 0.5
        return wanted * float(HARVEST[province] if action == RICE else TAXES[province]) - risk - 0.3
    threat = strongest_neighbour(state, seat, province)
    if LEVY[action]:
        if state.chests[seat] < COST[action] or state.reserve[seat] < LEVY[action]:
            return -1.0
        need = 0.2 + 0.1 * float(min(threat, 6)) - 0.05 * float(state.armies[province])
        return need * float(LEVY[action]) - (0.2 if action == DEPLOY1 else 0.0)
    return 0.8 * float(state.armies[province] - 1 - weakest_neighbour(state, seat, province))


def use_of_building(state: ShogunState, seat: i64, building: i64, province: i64) -> float:
    if state.chests[seat] < COST[building] or state.free_sites(province) == 0:
        return -1.0
    if state.has_building(province, building):
        return -1.0
    return 2.0 + float(MOST_POINTS[building]) + 0.1 * float(state.armies[province])


def strongest_neighbour(state: ShogunState, seat: i64, province: i64) -> i64:
    most: i64 = 0
    for place in members(state.neighbours(province)):
        if state.owner[place] != seat:
            most = max(most, state.armies[place])
    return most


def weakest_neighbour(state: ShogunState, seat: i64, province: i64) -> i64:
    """Of those that are not one's own; a neutral one counts as one army. Without any there is nothing to attack."""
    least: i64 = 99
    for place in members(state.neighbours(province)):
        if state.owner[place] != seat and not is_at_peace(state, seat, place):
            least = min(least, max(1, state.armies[place]))
    return least


# --- attacks ----------------------------------------------------------------------------------------------------


def best_target(state: ShogunState, battle: Battle, seat: i64, legal: list[int]) -> int:
    """The attack that promises most; an own neighbour if none is promising."""
    best, best_gain = legal[0], -100.0
    for action in legal:
        gain = gain_of_attack(state, battle.source, action - MARCH.base, seat)
        if gain > best_gain:
            best, best_gain = action, gain
    return best


def gain_of_attack(state: ShogunState, source: i64, target: i64, seat: i64) -> float:
    if state.owner[target] == seat:
        return 0.0
    trial = state.clone()
    trial.source, trial.target, trial.marching = source, target, state.armies[source] - 1
    ends = chances(trial)
    prize = PROVINCE_TAKEN + 2.0 * float(BITS_IN_MASK[state.buildings[target]])
    gain = ends.attacker * prize - (1.0 - ends.attacker) * (1.0 + ARMY * float(trial.marching))
    if state.owner[target] != NOBODY:
        gain += WORTH_AN_ATTACK * ends.neutral
    return gain


EVALUATION: Final = ShogunEvaluation()
