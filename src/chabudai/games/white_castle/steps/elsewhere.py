"""W-8, W-16: the rows of the domain, and effects that point elsewhere."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.actions import Verb
from chabudai.core.messages import Message
from chabudai.core.steps import FREE, NOT_ASKED, OneOrNone, SeatStep, Step
from chabudai.core.vocabulary import Effect
from chabudai.games.white_castle.actions import PERFORM, RESOLVE
from chabudai.games.white_castle.components import (
    AMOUNT,
    ANY_COLOUR,
    BLOCK_BESIDE,
    BLOCKS,
    BUNDLE,
    BUNDLES,
    CASTLE_LIGHT,
    CASTLE_TILE,
    COLOUR,
    GAIN,
    LIGHT_BLOCKS,
    NONE,
    REWARD,
    ROOM,
    ROOMS,
    ROW,
    ROW_REWARDS,
    SEAL,
    USE_DOMAIN,
    USE_WELL,
    WELL_PHRASES,
    WHAT,
)
from chabudai.games.white_castle.events import RESOLVES
from chabudai.games.white_castle.state import Clan, WhiteCastleState
from chabudai.games.white_castle.steps.goods import DECLINED, receive
from chabudai.games.white_castle.steps.performing import (
    VOCABULARY,
    Perform,
    Word,
    bar_bundle,
    can_carry_out,
    carry_out,
)

# --- rows of the domain -----------------------------------------------------------------------------------------


def resolve_row(state: WhiteCastleState, clan: Clan, row: i64) -> None:
    """W-8.2: first all visible rewards of the row, then perhaps the part of the action card beside it."""
    state.tell(RESOLVES, clan.seat, row)
    state.push(Perform(clan.seat, [BLOCK_BESIDE[clan.card][row]], True))
    receive(state, clan, ROW_REWARDS[row][: clan.gone(row) + 1])


def opened_by_row(clan: Clan, row: i64) -> list[str | Message]:
    """The rewards in words, equal goods together, and the block beside the row."""
    goods = [0] * len(WHAT)
    lanterns: list[str | Message] = []
    for effect in ROW_REWARDS[row][: clan.gone(row) + 1]:
        if effect.op == GAIN:
            goods[effect.what] += effect.n
        else:
            lanterns.append(Message("effect-lantern"))
    rewards = [AMOUNT.said(AMOUNT.of(what, n)) for what, n in enumerate(goods) if n]
    return [*rewards, *lanterns, BUNDLE.said(BLOCK_BESIDE[clan.card][row])]


class UseRow(Step[WhiteCastleState]):
    """W-8.2, after the lantern of the die."""

    def __init__(self, seat: i64, row: i64) -> None:
        self.seat = seat
        self.row = row

    def run(self, state: WhiteCastleState) -> None:
        resolve_row(state, state.clans[self.seat], self.row)

    def outlook(self, state: WhiteCastleState) -> Message:
        opens = opened_by_row(state.clans[self.seat], self.row)
        return Message("chain-row", {"row": ROW.message(self.row), "opens": opens})


class UseDomain(Word):
    """W-16.3: one row of the own domain, whatever die lies on it."""

    def is_possible(self, state: WhiteCastleState, clan: Clan, effect: Effect, coins: i64, seals: i64) -> bool:
        return True

    def begin(self, state: WhiteCastleState, clan: Clan, effect: Effect) -> None:
        state.push(ChooseRow(clan.seat))


VOCABULARY.explain(USE_DOMAIN, UseDomain())


class ChooseRow(OneOrNone[WhiteCastleState]):
    def verb(self) -> Verb:
        return RESOLVE

    def no(self) -> int:
        return DECLINED

    def options(self, state: WhiteCastleState, seat: i64) -> list[int]:
        return RESOLVE.every()

    def bar_one(self, state: WhiteCastleState, seat: i64, one: i64) -> i64:
        return FREE

    def take_one(self, state: WhiteCastleState, seat: i64, one: i64) -> None:
        resolve_row(state, state.clans[seat], one)

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message("prompt-row", {"seat": int(self.seat)})

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-domain")

    def label_one(self, state: WhiteCastleState, seat: i64, one: i64) -> Message:
        return Message("label-row", {"row": ROW.message(one), "opens": opened_by_row(state.clans[seat], one)})

    def label_none(self, state: WhiteCastleState) -> Message:
        return Message("label-row-none")


# --- the well ---------------------------------------------------------------------------------------------------

THE_WELL: Final = [Effect(USE_WELL, NONE, 1)]


def opened_by_well(state: WhiteCastleState) -> list[str | Message]:
    """W-7.3: a seal and both tiles in words, equal ones together."""
    tiles = [
        Message(f"effect-gain-{REWARD.ids[each]}", {"n": state.well.count(each)})
        for each in sorted(set(state.well))
    ]
    return [*WELL_PHRASES, *tiles]


class UseWell(SeatStep[WhiteCastleState]):
    """W-7.2, after the lantern of the die."""

    def run(self, state: WhiteCastleState) -> None:
        receive(state, state.clans[self.seat], THE_WELL)

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("effect-well")


# --- blocks of the castle ---------------------------------------------------------------------------------------


def castle_blocks(state: WhiteCastleState, colour: i64) -> list[int]:
    """W-16.1: the blocks beside a dice tile of this colour, or all; W-16.2: or all light ones."""
    bundles: list[int] = []
    for room in range(ROOMS):
        if state.cards[room] != NONE:
            for place, bundle in enumerate(BLOCKS[state.cards[room]]):
                if is_meant(colour, state.tiles[room][place], BUNDLES[bundle].light):
                    bundles.append(bundle)
    return bundles


def is_meant(colour: i64, tile: i64, light: bool) -> bool:
    return colour in (ANY_COLOUR, tile) or (colour == LIGHT_BLOCKS and light)


class CastleWord(Word):
    def is_possible(self, state: WhiteCastleState, clan: Clan, effect: Effect, coins: i64, seals: i64) -> bool:
        for number in castle_blocks(state, effect.what):
            bundle = BUNDLES[number]
            left = seals - bundle.cost if bundle.price == SEAL else seals
            if left >= 0 and can_carry_out(state, clan, bundle.effects, coins, left):
                return True
        return False

    def begin(self, state: WhiteCastleState, clan: Clan, effect: Effect) -> None:
        state.push(CastleBlock(clan.seat, effect.what))


VOCABULARY.explain(CASTLE_TILE, CastleWord())
VOCABULARY.explain(CASTLE_LIGHT, CastleWord())


class CastleBlock(OneOrNone[WhiteCastleState]):
    """W-16.1, W-16.2: one block of any card in the castle that is meant, or none."""

    def __init__(self, seat: i64, colour: i64) -> None:
        self.seat = seat
        self.colour = colour

    def verb(self) -> Verb:
        return PERFORM

    def no(self) -> int:
        return DECLINED

    def options(self, state: WhiteCastleState, seat: i64) -> list[int]:
        return [PERFORM.at(bundle) for bundle in castle_blocks(state, self.colour)]

    def bar_one(self, state: WhiteCastleState, seat: i64, one: i64) -> i64:
        if one not in castle_blocks(state, self.colour):
            return NOT_ASKED
        return bar_bundle(state, state.clans[seat], BUNDLES[one])

    def take_one(self, state: WhiteCastleState, seat: i64, one: i64) -> None:
        carry_out(state, state.clans[seat], one)

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message(f"prompt-castle-{self.sort()}", {"seat": int(self.seat)})

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message(f"chain-castle-{self.sort()}")

    def sort(self) -> str:
        if self.colour == LIGHT_BLOCKS:
            return "light"
        return "any" if self.colour == ANY_COLOUR else COLOUR.ids[self.colour]

    def label_one(self, state: WhiteCastleState, seat: i64, one: i64) -> Message:
        room = ROOM.message(room_of(state, one))
        cost = int(BUNDLES[one].cost)
        return Message("label-castle-block", {"bundle": BUNDLE.said(one), "room": room, "cost": cost})

    def label_none(self, state: WhiteCastleState) -> Message:
        return Message("label-perform-none", {"n": 1})


def room_of(state: WhiteCastleState, bundle: i64) -> int:
    for room in range(ROOMS):
        if state.cards[room] != NONE and bundle in BLOCKS[state.cards[room]]:
            return room
    raise AssertionError(f"{BUNDLE.ids[bundle]} is not in the castle")
