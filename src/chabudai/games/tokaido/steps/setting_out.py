"""T-2, T-11: setting the table, choosing travelers, lining up at the first inn."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import EVERYONE
from chabudai.core.messages import Message
from chabudai.core.pile import Pile
from chabudai.core.steps import FREE, NOT_ASKED, Step, Together, bar
from chabudai.games.tokaido.actions import PLAY_AS
from chabudai.games.tokaido.components import (
    ENCOUNTER_DECK,
    HOT_SPRING_DECK,
    INITIATORY_COINS,
    MEAL_DECK,
    SOUVENIR_DECK,
    SPECIAL_COINS_BY_SLOT,
    TILE_COINS,
    TILES_DEALT,
    TRAVELER,
)
from chabudai.games.tokaido.events import DEALT, PLAYS_AS, SPECIAL_COINS, STARTS
from chabudai.games.tokaido.state import TokaidoState

NOT_DEALT: Final = bar("not-dealt", "T-2.6")


def shuffle_decks(state: TokaidoState) -> None:
    # T-2.2; the panoramas of T-2.3 are open stock and need no pile
    state.souvenirs = shuffled(state, SOUVENIR_DECK)
    state.encounters = shuffled(state, ENCOUNTER_DECK)
    state.meals = shuffled(state, MEAL_DECK)
    state.springs = shuffled(state, HOT_SPRING_DECK)


def shuffled(state: TokaidoState, deck: list[int]) -> Pile:
    cards = deck.copy()
    state.generator.shuffle(cards)
    return Pile(cards)


class DealTiles(Step[TokaidoState]):
    """T-2.6: two tiles to each player."""

    def run(self, state: TokaidoState) -> None:
        tiles = list(range(len(TRAVELER)))
        state.generator.shuffle(tiles)
        state.tiles = [[tiles.pop() for _ in range(TILES_DEALT)] for _ in range(state.seats)]
        for seat in range(state.seats):
            state.tell_seat(DEALT, seat, state.tiles[seat])
        state.push(ChooseTraveler(state.everybody()))


class ChooseTraveler(Together[TokaidoState]):
    """T-2.6: each keeps one of the two tiles; T-2.7: and takes its coins."""

    def menu(self, state: TokaidoState, seat: i64) -> list[int]:
        return [PLAY_AS.at(tile) for tile in state.tiles[seat]]

    def bar(self, state: TokaidoState, seat: i64, action: i64) -> i64:
        if not PLAY_AS.has(action):
            return NOT_ASKED
        return FREE if PLAY_AS.which(action) in state.tiles[seat] else NOT_DEALT

    def resolve(self, state: TokaidoState, picks: list[list[int]]) -> None:
        state.tiles = []
        for traveler in state.players():
            traveler.tile = PLAY_AS.which(picks[traveler.seat][0])
            traveler.coins = TILE_COINS[traveler.tile]
            state.tell(PLAYS_AS, traveler.seat, traveler.tile, traveler.coins)

    def prompt(self, state: TokaidoState) -> Message:
        return Message("prompt-choose-traveler")

    def label(self, state: TokaidoState, seat: i64, action: i64) -> Message:
        tile = PLAY_AS.which(action)
        return Message("label-play-as", {"traveler": TRAVELER.message(tile), "coins": TILE_COINS[tile]})


class EqualPurses(Step[TokaidoState]):
    """T-11.1: without tiles everybody starts with the same coins."""

    def run(self, state: TokaidoState) -> None:
        for traveler in state.players():
            traveler.coins = INITIATORY_COINS


class LineUp(Step[TokaidoState]):
    """T-2.8: the travelers in random order on the slots of the first inn; T-11.4: coins by slot."""

    def run(self, state: TokaidoState) -> None:
        slots = list(range(1, len(state.travelers) + 1))
        state.shown_to(EVERYONE)
        state.generator.shuffle(slots)
        for traveler in state.travelers:
            traveler.slot = slots[traveler.seat]
            state.tell(STARTS, traveler.seat, traveler.slot)
        if state.rules.special_setup:
            adjust_coins(state)


def adjust_coins(state: TokaidoState) -> None:
    # T-11.4.2: the neutral traveler holds no coins
    for traveler in state.players():
        change = SPECIAL_COINS_BY_SLOT[traveler.slot - 1]
        traveler.coins += change
        state.tell(SPECIAL_COINS, traveler.seat, change)
