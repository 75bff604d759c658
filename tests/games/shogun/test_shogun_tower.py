"""S-11: the tower, whatever its model."""

from math import sqrt

import pytest
from shogun_table import board

from chabudai.core.rng import seeded
from chabudai.games.shogun.components import DATA
from chabudai.games.shogun.tower import MODELS, SCALE, TOWERS, throw

THROWS = 3000
BINOMIAL = ["binomial", "spielbyweb", "wallenstein_online"]
STAYS = {"binomial": 1 / 3, "spielbyweb": 1 / 3, "wallenstein_online": 0.5}


def falls(model: str, thrown: int) -> float:
    """How likely a held cube comes out."""
    return {"binomial": 1 - 0.95**thrown, "spielbyweb": 1 / 3, "wallenstein_online": 0.6}[model]


def fallen(
    model: str, held: list[int], thrown: list[int], seed: int, first: bool = False, throws: int = THROWS
) -> list[list[int]]:
    """What falls out in each of many throws into the same tower."""
    luck = seeded(seed, model)
    upper = [cubes // 2 for cubes in held] if model == "two_floor" else [0] * len(held)
    return [throw(TOWERS[model], held.copy(), upper.copy(), thrown, first, luck) for _ in range(throws)]


def test_the_models_are_those_of_the_box() -> None:
    """S-11.4"""
    assert MODELS == ["binomial", "spielbyweb", "two_floor", "wallenstein_online"]
    assert DATA["tower"]["retain"] == pytest.approx(1 / 3)
    assert DATA["tower"]["knock"] == 0.05


@pytest.mark.parametrize("model", MODELS)
def test_no_cube_is_made_or_lost(model: str) -> None:
    """S-11.1, S-11.7, S-10.3"""
    luck = seeded(1, model)
    held, upper = [3, 0, 5, 2], [1, 0, 2, 1] if model == "two_floor" else [0] * 4
    for number in range(200):
        thrown = [int(luck.below(5)) for _ in held]
        before = held.copy()
        out = throw(TOWERS[model], held, upper, thrown, number == 0, luck)
        assert [b + t for b, t in zip(before, thrown, strict=True)] == [
            h + o for h, o in zip(held, out, strict=True)
        ]
        assert all(0 <= up <= inside for up, inside in zip(upper, held, strict=True))


@pytest.mark.parametrize("model", MODELS)
def test_the_same_seed_gives_the_same_throw(model: str) -> None:
    """S-11.1, S-11.7"""
    one, again, other = (fallen(model, [4, 2, 3], [3, 2, 1], seed, throws=50) for seed in (7, 7, 8))
    assert one == again
    assert one != other


@pytest.mark.parametrize("model", BINOMIAL)
@pytest.mark.parametrize("thrown", [[1, 0, 0], [4, 3, 1], [6, 4, 2]], ids=str)
def test_as_many_fall_out_as_the_model_says(model: str, thrown: list[int]) -> None:
    """S-11.2, S-11.4, S-11.7: the mean within 3 standard errors, for each colour"""
    held, number = [3, 5, 2], sum(thrown)
    out, stays, held_out = fallen(model, held, thrown, 3), STAYS[model], falls(model, number)
    for colour in range(3):
        mean = sum(each[colour] for each in out) / THROWS
        expected = thrown[colour] * (1 - stays) + held[colour] * held_out
        variance = thrown[colour] * stays * (1 - stays) + held[colour] * held_out * (1 - held_out)
        assert abs(mean - expected) <= 3 * sqrt(variance / THROWS) + 1e-9, (mean, expected)


def test_the_spread_is_that_of_independent_cubes() -> None:
    """S-11.2, S-11.3: colours do not depend on each other"""
    out = fallen("binomial", [6, 6], [6, 6], 5)
    means = [sum(each[colour] for each in out) / THROWS for colour in (0, 1)]
    spread = [sum((each[colour] - means[colour]) ** 2 for each in out) / THROWS for colour in (0, 1)]
    common = sum((each[0] - means[0]) * (each[1] - means[1]) for each in out) / THROWS
    q = falls("binomial", 12)
    expected = 6 * (2 / 9) + 6 * q * (1 - q)
    assert all(abs(each - expected) < 0.12 * expected for each in spread)
    assert abs(common) < 0.06 * expected


def test_a_large_throw_shakes_more_loose_than_a_small_one() -> None:
    """S-11.3, S-11.5: 0.19, 0.34 and 0.46 of the held cubes for throws of 4, 8 and 12"""
    shares = [TOWERS["binomial"].falls[number] / SCALE for number in (4, 8, 12)]
    assert [round(share, 2) for share in shares] == [0.19, 0.34, 0.46]


def test_at_the_first_filling_the_tower_of_wallenstein_online_keeps_less() -> None:
    """S-11.4"""
    first = sum(sum(each) for each in fallen("wallenstein_online", [0, 0], [20, 20], 2, first=True)) / THROWS
    later = sum(sum(each) for each in fallen("wallenstein_online", [0, 0], [20, 20], 2)) / THROWS
    assert first == pytest.approx(40 * 0.7, rel=0.01)
    assert later == pytest.approx(40 * 0.5, rel=0.01)


@pytest.mark.once
@pytest.mark.parametrize(
    ("model", "inside"),
    [
        ("binomial", [10.3, 12.7, 15.0]),
        ("spielbyweb", [10.3, 12.7, 15.0]),
        ("two_floor", [6.3, 7.2, 7.9]),
        ("wallenstein_online", [9.3, 11.4, 13.5]),
    ],
)
def test_the_filled_tower_holds_as_much_as_compared(model: str, inside: list[float]) -> None:
    """S-11.5, S-3.8: with 31, 38 and 45 cubes"""
    luck = seeded(4, model)
    for seats, expected in zip((3, 4, 5), inside, strict=True):
        total = 0
        for _ in range(600):
            held, upper = [0] * (seats + 1), [0] * (seats + 1)
            throw(TOWERS[model], held, upper, [*[7] * seats, 10], True, luck)
            total += sum(held)
        assert total / 600 == pytest.approx(expected, rel=0.05)


def test_two_floors_hold_and_free_as_compared() -> None:
    """S-11.8, S-11.5: about 0.74 of 8 thrown cubes come out, and in the long run 12 are inside"""
    luck, held, upper = seeded(6, "floors"), [0, 0], [0, 0]
    inside = above = 0
    for number in range(4000):
        throw(TOWERS["two_floor"], held, upper, [4, 4], False, luck)
        if number >= 200:
            inside, above = inside + sum(held), above + sum(upper)
    assert inside / 3800 == pytest.approx(12, rel=0.06)
    assert above / inside == pytest.approx(0.5, abs=0.03)
    empty = fallen("two_floor", [0, 0], [4, 4], 9)
    assert sum(sum(each) for each in empty) / THROWS / 8 == pytest.approx(0.74, abs=0.03)


def test_nobody_knows_on_which_floor_a_cube_lies() -> None:
    """S-16, S-11.8: deals differ in it, views do not show it"""
    table = board(3, tower="two_floor").inside(4, 4, 4, 4)
    table.state.upper = [2, 2, 2, 2]
    deals = [table.state.determinize(seat, seed) for seat in (0, 1, None) for seed in range(10)]
    assert len({tuple(deal.upper) for deal in deals}) > 5
    assert all(deal.tower == table.state.tower for deal in deals)
    assert all(deal.view(0) == table.view(0) for deal in deals)


def test_something_is_thrown_in_every_battle() -> None:
    """S-11.7: at least one attacker, or one army of the owner"""
    table = board(3).own(0, settsu=2).own(1, kii=1).in_tray(0, 0, 0, 0).inside(0, 0, 0, 20)
    table.carries_out(0, "battle_a", "settsu")
    table.does("march omi")
    [event] = table.events("thrown")
    assert event["cubes"] == ["blue-1"]


def test_how_well_founded_the_chances_are_is_said() -> None:
    """S-11.6: another fit would change the data file alone"""
    assert set(DATA["tower"]) == {"model", "retain", "knock", "preset"}
