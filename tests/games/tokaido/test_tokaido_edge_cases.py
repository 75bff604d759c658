"""T-12: questions that the rulebook leaves to those who ask them."""

import pytest
from tokaido_table import DATA, GAME, TILE_COINS, all_souvenirs_but, approach, new_game, table

COMPLETE = {"paddy": 3, "mountain": 4, "sea": 5}
DISHES = [row["id"] for row in DATA["meal"]]
SEVERAL = [row["id"] for row in DATA["meal"] if row["copies"] > 1]


def slots_with_five_players(kind: str) -> int:
    return sum(1 + row["double"] for row in DATA["station"] if row["type"] == kind)


# --- decks that run out ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "options"),
    [(["koma", "geta"], ["buy 1", "buy 2", "buy 1+2", "buy none"]), (["koma"], ["buy 1", "buy none"])],
)
def test_a_village_shows_what_is_left_of_the_souvenirs(left: list[str], options: list[str]) -> None:
    """T-12.1"""
    setting = table().traveler(0, at="kyoto", coins=9).traveler(3, souvenirs=all_souvenirs_but(*left))
    road = setting.on_top("souvenirs", *left).set().does("go village_1")
    assert road.state.view(None)["revealed"] == left
    assert road.options == options
    assert road.refusal("buy 3") == "T-12.1"
    road.does("buy none")
    assert sorted(road.deck("souvenirs")) == sorted(left)


def test_a_village_without_souvenirs_is_a_legal_stop_without_effect() -> None:
    """T-12.1"""
    setting = table().traveler(0, at="kyoto", coins=1).traveler(3, souvenirs=all_souvenirs_but())
    road = setting.set()
    assert "village_1" in road.stations
    road.does("go village_1")
    assert (road.question, road.traveler(0).coins, road.traveler(0).points) == ("prompt-move", 1, 0)
    assert road.happened() == ["moves", "no-souvenirs"]


def test_with_two_or_three_players_the_souvenirs_cannot_run_out() -> None:
    """T-12.1: seven villages with one slot each, and two Shokunin."""
    villages = sum(row["type"] == "village" for row in DATA["station"])
    assert 24 - 3 * (villages - 1) - 2 >= 3


def test_shokunin_is_kept_without_effect_when_no_souvenir_is_left() -> None:
    """T-12.2"""
    setting = table().traveler(0, at="kyoto").traveler(3, souvenirs=all_souvenirs_but())
    road = setting.on_top("encounters", "shokunin").set().does("go encounter_1")
    assert (road.traveler(0).encounters, road.traveler(0).points) == (["shokunin"], 0)


def test_an_offer_from_a_deck_that_is_too_short_takes_what_is_left() -> None:
    """T-12.3: only a position made by hand can be like this."""
    road = approach().traveler(1, meals=DISHES).traveler(2, meals=SEVERAL).set().does("go inn_1")
    assert sorted(road.state.view(0)["offer"]["meals"]) == ["dango", "misoshiru", "nigirimeshi"]
    assert road.deck("meals") == []


def test_the_meals_always_suffice() -> None:
    """T-12.3: five players eat at three inns before the last offer of six is drawn."""
    assert len(DISHES) == 14
    assert 25 - 3 * 5 >= 6 + 1


def test_the_hot_springs_always_suffice() -> None:
    """T-12.4"""
    assert slots_with_five_players("hot_spring") == 9 < 12


def test_there_is_a_section_for_everybody() -> None:
    """T-12.5"""
    assert {row["copies_per_section"] for row in DATA["panorama"]} == {5} == {GAME.seats[-1]}


def test_the_encounters_always_suffice_even_for_yoshiyasu() -> None:
    """T-12.6: nine slots and three inns of Chuubei; the last draw still finds two cards."""
    assert slots_with_five_players("encounter") + 3 == 12
    assert 14 - (12 - 1) >= 3


# --- moving ---------------------------------------------------------------------------------------------------


def test_when_every_other_stop_is_barred_or_full_the_inn_remains() -> None:
    """T-12.7: a poor traveler with everything complete, and the farm is occupied."""
    setting = table().traveler(1, at="farm_3").traveler(0, at="sea_3", coins=0, panoramas=COMPLETE)
    assert setting.set().stations == ["inn_2"]


def test_a_forced_move_to_the_inn_is_made_without_asking() -> None:
    """T-12.7, T-13.11"""
    setting = table().traveler(1, at="hot_spring_3").traveler(0, at="sea_3", coins=0, panoramas=COMPLETE)
    road = setting.set().does("go farm_3")
    assert (road.traveler(0).station, road.question) == ("inn_2", "prompt-meal")


def test_the_supply_of_coins_never_runs_out() -> None:
    """T-12.8"""
    setting = table()
    for seat in range(1, 4):
        setting.traveler(seat, coins=40)
    road = setting.traveler(0, at="kyoto", coins=50).set().does("go farm_1")
    assert road.traveler(0).coins == 53


def test_the_third_comer_may_not_stop_at_a_double_station_and_slot_two_needs_slot_one() -> None:
    """T-12.26, T-3.5"""
    setting = table().traveler(0, at="kyoto").traveler(1, at="village_1").traveler(2, at="temple_1")
    road = setting.set().does("go farm_1", "go farm_1")
    assert [road.traveler(seat).slot for seat in (0, 1)] == [1, 2]
    assert road.refusal("go farm_1") == "T-3.7"
    road.does("go village_2", "buy none")
    assert road.decider == 1


def test_each_slot_is_used_at_most_once_in_a_game() -> None:
    """T-12.0"""
    for seats in (2, 3, 4, 5):
        play = new_game(seats, seats).everybody_keeps_the_first_tile().at_random(seats)
        used = [(event["station"], event["slot"]) for event in play.events("moves")]
        assert len(used) == len(set(used))


def test_the_last_on_the_road_moves_again_and_again_until_it_arrives() -> None:
    """T-12.36"""
    road = table().traveler(0, at="kyoto").set()
    for station in ["paddy_1", "mountain_1", "farm_1", "sea_1", "inn_1"]:
        assert (road.decider, road.question) == (0, "prompt-move")
        road.does(f"go {station}")
    assert road.question == "prompt-meal"


# --- travelers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("coins", [0, 2])
def test_satsuki_cannot_take_a_dish_she_owns_and_gets_no_second_card(coins: int) -> None:
    """T-12.9, T-5.4"""
    setting = table().traveler(0, "satsuki", at="farm_1", coins=coins, meals=["dango"])
    road = setting.offer("dango", "dango").set().does("go inn_1")
    assert road.options == ["eat_nothing"]
    assert road.refusal("eat_free") == road.refusal("eat dango") == "T-5.4"


def test_satsuki_may_buy_another_dish_when_she_owns_the_free_one() -> None:
    """T-12.9"""
    setting = approach(satsuki_source="deck").traveler(0, "satsuki", coins=2, meals=["dango"])
    road = setting.on_top("meals", "soba", "fugu", "udon", "unagi", "sashimi", "dango").set().does("go inn_1")
    assert road.options == ["eat soba", "eat_nothing"]
    road.does("eat_nothing")
    assert road.deck("meals")[-1] == "dango"


def test_satsukis_free_meal_needs_no_coins_and_counts_with_its_printed_price() -> None:
    """T-12.10, T-8.2"""
    setting = table().traveler(0, "satsuki", at="encounter_7", coins=0).traveler(1, meals=["soba"])
    road = setting.offer("fugu").set().does("go edo", "eat_free")
    assert road.traveler(0).achievements == ["gourmet"]


def test_kinkos_meals_count_with_their_printed_price() -> None:
    """T-12.11, T-8.2"""
    setting = table().traveler(0, "kinko", at="encounter_7", coins=2).traveler(1, meals=["fugu"])
    road = setting.offer("udon").set().does("go edo", "eat udon")
    assert road.traveler(0).coins == 0
    assert [road.traveler(seat).achievements for seat in (0, 1)] == [["gourmet"], ["gourmet"]]


def test_zen_emon_with_one_coin_may_buy_any_one_souvenir() -> None:
    """T-12.12"""
    setting = table().traveler(0, "zen_emon", at="kyoto", coins=1).on_top("souvenirs", "sumie", "geta", "koma")
    road = setting.set().does("go village_1")
    assert road.options == ["buy 1", "buy 2", "buy 3", "buy none"]
    road.does("buy 1")
    assert (road.traveler(0).coins, road.traveler(0).souvenirs) == (0, ["sumie"])


@pytest.mark.parametrize("tile", ["zen_emon", "sasayakko"])
def test_a_souvenir_of_shokunin_is_free_and_no_purchase(tile: str) -> None:
    """T-12.12, T-12.13"""
    setting = table().traveler(0, tile, at="kyoto", coins=4).on_top("encounters", "shokunin")
    road = setting.on_top("souvenirs", "sumie", "geta", "koma").set().does("go encounter_1")
    assert (road.traveler(0).coins, road.traveler(0).souvenirs) == (4, ["sumie"])
    road.does("go village_2", "buy 1")
    assert road.traveler(0).coins == 4 - (1 if tile == "zen_emon" else 2)


@pytest.mark.parametrize(("revealed", "paid"), [(["koma", "gofu", "washi"], 2), (["geta", "haori", "sumie"], 5)])
def test_sasayakko_gets_one_card_free_of_three_even_if_several_are_cheapest(revealed: list[str], paid: int) -> None:
    """T-12.13"""
    setting = table().traveler(0, "sasayakko", at="kyoto", coins=7).on_top("souvenirs", *revealed)
    road = setting.set().does("go village_1", "buy 1+2+3")
    assert (road.traveler(0).coins, len(road.traveler(0).souvenirs)) == (7 - paid, 3)


def test_hirotada_may_not_stop_at_a_temple_without_a_coin() -> None:
    """T-12.14"""
    road = table().traveler(0, "hirotada", at="kyoto", coins=0).set()
    assert road.refusal("go temple_1") == "T-3.8.2"


def test_hirotada_gets_no_extra_coin_from_miko() -> None:
    """T-12.15"""
    road = table().traveler(0, "hirotada", at="kyoto").on_top("encounters", "miko").set()
    seen = road.does("go encounter_1").traveler(0)
    assert (seen.bowl, seen.points, seen.coins) == (1, 1, 8)


def test_umegaes_bonus_comes_before_the_card() -> None:
    """T-12.16"""
    road = table().traveler(0, "umegae", at="kyoto").on_top("encounters", "kuge").set().does("go encounter_1")
    assert road.happened() == ["moves", "meets", "busks", "gains-coins"]
    assert (road.traveler(0).coins, road.traveler(0).items["traveler"]) == (5 + 1 + 3, 1)


@pytest.mark.parametrize("tile", ["chuubei", "hiroshige"])
@pytest.mark.parametrize(("return_trip", "at", "inn"), [(False, "village_7", "edo"), (True, "temple_1", "kyoto")])
def test_no_power_is_used_at_the_final_inn(tile: str, return_trip: bool, at: str, inn: str) -> None:
    """T-12.17, T-6.1, T-6.2"""
    road = table(return_trip=return_trip).traveler(0, tile, at=at).set().does(f"go {inn}")
    assert road.question == "prompt-meal"
    assert (road.traveler(0).encounters, sum(road.traveler(0).panoramas.values())) == ([], 0)


@pytest.mark.parametrize("return_trip", [False, True])
def test_chuubei_uses_his_power_exactly_three_times(return_trip: bool) -> None:
    """T-12.17"""
    road = table(3, return_trip=return_trip).traveler(0, "chuubei", at="edo" if return_trip else "kyoto").set()
    while not road.state.over:
        inns = [action for action in road.options if action in ("go inn_1", "go inn_2", "go inn_3")]
        finish = [action for action in road.options if action in ("go edo", "go kyoto")]
        road.does((inns or finish or [road.options[-1]])[0])
    assert len(road.traveler(0).encounters) == 3
    assert [len(road.traveler(seat).encounters) for seat in (1, 2)] == [0, 0]


def test_chuubei_may_pay_his_meal_with_the_coins_of_kuge() -> None:
    """T-12.18"""
    setting = table().traveler(0, "chuubei", at="farm_1", coins=0).on_top("encounters", "kuge").offer("fugu")
    road = setting.set().does("go inn_1")
    assert road.options == ["eat fugu", "eat_nothing"]
    road.does("eat fugu")
    assert (road.traveler(0).coins, road.traveler(0).encounters) == (0, ["kuge"])


def test_chuubeis_choice_of_another_panorama_comes_before_the_meals() -> None:
    """T-12.18, T-7.2"""
    setting = approach().traveler(0, "chuubei", panoramas={"sea": 5}).on_top("encounters", "annaibito_sea")
    road = setting.set().does("go inn_1")
    assert (road.question, road.state.view(0)["offer"]["size"]) == ("prompt-other-panorama", 0)
    road.does("decline")
    assert (road.question, road.state.view(0)["offer"]["size"]) == ("prompt-meal", 5)


def test_hiroshiges_power_does_nothing_when_all_is_complete() -> None:
    """T-12.19, T-13.11"""
    road = table().traveler(0, "hiroshige", at="farm_1", panoramas=COMPLETE).set().does("go inn_1")
    assert (road.question, road.traveler(0).points) == ("prompt-meal", 0)


def test_hiroshige_with_one_incomplete_panorama_takes_it_without_asking() -> None:
    """T-12.19, T-13.11"""
    setting = table().traveler(0, "hiroshige", at="farm_1", panoramas=COMPLETE | {"sea": 4})
    road = setting.set().does("go inn_1")
    assert (road.question, road.traveler(0).points) == ("prompt-meal", 8)
    assert road.traveler(0).achievements == ["panorama_sea"]


# --- panoramas and achievements -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("panoramas", "options"),
    [
        ({"mountain": 4}, ["admire paddy", "admire sea", "decline"]),
        ({"mountain": 4, "sea": 5}, ["admire paddy", "decline"]),
    ],
)
def test_a_guide_whose_panorama_is_complete_leaves_the_choice(
    panoramas: dict[str, int], options: list[str]
) -> None:
    """T-12.20, T-13.6"""
    setting = table().traveler(0, at="kyoto", panoramas=panoramas).on_top("encounters", "annaibito_mountain")
    assert setting.set().does("go encounter_1").options == options


def test_the_second_to_complete_a_panorama_scores_the_section_only() -> None:
    """T-12.21"""
    setting = (
        table()
        .traveler(0, at="kyoto", panoramas={"mountain": 3})
        .traveler(1, at="village_1", panoramas={"mountain": 3})
    )
    road = setting.set().does("go mountain_1", "go mountain_1")
    assert [road.traveler(seat).points for seat in (0, 1)] == [7, 4]
    assert [road.traveler(seat).achievements for seat in (0, 1)] == [["panorama_mountain"], []]


@pytest.mark.parametrize("awarded", [False, True])
def test_an_end_achievement_that_nobody_earned(awarded: bool) -> None:
    """T-12.22"""
    setting = table(award_end_achievement_at_zero=awarded).traveler(0, at="encounter_7")
    road = setting.traveler(1, springs=["spring_2"]).set().does("go edo", "eat_nothing")
    earned = ["gourmet", "chatterbox", "collector"] if awarded else []
    assert road.traveler(0).achievements == earned
    assert sorted(road.traveler(1).achievements) == sorted([*earned, "bather"])
    assert road.state.scores()[:2] == [3 * len(earned), 3 * len(earned) + 3]


def test_mitsukuni_scores_four_for_each_achievement_shared_or_not() -> None:
    """T-12.23, T-6.6, T-8.3"""
    setting = table().traveler(0, "mitsukuni", at="encounter_7", springs=["spring_2"], souvenirs=["koma"])
    road = setting.traveler(1, springs=["spring_3"]).set().does("go edo", "eat_nothing")
    assert road.traveler(0).achievements == ["bather", "collector"]
    assert (road.traveler(0).points, road.traveler(1).points) == (8, 3)


# --- all the rest ---------------------------------------------------------------------------------------------


def test_a_donation_cannot_be_refused_and_a_purchase_can() -> None:
    """T-12.27"""
    road = table().traveler(0, at="kyoto").set().does("go village_1")
    assert "buy none" in road.options
    road.does("buy none", "go temple_2")
    assert road.options == ["donate 1", "donate 2", "donate 3"]


def test_a_dish_may_lie_twice_in_an_offer_and_be_eaten_by_several() -> None:
    """T-12.28"""
    setting = approach().traveler(0, coins=1).traveler(1, coins=1).traveler(2, meals=["dango"])
    road = setting.on_top("meals", "dango", "dango", "fugu", "udon", "unagi").set().does("go inn_1")
    assert road.options == ["eat dango", "eat_nothing"]
    road.does("eat dango", "go inn_1")
    assert road.options == ["eat dango", "eat_nothing"]
    road.does("eat dango")
    assert [road.traveler(seat).meals for seat in (0, 1, 2)] == [["dango"]] * 3


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("gastronomy", "left"), [(False, 2), (True, 1)])
def test_the_last_guest_still_finds_a_meal(seats: int, gastronomy: bool, left: int) -> None:
    """T-12.29: even if everybody else has eaten."""
    road = approach(seats, gastronomy=gastronomy).set()
    for _ in range(seats - 1):
        road.does("go inn_1")
        road.does(road.options[0])
    road.does("go inn_1")
    assert road.state.view(None)["offer"]["size"] == left


def test_no_purse_falls_below_one_in_the_special_setup() -> None:
    """T-12.34"""
    assert min(TILE_COINS.values()) == 2
    assert min(DATA["variant"]["special_setup"]["by_slot"]) == -1


def test_points_are_counted_beyond_the_end_of_the_track() -> None:
    """T-12.35"""
    setting = table().traveler(0, at="kyoto", points={"meals": 998}).on_top("springs", "spring_3")
    assert setting.set().does("go hot_spring_1").traveler(0).points == 1001


def test_coins_lie_open() -> None:
    """T-12.37"""
    road = table().traveler(0, at="kyoto", coins=3).traveler(1, coins=8).set()
    for onlooker in (0, 1, 2, 3, None):
        seen = road.state.view(onlooker)["travelers"]
        assert [traveler["coins"] for traveler in seen] == [3, 8, 7, 7]


def test_the_rules_have_no_action_for_leaving_the_table() -> None:
    """T-12.38: not a rule of the game; whoever runs the table decides."""
    assert [verb.name for verb in GAME.actions.verbs] == [
        "play_as",
        "go",
        "send",
        "buy",
        "donate",
        "keep",
        "admire",
        "decline",
        "eat",
        "eat_free",
        "eat_nothing",
        "remove",
    ]
