"""S-11.8: two floors, of which all know what they hold together and nobody on which of them a cube lies."""

from collections import Counter

import pytest
from shogun_table import new_game

from chabudai.core.rng import Generator, seeded
from chabudai.games.shogun.floors import Floors
from chabudai.games.shogun.tower import TOWERS, throw

TOWER = TOWERS["two_floor"]
THROWS = 12_000
pytestmark = pytest.mark.once


def laid_anywhere(held: list[int], luck: Generator) -> list[int]:
    return [sum(int(luck.below(2)) for _ in range(cubes)) for cubes in held]


@pytest.mark.parametrize(("thrown", "held"), [(2, 3), (6, 12), (14, 9), (31, 0)])
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
    for seed in range(40):
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
