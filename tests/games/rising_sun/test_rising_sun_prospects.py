"""What is foreseen on the map: who would take a war province, what would change that, whose turn comes when."""

from typing import Any

from rising_sun_table import THREE, Table, board

from chabudai.games.rising_sun.components import PROVINCE
from chabudai.games.rising_sun.state import NOT_YET

KOI, TURTLE, BONSAI = range(3)


def at_war_later(table: Table, province: str) -> dict[str, Any]:
    """What the view says of a province that will be fought for."""
    table.state.wars, table.state.takers = [PROVINCE.index[province]], [NOT_YET]
    [war] = table.state.view(None)["wars"]
    return dict(war)


def turns(war: dict[str, Any]) -> set[tuple[str, int, int]]:
    return {(each["advantage"], each["seat"], each["taker"]) for each in war["turns"]}


def test_ronin_and_a_hostage_turn_a_close_battle() -> None:
    """R-19.2, R-19.4, R-20.1"""
    table = board(*THREE).put(TURTLE, "oshu", bushi=2).put(BONSAI, "oshu", bushi=1, daimyo=1).ronin(0, 0, 1)
    war = at_war_later(table, "oshu")
    assert war["case"] == "battle"
    assert war["would_take"] == TURTLE  # more honor
    assert {("ronin", BONSAI, BONSAI), ("hostage", BONSAI, BONSAI), ("seppuku", TURTLE, BONSAI)} == turns(war)


def test_a_daimyo_is_no_hostage() -> None:
    """R-19.2, R-5.11"""
    table = board(*THREE).put(TURTLE, "oshu", daimyo=1).put(BONSAI, "oshu", bushi=1)
    assert ("hostage", BONSAI, BONSAI) not in turns(at_war_later(table, "oshu"))


def test_coins_of_koi_fight_too() -> None:
    """R-25.1b"""
    table = board(*THREE).put(KOI, "oshu", bushi=1).put(TURTLE, "oshu", bushi=3).coins(3, 0, 0)
    assert ("ronin", KOI, KOI) in turns(at_war_later(table, "oshu"))


def test_seppuku_leaves_the_province_to_who_is_left() -> None:
    """R-19.1, R-20.1"""
    table = board(*THREE).put(TURTLE, "oshu", bushi=1).put(BONSAI, "oshu", bushi=2)
    assert ("seppuku", BONSAI, TURTLE) in turns(at_war_later(table, "oshu"))


def test_nothing_turns_what_is_not_fought_for() -> None:
    """R-17.5"""
    alone = board(*THREE).put(TURTLE, "oshu", bushi=1)
    assert at_war_later(alone, "oshu")["turns"] == []
    allied = board(*THREE).allies(TURTLE, BONSAI).put(TURTLE, "oshu", bushi=1).put(BONSAI, "oshu", bushi=2)
    assert at_war_later(allied, "oshu")["turns"] == []


def test_who_takes_the_mandate_turns_to_come() -> None:
    """R-10.1, R-10.2"""
    table = board(*THREE)
    table.state.turn = 0
    assert table.state.view(None)["political"]["upcoming"] == [KOI, TURTLE, BONSAI, KOI, TURTLE, BONSAI, KOI]
    table.state.turn, table.state.active = 2, TURTLE
    assert table.state.view(None)["political"]["upcoming"] == [BONSAI, KOI, TURTLE, BONSAI, KOI]
