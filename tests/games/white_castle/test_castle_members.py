"""W-9.2, W-9.3: warriors go to the training yards, gardeners to the gardens."""

import pytest
from castle_table import GARDEN_CARDS, GARDENS, YARDS, Play, Table, table

IRON = {"yard_5": 5, "yard_3": 3, "yard_1": 1}
FOOD = {"stone-1": 1, "stone-2": 1, "stone-3": 2, "stone-4": 2, "stone-5": 3}
FOOD |= {"plant-1": 3, "plant-2": 4, "plant-3": 4, "plant-4": 4, "plant-5": 5}


def performed(setting: Table, action: str) -> Play:
    """Clan 0 begins this main action."""
    return setting.performing(action).set().does(f"perform {action}")


# --- warriors -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("yard", YARDS)
def test_a_warrior_leaves_the_row_for_a_yard_and_its_iron_is_paid(yard: str) -> None:
    """W-9.2.1"""
    castle = performed(table(3).clan(0, iron=6), "warriors").does(f"train {yard}")
    assert castle.clan(0).iron == 6 - IRON[yard]
    assert castle.clan(0).home["warriors"] == 4
    assert castle.clan(0).yards == dict.fromkeys(YARDS, 0) | {yard: 1}


@pytest.mark.parametrize(
    ("iron", "yards"), [(1, ["yard_1"]), (2, ["yard_1"]), (3, ["yard_3", "yard_1"]), (5, list(YARDS))]
)
def test_only_yards_whose_iron_is_there_are_open(iron: int, yards: list[str]) -> None:
    """W-9.2.1"""
    castle = performed(table(3).clan(0, iron=iron), "warriors")
    assert castle.choices == [*[f"train {yard}" for yard in yards], "decline"]
    for yard in YARDS:
        assert castle.refusal(f"train {yard}") == (None if yard in yards else "W-9.2.1")


def test_the_leftmost_warrior_leaves_so_that_the_rewards_are_uncovered_from_the_left() -> None:
    """W-9.2.1, W-8.2: with the third warrior gone the row shows 3 pearl and a seal."""
    castle = table(3).clan(0, iron=1, yards={"yard_1": 2}, card="steward-09").yard("yard_1", "yard-tile-8")
    castle = castle.performing("warriors", "yard-tile-8.blue").set()
    castle.does("perform warriors", "train yard_1", "resolve warriors")
    # 2 points of the yellow face; 2 food of the bottom block of steward-09
    assert castle.change(0) == {"iron": -1, "points": 2, "pearl": 3, "seal": 1, "food": 2}


def test_no_warrior_trains_when_all_have_left_or_no_iron_can_be_had() -> None:
    """W-9.2.1, W-17.30: the action is not offered."""
    for clan in ({"iron": 7, "yards": {"yard_1": 5}}, {"iron": 0}, {"iron": 0, "seal": 1}):
        castle = table(3).clan(0, **clan, coin=9, food=7).performing("warriors", "gardeners").set()
        assert castle.choices == ["perform gardeners"]


def test_two_seals_can_become_the_iron_of_a_yard() -> None:
    """W-9.2.1, W-10.5"""
    castle = performed(table(3).clan(0, seal=2), "warriors")
    assert castle.choices == ["decline"]
    castle.does("exchange iron", "train yard_1")
    assert castle.clan(0).yards["yard_1"] == 1


def test_a_warrior_may_stay_at_home() -> None:
    """W-9.2.1, W-17.1"""
    castle = performed(table(3).clan(0, iron=7), "warriors").does("decline")
    assert (castle.decider, castle.change(0), castle.clan(0).home["warriors"]) == (1, {}, 5)


@pytest.mark.parametrize(
    ("yard", "tile", "gained"),
    [
        ("yard_1", "yard-tile-1", {"pearl": 3}),
        ("yard_1", "yard-tile-3", {"food": 3}),
        ("yard_1", "yard-tile-5", {"seal": 2}),
        ("yard_1", "yard-tile-6", {"coin": 5}),
        ("yard_1", "yard-tile-8", {"points": 2}),
    ],
)
def test_the_tile_of_the_yard_is_performed(yard: str, tile: str, gained: dict[str, int]) -> None:
    """W-9.2.1, W-1.4"""
    castle = performed(table(3).clan(0, iron=1).yard(yard, tile), "warriors").does(f"train {yard}")
    assert castle.change(0) == {"iron": -1} | gained


def test_the_tile_of_a_yard_may_be_declined() -> None:
    """W-9.2.1, W-17.1"""
    castle = performed(table(3).clan(0, iron=1).yard("yard_1", "yard-tile-2"), "warriors").does("train yard_1")
    assert castle.choices == ["perform yard-tile-2.yellow", "decline"]
    castle.does("decline")
    assert (castle.decider, castle.change(0)) == (1, {"iron": -1})


@pytest.mark.parametrize("first", [0, 1])
def test_both_tiles_of_the_dearest_yard_are_performed_in_any_order(first: int) -> None:
    """W-9.2.1, W-17.29"""
    setting = table(3).clan(0, iron=5, coin=2).yard("yard_5", "yard-tile-1", "yard-tile-2")
    castle = performed(setting, "warriors").does("train yard_5")
    tiles = [["perform yard-tile-1.blue", "audience"], ["perform yard-tile-2.yellow"]]
    assert castle.choices == [tiles[0][0], tiles[1][0], "decline"]
    castle.does(*tiles[first])
    if first == 0:
        assert castle.choices == [tiles[1][0], "decline"]
    castle.does(tiles[1 - first][-1])  # of a tile that is left alone only its action asks
    assert castle.change(0) == {"iron": -5, "coin": -2, "influence": 2}
    assert castle.decider == 1


def test_a_tile_can_provide_what_the_other_needs() -> None:
    """W-9.2.1, W-17.29: 3 food of one tile, gardeners on the other."""
    setting = table(3).clan(0, iron=5).yard("yard_5", "yard-tile-3", "yard-tile-1")
    castle = performed(setting, "warriors").does("train yard_5")
    assert (castle.decider, castle.change(0)) == (1, {"iron": -5, "pearl": 3})  # no food: gardeners impossible
    setting = table(3).clan(0, iron=5).yard("yard_5", "yard-tile-1", "yard-tile-6")
    castle = performed(setting, "warriors").does("train yard_5")
    assert castle.change(0) == {"iron": -5, "coin": 5}  # with 5 coins the audience becomes possible
    assert castle.choices == ["audience", "decline"]


def test_a_warrior_on_a_tile_sends_another() -> None:
    """W-9.2.1, W-16.4"""
    setting = table(3).clan(0, iron=4).yard("yard_3", "yard-tile-2").yard("yard_1", "yard-tile-8")
    castle = performed(setting, "warriors").does("train yard_3", "train yard_1")
    assert castle.clan(0).yards == {"yard_5": 0, "yard_3": 1, "yard_1": 1}
    assert castle.change(0) == {"iron": -4, "points": 2}


# --- gardeners ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("garden", GARDENS)
def test_a_gardener_leaves_the_row_for_a_garden_and_its_food_is_paid(garden: str) -> None:
    """W-9.3.1"""
    castle = performed(table(3).clan(0, food=5), "gardeners").does(f"tend {garden}")
    assert castle.clan(0).food == 5 - FOOD[GARDEN_CARDS[garden]]
    assert castle.clan(0).home["gardeners"] == 4
    assert castle.clan(0).gardens == [garden]


@pytest.mark.parametrize("card", FOOD)
def test_a_garden_is_open_to_whoever_has_its_food(card: str) -> None:
    """W-9.3.1"""
    garden = f"black_{card.split('-')[0]}"
    rich = performed(table(3).clan(0, food=FOOD[card]).garden(garden, card), "gardeners")
    assert f"tend {garden}" in rich.choices
    poor = table(3).clan(0, food=FOOD[card] - 1, seal=2).garden(garden, card)
    castle = performed(poor, "gardeners")
    assert castle.refusal(f"tend {garden}") == "W-9.3.1"
    castle.does("exchange food")
    assert castle.refusal(f"tend {garden}") is None


def test_no_clan_has_two_gardeners_in_one_garden() -> None:
    """W-9.3.1, W-19.5.6"""
    castle = performed(table(3).clan(0, food=7, gardens=["orange_stone", "white_plant"]), "gardeners")
    assert castle.choices == [
        "tend orange_plant",
        "tend black_stone",
        "tend black_plant",
        "tend white_stone",
        "decline",
    ]
    assert castle.refusal("tend orange_stone") == castle.refusal("tend white_plant") == "W-9.3.1"


def test_gardeners_of_other_clans_do_not_block_a_garden() -> None:
    """W-9.3.1"""
    setting = table(3).clan(0, food=1).clan(1, gardens=["orange_stone"]).clan(2, gardens=["orange_stone"])
    castle = performed(setting, "gardeners").does("tend orange_stone")
    assert [castle.clan(number).gardens for number in range(3)] == [["orange_stone"]] * 3


def test_the_leftmost_gardener_leaves_so_that_the_rewards_are_uncovered_from_the_left() -> None:
    """W-9.3.1, W-8.2: with the third gardener gone the row shows 3 iron and a lantern."""
    clan = {"gardens": GARDENS[1:3], "card": "steward-07"}
    lanterns = ["starting-resource-8", "starting-action-courtiers", "diplomat-02"]
    setting = table(3).clan(0, food=1, **clan, lanterns=lanterns)
    castle = setting.performing("gardeners", "yard-tile-8.blue").set()
    castle.does("perform gardeners", "tend orange_stone", "resolve gardeners")
    assert castle.change(0) == {"coin": 3, "iron": 3, "influence": 1, "points": 1}  # a food paid and one gained


def test_no_gardener_is_sent_when_all_have_left_or_no_food_can_be_had() -> None:
    """W-9.3.1, W-17.30"""
    for clan in ({"food": 7, "gardens": GARDENS[:5]}, {"food": 0}, {"food": 0, "seal": 1}):
        castle = table(3).clan(0, **clan, coin=9, iron=7).performing("gardeners", "warriors").set()
        assert castle.choices == ["perform warriors"]


def test_a_gardener_may_stay_at_home() -> None:
    """W-9.3.1, W-17.1"""
    castle = performed(table(3).clan(0, food=7), "gardeners").does("decline")
    assert (castle.decider, castle.change(0), castle.clan(0).home["gardeners"]) == (1, {}, 5)


@pytest.mark.parametrize(
    ("card", "gained"),
    [("stone-1", {"coin": 3}), ("stone-3", {"seal": 2}), ("stone-5", {"seal": 1, "pearl": 1, "iron": 1})],
)
def test_the_action_of_the_garden_is_performed(card: str, gained: dict[str, int]) -> None:
    """W-9.3.1"""
    castle = performed(table(3).clan(0, food=FOOD[card]).garden("white_stone", card), "gardeners")
    castle.does("tend white_stone")
    assert castle.change(0) == {"food": -FOOD[card]} | gained


def test_a_stone_garden_gives_two_resources_of_choice() -> None:
    """W-9.3.1, W-10.6"""
    castle = performed(table(3).clan(0, food=1).garden("white_stone", "stone-2"), "gardeners")
    castle.does("tend white_stone", "choose iron", "choose pearl")
    assert castle.change(0) == {"food": -1, "iron": 1, "pearl": 1}


@pytest.mark.parametrize(
    ("card", "coins", "question"),
    [
        ("plant-1", 4, "prompt-row"),
        ("plant-2", 3, "prompt-courtiers"),
        ("plant-3", 3, "prompt-tend"),
        ("plant-4", 3, "prompt-train"),
        ("plant-5", 4, "prompt-castle-any"),
    ],
)
def test_a_plant_garden_costs_coins_before_its_action(card: str, coins: int, question: str) -> None:
    """W-9.3.1"""
    setting = table(3).clan(0, food=7, iron=1, pearl=2, coin=coins, gate=1).garden("white_plant", card)
    castle = performed(setting, "gardeners").does("tend white_plant")
    assert castle.choices == [f"perform {card}", "decline"]
    castle.does(f"perform {card}")
    assert (castle.clan(0).coin, castle.question) == (0, question)


def test_the_action_of_a_garden_may_be_declined_and_the_gardener_stays() -> None:
    """W-9.3.2"""
    setting = table(3).clan(0, food=3, coin=4).garden("white_plant", "plant-1")
    castle = performed(setting, "gardeners").does("tend white_plant", "decline")
    assert (castle.decider, castle.change(0), castle.clan(0).gardens) == (1, {"food": -3}, ["white_plant"])


@pytest.mark.parametrize("card", ["plant-1", "plant-2", "plant-3", "plant-4", "plant-5"])
def test_without_its_coins_the_action_of_a_garden_is_lost_and_the_gardener_stays(card: str) -> None:
    """W-9.3.2"""
    coins = {"plant-1": 4, "plant-5": 4}.get(card, 3)
    setting = table(3).clan(0, food=7, iron=5, pearl=5, gate=1, coin=coins - 1).garden("white_plant", card)
    castle = performed(setting, "gardeners").does("tend white_plant")
    assert (castle.decider, castle.change(0), castle.clan(0).gardens) == (1, {"food": -FOOD[card]}, ["white_plant"])


def test_seals_can_become_the_coins_of_a_garden() -> None:
    """W-9.3.2, W-10.5"""
    setting = table(3).clan(0, food=3, coin=3, seal=1).garden("white_plant", "plant-1")
    castle = performed(setting, "gardeners").does("tend white_plant")
    assert castle.choices == ["decline"]
    assert castle.refusal("perform plant-1") == "W-9.3.2"
    castle.does("exchange coin", "perform plant-1", "resolve warriors")
    assert (castle.clan(0).pearl, castle.clan(0).coin, castle.clan(0).seal) == (1, 0, 0)


def test_a_gardener_in_a_garden_sends_another() -> None:
    """W-9.3.1, W-16.4"""
    setting = table(3).clan(0, food=5, coin=3).garden("white_plant", "plant-3").garden("black_stone", "stone-1")
    castle = performed(setting, "gardeners").does("tend white_plant", "perform plant-3", "tend black_stone")
    assert castle.clan(0).gardens == ["black_stone", "white_plant"]
    assert castle.change(0) == {"food": -5}  # 3 coins paid, 3 gained
