"""W-4, W-5: the course of the game and the turn."""

from collections import Counter

import pytest
from castle_table import COLOURS, Play, new_game, table

from chabudai.core.errors import IllegalAction


def one_turn(castle: Play) -> Play:
    """The mover takes a die into the well, from a right end if possible, and does nothing more."""
    castle.does(max(castle.options, key=lambda action: action.startswith("take") and action.endswith("right")))
    while castle.question not in ("prompt-take", None):
        modest = [action for action in ("place well", "decline") if action in castle.options]
        castle.does((modest or castle.options)[0])
    return castle


# --- W-4: the course of the game --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_each_of_three_rounds_everybody_takes_three_turns_in_turn_order(seats: int) -> None:
    """W-4.1"""
    castle = new_game(seats, 6).through_the_draft()
    castle.state.journal = []
    castle.at_random(6)
    rounds: list[list[int]] = [[]]
    for event in castle.events("takes", "round"):
        if event["event"] == "round":
            rounds.append([])
        else:
            rounds[-1].append(event["seat"])
    assert len(rounds) == 3
    for turns in rounds:
        assert sorted(turns[:seats]) == list(range(seats))
        assert turns == turns[:seats] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_ends_with_three_dice_on_the_bridges(seats: int) -> None:
    """W-4.1, W-19.5.2"""
    castle = new_game(seats, 6).through_the_draft()
    while castle.view["phase"] != "over":
        dice = sum(len([die for die in castle.bridge(colour) if die]) for colour in COLOURS)
        assert dice == 3 * (seats + 1) - castle.view["turn"]
        if castle.view["turn"] == 3 * seats - 1:
            assert dice == 4
        one_turn(castle)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_lasts_nine_turns_each(seats: int) -> None:
    """W-4.1"""
    castle = new_game(seats, 2).through_the_draft()
    castle.state.journal = []
    castle.at_random(2)
    assert Counter(event["seat"] for event in castle.events("places")) == dict.fromkeys(range(seats), 9)


def test_nobody_can_pass() -> None:
    """W-4.2: a die must be taken, and a die that was taken must be placed."""
    castle = table(3).clan(0, seal=2, coin=9).set()
    assert all(action.startswith("take") for action in castle.choices)
    with pytest.raises(IllegalAction, match="refusal-not-asked"):
        castle.does("decline")
    castle.does("take orange left")
    assert all(action.startswith("place") for action in castle.choices)
    with pytest.raises(IllegalAction, match="refusal-not-asked"):
        castle.does("decline")


def test_nobody_acts_in_the_turn_of_another() -> None:
    """W-4.1"""
    castle = table(3).set()
    assert castle.decider == 0
    assert castle.refusal("take orange left", seat=1) == "W-4.1"
    one_turn(castle)
    assert (castle.decider, castle.refusal("take orange left", seat=0)) == (1, "W-4.1")


def test_a_red_fan_scores_at_once_and_a_gold_fan_only_at_the_end() -> None:
    """W-4.3"""
    castle = table(3).clan(0, coin=2, influence=13, gate=1).performing("steward-14.1", "courtiers").set()
    castle.does("perform steward-14.1")
    assert castle.clan(0).points == 2
    castle.does("audience")
    assert (castle.clan(0).gate, castle.clan(0).points) == (2, 2)
    assert castle.clan(0).items["season_track"] == castle.clan(0).items["courtiers"] == 0
    assert castle.clan(0).forecast["season_track"] == 6
    assert castle.clan(0).forecast["courtiers"] == 2


@pytest.mark.parametrize(("points", "after"), [(39, 41), (79, 81), (119, 121)])
def test_points_go_on_past_forty_and_eighty(points: int, after: int) -> None:
    """W-4.4, W-17.22"""
    castle = table(3).clan(0, points=points).performing("steward-14.1").set().does("perform steward-14.1")
    assert castle.clan(0).points == after


def test_most_points_after_the_third_round_win() -> None:
    """W-4.5"""
    castle = table(3).clan(0, points=5).clan(1, points=9).clan(2, points=8).round(3).last_turn()
    castle = castle.well("coin", "coin").set()
    assert castle.state.winners() == []
    one_turn(castle)
    assert castle.state.over
    assert castle.state.winners() == [1]
    assert castle.refusal("take orange left", seat=0) == "W-4.5"


# --- W-5.1 to W-5.3: taking a die -------------------------------------------------------------------------------


def test_a_die_is_taken_from_either_end_of_a_bridge() -> None:
    """W-5.1"""
    castle = table(3).clan(0, coin=9).dice(orange=[1, 3, 6], black=[2, 5], white=[]).set()
    assert castle.options == ["take orange left", "take orange right", "take black left", "take black right"]
    assert castle.refusal("take white left") == castle.refusal("take white right") == "W-5.1"
    castle.does("take orange left")
    assert castle.view["hand"] == {"colour": "orange", "value": 1, "lantern": True}


def test_dice_between_the_ends_are_not_available() -> None:
    """W-5.1"""
    castle = table(4).dice(orange=[1, 2, 4, 5, 6], black=[], white=[]).set()
    assert [castle.label(action)["value"] for action in castle.options] == [1, 6]


@pytest.mark.parametrize(("end", "left"), [("left", [3, 4, 6]), ("right", [1, 3, 4])])
def test_the_nearest_die_slides_onto_the_emptied_end(end: str, left: list[int]) -> None:
    """W-5.2: and no value changes."""
    castle = table(3).dice(black=[1, 3, 4, 6]).set().does(f"take black {end}")
    assert castle.bridge("black") == left


@pytest.mark.parametrize(("end", "left"), [("left", [None, 5]), ("right", [2, None])])
def test_of_two_dice_the_one_that_is_left_keeps_its_end(end: str, left: list[int | None]) -> None:
    """W-5.3"""
    castle = table(3).dice(black=[2, 5]).set().does(f"take black {end}")
    assert castle.bridge("black") == left


@pytest.mark.parametrize(("dice", "end", "other"), [([2, None], "left", "right"), ([None, 5], "right", "left")])
def test_a_lone_die_is_taken_from_the_end_it_stands_on(dice: list[int | None], end: str, other: str) -> None:
    """W-5.3: only on the left end it earns the lantern."""
    castle = table(3).clan(0, coin=9, lanterns=["starting-resource-8"]).dice(white=dice).set()
    assert castle.refusal(f"take white {other}") == "W-5.1"
    castle.does(f"take white {end}")
    assert castle.bridge("white") == []
    castle.does("place well")
    assert castle.clan(0).food == (1 if end == "left" else 0)


# --- W-5.4 to W-5.6: placing it ---------------------------------------------------------------------------------


def test_a_die_may_go_to_rooms_of_its_colour_outside_the_well_and_the_own_row() -> None:
    """W-5.4"""
    castle = table(3).clan(0, coin=9).dice(orange=[2, 6])
    castle = castle.room("steward_2", tiles=["black", "white", "black"]).room(
        "diplomat_2", tiles=["white", "black"]
    )
    castle = castle.set().does("take orange right")
    assert castle.spaces == [
        "steward_1",
        "steward_3",
        "diplomat_1",
        "outside_1",
        "outside_2",
        "well",
        "courtiers",
    ]


@pytest.mark.parametrize(("under", "coins"), [("black_1", 3), ("white_4", 0), ("orange_6", -2)])
@pytest.mark.parametrize("space", ["steward_1", "diplomat_1", "outside_2"])
def test_a_die_on_another_is_compared_with_that_die(space: str, under: str, coins: int) -> None:
    """W-5.4, W-5.5"""
    castle = table(3).clan(0, coin=2).dice(orange=[2, 4]).on_space(space, under).set()
    castle.does("take orange right", f"place {space}")
    assert castle.clan(0).coin == 2 + coins
    assert castle.on_space(space) == [under, "orange_4"]


@pytest.mark.parametrize(("value", "coins"), [(1, -2), (2, -1), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_the_difference_to_the_covered_value_is_gained_or_paid_in_coins(value: int, coins: int) -> None:
    """W-5.5"""
    castle = table(3).clan(0, coin=2).dice(orange=[None, value]).set()
    castle.does("take orange right", "place steward_1")
    assert castle.clan(0).coin == 2 + coins


@pytest.mark.parametrize(("coins", "legal"), [(3, False), (4, True), (5, True)])
def test_a_placement_that_cannot_be_paid_is_illegal(coins: int, legal: bool) -> None:
    """W-5.5"""
    castle = table(3).clan(0, coin=coins).dice(orange=[None, 1]).set().does("take orange right")
    assert ("outside_1" in castle.spaces) == legal
    assert castle.refusal("place outside_1") == (None if legal else "W-5.5")
    assert castle.refusal("place courtiers") == (None if coins > 4 else "W-5.5")


def test_seals_may_be_exchanged_for_the_coins_of_a_placement() -> None:
    """W-5.5, W-17.3, W-10.5"""
    castle = table(3).clan(0, coin=1, seal=3).dice(orange=[None, 3]).set().does("take orange right")
    assert castle.refusal("place outside_1") == "W-5.5"
    castle.does("exchange coin")
    assert castle.view["hand"] is not None
    castle.does("place outside_1")
    assert (castle.clan(0).coin, castle.clan(0).seal) == (0, 2)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("space", ["steward_1", "diplomat_1", "outside_1"])
def test_with_three_or_four_players_a_space_holds_two_dice(seats: int, space: str) -> None:
    """W-5.6, W-17.18"""
    one = table(seats).clan(0, coin=9).dice(orange=[2, 5]).on_space(space, "black_4").set()
    assert space in one.does("take orange right").spaces
    two = table(seats).clan(0, coin=9).dice(orange=[2, 5]).on_space(space, "black_4", "white_4").set()
    two.does("take orange right")
    assert space not in two.spaces
    assert two.refusal(f"place {space}") == "W-5.6"


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("space", ["steward_1", "diplomat_1", "outside_1"])
def test_with_one_or_two_players_an_occupied_space_is_closed(seats: int, space: str) -> None:
    """W-5.6, W-17.27"""
    empty = table(seats).clan(0, coin=9).dice(orange=[2, 5]).set().does("take orange right")
    assert space in empty.spaces
    castle = table(seats).clan(0, coin=9).dice(orange=[2, 5]).on_space(space, "black_4").set()
    assert castle.does("take orange right").refusal(f"place {space}") == "W-5.6"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_well_takes_any_number_of_dice_and_each_is_compared_with_one(seats: int) -> None:
    """W-5.6, W-17.17"""
    castle = table(seats).dice(orange=[2, 5], black=[2, 5]).on_space("well", "white_6", "white_6", "white_6").set()
    castle.does("take orange right", "place well")
    assert castle.clan(0).coin == 4
    assert castle.on_space("well")[:3] == ["white_6"] * 3
    assert castle.on_space("well")[-1] == "orange_5"


def test_a_row_of_the_domain_holds_one_die() -> None:
    """W-5.6, W-8.1"""
    castle = table(4).clan(0, coin=9, dice={"courtiers": "orange_5"}).dice(orange=[2, 6], black=[1, 6]).set()
    castle.does("take orange right")
    assert castle.refusal("place courtiers") == "W-8.1"


def test_a_die_that_fits_only_into_the_well_goes_there_without_a_question() -> None:
    """W-17.17, W-5.5"""
    castle = table(3).dice(orange=[None, 2]).set().does("take orange right")
    assert castle.on_space("well")[-1] == "orange_2"
    assert castle.change(0) == {"coin": 1, "seal": 1, "pearl": 1, "iron": 1}


def test_a_domain_is_not_closed_by_the_dice_of_another_clan() -> None:
    """W-8.1"""
    castle = table(4).clan(0, coin=9).clan(1, dice={"courtiers": "orange_5"}).dice(orange=[2, 6]).set()
    assert "courtiers" in castle.does("take orange right").spaces


# --- W-5.7 to W-5.9: lantern and actions ------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["steward_1", "diplomat_1", "outside_1", "well", "courtiers"])
@pytest.mark.parametrize("end", ["left", "right"])
def test_only_a_die_from_the_left_end_lights_the_lanterns(space: str, end: str) -> None:
    """W-5.7, W-11.4: on whatever space it is placed."""
    lanterns = ["starting-resource-8", "decree-point"]
    castle = table(3).clan(0, coin=9, lanterns=lanterns).dice(orange=[4, 4]).set()
    castle.does(f"take orange {end}", f"place {space}")
    assert castle.clan(0).points == (1 if end == "left" else 0)
    assert [event["seat"] for event in castle.events("lights")] == ([0] if end == "left" else [])


def test_the_lantern_comes_after_the_coins_and_before_the_actions() -> None:
    """W-5.7"""
    castle = table(3).clan(0, lanterns=["starting-resource-8", "decree-coin"]).dice(orange=[5, 6])
    castle = castle.room("steward_1", "steward-13", ["orange", "black", "white"]).set()
    castle.does("take orange left", "place steward_1")
    assert castle.happened()[:4] == ["takes", "places", "lights", "performs"]
    assert castle.change(0) == {"coin": 3, "food": 1, "iron": 2}


def test_coins_of_the_lantern_do_not_help_to_place_the_die() -> None:
    """W-5.7, W-17.3"""
    lanterns = ["starting-resource-8", "decree-coin"]
    castle = table(3).clan(0, coin=1, lanterns=lanterns).dice(orange=[2, 6]).set().does("take orange left")
    assert castle.refusal("place diplomat_1") == "W-5.5"
    assert castle.refusal("place steward_1") is None


def test_the_lantern_can_pay_for_an_action_of_the_space() -> None:
    """W-5.7, W-5.8"""
    castle = table(3).clan(0, coin=2, lanterns=["starting-resource-4", "decree-seal"]).dice(orange=[3, 6]).set()
    castle.does("take orange left", "place steward_1")
    assert castle.choices == ["perform steward-02.1", "decline"]
    castle.does("perform steward-02.1", "audience")
    assert (castle.clan(0).gate, castle.clan(0).seal) == (1, 0)


@pytest.mark.parametrize("first", [0, 1])
def test_several_actions_of_a_space_are_performed_in_any_order(first: int) -> None:
    """W-5.8, W-6.2"""
    castle = table(3).clan(0, seal=1, food=1).dice(black=[2, 3])
    castle = castle.room("steward_2", "steward-07", ["black", "black", "white"]).set()
    castle.does("take black right", "place steward_2")
    blocks = ["perform steward-07.1", "perform steward-07.2"]
    assert castle.choices == [*blocks, "decline"]
    castle.does(blocks[first])
    if first:
        castle.does("tend orange_stone")
    assert castle.choices == [blocks[1 - first], "decline"]
    castle.does(blocks[1 - first])
    if not first:
        castle.does("tend orange_stone")
    assert castle.change(0) == {"influence": 1, "seal": -1, "food": -1, "coin": 3}
    assert castle.decider == 1


def test_every_action_of_a_space_is_optional() -> None:
    """W-5.8, W-17.1"""
    castle = table(3).clan(0, seal=1, food=1).dice(black=[2, 3])
    castle = castle.room("steward_2", "steward-07", ["black", "black", "white"]).set()
    castle.does("take black right", "place steward_2", "decline")
    assert (castle.decider, castle.change(0)) == (1, {})


def test_dice_stay_where_they_are_until_the_round_ends() -> None:
    """W-5.9, W-13.4"""
    castle = table(2).clan(0, coin=9, dice={"gardeners": "black_5"}).clan(1, coin=9)
    castle = (
        castle.dice(orange=[1, 4], black=[4, None], white=[3, None]).last_turn().on_space("outside_1", "orange_6")
    )
    castle = castle.set()
    assert castle.clan(0).dice["gardeners"] == {"colour": "black", "value": 5}
    castle.does("take orange right", "place steward_3")
    assert castle.view["round"] == 2
    assert all(castle.on_space(space) == [] for space in castle.view["spaces"])
    assert castle.clan(0).dice["gardeners"] is None
    assert [len(castle.bridge(colour)) for colour in COLOURS] == [3, 3, 3]


def test_dice_stay_through_the_turns_of_the_others() -> None:
    """W-5.9"""
    castle = table(3).clan(0, coin=9).dice(orange=[1, 4]).set()
    castle.does("take orange right", "place courtiers", "decline")
    one_turn(one_turn(castle))
    assert castle.decider == 0
    assert castle.clan(0).dice["courtiers"] == {"colour": "orange", "value": 4}
