"""T-1: what is in the box. The figures are written out here so that a slip in `components.toml` shows."""

from collections import Counter
from itertools import pairwise

import pytest
from tokaido_table import STATIONS, new_game

from chabudai.games.tokaido import components
from chabudai.games.tokaido.components import DATA, Road

# One letter for each station, capital where there is a second slot: Village Temple Encounter Paddy Hot spring
# Mountain Farm Sea; an inn closes each leg.
LEGS = ["VteoHMFvTeSmh", "stFOMEtHmSvf", "ovEfMhSoTFesV", "hTeVsFHemOSv"]
LETTER = {
    "village": "v",
    "temple": "t",
    "encounter": "e",
    "paddy": "o",
    "hot_spring": "h",
    "mountain": "m",
    "farm": "f",
    "sea": "s",
}


def letter(station: dict[str, object]) -> str:
    plain = LETTER[str(station["type"])]
    return plain.upper() if station["double"] else plain


def test_the_road_has_fifty_five_stations_in_the_printed_order() -> None:
    """T-1.1, T-3.6"""
    stations = DATA["station"]
    assert len(stations) == 55
    assert [row["index"] for row in stations] == list(range(55))
    inns = [0, *[row["index"] for row in stations if row["type"] == "inn" and row["index"]]]
    assert inns == [0, 14, 27, 41, 54]
    legs = ["".join(letter(row) for row in stations[a + 1 : b]) for a, b in pairwise(inns)]
    assert legs == LEGS


def test_there_are_twenty_four_double_stations_six_on_each_leg() -> None:
    """T-3.6"""
    doubles = Counter(row["leg"] for row in DATA["station"] if row["double"])
    assert doubles == {1: 6, 2: 6, 3: 6, 4: 6}


def test_there_are_five_temple_bowls_one_for_each_colour() -> None:
    """T-1.1, T-1.2"""
    assert sorted(row["temple_bowl"] for row in DATA["colour"]) == [1, 2, 3, 4, 5]
    assert len({row["id"] for row in DATA["colour"]}) == 5


@pytest.mark.parametrize(
    ("thing", "count"),
    [
        ("traveler_pieces", 5),
        ("score_markers", 5),
        ("colour_tokens", 5),
        ("coins", 50),
        ("traveler_tiles", 10),
        ("hot_spring_cards", 12),
        ("panorama_cards", 60),
        ("meal_cards", 25),
        ("souvenir_cards", 24),
        ("encounter_cards", 14),
        ("achievement_cards", 7),
    ],
)
def test_the_box_holds_as_many_pieces_as_the_rulebook_lists(thing: str, count: int) -> None:
    """T-1.2, T-1.3"""
    assert DATA["counts"][thing] == count


def test_the_decks_that_are_played_with_have_the_listed_number_of_cards() -> None:
    """T-1.3"""
    view = new_game().state.view(None)
    assert view["decks"] == {"souvenir": 24, "encounter": 14, "meal": 25, "hot_spring": 12}
    assert sum(row["sections"] * row["copies_per_section"] for row in DATA["panorama"]) == 60
    assert len(DATA["achievement"]) == 7


def test_three_dishes_cost_one_coin_five_cost_two_and_six_cost_three() -> None:
    """T-1.4"""
    dishes = Counter((row["price"], row["copies"]) for row in DATA["meal"])
    assert dishes == {(1, 3): 3, (2, 2): 5, (3, 1): 6}
    assert len(components.MEAL_DECK) == 25


def test_the_twenty_four_souvenirs_are_all_different_six_of_each_category() -> None:
    """T-1.4"""
    assert len({row["id"] for row in DATA["souvenir"]}) == 24
    prices = Counter((row["category"], row["price"]) for row in DATA["souvenir"])
    assert prices == {
        ("small_object", 1): 6,
        ("food_drink", 1): 3,
        ("food_drink", 2): 3,
        ("clothing", 2): 6,
        ("art", 2): 3,
        ("art", 3): 3,
    }


def test_six_hot_springs_are_worth_two_and_six_are_worth_three() -> None:
    """T-1.4"""
    assert Counter(components.SPRING_POINTS[card] for card in components.HOT_SPRING_DECK) == {2: 6, 3: 6}


def test_the_panoramas_have_three_four_and_five_sections_five_times_each() -> None:
    """T-1.4"""
    sections = {row["id"]: (row["sections"], row["copies_per_section"]) for row in DATA["panorama"]}
    assert sections == {"paddy": (3, 5), "mountain": (4, 5), "sea": (5, 5)}


def test_the_fourteen_encounters_are_eight_people_and_six_guides() -> None:
    """T-1.4"""
    assert {row["id"]: row["copies"] for row in DATA["encounter"]} == {
        "shokunin": 2,
        "samurai": 2,
        "kuge": 2,
        "miko": 2,
        "annaibito_paddy": 1,
        "annaibito_mountain": 2,
        "annaibito_sea": 3,
    }
    assert len(components.ENCOUNTER_DECK) == 14


def test_three_achievements_are_for_panoramas_and_four_are_given_at_the_end() -> None:
    """T-1.4"""
    assert Counter(row["when"] for row in DATA["achievement"]) == {"first_to_complete": 3, "end": 4}


def test_every_traveler_starts_with_the_printed_coins() -> None:
    """T-1.4, T-2.7"""
    assert {row["id"]: row["coins"] for row in DATA["traveler"]} == {
        "hiroshige": 3,
        "chuubei": 4,
        "kinko": 7,
        "yoshiyasu": 9,
        "satsuki": 2,
        "mitsukuni": 6,
        "sasayakko": 5,
        "hirotada": 8,
        "umegae": 5,
        "zen_emon": 6,
    }


def test_the_road_back_is_the_same_road_in_the_other_direction() -> None:
    """T-1.1, T-11.2"""
    there, back = Road(False), Road(True)
    assert back.kinds == there.kinds[::-1]
    assert back.slots == there.slots[::-1]
    assert STATIONS[int(back.turned(0))] == "edo"
