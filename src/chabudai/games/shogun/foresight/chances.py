"""S-11.3: how a battle that is about to be fought may end, by what everybody knows.

Exact where each cube falls by itself (S-11.2); in a tower with floors to a ten-thousandth (see `floors`).
"""

from mypy_extensions import i64

from chabudai.games.shogun.components import NOBODY
from chabudai.games.shogun.floors import WAYS, Floors, binomial
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


class Chances:
    """Of the three ends of a battle: the attacker has the province afterwards, the defender, or nobody."""

    def __init__(self) -> None:
        self.attacker = 0.0
        self.defender = 0.0
        self.neutral = 0.0

    def add(self, attack: "Draw", other: "Draw", likely: float) -> None:
        """S-9.5, S-9.7: by what lies in the tray; without a defender the farmers hold nothing (S-14.3)."""
        lead = attack.thrown + attack.held - other.thrown - other.held
        weight = attack.ways * likely
        if lead > 0:
            self.attacker += weight * other.ways
        elif lead < 0:
            self.defender += weight * (other.ways - other.alone)
            self.neutral += weight * other.alone
        else:
            self.neutral += weight * other.ways


def chances(state: ShogunState) -> Chances:
    """Of the attack that is under way. Extra armies that are still to be decided on count as if they came."""
    thrown = about_to_be_thrown(state)
    attacker: i64 = state.owner[state.source]
    defender: i64 = state.owner[state.target]
    ends = Chances()
    tower = state.rules.tower
    if tower.has_floors:
        over_floors(state, thrown, ends)
        return ends
    attackers = falling_out(tower, state.tower, thrown, attacker)
    farmers = falling_out(tower, state.tower, thrown, state.farmers())
    if defender == NOBODY:
        against_farmers(ends, attackers, farmers)
    else:
        if state.unrest[state.target] > 0:
            farmers = [1.0]  # S-9.6
        against_player(ends, attackers, falling_out(tower, state.tower, thrown, defender), farmers)
    return ends


def falling_out(tower: Tower, held: list[int], thrown: list[int], colour: i64) -> list[float]:
    """S-11.2: how likely so many of a colour fall out; each cube does so by itself."""
    stays = float(tower.stays) / SCALE
    falls = tower.held_out[sum(thrown)]
    return both(binomial(thrown[colour], 1.0 - stays), binomial(held[colour], falls))


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


# --- a tower with floors --------------------------------------------------------------------------------------


def over_floors(state: ShogunState, thrown: list[int], ends: Chances) -> None:
    """S-11.8: cubes drawn from those thrown and those held (see `floors`). Defenders and farmers are one side, and
    only where it wins does it matter whether a defender is among them."""
    attacker: i64 = state.owner[state.source]
    defender: i64 = state.owner[state.target]
    farmers = state.farmers()
    armies: i64 = 0 if defender == NOBODY else thrown[defender]
    armies_held: i64 = 0 if defender == NOBODY else state.tower[defender]
    takes_part = defender == NOBODY or state.unrest[state.target] == 0  # S-9.6
    help: i64 = thrown[farmers] if takes_part else 0
    help_held: i64 = state.tower[farmers] if takes_part else 0
    against = draws_of(armies + help, armies_held + help_held, help, help_held)
    floors = Floors(state.rules.tower, sum(thrown), sum(state.tower))
    number, held = thrown[attacker] + armies + help, state.tower[attacker] + armies_held + help_held
    likely = floors.per_draw(number, held)
    for attack in draws_of(thrown[attacker], state.tower[attacker], 0, 0):
        for other in against:
            each = likely[attack.thrown + other.thrown][attack.held + other.held]
            if each > 0.0:
                ends.add(attack, other, each)


class Draw:
    """So many thrown and so many held cubes of one side, and in how many ways; in how many of farmers alone."""

    def __init__(self, thrown: i64, held: i64, ways: float, alone: float) -> None:
        self.thrown = thrown
        self.held = held
        self.ways = ways
        self.alone = alone


def draws_of(thrown: i64, held: i64, farmers: i64, farmers_held: i64) -> list[Draw]:
    found: list[Draw] = []
    for one in range(thrown + 1):
        for two in range(held + 1):
            alone = 0.0
            if one <= farmers and two <= farmers_held:
                alone = WAYS[farmers][one] * WAYS[farmers_held][two]
            found.append(Draw(one, two, WAYS[thrown][one] * WAYS[held][two], alone))
    return found


# --- sums -----------------------------------------------------------------------------------------------------


def both(one: list[float], other: list[float]) -> list[float]:
    """Of two counts that do not depend on each other: their sum."""
    found = [0.0] * (len(one) + len(other) - 1)
    for number, weight in enumerate(one):
        for more, as_well in enumerate(other):
            found[number + more] += weight * as_well
    return found


def against_farmers(ends: Chances, attackers: list[float], farmers: list[float]) -> None:
    """S-9.7"""
    for a, likely in enumerate(attackers):
        for f, as_well in enumerate(farmers):
            if a > f:
                ends.attacker += likely * as_well
            else:
                ends.neutral += likely * as_well


def against_player(ends: Chances, attackers: list[float], defenders: list[float], farmers: list[float]) -> None:
    """S-9.5, S-9.6: without a defender among them the farmers hold nothing (S-14.3)."""
    above = more_than(attackers)
    for d, likely in enumerate(defenders):
        for f, as_well in enumerate(farmers):
            both_sides = likely * as_well
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
