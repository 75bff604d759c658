"""S-11.8: two floors, of which all know what they hold together and nobody on which of them a cube lies."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import comb, perm

import pytest
from shogun_table import new_game

from chabudai.core.rng import Generator, seeded
from chabudai.games.shogun.floors import Floors
from chabudai.games.shogun.tower import SCALE, TOWERS, throw

TOWER = TOWERS["two_floor"]
THROWS = 6000
pytestmark = pytest.mark.once


def laid_anywhere(held: list[int], luck: Generator) -> list[int]:
    return [sum(int(luck.below(2)) for _ in range(cubes)) for cubes in held]


@pytest.mark.parametrize(("thrown", "held"), [(2, 3), (6, 12), (14, 9)])
def test_how_many_thrown_and_held_cubes_fall_out(thrown: int, held: int) -> None:
    """S-11.8: each mean and each chance of a pair of numbers within 5 standard errors of many throws"""
    found, luck = Counter[tuple[int, int]](), seeded(thrown, "floors")
    for _ in range(THROWS):
        inside = [0, held]
        out = throw(TOWER, inside, laid_anywhere(inside, luck), [thrown, 0], False, luck)
        found[out[0], out[1]] += 1
    law = Floors(TOWER, thrown, held).out
    assert sum(map(sum, law)) == pytest.approx(1, abs=1e-5)
    for one, row in enumerate(law):
        for two, chance in enumerate(row):
            share = found[one, two] / THROWS
            assert abs(share - chance) <= 5 * (chance * (1 - chance) / THROWS) ** 0.5 + 3 / THROWS, (one, two)


KNOCK, STOP = TOWER.knock / SCALE, TOWER.stays / SCALE
Floor = tuple[int, int]  # thrown and held cubes that lie there
Ends = Counter[Floor]


@cache
def knocked(cubes: int) -> list[tuple[int, float]]:
    """How many of them come loose."""
    return [
        (loose, comb(cubes, loose) * KNOCK**loose * (1 - KNOCK) ** (cubes - loose)) for loose in range(cubes + 1)
    ]


@cache
def reaching_lower(lying: Floor, is_held: bool) -> Ends:
    """One cube knocks others out and stops there, or falls out itself."""
    found = Ends()
    for out, likely in knocked(lying[0]):
        for held_out, as_well in knocked(lying[1]):
            thrown, held = lying[0] - out, lying[1] - held_out
            found[thrown, held] += likely * as_well * (1 - STOP)
            found[thrown + (not is_held), held + is_held] += likely * as_well * STOP
    return found


@cache
def in_any_order(lying: Floor, thrown: int, held: int) -> Ends:
    """So many come loose at once and reach the lower floor."""
    if thrown + held == 0:
        return Ends({lying: 1.0})
    found = Ends()
    for is_held, number in ((False, thrown), (True, held)):
        for after, weight in reaching_lower(lying, is_held).items() if number > 0 else ():
            for last, likely in in_any_order(after, thrown - (not is_held), held - is_held).items():
                found[last] += weight * likely * number / (thrown + held)
    return found


def thrown_in(above: Floor, below: Floor) -> Iterator[tuple[tuple[Floor, Floor], float]]:
    """One cube knocks others loose, which go on before it; then it stops, or goes on itself."""
    for loose, likely in knocked(above[0]):
        for held_loose, as_well in knocked(above[1]):
            thrown, held = above[0] - loose, above[1] - held_loose
            for after, weight in in_any_order(below, loose, held_loose).items():
                each = likely * as_well * weight
                yield ((thrown + 1, held), after), each * STOP
                for last, passing in reaching_lower(after, False).items():
                    yield ((thrown, held), last), each * passing * (1 - STOP)


def walked(thrown: int, held: int) -> Ends:
    """S-11.8, word for word: cube after cube, through every order in which they come loose."""
    lying = {((0, above), (0, held - above)): comb(held, above) / 2**held for above in range(held + 1)}
    for _ in range(thrown):
        after = Counter[tuple[Floor, Floor]]()
        for (above, below), weight in lying.items():
            for one, likely in thrown_in(above, below):
                after[one] += weight * likely
        lying = {one: weight for one, weight in after.items() if weight > 1e-10}
    found = Ends()
    for (above, below), weight in lying.items():
        found[thrown - above[0] - below[0], held - above[1] - below[1]] += weight
    return found


@pytest.mark.parametrize(("thrown", "held"), [(1, 4), (4, 3), (8, 4)])
def test_chances_are_those_of_all_orders(thrown: int, held: int) -> None:
    """S-11.8: of any set of ends, within a hundred-thousandth"""
    assert apart(law_of(thrown, held), walked(thrown, held)) < 1e-5


# --- the same told backwards, which is fast enough for larger throws ----------------------------------------------

# Thrown cubes that stay above, thrown ones that stay below; and of those knocked off the upper floor, of whom it is
# not known yet who they are, how many stay below and how many fall out.
Told = tuple[int, int, int, int]
NEGLIGIBLE = 1e-10


def rests(later: int) -> float:
    """A cube that reaches a floor stays there if it stops and outlasts all that come later."""
    return float(STOP * (1 - KNOCK) ** later)


def one_before(told: Counter[Told], cubes: int) -> Counter[Told]:
    """One more cube, thrown before so many. On the lower floor come later: those of them that did not stay above,
    and whoever was knocked off there."""
    found = Counter[Told]()
    for (above, below, stay, fall), likely in told.items():
        weight = likely * (1 - KNOCK) ** (stay + fall)  # whoever was knocked off later outlasts this cube
        passes = rests(cubes - above + stay + fall)
        found[above, below, stay, fall] += weight * (1 - STOP) * (1 - passes)
        found[above, below + 1, stay, fall] += weight * (1 - STOP) * passes
        found[above + 1, below, stay, fall] += weight * rests(cubes)
        if stay:  # or it was one of these, and came to lie there just now
            found[above, below + 1, stay - 1, fall] += weight / (1 - KNOCK) * STOP * stay
        if fall:
            found[above, below, stay, fall - 1] += weight / (1 - KNOCK) * STOP * fall
    return found


def knocking_off(told: Counter[Told], cubes: int, held: int) -> Counter[Told]:
    """That cube knocks others off before: none, one, two, …, in any order."""
    found, number = told.copy(), 0
    while told:
        number += 1
        more = Counter[Told]()
        for (above, below, stay, fall), likely in told.items():
            weight = likely * KNOCK / number
            if weight * max(1.0, held / 2) ** (stay + fall + 1) > NEGLIGIBLE:
                passes = rests(cubes - above + stay + fall)
                more[above, below, stay + 1, fall] += weight * passes
                more[above, below, stay, fall + 1] += weight * (1 - passes)
        found.update(more)
        told = more
    return found


@cache
def told_backwards(thrown: int, held: int) -> Ends:
    told = Counter[Told]({(0, 0, 0, 0): 1.0})
    for cubes in range(thrown):
        told = knocking_off(one_before(told, cubes), cubes + 1, held)
    found = Ends()
    for (above, below, stay, fall), likely in told.items():
        others = held - stay - fall  # whoever is still not known was held above
        passing = (1 - KNOCK) ** (thrown - above + stay + fall)
        outlast = ((1 - KNOCK) ** thrown + passing) / 2  # above or below, with even chances
        ways = likely * perm(held, stay + fall) / 2 ** (stay + fall)
        for out in range(others + 1):
            law = comb(others, out) * ((1 - passing) / 2) ** out * outlast ** (others - out)
            found[thrown - above - below, fall + out] += ways * law
    return found


def apart(one: Ends, other: Ends) -> float:
    """Of any set of ends, how far their chances are apart at most."""
    return sum(abs(one[end] - other[end]) for end in {*one, *other}) / 2


def law_of(thrown: int, held: int) -> Ends:
    law = Floors(TOWER, thrown, held).out
    return Ends({(one, two): chance for one, row in enumerate(law) for two, chance in enumerate(row)})


@pytest.mark.parametrize(("thrown", "held"), [(1, 4), (3, 0), (4, 3), (5, 4)])
def test_told_backwards_it_is_the_same(thrown: int, held: int) -> None:
    """S-11.8: cube after cube through every order, or the last one first"""
    assert apart(walked(thrown, held), told_backwards(thrown, held)) < 1e-8


@pytest.mark.parametrize(("thrown", "held", "most"), [(4, 12, 5e-6), (8, 12, 1e-5), (12, 10, 1.5e-5)])
def test_no_chance_of_a_large_throw_is_wrong_by_a_ten_thousandth(thrown: int, held: int, most: float) -> None:
    """S-11.3, S-11.8"""
    assert sum(told_backwards(thrown, held).values()) == pytest.approx(1, abs=1e-6)
    assert apart(law_of(thrown, held), told_backwards(thrown, held)) < most


@pytest.mark.parametrize(
    ("thrown", "held", "means"),  # by `walked`, a minute for the second; the third by the same walk in C
    [(6, 6, (4.424626, 0.753856)), (12, 8, (9.052593, 1.910369)), (20, 10, (15.501296, 3.695682))],
)
def test_as_many_fall_out_of_a_large_throw_as_by_all_orders(
    thrown: int, held: int, means: tuple[float, float]
) -> None:
    """S-11.8: on average, thrown cubes and held ones"""
    law = Floors(TOWER, thrown, held).out
    of_thrown = sum(one * sum(row) for one, row in enumerate(law))
    of_held = sum(two * chance for row in law for two, chance in enumerate(row))
    assert (of_thrown, of_held) == pytest.approx(means, abs=2e-4)


def test_colours_are_treated_alike() -> None:
    """S-11.1: what is held in equal numbers falls out equally often, the first colour and the last"""
    luck, out = seeded(3, "alike"), [0, 0, 0]
    for _ in range(THROWS):
        inside = [4, 4, 4]
        fallen = throw(TOWER, inside, laid_anywhere(inside, luck), [3, 3, 3], False, luck)
        out = [one + other for one, other in zip(out, fallen, strict=True)]
    spread = 4 * (2 * THROWS * 7 * 0.25) ** 0.5
    assert max(out) - min(out) <= spread


def test_held_cubes_lie_on_either_floor_about_as_often() -> None:
    """S-16: so a deal lays them there with even chances; counted over whole games, within a twentieth"""
    above = held = 0
    for seed in range(20):
        table = new_game(4, seed, setup="fixed", tower="two_floor").at_random(seed)
        above += sum(table.state.upper)
        held += sum(table.state.tower)
    assert abs(above / held - 0.5) < 0.05


def test_a_deal_lays_them_anew() -> None:
    """S-16: hidden from everybody, seats and onlookers alike"""
    state = new_game(4, 1, setup="fixed", tower="two_floor").state
    for onlooker in (0, 3, None):
        deals = [state.determinize(onlooker, seed) for seed in range(40)]
        assert len({tuple(deal.upper) for deal in deals}) > 5
        assert all(deal.tower == state.tower for deal in deals)
