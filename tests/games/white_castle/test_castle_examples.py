"""W-18: the worked examples of the rulebook."""

import pytest
from castle_table import TOKUGAWA, table

RED, GREEN, BLUE, YELLOW = range(4)


def test_a_die_gains_the_difference_and_a_lower_one_on_it_pays() -> None:
    """W-18.1"""
    castle = table(3).clan(1, coin=4).dice(orange=[4, 5], black=[1, 2]).room("steward_1", "steward-13").set()
    castle.does("take orange right", "place steward_1")
    assert castle.clan(0).coin == 2
    castle.does("take black left", "place steward_1")
    assert castle.clan(1).coin == 0
    assert castle.on_space("steward_1") == ["orange_5", "black_1"]


def test_without_the_four_coins_the_lower_die_cannot_be_placed() -> None:
    """W-18.1"""
    castle = table(3).clan(1, coin=3).dice(orange=[4, 5], black=[1, 2]).room("steward_1", "steward-13").set()
    castle.does("take orange right", "place steward_1", "take black left")
    assert castle.refusal("place steward_1") == "W-5.5"


def test_black_numbers_are_gained_and_red_ones_are_paid() -> None:
    """W-18.2, W-10.1"""
    gaining = table(3).performing("stone-3").set().does("perform stone-3")
    assert gaining.change(0) == {"seal": 2}
    paying = table(3).clan(0, coin=5).performing("plant-2").set().does("perform plant-2")
    assert paying.change(0) == {"coin": -3}
    assert paying.choices == ["audience", "decline"]


@pytest.mark.parametrize("iron_first", [False, True])
def test_two_actions_in_a_steward_room(iron_first: bool) -> None:
    """W-18.3: the 2 iron as the last thing open are taken without a question (W-19.4.7)."""
    setting = table(3).clan(0, seal=1).room("steward_2", "steward-02", ["white", "orange", "white"])
    castle = setting.dice(white=[4, 5]).set().does("take white right", "place steward_2")
    assert castle.change(0) == {"coin": 2}
    assert castle.choices == ["perform steward-02.1", "perform steward-02.3", "decline"]
    if iron_first:
        castle.does("perform steward-02.3")
        assert castle.change(0) == {"coin": 2, "iron": 2}
    castle.does("perform steward-02.1", "audience")
    assert castle.change(0) == {"seal": -1, "iron": 2}
    assert (castle.decider, castle.clan(0).gate) == (1, 1)


def test_a_black_die_may_not_enter_a_room_without_a_black_tile() -> None:
    """W-18.3"""
    setting = table(3).clan(0, coin=9).room("steward_2", "steward-02", ["white", "orange", "white"])
    castle = setting.dice(black=[3, 5]).set().does("take black right")
    assert castle.refusal("place steward_2") == "W-6.1"


def test_outside_the_walls() -> None:
    """W-18.4"""
    setting = table(3).clan(0, coin=3, iron=1).on_space("outside_1", "white_2", "orange_3").dice(black=[3, 4])
    castle = setting.set().does("take black right")
    assert castle.refusal("place outside_1") == "W-5.6"
    castle.does("place outside_2")
    assert castle.change(0) == {"coin": -1}
    assert castle.choices == ["perform courtiers", "perform warriors", "decline"]


def test_the_well() -> None:
    """W-18.5"""
    castle = table(3).clan(0, coin=9).well("pearl", "any").on_space("well", "orange_6").dice(black=[2, 3]).set()
    castle.does("take black right", "place well")
    assert castle.options == ["choose food", "choose iron", "choose pearl"]
    castle.does("choose iron")
    assert castle.change(0) == {"coin": 2, "seal": 1, "pearl": 1, "iron": 1}


def test_a_die_in_the_domain() -> None:
    """W-18.6"""
    setting = table(3).clan(0, coin=3, gate=3, card="steward-10").dice(orange=[2, 3])
    castle = setting.set().does("take orange right")
    assert "courtiers" in castle.spaces
    assert castle.refusal("place gardeners") == castle.refusal("place warriors") == "W-8.1"
    castle.does("place courtiers")
    assert castle.change(0) == {"coin": -1, "food": 3, "seal": 1}  # 3 coins paid, 2 gained
    castle.does("choose pearl")
    assert castle.change(0) == {"coin": -1, "food": 3, "seal": 1, "pearl": 1}
    assert castle.decider == 1


@pytest.mark.parametrize("token_first", [False, True])
def test_warriors(token_first: bool) -> None:
    """W-18.7"""
    setting = table(4).clan(RED, iron=5).yard("yard_5", "yard-tile-6", "yard-tile-2")
    setting = setting.room("diplomat_1", "diplomat-08", ["black", "orange"]).well("food", "coin")
    castle = setting.performing("warriors").set().does("perform warriors", "train yard_5")
    assert (castle.clan(RED).home["warriors"], castle.change(RED)) == (4, {"iron": -5})
    opened, block, token = "perform yard-tile-6.blue", "perform diplomat-08.1", "perform yard-tile-2.yellow"
    castle.does(*([token, block] if token_first else [opened, block, token]))  # the last one opens by itself
    assert castle.change(RED) == {"iron": -5, "points": 2, "seal": 1, "food": 1, "coin": 1, "influence": 2}
    assert castle.decider == GREEN


def test_courtiers_both_parts() -> None:
    """W-18.8"""
    clan = {"gate": 1, "rooms": {"steward_1": 1}, "card": "steward-13", "coin": 2, "pearl": 2}
    setting = table(4).clan(BLUE, **clan).room("diplomat_2", "diplomat-12").deck("diplomats", "diplomat-02")
    castle = setting.turn_of(BLUE).performing("courtiers").set().does("perform courtiers", "audience")
    assert (castle.clan(BLUE).gate, castle.change(BLUE)) == (2, {"coin": -2})
    castle.does("ascend floor_1 diplomat_2")
    assert castle.clan(BLUE).lanterns[-1] == "steward-13"
    assert castle.clan(BLUE).card == "diplomat-12"
    castle.does("choose food", "choose iron", "choose pearl")
    assert castle.change(BLUE) == {"coin": -2, "pearl": -1, "food": 1, "iron": 1}
    assert castle.room("diplomat_2").card == "diplomat-02"
    assert (castle.clan(BLUE).rooms["steward_1"], castle.clan(BLUE).rooms["diplomat_2"]) == (0, 1)


def test_courtiers_two_floors() -> None:
    """W-18.9"""
    lanterns = ["starting-resource-8", "decree-coin"]
    clan = {"rooms": {"steward_3": 1}, "coin": 2, "pearl": 5, "lanterns": lanterns}
    setting = table(4).clan(GREEN, **clan).daimyo("daimyo-01", RED).turn_of(GREEN).performing("courtiers")
    castle = setting.set().does("perform courtiers", "ascend floor_1 daimyo_room")
    assert castle.change(GREEN) == {"pearl": -5, "food": 1, "coin": 1}
    castle.does("perform daimyo-01.3", "decline")
    assert castle.change(GREEN) == {"pearl": -5, "food": 1, "coin": 1, "seal": 2}
    assert castle.clan(GREEN).home["courtiers"] == 4
    assert castle.view["daimyo"]["slots"] == [RED, None, GREEN]


def test_gardeners() -> None:
    """W-18.10"""
    setting = table(4).clan(YELLOW, food=4, coin=5, gardens=["white_stone"]).turn_of(YELLOW)
    setting = setting.garden("white_stone", "stone-3").garden("black_plant", "plant-2")
    castle = setting.performing("gardeners").set().does("perform gardeners")
    assert castle.refusal("tend white_stone") == "W-9.3.1"
    castle.does("tend black_plant", "perform plant-2")
    assert castle.change(YELLOW) == {"food": -4, "coin": -3}
    castle.does("audience")
    assert castle.change(YELLOW) == {"food": -4, "coin": -5}


def test_the_lantern() -> None:
    """W-18.11"""
    lanterns = ["starting-resource-7", "decree-point", "starting-action-courtiers", "steward-05", "diplomat-02"]
    setting = table(3).clan(0, card="steward-10", coin=2, lanterns=lanterns)
    castle = setting.dice(orange=[5, 6]).set().does("take orange left", "place outside_1")
    assert castle.change(0) == {"points": 2, "food": 1, "coin": 1, "influence": 1}


def test_gardens_at_the_end_of_a_round() -> None:
    """W-18.12"""
    setting = table(4).garden("orange_stone", "stone-1").garden("black_stone", "stone-3")
    setting = setting.garden("white_stone", "stone-5").dice(orange=[2, 5], black=[None, 3], white=[None, 4])
    setting = setting.clan(RED, gardens=["orange_stone", "black_stone"])
    setting = setting.clan(GREEN, gardens=["orange_stone", "black_stone"]).clan(BLUE, gardens=["orange_stone"])
    setting = setting.clan(YELLOW, gardens=["black_stone", "white_stone"]).last_turn()
    castle = setting.set().does("take white right")
    if castle.question == "prompt-place":
        castle.does("place well")
    in_the_well = {"coin": 3, "seal": 1, "pearl": 1, "iron": 1}
    assert castle.change(RED) == castle.change(GREEN) == {"coin": 3, "seal": 2}
    assert castle.change(BLUE) == {"coin": 3}
    assert castle.change(YELLOW) == in_the_well | {"seal": 3}
    assert castle.view["round"] == 2


def test_the_final_score_of_seventy_six() -> None:
    """W-18.13, W-14: the other clans score nothing."""
    clan = {
        "points": 8,
        "coin": 4,
        "seal": 1,
        "food": 3,
        "iron": 4,
        "pearl": 6,
        "influence": 12,
        "gate": 2,
        "rooms": {"steward_2": 1},
        "daimyo": 2,
        "yards": {"yard_5": 2, "yard_3": 1, "yard_1": 1},
        "gardens": ["orange_stone", "orange_plant", "black_plant"],
    }
    setting = table(4).clan(BLUE, **clan).garden("orange_stone", "stone-1")
    setting = setting.garden("orange_plant", "plant-2").garden("black_plant", "plant-4")
    castle = setting.round(3).last_turn().dice(orange=[None, 1], black=[None, 1], white=[1, 1]).set()
    castle.does("take white right")
    assert castle.state.over
    assert castle.clan(BLUE).items == {
        "during_game": 8,
        "coins_and_seals": 1,
        "resources": 3,
        "season_track": 6,
        "courtiers": 10 + 10 + 3 + 1 + 1,
        "warriors": (2 + 2 + 1 + 1) * 3,
        "gardeners": 15,
    }
    assert castle.clan(BLUE).points == 76
    assert [castle.clan(number).points for number in (RED, GREEN, YELLOW)] == [0, 0, 0]
    assert castle.state.winners() == [BLUE]


def test_a_solo_turn() -> None:
    """W-18.14: solo-2 sends a warrior and cannot climb, solo-3 a gardener and takes coins."""
    setting = table(1).visit("solo-1", "solo-2", "solo-3", "solo-6").round(3).clan(0, coin=9)
    setting = setting.dice(orange=[], black=[2, 3, 6], white=[1, 2, 3])
    setting = (
        setting.garden("orange_stone", "stone-1").garden("black_stone", "stone-3").garden("white_stone", "stone-4")
    )
    castle = setting.set().does("take white right", "place well")
    turned = [event["card"] for event in castle.events("turns-card")]
    assert turned == ["solo-1", "solo-2", "solo-3"]
    assert castle.on_space("steward_3") == ["black_6"]
    guest = castle.clan(TOKUGAWA)
    assert (guest.yards["yard_3"], guest.gate, guest.home["courtiers"]) == (1, 0, 5)  # solo-1 was not resolved
    assert guest.gardens == ["orange_stone"]
    assert castle.change(TOKUGAWA) == {"coin": 6 - 3 + 2, "points": 3}
    assert castle.deck("visitors")[0] == "solo-6"
    assert castle.deck("visitors")[-3:] == ["solo-1", "solo-2", "solo-3"]
    assert (castle.view["solo"]["row"], castle.decider) == ([], 0)


def test_solo_coins() -> None:
    """W-18.15: the deck is made so that the guest had its last turn before."""
    setting = table(1).clan(TOKUGAWA, coin=10, influence=3).order(TOKUGAWA, 0).round(3).last_turn()
    castle = setting.dice(orange=[None, 1], black=[None, 1], white=[1, 1]).set().does("take white right")
    assert castle.state.over
    assert castle.clan(TOKUGAWA).items["during_game"] == 9
    assert castle.clan(TOKUGAWA).coin == 1
