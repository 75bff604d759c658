"""What is in the box: `components.toml` as typed tables. No number of a component stands anywhere else."""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from chabudai.core.names import Domain
from chabudai.core.places import Places

DATA: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("components.toml").read_text("utf-8"))
COMPONENTS: Final[dict[str, Any]] = DATA["components"]
SETUP: Final[dict[str, Any]] = DATA["setup"]
NEGOTIATION: Final[dict[str, Any]] = DATA["negotiation"]
RULINGS: Final[dict[str, bool | str]] = DATA["rulings"]
MOST_SEATS: Final[int] = DATA["meta"]["players_max"]


def ids(rows: list[dict[str, Any]]) -> list[str]:
    return [row["id"] for row in rows]


NONE: Final = -1  # no province, no card
NOBODY: Final = -1

# --- seasons and phases (R-1.2, R-6.1) ----------------------------------------------------------------------------

SEASON: Final = Domain("season", DATA["seasons"]["order"])
SEASONS: Final = len(DATA["seasons"]["played"])
AUTUMN: Final = SEASON.index["autumn"]
WINTER: Final = SEASON.index["winter"]
PHASE: Final = Domain("phase", [*DATA["seasons"]["phases"], "winter"])
SEASON_SETUP: Final = 0
TEA: Final = 1
POLITICAL: Final = 2
WAR: Final = 3
CLEANUP: Final = 4
IN_WINTER: Final = 5
# what the political track shows, turn by turn
TURN: Final = Domain("turn", ["mandate", "kami"])
SEQUENCE: Final[list[int]] = [
    TURN.index[name] for name in DATA["political_track"]["sequence"] if name in TURN.index
]
TURNS: Final = len(SEQUENCE)
KAMI_TURN: Final = 1
MANDATE_TURNS: Final[int] = DATA["political_track"]["mandate_turns"]
DRAWN: Final[int] = DATA["political_track"]["draw"]

# --- the map (R-2.5) ----------------------------------------------------------------------------------------------

PROVINCES_ON_BOARD: Final[list[dict[str, Any]]] = DATA["provinces"]
PROVINCE: Final = Domain("province", ids(PROVINCES_ON_BOARD))
PROVINCES: Final = len(PROVINCE)
BORDER: Final = Domain("border", ["land", "sea"])
ROUTE: Final = Domain("route", ids(DATA["sea_routes"]))
MAP: Final = Places(
    PROVINCE,
    BORDER,
    {
        "land": [(row["between"][0], row["between"][1]) for row in DATA["land_borders"]],
        "sea": [(row["between"][0], row["between"][1]) for row in DATA["sea_routes"]],
    },
)
ADJACENT: Final[list[int]] = [int(MAP.around(place, MAP.any_kind)) for place in range(PROVINCES)]  # bit masks
EVERYWHERE: Final = int(MAP.everywhere)
HARVEST_COINS: Final[list[int]] = [row["harvest"]["coins"] for row in PROVINCES_ON_BOARD]
HARVEST_POINTS: Final[list[int]] = [row["harvest"]["vp"] for row in PROVINCES_ON_BOARD]
HARVEST_RONIN: Final[list[int]] = [row["harvest"]["ronin"] for row in PROVINCES_ON_BOARD]


def routes_between() -> list[int]:
    """By two provinces: the sea route that joins them, or NONE."""
    table = [NONE] * (PROVINCES * PROVINCES)
    for number, row in enumerate(DATA["sea_routes"]):
        one, other = PROVINCE.index[row["between"][0]], PROVINCE.index[row["between"][1]]
        table[one * PROVINCES + other] = number
        table[other * PROVINCES + one] = number
    return table


ROUTE_BETWEEN: Final[list[int]] = routes_between()

# --- clans (R-25) -------------------------------------------------------------------------------------------------

CLANS_IN_BOX: Final[list[dict[str, Any]]] = sorted(DATA["clans"], key=lambda row: int(row["starting_honor_rank"]))
CLAN: Final = Domain("clan", ids(CLANS_IN_BOX))  # in the order of their starting honor rank
KOI: Final = CLAN.index["koi"]
LOTUS: Final = CLAN.index["lotus"]
TURTLE: Final = CLAN.index["turtle"]
DRAGONFLY: Final = CLAN.index["dragonfly"]
BONSAI: Final = CLAN.index["bonsai"]
HOME: Final[list[int]] = [PROVINCE.index[row["home"]] for row in CLANS_IN_BOX]
INCOME: Final[list[int]] = [row["season_income"] for row in CLANS_IN_BOX]
STRONGHOLDS: Final[int] = COMPONENTS["strongholds_per_clan"]
PLAYERS: Final = Domain("player", [str(number) for number in range(1, MOST_SEATS + 1)])

# --- figures and where they can be (R-5) --------------------------------------------------------------------------

MONSTERS_IN_BOX: Final[list[dict[str, Any]]] = DATA["monsters"]
MONSTER: Final = Domain("monster", ids(MONSTERS_IN_BOX))
MONSTERS: Final = len(MONSTER)
FIGURE: Final = Domain("figure", ["bushi", "shinto", "daimyo", *MONSTER.ids])
FIGURES: Final = len(FIGURE)
BUSHI: Final = 0
SHINTO: Final = 1
DAIMYO: Final = 2
COMMON: Final = 3  # kinds of which every clan has its own; the monsters follow
PIECE: Final = Domain("figure", [*FIGURE.ids, "stronghold"])
PIECES: Final = len(PIECE)
STRONGHOLD: Final = FIGURES
FIGURES_EACH: Final[list[int]] = [COMPONENTS["clan_figures_each"][name] for name in FIGURE.ids[:COMMON]]
SHRINES: Final[int] = SETUP["shrines_in_play"]
SHRINE_PLACE: Final = Domain("shrine", [str(number) for number in range(1, SHRINES + 1)])
PLACE: Final = Domain(
    "place",
    [
        *PROVINCE.ids,
        *[f"shrine_{number}" for number in SHRINE_PLACE.ids],
        "reserve",
        *[f"held_by_{player}" for player in PLAYERS.ids],
    ],
)
PLACES: Final = len(PLACE)
FIRST_SHRINE: Final = PROVINCES
RESERVE: Final = PROVINCES + SHRINES
HELD: Final = RESERVE + 1  # and the seat of the captor

ONI_OF_HATE: Final = COMMON + MONSTER.index["oni_of_hate"]
ONI_OF_SPITE: Final = COMMON + MONSTER.index["oni_of_spite"]
IS_ONI: Final[list[bool]] = [row["oni"] for row in MONSTERS_IN_BOX]
IS_SHINTO: Final[list[bool]] = [
    name == "shinto"
    or any(fx.get("as") == "shinto" for row in MONSTERS_IN_BOX if row["id"] == name for fx in row["fx"])
    for name in FIGURE.ids
]  # by kind of figure
IS_DAIMYO: Final[list[bool]] = [
    name == "daimyo"
    or any(fx.get("as") == "daimyo" for row in MONSTERS_IN_BOX if row["id"] == name for fx in row["fx"])
    for name in FIGURE.ids
]

# --- mandates (R-10) ----------------------------------------------------------------------------------------------

MANDATE: Final = Domain("mandate", ids(DATA["mandates"]))
MANDATES: Final = len(MANDATE)
RECRUIT: Final = MANDATE.index["recruit"]
MARSHAL: Final = MANDATE.index["marshal"]
TRAIN: Final = MANDATE.index["train"]
HARVEST: Final = MANDATE.index["harvest"]
BETRAY: Final = MANDATE.index["betray"]
MANDATE_TILES: Final[list[int]] = [kind for kind, row in enumerate(DATA["mandates"]) for _ in range(row["tiles"])]
STRONGHOLD_COST: Final[int] = DATA["mandates"][MARSHAL]["bonus_cost"]
TRAIN_DISCOUNT: Final[int] = DATA["mandates"][TRAIN]["discount"]
PRICE_CAP: Final = 1  # Bonsai
HARVEST_COIN: Final[int] = DATA["mandates"][HARVEST]["coins"]
BETRAY_VICTIMS: Final[int] = DATA["mandates"][BETRAY]["victims"]

# --- kami (R-16) --------------------------------------------------------------------------------------------------

KAMI: Final = Domain("kami", ids(DATA["shrines"]))
AMATERASU: Final = KAMI.index["amaterasu"]
FUJIN: Final = KAMI.index["fujin"]
HACHIMAN: Final = KAMI.index["hachiman"]
RAIJIN: Final = KAMI.index["raijin"]
RYUJIN: Final = KAMI.index["ryujin"]
SUSANOO: Final = KAMI.index["susanoo"]
TSUKUYOMI: Final = KAMI.index["tsukuyomi"]
KAMI_AMOUNT: Final[list[int]] = [row["fx"].get("amount", 0) for row in DATA["shrines"]]
BEGINNER_SHRINES: Final[list[int]] = [KAMI.index[name] for name in SETUP["beginner_shrines"]]

# --- war (R-17 to R-20) -------------------------------------------------------------------------------------------

ADVANTAGE: Final = Domain("advantage", ids(DATA["war_advantages"]))
ADVANTAGES: Final = len(ADVANTAGE)
SEPPUKU: Final = ADVANTAGE.index["seppuku"]
HOSTAGE: Final = ADVANTAGE.index["hostage"]
HIRE_RONIN: Final = ADVANTAGE.index["ronin"]
POETS: Final = ADVANTAGE.index["poets"]
WARS: Final[list[int]] = [SETUP["war_tokens_drawn"].get(str(seats), 0) for seats in range(MOST_SEATS + 1)]
TOKEN: Final = Domain(
    "token", [f"{season}_{province}" for season in DATA["seasons"]["played"] for province in PROVINCE.ids]
)
TOKEN_POINTS: Final[list[int]] = [DATA["scoring"]["war_token_vp"][name] for name in DATA["seasons"]["played"]]
# by the number of different provinces
SET_BONUS: Final[list[int]] = [
    next((row["vp"] for row in DATA["scoring"]["set_bonus"] if row["min"] <= number <= row["max"]), 0)
    for number in range(PROVINCES + 1)
]


def province_of(token: i64) -> i64:
    return token % PROVINCES


def season_of(token: i64) -> i64:
    return token // PROVINCES


# --- Force (R-5.3) ------------------------------------------------------------------------------------------------

FORCE: Final[list[int]] = [
    *[DATA["force"][name] for name in FIGURE.ids[:COMMON]],
    *[row["force"] for row in MONSTERS_IN_BOX],
]  # by kind of figure, while nothing else is said
STRONGHOLD_FORCE: Final[int] = DATA["force"]["stronghold_turtle"]
FORCE_IF_LOWEST: Final[list[int]] = [
    next((fx["amount"] for fx in row["fx"] if fx["op"] == "force_if"), row["force"]) for row in MONSTERS_IN_BOX
]  # by monster: where its owner has the lowest honor

# --- where points, coins and ronin come from ----------------------------------------------------------------------

# The rows of the score sheet. What others took is the last: it is never above 0.
ITEM: Final = Domain(
    "item",
    [
        "harvests",
        "kami",
        "virtues",
        "upgrades",
        "monsters",
        "seppuku",
        "hostages",
        "poets",
        "winter_upgrades",
        "tokens",
        "set",
        "taken",
    ],
)
ITEMS: Final = len(ITEM)
FOR_HARVESTS: Final = ITEM.index["harvests"]
FOR_KAMI: Final = ITEM.index["kami"]
FOR_VIRTUES: Final = ITEM.index["virtues"]
FOR_UPGRADES: Final = ITEM.index["upgrades"]
FOR_MONSTERS: Final = ITEM.index["monsters"]
FOR_SEPPUKU: Final = ITEM.index["seppuku"]
FOR_HOSTAGES: Final = ITEM.index["hostages"]
FOR_POETS: Final = ITEM.index["poets"]
FOR_FORMS: Final = ITEM.index["winter_upgrades"]
FOR_TOKENS: Final = ITEM.index["tokens"]
FOR_SET: Final = ITEM.index["set"]
TAKEN: Final = ITEM.index["taken"]

# --- amounts that are said ----------------------------------------------------------------------------------------

MOST_COINS: Final[int] = NEGOTIATION["most_coins_at_once"]
MOST_RONIN: Final[int] = NEGOTIATION["most_ronin_at_once"]
COINS: Final = Domain("coins", [str(number) for number in range(MOST_COINS + 1)])
RONIN: Final = Domain("ronin", [str(number) for number in range(MOST_RONIN + 1)])
