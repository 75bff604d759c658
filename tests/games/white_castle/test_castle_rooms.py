"""W-6, W-7, W-8: castle rooms, outside the walls, the well, the personal domain."""

from typing import Any

import pytest
from castle_table import COLOURS, DATA, GARDENS, ROOMS, Play, Table, table

STEWARDS, DIPLOMATS = ROOMS[:3], ROOMS[3:]
ROW_OF = {"orange": "courtiers", "black": "gardeners", "white": "warriors"}


def sent_out(row: str, members: int) -> dict[str, Any]:
    """So many members of a row stand somewhere else."""
    if row == "courtiers":
        return {"gate": members}
    return {"gardens": GARDENS[:members]} if row == "gardeners" else {"yards": {"yard_1": members}}


def with_die(setting: Table, colour: str, value: int) -> Table:
    """Only this die of its colour is left, on the right end: no lantern."""
    return setting.dice(**{colour: [None, value]})


def placed(setting: Table, die: str, space: str) -> Play:
    colour, value = die.split("_")
    return with_die(setting, colour, int(value)).set().does(f"take {colour} right", f"place {space}")


# --- W-6: castle rooms ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_die_enters_only_a_room_with_a_tile_of_its_colour(room: str, colour: str) -> None:
    """W-6.1"""
    others = [each for each in COLOURS if each != colour]
    without = [*others, others[0]] if room in STEWARDS else others
    closed = with_die(table(3).clan(0, coin=9).room(room, tiles=without), colour, 5).set()
    closed.does(f"take {colour} right")
    assert room not in closed.spaces
    assert closed.refusal(f"place {room}") == "W-6.1"
    for place in range(len(without)):
        tiles = [*without[:place], colour, *without[place + 1 :]]
        if len(set(tiles)) > 1:
            castle = with_die(table(3).clan(0, coin=9).room(room, tiles=tiles), colour, 5).set()
            assert room in castle.does(f"take {colour} right").spaces


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("room", STEWARDS)
def test_in_a_steward_room_each_tile_belongs_to_the_block_beside_it(room: str, place: int) -> None:
    """W-6.2: steward-12 has 2 pearl, a seal and a point, and gardeners for a seal."""
    tiles = ["orange", "black"]
    tiles.insert(place, "white")
    setting = table(3).clan(0, seal=1, food=7).room(room, "steward-12", tiles)
    castle = placed(setting, "white_3", room)
    if place == 2:
        assert castle.choices == ["perform steward-12.3", "decline"]
    else:
        assert castle.change(0) == [{"pearl": 2}, {"seal": 1, "points": 1}][place]
        assert castle.decider == 1


@pytest.mark.parametrize("skipped", [0, 1, 2])
def test_two_tiles_of_the_colour_open_two_blocks_of_a_steward(skipped: int) -> None:
    """W-6.2"""
    tiles = ["white", "white", "white"]
    tiles[skipped] = "black"
    setting = table(3).clan(0, seal=1, food=7).room("steward_1", "steward-07", tiles)
    castle = placed(setting, "white_3", "steward_1")
    blocks = [f"perform steward-07.{number + 1}" for number in range(3) if number != skipped]
    assert castle.choices == [*blocks, "decline"]


def test_a_block_is_performed_once() -> None:
    """W-6.2"""
    setting = table(3).clan(0, seal=2, food=7).room("steward_1", "steward-07", ["white", "white", "black"])
    castle = placed(setting, "white_3", "steward_1")
    castle.does("perform steward-07.1")
    assert castle.choices == ["perform steward-07.2", "decline"]
    castle.does("perform steward-07.2", "decline")
    assert (castle.decider, castle.change(0)) == (1, {"influence": 1, "seal": -1})


@pytest.mark.parametrize("room", DIPLOMATS)
@pytest.mark.parametrize(("die", "block"), [("orange_4", 1), ("white_4", 2)])
@pytest.mark.parametrize("card", ["diplomat-06", "diplomat-07", "diplomat-11"])
def test_in_a_diplomat_room_the_upper_and_the_lower_tile_open_one_block(
    room: str, die: str, block: int, card: str
) -> None:
    """W-6.2: whatever the height of the blocks."""
    setting = table(3).clan(0, food=7, iron=7).room(room, card, ["orange", "white"])
    castle = placed(setting, die, room)
    assert opens(castle, f"{card}.{block}")
    castle.does("decline")
    assert castle.decider == 1


def opens(castle: Play, block: str) -> bool:
    """Whether this block may be declined, or has opened an action that may (W-19.4.7)."""
    asked = castle.choices == [f"perform {block}", "decline"]
    return asked or (castle.events("performs", "opens")[-1]["bundle"] == block and castle.choices[-1] == "decline")


def test_the_dark_block_of_a_steward_costs_a_seal_before_its_action() -> None:
    """W-6.3"""
    setting = table(3).clan(0, seal=1, coin=2).room("steward_1", "steward-02", ["white", "orange", "black"])
    castle = placed(setting, "white_3", "steward_1").does("perform steward-02.1")
    assert (castle.clan(0).seal, castle.question) == (0, "prompt-courtiers")


def test_without_a_seal_the_dark_block_of_a_steward_is_closed() -> None:
    """W-6.3"""
    setting = table(3).clan(0, food=7).room("steward_1", "steward-07", ["white", "white", "black"])
    castle = placed(setting, "white_3", "steward_1")
    assert castle.choices == ["perform steward-07.1", "decline"]
    assert castle.refusal("perform steward-07.2") == "W-6.3"


def test_the_dark_block_of_a_diplomat_is_free() -> None:
    """W-6.3"""
    setting = table(3).clan(0, iron=1).room("diplomat_1", "diplomat-05", ["white", "orange"])
    castle = placed(setting, "white_4", "diplomat_1")
    assert (castle.question, castle.change(0)) == ("prompt-train", {})


def test_goods_of_one_block_pay_for_the_other() -> None:
    """W-6.2, W-6.3, W-5.8: a seal from the second block of steward-12, gardeners for a seal in the third."""
    setting = table(3).clan(0, food=1).room("steward_3", "steward-12", ["black", "white", "white"])
    castle = placed(setting, "white_3", "steward_3")
    assert castle.change(0) == {"seal": 1, "points": 1}
    assert castle.choices == ["perform steward-12.3", "decline"]


def test_a_block_of_another_colour_is_not_open() -> None:
    """W-6.2"""
    setting = table(3).clan(0, seal=5, food=7).room("steward_1", "steward-07", ["white", "black", "white"])
    castle = placed(setting, "white_3", "steward_1")
    assert castle.refusal("perform steward-07.2") == "W-19.3"
    assert castle.choices == ["perform steward-07.1", "perform steward-07.3", "decline"]


@pytest.mark.parametrize("room", ROOMS)
def test_a_die_neither_takes_nor_changes_the_card(room: str) -> None:
    """W-6.4"""
    tiles = ["orange", "black", "white"] if room in STEWARDS else ["orange", "white"]
    setting = with_die(table(3).clan(0, coin=9).room(room, tiles=tiles), "orange", 5)
    castle = setting.set()
    rooms, own = castle.view["rooms"], castle.clan(0).card
    castle.does("take orange right", f"place {room}")
    assert castle.view["rooms"] == rooms
    assert (castle.clan(0).card, castle.clan(0).lanterns) == (own, castle.before[0]["lanterns"])


def test_both_blocks_are_of_the_card_that_lay_there_when_the_die_was_placed() -> None:
    """W-6.2: up to two actions of the same card, also when the first of them takes that card away (W-9.1.4)."""
    setting = table(3).clan(0, coin=0, seal=1, pearl=2, iron=0, gate=1).deck("stewards", "steward-05")
    setting.room("steward_1", card="steward-02", tiles=["white", "black", "white"])
    play = placed(setting, "white_3", "steward_1").does("perform steward-02.1", "ascend gate steward_1")
    play.does("perform steward-02.2")  # the light block of the card that was taken: 1 influence
    assert play.room("steward_1").card == "steward-05"
    assert play.clan(0).card == "steward-02"
    assert (
        play.clan(0).iron == 2
    )  # the other block of steward-02 came by itself; steward-05 would give iron and lanterns


# --- W-7: outside the walls and the well ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "first", "other"),
    [("outside_1", "gardeners", "courtiers"), ("outside_2", "warriors", "courtiers")],
)
def test_outside_the_walls_one_of_two_actions_is_performed(space: str, first: str, other: str) -> None:
    """W-7.1, W-2.5"""
    setting = table(3).clan(0, coin=9, food=7, iron=7)
    castle = placed(setting, "black_5", space)
    assert set(castle.choices) == {f"perform {first}", f"perform {other}", "decline"}
    castle.does(f"perform {first}", "decline")
    assert castle.decider == 1
    again = placed(setting, "black_5", space).does(f"perform {other}", "audience")
    assert (again.decider, again.clan(0).gate) == (1, 1)


def test_the_third_action_is_not_open_outside_the_walls() -> None:
    """W-7.1"""
    setting = table(3).clan(0, coin=9, food=7, iron=7)
    assert placed(setting, "black_5", "outside_1").refusal("perform warriors") == "W-19.3"
    setting = table(3).clan(0, coin=9, food=7, iron=7)
    assert placed(setting, "black_5", "outside_2").refusal("perform gardeners") == "W-19.3"


def test_outside_the_walls_nothing_need_be_possible() -> None:
    """W-7.1, W-17.16"""
    castle = placed(table(3), "black_5", "outside_1")
    assert (castle.decider, castle.change(0)) == (1, {})


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_die_in_the_well_gains_the_difference_to_one(colour: str, value: int) -> None:
    """W-7.2: never a payment, whatever the colour; then a seal and both tiles."""
    setting = with_die(table(3).clan(0, coin=9).well("food", "coin"), colour, value)
    castle = setting.set().does(f"take {colour} right", "place well")
    gained = {"coin": value - 1 + 1, "seal": 1, "food": 1}
    assert castle.change(0) == gained


@pytest.mark.parametrize(
    ("rewards", "gained"),
    [
        (["food", "iron"], {"food": 1, "iron": 1, "seal": 1}),
        (["pearl", "coin"], {"pearl": 1, "coin": 1, "seal": 1}),
        (["food", "food"], {"food": 2, "seal": 1}),
        (["coin", "coin"], {"coin": 2, "seal": 1}),
        (["any", "iron"], {"iron": 1, "pearl": 1, "seal": 1}),
        (["any", "any"], {"pearl": 2, "seal": 1}),
    ],
)
def test_the_well_gives_a_seal_and_the_rewards_of_both_tiles(rewards: list[str], gained: dict[str, int]) -> None:
    """W-7.2, W-7.3: as an effect there is no die and no difference in coins."""
    by_die = placed(table(3).clan(0, coin=9).well(*rewards), "black_1", "well")
    by_effect = table(3).clan(0, coin=9).well(*rewards).performing("stone-5").set().does("perform stone-5")
    for castle in (by_die, by_effect):
        for _ in range(rewards.count("any")):
            castle.does("choose pearl")
        assert castle.change(0) == gained
        assert castle.decider == 1


# --- W-8: the personal domain ---------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_a_die_goes_only_into_the_row_of_its_colour(colour: str) -> None:
    """W-8.1"""
    castle = with_die(table(3).clan(0, coin=9), colour, 5).set().does(f"take {colour} right")
    for other, row in ROW_OF.items():
        assert (row in castle.spaces) == (other == colour)
        assert castle.refusal(f"place {row}") == (None if other == colour else "W-8.1")


def test_a_row_that_holds_a_die_is_closed() -> None:
    """W-8.1"""
    setting = table(3).clan(0, coin=9, dice={"gardeners": "black_2"})
    castle = with_die(setting, "black", 5).set().does("take black right")
    assert "gardeners" not in castle.spaces
    assert castle.refusal("place gardeners") == "W-8.1"


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_die_in_the_domain_pays_the_difference_to_six(value: int) -> None:
    """W-8.1"""
    castle = placed(table(3).clan(0, coin=7, card="steward-13"), f"orange_{value}", "courtiers")
    assert castle.clan(0).coin == 7 - (6 - value)


REWARDS = {
    "courtiers": ["food", "food", "food", "2 coin", "food", "seal"],
    "gardeners": ["iron", "iron", "iron", "lantern", "iron", "2 coin"],
    "warriors": ["pearl", "pearl", "pearl", "seal", "pearl", "lantern"],
}


def summed(rewards: list[str]) -> dict[str, int]:
    """The rewards as goods; the lantern of these tests gives a point."""
    gained: dict[str, int] = {}
    for reward in rewards:
        number, good = reward.split() if " " in reward else ("1", reward)
        good = "points" if good == "lantern" else good
        gained[good] = gained.get(good, 0) + int(number)
    return gained


@pytest.mark.parametrize("gone", range(6))
@pytest.mark.parametrize("colour", COLOURS)
def test_a_row_gives_one_reward_and_one_more_for_each_member_that_has_left(colour: str, gone: int) -> None:
    """W-8.2, W-8.4, W-19.5.4"""
    row = ROW_OF[colour]
    lanterns = ["diplomat-03", "starting-resource-3", "starting-action-warriors"]
    setting = table(3).clan(0, card="steward-05", lanterns=lanterns, **sent_out(row, gone))
    castle = placed(setting, f"{colour}_6", row)
    expected = summed(REWARDS[row][: gone + 1])
    if "points" in expected:  # the other lanterns of the area
        expected |= {"pearl": expected.get("pearl", 0) + 1, "influence": 1}
    if row == "gardeners":  # the free block of steward-05 beside it, taken without a question
        expected |= {good: expected.get(good, 0) + 1 for good in ("food", "pearl")}
    assert castle.change(0) == expected


def test_the_rewards_of_a_row_come_before_the_action_card() -> None:
    """W-8.2: the seal of the row can pay for the block."""
    setting = table(3).clan(0, card="steward-15", iron=1, yards={"yard_1": 3})
    castle = placed(setting, "white_6", "warriors")
    assert castle.change(0) == {"pearl": 3, "seal": 1}
    assert castle.choices == ["perform steward-15.3", "decline"]
    castle.does("perform steward-15.3", "train yard_1")
    assert castle.clan(0).yards["yard_1"] == 4


def test_the_block_of_the_action_card_may_be_declined_but_not_the_rewards() -> None:
    """W-8.2, W-17.1"""
    castle = placed(table(3).clan(0, coin=2), "orange_6", "courtiers")
    assert castle.choices == ["audience", "decline"]
    castle.does("decline")
    assert (castle.decider, castle.change(0)) == (1, {"food": 1})


def test_a_block_of_the_action_card_costs_what_it_shows() -> None:
    """W-8.2, W-6.3"""
    castle = placed(table(3).clan(0, coin=2, seal=1, card="steward-02"), "orange_6", "courtiers")
    castle.does("perform steward-02.1", "audience")
    assert castle.change(0) == {"food": 1, "seal": -1, "coin": -2}
    poor = placed(table(3).clan(0, coin=2, card="steward-02"), "orange_6", "courtiers")
    assert (poor.decider, poor.change(0)) == (1, {"food": 1})


BLOCK_BESIDE = {  # by row: top, middle, bottom
    "steward-07": [1, 2, 3],
    "diplomat-06": [1, 2, 2],
    "diplomat-11": [1, 1, 2],
    "starting-action-gardeners": [1, 1, 1],
}


@pytest.mark.parametrize("card", BLOCK_BESIDE)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_row_opens_the_block_of_the_action_card_beside_it(card: str, place: int) -> None:
    """W-8.2, W-8.3, W-17.20: a block two or three rows high belongs to all of them."""
    row, colour = DATA["domain_row"][place]["id"], COLOURS[place]
    setting = table(3).clan(0, card=card, seal=1, food=6, iron=6, pearl=6)
    block = f"{card}.{BLOCK_BESIDE[card][place]}"
    castle = placed(setting, f"{colour}_6", row)
    if block == "steward-07.3":  # nothing but 2 food: not worth a question, and food was at 6
        assert castle.change(0) == {"pearl": 1, "food": 1}
    else:
        assert opens(castle, block)
