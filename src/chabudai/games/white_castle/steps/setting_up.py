"""W-3: setting the table and the draft of the starting pairs."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import EVERYONE, EventKind
from chabudai.core.messages import Message, Value
from chabudai.core.pile import Pile
from chabudai.core.steps import FREE, NOT_ASKED, Choice, Step, bar
from chabudai.games.white_castle.actions import DRAFT
from chabudai.games.white_castle.components import (
    ACTION_DECK,
    BASE_GARDENS,
    BLOCKS,
    BUNDLE,
    COLOUR,
    DAIMYO,
    DAIMYO_DECK,
    DARK_ACTION,
    DICE_TILE,
    DIPLOMATS,
    DURING_GAME,
    FILL,
    FIRST_GAME_WELL,
    FIRST_RESOURCE,
    FIRST_TESTED,
    GARDEN_CARD,
    GARDEN_KINDS,
    GARDENS_PER_BRIDGE,
    KIND_OF_GARDEN,
    LANTERN_PHRASE,
    LEVEL_INFLUENCE,
    LEVEL_PLACE,
    LEVEL_POINTS,
    MIN_PLAYERS,
    NONE,
    PAIRS,
    RESOURCE_DECK,
    ROOMS,
    SOLO_CARD,
    STARTING_EFFECTS,
    STARTING_RESOURCES,
    STEWARDS,
    TILE_COLOUR,
    TILE_REWARD,
    WELL_TILES,
    YARD_OF_TILE,
    YARD_TILE,
    phrase,
)
from chabudai.games.white_castle.events import DEALT, DRAFTS, FIRST, ROUND
from chabudai.games.white_castle.state import Clan, WhiteCastleState
from chabudai.games.white_castle.steps.dice import roll_dice
from chabudai.games.white_castle.steps.goods import receive

NOT_OFFERED: Final = bar("pair-not-offered", "W-3.4.3")
PAIR_TAKEN: Final = bar("pair-taken", "W-3.4.4")
LARGE_TABLE: Final = 3  # players


def set_the_table(state: WhiteCastleState) -> None:
    """W-3.1 to W-3.4.3, all of it for everybody to see."""
    state.shown_to(EVERYONE)
    fill_castle(state)
    lay_dice_tiles(state)
    lay_gardens(state)
    lay_yard_tiles(state)
    roll_dice(state)
    if state.rules.solo:
        receive_visitors(state)
    else:
        line_up(state)
        lay_pairs(state)


def shuffled(state: WhiteCastleState, cards: list[int]) -> list[int]:
    cards = cards.copy()
    state.generator.shuffle(cards)
    return cards


# --- the castle -------------------------------------------------------------------------------------------------


def fill_castle(state: WhiteCastleState) -> None:
    """W-3.1: again until the cards show at least two different dark actions (W-3.1.3)."""
    while True:
        state.stewards = Pile(shuffled(state, in_use(state, STEWARDS)))
        state.diplomats = Pile(shuffled(state, in_use(state, DIPLOMATS)))
        state.cards = [int(state.deck_of(room).take()) for room in range(ROOMS)]
        if len({DARK_ACTION[card] for card in state.cards}) > 1:
            break
    daimyos = list(range(len(DAIMYO))) if state.rules.promo else DAIMYO_DECK
    state.daimyo = shuffled(state, daimyos)[0]
    state.slots = [NONE, NONE, NONE]


def in_use(state: WhiteCastleState, cards: list[int]) -> list[int]:
    """W-3.1.1"""
    return [card for card in cards if MIN_PLAYERS[card] < LARGE_TABLE or not state.rules.small_decks]


# --- dice tiles -------------------------------------------------------------------------------------------------


def lay_dice_tiles(state: WhiteCastleState) -> None:
    """W-3.2; W-3.2.5: from the beginning if a tile fits nowhere."""
    while not try_dice_tiles(state):
        pass


def try_dice_tiles(state: WhiteCastleState) -> bool:
    well = FIRST_GAME_WELL.copy() if state.rules.first_game else []  # W-3.4.6
    tiles = shuffled(state, [tile for tile in range(len(DICE_TILE)) if tile not in well])
    laid = [[NONE] * len(room) for room in FILL]
    marked = [next(tile for tile in tiles if TILE_COLOUR[tile] == colour) for colour in range(len(COLOUR))]
    state.generator.shuffle(marked)  # W-3.2.1: which colour goes to which room
    for tile in marked:
        lay_tile(laid, tile, 0, 0)
    for tile in tiles:
        if tile not in marked and not lay_tile(laid, tile, 1, len(DICE_TILE)):
            well.append(tile)  # W-3.2.4
    state.tiles = laid
    state.well = [TILE_REWARD[tile] for tile in well]
    return len(well) == WELL_TILES


def lay_tile(laid: list[list[int]], tile: i64, first: i64, last: i64) -> bool:
    """W-3.2.2: onto the free slot with the lowest number that takes it."""
    colour: i64 = TILE_COLOUR[tile]
    slots = sorted(
        [
            (fill, room, place)
            for room, fills in enumerate(FILL)
            for place, fill in enumerate(fills)
            if first <= fill <= last and laid[room][place] == NONE
        ]
    )
    for fill, room, place in slots:
        if fill < FIRST_TESTED or takes_colour(laid[room], colour):
            laid[room][place] = colour
            return True
    return False


def takes_colour(room: list[int], colour: i64) -> bool:
    """W-3.2.3: not if all tiles of the room would have the same colour."""
    for tile in room:
        if tile != NONE and tile != colour:
            return True
    return False


# --- gardens, yards, turn order ---------------------------------------------------------------------------------


def lay_gardens(state: WhiteCastleState) -> None:
    """W-3.3.3: one card of each kind under each bridge."""
    cards = shuffled(state, list(range(len(GARDEN_CARD) if state.rules.promo else BASE_GARDENS)))
    of_kind = [[card for card in cards if KIND_OF_GARDEN[card] == kind] for kind in range(len(GARDEN_KINDS))]
    state.gardens = [of_kind[garden % GARDENS_PER_BRIDGE].pop() for garden in range(len(COLOUR) * len(of_kind))]


def lay_yard_tiles(state: WhiteCastleState) -> None:
    """W-3.3.4"""
    state.yard_tiles = shuffled(state, list(range(len(YARD_TILE))))[: len(YARD_OF_TILE)]


def line_up(state: WhiteCastleState) -> None:
    """W-3.4.2: the stack of influence tokens; its top is first in turn order."""
    state.tokens = shuffled(state, [int(clan.seat) for clan in state.clans])
    state.order = state.tokens[::-1]
    state.tell(FIRST, state.order[0])


# --- starting pairs ---------------------------------------------------------------------------------------------


def lay_pairs(state: WhiteCastleState) -> None:
    """W-3.4.3"""
    offered: i64 = PAIRS[state.seats]
    state.pairs = sorted(shuffled(state, RESOURCE_DECK)[:offered])
    state.pair_actions = shuffled(state, ACTION_DECK)[:offered]
    state.drafted = [NONE] * len(state.pairs)


class Draft(Choice[WhiteCastleState]):
    """W-3.4.4: one of the pairs that are left."""

    def menu(self, state: WhiteCastleState, seat: i64) -> list[int]:
        return [DRAFT.at(card - FIRST_RESOURCE) for card in state.pairs]

    def bar(self, state: WhiteCastleState, seat: i64, action: i64) -> i64:
        if not DRAFT.has(action):
            return NOT_ASKED
        card = DRAFT.which(action) + FIRST_RESOURCE
        if card not in state.pairs:
            return NOT_OFFERED
        return FREE if state.drafted[state.pairs.index(card)] == NONE else PAIR_TAKEN

    def take(self, state: WhiteCastleState, seat: i64, action: i64) -> None:
        place = state.pairs.index(DRAFT.which(action) + FIRST_RESOURCE)
        state.drafted[place] = seat
        start_with(state, state.clans[seat], state.pairs[place], state.pair_actions[place], DRAFTS)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message("prompt-draft", {"seat": int(self.seat)})

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-draft", {"seat": int(self.seat)})

    def label(self, state: WhiteCastleState, seat: i64, action: i64) -> Message:
        number = DRAFT.which(action)
        values: dict[str, Value] = {
            "effects": [phrase(row) for row in STARTING_RESOURCES[number]["effects"]],
            "lantern": LANTERN_PHRASE[number + FIRST_RESOURCE],
        }
        if number + FIRST_RESOURCE in state.pairs:
            action_card = state.pair_actions[state.pairs.index(number + FIRST_RESOURCE)]
            values["action"] = BUNDLE.said(BLOCKS[action_card][0])
        return Message("label-draft", values)


def start_with(state: WhiteCastleState, clan: Clan, card: i64, action: i64, kind: EventKind) -> None:
    clan.card = action
    clan.lanterns = [int(card)]
    state.tell(kind, clan.seat, card, action)
    receive(state, clan, STARTING_EFFECTS[card - FIRST_RESOURCE])


class FirstRound(Step[WhiteCastleState]):
    """W-3.4.5: the pair left over is out of the game; W-3.3.1: round 1."""

    def run(self, state: WhiteCastleState) -> None:
        state.pairs = []
        state.pair_actions = []
        state.drafted = []
        state.round = 1
        state.tell(ROUND, state.order[0], state.round)


# --- solo -------------------------------------------------------------------------------------------------------


def receive_visitors(state: WhiteCastleState) -> None:
    """W-15.2 to W-15.4"""
    level = state.rules.level
    player, visitor = state.clans[0], state.visitor()
    visitor.points[DURING_GAME] = LEVEL_POINTS[level]
    visitor.influence = LEVEL_INFLUENCE[level]
    state.tokens = [int(visitor.seat), int(player.seat)]  # W-15.3: on one space the player's lies on top
    first = visitor if LEVEL_PLACE[level] == 1 else player
    state.order = [int(first.seat), int(1 - first.seat)]
    state.tell(FIRST, first.seat)
    shuffle_visitors(state, list(range(len(SOLO_CARD))))


def shuffle_visitors(state: WhiteCastleState, cards: list[int]) -> None:
    """W-15.4, W-15.8.3: the opponent's deck; the bridge side of its top card lies open."""
    state.visitors = Pile([])
    state.shuffle_under(state.visitors, cards)
    state.turn_up(state.visitors)


class DealStartingCards(Step[WhiteCastleState]):
    """W-15.2: no draft, one card of each kind at random."""

    def run(self, state: WhiteCastleState) -> None:
        card = shuffled(state, RESOURCE_DECK)[0]
        start_with(state, state.clans[0], card, shuffled(state, ACTION_DECK)[0], DEALT)
