"""T-5: inns and meals."""

from itertools import permutations

import pytest
from tokaido_table import INNS, Play, approach, new_game, table

MEALS = ["dango", "soba", "sushi", "fugu", "udon", "unagi"]  # 1, 2, 2, 3, 3 and 3 coins


def offer(road: Play, seat: int | None) -> list[str] | None:
    """The meals on offer as far as this onlooker knows them."""
    seen: list[str] | None = road.state.view(seat)["offer"]["meals"]
    return None if seen is None else sorted(seen)


# --- arriving -------------------------------------------------------------------------------------------------


def test_the_starting_inn_serves_no_meals() -> None:
    """T-5.1"""
    play = new_game().everybody_keeps_the_first_tile()
    assert {play.traveler(seat).station for seat in range(4)} == {"kyoto"}
    assert play.state.view(None)["offer"]["size"] == 0
    assert play.question == "prompt-move"


@pytest.mark.parametrize(
    ("before", "inn"),
    [("farm_1", "inn_1"), ("village_3", "inn_2"), ("village_5", "inn_3"), ("village_7", "edo")],
)
def test_the_three_inns_on_the_way_and_the_final_inn_serve_meals(before: str, inn: str) -> None:
    """T-5.1"""
    road = table().traveler(0, at=before).set().does(f"go {inn}")
    assert (road.decider, road.question) == (0, "prompt-meal")


@pytest.mark.parametrize("leg", range(4))
def test_every_traveler_stops_at_every_inn(leg: int) -> None:
    """T-5.1"""
    road = table().traveler(0, at=["village_1", "sea_2", "paddy_3", "hot_spring_5"][leg]).set()
    assert road.stations[-1] == INNS[leg + 1]


def test_travelers_line_up_at_an_inn_in_order_of_arrival() -> None:
    """T-5.2"""
    road = approach(5).set()
    for arrival in range(1, 5):
        road.does("go inn_1")
        assert road.traveler(arrival - 1).slot == arrival
        road.does("eat_nothing")
    road.does("go inn_1")
    assert road.traveler(4).slot == 5


@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_the_first_guest_draws_one_card_more_than_there_are_travelers(seats: int, cards: int) -> None:
    """TX-11, T-5.3, T-2.10"""
    road = approach(seats).on_top("meals", *MEALS).set().does("go inn_1")
    assert offer(road, 0) == sorted(MEALS[:cards])
    assert len(road.deck("meals")) == 25 - cards


def test_later_guests_draw_no_cards() -> None:
    """T-5.3"""
    road = approach().set().does("go inn_1", "eat_nothing", "go inn_1")
    assert len(road.deck("meals")) == 20
    assert len(offer(road, 1) or []) == 5


def test_a_guest_looks_at_the_offer_without_showing_it() -> None:
    """T-5.3, T-14.3"""
    road = approach().on_top("meals", *MEALS).set().does("go inn_1")
    assert offer(road, 0) == sorted(MEALS[:5])
    assert [offer(road, onlooker) for onlooker in (1, 2, 3, None)] == [None] * 4
    assert road.state.view(1)["offer"]["size"] == 5


@pytest.mark.parametrize(("dish", "price"), [("dango", 1), ("soba", 2), ("fugu", 3)])
def test_a_meal_costs_its_price_scores_six_and_lies_open(dish: str, price: int) -> None:
    """T-5.3"""
    road = approach().traveler(0, coins=4).on_top("meals", *MEALS).set().does("go inn_1", f"eat {dish}")
    seen = road.traveler(0)
    assert (seen.coins, seen.points, seen.meals) == (4 - price, 6, [dish])
    assert road.state.view(3)["travelers"][0]["meals"] == [dish]
    assert sorted(road.deck("offer")) == sorted(set(MEALS[:5]) - {dish})


@pytest.mark.parametrize(("tile", "event"), [("chuubei", "meets"), ("hiroshige", "takes-section")])
def test_the_power_at_an_inn_comes_before_the_offer_is_drawn(tile: str, event: str) -> None:
    """T-5.3 step 1, T-6.1, T-6.2, T-12.18"""
    road = approach().traveler(0, tile).on_top("encounters", "samurai").set().does("go inn_1")
    if tile == "hiroshige":
        assert road.state.view(0)["offer"]["size"] == 0
        road.does("admire sea")
    happened = road.happened()
    assert happened.index(event) < happened.index("offer-dealt") < happened.index("sees-offer")


# --- what may be eaten ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coins", "dishes"),
    [
        (0, []),
        (1, ["dango"]),
        (2, ["dango", "soba", "sushi"]),
        (3, ["dango", "soba", "sushi", "udon", "fugu"]),
    ],
)
def test_a_guest_may_buy_one_payable_meal_or_none(coins: int, dishes: list[str]) -> None:
    """T-5.3 step 4, T-5.5, T-5.6"""
    road = approach().traveler(0, coins=coins).on_top("meals", *MEALS).set().does("go inn_1")
    assert road.options == [*[f"eat {dish}" for dish in dishes], "eat_nothing"]
    if coins < 3:
        assert road.refusal("eat fugu") == "T-5.6"


def test_only_a_dish_on_offer_can_be_eaten() -> None:
    """T-5.3"""
    road = approach().on_top("meals", *MEALS).set().does("go inn_1")
    assert road.refusal("eat unagi") == "T-5.3"


def test_nobody_eats_the_same_dish_twice() -> None:
    """T-5.4"""
    road = approach().traveler(0, coins=9, meals=["dango", "soba"]).on_top("meals", *MEALS).set()
    road.does("go inn_1")
    assert road.options == ["eat sushi", "eat udon", "eat fugu", "eat_nothing"]
    assert road.refusal("eat dango") == road.refusal("eat soba") == "T-5.4"


def test_a_guest_eats_at_most_once_at_an_inn() -> None:
    """T-5.5"""
    road = approach().traveler(0, coins=9).on_top("meals", *MEALS).set().does("go inn_1", "eat dango")
    assert (road.decider, road.question) == (1, "prompt-move")


def test_eating_is_never_compulsory() -> None:
    """T-5.5, T-12.27"""
    road = approach().traveler(0, coins=9).set().does("go inn_1", "eat_nothing")
    assert (road.traveler(0).coins, road.traveler(0).points, road.traveler(0).meals) == (9, 0, [])


@pytest.mark.parametrize("coins", [0, 9])
def test_who_goes_without_leaves_the_offer_as_it_was(coins: int) -> None:
    """T-5.6"""
    road = approach().traveler(0, coins=coins).on_top("meals", *MEALS).set().does("go inn_1", "eat_nothing")
    assert sorted(road.deck("offer")) == sorted(MEALS[:5])


# --- waiting and leaving --------------------------------------------------------------------------------------


def test_guests_wait_until_all_travelers_have_arrived() -> None:
    """T-5.7"""
    road = approach().set()
    for guest in range(4):
        assert (road.decider, road.question) == (guest, "prompt-move")
        road.does("go inn_1", "eat_nothing")
    assert road.traveler(3).station == "inn_1"


def test_left_over_meals_go_under_the_deck_in_random_order() -> None:
    """T-5.8"""
    orders = set()
    for seed in range(60):
        road = table(seed=seed).traveler(0, at="hot_spring_2").offer("dango", "soba", "fugu").set()
        road.does("go inn_1", "eat_nothing")
        assert road.deck("offer") == []
        orders.add(tuple(road.deck("meals")[-3:]))
    assert orders == set(permutations(["dango", "soba", "fugu"]))


def test_left_over_meals_stay_until_the_last_guest_has_been_served() -> None:
    """T-5.8"""
    road = table().traveler(0, at="hot_spring_2").offer("dango", "soba").set().does("go inn_1")
    assert (sorted(road.deck("offer")), road.happened()[-1]) == (["dango", "soba"], "sees-offer")
    road.does("eat dango")
    assert (road.deck("offer"), road.deck("meals")[-1]) == ([], "soba")


def test_left_over_meals_may_keep_their_order_by_option() -> None:
    """T-5.8"""
    setting = table(returned_cards_order="kept").traveler(0, at="hot_spring_2").offer("soba", "dango", "fugu")
    road = setting.set().does("go inn_1", "eat_nothing")
    assert road.deck("meals")[-3:] == ["soba", "dango", "fugu"]


def test_the_last_to_arrive_leaves_an_inn_first() -> None:
    """TX-12, T-5.9, T-3.2"""
    road = approach().set().does(*["go inn_1", "eat_nothing"] * 4)
    leaving = []
    for station in ["farm_3", "village_3", "sea_3", "mountain_4"]:
        leaving.append(road.decider)
        road.does(f"go {station}")
        if station == "village_3":
            road.does("buy none")
    assert leaving == [3, 2, 1, 0]


def test_at_the_final_inn_the_game_ends_when_the_last_has_been_served() -> None:
    """T-5.9, T-9.1"""
    road = table().traveler(0, at="village_7").set().does("go edo")
    assert not road.state.over
    road.does("eat_nothing")
    assert road.state.over


def test_four_travelers_eat_at_an_inn() -> None:
    """TX-13: TX-13.1, TX-13.2, TX-13.3, TX-13.4"""
    road = approach().traveler(2, coins=1).on_top("meals", "dango", "soba", "sushi", "fugu", "udon").set()
    road.does("go inn_1")
    assert offer(road, 0) == ["dango", "fugu", "soba", "sushi", "udon"]
    road.does("eat dango", "go inn_1")
    assert offer(road, 1) == ["fugu", "soba", "sushi", "udon"]
    road.does("eat fugu", "go inn_1")
    assert (offer(road, 2), road.options) == (["soba", "sushi", "udon"], ["eat_nothing"])
    road.does("eat_nothing")
    assert road.traveler(2).points == 0
    road.does("go inn_1")
    assert offer(road, 3) == ["soba", "sushi", "udon"]
    road.does("eat sushi")
    assert [road.traveler(seat).points for seat in range(4)] == [6, 6, 0, 6]
    assert (road.deck("offer"), set(road.deck("meals")[-2:])) == ([], {"soba", "udon"})
    assert len(road.deck("meals")) == 22
