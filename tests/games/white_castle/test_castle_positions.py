"""Positions made by hand: what could not lie on a table is refused, and what can be played on is."""

from typing import Any

import pytest
from castle_table import GAME, TOKUGAWA, new_game, table
from eager_play import eager_game

from chabudai.core.errors import BadPosition

GOODS = {"food": 0, "iron": 0, "pearl": 0, "coin": 0, "seal": 0}


def of_three() -> Any:
    return table(3).set().state


def alone() -> Any:
    return table(1).set().state


def refused(state: Any, changes: dict[str, Any]) -> str:
    """The place that is named."""
    with pytest.raises(BadPosition) as refusal:
        GAME.arrange(state, changes)
    return str(refusal.value.message.values["path"])


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"clans.0.goods.coin": -1}, "clans.0.goods.coin"),
        ({"clans.0.goods.coin": "many"}, "clans.0.goods.coin"),
        ({"clans.0.goods.coin": True}, "clans.0.goods.coin"),
        ({"clans.0.influence": 21}, "clans.0.influence"),
        ({"clans.0.card": "steward-16"}, "clans.0.card"),
        ({"clans.0.gardens": ["orange_stone", "orange_stone"]}, "clans.0.gardens"),
        ({"clans": []}, "clans"),
        ({"order": [0, 1]}, "order"),
        ({"round": 4}, "round"),
        ({"turns": 10}, "turns"),
        ({"bridges.0.left": 7}, "bridges.0.left"),
        ({"hand": "orange_7"}, "hand"),
        ({"cards.0": "steward-99"}, "cards.0"),
        ({"tiles.0.0": "blue"}, "tiles.0.0"),
        ({"well": ["pearl"]}, "well"),
        ({"well": ["pearl", "seal"]}, "well.1"),
        ({"daimyo": "daimyo-10"}, "daimyo"),
        ({"slots": [-1, -1]}, "slots"),
        ({"slots": [3, -1, -1]}, "slots.0"),
        ({"gardens.0": "stone-6"}, "gardens.0"),
        ({"yard_tiles.0": "yard-tile-9"}, "yard_tiles.0"),
        ({"stewards": {"cards": [], "known": {"99": 1}}}, "stewards.known.99"),
        ({"stack": [{"step": "Fly"}]}, "stack.0.step"),
        ({"stack": [{"step": ["TakeDie"]}]}, "stack.0.step"),
        ({"stack": [{"step": {}}]}, "stack.0.step"),
        ({"stack": [{"step": "TakeDie", "seat": 9}]}, "stack.0.seat"),
        ({"stack": [{"step": "Turns"}]}, "stack.0"),
        ({"stack": [{"step": "Turns"}, {"step": "Turns"}, {"step": "TakeDie", "seat": 0}]}, "stack.1.step"),
        ({"stack": [{"step": "Perform", "seat": 0, "bundles": ["tea"], "only_one": True}]}, "stack.0.bundles.0"),
        ({"generator.key": "xyz"}, "generator.key"),
        ({"picks": [["take orange left"]]}, "picks"),
        ({"game": "tokaido"}, "game"),
        ({"rules": 99}, "rules"),
        ({"seats": 5}, "seats"),
    ],
)
def test_a_position_that_is_none_is_refused_by_its_place(changes: dict[str, Any], place: str) -> None:
    assert refused(of_three(), changes) == place


def test_a_field_too_many_or_too_few_is_named() -> None:
    data = GAME.dump(of_three())
    with pytest.raises(BadPosition, match="weather"):
        GAME.load(data | {"weather": "rain"})
    del data["lit"]
    with pytest.raises(BadPosition, match="lit"):
        GAME.load(data)


# --- dice, cards, tiles, members ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"bridges.0": {"left": 2, "middle": [3], "right": 5}},
        {"spaces.7": ["orange_1"]},
        {"bridges.0": {"left": 5, "middle": [4, 3], "right": 2}},
        {"bridges.0": {"left": 0, "middle": [1, 2, 3], "right": 5}},
    ],
    ids=["one too few", "one too many", "out of order", "an empty end beside dice"],
)
def test_as_many_dice_as_the_box_has_lie_in_order_on_their_bridges(changes: dict[str, Any]) -> None:
    """W-19.5.1, W-3.3.2, W-5.2"""
    refused(of_three(), changes)


@pytest.mark.parametrize(("seats", "most"), [(2, 1), (3, 2), (4, 2)])
def test_no_stack_is_higher_than_it_may_be(seats: int, most: int) -> None:
    """W-5.6, W-19.5.6"""
    table(seats).on_space("outside_1", *["orange_3"] * most).set()
    with pytest.raises(BadPosition, match=rf"path spaces\.5, expected × {most}"):
        table(seats).on_space("outside_1", *["orange_3"] * (most + 1)).set()
    table(seats).on_space("well", *["orange_3"] * 3).set()


def test_a_row_of_the_domain_holds_a_die_of_its_colour() -> None:
    """W-8.1"""
    table(3).clan(0, dice={"gardeners": "black_2"}).set()
    with pytest.raises(BadPosition, match=r"path clans\.0\.dice\.1, expected black"):
        table(3).clan(0, dice={"gardeners": "white_2"}).set()


@pytest.mark.parametrize(
    "changes",
    [
        {"cards.0": "steward-07"},
        {"cards.0": "diplomat-05"},
        {"clans.0.lanterns": ["starting-resource-3", "steward-01"]},
        {"removed": ["steward-01"]},
        {"stewards": {"cards": []}},
    ],
)
def test_every_castle_card_is_in_one_place(changes: dict[str, Any]) -> None:
    """W-19.5.3"""
    refused(of_three(), changes)


def test_cards_for_three_and_more_are_not_in_a_game_of_two() -> None:
    """W-3.1.1: steward-01 is such a card."""
    refused(table(2).set().state, {"cards.0": "steward-01"})


@pytest.mark.parametrize(
    "changes",
    [
        {"clans.0.home.courtiers": 4},
        {"clans.0.gate": 1},
        {"clans.0.rooms.steward_1": 1},
        {"clans.0.gardens": ["orange_stone"]},
        {"clans.0.warriors.yard_1": 1},
        {"clans.0.audience": 1},
    ],
)
def test_everybody_has_five_members_of_each_kind(changes: dict[str, Any]) -> None:
    """W-19.5.4"""
    assert refused(of_three(), changes) == "members"


@pytest.mark.parametrize("goods", [{"food": 8}, {"iron": 8}, {"pearl": 8}, {"seal": 6}])
def test_nobody_has_more_than_there_is_room_for(goods: dict[str, int]) -> None:
    """W-10.2, W-10.3, W-19.5.5; W-10.4: coins have no cap"""
    assert refused(of_three(), {"clans.0.goods": GOODS | goods}) == "clans.0.goods"
    GAME.arrange(of_three(), {"clans.0.goods": {good: n - 1 for good, n in goods.items()} | GOODS | {"coin": 99}})


ONE_COLOUR = {  # five of each colour with the well, but a room of one colour
    "tiles.0": [["orange"] * 3, ["black", "white", "black"], ["white", "black", "white"], ["orange", "black"]],
    "tiles.3": [["orange", "black", "white"], ["black", "white", "orange"], ["white", "black", "orange"]],
}


def test_a_room_shows_two_colours_and_the_well_what_is_left() -> None:
    """W-3.2.6, W-19.5.7"""
    state = of_three()
    assert refused(state, {"tiles": [*ONE_COLOUR["tiles.0"], ["white", "orange"]]}) == "tiles.0"
    assert refused(state, {"tiles": [*ONE_COLOUR["tiles.3"], ["orange"] * 2, ["white", "black"]]}) == "tiles.3"
    assert refused(state, {"tiles.0": ["orange", "black"]}) == "tiles.0"
    assert (
        refused(state, {"tiles.0": ["black", "black", "white"], "tiles.1": ["black", "black", "white"]}) == "tiles"
    )


def test_two_tiles_of_one_colour_at_the_well_have_different_rewards() -> None:
    """W-1.3: every combination of colour and reward occurs once."""
    both_white = {"steward_1": ["orange", "black", "white"], "steward_2": ["black", "black", "orange"]}
    setting = table(3)
    for room, tiles in both_white.items():
        setting.room(room, tiles=tiles)
    setting.room("steward_3", tiles=["white", "orange", "black"]).room("diplomat_1", tiles=["orange", "black"])
    state = setting.room("diplomat_2", tiles=["white", "orange"]).well("food", "iron").set().state
    assert refused(state, {"well": ["food", "food"]}) == "tiles"


def test_gardens_and_yard_tiles_lie_there_once_and_where_they_belong() -> None:
    """W-3.3.3, W-3.3.4"""
    state = of_three()
    assert refused(state, {"gardens.0": "stone-2"}) == "gardens"
    assert refused(state, {"gardens.0": "plant-5"}) == "gardens"
    assert refused(state, {"yard_tiles.0": "yard-tile-2"}) == "yard_tiles"


def test_a_slot_of_the_daimyo_card_belongs_to_somebody_who_is_there() -> None:
    """W-9.1.6"""
    refused(of_three(), {"slots": [0, -1, -1]})


def test_a_clan_has_one_starting_action_one_starting_resource_and_at_most_one_decree() -> None:
    """W-3.4.4, W-19.5.8"""
    state = of_three()
    for card, lanterns in [
        ("starting-action-courtiers", []),
        ("starting-action-courtiers", ["starting-resource-3", "starting-resource-5"]),
        ("starting-action-courtiers", ["starting-resource-3", "starting-action-warriors"]),
        ("starting-action-courtiers", ["starting-resource-1", "decree-coin", "decree-seal"]),
        ("starting-resource-3", ["starting-action-courtiers"]),
        (None, []),
    ]:
        refused(state, {"clans.0.card": card, "clans.0.lanterns": lanterns})


def test_a_room_without_a_card_waits_for_one() -> None:
    """W-9.1.4: only while the light block of the card that was taken is still to be performed"""
    play = table(3).clan(0, gate=1, pearl=2, card="steward-10").room("steward_1", "steward-12").deck("stewards")
    play = play.performing("courtiers", only_one=True).set().does("perform courtiers")
    play.does("ascend gate steward_1")
    assert play.room("steward_1").card is None
    data = GAME.dump(play.state)
    assert GAME.load(data).digest() == play.state.digest()
    data["stack"] = [step for step in data["stack"] if step["step"] != "Refill"]
    with pytest.raises(BadPosition, match="path cards, expected Refill"):
        GAME.load(data)


# --- whose turn it is -----------------------------------------------------------------------------------------


def test_only_the_clan_whose_turn_it_is_can_be_about_to_take_a_die() -> None:
    """W-4.1"""
    refused(of_three(), {"stack.1.seat": 1})
    refused(of_three(), {"turns": 2})


def test_a_die_in_the_hand_waits_to_be_placed() -> None:
    """W-5.4: no die is missing, but the question does not fit"""
    play = table(3).dice(orange=[1, 2, 3, 6]).set()
    bridge = {"left": 1, "middle": [2], "right": 3}
    assert refused(play.state, {"hand": "orange_6", "bridges.0": bridge}) == "hand"
    play.does("take orange right")
    assert refused(play.state, {"hand": None, "spaces.7": ["orange_6"]}) == "hand"


@pytest.mark.parametrize("step", ["PlaceDie", "Draft"])
def test_nothing_waits_below_that_could_not_be_done_later(step: str) -> None:
    """W-5.4, W-3.4.5: no die is in the hand to be placed, and no pair is left."""
    refused(of_three(), {"stack": [{"step": "Turns"}, {"step": step, "seat": 0}, {"step": "TakeDie", "seat": 0}]})


def test_a_question_without_an_answer_is_no_position() -> None:
    """W-17.17: somebody who must choose always can."""
    play = table(3).daimyo("daimyo-01", 0, 1, 2).set()
    assert refused(play.state, {"stack.1": {"step": "TakeSlot", "seat": 0}, "turns": 0}) == "stack"


def test_the_round_is_the_one_that_is_played() -> None:
    """W-3.4, W-14: none before the starting cards are dealt, and only the last one ends the game."""
    waiting = [{"step": "Turns"}, {"step": "Perform", "seat": 0, "bundles": [], "only_one": False}]
    assert refused(of_three(), {"round": 0, "turns": 0, "stack": waiting}) == "round"
    assert refused(of_three(), {"round": 2, "turns": 0, "stack": []}) == "round"
    assert refused(new_game(3).state, {"round": 1}) == "clans.0.card"


def test_no_more_turns_were_taken_than_dice_have_left_the_bridges() -> None:
    """W-4.1"""
    assert refused(of_three(), {"turns": 4}) == "turns"


def test_nobody_drafts_twice() -> None:
    """W-3.4.4"""
    state = new_game(3).state
    assert refused(state, {"stack.3.seat": 1}) == "drafted"
    [seat] = state.deciders()
    state.apply(seat, state.legal(seat)[0])
    assert refused(state, {"stack.3.seat": seat}) == "drafted"
    assert refused(state, {"drafted": [seat, seat, -1, -1]}) == "drafted"


@pytest.mark.parametrize(
    ("place", "card"), [("daimyo", "daimyo-promo"), ("gardens.0", "stone-promo"), ("gardens.1", "plant-promo")]
)
def test_what_came_later_lies_on_the_table_only_with_its_option(place: str, card: str) -> None:
    """W-1.5"""
    assert refused(of_three(), {place: card}) == place
    GAME.arrange(of_three(), {place: card, "options.promo": True})


def test_pairs_lie_there_only_during_the_draft() -> None:
    """W-3.4.3, W-3.4.5"""
    draft = GAME.dump(new_game(3).state)
    pairs = {name: draft[name] for name in ("pairs", "pair_actions", "drafted")}
    refused(of_three(), pairs)
    refused(new_game(3).state, {"pairs": pairs["pairs"][1:]})
    refused(new_game(3).state, {"pairs.0": pairs["pairs"][1]})
    refused(new_game(3).state, {"pairs.0": "decree-coin"})


# --- the guest from Tokugawa ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"goods": GOODS | {"food": 1}},
        {"goods": GOODS | {"seal": 1}},
        {"lanterns": ["starting-resource-1"]},
        {"card": "starting-action-courtiers"},
    ],
)
def test_the_guest_has_no_goods_but_coins_and_no_cards(change: dict[str, Any]) -> None:
    """W-15.3, W-15.5.3"""
    refused(alone(), {f"clans.{TOKUGAWA}.{name}": value for name, value in change.items()})
    GAME.arrange(alone(), {f"clans.{TOKUGAWA}.goods": GOODS | {"coin": 9}})


def test_the_guest_has_nine_cards() -> None:
    """W-15.4"""
    state = alone()
    refused(state, {"visitors": {"cards": [f"solo-{n}" for n in range(1, 9)]}})
    refused(state, {"row": ["solo-1"]})
    refused(of_three(), {"visitors": {"cards": ["solo-1"]}})


STEPS_OF_THE_GUEST: list[dict[str, Any]] = [
    {"step": "Visit"},
    {"step": "VisitorActs", "card": "solo-1", "place": 0},
    {"step": "DealStartingCards"},
]


@pytest.mark.parametrize("step", STEPS_OF_THE_GUEST, ids=lambda step: step["step"])
def test_the_guest_comes_only_to_somebody_alone(step: dict[str, Any]) -> None:
    """W-15: with more players nobody plays its cards."""
    refused(of_three(), {"stack": [{"step": "Turns"}, step, {"step": "TakeDie", "seat": 0}]})


@pytest.mark.parametrize(
    "step",
    [
        {"step": "TakeDie", "seat": TOKUGAWA},
        {"step": "Perform", "seat": TOKUGAWA, "bundles": ["well"], "only_one": True},
        {"step": "LastExchange", "seat": TOKUGAWA},
    ],
    ids=lambda step: step["step"],
)
def test_the_guest_is_asked_nothing(step: dict[str, Any]) -> None:
    """W-17.28: the player decides for it."""
    refused(alone(), {"order": [1, 0], "stack": [{"step": "Turns"}, step]})


# --- questions that cannot be asked ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("influence", "seals"),
    [(5, 0), (10, 1), (14, 2), (3, 5), (20, 5)],
    ids=["1 missing", "1 of 2", "2 of 3", "no barrier", "the end"],
)
def test_a_barrier_is_asked_about_only_where_one_stands_and_can_be_paid(influence: int, seals: int) -> None:
    """W-12.3, W-12.4, W-19.4.7"""
    play = table(3).clan(0, influence=influence, seal=seals).set()
    refused(play.state, {"stack.1": {"step": "Barrier", "seat": 0, "steps": 1}})


def test_the_guest_is_admitted_only_if_it_has_a_courtier_there() -> None:
    """W-15.7.2: nobody is at the gate."""
    refused(alone(), {"stack.1": {"step": "Admit", "seat": 0, "origin": 0, "floor": 1}})


def test_a_garden_is_allotted_to_the_guest_only_while_it_has_a_gardener() -> None:
    """W-15.7.5"""
    gardens = ["orange_stone", "orange_plant", "black_stone", "black_plant", "white_stone"]
    play = table(1).clan(TOKUGAWA, gardens=gardens).set()
    refused(play.state, {"stack.1": {"step": "Allot", "seat": 0, "kind": 1}})


# --- what can be played on ------------------------------------------------------------------------------------


def test_empty_decks_can_be_played_on() -> None:
    """W-9.1.5"""
    play = table(3).deck("stewards", only=True).deck("diplomats", only=True).clan(0, gate=1, pearl=2)
    play = play.performing("courtiers", only_one=True).set().does("perform courtiers")
    card = play.room("steward_2").card
    play.does("ascend gate steward_2")
    assert play.room("steward_2").card == card
    assert play.at_random(1).state.over


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_survives_being_written_and_read_at_every_step(seats: int) -> None:
    for play in eager_game(seats, seed=seats, promo=True, solo_level="hard"):
        assert GAME.load(GAME.dump(play.state)).digest() == play.state.digest()


def test_stewards_lie_on_the_first_floor_and_diplomats_on_the_second() -> None:
    """W-3.2"""
    state = of_three()
    cards = GAME.dump(state)["cards"]
    diplomat = next(place for place, card in enumerate(cards) if card.startswith("diplomat"))
    steward = next(place for place, card in enumerate(cards) if card.startswith("steward"))
    swapped = {f"cards.{diplomat}": cards[steward], f"cards.{steward}": cards[diplomat]}
    assert refused(state, swapped) == f"cards.{min(diplomat, steward)}"
