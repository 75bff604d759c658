"""S-11.3: chances of a battle that is about to be fought, held against many throws."""

import pytest
from shogun_table import Table, board

from chabudai.games.shogun.chances import chances
from chabudai.games.shogun.components import PROVINCE
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
