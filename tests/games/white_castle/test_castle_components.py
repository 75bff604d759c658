"""W-1, W-2: what is in the box and where it goes. The figures are written out so that a slip in the data shows."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from castle_table import COLOURS, DATA, GAME, GARDENS, ROOMS, SPACES, new_game, table

from chabudai.core.errors import UnknownAction

# Blocks from top to bottom, light ones in brackets; "s>" is the price of one seal.
STEWARDS = """
01 3 s>courtiers (seal+point) (food+lantern)
02 2 s>courtiers (influence) (2 iron)
03 3 s>courtiers (lantern) (2 point)
04 2 s>warriors (coin+well) (lantern)
05 2 s>warriors (food+pearl) (iron+lantern)
06 3 (iron+lantern) s>gardeners (2 any)
07 2 (influence) s>gardeners (2 food)
08 3 (coin+well) s>gardeners (influence)
09 2 (coin+well) s>courtiers (2 food)
10 2 (seal+any) s>courtiers (iron+food)
11 3 (2 any) (pearl+lantern) s>warriors
12 2 (2 pearl) (seal+point) s>gardeners
13 2 (2 iron) (lantern) s>gardeners
14 3 (2 point) (seal+any) s>warriors
15 2 (influence) (2 pearl) s>warriors
"""
# A stroke marks the block that covers a second row.
DIPLOMATS = """
01 3 courtiers (3 any)|
02 2 courtiers (2 influence)|
03 2 courtiers (2 point+well)|
04 2 courtiers (seal+lantern)|
05 2 warriors (3 any)|
06 2 warriors (2 influence)|
07 2 (2 influence) gardeners|
08 2 (2 point+well) gardeners|
09 3 (2 point+well)| warriors
10 2 (2 coin+lantern)| warriors
11 2 (influence+lantern)| gardeners
12 3 (3 any)| gardeners
"""
DAIMYOS = """
01 well / 2 point / 2 seal
02 well / 2 pearl / 3 coin
03 well / 2 food / 2 influence
04 lantern / 2 iron / 2 seal
05 lantern / 2 influence / 3 coin
06 lantern / 2 food / 2 point
07 castle_light / 2 pearl / 2 point
08 castle_light / 2 influence / 2 seal
09 castle_light / 2 iron / 3 coin
"""
STARTING_RESOURCES = """
1 2 food+iron+2 coin+seal+decree-coin = pearl
2 2 any+4 coin+2 seal = pearl
3 2 iron+pearl+5 coin+seal = pearl
4 2 pearl+iron+4 coin+decree-seal = iron
5 3 any+4 coin+seal = iron
6 food+2 iron+pearl+3 coin+seal = iron
7 any+2 coin+2 seal+decree-point = food
8 2 food+2 iron+pearl+4 coin+seal = food
9 4 food+2 iron+3 coin+2 seal = food
"""
# food, points, price in coins, what it gives
GARDEN_CARDS = """
stone-1 1 1 0 3 coin
stone-2 1 1 0 2 any
stone-3 2 3 0 2 seal
stone-4 2 3 0 castle_light
stone-5 3 5 0 well
plant-1 3 5 4 domain
plant-2 4 7 3 courtiers
plant-3 4 7 3 gardeners
plant-4 4 7 3 warriors
plant-5 5 9 4 castle_tile:any
"""
YARD_TILES = """
1 courtiers / 3 pearl
2 warriors / 2 influence
3 gardeners / 3 food
4 castle_tile:orange / well
5 castle_tile:white / 2 seal
6 castle_tile:black / 5 coin
7 castle_tile:any / castle_light
8 domain / 2 point
"""


def lines(text: str) -> list[str]:
    return text.strip().splitlines()


def said(effects: list[dict[str, Any]]) -> str:
    return "+".join(said_effect(effect) for effect in effects)


def said_effect(effect: dict[str, Any]) -> str:
    number = f"{effect['n']} " if effect.get("n", 1) > 1 else ""
    if effect["op"] == "gain":
        return number + str(effect["what"])
    if effect["op"] == "decree":
        return str(effect["card"])
    colour = f":{effect['colour']}" if "colour" in effect else ""
    return number + {"gain_any": "any"}.get(effect["op"], str(effect["op"])) + colour


def said_card(card: dict[str, Any]) -> str:
    return " ".join([card["id"].split("-")[1], str(card["min_players"]), *map(said_block, card["blocks"])])


def said_block(block: dict[str, Any]) -> str:
    words = {"light": f"({said(block['effects'])})", "dark": said(block["effects"])}[block["bg"]]
    assert block.get("cost", {}) in ({}, {"seal": 1})
    return "s>" * ("cost" in block) + words + "|" * (len(block["rows"]) - 1)


# --- W-1: the box ---------------------------------------------------------------------------------------------


def test_there_are_three_bridges_and_four_identical_domains() -> None:
    """W-1.1, W-1.8: the third colour is called orange, whatever other names it has."""
    assert [bridge["id"] for bridge in DATA["bridge"]] == ["orange", "black", "white"]
    assert (DATA["components"]["main_board"], DATA["components"]["personal_domains"]) == (1, 4)
    assert len({str(row) for row in DATA["domain_row"]}) == 3


def test_there_are_fifteen_dice_five_of_each_colour() -> None:
    """W-1.2"""
    assert DATA["components"]["dice"] == {"orange": 5, "black": 5, "white": 5}
    bridges = new_game(4).view["bridges"]
    assert [len([dice["left"], *dice["middle"], dice["right"]]) for dice in bridges.values()] == [5, 5, 5]


def test_every_colour_meets_every_reward_once_on_the_fifteen_dice_tiles() -> None:
    """W-1.3"""
    tiles = [(tile["colour"], said([tile["reward"]])) for tile in DATA["dice_tile"]]
    assert sorted(tiles) == sorted(product(COLOURS, ["food", "iron", "pearl", "any", "coin"]))


def test_the_eight_yard_tiles_have_a_blue_and_a_yellow_face() -> None:
    """W-1.4"""
    faces = [f"{said(tile['blue'])} / {said(tile['yellow'])}" for tile in DATA["yard_tile"]]
    assert [f"{tile['id'].split('-')[2]} {face}" for tile, face in zip(DATA["yard_tile"], faces, strict=True)] == (
        lines(YARD_TILES)
    )


def test_there_are_seventy_seven_cards() -> None:
    """W-1.5"""
    starting = sum(card["copies"] for card in DATA["starting_action"])
    gardens = Counter(card["kind"] for card in DATA["garden"])
    sorts = ("steward", "diplomat", "daimyo", "starting_resource", "decree")
    counted = {sort: len(DATA[sort]) for sort in sorts} | {
        "starting_action": starting,
        "stone_garden": gardens["stone"],
        "plant_garden": gardens["plant"],
        "solo_opponent": len(DATA["solo"]["card"]),
        "player_aid": 4,
    }
    assert counted == {
        "steward": 15,
        "diplomat": 12,
        "daimyo": 9,
        "starting_action": 6,
        "starting_resource": 9,
        "decree": 3,
        "stone_garden": 5,
        "plant_garden": 5,
        "solo_opponent": 9,
        "player_aid": 4,
    }
    assert sum(counted.values()) == DATA["components"]["cards"]["total"] == 77


def test_the_stewards_show_what_is_printed_on_them() -> None:
    """W-1.5, W-6.3: a dark block of a steward costs a seal."""
    assert [said_card(card) for card in DATA["steward"]] == lines(STEWARDS)
    rows = {tuple(row for block in card["blocks"] for row in block["rows"]) for card in DATA["steward"]}
    assert rows == {("top", "middle", "bottom")}


def test_the_diplomats_show_what_is_printed_on_them() -> None:
    """W-1.5, W-6.3: a dark block of a diplomat is free; W-8.3: one of the two blocks is two rows high."""
    assert [said_card(card) for card in DATA["diplomat"]] == lines(DIPLOMATS)
    rows = {tuple(row for block in card["blocks"] for row in block["rows"]) for card in DATA["diplomat"]}
    assert rows == {("top", "middle", "bottom")}


def test_the_daimyo_cards_have_three_slots() -> None:
    """W-1.5, W-2.3"""
    assert [f"{card['id'].split('-')[1]} " + " / ".join(map(said, card["slots"])) for card in DATA["daimyo"]] == (
        lines(DAIMYOS)
    )


def test_the_starting_cards_show_what_is_printed_on_them() -> None:
    """W-1.5, W-11.3"""
    assert [
        f"{card['id'].split('-')[2]} {said(card['effects'])} = {said([card['lantern']])}"
        for card in DATA["starting_resource"]
    ] == lines(STARTING_RESOURCES)
    actions = {(said_block(card["blocks"][0]), card["copies"]) for card in DATA["starting_action"]}
    assert actions == {("(courtiers)||", 2), ("(warriors)||", 2), ("(gardeners)||", 2)}


def test_the_gardens_show_what_is_printed_on_them() -> None:
    """W-1.5"""
    assert [said_garden(card) for card in DATA["garden"]] == lines(GARDEN_CARDS)


def said_garden(card: dict[str, Any]) -> str:
    coins = card.get("cost", {}).get("coin", 0)
    return f"{card['id']} {card['food']} {card['points']} {coins} {said(card['effects'])}"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_clan_has_five_members_of_each_kind(seats: int) -> None:
    """W-1.6, W-3.4.1"""
    assert {name: DATA["components"]["per_player"][name] for name in ("resource_cubes", "heron", "fan")} == {
        "resource_cubes": 3,
        "heron": 1,
        "fan": 1,
    }
    view = new_game(seats).view
    assert [clan["home"] for clan in view["clans"]] == [{"courtiers": 5, "gardeners": 5, "warriors": 5}] * max(
        2, seats
    )
    assert sorted(view["tokens"]) == sorted(view["order"]) == list(range(max(2, seats)))


def test_money_and_point_tiles_are_as_many_as_the_rulebook_lists() -> None:
    """W-1.7"""
    box = DATA["components"]
    assert box["coins"] == {"value_1": 24, "value_5": 8}
    assert (sum(box["coins"].values()), box["seals"], box["point_tiles"], box["round_marker"]) == (32, 20, 4, 1)
    assert DATA["point_tiles"]["faces"] == [40, 80]


# --- W-2: places ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", SPACES)
def test_an_empty_space_has_its_printed_value(space: str) -> None:
    """W-2.1, W-2.2, W-2.5, W-2.6: steward 3, diplomat 4, outside the walls 5, well 1."""
    value = {"steward": 3, "diplomat": 4, "outside": 5, "well": 1}[space.split("_")[0]]
    tiles = ["orange", "black", "white"] if space.startswith("steward") else ["orange", "black"]
    setting = table(3).clan(0, coin=9).dice(orange=[2, 6], white=[1, 2, 3, 6])
    castle = setting.room(space, tiles=tiles) if space in ROOMS else setting
    castle = castle.set().does("take orange right")
    assert (castle.label(f"place {space}")["covers"], castle.label(f"place {space}")["coins"]) == (value, 6 - value)
    castle.does(f"place {space}")
    assert castle.clan(0).coin == 9 + 6 - value


def test_steward_rooms_have_three_dice_tiles_and_diplomat_rooms_two() -> None:
    """W-2.1, W-2.2"""
    assert [len(room["tiles"]) for room in new_game().view["rooms"].values()] == [3, 3, 3, 2, 2]
    assert [room["floor"] for room in DATA["room"]] == [1, 1, 1, 2, 2]


def test_no_die_is_ever_placed_with_the_daimyo() -> None:
    """W-2.3"""
    castle = table(3).clan(0, coin=9).set().does("take orange right")
    assert len(castle.view["daimyo"]["slots"]) == 3
    assert "daimyo_room" not in castle.view["spaces"]
    with pytest.raises(UnknownAction, match="error-unknown-action: action place daimyo_room"):
        castle.does("place daimyo_room")


def test_the_gate_holds_any_number_of_courtiers_of_all_clans() -> None:
    """W-2.4"""
    castle = table(4).clan(0, coin=2, gate=4).clan(1, gate=5).clan(2, gate=5).clan(3, gate=5)
    castle = castle.performing("courtiers").set().does("perform courtiers", "audience")
    assert [castle.clan(number).gate for number in range(4)] == [5, 5, 5, 5]


@pytest.mark.parametrize(
    ("space", "actions"), [("outside_1", ["gardeners", "courtiers"]), ("outside_2", ["courtiers", "warriors"])]
)
@pytest.mark.parametrize("colour", COLOURS)
def test_outside_the_walls_two_actions_are_open_to_any_colour(space: str, actions: list[str], colour: str) -> None:
    """W-2.5, W-7.1"""
    castle = table(3).clan(0, coin=9, food=7, iron=7, pearl=7).dice(**{colour: [2, 5]}).set()
    castle.does(f"take {colour} right", f"place {space}")
    assert castle.choices == [*[f"perform {action}" for action in actions], "decline"]


def test_the_yards_cost_five_three_and_one_iron_and_show_their_tiles() -> None:
    """W-2.7"""
    assert [(yard["id"], yard["iron"], yard["points"], yard["tile_faces"]) for yard in DATA["yard"]] == [
        ("yard_5", 5, 2, ["blue", "yellow"]),
        ("yard_3", 3, 1, ["blue"]),
        ("yard_1", 1, 1, ["yellow"]),
    ]
    faces = {yard: [tile.split(".")[1] for tile in tiles] for yard, tiles in new_game().view["yards"].items()}
    assert faces == {"yard_5": ["blue", "yellow"], "yard_3": ["blue"], "yard_1": ["yellow"]}


def test_any_number_of_warriors_train_in_one_yard() -> None:
    """W-2.7"""
    castle = table(3).clan(0, iron=1, yards={"yard_1": 4}).clan(1, yards={"yard_1": 5}).performing("warriors").set()
    castle.does("perform warriors", "train yard_1")
    assert (castle.clan(0).yards["yard_1"], castle.clan(1).yards["yard_1"]) == (5, 5)


def test_gardens_stay_under_their_bridge_for_the_whole_game() -> None:
    """W-2.8, W-3.2.6: neither do the dice tiles move."""
    castle = new_game(3, 4)
    laid = castle.view["gardens"]
    tiles = [room["tiles"] for room in castle.view["rooms"].values()]
    assert list(laid) == GARDENS
    assert [card.split("-")[0] for card in laid.values()] == ["stone", "plant"] * 3
    castle.at_random(4)
    assert castle.view["gardens"] == laid
    assert [room["tiles"] for room in castle.view["rooms"].values()] == tiles


def test_the_season_track_has_twenty_spaces_in_four_seasons() -> None:
    """W-2.9"""
    track = DATA["season_track"]
    assert (track["start"], track["end"]) == (0, 20)
    assert [(season["first"], season["last"]) for season in track["seasons"]] == [
        (1, 5),
        (6, 10),
        (11, 14),
        (15, 20),
    ]
    assert [(barrier["enter"], barrier["seals"]) for barrier in track["barriers"]] == [(6, 1), (11, 2), (15, 3)]


@pytest.mark.parametrize(
    ("row", "colour"), [("courtiers", "orange"), ("gardeners", "black"), ("warriors", "white")]
)
def test_a_row_of_the_domain_takes_a_die_of_its_colour_against_six(row: str, colour: str) -> None:
    """W-2.10, W-8.1"""
    castle = table(3).clan(0, coin=4).dice(**{colour: [1, 2]}).set().does(f"take {colour} right")
    assert castle.label(f"place {row}")["covers"] == 6
    castle.does(f"place {row}")
    assert castle.clan(0).coin == 0
    assert castle.clan(0).dice[row] == {"colour": colour, "value": 2}


def test_a_domain_has_tracks_to_seven_and_room_for_five_seals() -> None:
    """W-2.10, W-10.2, W-10.3"""
    assert (DATA["limits"]["resource_cap"], DATA["limits"]["seal_cap"]) == (7, 5)
    assert [row["card_row"] for row in DATA["domain_row"]] == ["top", "middle", "bottom"]
    assert GAME.seats == range(1, 5)
