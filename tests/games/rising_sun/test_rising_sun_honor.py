"""R-4, R-5, R-24: honor, figures, Force and monsters."""

import pytest
from rising_sun_table import FOUR, THREE, Table, board

from chabudai.games.rising_sun.components import PROVINCE
from chabudai.games.rising_sun.force import force_at_shrine, is_present, strongest_in
from chabudai.games.rising_sun.steps.gaining import gain_honor, lose_honor, rise_to_top, take_points
from chabudai.games.rising_sun.steps.killing import Doomed, kill


def test_gaining_honor_is_a_swap_with_the_clan_above() -> None:
    """R-4.1, R-4.2, R-28.2"""
    table = board(*FOUR)
    gain_honor(table.state, 2, 1)
    assert table.state.honor == [0, 2, 1, 3]
    gain_honor(table.state, 2, 5)
    assert table.state.honor == [2, 0, 1, 3]


def test_losing_honor_is_a_swap_with_the_clan_below() -> None:
    """R-4.3, R-28.3, R-27.1"""
    table = board(*FOUR)
    lose_honor(table.state, 1, 1)
    assert table.state.honor == [0, 2, 1, 3]
    lose_honor(table.state, 3, 2)
    assert table.state.honor == [0, 2, 1, 3]


def test_rising_to_the_top_lets_the_others_drop_one_place() -> None:
    """R-16.3"""
    table = board(*FOUR)
    rise_to_top(table.state, 3)
    assert table.state.honor == [3, 0, 1, 2]


def test_ties_of_force_go_to_honor() -> None:
    """R-4.4, R-4.6"""
    table = board(*FOUR).put(2, "oshu", bushi=1, stronghold=0).put(1, "oshu", bushi=1)
    assert strongest_in(table.state, PROVINCE.index["oshu"]) == 1
    assert strongest_in(table.honor(2, 1, 0, 3).state, PROVINCE.index["oshu"]) == 2


def test_points_are_never_below_nothing() -> None:
    """R-1.4, R-27.5"""
    table = board(*FOUR).points(0, 1, 5, 0)
    take_points(table.state, 0, 1, 2, 4, 0)
    take_points(table.state, 0, 3, 2, 4, 0)
    assert table.score() == [1, 0, 5, 0]


def test_every_figure_has_force_1_and_strongholds_only_of_turtle() -> None:
    """R-5.1, R-5.3, R-25.3"""
    table = board(*FOUR).put(0, "edo", bushi=2, shinto=1, daimyo=1, stronghold=1)
    table.put(2, "edo", bushi=1, stronghold=2)
    assert (table.force(0, "edo"), table.force(2, "edo")) == (4, 3)
    assert not is_present(table.state, 1, PROVINCE.index["edo"])
    assert is_present(table.state, 2, PROVINCE.index["edo"])


@pytest.mark.parametrize(
    ("card", "lowest", "otherwise"),
    [
        ("komainu", 1, 1),
        ("oni_of_skulls", 3, 1),
        ("yurei", 2, 2),
        ("oni_of_blood_archway", 4, 2),
        ("oni_of_souls_archway", 1, 1),
        ("oni_of_hate_archway", 1, 1),
        ("oni_of_spite_archway", 1, 1),
        ("river_dragon", 5, 5),
    ],
)
def test_the_force_of_monsters(card: str, lowest: int, otherwise: int) -> None:
    """R-24.1, R-24.3, R-24.4, R-23.8, R-27.6"""
    monster = card.removesuffix("_archway")
    table = board(*FOUR).owns(1, card).put(1, "edo", **{monster: 1}).put(0, "edo", bushi=1)
    assert table.force(1, "edo") == lowest
    assert table.honor(1, 0, 2, 3).force(1, "edo") == otherwise
    alone = board(*FOUR).owns(3, card).put(3, "edo", **{monster: 1})
    assert alone.force(3, "edo") == otherwise
    ruled = board(*FOUR, lone_player_counts_as_lowest_honor=True).owns(3, card).put(3, "edo", **{monster: 1})
    assert ruled.force(3, "edo") == lowest


def test_an_ordinary_stronghold_does_not_make_a_player_present() -> None:
    """R-23.8, R-27.17"""
    table = board(*FOUR).owns(3, "oni_of_skulls").put(3, "edo", oni_of_skulls=1).put(0, "edo", stronghold=1)
    assert table.force(3, "edo") == 1
    assert table.put(2, "edo", stronghold=1).force(3, "edo") == 3


def test_in_a_battle_honor_is_compared_with_all_participants() -> None:
    """R-27.6, R-23.8"""
    table = board(*THREE).owns(2, "oni_of_skulls").put(2, "edo", oni_of_skulls=1).put(0, "edo", bushi=1)
    table.coins(3, 0, 0).fights("edo").bids(koi=(1, 0, 0, 0)).does("yes")  # Koi leaves by Seppuku
    assert table.events("wins-battle")[0]["force"] == 3


def test_figures_are_killed_into_the_reserve() -> None:
    """R-5.9, R-27.8"""
    table = board(*THREE).put(1, "edo", daimyo=1, bushi=1)
    kill(table.state, 0, PROVINCE.index["edo"], [Doomed(1, 2, 1)])
    assert table.at(1, "edo") == {"bushi": 1}
    assert table.at(1, "reserve")["daimyo"] == 1


def shinto_of(table: Table, seat: int) -> dict[str, int]:
    return table.at(seat, "reserve")


def test_only_a_shinto_just_summoned_may_go_to_a_shrine() -> None:
    """R-5.6, R-11.3, R-27.9, R-29.4"""
    table = board(*THREE).put(0, "edo", stronghold=1, shinto=1).carries_out("recruit", active=2)
    table.does("summon shinto")
    assert table.options == ["stay", "shrine amaterasu", "shrine fujin", "shrine hachiman", "shrine tsukuyomi"]
    assert table.refusal("shrine raijin") == "R-5.6"
    table.does("shrine fujin")
    assert table.at(0, "fujin") == {"shinto": 1}
    assert table.at(0, "edo") == {"shinto": 1}


def test_komainu_may_go_to_a_shrine_too() -> None:
    """R-5.1, R-13.6"""
    table = board(*THREE).put(0, "edo", stronghold=1).owns(0, "komainu").carries_out("recruit", active=2)
    table.does("summon komainu", "shrine hachiman")
    assert table.at(0, "hachiman") == {"komainu": 1}
    assert force_at_shrine(table.state, 0, 2) == 1
