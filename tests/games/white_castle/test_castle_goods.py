"""W-10, W-11: goods, their caps, exchanges; the lantern area and what lights it."""

import pytest
from castle_table import GAME, Play, new_game, table

from chabudai.games.white_castle.components import DATA

RESOURCES = ("food", "iron", "pearl")
ALL_LANTERNS = [  # one card of every sort: pearl, coin, coin, point, influence
    "starting-resource-1",
    "decree-coin",
    "steward-03",
    "diplomat-02",
    "starting-action-courtiers",
]
ALL_REWARDS = {"pearl": 1, "coin": 2, "points": 1, "influence": 1}


def performing(bundle: str, **goods: int) -> Play:
    """Clan 0 is about to perform this."""
    return table(3).clan(0, **goods).performing(bundle, only_one=True).set()


# --- caps -----------------------------------------------------------------------------------------------------


def test_black_numbers_are_gained_and_red_numbers_are_paid() -> None:
    """W-10.1"""
    assert performing("stone-3").does("perform stone-3").change(0) == {"seal": 2}
    assert performing("steward-02.1", seal=1, coin=2).does("perform steward-02.1").change(0) == {"seal": -1}
    assert performing("plant-4", coin=3, iron=1).does("perform plant-4").change(0) == {"coin": -3}


@pytest.mark.parametrize(
    ("bundle", "resource"), [("steward-07.3", "food"), ("steward-02.3", "iron"), ("steward-12.1", "pearl")]
)
@pytest.mark.parametrize(("before", "after"), [(0, 2), (4, 6), (5, 7), (6, 7), (7, 7)])
def test_there_is_room_for_seven_of_each_resource(bundle: str, resource: str, before: int, after: int) -> None:
    """W-10.2: of 2 units what does not fit is lost."""
    play = performing(bundle, **{resource: before}).does(f"perform {bundle}")
    assert vars(play.clan(0))[resource] == after
    assert sum(play.change(0).values()) == after - before


@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (5, 5)])
def test_there_is_room_for_five_seals(before: int, after: int) -> None:
    """W-10.3: of 2 seals what does not fit is lost, unless some are exchanged first."""
    play = performing("stone-3", seal=before).does("perform stone-3")
    if before + 2 > 5:
        assert play.question == "prompt-seals-to-spare"
        play.does("decline")
        assert play.events("loses-seals")[0]["seals"] == before + 2 - 5
    assert play.clan(0).seal == after
    assert play.clan(0).coin == 0


def test_there_is_room_for_any_number_of_coins() -> None:
    """W-10.4: more than the 64 coins' worth in the box"""
    play = performing("yard-tile-6.yellow", coin=200).does("perform yard-tile-6.yellow")
    assert play.clan(0).coin == 205


# --- exchanges ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("resource", RESOURCES)
def test_two_seals_are_exchanged_for_a_resource_of_choice(resource: str) -> None:
    """W-10.5"""
    play = table(3).clan(0, seal=2).set().does(f"exchange {resource}")
    assert play.change(0) == {"seal": -2, resource: 1}


def test_one_seal_is_exchanged_for_a_coin() -> None:
    """W-10.5"""
    assert table(3).clan(0, seal=1).set().does("exchange coin").change(0) == {"seal": -1, "coin": 1}


def test_exchanges_may_be_mixed_as_long_as_there_are_seals() -> None:
    """W-10.5"""
    play = table(3).clan(0, seal=5).set().does("exchange pearl", "exchange coin", "exchange food")
    assert play.change(0) == {"seal": -5, "pearl": 1, "food": 1, "coin": 1}
    assert play.exchanges == []
    assert play.question == "prompt-take"


def test_what_cannot_be_paid_cannot_be_exchanged() -> None:
    """W-10.5"""
    assert table(3).clan(0, seal=0).set().exchanges == []
    play = table(3).clan(0, seal=1).set()
    assert play.exchanges == ["coin"]
    assert [play.refusal(f"exchange {resource}") for resource in RESOURCES] == ["W-10.5"] * 3
    assert table(3).clan(0, seal=2).set().exchanges == ["food", "iron", "pearl", "coin"]


def test_nothing_is_exchanged_for_seals() -> None:
    """W-10.5: never the other way round"""
    rich = dict.fromkeys((*RESOURCES, "coin"), 7)
    assert table(3).clan(0, **rich).set().exchanges == []
    goods = GAME.actions.verb_of(GAME.actions.parse("exchange coin")).parameters["good"].ids
    assert goods == ["food", "iron", "pearl", "coin"]


# --- any resource ---------------------------------------------------------------------------------------------


def test_each_unit_of_any_resource_is_chosen_by_itself() -> None:
    """W-10.6"""
    play = performing("diplomat-05.2").does("perform diplomat-05.2")
    assert play.options == ["choose food", "choose iron", "choose pearl"]
    assert play.does("choose iron", "choose food", "choose iron").change(0) == {"iron": 2, "food": 1}
    assert play.question == "prompt-take"


def test_a_resource_that_is_full_is_not_to_be_chosen() -> None:
    """W-10.2, W-19.4.7: the second unit fills up the food, the third can only be iron"""
    play = performing("diplomat-05.2", food=5, pearl=7, iron=1).does("perform diplomat-05.2")
    assert play.options == ["choose food", "choose iron"]
    assert play.refusal("choose pearl") == "W-10.2"
    assert play.does("choose food", "choose food").clan(0).iron == 2
    assert play.question == "prompt-take"


def test_units_of_any_resource_are_lost_where_all_are_full() -> None:
    """W-10.2, W-19.4.7"""
    play = performing("diplomat-05.2", food=7, pearl=7, iron=7).does("perform diplomat-05.2")
    assert play.change(0) == {}
    assert play.question == "prompt-take"


def test_goods_and_seals_are_for_everybody_to_see() -> None:
    """W-10.7"""
    state = table(4).clan(0, food=1, iron=2, pearl=3, coin=4, seal=5).set().state
    for onlooker in (0, 1, 2, 3, None):
        clan = state.view(onlooker)["clans"][0]
        assert [clan[good] for good in (*RESOURCES, "coin", "seal")] == [1, 2, 3, 4, 5]


# --- the lantern area -----------------------------------------------------------------------------------------


def test_the_lantern_area_holds_the_starting_resource_card_and_its_decree() -> None:
    """W-11.1, W-3.4.4: starting-resource-1 comes with the decree of coins."""
    for seed in range(40):
        play = new_game(4, seed)
        drafter = play.decider
        if "draft starting-resource-1" in play.options:
            play.does("draft starting-resource-1")
            break
    assert play.clan(drafter).lanterns == ["starting-resource-1", "decree-coin"]


def test_a_former_action_card_goes_to_the_end_of_the_lantern_area() -> None:
    """W-11.1, W-9.1.4"""
    lanterns = ["starting-resource-3", "starting-action-courtiers"]
    play = table(3).clan(0, gate=1, pearl=2, card="steward-10").room("steward_1", "steward-12")
    play = play.performing("courtiers", only_one=True).set().does("perform courtiers")
    play.does("ascend gate steward_1")
    assert play.clan(0).lanterns == [*lanterns, "steward-10"]
    assert play.clan(0).card == "steward-12"


def test_a_lantern_reward_gives_all_that_is_shown_each_once() -> None:
    """W-11.2"""
    play = table(3).clan(0, card="steward-10", lanterns=ALL_LANTERNS).performing("steward-13.2", only_one=True)
    assert play.set().does("perform steward-13.2").change(0) == ALL_REWARDS


SIDES = {
    "steward-04": {"coin": 1},
    "diplomat-09": {"points": 1},
    "starting-action-warriors": {"influence": 1},
    "decree-coin": {"coin": 1},
    "decree-seal": {"seal": 1},
    "decree-point": {"points": 1},
}
STARTING = {"pearl": (1, 2, 3), "iron": (4, 5, 6), "food": (7, 8, 9)}


@pytest.mark.parametrize("card", SIDES)
def test_every_sort_of_card_has_its_lantern_side(card: str) -> None:
    """W-11.3"""
    lanterns = {"starting-resource-3", "starting-action-warriors", card}
    setting = table(3).clan(0, card="steward-10", lanterns=sorted(lanterns))
    play = setting.performing("steward-13.2", only_one=True).set().does("perform steward-13.2")
    assert play.change(0) == {"pearl": 1, "influence": 1} | SIDES[card]


@pytest.mark.parametrize(("good", "number"), [(good, n) for good, cards in STARTING.items() for n in cards])
def test_a_starting_resource_card_lights_its_resource(good: str, number: int) -> None:
    """W-11.3"""
    lanterns = [f"starting-resource-{number}"]
    play = table(3).clan(0, lanterns=lanterns).performing("steward-13.2", only_one=True).set()
    assert play.does("perform steward-13.2").change(0) == {good: 1}


# --- what lights it -------------------------------------------------------------------------------------------


def with_lanterns(**clan: object) -> dict[str, object]:
    return {"card": "steward-10", "lanterns": ALL_LANTERNS, **clan}


@pytest.mark.parametrize(("end", "lit"), [("left", True), ("right", False)])
def test_a_die_from_a_left_end_lights_the_lanterns(end: str, lit: bool) -> None:
    """W-11.4, W-5.7: the orange 5 outside changes no coins."""
    play = table(3).clan(0, **with_lanterns()).dice(orange=[5, 5, 5, 5]).set()
    play.does(f"take orange {end}", "place outside_1")
    assert play.change(0) == (ALL_REWARDS if lit else {})


def test_arriving_on_floor_3_lights_the_lanterns_before_a_slot_is_taken() -> None:
    """W-11.4, W-9.1.6"""
    setting = table(3).clan(0, **with_lanterns(rooms={"diplomat_1": 1}, pearl=2)).daimyo("daimyo-01")
    play = setting.performing("courtiers", only_one=True).set().does("perform courtiers")
    play.does("ascend floor_2 daimyo_room")
    assert play.question == "prompt-slot"
    assert play.change(0) == ALL_REWARDS | {"pearl": 1 - 2}


@pytest.mark.parametrize(
    ("bundle", "besides"),
    [
        ("steward-03.2", {}),
        ("steward-05.3", {"iron": 1}),
        ("diplomat-10.1", {"coin": 2}),
        ("diplomat-04.2", {"seal": 1}),
        ("diplomat-11.1", {"influence": 1}),
        ("stone-promo", {}),
    ],
)
def test_a_lantern_on_a_card_lights_the_lanterns(bundle: str, besides: dict[str, int]) -> None:
    """W-11.4"""
    play = table(3, promo=True).clan(0, **with_lanterns()).performing(bundle, only_one=True).set()
    play.does(f"perform {bundle}")
    goods = {*ALL_REWARDS, *besides}
    assert play.change(0) == {good: ALL_REWARDS.get(good, 0) + besides.get(good, 0) for good in goods}


@pytest.mark.parametrize("card", ["daimyo-04", "daimyo-05", "daimyo-06"])
def test_a_lantern_on_a_daimyo_slot_lights_them_a_second_time(card: str) -> None:
    """W-11.4, W-9.1.6"""
    setting = table(3).clan(0, **with_lanterns(rooms={"diplomat_1": 1}, pearl=2)).daimyo(card)
    play = setting.performing("courtiers", only_one=True).set().does("perform courtiers")
    play.does("ascend floor_2 daimyo_room", f"perform {card}.1")
    assert play.change(0) == {"coin": 4, "points": 2, "influence": 2}  # and 2 pearls, which the climb had cost


@pytest.mark.parametrize(
    ("row", "die", "gone", "besides"),
    [
        ("gardeners", "black", 2, {"iron": 3}),
        ("gardeners", "black", 3, {"iron": 3}),
        ("warriors", "white", 4, {"pearl": 4, "seal": 1}),
        ("warriors", "white", 5, {"pearl": 4, "seal": 1}),
    ],
)
def test_a_lantern_in_a_row_lights_them_once_its_member_is_gone(
    row: str, die: str, gone: int, besides: dict[str, int]
) -> None:
    """W-11.4, W-8.4: the third gardener and the fifth warrior stand on one."""
    gardens = ["orange_stone", "orange_plant", "black_stone", "black_plant", "white_stone"][:gone]
    sent = {"gardens": gardens} if row == "gardeners" else {"yards": {"yard_1": gone}}
    lights = (row, gone) in (("gardeners", 3), ("warriors", 5))
    play = table(3).clan(0, **with_lanterns(**sent)).dice(**{die: [6, 6, 6, 6]}).set()
    play.does(f"take {die} right", f"place {row}")
    rewards = ALL_REWARDS if lights else {}
    goods = {*rewards, *besides}
    expected = {good: rewards.get(good, 0) + besides.get(good, 0) for good in goods}
    if row == "warriors":  # the block beside it is a gift
        expected |= {"iron": 1, "food": 1}
    assert play.change(0) == expected


def test_every_lantern_side_is_as_the_list_of_components_has_it() -> None:
    """W-11.3: what the view says of the areas is what the data say."""
    sides = {card["id"]: card["lantern"] for card in DATA["starting_resource"] + DATA["decree"]}
    play = table(4).clan(0, card="steward-10", lanterns=["starting-resource-4", "decree-seal", *ALL_LANTERNS[2:]])
    lit = play.set().clan(0).lit
    for message, card in zip(lit[:2], ["starting-resource-4", "decree-seal"], strict=True):
        assert message == {"key": f"effect-gain-{sides[card]['what']}", "values": {"n": sides[card]["n"]}}
    assert [message["key"] for message in lit[2:]] == [
        "effect-gain-coin",
        "effect-gain-point",
        "effect-influence",
    ]
