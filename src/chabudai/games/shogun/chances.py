"""S-11.3: how a battle that is about to be fought may end, by what everybody knows."""

from typing import Final

from mypy_extensions import i64

from chabudai.games.shogun.components import NOBODY
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.battles import farmers_that_come
from chabudai.games.shogun.steps.extra_armies import (
    OF_ATTACKER,
    OF_DEFENDER,
    CallUpDefence,
    ExtraAttack,
    ExtraDefence,
    extra_defenders,
)
from chabudai.games.shogun.tower import SCALE, Tower

NEGLIGIBLE: Final = 1e-6


class Chances:
    """Of the three ends of a battle: the attacker has the province afterwards, the defender, or nobody."""

    def __init__(self) -> None:
        self.attacker = 0.0
        self.defender = 0.0
        self.neutral = 0.0


def chances(state: ShogunState) -> Chances:
    """Of the attack that is under way. Extra armies that are still to be decided on count as if they came."""
    thrown = about_to_be_thrown(state)
    attacker: i64 = state.owner[state.source]
    defender: i64 = state.owner[state.target]
    ends = Chances()
    for weight, by_thrown, by_held in models(state.rules.tower, state.tower, thrown):
        out = [
            both(binomial(thrown[colour], by_thrown), binomial(state.tower[colour], by_held))
            for colour in range(len(thrown))
        ]
        farmers = out[state.farmers()]
        if defender == NOBODY:
            against_farmers(ends, out[attacker], farmers, weight)
        else:
            if state.unrest[state.target] > 0:
                farmers = [1.0]
            against_player(ends, out[attacker], out[defender], farmers, weight)
    return ends


def about_to_be_thrown(state: ShogunState) -> list[int]:
    """S-9.2: by colour, with what lies in the tray."""
    thrown = state.tray.copy()
    attacker, defender = state.owner[state.source], state.owner[state.target]
    thrown[attacker] += int(state.marching + expected_extra(state, OF_ATTACKER))
    if defender == NOBODY:
        thrown[state.farmers()] += int(farmers_that_come(state))
    else:
        thrown[defender] += state.armies[state.target] + int(expected_extra(state, OF_DEFENDER))
    return thrown


def expected_extra(state: ShogunState, side: i64) -> i64:
    """As decided; while it waits to be asked, as many as possible."""
    for step in state.stack:
        if isinstance(step, ExtraAttack) and side == OF_ATTACKER:
            return step.most(state)
        if isinstance(step, ExtraDefence) and side == OF_DEFENDER:
            return step.most(state)
        if isinstance(step, CallUpDefence) and side == OF_DEFENDER:
            return extra_defenders(state, step.seat, state.target)
    return state.extra[side]


# --- the tower ------------------------------------------------------------------------------------------------


def models(tower: Tower, held: list[int], thrown: list[int]) -> list[tuple[float, float, float]]:
    """The chances that a thrown and that a held cube falls out, each pair with its weight."""
    number: i64 = sum(thrown)
    if tower.has_floors:
        return over_floors(tower, float(sum(held)), number)
    return [(1.0, 1.0 - float(tower.stays) / SCALE, float(tower.falls[number]) / SCALE)]


def over_floors(tower: Tower, held: float, number: i64) -> list[tuple[float, float, float]]:
    """S-11.8. The upper floor is reached by all cubes that are thrown, so each leaves it on its own. The lower one
    is reached by as many as have left the upper one: cubes are then no longer independent of each other. They are
    treated here as if they were once that number is known, and as if each held cube lay on either floor with even
    chances: an approximation."""
    passes = leaves_when_thrown(tower, number)
    loose = leaves_when_held(tower, number)
    reaching = both(binomial(number, passes), binomial(i64(held), loose / 2.0))
    found: list[tuple[float, float, float]] = []
    for arrived, weight in enumerate(reaching):
        if weight < NEGLIGIBLE:
            continue
        on = leaves_when_thrown(tower, arrived)
        found.append((weight, passes * on, (loose * on + leaves_when_held(tower, arrived)) / 2.0))
    return found


def leaves_when_held(tower: Tower, passing: i64) -> float:
    """A cube that lies on a floor over which so many pass."""
    kept = 1.0
    for _ in range(passing):
        kept *= 1.0 - float(tower.knock) / SCALE
    return 1.0 - kept


def leaves_when_thrown(tower: Tower, number: i64) -> float:
    """One of so many that come to a floor: it passes, or it stops and one of those behind it knocks it loose."""
    if number == 0:
        return 1.0
    stays = float(tower.stays) / SCALE
    left = 0.0
    kept = 1.0  # how likely those behind it leave it where it is
    for _ in range(number):
        left += 1.0 - stays * kept
        kept *= 1.0 - float(tower.knock) / SCALE
    return left / float(number)


# --- sums -----------------------------------------------------------------------------------------------------


def binomial(cubes: i64, chance: float) -> list[float]:
    """How likely it is that it happens to none, one, … of so many cubes."""
    found = [1.0]
    for _ in range(cubes):
        more = [0.0] * (len(found) + 1)
        for number, weight in enumerate(found):
            more[number] += weight * (1.0 - chance)
            more[number + 1] += weight * chance
        found = more
    return found


def both(one: list[float], other: list[float]) -> list[float]:
    """Of two counts that do not depend on each other: their sum."""
    found = [0.0] * (len(one) + len(other) - 1)
    for number, weight in enumerate(one):
        for more, as_well in enumerate(other):
            found[number + more] += weight * as_well
    return found


def against_farmers(ends: Chances, attackers: list[float], farmers: list[float], weight: float) -> None:
    """S-9.7"""
    for a, likely in enumerate(attackers):
        for f, as_well in enumerate(farmers):
            if a > f:
                ends.attacker += weight * likely * as_well
            else:
                ends.neutral += weight * likely * as_well


def against_player(
    ends: Chances, attackers: list[float], defenders: list[float], farmers: list[float], weight: float
) -> None:
    """S-9.5, S-9.6: without a defender among them the farmers hold nothing (S-14.3)."""
    above = more_than(attackers)
    for d, likely in enumerate(defenders):
        for f, as_well in enumerate(farmers):
            both_sides = weight * likely * as_well
            against = d + f
            wins = above[against] if against < len(above) else 0.0
            ties = attackers[against] if against < len(attackers) else 0.0
            ends.attacker += both_sides * wins
            ends.neutral += both_sides * (ties if d > 0 else 1.0 - wins)
            ends.defender += both_sides * (1.0 - wins - ties if d > 0 else 0.0)


def more_than(weights: list[float]) -> list[float]:
    """How likely it is to have more than so many."""
    found = [0.0] * len(weights)
    total = 0.0
    place = len(weights) - 1
    while place >= 0:
        found[place] = total
        total += weights[place]
        place -= 1
    return found
