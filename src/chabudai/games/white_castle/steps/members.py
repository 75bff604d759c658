"""W-9.2, W-9.3: warriors go to the training yards, gardeners to the gardens."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message
from chabudai.core.numbers import bit
from chabudai.core.steps import FREE, bar
from chabudai.core.vocabulary import Effect
from chabudai.games.white_castle.actions import TEND, TRAIN
from chabudai.games.white_castle.components import (
    BUNDLE,
    FOOD,
    GARDEN,
    GARDEN_BUNDLE,
    GARDEN_FOOD,
    GARDENERS,
    GARDENS,
    IRON,
    SEAL,
    SEND_GARDENERS,
    SEND_WARRIORS,
    WARRIORS,
    YARD,
    YARD_BUNDLE,
    YARD_IRON,
    YARD_OF_TILE,
    YARDS,
)
from chabudai.games.white_castle.events import TENDS, TRAINS
from chabudai.games.white_castle.state import Clan, WhiteCastleState
from chabudai.games.white_castle.steps.goods import DECLINED, OwnChoice, within_reach
from chabudai.games.white_castle.steps.performing import VOCABULARY, Perform, Word

YARD_TOO_DEAR: Final = bar("yard-too-dear", "W-9.2.1")
GARDEN_TOO_DEAR: Final = bar("garden-too-dear", "W-9.3.1")
GARDENER_THERE: Final = bar("gardener-there", "W-9.3.1")
CHEAPEST_YARD: Final = min(YARD_IRON)


# --- warriors ---------------------------------------------------------------------------------------------------


def can_send_warrior(clan: Clan, seals: i64) -> bool:
    return clan.home[WARRIORS] > 0 and within_reach(clan, IRON, seals) >= CHEAPEST_YARD


class SendWarriors(Word):
    def is_possible(self, state: WhiteCastleState, clan: Clan, effect: Effect, coins: i64, seals: i64) -> bool:
        return can_send_warrior(clan, seals)

    def begin(self, state: WhiteCastleState, clan: Clan, effect: Effect) -> None:
        state.push(Train(clan.seat))


VOCABULARY.explain(SEND_WARRIORS, SendWarriors())


class Train(OwnChoice):
    """W-9.2.1: the leftmost warrior, the iron of a yard, then the tiles of the yard in any order."""

    def options(self, state: WhiteCastleState, clan: Clan) -> list[int]:
        return [TRAIN.at(yard) for yard in range(YARDS)] + [DECLINED]

    def is_worth_asking(self, state: WhiteCastleState, clan: Clan) -> bool:
        return can_send_warrior(clan, clan.goods[SEAL])

    def reason(self, state: WhiteCastleState, clan: Clan, action: i64) -> i64:
        if action == DECLINED or clan.goods[IRON] >= YARD_IRON[TRAIN.which(action)]:
            return FREE
        return YARD_TOO_DEAR

    def do(self, state: WhiteCastleState, clan: Clan, action: i64) -> None:
        if action == DECLINED:
            return
        yard = TRAIN.which(action)
        clan.goods[IRON] -= YARD_IRON[yard]
        clan.home[WARRIORS] -= 1
        clan.warriors[yard] += 1
        state.tell(TRAINS, clan.seat, yard, YARD_IRON[yard])
        state.push(Perform(clan.seat, tiles_of(state, yard), False))

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message("prompt-train", {"seat": int(self.seat)})

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-train")

    def name(self, state: WhiteCastleState, clan: Clan, action: i64) -> Message:
        if action == DECLINED:
            return Message("label-train-none")
        yard = TRAIN.which(action)
        opens = [BUNDLE.said(bundle) for bundle in tiles_of(state, yard)]
        return Message("label-train", {"yard": YARD.message(yard), "iron": YARD_IRON[yard], "opens": opens})


def tiles_of(state: WhiteCastleState, yard: i64) -> list[int]:
    """What the tiles of a yard show."""
    bundles: list[int] = []
    for place, tile in enumerate(state.yard_tiles):
        if YARD_OF_TILE[place] == yard:
            bundles.append(YARD_BUNDLE[place][tile])
    return bundles


# --- gardeners --------------------------------------------------------------------------------------------------


def can_send_gardener(state: WhiteCastleState, clan: Clan, seals: i64) -> bool:
    if clan.home[GARDENERS] == 0:
        return False
    food = within_reach(clan, FOOD, seals)
    for garden in range(GARDENS):
        if not clan.tends(garden) and GARDEN_FOOD[state.gardens[garden]] <= food:
            return True
    return False


class SendGardeners(Word):
    def is_possible(self, state: WhiteCastleState, clan: Clan, effect: Effect, coins: i64, seals: i64) -> bool:
        return can_send_gardener(state, clan, seals)

    def begin(self, state: WhiteCastleState, clan: Clan, effect: Effect) -> None:
        state.push(Tend(clan.seat))


VOCABULARY.explain(SEND_GARDENERS, SendGardeners())


class Tend(OwnChoice):
    """W-9.3.1: the leftmost gardener, the food of a garden without an own gardener, then the garden's action."""

    def options(self, state: WhiteCastleState, clan: Clan) -> list[int]:
        return [TEND.at(garden) for garden in range(GARDENS)] + [DECLINED]

    def is_worth_asking(self, state: WhiteCastleState, clan: Clan) -> bool:
        return can_send_gardener(state, clan, clan.goods[SEAL])

    def reason(self, state: WhiteCastleState, clan: Clan, action: i64) -> i64:
        if action == DECLINED:
            return FREE
        garden = TEND.which(action)
        if clan.tends(garden):
            return GARDENER_THERE
        return FREE if clan.goods[FOOD] >= GARDEN_FOOD[state.gardens[garden]] else GARDEN_TOO_DEAR

    def do(self, state: WhiteCastleState, clan: Clan, action: i64) -> None:
        if action == DECLINED:
            return
        garden = TEND.which(action)
        card: i64 = state.gardens[garden]
        clan.goods[FOOD] -= GARDEN_FOOD[card]
        clan.home[GARDENERS] -= 1
        clan.gardens |= bit(garden)
        state.tell(TENDS, clan.seat, garden, GARDEN_FOOD[card])
        state.push(Perform(clan.seat, [GARDEN_BUNDLE[card]], True))  # W-9.3.2

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message("prompt-tend", {"seat": int(self.seat)})

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-tend")

    def name(self, state: WhiteCastleState, clan: Clan, action: i64) -> Message:
        if action == DECLINED:
            return Message("label-tend-none")
        garden = TEND.which(action)
        card: i64 = state.gardens[garden]
        opens = [BUNDLE.said(GARDEN_BUNDLE[card])]
        return Message("label-tend", {"garden": GARDEN.message(garden), "food": GARDEN_FOOD[card], "opens": opens})
