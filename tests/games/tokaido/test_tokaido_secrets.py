"""What shows somebody something: it can be taken back exactly as long as nobody has learned anything."""

import pytest
from tokaido_table import Play, approach, new_game, table


def shows(road: Play, *actions: str) -> list[bool]:
    """For each action, whether it showed any player something: then it cannot be taken back."""
    shown = []
    for action in actions:
        before = road.state.secrets
        road.does(action)
        shown.append(bool(road.state.secrets > before))
    return shown


@pytest.mark.parametrize("station", ["farm_1", "mountain_1", "temple_1", "paddy_1"])
def test_going_where_nothing_is_hidden_can_be_taken_back(station: str) -> None:
    road = table().traveler(0, at="kyoto", coins=5).set()
    assert shows(road, f"go {station}") == [False]


@pytest.mark.parametrize("station", ["village_1", "encounter_1", "hot_spring_1"])
def test_going_where_a_card_is_turned_over_cannot(station: str) -> None:
    road = table().traveler(0, at="kyoto", coins=5).set()
    assert shows(road, f"go {station}") == [True]


def test_buying_what_lies_open_and_donating_can_be_taken_back() -> None:
    """T-4.2.4: the random order of what goes under the deck is seen by nobody."""
    road = table().traveler(0, at="kyoto", coins=9).set()
    assert shows(road, "go village_1", "buy 1+2") == [True, False]
    road = table().traveler(0, at="kyoto", coins=9).set()
    assert shows(road, "go temple_1", "donate 2") == [False, False]


def test_eating_shows_a_meal_to_those_who_have_not_seen_the_offer() -> None:
    """T-14.3: the first guest's meal is news to all others, the last guest's to nobody."""
    meals = ["dango", "misoshiru", "nigirimeshi", "soba", "sushi"]
    road = approach(4).on_top("meals", *meals).set()
    eaten = []
    for meal in meals[:4]:
        eaten.append(shows(road, "go inn_1", f"eat {meal}"))
    assert eaten == [[True, True], [True, True], [True, True], [True, False]]


def test_going_without_a_meal_shows_nothing() -> None:
    road = approach(4).set()
    assert shows(road, "go inn_1", "eat_nothing") == [True, False]


def test_yoshiyasus_choice_shows_the_card_he_keeps() -> None:
    """T-6.4"""
    road = table().traveler(0, "yoshiyasu", at="kyoto").on_top("encounters", "kuge", "samurai").set()
    assert shows(road, "go encounter_1", "keep kuge") == [True, True]


def test_satsukis_free_meal_shows_which_card_it_was() -> None:
    """T-14.5: to all, even to those who know the whole offer."""
    road = (
        approach(2)
        .traveler(1, "satsuki", at="village_2")
        .neutral(at="sea_1")
        .on_top("meals", "dango", "soba", "fugu", "udon")
        .set()
    )
    road.does("go inn_1", "eat_nothing")
    assert shows(road, "go inn_1", "eat_free") == [True, True]


def test_moving_the_neutral_traveler_shows_nothing() -> None:
    """T-10.6: the meal that goes away is seen by nobody."""
    road = approach(2).traveler(0, at="sea_1").traveler(1, at="mountain_2").neutral(at="farm_1").set()
    assert shows(road, "send inn_1") == [False]


def test_choosing_the_meal_that_goes_away_shows_the_offer_to_one_and_the_meal_to_nobody() -> None:
    """T-14.6"""
    road = (
        approach(2, neutral_meal_discard="chosen")
        .traveler(0, at="sea_1")
        .traveler(1, at="mountain_2")
        .neutral(at="farm_1")
        .on_top("meals", "dango", "soba", "fugu", "udon")
        .set()
    )
    assert shows(road, "send inn_1", "remove fugu") == [True, False]


def test_nobody_sees_a_tile_until_the_last_is_chosen() -> None:
    """T-13.1"""
    road = new_game(3)
    shown = []
    for seat in range(3):
        before = road.state.secrets
        road.state.apply(seat, road.state.legal(seat)[0])
        shown.append(bool(road.state.secrets > before))
    assert shown == [False, False, True]
