"""T-6: the ten travelers and their powers."""

from typing import Any

import pytest
from tokaido_table import Play, Table, approach, table

INTERMEDIATE = [("farm_1", "inn_1"), ("mountain_4", "inn_2"), ("sea_5", "inn_3")]


def alone(tile: str, at: str = "kyoto", **given: Any) -> Table:
    """This traveler moves; all others wait at the next inn."""
    return table().traveler(0, tile, at=at, **given)


# --- Hiroshige ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "inn"), INTERMEDIATE)
@pytest.mark.parametrize(("kind", "owned"), [("paddy", 0), ("mountain", 2), ("sea", 3)])
def test_hiroshige_takes_a_section_of_his_choice_at_each_inn_on_the_way(
    at: str, inn: str, kind: str, owned: int
) -> None:
    """T-6.1, T-13.7"""
    road = alone("hiroshige", at, panoramas={kind: owned}).set().does(f"go {inn}")
    assert road.options == ["admire paddy", "admire mountain", "admire sea"]
    road.does(f"admire {kind}")
    assert (road.traveler(0).panoramas[kind], road.traveler(0).points) == (owned + 1, owned + 1)
    assert road.question == "prompt-meal"


def test_hiroshige_may_not_decline_nor_choose_a_completed_panorama() -> None:
    """T-6.1, T-4.3.2, T-12.27"""
    road = alone("hiroshige", "farm_1", panoramas={"paddy": 3}).set().does("go inn_1")
    assert road.options == ["admire mountain", "admire sea"]
    assert road.refusal("admire paddy") == "T-4.3.2"
    assert road.refusal("decline") == "T-3.9"


# --- Chuubei --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "inn"), INTERMEDIATE)
def test_chuubei_meets_the_top_encounter_at_each_inn_on_the_way(at: str, inn: str) -> None:
    """T-6.2"""
    road = alone("chuubei", at).on_top("encounters", "samurai", "kuge").set().does(f"go {inn}")
    assert (road.traveler(0).encounters, road.traveler(0).points) == (["samurai"], 3)
    assert (road.question, road.deck("encounters")[0]) == ("prompt-meal", "kuge")


def test_chuubei_draws_one_card_at_an_encounter_stop_like_anybody() -> None:
    """T-6.2, T-4.6.1"""
    road = alone("chuubei").on_top("encounters", "kuge").set().does("go encounter_1")
    assert (road.traveler(0).encounters, road.traveler(0).coins) == (["kuge"], 7)


# --- Kinko ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dish", "paid"), [("dango", 0), ("soba", 1), ("fugu", 2)])
def test_kinko_pays_one_coin_less_for_each_meal(dish: str, paid: int) -> None:
    """T-6.3, T-12.11"""
    road = alone("kinko", "farm_1", coins=paid).offer(dish).set().does("go inn_1", f"eat {dish}")
    assert (road.traveler(0).coins, road.traveler(0).points, road.traveler(0).meals) == (0, 6, [dish])


def test_kinko_eats_a_one_coin_dish_without_a_coin() -> None:
    """TX-16, T-6.3"""
    road = alone("kinko", "farm_1", coins=0).offer("dango", "soba", "fugu").set().does("go inn_1")
    assert road.options == ["eat dango", "eat_nothing"]
    road.does("eat dango")
    assert (road.traveler(0).coins, road.traveler(0).points) == (0, 6)


def test_others_pay_the_full_price_of_a_meal() -> None:
    """T-6.3"""
    road = alone("umegae", "farm_1", coins=1).offer("dango", "soba").set().does("go inn_1")
    assert road.options == ["eat dango", "eat_nothing"]


# --- Yoshiyasu ------------------------------------------------------------------------------------------------


def meeting(tile: str = "yoshiyasu") -> Play:
    return alone(tile).on_top("encounters", "samurai", "kuge", "miko").set().does("go encounter_1")


@pytest.mark.parametrize(("kept", "returned"), [("samurai", "kuge"), ("kuge", "samurai")])
def test_yoshiyasu_keeps_one_of_two_encounters_and_puts_the_other_under_the_deck(kept: str, returned: str) -> None:
    """T-6.4, T-13.5"""
    road = meeting()
    assert sorted(road.options) == ["keep kuge", "keep samurai"]
    assert road.refusal("keep miko") == "T-6.4"
    road.does(f"keep {kept}")
    assert road.traveler(0).encounters == [kept]
    assert (road.traveler(0).points, road.traveler(0).coins) == ((3, 9) if kept == "samurai" else (0, 12))
    assert (road.deck("encounters")[0], road.deck("encounters")[-1]) == ("miko", returned)
    assert len(road.deck("encounters")) == 13


def test_yoshiyasu_does_not_show_the_card_he_returns() -> None:
    """T-6.4, T-13.5, T-14.4"""
    road = meeting()
    assert sorted(road.state.view(0)["drawn"]) == ["kuge", "samurai"]
    assert [road.state.view(onlooker)["drawn"] for onlooker in (1, 2, 3, None)] == [None] * 4
    road.does("keep samurai")
    told = [event.as_dict() for event in road.state.events_since(0, 1)]
    assert not [event for event in told if "kuge" in str(event)]


def test_yoshiyasu_is_asked_even_when_both_cards_are_alike() -> None:
    """T-6.4: silence would tell the others."""
    road = alone("yoshiyasu").on_top("encounters", "samurai", "samurai").set().does("go encounter_1")
    assert (road.options, road.question) == (["keep samurai"], "prompt-keep")
    road.does("keep samurai")
    assert road.deck("encounters")[-1] == "samurai"


def test_others_draw_one_encounter() -> None:
    """T-6.4"""
    assert meeting("kinko").traveler(0).encounters == ["samurai"]


# --- Satsuki --------------------------------------------------------------------------------------------------


def free_card(road: Play) -> str:
    return str(road.state.view(0)["offer"]["free"])


@pytest.mark.parametrize(("at", "inn"), [*INTERMEDIATE, ("village_7", "edo")])
def test_satsuki_is_offered_a_free_card_at_every_inn_that_serves_meals(at: str, inn: str) -> None:
    """T-6.5, T-6.5.1, T-6.5.2"""
    road = alone("satsuki", at, coins=0).offer("dango", "soba", "fugu").set().does(f"go {inn}")
    free = free_card(road)
    assert free in ("dango", "soba", "fugu")
    road.does("eat_free")
    seen = road.traveler(0)
    assert (seen.meals, seen.items["meals"], seen.coins) == ([free], 6, 0)


def test_every_card_of_the_offer_can_be_satsukis_free_card() -> None:
    """T-6.5.1, T-13.13"""
    free = []
    for seed in range(60):
        road = table(seed=seed).traveler(0, "satsuki", at="farm_1").offer("dango", "soba", "fugu").set()
        free.append(free_card(road.does("go inn_1")))
    assert set(free) == {"dango", "soba", "fugu"}
    assert max(free.count(dish) for dish in free) < 40


def test_satsuki_may_take_the_free_card_or_buy_or_have_none() -> None:
    """TX-18, T-6.5.2, T-6.5.3"""
    road = alone("satsuki", "farm_1", coins=2).offer("dango", "soba", "fugu").set().does("go inn_1")
    assert road.options == ["eat_free", "eat dango", "eat soba", "eat_nothing"]
    assert road.refusal("eat fugu") == "T-5.6"
    road.does("eat soba")
    assert (road.traveler(0).meals, road.traveler(0).coins, road.traveler(0).points) == (["soba"], 0, 6)


def test_satsuki_sees_her_card_and_the_whole_offer_when_she_decides() -> None:
    """T-6.5.4, T-14.5"""
    road = alone("satsuki", "farm_1").offer("dango", "soba", "fugu").set().does("go inn_1")
    seen = road.state.view(0)["offer"]
    assert sorted(seen["meals"]) == ["dango", "fugu", "soba"]
    assert seen["free"] in seen["meals"]
    assert [road.state.view(onlooker)["offer"]["free"] for onlooker in (1, 2, 3, None)] == [None] * 4


@pytest.mark.parametrize("choice", ["eat dango", "eat soba", "eat_nothing"])
def test_a_free_card_that_satsuki_leaves_stays_in_the_offer(choice: str) -> None:
    """T-6.5.5"""
    for seed in range(8):
        road = approach(seed=seed).traveler(0, "satsuki", coins=2)
        play = road.on_top("meals", "dango", "soba", "fugu", "udon", "unagi").set().does("go inn_1", choice)
        left = {"dango", "soba", "fugu", "udon", "unagi"} - {choice.split()[-1]}
        assert set(play.deck("offer")) == left
        assert len(play.deck("meals")) == 20


def test_satsukis_free_card_leaves_the_offer_when_she_takes_it() -> None:
    """T-6.5.2"""
    play = approach().traveler(0, "satsuki").on_top("meals", "dango", "soba", "fugu", "udon", "unagi").set()
    free = free_card(play.does("go inn_1"))
    play.does("eat_free")
    assert set(play.deck("offer")) == {"dango", "soba", "fugu", "udon", "unagi"} - {free}


def test_with_the_deck_as_source_satsukis_card_comes_from_the_deck() -> None:
    """T-6.5.6"""
    setting = approach(satsuki_source="deck").traveler(0, "satsuki", coins=0)
    play = setting.on_top("meals", "dango", "soba", "fugu", "udon", "unagi", "sashimi").set().does("go inn_1")
    assert free_card(play) == "sashimi"
    assert (len(play.deck("offer")), len(play.deck("meals"))) == (5, 19)
    play.does("eat_free")
    assert (play.traveler(0).meals, len(play.deck("offer"))) == (["sashimi"], 5)


@pytest.mark.parametrize("choice", ["eat dango", "eat_nothing"])
def test_with_the_deck_as_source_a_refused_card_goes_under_the_deck(choice: str) -> None:
    """T-6.5.6"""
    setting = approach(satsuki_source="deck").traveler(0, "satsuki", coins=2)
    play = setting.on_top("meals", "dango", "soba", "fugu", "udon", "unagi", "sashimi").set()
    play.does("go inn_1", choice)
    assert play.deck("meals")[-1] == "sashimi"
    assert len(play.deck("offer")) == (4 if choice == "eat dango" else 5)


def test_nobody_else_is_offered_a_free_meal() -> None:
    """T-6.5"""
    road = alone("kinko", "farm_1").offer("dango").set().does("go inn_1")
    assert road.refusal("eat_free") == "T-6.5.2"


# --- Mitsukuni ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spring", "points"), [("spring_2", 3), ("spring_3", 4)])
def test_mitsukuni_scores_one_more_point_for_a_hot_spring(spring: str, points: int) -> None:
    """T-6.6, T-12.23"""
    road = alone("mitsukuni").on_top("springs", spring).set().does("go hot_spring_1")
    assert road.traveler(0).points == points


def test_mitsukuni_scores_nine_for_being_first_to_complete_the_sea() -> None:
    """TX-28, T-6.6"""
    road = alone("mitsukuni", panoramas={"sea": 4}).set().does("go sea_1")
    assert road.traveler(0).points == 9
    assert road.traveler(0).items["traveler"] == 1


# --- Sasayakko ------------------------------------------------------------------------------------------------


def test_sasayakko_must_hold_the_full_price() -> None:
    """TX-17, T-6.7"""
    road = alone("sasayakko", coins=4).on_top("souvenirs", "koma", "geta", "sumie").set().does("go village_1")
    assert road.options == ["buy 1", "buy 2", "buy 1+2", "buy 3", "buy 1+3", "buy none"]
    assert road.refusal("buy 2+3") == "T-6.7"
    assert road.refusal("buy 1+2+3") in ("T-6.7", "T-4.2.3")


@pytest.mark.parametrize(
    ("buy", "paid"), [("1", 1), ("3", 3), ("1+2", 2), ("1+3", 3), ("2+3", 3), ("1+2+3", 5), ("none", 0)]
)
def test_sasayakko_gets_the_cheapest_of_several_souvenirs_free(buy: str, paid: int) -> None:
    """TX-17, T-6.7, T-12.13: prices 1, 2 and 3."""
    road = alone("sasayakko", coins=6).on_top("souvenirs", "koma", "geta", "sumie").set()
    road.does("go village_1", f"buy {buy}")
    assert road.traveler(0).coins == 6 - paid


# --- Hirotada -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("donation", [1, 2, 3])
def test_hirotada_adds_a_coin_of_the_supply_to_each_donation(donation: int) -> None:
    """T-6.8, T-13.12"""
    road = alone("hirotada", coins=5).set().does("go temple_1", f"donate {donation}")
    seen = road.traveler(0)
    assert (seen.coins, seen.bowl, seen.points) == (5 - donation, donation + 1, donation + 1)


def test_hirotada_gives_at_most_three_coins_of_his_own() -> None:
    """T-6.8"""
    road = alone("hirotada", coins=2).set().does("go temple_1")
    assert road.options == ["donate 1", "donate 2"]


# --- Umegae ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "points", "coins"), [("samurai", 4, 1), ("kuge", 1, 4), ("annaibito_sea", 2, 1)])
def test_umegae_earns_a_coin_and_a_point_at_each_encounter(card: str, points: int, coins: int) -> None:
    """T-6.9, T-12.16"""
    road = alone("umegae", coins=0).on_top("encounters", card).set().does("go encounter_1")
    assert (road.traveler(0).points, road.traveler(0).coins) == (points, coins)


# --- Zen-emon -------------------------------------------------------------------------------------------------


def test_zen_emon_buys_one_souvenir_for_one_coin() -> None:
    """TX-27, T-6.10"""
    road = alone("zen_emon", coins=2).on_top("souvenirs", "shamisen", "sumie", "koma").set()
    road.does("go village_1")
    assert road.options == ["buy 1", "buy 2", "buy 3", "buy 1+3", "buy 2+3", "buy none"]
    assert road.refusal("buy 1+2") == "T-4.2.3"


@pytest.mark.parametrize(("buy", "paid"), [("1", 1), ("3", 1), ("1+3", 2), ("1+2", 4), ("1+2+3", 5), ("none", 0)])
def test_zen_emons_discount_goes_to_the_dearest_card(buy: str, paid: int) -> None:
    """TX-27, T-6.10, T-13.12: prices 3, 3 and 1."""
    road = alone("zen_emon", coins=6).on_top("souvenirs", "shamisen", "sumie", "koma").set()
    road.does("go village_1", f"buy {buy}")
    assert road.traveler(0).coins == 6 - paid


def test_zen_emon_has_one_discount_at_every_village_stop() -> None:
    """T-6.10"""
    road = alone("zen_emon", coins=2).on_top("souvenirs", "sumie", "koma", "geta", "shamisen").set()
    road.does("go village_1", "buy 1").does("go village_2")
    assert "buy 1" in road.options
    road.does("buy 1")
    assert (road.traveler(0).souvenirs, road.traveler(0).coins) == (["sumie", "shamisen"], 0)
