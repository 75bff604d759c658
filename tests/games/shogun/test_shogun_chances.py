"""S-11.3: chances of a battle that is about to be fought, held against many throws."""

from collections import Counter
from itertools import product
from math import comb

import pytest
from shogun_table import Table, board

from chabudai.games.shogun.components import PROVINCE
from chabudai.games.shogun.foresight.chances import chances
from chabudai.games.shogun.steps.battles import Fight
from chabudai.games.shogun.tower import MODELS

THROWS = 6000


def about_to_fight(model: str, kind: str) -> Table:
    table = board(4, tower=model).own(0, shinano=7).own(1, kozuke=4, noto=1)
    table.inside(3, 2, 2, 1, 4).in_tray(1, 0, 2, 0, 1)
    if kind == "unrest":
        table.unrest(kozuke=1)
    state = table.state
    state.source, state.marching = PROVINCE.index["shinano"], 5
    state.target = PROVINCE.index["mino" if kind == "neutral" else "kozuke"]
    return table


def ends_of(table: Table, throws: int) -> list[float]:
    """How often the attacker, the defender and nobody has the province afterwards."""
    target, counts = table.state.target, [0, 0, 0]
    for seed in range(throws):
        twin = table.state.determinize(None, seed)
        Fight(0).run(twin)
        counts[{0: 0, 1: 1}.get(twin.owner[target], 2)] += 1
    return [count / throws for count in counts]


@pytest.mark.once
@pytest.mark.parametrize("kind", ["calm", "unrest", "neutral"])
@pytest.mark.parametrize("model", MODELS)
def test_chances_are_those_of_many_throws(model: str, kind: str) -> None:
    """S-9.5, S-9.6, S-9.7, S-11.3, S-11.8: within 4 standard errors of as many throws"""
    table = about_to_fight(model, kind)
    found = chances(table.state)
    worked_out = [found.attacker, found.defender, found.neutral]
    assert sum(worked_out) == pytest.approx(1)
    for chance, share in zip(worked_out, ends_of(table, THROWS), strict=True):
        assert abs(chance - share) <= 4 * (chance * (1 - chance) / THROWS) ** 0.5 + 1e-9, (worked_out, share)


Q = {  # S-11.2, S-11.4: the chance that a held cube comes out, by the number thrown
    "binomial": lambda n: 1 - 0.95**n,
    "spielbyweb": lambda n: 1 / 3,
    "wallenstein_online": lambda n: 0.6,
}
OUT = {"binomial": 2 / 3, "spielbyweb": 2 / 3, "wallenstein_online": 0.5}  # and of a thrown one


def cubes_out(thrown: int, out: float, held: int, falls: float) -> Counter[int]:
    """How likely so many of a colour are in the tray."""
    found = Counter[int]()
    for one, two in product(range(thrown + 1), range(held + 1)):
        likely = comb(thrown, one) * out**one * (1 - out) ** (thrown - one)
        found[one + two] += likely * comb(held, two) * falls**two * (1 - falls) ** (held - two)
    return found


def ends(kind: str, a: int, d: int, f: int) -> int:
    """S-9.5 to S-9.7: 0 the attacker, 1 the defender, 2 nobody."""
    if kind == "neutral":
        return 0 if a > f else 2
    help = 0 if kind == "unrest" else f
    if a > d + help:
        return 0
    return 1 if a < d + help and d > 0 else 2


@pytest.mark.parametrize("kind", ["calm", "unrest", "neutral"])
@pytest.mark.parametrize("model", OUT)
def test_chances_are_exact_where_each_cube_falls_by_itself(model: str, kind: str) -> None:
    """S-11.2, S-11.3, S-11.4: summed over all that may lie in the tray, with the numbers of the rules"""
    thrown, held = {"a": 5 + 1, "d": 0, "f": 1 + 1}, {"a": 3, "d": 0, "f": 4}
    if kind != "neutral":
        thrown, held = {"a": 5 + 1, "d": 4, "f": 1}, {"a": 3, "d": 2, "f": 4}
    falls = Q[model](sum(thrown.values()) + 2)  # two cubes of somebody else lie in the tray
    laws = [cubes_out(thrown[each], OUT[model], held[each], falls).items() for each in "adf"]
    worked_out = [0.0, 0.0, 0.0]
    for (a, one), (d, two), (f, three) in product(*laws):
        worked_out[ends(kind, a, d, f)] += one * two * three
    found = chances(about_to_fight(model, kind).state)
    assert [found.attacker, found.defender, found.neutral] == pytest.approx(worked_out, abs=1e-12)


def test_extra_armies_still_to_be_decided_on_count_as_if_they_came() -> None:
    """S-9.3"""
    table = board(4).own(0, shinano=7).own(1, kozuke=4, noto=1).special(1, "defence_plus1")
    table.carries_out(0, "battle_a", "shinano")
    table.does("march kozuke", "send 5")
    asked = table.view()["battle"]
    assert asked["extra_defence"] == 0
    twin = table.state.clone()
    twin.extra = [0, 1]
    twin.stack.pop()
    assert twin.view(None)["battle"]["chances"] == asked["chances"]


def test_a_preview_of_the_attack_shows_its_chances() -> None:
    """S-11.3: before it is confirmed, by what everybody knows"""
    table = board(4).own(0, shinano=7).own(1, kozuke=4, noto=1).inside(3, 2, 2, 1, 4)
    table.carries_out(0, "battle_a", "shinano")
    table.does("march kozuke")
    shown = []
    for action in table.state.legal(0):
        foreseen = table.state.preview(0, action)
        assert foreseen is not None
        shown.append(foreseen.view(0)["battle"]["chances"]["attacker"])
    assert shown == sorted(shown, reverse=True)  # fewer and fewer armies
    assert 0.3 < shown[0] < 0.9


def test_a_battle_shows_who_fights_it() -> None:
    """S-9.2: the armies there, or the farmers that would come"""
    table = board(4).own(0, shinano=7).own(1, kozuke=4, noto=1).event("two_farmers_3").special(0, "attack_plus1")
    table.carries_out(0, "battle_a", "shinano")
    neutral = Table(table.state.clone())
    shown = table.does("march kozuke", "send 5").view()["battle"]
    assert (shown["attacker"], shown["defender"], shown["armies"], shown["against"]) == (0, 1, 5, 4)
    shown = neutral.does("march mino", "send 5").view()["battle"]
    assert (shown["attacker"], shown["defender"], shown["armies"], shown["against"]) == (0, None, 5, 2)


def test_they_can_be_switched_off() -> None:
    table = board(4, chances=False).own(0, shinano=7).own(1, kozuke=4, noto=1)
    table.carries_out(0, "battle_a", "shinano")
    table.does("march kozuke")
    foreseen = table.state.preview(0, table.state.legal(0)[0])
    assert foreseen is not None
    assert foreseen.view(0)["battle"]["chances"] is None


def test_a_certain_battle_is_certain() -> None:
    """S-9.7: nobody in the tower, no farmer in the pool, and each attacker thrown stays with a third"""
    table = board(3).own(0, shinano=3).inside(0, 0, 0, 20)
    state = table.state
    state.tower, state.reserve = [0, 0, 0, 0], [*state.reserve[:3], 0]
    state.source, state.target, state.marching = PROVINCE.index["shinano"], PROVINCE.index["mino"], 2
    found = chances(state)
    assert found.attacker == pytest.approx(1 - 1 / 9)
    assert found.neutral == pytest.approx(1 / 9)
