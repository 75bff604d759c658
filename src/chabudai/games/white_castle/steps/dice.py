"""W-5, W-6, W-7, W-8.1: taking a die from a bridge and placing it."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import EVERYONE
from chabudai.core.messages import Message, Value
from chabudai.core.numbers import holds
from chabudai.core.steps import FREE, NOT_ASKED, bar
from chabudai.games.white_castle.actions import PLACE, TAKE
from chabudai.games.white_castle.components import (
    BLOCKS,
    BUNDLE,
    COIN,
    COLOUR,
    END,
    FACES,
    FIRST_ROW,
    LANTERN_PHRASE,
    NONE,
    OUTSIDE,
    OUTSIDE_ACTIONS,
    ROOMS,
    ROW_COLOUR,
    SPACE,
    WELL,
    colour_of,
    die_of,
    value_of,
)
from chabudai.games.white_castle.events import PLACES, TAKES
from chabudai.games.white_castle.state import Clan, WhiteCastleState
from chabudai.games.white_castle.steps.elsewhere import UseRow, UseWell, opened_by_row, opened_by_well
from chabudai.games.white_castle.steps.goods import OwnChoice, light_lanterns
from chabudai.games.white_castle.steps.performing import Perform

NO_DIE_THERE: Final = bar("no-die-there", "W-5.1")
NO_TILE_OF_COLOUR: Final = bar("no-tile-of-colour", "W-6.1")
SPACE_CLOSED: Final = bar("space-closed", "W-5.6")
CANNOT_PAY_DIFFERENCE: Final = bar("cannot-pay-difference", "W-5.5")
ROW_OF_OTHER_COLOUR: Final = bar("row-of-other-colour", "W-8.1")
ROW_TAKEN: Final = bar("row-taken", "W-8.1")

LEFT: Final = 0
ENDS: Final = len(END)
EVERY_END: Final = TAKE.every()


def roll_dice(state: WhiteCastleState) -> None:
    """W-3.3.2, W-13.4: all dice, sorted onto their bridges from the lantern end."""
    state.shown_to(EVERYONE)
    for bridge in state.bridges:
        bridge.lay(sorted([int(state.generator.below(FACES)) + 1 for _ in range(state.rules.dice_per_colour)]))


class TakeDie(OwnChoice):
    """W-5.1: the die at either end of a bridge; a turn is mandatory (W-4.2)."""

    def options(self, state: WhiteCastleState, clan: Clan) -> list[int]:
        return EVERY_END

    def reason(self, state: WhiteCastleState, clan: Clan, action: i64) -> i64:
        return FREE if self.value(state, action) > 0 else NO_DIE_THERE

    def value(self, state: WhiteCastleState, action: i64) -> i64:
        """What the die at that end shows, 0 if there is none."""
        place = TAKE.which(action)
        bridge = state.bridges[place // ENDS]
        return bridge.left if place % ENDS == LEFT else bridge.right

    def do(self, state: WhiteCastleState, clan: Clan, action: i64) -> None:
        place = TAKE.which(action)
        bridge = state.bridges[place // ENDS]
        state.lit = place % ENDS == LEFT
        state.hand = die_of(place // ENDS, bridge.take_left() if state.lit else bridge.take_right())
        state.tell(TAKES, clan.seat, state.hand, place % ENDS)
        state.push(PlaceDie(self.seat))

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message("prompt-take", {"seat": int(self.seat)})

    def name(self, state: WhiteCastleState, clan: Clan, action: i64) -> Message:
        place = int(TAKE.which(action))
        values: dict[str, Value] = {
            "colour": COLOUR.message(place // ENDS),
            "end": END.message(place % ENDS),
            "value": int(self.value(state, action)),
            "lantern": int(place % ENDS == LEFT),
        }
        return Message("label-take", values)


class PlaceDie(OwnChoice):
    """W-5.4: a room with a tile of its colour, outside the walls, the well, or the row of its colour."""

    def options(self, state: WhiteCastleState, clan: Clan) -> list[int]:
        row = FIRST_ROW + ROW_COLOUR.index(colour_of(state.hand))
        return [*[PLACE.at(space) for space in range(FIRST_ROW)], PLACE.at(row)]

    def reason(self, state: WhiteCastleState, clan: Clan, action: i64) -> i64:
        space = PLACE.which(action)
        if space < ROOMS and not holds(state.tiles[space], colour_of(state.hand)):
            return NO_TILE_OF_COLOUR
        if space < WELL and len(state.spaces[space]) >= state.rules.stack_limit:
            return SPACE_CLOSED
        if space >= FIRST_ROW and clan.dice[space - FIRST_ROW] != NONE:
            return ROW_TAKEN
        return FREE if clan.goods[COIN] + coin_difference(state, clan, space) >= 0 else CANNOT_PAY_DIFFERENCE

    def stranger(self, state: WhiteCastleState, clan: Clan, action: i64) -> i64:
        return ROW_OF_OTHER_COLOUR if PLACE.has(action) else NOT_ASKED

    def do(self, state: WhiteCastleState, clan: Clan, action: i64) -> None:
        space = PLACE.which(action)
        coins = coin_difference(state, clan, space)
        clan.goods[COIN] += coins
        die = state.hand
        state.hand = NONE
        state.tell(PLACES, clan.seat, die, space, coins)
        use_space(state, clan, die, space)
        if state.lit:
            light_lanterns(state, clan)  # W-5.7: after the coins, before the actions
        state.lit = False

    def prompt(self, state: WhiteCastleState) -> Message:
        values: dict[str, Value] = {
            "seat": int(self.seat),
            "colour": COLOUR.message(colour_of(state.hand)),
            "value": int(value_of(state.hand)),
        }
        return Message("prompt-place", values)

    def outlook(self, state: WhiteCastleState) -> Message:
        colour = COLOUR.message(colour_of(state.hand))
        return Message("chain-place", {"colour": colour, "value": int(value_of(state.hand))})

    def name(self, state: WhiteCastleState, clan: Clan, action: i64) -> Message:
        space = int(PLACE.which(action))
        values: dict[str, Value] = {
            "space": SPACE.message(space),
            "colour": COLOUR.message(colour_of(state.hand)),
            "value": int(value_of(state.hand)),
            "coins": int(coin_difference(state, clan, space)),
            "price": max(0, -int(coin_difference(state, clan, space))),
            "covers": int(state.covered_value(clan, space)),
            "lantern": int(state.lit),
            "lit": [LANTERN_PHRASE[card] for card in clan.lanterns] if state.lit else [],
            "opens": opened_by_space(state, clan, state.hand, space),
        }
        return Message("label-place", values)


def coin_difference(state: WhiteCastleState, clan: Clan, space: i64) -> i64:
    """W-5.5: coins gained, or below 0 paid."""
    return value_of(state.hand) - state.covered_value(clan, space)


def blocks_for(state: WhiteCastleState, die: i64, room: i64) -> list[int]:
    """W-6.2: the blocks whose tile has the colour of the die."""
    blocks: list[int] = []
    for place, tile in enumerate(state.tiles[room]):
        if tile == colour_of(die):
            blocks.append(BLOCKS[state.cards[room]][place])
    return blocks


def use_space(state: WhiteCastleState, clan: Clan, die: i64, space: i64) -> None:
    """W-5.8: the die lies down; what the space offers comes next."""
    if space >= FIRST_ROW:
        clan.dice[space - FIRST_ROW] = die
        state.push(UseRow(clan.seat, space - FIRST_ROW))
        return
    state.spaces[space] = [*state.spaces[space], die]
    if space < OUTSIDE:
        state.push(Perform(clan.seat, blocks_for(state, die, space), False))
    elif space < WELL:
        state.push(Perform(clan.seat, OUTSIDE_ACTIONS[space - OUTSIDE], True))  # W-7.1
    else:
        state.push(UseWell(clan.seat))


def opened_by_space(state: WhiteCastleState, clan: Clan, die: i64, space: i64) -> list[str | Message]:
    if space >= FIRST_ROW:
        return opened_by_row(clan, space - FIRST_ROW)
    if space < OUTSIDE:
        return [BUNDLE.said(block) for block in blocks_for(state, die, space)]
    if space < WELL:
        return [BUNDLE.said(action) for action in OUTSIDE_ACTIONS[space - OUTSIDE]]
    return opened_by_well(state)
