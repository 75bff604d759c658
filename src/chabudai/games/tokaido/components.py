"""What is in the box: `components.toml` as typed tables. No number of a component stands anywhere else."""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from chabudai.core.names import Domain

DATA: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("components.toml").read_text("utf-8"))


def ids(table: str) -> list[str]:
    return [row["id"] for row in DATA[table]]


def column(table: str, field: str) -> list[int]:
    return [row[field] for row in DATA[table]]


def deck(table: str) -> list[int]:
    """One number per card: its kind, as often as there are copies."""
    return [kind for kind, row in enumerate(DATA[table]) for _ in range(row.get("copies", 1))]


STATION: Final = Domain("station", ids("station"))
TRAVELER: Final = Domain("traveler", ids("traveler"))
SOUVENIR: Final = Domain("souvenir", ids("souvenir"))
CATEGORY: Final = Domain("category", DATA["souvenir_scoring"]["categories"])
MEAL: Final = Domain("meal", ids("meal"))
HOT_SPRING: Final = Domain("spring", ids("hot_spring"))
PANORAMA: Final = Domain("panorama", ids("panorama"))
ENCOUNTER: Final = Domain("encounter", ids("encounter"))
ACHIEVEMENT: Final = Domain("achievement", ids("achievement"))
COLOUR: Final = Domain("colour", ids("colour"))

# The kinds of station. The three panoramas come first, so that a station's kind is also its panorama.
KIND: Final = Domain("kind", [*PANORAMA.ids, "village", "temple", "encounter", "hot_spring", "farm", "inn"])
AT_VILLAGE: Final = KIND.index["village"]
AT_TEMPLE: Final = KIND.index["temple"]
AT_ENCOUNTER: Final = KIND.index["encounter"]
AT_HOT_SPRING: Final = KIND.index["hot_spring"]
AT_FARM: Final = KIND.index["farm"]
AT_INN: Final = KIND.index["inn"]
PANORAMAS: Final = len(PANORAMA)

# Where points come from: the rows of the score sheet.
ITEM: Final = Domain(
    "item",
    [
        "panoramas",
        "souvenirs",
        "meals",
        "hot_springs",
        "donations",
        "encounters",
        "achievements",
        "traveler",
        "temple_rank",
    ],
)
FROM_PANORAMAS: Final = ITEM.index["panoramas"]
FROM_SOUVENIRS: Final = ITEM.index["souvenirs"]
FROM_MEALS: Final = ITEM.index["meals"]
FROM_HOT_SPRINGS: Final = ITEM.index["hot_springs"]
FROM_DONATIONS: Final = ITEM.index["donations"]
FROM_ENCOUNTERS: Final = ITEM.index["encounters"]
FROM_ACHIEVEMENTS: Final = ITEM.index["achievements"]
FROM_TRAVELER: Final = ITEM.index["traveler"]
FROM_TEMPLE_RANK: Final = ITEM.index["temple_rank"]

# Travelers whose power the steps ask for (T-6).
NO_TILE: Final = -1
HIROSHIGE: Final = TRAVELER.index["hiroshige"]
CHUUBEI: Final = TRAVELER.index["chuubei"]
KINKO: Final = TRAVELER.index["kinko"]
YOSHIYASU: Final = TRAVELER.index["yoshiyasu"]
SATSUKI: Final = TRAVELER.index["satsuki"]
MITSUKUNI: Final = TRAVELER.index["mitsukuni"]
SASAYAKKO: Final = TRAVELER.index["sasayakko"]
HIROTADA: Final = TRAVELER.index["hirotada"]
UMEGAE: Final = TRAVELER.index["umegae"]
ZEN_EMON: Final = TRAVELER.index["zen_emon"]

SOUVENIR_DECK: Final = deck("souvenir")
ENCOUNTER_DECK: Final = deck("encounter")
MEAL_DECK: Final = deck("meal")
HOT_SPRING_DECK: Final = deck("hot_spring")

TILE_COINS: Final = column("traveler", "coins")
SOUVENIR_PRICE: Final = column("souvenir", "price")
SOUVENIR_CATEGORY: Final = [CATEGORY.index[row["category"]] for row in DATA["souvenir"]]
POINTS_IN_SET: Final[list[int]] = DATA["souvenir_scoring"]["points_by_place_in_set"]
VILLAGE_DRAW: Final[int] = DATA["souvenir_scoring"]["village_draw"]
VILLAGE_MIN_COINS: Final[int] = DATA["village"]["min_coins_to_stop"]
MEAL_PRICE: Final = column("meal", "price")
MEAL_POINTS: Final[int] = DATA["meal_scoring"]["points"]
SPRING_POINTS: Final = column("hot_spring", "points")
SECTIONS: Final = column("panorama", "sections")
FARM_COINS: Final[int] = DATA["farm"]["coins"]
MIN_DONATION: Final[int] = DATA["temple"]["min_donation"]
MAX_DONATION: Final[int] = DATA["temple"]["max_donation"]
POINTS_PER_COIN: Final[int] = DATA["temple"]["points_per_coin"]
RANK_POINTS: Final[list[int]] = DATA["temple"]["rank_points"]
OTHER_DONOR_POINTS: Final[int] = DATA["temple"]["other_donor_points"]
ACHIEVEMENT_POINTS: Final = column("achievement", "points")
ACHIEVEMENT_OF_PANORAMA: Final = [
    next(n for n, row in enumerate(DATA["achievement"]) if row.get("panorama") == name) for name in PANORAMA.ids
]
GOURMET: Final = ACHIEVEMENT.index["gourmet"]
BATHER: Final = ACHIEVEMENT.index["bather"]
CHATTERBOX: Final = ACHIEVEMENT.index["chatterbox"]
COLLECTOR: Final = ACHIEVEMENT.index["collector"]

# What an encounter does: a small vocabulary, one word per card.
EFFECT: Final = Domain("effect", ["take_top_souvenir", "take_panorama", "points", "coins", "bank_coin_to_temple"])
TAKE_TOP_SOUVENIR: Final = EFFECT.index["take_top_souvenir"]
TAKE_PANORAMA: Final = EFFECT.index["take_panorama"]
GIVE_POINTS: Final = EFFECT.index["points"]
GIVE_COINS: Final = EFFECT.index["coins"]
BANK_COIN_TO_TEMPLE: Final = EFFECT.index["bank_coin_to_temple"]
ENCOUNTER_EFFECT: Final = [EFFECT.index[row["effect"]] for row in DATA["encounter"]]
ENCOUNTER_AMOUNT: Final[list[int]] = [row.get("amount", 0) for row in DATA["encounter"]]
ENCOUNTER_PANORAMA: Final = [
    PANORAMA.index[row["panorama"]] if "panorama" in row else 0 for row in DATA["encounter"]
]

VARIANT: Final[dict[str, Any]] = DATA["variant"]
INITIATORY_COINS: Final[int] = VARIANT["initiatory_journey"]["starting_coins"]
SPECIAL_COINS_BY_SLOT: Final[list[int]] = VARIANT["special_setup"]["by_slot"]
OFFER_EXTRA: Final[int] = DATA["inn"]["offer_extra_cards"]
GASTRONOMY_EXTRA: Final[int] = VARIANT["gastronomy"]["offer_extra_cards"]
TILES_DEALT: Final = 2  # T-2.6


class Road:
    """The stations in the direction of travel: index 0 is where the journey starts (T-11.2)."""

    last: i64
    returning: bool
    step: i64  # from one station of the board to the next on the way
    kinds: list[int]
    slots: list[int]  # by station, with all slots open
    next_inn: list[int]
    inns_before: list[int]  # by station, how many the road has passed
    of_kind: list[int]  # by kind of station: a bit mask of the places

    def __init__(self, returning: bool) -> None:
        stations = DATA["station"]
        self.last = len(stations) - 1
        self.returning = returning
        self.step = -1 if returning else 1
        along = stations[::-1] if returning else stations
        self.kinds = [KIND.index[row["type"]] for row in along]
        self.slots = [row.get("inn_slots", 2 if row["double"] else 1) for row in along]
        inns = [place for place, kind in enumerate(self.kinds) if kind == AT_INN]
        self.next_inn = [min([inn for inn in inns if inn > place], default=place) for place in range(len(along))]
        self.inns_before = [self.kinds[:place].count(AT_INN) for place in range(len(along) + 1)]

        self.of_kind = [
            sum([1 << place for place, each in enumerate(self.kinds) if each == kind]) for kind in range(len(KIND))
        ]

    def turned(self, index: i64) -> i64:
        """The place on the road of a station of the board, and the other way round."""
        return self.last - index if self.returning else index


KYOTO_TO_EDO: Final = Road(False)
EDO_TO_KYOTO: Final = Road(True)
