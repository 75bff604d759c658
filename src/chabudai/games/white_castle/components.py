"""What is in the box: `components.toml` as typed tables. No number of a component stands anywhere else."""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from chabudai.core.messages import Message
from chabudai.core.names import Amounts, Domain, Phrasebook
from chabudai.core.vocabulary import Effect

DATA: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("components.toml").read_text("utf-8"))
PROMO: Final[dict[str, Any]] = DATA["promo"]


def ids(rows: list[dict[str, Any]]) -> list[str]:
    return [row["id"] for row in rows]


NONE: Final = -1  # no card, no die, no clan

# --- things in words --------------------------------------------------------------------------------------------


def phrase(row: dict[str, Any]) -> Message:
    """An effect in words: `effect-gain-food` and the like, with its number where it has one."""
    words = [row["op"], *[row[name] for name in ("what", "colour") if name in row]]
    if row["op"] == "decree":
        words = [row["card"]]
    key = "-".join(["effect", *words]).replace("_", "-")
    return Message(key, {"n": row["n"]} if "n" in row else {})


def effects_phrase(rows: list[dict[str, Any]]) -> Message:
    """Two effects are said as one, so that lists of such phrases stay clear."""
    effects = [phrase(each) for each in rows]
    if len(effects) == 2:
        return Message("effect-both", {"first": effects[0], "second": effects[1]})
    return effects[0]


def card_phrase(row: dict[str, Any]) -> Message:
    """A card has no name: it is called by what it does, block by block, or by what it gives."""
    if "blocks" in row:
        return Message("card", {"does": [effects_phrase(block["effects"]) for block in row["blocks"]]})
    return Message("card", {"does": [phrase(each) for each in row.get("effects", [row["lantern"]])]})


def act_phrase(row: dict[str, Any]) -> Message:
    """An action of the opponent in words."""
    if row["act"] == "gardener":
        return Message(f"act-gardener-{row['kind']}")
    return Message(f"act-{row['act']}", {"n": row.get("n", row.get("floors", row.get("iron", 0)))})


def solo_phrase(row: dict[str, Any]) -> Message:
    """A card of the opponent, by its two actions."""
    first, second = [act_phrase(act) for act in row["back"]]
    return Message("card-of-acts", {"first": first, "second": second})


# --- names ----------------------------------------------------------------------------------------------------

COLOUR: Final = Domain("colour", ids(DATA["bridge"]))
END: Final = Domain("end", ["left", "right"])
POSITION: Final = Domain("position", ["left", "middle", "right"])
CLAN: Final = Domain("clan", DATA["player_colours"]["ids"])

GOOD: Final = Domain("good", ["food", "iron", "pearl", "coin", "seal"])
FOOD: Final = 0
IRON: Final = 1
PEARL: Final = 2
COIN: Final = 3
SEAL: Final = 4
POINT: Final = 5  # what the effects can also give
RESOURCE: Final = Domain("good", ["food", "iron", "pearl"])
RESOURCES: Final = len(RESOURCE)
WHAT: Final = Domain("what", [*GOOD.ids, "point"])

ROW: Final = Domain("row", ids(DATA["domain_row"]))
COURTIERS: Final = ROW.index["courtiers"]
GARDENERS: Final = ROW.index["gardeners"]
WARRIORS: Final = ROW.index["warriors"]

ROOM: Final = Domain("space", ids(DATA["room"]))
ROOMS: Final = len(ROOM)
OUTSIDE: Final = ROOMS  # the first of the two spaces outside the walls
WELL: Final = OUTSIDE + len(DATA["outside"])
FIRST_ROW: Final = WELL + 1  # the rows of one's own domain
BOARD_SPACE: Final = Domain("space", [*ROOM.ids, *ids(DATA["outside"]), "well"])
SPACE: Final = Domain("space", [*BOARD_SPACE.ids, *ROW.ids])
ON_BOARD: Final = FIRST_ROW  # how many spaces all share
ORIGIN: Final = Domain("origin", ["gate", "floor_1", "floor_2"])
TARGET: Final = Domain("space", [*ROOM.ids, "daimyo_room"])
DAIMYO_ROOM: Final = ROOMS
YARD: Final = Domain("yard", ids(DATA["yard"]))
YARDS: Final = len(YARD)
GARDEN: Final = Domain(
    "garden", [f"{bridge['id']}_{kind}" for bridge in DATA["bridge"] for kind in bridge["garden_slots"]]
)
GARDENS: Final = len(GARDEN)
GARDENS_PER_BRIDGE: Final = 2

CASTLE_CARDS: Final[list[dict[str, Any]]] = DATA["steward"] + DATA["diplomat"]
STARTING_ACTIONS: Final[list[dict[str, Any]]] = DATA["starting_action"]
STARTING_RESOURCES: Final[list[dict[str, Any]]] = DATA["starting_resource"]
CARD: Final = Phrasebook(
    "card",
    {row["id"]: card_phrase(row) for row in CASTLE_CARDS + STARTING_ACTIONS + STARTING_RESOURCES + DATA["decree"]},
)
STARTING_RESOURCE: Final = Domain("card", ids(STARTING_RESOURCES))
FIRST_RESOURCE: Final = CARD.index[STARTING_RESOURCE.ids[0]]
DAIMYO: Final = Domain("daimyo", ids(DATA["daimyo"] + PROMO["daimyo"]))
GARDEN_CARDS: Final[list[dict[str, Any]]] = DATA["garden"] + PROMO["garden"]
GARDEN_CARD: Final = Domain("garden", ids(GARDEN_CARDS))
YARD_TILE: Final = Domain("yard-tile", ids(DATA["yard_tile"]))
REWARD: Final = Domain("reward", ["food", "iron", "pearl", "any", "coin"])
SOLO_CARD: Final = Phrasebook("solo", {row["id"]: solo_phrase(row) for row in DATA["solo"]["card"]})
LEVEL: Final = Domain("level", ids(DATA["solo"]["level"]))

# Where points come from: the rows of the score sheet.
ITEM: Final = Domain(
    "item",
    ["during_game", "coins_and_seals", "resources", "season_track", "courtiers", "warriors", "gardeners"],
)
DURING_GAME: Final = 0

# --- dice -----------------------------------------------------------------------------------------------------

FACES: Final = 6
DIE: Final = Domain("die", [f"{colour}_{value + 1}" for colour in COLOUR.ids for value in range(FACES)])


def die_of(colour: i64, value: i64) -> i64:
    return colour * FACES + value - 1


def colour_of(die: i64) -> i64:
    return die // FACES


def value_of(die: i64) -> i64:
    return die % FACES + 1


# --- effects: the small vocabulary of the cards ------------------------------------------------------------------

OP: Final = Domain(
    "op",
    [
        "gain", "gain_any", "influence", "lantern", "well", "decree",
        "courtiers", "gardeners", "warriors", "domain", "castle_tile", "castle_light", "one_main_action",
    ],
)  # fmt: skip
GAIN: Final = 0
GAIN_ANY: Final = 1
INFLUENCE: Final = 2
LANTERN: Final = 3
USE_WELL: Final = 4
DECREE: Final = 5
SEND_COURTIERS: Final = 6  # from here on the effects are actions, those before are received
SEND_GARDENERS: Final = 7
SEND_WARRIORS: Final = 8
USE_DOMAIN: Final = 9
CASTLE_TILE: Final = 10
CASTLE_LIGHT: Final = 11
ONE_MAIN_ACTION: Final = 12
ANY_COLOUR: Final = len(COLOUR)
LIGHT_BLOCKS: Final = ANY_COLOUR + 1  # stands for a colour where any light block will do


def effect(row: dict[str, Any]) -> Effect:
    op = OP.index[row["op"]]
    if op == GAIN:
        return Effect(op, WHAT.index[row["what"]], row["n"])
    if op == CASTLE_TILE:
        return Effect(op, COLOUR.index.get(row["colour"], ANY_COLOUR), 1)
    if op == CASTLE_LIGHT:
        return Effect(op, LIGHT_BLOCKS, 1)
    return Effect(op, CARD.index[row["card"]] if op == DECREE else NONE, row.get("n", 1))


class Bundle:
    """Something that is performed as a whole: a block of a card, a tile, a garden, a slot."""

    price: i64  # the good it costs, or NONE
    cost: i64
    effects: list[Effect]
    light: bool

    def __init__(self, row: dict[str, Any]) -> None:
        cost: dict[str, int] = row.get("cost", {})
        self.price = NONE
        self.cost = 0
        for good, amount in cost.items():
            self.price = GOOD.index[good]
            self.cost = amount
        self.effects = [effect(each) for each in row["effects"]]
        self.light = row.get("bg") == "light"


def bundle_phrase(row: dict[str, Any]) -> Message:
    """A bundle in words, with its price."""
    for good, amount in row.get("cost", {}).items():
        return Message(f"bundle-for-{good}s", {"cost": amount, "effects": [effects_phrase(row["effects"])]})
    return Message("bundle", {"effects": [effects_phrase(row["effects"])]})


def bundle_rows() -> dict[str, dict[str, Any]]:
    """Everything that can be performed, by name, as the data has it."""
    rows: dict[str, dict[str, Any]] = {name: {"effects": [{"op": name}]} for name in ROW.ids}
    rows["well"] = {"effects": [{"op": "well"}]}
    for card in CASTLE_CARDS + STARTING_ACTIONS:
        for number, block in enumerate(card["blocks"]):
            rows[f"{card['id']}.{number + 1}"] = block
    for card in DATA["daimyo"] + PROMO["daimyo"]:
        for number, slot in enumerate(card["slots"]):
            rows[f"{card['id']}.{number + 1}"] = {"effects": slot}
    for card in GARDEN_CARDS:
        rows[card["id"]] = card
    for tile in DATA["yard_tile"]:
        for face in ("blue", "yellow"):
            rows[f"{tile['id']}.{face}"] = {"effects": tile[face]}
    return rows


BUNDLE_ROWS: Final = bundle_rows()
BUNDLE: Final = Phrasebook("bundle", {name: bundle_phrase(row) for name, row in BUNDLE_ROWS.items()})
BUNDLES: Final = [Bundle(row) for row in BUNDLE_ROWS.values()]
MAIN_ACTIONS: Final = [BUNDLE.index[name] for name in ROW.ids]

AMOUNT: Final = Amounts(WHAT, "effect-gain")  # goods in words, as they stand on the cards
GAINED: Final = Amounts(WHAT, "gain")  # and as what somebody gains, for the log

# --- cards ------------------------------------------------------------------------------------------------------

MIN_PLAYERS: Final[list[int]] = [card["min_players"] for card in CASTLE_CARDS]
STEWARDS: Final = list(range(len(DATA["steward"])))
DIPLOMATS: Final = list(range(len(DATA["steward"]), len(CASTLE_CARDS)))
ACTION_DECK: Final = [CARD.index[card["id"]] for card in STARTING_ACTIONS for _ in range(card["copies"])]
RESOURCE_DECK: Final = [CARD.index[card["id"]] for card in STARTING_RESOURCES]
BLOCKS: Final[list[list[int]]] = [  # the bundles of a card, from top to bottom
    [BUNDLE.index[f"{card['id']}.{number + 1}"] for number in range(len(card["blocks"]))]
    for card in CASTLE_CARDS + STARTING_ACTIONS
]
LIGHT: Final[list[list[int]]] = [[block for block in blocks if BUNDLES[block].light] for blocks in BLOCKS]
DARK_ACTION: Final[list[int]] = [  # the main action behind the dark block of a castle card (W-3.1.3)
    next(BUNDLES[block].effects[0].op for block in blocks if not BUNDLES[block].light)
    for blocks in BLOCKS[: len(CASTLE_CARDS)]
]
PARTS: Final[list[str]] = [row["card_row"] for row in DATA["domain_row"]]
BLOCK_BESIDE: Final[list[list[int]]] = [  # by card and row of the domain (W-8.3)
    [next(blocks[number] for number, block in enumerate(card["blocks"]) if part in block["rows"]) for part in PARTS]
    for card, blocks in zip(CASTLE_CARDS + STARTING_ACTIONS, BLOCKS, strict=True)
]
STARTING_EFFECTS: Final[list[list[Effect]]] = [
    [effect(each) for each in row["effects"]] for row in STARTING_RESOURCES
]


def lantern_row(card: str) -> dict[str, Any]:
    """What the card gives while it lies in the lantern area (W-11.3)."""
    for row in STARTING_RESOURCES + DATA["decree"]:
        if row["id"] == card:
            return dict(row["lantern"])
    sort = "starting_action" if card.startswith("starting-action") else card.split("-")[0]
    return dict(DATA["lantern_backs"][sort])


LANTERN_SIDE: Final[list[Effect]] = [effect(lantern_row(card)) for card in CARD.ids]
LANTERN_PHRASE: Final[list[Message]] = [phrase(lantern_row(card)) for card in CARD.ids]
DAIMYO_SLOTS: Final[list[list[int]]] = [
    [BUNDLE.index[f"{card}.{slot + 1}"] for slot in range(DATA["daimyo_room"]["card_slots"])] for card in DAIMYO.ids
]
DAIMYO_DECK: Final = list(range(len(DATA["daimyo"])))
GARDEN_BUNDLE: Final = [BUNDLE.index[card] for card in GARDEN_CARD.ids]
GARDEN_FOOD: Final[list[int]] = [card["food"] for card in GARDEN_CARDS]
GARDEN_POINTS: Final[list[int]] = [card["points"] for card in GARDEN_CARDS]
GARDEN_KINDS: Final = Domain("kind", DATA["bridge"][0]["garden_slots"])
KIND_OF_GARDEN: Final = [GARDEN_KINDS.index[card["kind"]] for card in GARDEN_CARDS]
BASE_GARDENS: Final = len(DATA["garden"])

# --- places -----------------------------------------------------------------------------------------------------

FLOOR: Final[list[int]] = [room["floor"] for room in DATA["room"]]
DAIMYO_FLOOR: Final[int] = DATA["daimyo_room"]["floor"]
ROOMS_OF_FLOOR: Final[list[list[int]]] = [
    [room for room in range(ROOMS) if FLOOR[room] == floor] for floor in range(DAIMYO_FLOOR)
]
PRINTED_VALUE: Final[list[int]] = [
    *[space["value"] for space in DATA["room"] + DATA["outside"]],
    DATA["well"]["value"],
    *[row["value"] for row in DATA["domain_row"]],
]
FILL: Final[list[list[int]]] = [[slot["fill"] for slot in room["tile_slots"]] for room in DATA["room"]]
FIRST_TESTED: Final = 6  # W-3.2.3: from this number on a tile may not make a room one-coloured
OUTSIDE_ACTIONS: Final[list[list[int]]] = [
    [BUNDLE.index[name] for name in row["options"]] for row in DATA["outside"]
]
ROW_COLOUR: Final[list[int]] = [COLOUR.index[row["colour"]] for row in DATA["domain_row"]]
ROW_REWARDS: Final[list[list[Effect]]] = [  # the one that is always there, then one for each member gone
    [effect(row["always"]), *[effect(each) for each in row["revealed"]]] for row in DATA["domain_row"]
]
ROW_PHRASES: Final[list[list[Message]]] = [
    [phrase(row["always"]), *[phrase(each) for each in row["revealed"]]] for row in DATA["domain_row"]
]
MEMBERS: Final[int] = DATA["components"]["per_player"]["courtiers"]
YARD_IRON: Final[list[int]] = [yard["iron"] for yard in DATA["yard"]]
YARD_POINTS: Final[list[int]] = [yard["points"] for yard in DATA["yard"]]
YARD_OF_TILE: Final = [number for number, yard in enumerate(DATA["yard"]) for _ in yard["tile_faces"]]
FACE_OF_TILE: Final[list[str]] = [face for yard in DATA["yard"] for face in yard["tile_faces"]]
YARD_BUNDLE: Final[list[list[int]]] = [  # by place for a tile and by tile
    [BUNDLE.index[f"{tile}.{face}"] for tile in YARD_TILE.ids] for face in FACE_OF_TILE
]

DICE_TILES: Final[list[dict[str, Any]]] = DATA["dice_tile"]
DICE_TILE: Final = Domain("dice-tile", ids(DICE_TILES))
TILE_COLOUR: Final[list[int]] = [COLOUR.index[tile["colour"]] for tile in DICE_TILES]
TILE_REWARD: Final[list[int]] = [
    REWARD.index["any" if tile["reward"]["op"] == "gain_any" else tile["reward"]["what"]] for tile in DICE_TILES
]
WELL_TILES: Final[int] = DATA["well"]["tile_slots"]
REWARD_EFFECT: Final[list[Effect]] = [
    effect(next(tile["reward"] for number, tile in enumerate(DICE_TILES) if TILE_REWARD[number] == reward))
    for reward in range(len(REWARD))
]
WELL_EFFECTS: Final[list[Effect]] = [effect(each) for each in DATA["well"]["effects"]]
WELL_PHRASES: Final[list[Message]] = [phrase(each) for each in DATA["well"]["effects"]]
FIRST_GAME_WELL: Final = [DICE_TILE.index[tile] for tile in DATA["first_game"]["well_tiles"]]

TRACK_END: Final[int] = DATA["season_track"]["end"]
BARRIER: Final[list[int]] = [0] * (
    TRACK_END + 2
)  # the seals it costs to enter a space; beyond the end there is none
for barrier in DATA["season_track"]["barriers"]:
    BARRIER[barrier["enter"]] = barrier["seals"]
TRACK_POINTS: Final[list[int]] = [0] * (TRACK_END + 1)
for season in DATA["season_track"]["seasons"]:
    for space in range(season["first"], season["last"] + 1):
        TRACK_POINTS[space] = (
            season["points_per_space"][space - season["first"]]
            if "points_per_space" in season
            else season["points"]
        )

# --- numbers ----------------------------------------------------------------------------------------------------

ROUNDS: Final[int] = DATA["rounds"]
TURNS: Final[int] = DATA["turns_per_player_per_round"]
RESOURCE_CAP: Final[int] = DATA["limits"]["resource_cap"]
SEAL_CAP: Final[int] = DATA["limits"]["seal_cap"]
AUDIENCE_COINS: Final[int] = DATA["prices"]["audience_coins"]
CLIMB_PEARLS: Final[list[int]] = [
    0,
    DATA["prices"]["climb_pearls"]["floors_1"],
    DATA["prices"]["climb_pearls"]["floors_2"],
]
SEALS_PER_RESOURCE: Final[int] = DATA["prices"]["seals_per_resource"]
SEALS_PER_COIN: Final[int] = DATA["prices"]["seals_per_coin"]
PER_POINT: Final[int] = DATA["scoring"]["coins_and_seals_per_point"]
RESOURCE_POINTS: Final[list[int]] = [0] * (RESOURCE_CAP + 1)
for threshold in DATA["scoring"]["resource_thresholds"]:
    for amount in range(threshold["min"], threshold["max"] + 1):
        RESOURCE_POINTS[amount] = threshold["points"]
COURTIER_POINTS: Final[list[int]] = [  # by floor, the gate being 0
    DATA["scoring"]["courtier"][place] for place in ("gate", "steward", "diplomat", "daimyo")
]
DICE_PER_COLOUR: Final[list[int]] = [0, *[row["dice_per_colour"] for row in DATA["setup"]]]
STACK_LIMIT: Final[list[int]] = [0, *[row["max_dice_per_board_space"] for row in DATA["setup"]]]
PAIRS: Final[list[int]] = [0, *[row["starting_pairs_offered"] for row in DATA["setup"]]]
REMOVES_CARDS: Final[list[bool]] = [False, *[row["remove_3plus_cards"] for row in DATA["setup"]]]

# --- solo -------------------------------------------------------------------------------------------------------

ACT: Final = Domain("deed", ["gate", "climb", "warrior", "gardener", "influence", "coins", "points"])
ACT_GATE: Final = 0
ACT_CLIMB: Final = 1
ACT_WARRIOR: Final = 2
ACT_GARDENER: Final = 3
ACT_INFLUENCE: Final = 4
ACT_COINS: Final = 5
EITHER_GARDEN: Final = len(GARDEN_KINDS)


class Act:
    """One action of the opponent: what, and how much (floors, the yard, the kind of garden)."""

    act: i64
    n: i64

    def __init__(self, row: dict[str, Any]) -> None:
        self.act = ACT.index[row["act"]]
        self.n = row.get("n", row.get("floors", 0))
        if self.act == ACT_WARRIOR:
            self.n = YARD_IRON.index(row["iron"])
        elif self.act == ACT_GARDENER:
            self.n = GARDEN_KINDS.index.get(row["kind"], EITHER_GARDEN)


SOLO_CARDS: Final[list[dict[str, Any]]] = DATA["solo"]["card"]
SOLO_ACTS: Final[list[list[Act]]] = [[Act(row) for row in card["back"]] for card in SOLO_CARDS]
ACT_PHRASES: Final[list[list[Message]]] = [[act_phrase(row) for row in card["back"]] for card in SOLO_CARDS]
SOLO_BRIDGE: Final[list[int]] = [COLOUR.index[card["front"]["bridge"]] for card in SOLO_CARDS]
SOLO_POSITION: Final[list[int]] = [POSITION.index[card["front"]["position"]] for card in SOLO_CARDS]
SOLO_SPACE: Final[list[int]] = [SPACE.index[card["front"]["space"]] for card in SOLO_CARDS]
SOLO_RESOLVED: Final[int] = DATA["solo"]["resolved_cards"]
LEVEL_POINTS: Final[list[int]] = [row["points"] for row in DATA["solo"]["level"]]
LEVEL_INFLUENCE: Final[list[int]] = [row["influence"] for row in DATA["solo"]["level"]]
LEVEL_PLACE: Final[list[int]] = [row["turn_order_place"] for row in DATA["solo"]["level"]]
COINS_IF_FIRST: Final[int] = DATA["solo"]["coins_per_scoring_first"]
COINS_IF_SECOND: Final[int] = DATA["solo"]["coins_per_scoring_second"]
