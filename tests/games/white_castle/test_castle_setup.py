"""W-3: setting the table and the draft of the starting pairs."""

from collections import Counter
from typing import Any

import pytest
from castle_table import COLOURS, DATA, GAME, GOODS, Play, new_game

from chabudai.core.errors import BadOption, BadSeats
from chabudai.games.white_castle.components import DICE_TILE, FILL, NONE
from chabudai.games.white_castle.steps.setting_up import lay_tile

DARK = {
    card["id"]: next(block["effects"][0]["op"] for block in card["blocks"] if block["bg"] == "dark")
    for card in DATA["steward"] + DATA["diplomat"]
}
FOR_THREE = {card["id"] for card in DATA["steward"] + DATA["diplomat"] if card["min_players"] == 3}
RESOURCES = ["food", "iron", "pearl"]


def cards_in(castle: Play) -> list[str]:
    return [room["card"] for room in castle.view["rooms"].values()]


def tiles_in(castle: Play) -> list[list[str]]:
    return [room["tiles"] for room in castle.view["rooms"].values()]


def goods(castle: Play, number: int) -> dict[str, int]:
    clan = castle.view["clans"][number]
    return {good: clan[good] for good in GOODS if clan[good]}


# --- W-3.1: the castle ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_with_one_or_two_players_the_cards_for_three_are_removed(seats: int) -> None:
    """W-3.1.1, W-15.1"""
    castle = new_game(seats)
    cards = [*cards_in(castle), *castle.deck("stewards"), *castle.deck("diplomats")]
    sorts = Counter(card.split("-")[0] for card in cards)
    assert sorts == ({"steward": 9, "diplomat": 9} if seats < 3 else {"steward": 15, "diplomat": 12})
    assert len(set(cards)) == len(cards)
    assert set(cards) & FOR_THREE == (set() if seats < 3 else FOR_THREE)
    assert castle.view["decks"] == ({"steward": 6, "diplomat": 7} if seats < 3 else {"steward": 12, "diplomat": 10})


def test_every_room_gets_a_card_of_its_floor() -> None:
    """W-3.1.2"""
    castle = new_game()
    assert [card.split("-")[0] for card in cards_in(castle)] == ["steward"] * 3 + ["diplomat"] * 2


@pytest.mark.parametrize("deck", ["stewards", "diplomats"])
def test_both_decks_are_shuffled(deck: str) -> None:
    """W-3.1.2"""
    first, again, other = (new_game(seed=seed).deck(deck) for seed in (5, 5, 6))
    assert first == again
    assert first != other


@pytest.mark.parametrize("seats", [2, 3])
def test_at_least_two_different_dark_actions_are_visible_in_the_castle(seats: int) -> None:
    """W-3.1.3, W-17.23: among so many deals some would show only one, if they were not dealt again."""
    for seed in range(700):
        assert len({DARK[card] for card in cards_in(new_game(seats, seed))}) > 1


def test_a_random_daimyo_card_lies_on_the_third_floor() -> None:
    """W-3.1.4"""
    seen = {new_game(seed=seed).view["daimyo"]["card"] for seed in range(80)}
    assert seen == {f"daimyo-0{number}" for number in range(1, 10)}
    assert new_game().view["daimyo"]["slots"] == [None, None, None]


# --- W-3.2: dice tiles ----------------------------------------------------------------------------------------


def laid_in_turn(marked: str, drawn: str) -> tuple[list[str], str]:
    """Tiles drawn one after the other, by the first letters of their colours: the rooms, and what no slot takes."""
    number = {colour[0]: DICE_TILE.index[f"{colour}_food"] for colour in COLOURS}
    rooms = [[NONE] * len(room) for room in FILL]
    for tile in marked:
        lay_tile(rooms, number[tile], 0, 0)
    refused = [tile for tile in drawn if not lay_tile(rooms, number[tile], 1, 10)]
    letters = {place: colour[0] for place, colour in enumerate(COLOURS)} | {NONE: "."}
    return ["".join(letters[tile] for tile in room) for room in rooms], "".join(refused)


def test_the_top_slots_of_the_steward_rooms_hold_one_tile_of_each_colour() -> None:
    """W-3.2.1: which colour goes where is random."""
    tops = {tuple(tiles[0] for tiles in tiles_in(new_game(seed=seed))[:3]) for seed in range(60)}
    assert all(sorted(top) == sorted(COLOURS) for top in tops)
    assert len(tops) == 6


def test_the_other_tiles_fill_the_slots_in_numerical_order() -> None:
    """W-3.2.2: the middle of the steward rooms, the upper slots of the diplomats, then the lowest of all rooms."""
    assert laid_in_turn("obw", "w")[0] == ["ow.", "b..", "w..", "..", ".."]
    assert laid_in_turn("obw", "wobbo")[0] == ["ow.", "bo.", "wb.", "b.", "o."]
    assert laid_in_turn("obw", "wobboobwwb") == (["owo", "bob", "wbw", "bw", "ob"], "")


def test_from_the_sixth_slot_on_no_room_becomes_one_coloured() -> None:
    """W-3.2.3: such a tile goes to the next slot that takes it, and the skipped one is tried again."""
    assert laid_in_turn("obw", "obwow")[0] == ["oo.", "bb.", "ww.", "o.", "w."]  # not tested yet
    assert laid_in_turn("obw", "obwowo")[0] == ["oo.", "bbo", "ww.", "o.", "w."]
    assert laid_in_turn("obw", "obwowob")[0] == ["oob", "bbo", "ww.", "o.", "w."]
    assert laid_in_turn("obw", "obwowobw")[0] == ["oob", "bbo", "ww.", "ow", "w."]


def test_a_tile_that_no_numbered_slot_takes_is_left_for_the_well() -> None:
    """W-3.2.4"""
    assert laid_in_turn("obw", "obwowobwww") == (["oob", "bbo", "ww.", "ow", "w."], "ww")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_room_shows_two_colours_and_all_fifteen_tiles_are_used(seats: int) -> None:
    """W-3.2.5, W-3.2.6, W-19.5.7"""
    for seed in range(150):
        castle = new_game(seats, seed)
        rooms, well = tiles_in(castle), castle.view["well"]
        assert all(len(set(tiles)) >= 2 for tiles in rooms)
        assert [len(tiles) for tiles in rooms] == [3, 3, 3, 2, 2]
        shown = Counter(tile for tiles in rooms for tile in tiles)
        assert max(shown.values()) <= 5
        assert len(well) == 2
        assert set(well) <= {"food", "iron", "pearl", "any", "coin"}


def test_the_well_tiles_lie_with_any_reward_up_whatever_their_colour() -> None:
    """W-3.2.4, W-1.3: colours in the well are never tested, so two of one colour occur; not with one reward."""
    lone = set()
    rewards = set()
    for seed in range(200):
        castle = new_game(seed=seed)
        shown = Counter(tile for tiles in tiles_in(castle) for tile in tiles)
        rewards |= set(castle.view["well"])
        if 3 in shown.values():
            lone.add(len(set(castle.view["well"])))
    assert rewards == {"food", "iron", "pearl", "any", "coin"}
    assert lone == {2}


# --- W-3.3: the other parts of the board ------------------------------------------------------------------------


def test_the_game_begins_with_round_one() -> None:
    """W-3.3.1"""
    view = new_game().through_the_draft().view
    assert (view["round"], view["phase"], view["turn"]) == (1, "play", 0)


@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_the_dice_lie_on_their_bridges_in_ascending_order(seats: int, dice: int) -> None:
    """W-3.3.2"""
    values = Counter()
    for seed in range(20):
        castle = new_game(seats, seed)
        for colour in COLOURS:
            row = [value or 0 for value in castle.bridge(colour)]
            assert len(row) == dice
            assert row == sorted(row)
            values.update(row)
    assert set(values) == {1, 2, 3, 4, 5, 6}


def test_one_stone_and_one_plant_garden_lie_under_each_bridge() -> None:
    """W-3.3.3"""
    seen: dict[str, set[str]] = {}
    for seed in range(100):
        gardens = new_game(seed=seed).view["gardens"]
        assert len(set(gardens.values())) == 6
        for place, card in gardens.items():
            seen.setdefault(place, set()).add(card)
    for colour in COLOURS:
        assert seen[f"{colour}_stone"] == {f"stone-{number}" for number in range(1, 6)}
        assert seen[f"{colour}_plant"] == {f"plant-{number}" for number in range(1, 6)}


def test_four_of_the_eight_yard_tiles_are_used_with_the_face_of_their_slot() -> None:
    """W-3.3.4"""
    seen = set()
    for seed in range(60):
        yards = new_game(seed=seed).view["yards"]
        tiles = [tile for row in yards.values() for tile in row]
        assert len({tile.split(".")[0] for tile in tiles}) == 4
        assert [tile.split(".")[1] for tile in tiles] == ["blue", "yellow", "blue", "yellow"]
        seen |= set(tiles)
    assert len(seen) == 16


# --- W-3.4: the players -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_an_empty_domain_full_of_members(seats: int) -> None:
    """W-3.4.1"""
    for clan in new_game(seats).view["clans"]:
        assert {clan[name] for name in [*GOODS, "points", "influence", "gate", "daimyo"]} == {0}
        assert clan["home"] == {"courtiers": 5, "gardeners": 5, "warriors": 5}
        assert (clan["card"], clan["lanterns"], clan["gardens"]) == (None, [], [])
        assert set(clan["dice"].values()) == {None}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_top_of_the_stack_of_tokens_is_first_in_turn_order(seats: int) -> None:
    """W-3.4.2: in random order; of the tokens on one space the later lies higher."""
    orders = set()
    for seed in range(40):
        view = new_game(seats, seed).view
        assert view["order"] == view["tokens"][::-1]
        orders.add(view["order"][0])
    assert orders == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_more_starting_pair_than_players_is_offered(seats: int) -> None:
    """W-3.4.3"""
    resources, actions = set(), set()
    for seed in range(60):
        castle = new_game(seats, seed)
        pairs = castle.view["pairs"]
        assert len({pair["resource"] for pair in pairs}) == len(pairs) == seats + 1
        assert max(Counter(pair["action"] for pair in pairs).values()) <= 2
        assert castle.options == [f"draft {pair['resource']}" for pair in pairs]
        resources |= {pair["resource"] for pair in pairs}
        actions |= {pair["action"] for pair in pairs}
    assert (len(resources), len(actions)) == (9, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_player_drafts_first_and_the_first_one_last(seats: int) -> None:
    """W-3.4.4"""
    castle = new_game(seats, 3)
    drafters: list[int | None] = []
    while castle.view["phase"] == "draft":
        if castle.question == "prompt-draft":
            drafters.append(castle.decider)
        castle.does(castle.options[-1])
    assert drafters == castle.view["order"][::-1]
    assert (castle.decider, castle.question) == (castle.view["order"][0], "prompt-take")


def drafted(card: str, seats: int = 2) -> tuple[Play, int, str]:
    """Somebody takes the pair with this resource card first; the game, who it was, the action card."""
    for seed in range(200):
        castle = new_game(seats, seed)
        pair = next((pair for pair in castle.view["pairs"] if pair["resource"] == card), None)
        if pair:
            drafter = castle.decider or 0
            return castle.does(f"draft {card}"), drafter, pair["action"]
    raise AssertionError(f"{card} was never offered")


@pytest.mark.parametrize("row", DATA["starting_resource"], ids=lambda row: row["id"])
def test_a_drafted_pair_gives_its_goods_its_action_card_and_its_lantern(row: dict[str, Any]) -> None:
    """W-3.4.4, W-10.6"""
    castle, drafter, action = drafted(row["id"])
    units = sum(effect["n"] for effect in row["effects"] if effect["op"] == "gain_any")
    for _ in range(units):
        assert (castle.decider, castle.options) == (drafter, [f"choose {resource}" for resource in RESOURCES])
        castle.does("choose pearl")
    gained = {effect["what"]: effect["n"] for effect in row["effects"] if effect["op"] == "gain"}
    assert goods(castle, drafter) == gained | ({"pearl": units} if units else {})
    decrees = [effect["card"] for effect in row["effects"] if effect["op"] == "decree"]
    assert castle.clan(drafter).lanterns == [row["id"], *decrees]
    assert castle.clan(drafter).card == action
    assert castle.clan(drafter).points == castle.clan(drafter).influence == 0


def test_each_unit_of_any_resource_is_chosen_by_itself() -> None:
    """W-3.4.4, W-10.6"""
    castle, drafter, _ = drafted("starting-resource-5")
    castle.does("choose food", "choose iron", "choose food")
    assert goods(castle, drafter) == {"food": 2, "iron": 1, "coin": 4, "seal": 1}
    assert castle.decider != drafter


def test_only_a_pair_on_offer_that_nobody_has_taken_can_be_drafted() -> None:
    """W-3.4.3, W-3.4.4"""
    castle = new_game(3, 2)
    offered = [pair["resource"] for pair in castle.view["pairs"]]
    absent = next(row["id"] for row in DATA["starting_resource"] if row["id"] not in offered)
    assert castle.refusal(f"draft {absent}") == "W-3.4.3"
    taker = castle.decider
    castle.does(f"draft {offered[0]}")
    while castle.question == "prompt-any":
        castle.does("choose food")
    assert castle.refusal(f"draft {offered[0]}") == "W-3.4.4"
    assert castle.view["pairs"][0]["taken"] == taker
    assert castle.options == [f"draft {card}" for card in offered[1:]]


def test_the_pair_left_over_is_out_of_the_game() -> None:
    """W-3.4.5"""
    castle = new_game(3, 2)
    offered = {pair["resource"] for pair in castle.view["pairs"]}
    castle.through_the_draft()
    taken = {castle.clan(number).lanterns[0] for number in range(3)}
    assert len(offered - taken) == 1
    assert castle.view["pairs"] == []


def test_the_first_game_aid_fixes_the_two_tiles_of_the_well() -> None:
    """W-3.4.6, W-3.2.6"""
    for seed in range(60):
        castle = new_game(3, seed, first_game=True)
        assert sorted(castle.view["well"]) == ["iron", "pearl"]
        shown = Counter(tile for tiles in tiles_in(castle) for tile in tiles)
        assert shown == {"orange": 4, "black": 4, "white": 5}
        assert all(len(set(tiles)) > 1 for tiles in tiles_in(castle))


def test_the_promo_cards_are_dealt_only_when_they_are_asked_for() -> None:
    """W-1.5"""
    plain, promo = set(), set()
    for seed in range(80):
        for cards, option in ((plain, False), (promo, True)):
            view = new_game(3, seed, promo=option).view
            cards |= {view["daimyo"]["card"], *view["gardens"].values()}
    assert len(plain) == 9 + 10
    assert promo - plain == {"daimyo-promo", "stone-promo", "plant-promo"}


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_can_play(seats: int) -> None:
    """W-1.1"""
    with pytest.raises(BadSeats, match=r"error-seats: .*least 1, most 4"):
        GAME.new(seats)


def test_an_unknown_option_is_refused() -> None:
    """W-15.3"""
    with pytest.raises(BadOption, match="error-option-value: option solo_level, value impossible"):
        GAME.new(1, 1, {"solo_level": "impossible"})
