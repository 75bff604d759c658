"""R-23: the season cards and what they do, as data in a small vocabulary.

A power reads: when its trigger comes, and its condition holds, do the op with so much, times what is counted. Which
words there are stands in `components.toml`; each op is explained once (`steps/powers`). Kami bring powers too.
"""

from typing import Any, Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Words
from chabudai.core.names import Amounts, Domain, key_of
from chabudai.core.vocabulary import Effect
from chabudai.games.rising_sun.components import (
    ADVANTAGE,
    BUSHI,
    COMMON,
    DATA,
    FOR_FORMS,
    FOR_KAMI,
    FOR_MONSTERS,
    FOR_UPGRADES,
    FOR_VIRTUES,
    KAMI,
    MONSTER,
    MONSTERS_IN_BOX,
    NONE,
    SEASON,
    SHINTO,
    ids,
)


def numbered(words: list[str]) -> dict[str, int]:
    """Words of the language that name nothing anybody speaks of, by their numbers."""
    return {word: number for number, word in enumerate(words)}


# --- the language of effects --------------------------------------------------------------------------------------

LANGUAGE: Final[dict[str, Any]] = DATA["effect_language"]
TRIGGER: Final = Domain("trigger", list(LANGUAGE["triggers"]))
OP: Final = Domain("op", list(LANGUAGE["ops"]))
PER: Final[dict[str, int]] = numbered(
    [
        "one",
        "oni_owned",
        "monster_owned",
        "figure",
        "distinct_virtue_owned",
        "own_stronghold_on_map",
        "affected_player_with_less_honor",
        "season_with_alliance",
    ]
)
CONDITION: Final[dict[str, int]] = numbered(
    [
        "always",
        "lowest_honor_in_province",
        "highest_honor_of_all",
        "self_in_province_at_end",
        "has_ally",
        "more_honor_than_at_least_2_players",
    ]
)
WHERE: Final[dict[str, int]] = numbered(
    ["anywhere", "this_province", "own_stronghold_province", "any_province", "any_shrine", "map"]
)

# --- the cards ----------------------------------------------------------------------------------------------------

CARDS_IN_BOX: Final[list[dict[str, Any]]] = DATA["season_cards"]
CARD: Final = Domain("card", ids(CARDS_IN_BOX))
CARDS: Final = len(CARD)


class Stacks(Amounts):
    """R-7.2: identical cards lie on one another."""

    def said(self, number: int) -> Words:
        copies, card = divmod(number, len(self.ids))
        return Message("stack", {"card": self.message(card), "n": copies})


STACK: Final = Stacks(CARD, "stack")
CARD_SET: Final = Domain("set", ids(DATA["card_sets"]))
CORE_SET: Final = CARD_SET.index["core"]
CARD_TYPE: Final = Domain("type", ["upgrade", "virtue", "monster", "war_upgrade", "winter_upgrade"])
SET_OF: Final[list[int]] = [CARD_SET.index[row["set"]] for row in CARDS_IN_BOX]
SEASON_OF_CARD: Final[list[int]] = [SEASON.index[row["season"]] for row in CARDS_IN_BOX]
TYPE_OF: Final[list[int]] = [CARD_TYPE.index[row["type"]] for row in CARDS_IN_BOX]
COST: Final[list[int]] = [row["cost"] for row in CARDS_IN_BOX]
COPIES: Final[list[int]] = [row["copies"] for row in CARDS_IN_BOX]
IS_VIRTUE: Final[list[bool]] = [row["type"] == "virtue" for row in CARDS_IN_BOX]
# the figure that comes with the card, or NONE
MONSTER_OF: Final[list[int]] = [
    next((COMMON + MONSTER.index[fx["monster"]] for fx in row["fx"] if "monster" in fx), NONE)
    for row in CARDS_IN_BOX
]
ITEM_OF_TYPE: Final[list[int]] = [FOR_UPGRADES, FOR_VIRTUES, FOR_MONSTERS, FOR_UPGRADES, FOR_FORMS]


class Sources(Domain):
    """What brings something: a card, a kami, a war advantage, or a rule with a name of its own."""

    def message(self, number: int) -> str:
        sort, _, name = self.ids[number].partition(":")
        return key_of(sort, name)

    def said(self, number: int) -> str:
        return self.message(number)


SOURCE: Final = Sources(
    "source",
    [
        *[f"card:{name}" for name in CARD.ids],
        *[f"kami:{name}" for name in KAMI.ids],
        *[f"advantage:{name}" for name in ADVANTAGE.ids],
        "source:hostages",
    ],
)
BY_KAMI: Final = CARDS  # and the kami
BY_ADVANTAGE: Final = BY_KAMI + len(KAMI)
BY_HOSTAGES: Final = SOURCE.index["source:hostages"]


class Power(Effect):
    """What a card or a kami does at one occasion. `what` is its number among the sources, `n` how much."""

    trigger: i64  # NONE of a kami: it is called when its shrine is resolved
    per: i64
    condition: i64
    where: i64
    figure: i64  # the kind that is placed, or NONE
    item: i64  # of the score sheet
    optional: bool
    is_for_richest: bool  # takes from the richest, not from those with less honor
    then: list[Effect]

    def __init__(self, source: i64, item: i64, row: dict[str, Any]) -> None:
        super().__init__(OP.index[row["op"]], source, row.get("amount", 1))
        self.trigger = TRIGGER.index.get(row.get("trigger", ""), NONE)
        self.per = PER[row.get("per", "one")]
        self.condition = CONDITION[row.get("condition", "always")]
        self.where = WHERE[row.get("where", "anywhere")]
        self.figure = {"bushi": BUSHI, "shinto": SHINTO}.get(row.get("figure", ""), NONE)
        self.item = item
        self.optional = row.get("optional", False)
        self.is_for_richest = row.get("from") == "each_richest_opponent"
        self.then = [Effect(OP.index[each["op"]], source, each["amount"]) for each in row.get("then", [])]


def powers_of(card: int, row: dict[str, Any]) -> list[Power]:
    """Those of the card and, of a monster card, those of the monster: they belong to whoever owns the card."""
    monster = MONSTER_OF[card]
    rows = list(row["fx"])
    if monster != NONE:
        rows += MONSTERS_IN_BOX[monster - COMMON]["fx"]
    return [Power(card, ITEM_OF_TYPE[TYPE_OF[card]], each) for each in rows]


POWERS: Final[list[list[Power]]] = [powers_of(card, row) for card, row in enumerate(CARDS_IN_BOX)]
KAMI_POWER: Final[list[Power]] = [
    Power(BY_KAMI + kami, FOR_KAMI, row["fx"]) for kami, row in enumerate(DATA["shrines"])
]


def amounts_with(trigger: str, op: str) -> list[int]:
    """By card: how much of it the card brings, 0 for those without such a power."""
    wanted, doing = TRIGGER.index[trigger], OP.index[op]
    return [
        sum([int(each.n) for each in powers if (each.trigger, each.op) == (wanted, doing)]) for powers in POWERS
    ]


# Powers that are always in force, or answer to something that is counted, are looked up and not called.
DAIMYO_BONUS: Final[list[int]] = amounts_with("static", "force_bonus")
WAR_BUSHI_FORCE: Final[list[int]] = amounts_with("war_phase_static", "force_set")
EXTRA_HOSTAGES: Final[list[int]] = amounts_with("take_hostage_in_battle", "extra_hostage")
EXTRA_REPLACEMENTS: Final[list[int]] = amounts_with("betray", "extra_replacement")
TOLL: Final[list[int]] = amounts_with("opponent_crosses_sea_route", "charge_toll")
FOR_EVERY_GAIN: Final[list[int]] = amounts_with("gain_vp_event", "gain_vp")
FOR_RICHER_GAIN: Final[list[int]] = amounts_with("richer_player_gains_pool_coins", "gain_coins")
FOR_OWN_KILLED: Final[list[int]] = amounts_with("own_figure_killed", "gain_vp")
FOR_KILLING: Final[list[int]] = amounts_with("kill_opponent_figures", "gain_vp")
FOR_SPARING: Final[list[int]] = [
    sum([int(then.n) for each in powers if each.op == OP.index["spare_all"] for then in each.then])
    for powers in POWERS
]
