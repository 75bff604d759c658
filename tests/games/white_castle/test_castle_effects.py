"""W-16: effects that point elsewhere, to blocks of the castle and rows of the domain."""

import pytest
from castle_table import Play, Table, table
from eager_play import rich_game

CASTLE = {  # three tiles of each colour and more, in every room another pattern
    "steward_1": ("steward-05", ["orange", "black", "white"]),
    "steward_2": ("steward-07", ["black", "white", "orange"]),
    "steward_3": ("steward-12", ["white", "orange", "black"]),
    "diplomat_1": ("diplomat-05", ["orange", "black"]),
    "diplomat_2": ("diplomat-08", ["white", "orange"]),
}
BLOCKS_BY_COLOUR = {
    "orange": ["steward-05.1", "steward-07.3", "steward-12.2", "diplomat-05.1", "diplomat-08.2"],
    "black": ["steward-05.2", "steward-07.1", "steward-12.3", "diplomat-05.2"],
    "white": ["steward-05.3", "steward-07.2", "steward-12.1", "diplomat-08.1"],
}
LIGHT = [
    "steward-05.2", "steward-05.3", "steward-07.1", "steward-07.3", "steward-12.1", "steward-12.2",
    "diplomat-05.2", "diplomat-08.1",
]  # fmt: skip
DIPLOMATS = ("diplomat_1", "diplomat_2")
RICH = {"food": 5, "iron": 5, "pearl": 5, "coin": 9, "seal": 2}
YARD_TILE = {"orange": "yard-tile-4", "white": "yard-tile-5", "black": "yard-tile-6", "any": "yard-tile-7"}


def castle(setting: Table, **clan: object) -> Table:
    for room, (card, tiles) in CASTLE.items():
        setting.room(room, card, tiles)
    return setting.clan(0, **clan)


def performing(bundle: str, **clan: object) -> Play:
    """Clan 0, in front of this castle, performs something."""
    return castle(table(3), **clan).performing(bundle, only_one=True).set().does(f"perform {bundle}")


def offered(play: Play) -> list[str]:
    return [action.split()[1] for action in play.choices if action.startswith("perform")]


# --- castle blocks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", BLOCKS_BY_COLOUR)
def test_a_tile_effect_reaches_all_blocks_beside_a_tile_of_that_colour(colour: str) -> None:
    """W-16.1"""
    play = performing(f"{YARD_TILE[colour]}.blue", **RICH)
    assert offered(play) == BLOCKS_BY_COLOUR[colour]
    for other in ("orange", "black", "white"):
        if other != colour:
            assert play.refusal(f"perform {BLOCKS_BY_COLOUR[other][0]}") is not None


def test_any_colour_reaches_all_thirteen_blocks() -> None:
    """W-16.1, W-17.31: and no slot of the daimyo card"""
    play = performing("yard-tile-7.blue", **RICH)
    every_block = sorted(block for blocks in BLOCKS_BY_COLOUR.values() for block in blocks)
    assert sorted(offered(play)) == every_block
    assert len(every_block) == 13
    assert play.refusal("perform daimyo-01.2") is not None


def test_castle_light_reaches_the_eight_light_blocks_whatever_the_tile() -> None:
    """W-16.2, W-17.31"""
    play = performing("stone-4", **RICH)
    assert offered(play) == LIGHT
    assert play.refusal("perform steward-05.1") is not None


@pytest.mark.parametrize("bundle", ["yard-tile-7.yellow", "daimyo-07.1", "stone-4"])
def test_castle_light_stands_on_tiles_slots_and_a_garden(bundle: str) -> None:
    """W-16.2"""
    play = performing(bundle, **RICH).does("perform steward-12.1")
    assert play.change(0) == {"pearl": 2}


def test_only_one_block_is_performed() -> None:
    """W-16.1, W-16.2"""
    assert performing("yard-tile-7.blue", **RICH).does("perform steward-07.3").question == "prompt-take"
    assert performing("stone-4", **RICH).does("perform steward-07.3").question == "prompt-take"


def test_the_cost_of_the_block_is_paid() -> None:
    """W-16.1, W-6.3: 1 seal in front of the dark blocks of stewards, none in front of those of diplomats"""
    assert performing("yard-tile-7.blue", **RICH).does("perform steward-05.1").change(0) == {"seal": -1}
    assert performing("yard-tile-7.blue", **RICH).does("perform diplomat-05.1").change(0) == {}


def test_a_block_whose_cost_cannot_be_paid_is_not_offered() -> None:
    """W-16.1, W-6.3"""
    play = performing("yard-tile-7.blue", **RICH | {"seal": 0})
    assert [block for block in ("steward-05.1", "steward-07.2", "steward-12.3") if block in offered(play)] == []
    assert play.refusal("perform steward-05.1") == "W-6.3"


@pytest.mark.parametrize(("coins", "possible"), [(1, False), (2, True)])
def test_it_is_judged_with_the_seal_that_the_block_costs_already_paid(coins: int, possible: bool) -> None:
    """W-16.1, W-17.4: all white tiles lie beside dark blocks, and the only seal goes for one of them"""
    rooms = {"steward_1": ("steward-02", ["white", "orange", "black"])}
    rooms |= {"steward_2": ("steward-07", ["orange", "white", "black"])}
    rooms |= {"steward_3": ("steward-15", ["black", "orange", "white"])}
    setting = table(3).clan(0, seal=1, coin=coins).performing("yard-tile-5.blue", only_one=True)
    for room, (card, tiles) in (rooms | dict.fromkeys(DIPLOMATS, (None, ["orange", "black"]))).items():
        setting.room(room, card, tiles)
    assert ("perform yard-tile-5.blue" in setting.set().options) == possible


def test_none_may_be_chosen() -> None:
    """W-16.1, W-16.2, W-17.1"""
    for bundle in ("yard-tile-7.blue", "stone-4"):
        assert performing(bundle, **RICH).does("decline").change(0) == {}


def test_the_card_stays_where_it_is_and_no_die_counts() -> None:
    """W-16.1, W-6.4: nor is there a difference in coins"""
    setting = castle(table(3), **RICH).on_space("steward_2", "black_6", "black_6")
    play = setting.performing("yard-tile-6.blue", only_one=True).set()
    play.does("perform yard-tile-6.blue", "perform steward-07.1")
    assert play.change(0) == {"influence": 1}
    assert play.room("steward_2").card == "steward-07"


@pytest.mark.parametrize(("slot", "colour"), [(1, "orange"), (2, "black"), (3, "white")])
def test_the_promo_daimyo_card_points_to_tiles(slot: int, colour: str) -> None:
    """W-16.1, W-1.5"""
    setting = castle(table(3, promo=True), **RICH | {"rooms": {"diplomat_1": 1}}).daimyo("daimyo-promo")
    play = setting.performing("courtiers", only_one=True).set()
    play.does("perform courtiers", "ascend floor_2 daimyo_room", f"perform daimyo-promo.{slot}")
    assert offered(play) == BLOCKS_BY_COLOUR[colour]


def test_the_promo_plant_garden_offers_one_of_the_three_main_actions() -> None:
    """W-1.5: 4 coins, then courtiers, gardeners or warriors"""
    play = performing("plant-promo", **RICH)
    assert play.change(0) == {"coin": -4}
    assert play.choices == ["perform courtiers", "perform gardeners", "perform warriors", "decline"]
    assert play.does("perform warriors", "train yard_1").change(0) == {"coin": -4, "iron": -1, "seal": 2}
    assert play.question == "prompt-take"


# --- rows of the domain ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "change"),
    [
        ("courtiers", {"food": 2, "seal": 1}),  # then steward-10.1: a seal and a unit of choice
        ("gardeners", {"iron": 2}),
        ("warriors", {"pearl": 2, "iron": 1, "food": 1}),  # then steward-10.3
    ],
)
def test_domain_resolves_a_row_of_choice_as_if_a_die_were_placed(row: str, change: dict[str, int]) -> None:
    """W-16.3, W-8.2: the visible rewards, then the part of the action card; no coins"""
    sent = {"gate": 1, "gardens": ["orange_stone"], "yards": {"yard_1": 1}}
    play = performing("yard-tile-8.blue", card="steward-10", **sent)
    assert play.choices == ["resolve courtiers", "resolve gardeners", "resolve warriors", "decline"]
    assert play.does(f"resolve {row}").change(0) == change


def test_domain_costs_what_the_garden_says() -> None:
    """W-16.3: plant-1 has it for 4 coins"""
    play = performing("plant-1", coin=4, card="diplomat-01").does("resolve gardeners")
    assert play.change(0) == {"coin": -4, "iron": 1}
    assert play.does("choose food", "choose food", "choose food").change(0)["food"] == 3


def test_a_die_on_the_row_does_not_matter() -> None:
    """W-16.3: nor does it block the row, nor does the row take a die"""
    setting = table(3).clan(0, dice={"gardeners": "black_1"}, card="steward-10")
    play = setting.performing("yard-tile-8.blue", only_one=True).set()
    assert play.does("perform yard-tile-8.blue", "resolve gardeners").change(0) == {"iron": 1}
    assert play.clan(0).dice["gardeners"] == {"colour": "black", "value": 1}
    assert play.clan(0).dice["warriors"] is None


def test_all_rewards_of_a_row_come_before_its_action() -> None:
    """W-8.2, W-16.3: also what they ask: the lantern of the third gardener moves the token to a barrier"""
    lanterns = ["starting-resource-3", "starting-action-courtiers"]
    gardens = ["orange_stone", "orange_plant", "black_stone"]
    clan = {"card": "steward-10", "lanterns": lanterns, "influence": 5, "seal": 2, "coin": 2, "gardens": gardens}
    play = performing("yard-tile-8.blue", **clan).does("resolve gardeners")
    assert (play.question, play.pending) == ("prompt-barrier", ["chain-barrier", "chain-perform"])
    assert play.does("cross").choices == ["perform steward-10.2", "decline"]


def test_a_row_may_be_declined_and_so_may_its_action() -> None:
    """W-16.3, W-17.1"""
    assert performing("yard-tile-8.blue", **RICH).does("decline").change(0) == {}
    play = performing("yard-tile-8.blue", **RICH).does("resolve courtiers", "decline")
    assert play.change(0) == {"food": 1}
    assert play.question == "prompt-take"


# --- chains ---------------------------------------------------------------------------------------------------


def test_effects_can_chain() -> None:
    """W-16.4: warriors, a yard tile, a castle block, gardeners, a garden, the domain, its card"""
    setting = castle(table(3), iron=3, food=3, coin=4, seal=2, pearl=2, gate=1, card="steward-02")
    setting.yard("yard_3", "yard-tile-7").garden("orange_plant", "plant-1")
    play = setting.performing("warriors", only_one=True).set()
    play.does("perform warriors", "train yard_3", "perform steward-07.2")
    play.does("tend orange_plant", "perform plant-1", "resolve courtiers", "perform steward-02.1")
    play.does("ascend gate steward_3")
    assert play.clan(0).home == {"courtiers": 4, "gardeners": 4, "warriors": 4}
    assert play.choices == ["perform steward-12.1", "perform steward-12.2", "decline"]
    assert play.does("perform steward-12.2").change(0) == {
        "iron": -3,
        "food": -3 + 1 + 1,
        "coin": -4,
        "seal": -2 + 1,
        "pearl": -2,
        "points": 1,
    }
    assert play.question == "prompt-take"


def test_what_a_chain_opened_is_resolved_before_what_waits() -> None:
    """W-16.4, W-19.3: the second tile of the yard comes when the first is done with"""
    setting = castle(table(3), iron=6, food=1).yard("yard_5", "yard-tile-3", "yard-tile-2")
    play = setting.performing("warriors", only_one=True).set().does("perform warriors", "train yard_5")
    play.does("perform yard-tile-3.blue")
    assert play.question == "prompt-tend"
    assert play.pending[0] == "chain-tend"
    play.does("tend orange_stone")
    assert play.choices == ["perform yard-tile-2.yellow", "decline"]


@pytest.mark.parametrize("seed", range(10))
def test_chains_end_by_themselves(seed: int) -> None:
    """W-16.4: a turn asks for no more than its fifteen members can start"""
    length, longest = 0, 0
    for play in rich_game(4, seed, promo=True):
        length = 0 if play.question == "prompt-take" else length + 1
        longest = max(longest, length)
    assert 5 < longest < 80
