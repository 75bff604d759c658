"""T-3: turn order and movement."""

from random import Random

import pytest
from tokaido_table import DATA, STATIONS, new_game, table

from chabudai.core.errors import IllegalAction

GREEN, PURPLE, BLUE, WHITE = 0, 1, 2, 3
LEG_1 = STATIONS[1:15]
DOUBLES = [row["id"] for row in DATA["station"] if row["double"]]
COMPLETE = {"paddy": 3, "mountain": 4, "sea": 5}


def start_of_leg(station: str) -> str:
    leg = next(row["leg"] for row in DATA["station"] if row["id"] == station)
    return ["kyoto", "inn_1", "inn_2", "inn_3"][leg - 1]


# --- who moves ------------------------------------------------------------------------------------------------


def test_the_traveler_behind_all_others_moves() -> None:
    """TX-1, T-3.1, T-3.2"""
    road = (
        table()
        .traveler(WHITE, at="village_1")
        .traveler(GREEN, at="temple_1")
        .traveler(PURPLE, at="hot_spring_1")
        .traveler(BLUE, at="encounter_1")
        .set()
    )
    road.does("go farm_1")
    assert road.decider == GREEN


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_table_shows_who_moves_next_and_whether_the_places_off_the_road_are_open(seats: int) -> None:
    """T-3.1, T-3.2, T-3.6"""
    luck, road = Random(seats), new_game(seats)
    asked = 0
    while not road.state.over:
        if road.question == "prompt-move":
            asked += 1
            assert road.state.view(None)["order"][0] == road.decider
        assert sorted(road.state.view(None)["order"]) == list(range(len(road.state.view(None)["travelers"])))
        assert road.state.view(None)["off_road"] == (seats > 3)
        road.one_at_random(luck)
    assert asked > 10


@pytest.mark.parametrize("double", ["hot_spring_1", "mountain_1", "farm_1", "temple_2"])
def test_on_a_double_station_the_one_off_the_road_moves_first(double: str) -> None:
    """TX-2, T-3.1, T-3.2, T-12.26"""
    road = (
        table()
        .traveler(BLUE, at="encounter_1")
        .traveler(GREEN, at=double)
        .traveler(PURPLE, at=double)
        .traveler(WHITE, at="mountain_2")
        .set()
    )
    assert (road.traveler(GREEN).slot, road.traveler(PURPLE).slot) == (1, 2)
    road.does("go hot_spring_2")
    assert road.decider == PURPLE
    road.does("go inn_1", "eat_nothing")
    assert road.decider == GREEN


def test_a_traveler_who_passes_the_others_hands_on_the_turn() -> None:
    """TX-3, T-3.9"""
    road = table().traveler(GREEN, at="village_1").traveler(PURPLE, at="hot_spring_1").set()
    road.does("go mountain_1")
    assert road.decider == PURPLE


def test_a_traveler_who_stays_behind_moves_again() -> None:
    """TX-4, T-3.9, T-12.36"""
    road = table().traveler(GREEN, at="village_1").traveler(PURPLE, at="hot_spring_1").set()
    road.does("go paddy_1")
    assert road.decider == GREEN


def test_out_of_turn_nobody_else_may_move() -> None:
    """T-3.2"""
    road = table().traveler(GREEN, at="village_1").traveler(PURPLE, at="hot_spring_1").set()
    assert road.state.legal(PURPLE) == []
    assert road.refusal("go farm_1", seat=PURPLE) == "T-3.2"


# --- where to -------------------------------------------------------------------------------------------------


def test_the_mover_may_skip_stations_up_to_the_next_inn() -> None:
    """T-3.3, T-3.4"""
    assert table().traveler(GREEN, at="kyoto").set().stations == LEG_1
    assert table().traveler(GREEN, at="encounter_1").set().stations == LEG_1[3:]


@pytest.mark.parametrize("station", ["kyoto", "village_1", "paddy_1", "hot_spring_1"])
def test_nobody_goes_back_or_stays(station: str) -> None:
    """T-3.3"""
    road = table().traveler(GREEN, at="hot_spring_1").set()
    assert f"go {station}" not in road.options
    assert road.refusal(f"go {station}") == "T-3.3"


@pytest.mark.parametrize(
    ("at", "inn", "beyond"),
    [
        ("kyoto", "inn_1", "sea_2"),
        ("inn_1", "inn_2", "paddy_3"),
        ("farm_4", "inn_3", "hot_spring_5"),
        ("farm_4", "inn_3", "edo"),
    ],
)
def test_nobody_passes_an_inn(at: str, inn: str, beyond: str) -> None:
    """T-3.4"""
    road = table().traveler(GREEN, at=at).set()
    assert road.stations[-1] == inn
    assert road.refusal(f"go {beyond}") == "T-3.4"


def test_a_refused_move_changes_nothing() -> None:
    """T-3.3"""
    road = table().traveler(GREEN, at="hot_spring_1").set()
    before = road.state.digest()
    with pytest.raises(IllegalAction, match=r"T-3\.3 refusal-behind"):
        road.does("go paddy_1")
    assert road.state.digest() == before


@pytest.mark.parametrize("seats", [4, 5])
def test_travelers_fill_a_double_station_from_the_road(seats: int) -> None:
    """TX-5, T-3.5, T-3.6, T-3.7, T-12.26"""
    road = (
        table(seats)
        .traveler(GREEN, at="village_1")
        .traveler(PURPLE, at="temple_1")
        .traveler(BLUE, at="encounter_1")
        .set()
    )
    road.does("go farm_1")
    assert road.traveler(GREEN).slot == 1
    road.does("go farm_1")
    assert road.traveler(PURPLE).slot == 2
    assert road.decider == BLUE
    assert "farm_1" not in road.stations
    assert road.refusal("go farm_1") == "T-3.7"


def test_with_three_players_a_double_station_holds_one_traveler() -> None:
    """TX-5, T-3.6"""
    road = table(3).traveler(GREEN, at="village_1").traveler(PURPLE, at="temple_1").set()
    road.does("go farm_1")
    assert road.decider == PURPLE
    assert "farm_1" not in road.stations


@pytest.mark.parametrize("double", DOUBLES)
def test_the_slot_off_the_road_is_open_only_with_four_or_five_players(double: str) -> None:
    """T-3.6, T-2.10"""
    free = {}
    for seats in (3, 4, 5):
        road = table(seats).traveler(PURPLE, at=double).traveler(GREEN, at=start_of_leg(double)).set()
        free[seats] = double in road.stations
    assert free == {3: False, 4: True, 5: True}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_single_station_holds_one_traveler_whatever_the_number_of_players(seats: int) -> None:
    """T-3.6, T-3.7"""
    singles = [row["id"] for row in DATA["station"] if not row["double"] and row["type"] != "inn"]
    assert len(singles) == 26
    for single in singles:
        road = table(seats).traveler(PURPLE, at=single).traveler(GREEN, at=start_of_leg(single)).set()
        assert road.refusal(f"go {single}") == "T-3.7"


def test_an_inn_has_room_for_five() -> None:
    """T-3.7, T-5.2"""
    road = table(5).traveler(GREEN, at="hot_spring_2").set()
    road.does("go inn_1")
    assert road.traveler(GREEN).slot == 5


# --- where not to stop ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("station", "clause"),
    [("village_1", "T-3.8.1"), ("village_2", "T-3.8.1"), ("temple_1", "T-3.8.2"), ("temple_2", "T-3.8.2")],
)
def test_villages_and_temples_are_barred_without_a_coin(station: str, clause: str) -> None:
    """T-3.8, T-3.8.1, T-3.8.2, TX-7, TX-10"""
    poor = table().traveler(GREEN, at="kyoto", coins=0).set()
    assert station not in poor.stations
    assert poor.refusal(f"go {station}") == clause
    with_one = table().traveler(GREEN, at="kyoto", coins=1).set()
    assert station in with_one.stations


@pytest.mark.parametrize(
    ("kind", "sections", "stations"),
    [("paddy", 3, ["paddy_1"]), ("mountain", 4, ["mountain_1", "mountain_2"]), ("sea", 5, ["sea_1"])],
)
def test_a_completed_panorama_bars_its_stations(kind: str, sections: int, stations: list[str]) -> None:
    """T-3.8.3, T-4.3.2, TX-9"""
    done = table().traveler(GREEN, at="kyoto", panoramas={kind: sections}).set()
    assert done.stations == [station for station in LEG_1 if station not in stations]
    assert {done.refusal(f"go {station}") for station in stations} == {"T-3.8.3"}
    nearly = table().traveler(GREEN, at="kyoto", panoramas={kind: sections - 1}).set()
    assert nearly.stations == LEG_1


@pytest.mark.parametrize("tile", [None, "sasayakko", "zen_emon", "hirotada", "hiroshige", "kinko"])
def test_farms_springs_encounters_and_inns_are_never_barred_and_no_power_lifts_a_bar(tile: str | None) -> None:
    """T-3.8, T-12.12, T-12.13, T-12.14"""
    road = table().traveler(GREEN, tile, at="kyoto", coins=0, panoramas=COMPLETE).set()
    assert road.stations == [
        "encounter_1",
        "hot_spring_1",
        "farm_1",
        "encounter_2",
        "hot_spring_2",
        "inn_1",
    ]


# --- the stop -------------------------------------------------------------------------------------------------


def test_a_stop_is_resolved_completely_before_the_next_traveler_moves() -> None:
    """T-3.9"""
    road = table().traveler(GREEN, at="village_1").traveler(PURPLE, at="encounter_1").set()
    road.does("go temple_2")
    assert (road.decider, road.question) == (GREEN, "prompt-donate")
    assert road.refusal("go sea_1") == "T-3.9"
    road.does("donate 2")
    assert (road.decider, road.question) == (PURPLE, "prompt-move")


def test_points_are_scored_at_the_moment_they_are_earned() -> None:
    """T-3.10"""
    road = table().traveler(GREEN, at="village_1").on_top("springs", "spring_3", "spring_2").set()
    road.does("go hot_spring_1")
    assert road.traveler(GREEN).points == 3
    road.does("go temple_2", "donate 2")
    assert road.traveler(GREEN).points == 5
    road.does("go sea_1")
    assert road.traveler(GREEN).points == 6


def test_the_keys_of_two_travelers_are_never_equal() -> None:
    """T-3.1"""
    play = new_game(5, seed=3).everybody_keeps_the_first_tile()
    keys = {(play.traveler(seat).station, play.traveler(seat).slot) for seat in range(5)}
    assert len(keys) == 5
