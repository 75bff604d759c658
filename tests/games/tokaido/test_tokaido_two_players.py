"""T-10: two players and the neutral traveler."""

import pytest
from tokaido_table import DATA, GAME, STATIONS, Play, Table, new_game, table

MEALS = ["dango", "soba", "fugu", "udon"]
NEUTRAL = 2


def neutral_behind(at: str = "kyoto", **options: bool | str) -> Table:
    """The neutral traveler is last; player 0 is behind player 1."""
    setting = table(2, **options).neutral(at)
    inn = next(each for each in ("inn_1", "inn_2", "inn_3", "edo") if STATIONS.index(each) > STATIONS.index(at))
    place = STATIONS.index(inn)
    return setting.traveler(0, at=STATIONS[place - 4]).traveler(1, at=STATIONS[place - 2])


def temple_rank(play: Play) -> list[int]:
    return [sheet["temple_rank"] for sheet in play.state.score_sheet()]


def test_a_neutral_traveler_of_a_free_colour_joins_at_a_random_place() -> None:
    """T-10.1"""
    slots = set()
    for seed in range(30):
        play = new_game(2, seed).everybody_keeps_the_first_tile()
        travelers = play.state.view(None)["travelers"]
        assert [traveler["neutral"] for traveler in travelers] == [False, False, True]
        assert len({traveler["colour"] for traveler in travelers}) == 3
        assert travelers[NEUTRAL]["traveler"] is None
        slots.add(travelers[NEUTRAL]["slot"])
    assert slots == {1, 2, 3}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_neutral_traveler_joins_more_than_two_players(seats: int) -> None:
    """T-10.1, T-2.10"""
    assert len(new_game(seats).state.view(None)["travelers"]) == seats


@pytest.mark.parametrize(("orange", "other"), [(0, 1), (1, 0)])
def test_the_player_farthest_ahead_moves_the_neutral_traveler(orange: int, other: int) -> None:
    """TX-19, T-10.2"""
    road = table(2).neutral("kyoto").traveler(other, at="farm_1").traveler(orange, at="sea_1").set()
    assert (road.decider, road.question) == (orange, "prompt-move-neutral")
    road.does("send mountain_1")
    assert road.traveler(NEUTRAL).station == "mountain_1"
    assert road.refusal("go hot_spring_2", seat=other) == "T-3.2"


def test_the_neutral_traveler_becomes_last_when_a_player_passes_it() -> None:
    """TX-19, T-10.2"""
    road = table(2).traveler(0, at="kyoto").neutral("village_1").traveler(1, at="mountain_1").set()
    road.does("go farm_1")
    assert (road.decider, road.question) == (0, "prompt-move-neutral")
    road.does("send encounter_1")
    assert (road.decider, road.question) == (0, "prompt-move-neutral")
    road.does("send sea_1")
    assert (road.decider, road.question) == (1, "prompt-move")


def test_the_neutral_traveler_moves_forward_to_a_free_slot_up_to_the_next_inn() -> None:
    """T-10.3, T-12.33"""
    road = table(2).neutral("temple_1").traveler(0, at="farm_1").traveler(1, at="sea_1").set()
    assert road.stations == [station for station in STATIONS[3:15] if station not in ("farm_1", "sea_1")]
    assert road.refusal("send temple_1") == "T-3.3"
    assert road.refusal("send sea_2") == "T-3.4"
    assert road.refusal("send farm_1") == "T-3.7"
    assert road.refusal("go temple_2") == "T-3.9"


def test_villages_temples_and_panoramas_are_open_to_the_neutral_traveler() -> None:
    """T-10.3, T-12.33: it has neither coins nor cards."""
    road = table(2).neutral("kyoto").traveler(0, at="mountain_2").traveler(1, at="hot_spring_2").set()
    assert road.stations == [*STATIONS[1:12], "inn_1"]


@pytest.mark.parametrize(
    "station", ["village_1", "encounter_1", "paddy_1", "hot_spring_1", "mountain_1", "farm_1", "sea_1"]
)
def test_the_stops_of_the_neutral_traveler_have_no_effect(station: str) -> None:
    """T-10.4"""
    road = neutral_behind().set()
    decks = [road.deck(name) for name in ("souvenirs", "encounters", "meals", "springs")]
    before = [road.traveler(seat) for seat in (0, 1)]
    road.does(f"send {station}")
    assert road.happened() == ["moves"]
    assert [road.traveler(seat) for seat in (0, 1)] == before
    assert [road.deck(name) for name in ("souvenirs", "encounters", "meals", "springs")] == decks
    seen = road.traveler(NEUTRAL)
    assert (seen.coins, seen.bowl, seen.points, sum(seen.panoramas.values())) == (0, 0, 0, 0)


def test_the_neutral_traveler_gives_one_coin_of_the_supply_at_a_temple() -> None:
    """TX-20, T-10.5"""
    road = neutral_behind().set().does("send temple_1")
    assert (road.traveler(NEUTRAL).bowl, road.traveler(NEUTRAL).points) == (1, 0)
    assert (road.state.scores(), road.traveler(0).coins, road.traveler(1).coins) == ([0, 0], 7, 7)


@pytest.mark.parametrize(
    ("neutral", "bowls", "points"),
    [
        (5, [3, 3], [7, 7]),
        (5, [6, 2], [10, 4]),
        (5, [3, 2], [7, 4]),
        (3, [3, 2], [10, 7]),
        (1, [3, 2], [10, 7]),
        (0, [3, 0], [10, 0]),
        (4, [0, 0], [0, 0]),
    ],
)
def test_the_neutral_traveler_takes_a_rank_but_no_points(neutral: int, bowls: list[int], points: list[int]) -> None:
    """TX-20, T-10.5, T-12.24, T-9.4"""
    setting = table(2).traveler(0, at="encounter_7", bowl=bowls[0]).traveler(1, at="edo", bowl=bowls[1])
    road = setting.neutral("edo", bowl=neutral).set().does("go edo", "eat_nothing")
    assert temple_rank(road) == points
    assert road.traveler(NEUTRAL).points == 0


def test_the_neutral_traveler_removes_a_meal_at_random() -> None:
    """TX-21, T-10.6"""
    left, removed = set(), set()
    for seed in range(40):
        setting = table(2, seed).traveler(0, at="farm_1").neutral("sea_1").traveler(1, at="mountain_2")
        road = setting.on_top("meals", *MEALS).set().does("go inn_1", "eat soba", "send inn_1")
        assert road.state.view(None)["offer"]["size"] == 2
        left.add(tuple(sorted(road.deck("offer"))))
        removed.add(road.deck("meals")[-1])
    assert left == {("dango", "fugu"), ("dango", "udon"), ("fugu", "udon")}
    assert removed == {"dango", "fugu", "udon"}


def test_nobody_sees_the_meal_that_is_removed_at_random() -> None:
    """T-10.6, T-14.3"""
    setting = table(2).traveler(0, at="farm_1").neutral("sea_1").traveler(1, at="mountain_2")
    road = setting.on_top("meals", *MEALS).set().does("go inn_1", "eat soba")
    assert sorted(road.state.view(0)["offer"]["meals"]) == ["dango", "fugu", "udon"]
    road.does("send inn_1")
    assert [road.state.view(seat)["offer"]["meals"] for seat in (0, 1, None)] == [None, None, None]
    removed = road.events("meal-removed")
    assert removed == [{"event": "meal-removed", "seat": NEUTRAL}]


def test_the_neutral_traveler_first_at_an_inn_has_the_offer_drawn_and_takes_one_away() -> None:
    """T-10.6, T-12.31"""
    road = neutral_behind().on_top("meals", *MEALS).set().does("send inn_1")
    assert (len(road.deck("offer")), len(road.deck("meals"))) == (3, 22)
    assert {*road.deck("offer"), road.deck("meals")[-1]} == set(MEALS)
    assert not road.events("sees-offer")


def test_the_neutral_traveler_last_at_an_inn_clears_the_offer() -> None:
    """T-10.6, T-5.8"""
    setting = table(2).neutral("kyoto").traveler(0, at="inn_1").traveler(1, at="inn_1")
    road = setting.offer("dango", "soba", "fugu").set().does("send inn_1")
    assert (road.deck("offer"), set(road.deck("meals")[-3:])) == ([], {"dango", "soba", "fugu"})
    assert len(road.deck("meals")) == 25


def test_by_option_the_mover_chooses_the_meal_that_is_removed() -> None:
    """T-10.6, T-13.10"""
    setting = neutral_behind(neutral_meal_discard="chosen").on_top("meals", "dango", "dango", "soba", "fugu")
    road = setting.set().does("send inn_1")
    assert (road.decider, road.question) == (1, "prompt-remove-meal")
    assert road.options == ["remove dango", "remove soba", "remove fugu"]
    assert road.refusal("remove udon") == "T-5.3"
    road.does("remove soba")
    assert (sorted(road.deck("offer")), road.deck("meals")[-1]) == (["dango", "dango", "fugu"], "soba")


def test_the_neutral_traveler_gets_no_achievement_and_blocks_none() -> None:
    """T-10.7"""
    setting = table(2).traveler(0, at="encounter_7", panoramas={"sea": 4}).neutral("edo").traveler(1, at="edo")
    road = setting.set().does("go sea_7")
    assert road.traveler(0).achievements == ["panorama_sea"]
    road.does("go edo", "eat_nothing")
    assert road.traveler(NEUTRAL).achievements == []


@pytest.mark.parametrize("double", [row["id"] for row in DATA["station"] if row["double"]][:6])
def test_with_two_players_the_slots_off_the_road_are_closed_to_all(double: str) -> None:
    """T-10.8, T-3.6, T-10.3"""
    player = table(2).neutral(double).traveler(1, at="hot_spring_2").traveler(0, at="kyoto").set()
    assert player.refusal(f"go {double}") == "T-3.7"
    neutral = table(2).traveler(0, at=double).traveler(1, at="hot_spring_2").neutral("kyoto").set()
    assert neutral.refusal(f"send {double}") == "T-3.7"


def test_a_player_first_at_an_inn_is_offered_four_meals() -> None:
    """TX-21, T-10.8, T-5.3"""
    setting = table(2).traveler(0, at="farm_1").neutral("sea_1").traveler(1, at="mountain_2")
    road = setting.on_top("meals", *MEALS).set().does("go inn_1")
    assert sorted(road.state.view(0)["offer"]["meals"]) == sorted(MEALS)


@pytest.mark.parametrize(("gastronomy", "left"), [(False, 2), (True, 1)])
def test_the_last_player_still_finds_a_meal(gastronomy: bool, left: int) -> None:
    """T-12.29"""
    road = neutral_behind(gastronomy=gastronomy).set().does("send inn_1", "go inn_1")
    road.does(road.options[0], "go inn_1")
    assert (road.decider, road.state.view(None)["offer"]["size"]) == (1, left)


def test_the_menu_for_the_neutral_traveler_names_the_full_stations_too() -> None:
    """T-13.9, T-3.7"""
    road = table(2).neutral("kyoto").traveler(0, at="farm_1").traveler(1, at="sea_1").set()
    menu = {GAME.actions.text(entry.action): entry.refusal for entry in road.state.menu(1)}
    assert len(menu) == 14
    barred = {action: refusal.clause for action, refusal in menu.items() if refusal}
    assert barred == {"send farm_1": "T-3.7", "send sea_1": "T-3.7"}


def test_when_both_players_are_in_edo_the_neutral_traveler_walks_on() -> None:
    """T-12.30, T-9.1"""
    setting = table(2).traveler(1, at="edo", bowl=1).traveler(0, at="edo").neutral("hot_spring_5")
    road = setting.set()
    assert (road.decider, road.question) == (1, "prompt-move-neutral")
    road.does("send temple_6")
    assert (road.decider, road.traveler(2).bowl) == (1, 1)
    road.does("send edo")
    assert road.state.over
    assert [sheet["temple_rank"] for sheet in road.state.score_sheet()] == [0, 10]


def test_the_neutral_traveler_first_at_an_inn_leaves_three_unseen_meals() -> None:
    """T-12.31"""
    setting = table(2).neutral("kyoto").traveler(0, at="encounter_2").traveler(1, at="mountain_2")
    road = setting.set().does("send inn_1")
    assert road.state.view(None)["offer"] == {"size": 3, "meals": None, "free": None}
    assert [road.state.view(seat)["offer"]["meals"] for seat in (0, 1)] == [None, None]


@pytest.mark.parametrize(("ahead", "behind"), [(0, 1), (1, 0)])
def test_the_player_in_the_lower_slot_moves_the_neutral_traveler_out_of_an_inn(ahead: int, behind: int) -> None:
    """T-12.32, T-10.2"""
    road = table(2).traveler(ahead, at="inn_1").traveler(behind, at="inn_1").neutral("hot_spring_2").set()
    road.does("send inn_1")
    assert (road.decider, road.question) == (ahead, "prompt-move-neutral")


def test_the_neutral_traveler_may_stop_at_any_free_station() -> None:
    """T-12.33"""
    road = table(2).neutral("inn_2").traveler(0, at="inn_3").traveler(1, at="inn_3").set()
    assert len(road.stations) == 14
    assert road.stations[0] == "paddy_3"
