"""What is in the box: `components.toml` as typed tables. No number of a component stands anywhere else."""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from chabudai.core.names import Amounts, Domain
from chabudai.core.numbers import bit
from chabudai.core.places import Places

DATA: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("components.toml").read_text("utf-8"))
COMPONENTS: Final[dict[str, Any]] = DATA["components"]
SETUP: Final[dict[str, Any]] = DATA["setup"]
MOST_SEATS: Final = max(DATA["meta"]["players"])


def ids(rows: list[dict[str, Any]]) -> list[str]:
    return [row["id"] for row in rows]


def by_seats(table: dict[str, Any]) -> list[Any]:
    """A table with a row for each number of players, as a list that such a number points into."""
    return [table.get(str(seats), table[min(table)]) for seats in range(MOST_SEATS + 1)]


NONE: Final = -1  # no province, no card
NOBODY: Final = -1

# --- names ----------------------------------------------------------------------------------------------------

SIDE: Final = Domain("side", DATA["meta"]["sides"])
SEASON: Final = Domain("season", SETUP["rounds_per_year"])
SEASONS: Final = len(SEASON)
WINTER: Final = SEASON.index["winter"]
YEARS: Final[int] = SETUP["years"]
ROUNDS: Final = YEARS * SEASONS

# Who sits where plays which colour; the farmers' cubes follow those of the players (S-10.1).
DAIMYO: Final = Domain("daimyo", [row["color"] for row in DATA["daimyo"]])
COLOUR: Final = Domain("cubes", [*DAIMYO.ids, "farmers"])
CUBES: Final = Amounts(COLOUR, "cubes")
ALL_ARMIES: Final[int] = COMPONENTS["armies_per_player"]
ALL_FARMERS: Final[int] = COMPONENTS["farmers"]

BUILDING: Final = Domain("building", ["castle", "temple", "theatre"])
BUILDINGS: Final = len(BUILDING)
CASTLE: Final = 0
TEMPLE: Final = 1
THEATRE: Final = 2
TOKENS: Final[list[int]] = [COMPONENTS[f"{name}s"] for name in BUILDING.ids]

# --- the ten actions (S-8) --------------------------------------------------------------------------------------

ACTION: Final = Domain("action", ids(DATA["action"]))
ACTION_CARDS: Final = len(ACTION)
RICE: Final = ACTION.index["rice"]
TAX: Final = ACTION.index["tax"]
DEPLOY5: Final = ACTION.index["deploy5"]
DEPLOY3: Final = ACTION.index["deploy3"]
DEPLOY1: Final = ACTION.index["deploy1_move"]
BATTLE_A: Final = ACTION.index["battle_a"]
BATTLE_B: Final = ACTION.index["battle_b"]
COST: Final[list[int]] = [row["cost"] for row in DATA["action"]]
LEVY: Final[list[int]] = [row.get("armies", 0) for row in DATA["action"]]
OPEN_ACTIONS: Final = 5  # S-5.1: the others lie face down

# Where a card can lie: on the spaces of a player's board, or in the hand (S-8.18).
SPACE: Final = Domain("space", ["bid", *ACTION.ids])
WHENCE: Final = Domain("space", [*SPACE.ids, "hand"])
HAND: Final = len(SPACE)
CHEST_CARDS: Final = len(COMPONENTS["chest_card_values"])
CHEST_VALUE: Final = Domain("chests", [str(value) for value in COMPONENTS["chest_card_values"]])

# --- special cards (S-5.4) --------------------------------------------------------------------------------------

SPECIAL: Final = Domain("special", ids(DATA["special"]))
SPECIALS: Final = len(SPECIAL)
TAX_PLUS1: Final = SPECIAL.index["tax_plus1"]
RICE_PLUS1: Final = SPECIAL.index["rice_plus1"]
DEPLOY6: Final = SPECIAL.index["deploy6"]
ATTACK_PLUS1: Final = SPECIAL.index["attack_plus1"]
DEFENCE_PLUS1: Final = SPECIAL.index["defence_plus1"]
BONUS: Final[list[int]] = [row.get("bonus", 0) for row in DATA["special"]]
LARGE_LEVY: Final[int] = DATA["special"][DEPLOY6]["armies"]

# --- events -----------------------------------------------------------------------------------------------------

EVENT_CARD: Final = Domain("card", ids(DATA["event"]))
EFFECT: Final = Domain("effect", list(dict.fromkeys(row["effect"] for row in DATA["event"])))
EFFECT_OF: Final[list[int]] = [EFFECT.index[row["effect"]] for row in DATA["event"]]
EVENT_VALUE: Final[list[int]] = [row.get("value", 0) for row in DATA["event"]]
WINTER_LOSS: Final[list[int]] = [row["winter_rice_loss"] for row in DATA["event"]]
EVENT_CARDS_PER_YEAR: Final[int] = SETUP["events_per_year"]
CALMING_THEATRES: Final = EFFECT.index["theatre_removes_unrest"]
NEUTRAL_FARMERS: Final = EFFECT.index["neutral_farmers"]
CASTLE_DEFENCE: Final = EFFECT.index["castle_defence"]
TEMPLE_PEACE: Final = EFFECT.index["temple_peace"]
TAX_MAX: Final = EFFECT.index["tax_max"]
TAX_MIN: Final = EFFECT.index["tax_min"]
RICE_MAX: Final = EFFECT.index["rice_max"]
RICE_MIN: Final = EFFECT.index["rice_min"]
SMALL_LEVIES: Final = EFFECT.index["small_levies"]
SMALL_LEVY: Final[list[int]] = [
    next(row for row in DATA["event"] if row["effect"] == "small_levies").get(action, 0) for action in ACTION.ids
]

# --- the map ----------------------------------------------------------------------------------------------------

PROVINCES_IN_BOX: Final[list[dict[str, Any]]] = DATA["province"]
PROVINCE: Final = Domain("province", ids(PROVINCES_IN_BOX))
PROVINCES: Final = len(PROVINCE)
REGION: Final = Domain("region", ids(DATA["region"]))
REGIONS: Final = len(REGION)
PRINTED_TAX: Final[list[int]] = [row["tax"] for row in PROVINCES_IN_BOX]
HARVEST: Final[list[int]] = [row["rice"] for row in PROVINCES_IN_BOX]
SITES: Final[list[int]] = [row["slots"] for row in PROVINCES_IN_BOX]
BORDER: Final = Domain("border", ["land", "sea"])


def borders_of(side: str) -> Places:
    """S-1.6: land borders and the sea routes printed on this side."""
    land = [(row["id"], other) for row in PROVINCES_IN_BOX for other in row["land"] if row["id"] < other]
    sea = [(row["a"], row["b"]) for row in DATA["sea_route"] if side in row["sides"]]
    return Places(PROVINCE, BORDER, {"land": land, "sea": sea})


class Board:
    """One side of the board as so many players use it."""

    def __init__(self, side: str, seats: int) -> None:
        self.in_play: i64 = 0  # S-2.3, S-2.4: bit mask of the provinces that are not closed
        self.region_of: list[int] = [REGION.index[row["region"][side]] for row in PROVINCES_IN_BOX]
        self.regions: list[int] = [0] * REGIONS  # their provinces, as bit masks
        for place, row in enumerate(PROVINCES_IN_BOX):
            if seats > min(DATA["meta"]["players"]) or not row["drop3"][side]:
                self.in_play |= bit(place)
                self.regions[self.region_of[place]] |= bit(place)
        self.map: Places = borders_of(side)
        around = [int(self.map.around(place, self.map.any_kind) & self.in_play) for place in range(PROVINCES)]
        self.around: list[int] = [
            mask if (self.in_play >> place) & 1 else 0 for place, mask in enumerate(around)
        ]  # S-2.4: neighbours as bit masks


BOARDS: Final[dict[str, list[Board]]] = {
    side: [Board(side, seats) for seats in range(MOST_SEATS + 1)] for side in SIDE.ids
}

# --- set-up (S-3) -----------------------------------------------------------------------------------------------

START_CHESTS: Final[list[int]] = by_seats(SETUP["start_chests"])
ARMY_GROUPS: Final[list[list[int]]] = by_seats(SETUP["army_groups"])
GROUP: Final = Domain("group", [str(size) for size in sorted({size for row in ARMY_GROUPS for size in row})])
LEAST_GROUP: Final = int(GROUP.ids[0])
TOWER_ARMIES: Final[int] = SETUP["tower_armies_per_player"]
TOWER_FARMERS: Final[int] = SETUP["tower_farmers"]
FACE_UP: Final[int] = SETUP["draft"]["face_up"]
LETTER: Final = Domain("letter", sorted({letter for table in SETUP["fixed"].values() for letter in table}))
# By number of players and letter: province and armies.
FIXED: Final[list[list[list[tuple[int, int]]]]] = [
    [[(PROVINCE.index[name], armies) for name, armies in table[letter].items()] for letter in sorted(table)]
    for table in by_seats(SETUP["fixed"])
]

# --- battles, winter, scoring -------------------------------------------------------------------------------------

FARMERS_OF_NEUTRAL: Final[int] = DATA["battle"]["neutral_farmers"]
MARCHING: Final = Domain("armies", [str(armies) for armies in range(1, ALL_ARMIES)])
EXTRA: Final = Domain("extra", ["0", "1", "2"])
STANDING: Final = Domain("standing", ["asked", "most"])  # S-14.26: what a seat leaves to be done about them
ALWAYS_ASKED: Final = 0
ALWAYS_MOST: Final = 1
MOST_MISSING: Final[int] = DATA["supply"][-1]["min_missing"]


def supplied(row: str) -> list[int]:
    """S-12.4: by the number of provinces without rice; the last entry stands for all above it."""
    column = [0]
    for line in DATA["supply"]:
        column += [line[row]] * (min(line["max_missing"], MOST_MISSING) - line["min_missing"] + 1)
    return column


REVOLTS_BY_SHORTAGE: Final[list[int]] = supplied("revolts")
EXTRA_FARMERS: Final[list[int]] = supplied("extra_farmers")

# Where points come from: the rows of the score sheet.
ITEM: Final = Domain("item", ["provinces", "buildings", "most_castles", "most_temples", "most_theatres"])
FOR_PROVINCES: Final = 0
FOR_BUILDINGS: Final = 1
FOR_MOST: Final = 2  # and the two after it, by kind of building
PROVINCE_POINTS: Final[int] = DATA["scoring"]["province"]
BUILDING_POINTS: Final[int] = DATA["scoring"]["building"]
MOST_POINTS: Final[list[int]] = [DATA["scoring"][f"most_{name}s"] for name in BUILDING.ids]
TIE_REDUCTION: Final[int] = DATA["scoring"]["tie_reduction"]
RICE_TRACK: Final[int] = DATA["tracks"]["rice_max"]
UNREST_MARKERS: Final[int] = COMPONENTS["unrest_markers"]
