"""S-11.3: how a battle that is about to be fought may end, by what everybody knows."""

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

    def add(self, a: i64, d: i64, f: i64, weight: float) -> None:
        """S-9.5, S-9.7: by what lies in the tray; without a defender the farmers hold nothing (S-14.3)."""
        if a > d + f:
            self.attacker += weight
        elif a < d + f and d > 0:
            self.defender += weight
        else:
            self.neutral += weight


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
    falls = float(tower.falls[sum(thrown)]) / SCALE
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
    """S-11.8: the same, cubes drawn from those thrown and those held (see `floors`)."""
    attacker: i64 = state.owner[state.source]
    defender: i64 = state.owner[state.target]
    farmers = state.farmers()
    sides = [int(attacker)]
    if defender != NOBODY:
        sides.append(int(defender))
    if defender == NOBODY or state.unrest[state.target] == 0:
        sides.append(int(farmers))
    floors = Floors(state.rules.tower, sum(thrown), sum(state.tower))
    likely = floors.per_draw(sum([thrown[side] for side in sides]), sum([state.tower[side] for side in sides]))
    draws = [draws_of(thrown[side], state.tower[side]) for side in sides]
    for first in draws[0]:
        if defender == NOBODY:
            against_one(ends, first, draws[1], likely, False)
        elif len(sides) == 2:
            against_one(ends, first, draws[1], likely, True)
        else:
            against_two(ends, first, draws[1], draws[2], likely)


class Draw:
    """So many thrown and so many held cubes of one colour, and in how many ways."""

    def __init__(self, thrown: i64, held: i64, ways: float) -> None:
        self.thrown = thrown
        self.held = held
        self.ways = ways


def draws_of(thrown: i64, held: i64) -> list[Draw]:
    return [
        Draw(one, two, WAYS[thrown][one] * WAYS[held][two]) for one in range(thrown + 1) for two in range(held + 1)
    ]


def against_one(
    ends: Chances, attack: Draw, others: list[Draw], likely: list[list[float]], has_armies: bool
) -> None:
    a = attack.thrown + attack.held
    for other in others:
        weight = attack.ways * other.ways * likely[attack.thrown + other.thrown][attack.held + other.held]
        d = other.thrown + other.held
        ends.add(a, d if has_armies else 0, 0 if has_armies else d, weight)


def against_two(
    ends: Chances, attack: Draw, defenders: list[Draw], farmers: list[Draw], likely: list[list[float]]
) -> None:
    a = attack.thrown + attack.held
    for defence in defenders:
        d = defence.thrown + defence.held
        thrown, held = attack.thrown + defence.thrown, attack.held + defence.held
        ways = attack.ways * defence.ways
        for help in farmers:
            weight = ways * help.ways * likely[thrown + help.thrown][held + help.held]
            ends.add(a, d, help.thrown + help.held, weight)


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
