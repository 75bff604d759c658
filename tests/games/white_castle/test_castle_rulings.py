"""W-17: edge cases and rulings. Those of the end of a round and of the solo game stand with their chapters."""

import pytest
from castle_table import Play, new_game, table

from chabudai.games.white_castle.components import DATA

LANTERNS = ["starting-resource-4", "decree-seal", "starting-action-courtiers"]  # iron, seal, influence


def performing(bundle: str, **clan: object) -> Play:
    """Clan 0 may perform this."""
    return table(3).clan(0, **clan).performing(bundle, only_one=True).set()


# --- actions are optional -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bundle", "clan"),
    [
        ("steward-02.1", {"seal": 1, "coin": 2}),
        ("steward-13.2", {"lanterns": LANTERNS, "card": "steward-01"}),
        ("steward-02.2", {}),
        ("plant-4", {"coin": 3, "iron": 1}),
    ],
)
def test_whatever_may_be_performed_may_be_declined(bundle: str, clan: dict[str, object]) -> None:
    """W-17.1"""
    play = performing(bundle, **clan)
    assert play.choices == [f"perform {bundle}", "decline"]
    assert play.does("decline").change(0) == {}


@pytest.mark.parametrize(
    ("opened", "clan"),
    [
        ("courtiers", {"coin": 2}),
        ("gardeners", {"food": 7}),
        ("warriors", {"iron": 7}),
        ("yard-tile-1.blue", {"coin": 2}),
        ("yard-tile-8.blue", {}),
        ("stone-4", {}),
    ],
)
def test_a_main_action_may_be_declined_even_when_begun(opened: str, clan: dict[str, int]) -> None:
    """W-17.1: also its sub-actions"""
    play = performing(opened, **clan).does(f"perform {opened}", "decline")
    assert play.change(0) == {}
    assert play.question == "prompt-take"


def test_one_of_two_tiles_and_blocks_may_be_left_out() -> None:
    """W-17.1"""
    setting = table(3).clan(0, seal=1, coin=2).performing("steward-02.1", "steward-02.2")
    play = setting.set().does("perform steward-02.2")
    assert play.choices == ["perform steward-02.1", "decline"]
    assert play.does("decline").change(0) == {"influence": 1}


def test_rewards_of_rows_lanterns_and_well_come_by_themselves() -> None:
    """W-17.1"""
    play = table(3).clan(0, lanterns=LANTERNS[:2]).dice(orange=[6, 6, 6, 6]).set()
    assert play.does("take orange left", "place courtiers").change(0) == {"iron": 1, "seal": 1, "food": 1}
    play = table(3).dice(orange=[1, 1, 1, 1]).set().does("take orange right")
    assert play.change(0) == {"seal": 1, "pearl": 1, "iron": 1}  # the well was the only space without a payment


# --- order and payment ----------------------------------------------------------------------------------------


def test_of_parts_joined_by_plus_the_seal_can_pay_for_the_influence() -> None:
    """W-17.2: diplomat-11 has 1 influence + lantern, the lantern a seal and 1 influence; the token stands on 5"""
    play = performing("diplomat-11.1", card="steward-02", lanterns=LANTERNS, influence=5)
    play.does("perform diplomat-11.1")
    assert (play.question, play.clan(0).seal) == ("prompt-barrier", 1)
    assert play.does("cross").change(0) == {"influence": 2, "iron": 1}


def test_of_parts_joined_by_plus_the_influence_can_make_room_for_the_seal() -> None:
    """W-17.2: with 5 seals the barrier is paid before the sixth comes"""
    play = performing("diplomat-11.1", card="steward-02", lanterns=LANTERNS, influence=5, seal=5)
    play.does("perform diplomat-11.1", "cross")
    assert play.change(0) == {"influence": 2, "iron": 1}
    assert play.events("loses-seals") == []


def test_coins_of_the_lantern_come_too_late_to_pay_for_the_placement() -> None:
    """W-17.3: an orange 2 on a value of 3, and a steward among the lanterns"""
    lanterns = ["starting-resource-3", "starting-action-courtiers", "steward-03"]
    setting = table(3).clan(0, card="steward-10", lanterns=lanterns).dice(orange=[2, 3, 3, 3])
    play = setting.set().does("take orange left")
    assert play.view["hand"] is None  # no choice: into the well
    assert play.on_space("well")[-1] == "orange_2"


def test_seals_may_be_exchanged_before_the_placement_is_paid() -> None:
    """W-17.3"""
    play = table(3).clan(0, seal=1).dice(orange=[2, 3, 3, 3]).set().does("take orange left")
    assert play.refusal("place steward_1") == "W-5.5"
    assert "steward_1" in play.does("exchange coin").spaces


@pytest.mark.parametrize(
    ("clan", "offered"),
    [
        ({"seal": 1}, False),
        ({"seal": 1, "coin": 2}, True),
        ({"seal": 1, "coin": 1}, False),
        ({"seal": 2, "coin": 1}, True),
        ({"seal": 3}, True),
        ({"seal": 2}, False),
        ({"seal": 1, "gate": 1, "pearl": 2}, True),
        ({"seal": 1, "gate": 1, "pearl": 1}, False),
        ({"seal": 3, "gate": 1, "pearl": 1}, True),
        ({"seal": 1, "coin": 9, "gate": 5}, False),
    ],
)
def test_a_paid_block_is_offered_only_if_something_can_come_of_it(clan: dict[str, int], offered: bool) -> None:
    """W-17.4: 1 seal → courtiers: after paying it, an audience (2 coins) or a climb (2 pearls) must be in reach
    with the seals that are left"""
    setting = table(3).clan(0, **clan).performing("steward-02.1", "steward-02.2", only_one=True)
    play = setting.set()
    assert ("perform steward-02.1" in play.choices) == offered
    if not offered:
        assert play.refusal("perform steward-02.1") == "W-17.4"


@pytest.mark.parametrize(
    ("bundle", "clan", "offered"),
    [
        ("plant-4", {"coin": 3}, False),
        ("plant-4", {"coin": 3, "iron": 1}, True),
        ("plant-4", {"coin": 3, "seal": 2}, True),
        ("plant-4", {"coin": 2, "seal": 2}, False),
        ("plant-4", {"coin": 2, "seal": 3}, True),
        ("plant-3", {"coin": 3, "food": 1}, True),
        ("plant-3", {"coin": 3}, False),
        ("plant-2", {"coin": 4, "seal": 1}, True),
        ("plant-2", {"coin": 4}, False),
    ],
)
def test_a_garden_with_a_price_is_asked_about_only_if_something_can_come_of_it(
    bundle: str, clan: dict[str, int], offered: bool
) -> None:
    """W-17.4: 3 coins → warriors, gardeners or courtiers, exchanges counted"""
    play = performing(bundle, **clan)
    assert (len(play.options) > 1) == offered


def test_nothing_is_exchanged_for_what_there_is_no_room_for() -> None:
    """W-17.5"""
    play = table(3).clan(0, seal=4, food=7, pearl=7, iron=6).set()
    assert play.exchanges == ["iron", "coin"]
    assert play.refusal("exchange food") == play.refusal("exchange pearl") == "W-17.5"
    assert play.does("exchange iron").exchanges == ["coin"]


def test_nobody_exchanges_in_another_players_turn() -> None:
    """W-17.7"""
    play = table(3).clan(0, seal=5).clan(1, seal=5).set()
    assert play.state.legal(1) == []
    assert play.refusal("exchange coin", seat=1) == "W-4.1"


# --- courtiers ------------------------------------------------------------------------------------------------


def test_light_blocks_hold_nothing_that_looks_at_the_castle() -> None:
    """W-17.10"""
    effects = {
        effect["op"]
        for card in DATA["steward"] + DATA["diplomat"]
        for block in card["blocks"]
        if block["bg"] == "light"
        for effect in block["effects"]
    }
    assert effects == {"gain", "gain_any", "influence", "lantern", "well"}


def test_the_lantern_of_the_light_block_includes_the_card_just_turned_down() -> None:
    """W-17.11: steward-10 (a coin) goes to the lanterns, then steward-13.2 lights them"""
    setting = table(3).clan(0, gate=1, pearl=2, card="steward-10").room("steward_1", "steward-13")
    play = setting.performing("courtiers", only_one=True).set()
    play.does("perform courtiers", "ascend gate steward_1", "perform steward-13.2")
    assert play.change(0) == {"pearl": -2 + 1, "influence": 1, "coin": 1}


def test_climbing_may_come_before_the_audience() -> None:
    """W-17.12: with two different courtiers"""
    setting = table(3).clan(0, gate=1, pearl=2, coin=2).room("steward_1", "steward-02")
    play = setting.performing("courtiers", only_one=True).set()
    play.does("perform courtiers", "ascend gate steward_1", "decline")
    assert play.choices == ["audience", "decline"]
    play.does("audience")
    assert (play.clan(0).gate, play.clan(0).rooms["steward_1"]) == (1, 1)
    assert play.question == "prompt-take"


def test_who_climbs_two_floors_gets_only_the_diplomat_card() -> None:
    """W-17.13"""
    setting = table(3).clan(0, gate=1, pearl=5).room("diplomat_1", "diplomat-05")
    play = setting.performing("courtiers", only_one=True).set()
    stewards = [play.room(f"steward_{n}").card for n in (1, 2, 3)]
    play.does("perform courtiers", "ascend gate diplomat_1")
    assert play.clan(0).card == "diplomat-05"
    assert [play.room(f"steward_{n}").card for n in (1, 2, 3)] == stewards
    assert play.view["decks"]["steward"] == 12


# --- the track ------------------------------------------------------------------------------------------------


def test_no_move_meets_two_barriers() -> None:
    """W-17.14: every season is longer than any move"""
    track = DATA["season_track"]
    lengths = [season["last"] - season["first"] + 1 for season in track["seasons"]]
    assert min(lengths) >= 4
    blocks = [block["effects"] for card in DATA["steward"] + DATA["diplomat"] for block in card["blocks"]]
    blocks += [slot for card in DATA["daimyo"] for slot in card["slots"]]
    blocks += [tile[face] for tile in DATA["yard_tile"] for face in ("blue", "yellow")]
    steps = [effect["n"] for effects in blocks for effect in effects if effect["op"] == "influence"]
    assert max(steps) == 2


def test_who_has_paid_a_barrier_makes_the_remaining_step() -> None:
    """W-17.15: without another question"""
    play = performing("diplomat-07.1", influence=5, seal=1).does("perform diplomat-07.1", "cross")
    assert play.clan(0).influence == 7
    assert play.question == "prompt-take"


@pytest.mark.parametrize("seats", [2, 4])
def test_influence_does_not_change_the_order_of_the_round(seats: int) -> None:
    """W-17.32: the last in order goes ahead and is still the last"""
    setting = table(seats).turn_of(seats - 1).performing("diplomat-07.1", only_one=True)
    play = setting.set().does("perform diplomat-07.1")
    assert play.clan(seats - 1).influence == 2
    assert (play.decider, play.view["order"]) == (0, list(range(seats)))


# --- dice -----------------------------------------------------------------------------------------------------


def test_a_die_may_be_placed_outside_even_if_neither_action_is_possible() -> None:
    """W-17.16: nothing is asked then"""
    play = table(3).dice(orange=[1, 2, 3, 5]).set().does("take orange right", "place outside_1")
    assert play.on_space("outside_1") == ["orange_5"]
    assert (play.decider, play.change(0)) == (1, {})


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_well_takes_any_die_of_a_clan_without_coins(seats: int) -> None:
    """W-17.17, W-7.2"""
    setting = table(seats).dice(orange=[1, 1, 1], black=[1, 1], white=[1, 1])
    for colour in ("orange", "black", "white"):
        play = setting.set().does(f"take {colour} right")
        assert play.on_space("well")[-1] == f"{colour}_1"  # nothing else was possible


def test_the_second_die_of_a_stack_may_be_ones_own() -> None:
    """W-17.18: seat 0 placed the orange 3 in its first turn"""
    setting = table(3).dice(orange=[1, 3, 3]).room("steward_1", tiles=["orange", "black", "white"])
    play = setting.set().does("take orange right", "place steward_1")
    for _ in range(2):
        play.does("take black right", "place well")
    play.does("take orange right")
    assert "steward_1" in play.spaces
    play.does("place steward_1")
    assert play.on_space("steward_1") == ["orange_3", "orange_3"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_daimyo_card_has_three_slots_with_any_number_of_players(seats: int) -> None:
    """W-17.19"""
    assert new_game(seats).view["daimyo"]["slots"] == [None, None, None]
    setting = table(seats).clan(0, rooms={"diplomat_1": 1}, pearl=2).daimyo("daimyo-02")
    play = setting.performing("courtiers", only_one=True).set().does("perform courtiers")
    play.does("ascend floor_2 daimyo_room")
    assert play.options == ["perform daimyo-02.1", "perform daimyo-02.2", "perform daimyo-02.3"]


@pytest.mark.parametrize(
    ("row", "colour"), [("courtiers", "orange"), ("gardeners", "black"), ("warriors", "white")]
)
def test_a_starting_action_card_belongs_to_every_row(row: str, colour: str) -> None:
    """W-17.20"""
    play = table(3).clan(0, coin=2).dice(**{colour: [6, 6, 6, 6]}).set()
    play.does(f"take {colour} right", f"place {row}")
    assert play.events("opens")[-1]["bundle"] == "starting-action-courtiers.1"
    assert play.choices == ["audience", "decline"]


# --- seals and points -----------------------------------------------------------------------------------------


def test_a_seal_at_five_seals_is_lost_unless_some_are_exchanged() -> None:
    """W-17.21"""
    play = performing("stone-3", seal=5).does("perform stone-3")
    assert play.choices == ["decline"]
    assert play.exchanges == ["food", "iron", "pearl", "coin"]
    assert play.does("decline").clan(0).seal == 5
    play = performing("stone-3", seal=5).does("perform stone-3", "exchange food")
    assert (play.clan(0).seal, play.clan(0).food, play.question) == (5, 1, "prompt-take")
    play = performing("stone-3", seal=5).does("perform stone-3", "exchange coin", "exchange coin")
    assert (play.clan(0).seal, play.clan(0).coin, play.question) == (5, 2, "prompt-take")
    play = performing("stone-3", seal=5).does("perform stone-3", "exchange coin", "decline")
    assert (play.clan(0).seal, play.clan(0).coin) == (5, 1)


def test_what_fits_of_several_seals_comes_in_first() -> None:
    """W-17.21: one of two"""
    play = performing("stone-3", seal=4).does("perform stone-3")
    assert (play.clan(0).seal, play.label("decline")["n"]) == (5, 1)
    assert play.does("exchange coin").change(0) == {"seal": 1, "coin": 1}


def test_points_are_plain_numbers() -> None:
    """W-17.22: from 39 past 40, from 79 past 80"""
    for before in (39, 79):
        play = performing("steward-03.3", points=before).does("perform steward-03.3")
        assert play.clan(0).points == before + 2


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_redraw_rule_looks_at_the_five_room_cards_only(seats: int) -> None:
    """W-17.23: daimyo cards have no blocks at all; two dark actions always lie in the rooms"""
    assert all("blocks" not in card for card in DATA["daimyo"])
    dark = {
        card["id"]: block["effects"][0]["op"]
        for card in DATA["steward"] + DATA["diplomat"]
        for block in card["blocks"]
        if block["bg"] == "dark"
    }
    for seed in range(40):
        rooms = new_game(seats, seed).view["rooms"]
        assert len({dark[room["card"]] for room in rooms.values()}) >= 2


# --- yards and main actions -----------------------------------------------------------------------------------


def test_each_tile_of_a_yard_is_checked_when_it_is_resolved() -> None:
    """W-17.29: the 5 coins of one tile make the courtiers of the other possible, in that order"""
    setting = table(3).clan(0, iron=5).yard("yard_5", "yard-tile-1", "yard-tile-6")
    play = setting.performing("warriors", only_one=True).set().does("perform warriors", "train yard_5")
    assert (play.clan(0).coin, play.choices) == (5, ["audience", "decline"])
    setting.clan(0, iron=5, coin=2)
    play = setting.set().does("perform warriors", "train yard_5")
    assert play.choices == ["perform yard-tile-1.blue", "perform yard-tile-6.yellow", "decline"]
    play.does("perform yard-tile-1.blue", "audience")
    assert play.clan(0).coin == 5  # 2 paid for the audience, then 5 gained


@pytest.mark.parametrize(
    ("action", "clan", "possible"),
    [
        ("warriors", {"iron": 1}, True),
        ("warriors", {"iron": 0}, False),
        ("warriors", {"seal": 2}, True),
        ("warriors", {"iron": 7, "yards": {"yard_1": 5}}, False),
        ("gardeners", {"food": 1}, True),
        ("gardeners", {"food": 0, "seal": 1}, False),
        ("gardeners", {"food": 1, "gardens": ["orange_stone", "black_stone"]}, False),
        ("gardeners", {"food": 2, "gardens": ["orange_stone", "black_stone"]}, True),
        ("gardeners", {"food": 7, "gardens": ["orange_stone", "black_stone", "black_plant"]}, True),
        ("courtiers", {"coin": 1}, False),
        ("courtiers", {"coin": 1, "seal": 1}, True),
        ("courtiers", {"coin": 9, "gate": 4, "daimyo": 1}, False),
        ("courtiers", {"gate": 4, "daimyo": 1, "pearl": 2}, True),
        ("courtiers", {"daimyo": 5, "pearl": 7, "coin": 9}, False),
    ],
)
def test_a_main_action_is_offered_only_if_somebody_can_be_sent(
    action: str, clan: dict[str, object], possible: bool
) -> None:
    """W-17.30: a member and an affordable target, exchanges counted; courtiers can climb with an empty row"""
    play = table(3).clan(0, **clan).performing(action, "steward-02.2", only_one=True).set()
    assert (f"perform {action}" in play.choices) == possible
