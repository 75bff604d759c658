"""T-7: the people one meets."""

from typing import Any

import pytest
from tokaido_table import Play, table

COMPLETE = {"paddy": 3, "mountain": 4, "sea": 5}


def meet(card: str, **given: Any) -> Play:
    """Traveler 0 of four meets this person."""
    setting = table().traveler(0, at="kyoto", **given).on_top("encounters", card)
    return setting.on_top("souvenirs", "koma").set().does("go encounter_1")


@pytest.mark.parametrize(
    ("owned", "points"),
    [([], 1), (["geta"], 3), (["geta", "sake"], 5), (["geta", "sake", "sumie"], 7), (["gofu"], 1)],
)
def test_shokunin_gives_the_top_souvenir_free(owned: list[str], points: int) -> None:
    """T-7.1, T-4.2.6"""
    road = meet("shokunin", souvenirs=owned)
    seen = road.traveler(0)
    assert (seen.souvenirs, seen.points, seen.coins) == ([*owned, "koma"], points, 7)
    assert len(road.deck("souvenirs")) == 23 - len(owned)


@pytest.mark.parametrize("kind", ["paddy", "mountain", "sea"])
@pytest.mark.parametrize("owned", [0, 1])
def test_annaibito_shows_the_next_section_of_his_panorama(kind: str, owned: int) -> None:
    """T-7.2, T-12.20: no choice as long as it is incomplete."""
    road = meet(f"annaibito_{kind}", panoramas={kind: owned})
    assert road.traveler(0).panoramas[kind] == owned + 1
    assert road.traveler(0).points == owned + 1
    assert road.question == "prompt-move"


@pytest.mark.parametrize(
    ("kind", "others"),
    [("paddy", ["mountain", "sea"]), ("mountain", ["paddy", "sea"]), ("sea", ["paddy", "mountain"])],
)
def test_a_guide_whose_panorama_is_complete_shows_another_or_none(kind: str, others: list[str]) -> None:
    """T-7.2, T-12.20, T-13.6"""
    road = meet(f"annaibito_{kind}", panoramas={kind: COMPLETE[kind]})
    assert road.options == [*[f"admire {other}" for other in others], "decline"]
    assert road.refusal(f"admire {kind}") == "T-4.3.2"
    road.does(f"admire {others[1]}")
    assert (road.traveler(0).panoramas[others[1]], road.traveler(0).points) == (1, 1)


def test_a_guide_may_be_declined_when_his_panorama_is_complete() -> None:
    """T-7.2, T-12.20"""
    road = meet("annaibito_paddy", panoramas={"paddy": 3}).does("decline")
    assert (road.traveler(0).points, road.traveler(0).encounters) == (0, ["annaibito_paddy"])
    assert road.traveler(0).panoramas == {"paddy": 3, "mountain": 0, "sea": 0}


def test_a_guide_has_no_effect_when_all_panoramas_are_complete() -> None:
    """T-7.2, T-13.11"""
    road = meet("annaibito_sea", panoramas=COMPLETE)
    assert (road.question, road.traveler(0).points) == ("prompt-move", 0)
    assert road.traveler(0).encounters == ["annaibito_sea"]


def test_samurai_gives_three_points() -> None:
    """T-7.3"""
    road = meet("samurai")
    assert (road.traveler(0).points, road.traveler(0).coins) == (3, 7)


def test_kuge_gives_three_coins() -> None:
    """T-7.4"""
    road = meet("kuge")
    assert (road.traveler(0).points, road.traveler(0).coins) == (0, 10)


def test_miko_puts_a_coin_of_the_supply_into_the_bowl() -> None:
    """T-7.5"""
    seen = meet("miko", coins=0, bowl=2).traveler(0)
    assert (seen.points, seen.coins, seen.bowl) == (1, 0, 3)


@pytest.mark.parametrize("card", ["shokunin", "annaibito_paddy", "samurai", "kuge", "miko"])
def test_every_encounter_is_kept_and_counts_for_the_chatterbox(card: str) -> None:
    """T-7.6, T-8.2"""
    road = table().traveler(0, at="temple_6", encounters=["miko"]).traveler(1, encounters=["kuge"])
    play = road.on_top("encounters", card).set().does("go encounter_6")
    assert play.traveler(0).encounters == ["miko", card]
    play.does("go edo", "eat_nothing")
    assert "chatterbox" in play.traveler(0).achievements
    assert "chatterbox" not in play.traveler(1).achievements
