"""W-13: the end of a round; W-17.6: the last exchanges."""

from random import Random
from typing import Any

import pytest
from castle_table import Play, Table, new_game, table

ALL_BRIDGES = {"orange": [1, None], "black": [None, 3], "white": [5, 6]}  # after the last turn one die on each
ORANGE_AND_BLACK = {"orange": [1, 4], "black": [None, 3], "white": [None, 6]}


def over(setting: Table, bridges: dict[str, Any] = ALL_BRIDGES) -> Play:
    """The last clan in order puts the white 6 into the well: the round is over."""
    play = setting.last_turn().dice(**bridges).set()
    return play.does("take white right", "place well")


# --- turn order -----------------------------------------------------------------------------------------------


def test_the_furthest_token_is_first_in_the_new_order() -> None:
    """W-13.1"""
    setting = table(4).clan(0, influence=4).clan(1, influence=9).clan(2).clan(3, influence=12)
    play = over(setting)
    assert play.view["order"] == [3, 1, 0, 2]
    assert play.events("first")[-1]["seat"] == 3
    assert play.decider == 3


def test_on_one_space_the_token_higher_in_the_stack_is_first() -> None:
    """W-13.1"""
    setting = table(4).clan(0, influence=4).clan(1, influence=4).clan(2, influence=4).clan(3, influence=1)
    assert over(setting.tokens(1, 3, 0, 2)).view["order"] == [2, 0, 1, 3]


def test_tokens_that_never_moved_keep_their_stack() -> None:
    """W-13.1, W-3.4.2: the top of the starting stack stays first."""
    assert over(table(4).order(2, 0, 3, 1)).view["order"] == [2, 0, 3, 1]


def test_a_round_has_three_turns_for_everybody_and_then_three_dice_are_left() -> None:
    """W-4.1, W-13.1, W-19.5.2"""
    play = over(table(3).clan(0, gardens=["orange_stone"], coin=9).garden("orange_stone", "stone-4"))
    assert (play.view["phase"], play.view["mover"]) == ("gardens", None)
    assert [play.bridge(colour) for colour in ("orange", "black", "white")] == [[1, None], [None, 3], [5, None]]


def test_the_table_shows_whose_turn_comes_next_or_that_the_round_ends() -> None:
    """W-4.1"""
    luck, play = Random(5), new_game(3)
    before = play.view
    while not play.state.over:
        play.one_at_random(luck)
        if before["mover"] is not None and play.view["turn"] != before["turn"]:
            assert play.view["mover"] == before["next"] or before["next"] is None
            assert (play.view["round"], play.view["phase"]) == (before["round"], "play") or before["next"] is None
        before = play.view


# --- after the third round ------------------------------------------------------------------------------------


def test_after_round_3_there_are_no_gardens_and_no_new_dice() -> None:
    """W-13.2, W-4.5"""
    setting = table(3).round(3).clan(0, gardens=["orange_stone"], coin=9).garden("orange_stone", "stone-1")
    play = over(setting.clan(1, influence=3))
    assert play.state.over
    assert play.view["order"] == [1, 0, 2]
    assert play.events("performs", "opens") == play.events("round") == []
    assert play.clan(0).coin == 9


@pytest.mark.parametrize("number", [1, 2])
def test_after_the_other_rounds_the_game_goes_on(number: int) -> None:
    """W-13.2, W-13.4"""
    play = over(table(3).round(number))
    assert not play.state.over
    assert play.view["round"] == number + 1


# --- gardens --------------------------------------------------------------------------------------------------


def test_gardens_under_a_bridge_with_a_die_are_performed_again() -> None:
    """W-13.3: the plain gardens are stone-1 (orange), stone-2 (black) and stone-3 (white)."""
    gardens = ["orange_stone", "black_stone", "white_stone"]
    play = over(table(3).clan(0, gardens=gardens), ORANGE_AND_BLACK)
    assert play.options == ["choose food", "choose iron", "choose pearl"]
    play.does("choose iron", "choose pearl")
    assert play.change(0) == {"coin": 3, "iron": 1, "pearl": 1}
    assert play.view["round"] == 2


def test_other_clans_gardeners_bring_nothing() -> None:
    """W-13.3"""
    play = over(table(3).clan(1, gardens=["orange_stone"]))
    assert play.change(0) == {}
    assert play.change(1) == {"coin": 3}


def test_the_gardens_come_in_the_new_turn_order() -> None:
    """W-13.3"""
    setting = table(3).clan(0, gardens=["orange_stone"]).clan(1, gardens=["orange_stone"], influence=2)
    setting = setting.clan(2, gardens=["orange_stone"], influence=9).garden("orange_stone", "stone-4")
    play, asked = over(setting), []
    while play.view["phase"] == "gardens":
        asked.append(play.decider)
        play.does("decline")
    assert asked == [2, 1, 0]


def test_each_garden_is_performed_once_in_any_order() -> None:
    """W-13.3"""
    setting = table(3).clan(0, gardens=["orange_stone", "orange_plant", "black_plant"], coin=12, iron=6, pearl=6)
    setting.garden("orange_stone", "stone-4").garden("orange_plant", "plant-4").garden("black_plant", "plant-2")
    play = over(setting)
    assert play.choices == ["perform stone-4", "perform plant-4", "perform plant-2", "decline"]
    play.does("perform plant-2", "audience")
    assert play.question == "prompt-courtiers-climb"
    play.does("decline")
    assert play.choices == ["perform stone-4", "perform plant-4", "decline"]
    play.does("perform stone-4", "decline")
    assert play.choices == ["perform plant-4", "decline"]
    play.does("perform plant-4", "train yard_3", "decline")
    assert play.view["round"] == 2


def test_the_coins_are_paid_again_and_the_food_is_not() -> None:
    """W-13.3: plant-4 had cost 4 food; its action costs 3 coins."""
    setting = table(3).clan(0, gardens=["orange_plant"], coin=3, food=7, iron=1).garden("orange_plant", "plant-4")
    play = over(setting).does("perform plant-4")
    assert play.change(0) == {"coin": -3}


def test_the_gardens_may_be_declined_one_and_all() -> None:
    """W-13.3, W-17.1"""
    setting = table(3).clan(0, gardens=["orange_stone", "orange_plant"], coin=9, iron=9 - 2)
    play = over(setting.garden("orange_plant", "plant-4").garden("orange_stone", "stone-4")).does("decline")
    assert play.change(0) == {}
    assert play.view["round"] == 2


def test_a_garden_that_cannot_be_paid_is_not_offered() -> None:
    """W-13.3, W-9.3.2"""
    play = over(table(3).clan(0, gardens=["orange_plant"], coin=2, iron=7).garden("orange_plant", "plant-4"))
    assert play.view["round"] == 2


def test_seals_make_up_for_missing_coins_in_the_gardens() -> None:
    """W-13.3, W-19.4.2 (D18)"""
    setting = table(3).clan(0, gardens=["orange_plant"], coin=2, seal=1, iron=7)
    play = over(setting.garden("orange_plant", "plant-4"))
    assert play.refusal("perform plant-4") == "W-9.3.2"
    assert play.does("exchange coin", "perform plant-4").change(0) == {"coin": -2, "seal": -1}


@pytest.mark.parametrize("bridges", [{"orange": [1, 2, 3], "white": [None, 6]}, {"white": [1, 2, 4, 6]}])
def test_a_bridge_without_a_die_wakes_no_garden(bridges: dict[str, Any]) -> None:
    """W-13.3"""
    setting = table(3).clan(0, gardens=["black_stone", "black_plant"], coin=9, iron=7)
    play = over(setting, {"orange": [], "black": [], "white": []} | bridges)
    assert play.view["round"] == 2
    assert play.change(0) == {}


def test_a_gardener_placed_now_gets_only_its_placement_action() -> None:
    """W-17.8: plant-3 sends a gardener to the garden beside it, which is not performed a second time."""
    setting = table(3).clan(0, gardens=["orange_plant"], coin=3, food=3)
    play = over(setting.garden("orange_plant", "plant-3").garden("orange_stone", "stone-1"))
    play.does("perform plant-3", "tend orange_stone")
    assert play.change(0) == {"food": -1}  # 3 coins paid for plant-3, 3 coins gained from stone-1 once
    assert play.clan(0).gardens == ["orange_stone", "orange_plant"]
    assert [event["bundle"] for event in play.events("performs", "opens", seat=0)] == ["plant-3", "stone-1"]
    assert play.view["round"] == 2


def test_the_set_of_a_later_player_is_fixed_when_his_part_begins() -> None:
    """W-17.9: what the first player does changes nothing in it, and what he does himself adds nothing."""
    setting = table(3).clan(0, gardens=["orange_plant"], coin=3, food=3)
    setting = setting.clan(1, gardens=["orange_plant"], coin=3, food=3)
    play = over(setting.garden("orange_plant", "plant-3").garden("orange_stone", "stone-1"))
    play.does("perform plant-3", "tend orange_stone")
    assert (play.decider, play.choices) == (1, ["perform plant-3", "decline"])
    play.does("perform plant-3", "tend orange_stone")
    assert [event["bundle"] for event in play.events("performs", "opens", seat=1)] == ["plant-3", "stone-1"]
    assert play.view["round"] == 2


def test_influence_gained_in_the_gardens_counts_only_at_the_next_end() -> None:
    """W-13.1, W-13.3, W-17.32: the herons have been moved already."""
    setting = table(3).clan(0, gardens=["orange_stone"]).garden("orange_stone", "stone-4").clan(1, influence=1)
    play = over(setting.room("diplomat_2", "diplomat-07"))
    assert play.view["order"] == [1, 0, 2]
    play.does("perform diplomat-07.1")
    assert play.clan(0).influence == 2
    assert (play.view["order"], play.decider) == ([1, 0, 2], 1)


# --- the next round -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_all_dice_are_rolled_and_sorted_onto_their_bridges(seats: int, dice: int) -> None:
    """W-13.4, W-3.3.2"""
    setting = table(seats).clan(0, dice={"courtiers": "orange_2"}, influence=1)
    setting.order(*range(1, max(2, seats)), 0).on_space("outside_1", "black_4")
    play = over(setting, {"orange": [3, None], "black": [None, 3], "white": [5, 6]})
    assert play.view["round"] == 2
    for colour in ("orange", "black", "white"):
        bridge = play.bridge(colour)
        assert len(bridge) == dice
        assert bridge == sorted(bridge)
    assert all(stack == [] for stack in play.view["spaces"].values())
    assert set(play.clan(0).dice.values()) == {None}


def test_dice_are_rolled_anew_in_every_game() -> None:
    """W-13.4: chance decides."""
    rolls = set()
    for seed in range(12):
        play = over(table(3, seed))
        rolls.add(str([play.bridge(colour) for colour in ("orange", "black", "white")]))
    assert len(rolls) > 6


def test_cards_tiles_members_goods_and_tokens_stay() -> None:
    """W-13.4"""
    setting = table(3).clan(0, coin=4, seal=1, food=2, gate=1, yards={"yard_1": 1}, influence=3, card="steward-10")
    play = over(setting.clan(1, rooms={"diplomat_1": 1}, points=5))
    before, after = play.before, play.view
    for number in (0, 1):
        assert {**after["clans"][number], "forecast": None} == {**before[number], "forecast": None}
    fresh = setting.set().view
    for thing in ("rooms", "well", "gardens", "yards", "daimyo", "decks"):
        assert after[thing] == fresh[thing]


def test_the_first_of_the_new_order_begins_the_next_round() -> None:
    """W-13.4, W-4.1"""
    play = over(table(3).clan(1, influence=2))
    assert (play.decider, play.question, play.view["turn"]) == (1, "prompt-take", 0)
    assert (play.view["phase"], play.view["mover"]) == ("play", 1)


# --- the last exchanges ---------------------------------------------------------------------------------------


def test_before_the_end_whoever_has_two_seals_may_exchange_in_turn_order() -> None:
    """W-17.6"""
    setting = table(4).round(3).clan(0, seal=2).clan(1, seal=1).clan(2, seal=5, influence=4).clan(3)
    play, asked = over(setting), []
    while not play.state.over:
        assert (play.question, play.view["phase"]) == ("prompt-last-exchange", "last_exchange")
        asked.append(play.decider)
        play.does("decline")
    assert asked == [2, 0]


def test_the_last_exchange_can_gain_points() -> None:
    """W-17.6: the third food is worth a point; coins and seals are worth none."""
    setting = table(3).round(3).clan(0, seal=3, food=2)
    play = over(setting)
    assert play.choices == ["decline"]
    assert play.exchanges == ["food", "iron", "pearl", "coin"]
    play.does("exchange food")
    assert play.state.over
    assert play.clan(0).items["resources"] == 1
    assert over(table(3).round(3).clan(0, seal=3, food=2)).does("decline").clan(0).items["resources"] == 0


def test_several_last_exchanges_are_one_window() -> None:
    """W-17.6"""
    play = over(table(3).round(3).clan(0, seal=5)).does("exchange iron")
    assert (play.decider, play.question) == (0, "prompt-last-exchange")
    play.does("exchange iron")
    assert (play.clan(0).iron, play.clan(0).seal) == (2, 1)
    assert play.state.over


def test_a_lone_seal_needs_no_question() -> None:
    """W-17.6: it counts like a coin."""
    play = over(table(3).round(3).clan(0, seal=1, coin=4))
    assert play.state.over
    assert play.clan(0).items["coins_and_seals"] == 1


@pytest.mark.parametrize("number", [1, 2])
def test_after_the_other_rounds_there_is_no_such_window(number: int) -> None:
    """W-17.6"""
    assert over(table(3).round(number).clan(0, seal=5)).question == "prompt-take"
