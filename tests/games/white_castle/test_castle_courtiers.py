"""W-9.1: courtiers request an audience and climb the social ladder."""

import pytest
from castle_table import ROOMS, Play, Table, table

from chabudai.core.errors import IllegalAction

FLOOR = {"gate": 0, "floor_1": 1, "floor_2": 2, "daimyo_room": 3}
FLOOR |= dict.fromkeys(ROOMS[:3], 1) | dict.fromkeys(ROOMS[3:], 2)


def courtiers(setting: Table) -> Play:
    """Clan 0 begins the main action."""
    return setting.performing("courtiers").set().does("perform courtiers")


def at_court(castle: Play) -> list[int]:
    """The courtiers of clan 0 at home, at the gate, on floors 1, 2 and 3."""
    clan = castle.clan(0)
    floors = [sum(clan.rooms[room] for room in ROOMS if FLOOR[room] == floor) for floor in (1, 2)]
    return [clan.home["courtiers"], clan.gate, *floors, clan.daimyo]


# --- audience and climb ---------------------------------------------------------------------------------------


def test_an_audience_costs_two_coins_and_brings_a_courtier_to_the_gate() -> None:
    """W-9.1.1"""
    castle = courtiers(table(3).clan(0, coin=3)).does("audience")
    assert castle.change(0) == {"coin": -2}
    assert at_court(castle) == [4, 1, 0, 0, 0]


def test_the_leftmost_courtier_leaves_so_that_the_rewards_are_uncovered_from_the_left() -> None:
    """W-9.1.1, W-8.2: with the third courtier gone the row shows 3 food and 2 coins."""
    castle = table(3).clan(0, coin=2, gate=2, card="steward-02").performing("courtiers", "yard-tile-8.blue").set()
    castle.does("perform courtiers", "audience", "resolve courtiers")
    assert castle.change(0) == {"food": 3}  # 2 coins paid, 2 gained


def test_without_two_coins_there_is_no_audience() -> None:
    """W-9.1.1"""
    castle = courtiers(table(3).clan(0, coin=1, pearl=2, gate=1))
    assert castle.choices == [*FROM_THE_GATE, "decline"]
    assert castle.refusal("audience") == "W-9.1.1"


def test_without_a_courtier_at_home_there_is_no_audience() -> None:
    """W-9.1.1, W-17.30: but the others can still climb."""
    castle = courtiers(table(3).clan(0, coin=9, pearl=2, gate=1, daimyo=4))
    assert castle.choices == [*FROM_THE_GATE, "decline"]
    assert castle.refusal("audience") == "W-9.1.1"


FROM_THE_GATE = ["ascend gate steward_1", "ascend gate steward_2", "ascend gate steward_3"]
TWO_FLOORS = ["ascend gate diplomat_1", "ascend gate diplomat_2"]
CLIMBS = [
    ("gate", "steward_1", 2),
    ("gate", "steward_3", 2),
    ("gate", "diplomat_1", 5),
    ("gate", "diplomat_2", 5),
    ("floor_1", "diplomat_1", 2),
    ("floor_1", "diplomat_2", 2),
    ("floor_1", "daimyo_room", 5),
    ("floor_2", "daimyo_room", 2),
]


@pytest.mark.parametrize(("origin", "target", "pearls"), CLIMBS)
def test_one_floor_costs_two_pearls_and_two_floors_five(origin: str, target: str, pearls: int) -> None:
    """W-9.1.2"""
    court = {"steward_2": 1, "diplomat_2": 1}
    setting = table(3).clan(0, pearl=pearls, gate=1, rooms=court, lanterns=["starting-resource-8"])
    castle = courtiers(setting)
    before = at_court(castle)
    castle.does(f"ascend {origin} {target}")
    after = before.copy()
    after[FLOOR[origin] + 1] -= 1
    after[FLOOR[target] + 1] += 1
    assert (at_court(castle), castle.clan(0).pearl) == (after, 0)


@pytest.mark.parametrize(("origin", "target", "pearls"), CLIMBS)
def test_a_climb_that_cannot_be_paid_is_refused(origin: str, target: str, pearls: int) -> None:
    """W-9.1.2"""
    setting = table(3).clan(0, pearl=pearls - 1, seal=4, gate=1, rooms={"steward_2": 1, "diplomat_2": 1})
    castle = courtiers(setting)
    assert castle.refusal(f"ascend {origin} {target}") == "W-9.1.2"
    castle.does("exchange pearl")
    assert castle.refusal(f"ascend {origin} {target}") is None


def test_all_climbs_that_can_be_paid_are_offered() -> None:
    """W-9.1.2"""
    castle = courtiers(table(3).clan(0, pearl=5, gate=1, rooms={"steward_2": 1, "diplomat_2": 1}))
    assert castle.choices == [
        *[f"ascend gate {room}" for room in ROOMS],
        *[f"ascend floor_1 {room}" for room in ROOMS[3:]],
        "ascend floor_1 daimyo_room",
        "ascend floor_2 daimyo_room",
        "decline",
    ]
    cheap = courtiers(table(3).clan(0, pearl=4, gate=1))
    assert cheap.choices == [*[f"ascend gate {room}" for room in ROOMS[:3]], "decline"]


@pytest.mark.parametrize(
    "action", ["ascend gate daimyo_room", "ascend floor_2 diplomat_1", "ascend floor_1 steward_1"]
)
def test_nobody_climbs_three_floors_or_stays_on_the_same(action: str) -> None:
    """W-9.1.2"""
    castle = courtiers(table(3).clan(0, pearl=7, gate=1, rooms={"steward_2": 1, "diplomat_2": 1}))
    assert castle.refusal(action) == "W-9.1.2"


def test_only_where_an_own_courtier_stands_one_can_climb() -> None:
    """W-9.1.2"""
    setting = table(3).clan(0, pearl=7, rooms={"steward_2": 1}).clan(1, gate=2, rooms={"diplomat_1": 2})
    castle = courtiers(setting)
    assert castle.refusal("ascend gate steward_1") == castle.refusal("ascend floor_2 daimyo_room") == "W-9.1.2"
    assert {action.split()[1] for action in castle.choices if action != "decline"} == {"floor_1"}


def test_of_several_courtiers_on_a_floor_one_climbs() -> None:
    """W-9.1.2, W-19.4.3"""
    court = {"steward_1": 2, "steward_3": 2}
    castle = courtiers(table(3).clan(0, pearl=2, rooms=court)).does("ascend floor_1 diplomat_1")
    assert at_court(castle) == [1, 0, 3, 1, 0]


def test_a_courtier_with_the_daimyo_cannot_climb() -> None:
    """W-9.1.2"""
    castle = courtiers(table(3).clan(0, coin=2, pearl=7, daimyo=2))
    assert castle.choices == ["audience", "decline"]
    assert castle.refusal("ascend gate steward_1") == "W-9.1.2"


def test_two_floors_are_one_move_and_the_floor_between_has_no_effect() -> None:
    """W-9.1.2, W-17.13"""
    setting = table(3).clan(0, pearl=5, gate=1).room("diplomat_1", "diplomat-03")
    castle = courtiers(setting)
    stewards = [castle.room(room).card for room in ROOMS[:3]]
    castle.does("ascend gate diplomat_1")
    assert castle.clan(0).card == "diplomat-03"
    assert [castle.room(room).card for room in ROOMS[:3]] == stewards
    assert len(castle.events("takes-card")) == 1


def test_rooms_hold_any_number_of_courtiers() -> None:
    """W-9.1.3"""
    setting = table(4).clan(0, pearl=2, gate=1, rooms={"steward_1": 4}).clan(1, rooms={"steward_1": 5})
    castle = courtiers(setting.clan(2, rooms={"steward_1": 5}).room("steward_1", "steward-12"))
    castle.does("ascend gate steward_1")
    assert [castle.clan(number).rooms["steward_1"] for number in range(4)] == [5, 5, 5, 0]


# --- both sub-actions -----------------------------------------------------------------------------------------


def test_the_courtier_at_the_gate_may_climb_at_once() -> None:
    """W-9.1: with the same courtier"""
    setting = table(3).clan(0, coin=2, pearl=2).room("steward_1", "steward-12")
    castle = courtiers(setting).does("audience", "ascend gate steward_1")
    assert at_court(castle) == [4, 0, 1, 0, 0]


@pytest.mark.parametrize("first", ["audience", "ascend"])
def test_both_parts_are_done_in_either_order(first: str) -> None:
    """W-9.1, W-17.12: both are asked about at once"""
    castle = courtiers(table(3).clan(0, coin=2, pearl=2, gate=1).room("steward_1", "steward-12"))
    assert castle.choices == ["audience", *FROM_THE_GATE, "decline"]
    climb = ["ascend gate steward_1", "perform steward-12.1"]
    castle.does(*(["audience", *climb] if first == "audience" else [*climb, "audience"]))
    assert at_court(castle) == [3, 1, 1, 0, 0]
    assert castle.change(0) == {"coin": -2}  # 2 pearls were paid and 2 gained
    assert castle.decider == 1


def test_each_part_is_done_at_most_once() -> None:
    """W-9.1"""
    castle = courtiers(table(3).clan(0, coin=9, pearl=7, gate=3).room("steward_1", "steward-12")).does("audience")
    assert castle.choices == [*FROM_THE_GATE, *TWO_FLOORS, "decline"]
    assert castle.refusal("audience") == "W-9.1"
    castle.does("ascend gate steward_1", "perform steward-12.1")
    assert castle.decider == 1
    assert at_court(castle) == [1, 3, 1, 0, 0]


def test_the_climb_is_not_offered_again_after_it_was_done_first() -> None:
    """W-9.1"""
    castle = courtiers(table(3).clan(0, coin=9, pearl=7, gate=3).room("steward_1", "steward-12"))
    castle.does("ascend gate steward_1", "perform steward-12.1")
    assert castle.choices == ["audience", "decline"]
    assert castle.refusal("ascend gate steward_1") == "W-9.1"


def test_who_can_pay_no_climb_after_exchanging_is_asked_nothing_more() -> None:
    """W-19.4.6: nothing is left but none"""
    castle = courtiers(table(3).clan(0, seal=4, gate=1, daimyo=4))
    assert castle.choices == ["decline"]
    assert castle.does("exchange coin").decider == 1


@pytest.mark.parametrize("done", [[], ["audience"]])
def test_each_part_may_be_declined(done: list[str]) -> None:
    """W-9.1, W-17.1"""
    castle = courtiers(table(3).clan(0, coin=9, pearl=7, gate=1)).does(*done, "decline")
    assert castle.decider == 1
    assert at_court(castle) == ([4, 1, 0, 0, 0] if not done else [3, 2, 0, 0, 0])


# --- arriving on floor 1 or 2 -----------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ROOMS)
def test_who_enters_a_room_takes_its_card_and_the_room_is_refilled(room: str) -> None:
    """W-9.1.4: the old action card becomes a lantern, the new one comes from the deck of the floor."""
    floor = "stewards" if FLOOR[room] == 1 else "diplomats"
    fresh = "steward-04" if FLOOR[room] == 1 else "diplomat-02"
    setting = table(3).clan(0, pearl=5, gate=1, card="steward-10").deck(floor, fresh)
    castle = courtiers(setting)
    taken, left = castle.room(room).card, len(castle.deck(floor))
    castle.does(f"ascend gate {room}")
    assert (castle.clan(0).card, castle.clan(0).lanterns[-1]) == (taken, "steward-10")
    assert castle.room(room).card is None
    while castle.room(room).card is None:
        castle.does("choose food" if castle.question == "prompt-any" else "decline")
    assert castle.room(room).card == fresh
    assert len(castle.deck(floor)) == left - 1
    assert castle.clan(0).rooms[room] == 1


def test_the_other_rooms_keep_their_cards() -> None:
    """W-9.1.4"""
    castle = courtiers(table(3).clan(0, pearl=5, gate=1))
    others = {room: castle.room(room).card for room in ROOMS if room != "steward_2"}
    castle.does("ascend gate steward_2", "decline")
    assert {room: castle.room(room).card for room in others} == others


@pytest.mark.parametrize(
    ("card", "light"),
    [
        ("steward-15", ["steward-15.1", "steward-15.2"]),
        ("steward-07", ["steward-07.1", "steward-07.3"]),
        ("steward-02", ["steward-02.2", "steward-02.3"]),
    ],
)
def test_one_light_block_of_a_steward_may_be_performed(card: str, light: list[str]) -> None:
    """W-9.1.4 (b): not the dark one, and only one."""
    setting = table(3).clan(0, pearl=2, seal=5, coin=9, food=7, iron=7, gate=1).room("steward_1", card)
    castle = courtiers(setting).does("ascend gate steward_1")
    assert castle.choices == [*[f"perform {block}" for block in light], "decline"]
    dark = next(f"{card}.{number}" for number in (1, 2, 3) if f"{card}.{number}" not in light)
    assert castle.refusal(f"perform {dark}") == "W-19.3"
    castle.does(f"perform {light[0]}")
    assert castle.question == "prompt-courtiers-audience"


def test_the_light_block_of_a_diplomat_may_be_performed_or_declined() -> None:
    """W-9.1.4 (b), W-17.1"""
    setting = table(3).clan(0, pearl=5, gate=1).room("diplomat_1", "diplomat-06")
    castle = courtiers(setting).does("ascend gate diplomat_1")
    assert castle.choices == ["perform diplomat-06.2", "decline"]
    castle.does("decline")
    assert (castle.change(0), castle.clan(0).card) == ({"pearl": -5}, "diplomat-06")


def test_the_light_block_may_be_performed_whatever_tile_lies_beside_it() -> None:
    """W-9.1.4 (b)"""
    for tiles in (["orange", "black"], ["white", "black"], ["black", "white"]):
        setting = table(3).clan(0, pearl=5, gate=1).room("diplomat_1", "diplomat-06", tiles)
        castle = courtiers(setting).does("ascend gate diplomat_1", "perform diplomat-06.2")
        assert castle.change(0) == {"pearl": -5, "influence": 2}


def test_the_card_just_turned_down_already_lights() -> None:
    """W-9.1.4, W-17.11: (a) precedes (b)."""
    setting = table(3).clan(0, pearl=5, gate=1, card="starting-action-courtiers", lanterns=["starting-resource-8"])
    castle = courtiers(setting.room("diplomat_1", "diplomat-10"))
    castle.does("ascend gate diplomat_1", "perform diplomat-10.1")
    assert castle.change(0) == {"pearl": -5, "coin": 2, "food": 1, "influence": 1}


def test_the_room_is_refilled_after_the_light_block() -> None:
    """W-9.1.4: (b) precedes (c)."""
    setting = table(3).clan(0, pearl=5, gate=1).room("diplomat_1", "diplomat-05").deck("diplomats", "diplomat-11")
    castle = courtiers(setting).does("ascend gate diplomat_1")
    castle.does("choose food", "choose food")
    assert castle.room("diplomat_1").card is None
    castle.does("choose iron")
    assert castle.room("diplomat_1").card == "diplomat-11"
    kinds = castle.happened()
    assert kinds.index("takes-card") < kinds.index("performs", 1) < kinds.index("refills")


def test_former_action_cards_line_up_in_the_lantern_area() -> None:
    """W-9.1.4 (a), W-11.1, W-19.5.8"""
    lanterns = ["starting-resource-8", "starting-action-warriors"]
    setting = (
        table(3).clan(0, pearl=2, gate=1, card="steward-01", lanterns=lanterns).room("steward_1", "steward-12")
    )
    castle = courtiers(setting).does("ascend gate steward_1")
    assert castle.clan(0).lanterns == [*lanterns, "steward-01"]


# --- W-9.1.5: no cards left -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("room", "floor"), [("steward_1", "stewards"), ("diplomat_1", "diplomats")])
def test_with_an_empty_deck_the_card_stays_and_one_light_block_may_be_performed(room: str, floor: str) -> None:
    """W-9.1.5"""
    card = "steward-15" if room == "steward_1" else "diplomat-06"
    setting = table(3).clan(0, pearl=5, gate=1).room(room, card).deck(floor, only=True)
    castle = courtiers(setting).does(f"ascend gate {room}")
    own = (castle.clan(0).card, castle.clan(0).lanterns)
    assert own == ("starting-action-courtiers", ["starting-resource-3"])
    light = "steward-15.1" if room == "steward_1" else "diplomat-06.2"
    castle.does(f"perform {light}")
    assert castle.clan(0).influence == (1 if room == "steward_1" else 2)
    assert (castle.room(room).card, castle.clan(0).rooms[room]) == (card, 1)
    assert (castle.clan(0).card, castle.clan(0).lanterns) == own


def test_the_last_card_of_a_deck_still_replaces_a_taken_one() -> None:
    """W-9.1.4 (c), W-9.1.5"""
    setting = table(3).clan(0, pearl=5, gate=1).room("diplomat_1", "diplomat-06")
    castle = courtiers(setting.deck("diplomats", "diplomat-02", only=True))
    castle.does("ascend gate diplomat_1", "decline")
    assert (castle.clan(0).card, castle.room("diplomat_1").card) == ("diplomat-06", "diplomat-02")
    assert castle.view["decks"]["diplomat"] == 0


def test_only_the_deck_of_the_entered_floor_counts() -> None:
    """W-9.1.5"""
    setting = table(3).clan(0, pearl=5, gate=1).room("steward_1", "steward-15").deck("diplomats", only=True)
    castle = courtiers(setting).does("ascend gate steward_1", "decline")
    assert castle.clan(0).card == "steward-15"


# --- W-9.1.6: the daimyo ----------------------------------------------------------------------------------------


def test_with_the_daimyo_the_lanterns_light_first_then_a_free_slot_gives_its_reward() -> None:
    """W-9.1.6"""
    lanterns = ["starting-resource-8", "decree-coin"]
    setting = table(3).clan(0, pearl=2, rooms={"diplomat_1": 1}, lanterns=lanterns).daimyo("daimyo-06")
    castle = courtiers(setting).does("ascend floor_2 daimyo_room")
    assert castle.change(0) == {"pearl": -2, "food": 1, "coin": 1}
    assert castle.options == ["perform daimyo-06.1", "perform daimyo-06.2", "perform daimyo-06.3"]
    castle.does("perform daimyo-06.3")
    assert castle.change(0) == {"pearl": -2, "food": 1, "coin": 1, "points": 2}
    assert castle.view["daimyo"]["slots"] == [None, None, 0]
    assert castle.clan(0).daimyo == 1


def test_a_slot_that_is_taken_is_refused() -> None:
    """W-9.1.6"""
    setting = table(3).clan(0, pearl=2, rooms={"diplomat_1": 1}).daimyo("daimyo-06", None, 2)
    castle = courtiers(setting).does("ascend floor_2 daimyo_room")
    assert castle.options == ["perform daimyo-06.1", "perform daimyo-06.3"]
    assert castle.refusal("perform daimyo-06.2") == "W-9.1.6"
    with pytest.raises(IllegalAction, match="refusal-not-asked"):
        castle.does("decline")


def test_the_last_free_slot_is_taken_without_a_question() -> None:
    """W-9.1.6, W-17.19"""
    setting = table(2).clan(0, pearl=2, rooms={"diplomat_1": 1}, lanterns=["starting-resource-8"])
    castle = courtiers(setting.daimyo("daimyo-02", 1, None, 1)).does("ascend floor_2 daimyo_room")
    assert castle.change(0) == {"food": 1}  # 2 pearls paid, 2 gained in the slot
    assert castle.view["daimyo"]["slots"] == [1, 0, 1]


def test_without_a_free_slot_only_the_lanterns_light() -> None:
    """W-9.1.6"""
    setting = table(3).clan(0, pearl=2, rooms={"diplomat_1": 1}, lanterns=["starting-resource-8"])
    castle = courtiers(setting.daimyo("daimyo-06", 1, 2, 2)).does("ascend floor_2 daimyo_room")
    assert castle.change(0) == {"pearl": -2, "food": 1}
    assert (castle.clan(0).daimyo, castle.view["daimyo"]["slots"]) == (1, [1, 2, 2])


def test_no_card_changes_hands_with_the_daimyo() -> None:
    """W-9.1.6"""
    setting = table(3).clan(0, pearl=5, rooms={"steward_1": 1}).daimyo("daimyo-06")
    castle = courtiers(setting)
    rooms = castle.view["rooms"]
    castle.does("ascend floor_1 daimyo_room", "perform daimyo-06.3")
    assert (castle.view["rooms"], castle.clan(0).card) == (rooms, "starting-action-courtiers")


def test_a_climb_within_the_action_card_block_uses_the_new_card_later() -> None:
    """W-9.1.4, W-8.2: the block of the domain was opened by the old card; the card lies there for the next die."""
    setting = table(3).clan(0, pearl=2, gate=1, seal=1, card="steward-02").room("steward_1", "steward-12")
    castle = setting.dice(orange=[5, 6], white=[None, 6]).set()
    castle.does("take orange right", "place courtiers", "perform steward-02.1", "ascend gate steward_1")
    castle.does("perform steward-12.1")
    assert castle.clan(0).card == "steward-12"
    assert castle.change(0) == {"food": 2, "seal": -1}
