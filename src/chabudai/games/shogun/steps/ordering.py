"""S-5, S-7: action cards and special cards, the event, the bids and the turn order."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import EVERYONE
from chabudai.core.messages import Message
from chabudai.core.pile import Pile
from chabudai.core.steps import FREE, NOT_ASKED, Choice, Step, bar
from chabudai.games.shogun.actions import BID, BID_CARD, CHOOSE
from chabudai.games.shogun.components import ACTION_CARDS, NOBODY, OPEN_ACTIONS, SPECIAL, SPECIALS
from chabudai.games.shogun.events import (
    ACTIONS_LIE,
    BIDS,
    BIDS_CARD,
    BIDS_NOTHING,
    CHOOSES,
    EVENT_CARD_DRAWN,
    ORDER,
    RANKED,
    SPECIALS_LIE,
)
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.planning import THE_BID

SPECIAL_TAKEN: Final = bar("special-taken", "S-7.5")

# S-7.3: how good a bid is. A chest card is worth its value above a province card.
NOTHING_BID: Final = 0
ZERO_BID: Final = 1
CARD_BID: Final = 2


class LayActions(Step[ShogunState]):
    """S-5.1: five open, five face down."""

    def run(self, state: ShogunState) -> None:
        cards = list(range(ACTION_CARDS))
        state.generator.shuffle(cards)
        state.hidden = Pile(cards)
        state.row = [int(state.draw(state.hidden)) for _ in range(OPEN_ACTIONS)]
        if state.journal is not None:
            state.tell_some(ACTIONS_LIE, EVERYONE, state.row)


class LaySpecials(Step[ShogunState]):
    """S-5.3: all face up, each on a place."""

    def run(self, state: ShogunState) -> None:
        cards = list(range(SPECIALS))
        state.shown_to(EVERYONE)
        state.generator.shuffle(cards)
        state.specials = cards
        if state.journal is not None:
            state.tell_some(SPECIALS_LIE, EVERYONE, cards)


class DrawEvent(Step[ShogunState]):
    """S-7.1: one of this year's events that are left."""

    def run(self, state: ShogunState) -> None:
        drawn = state.events[state.roll(len(state.events))]
        state.events = [event for event in state.events if event != drawn]
        state.event = drawn
        state.tell(EVENT_CARD_DRAWN, drawn)


class OpenBids(Step[ShogunState]):
    """S-7.2: all at once; chests are paid. Then the special cards are chosen, best bid first (S-7.5)."""

    def run(self, state: ShogunState) -> None:
        strength = [int(open_bid(state, seat)) for seat in range(state.seats)]
        ranking = list(range(state.seats))
        state.generator.shuffle(ranking)  # S-7.4: the daimyo cards decide between equal bids
        state.ranking = sorted(ranking, key=lambda seat: -strength[seat])
        if state.journal is not None:
            state.tell_some(RANKED, EVERYONE, state.ranking)
        state.follow([*[ChooseSpecial(seat) for seat in state.ranking], ReadOrder()])


def open_bid(state: ShogunState, seat: i64) -> i64:
    """S-7.3: how good it is."""
    bid = state.open_plan(seat, THE_BID)
    if BID.has(bid):
        chests = BID.which(bid)
        state.chests[seat] -= int(chests)
        state.tell(BIDS, seat, chests)
        return CARD_BID + chests if chests > 0 else ZERO_BID
    if BID_CARD.has(bid):
        state.tell(BIDS_CARD, seat, BID_CARD.which(bid))
        return CARD_BID
    state.tell(BIDS_NOTHING, seat)
    return NOTHING_BID


class ChooseSpecial(Choice[ShogunState]):
    """S-7.5 (D-6): one must be chosen; its place is the place in the turn order."""

    def menu(self, state: ShogunState, seat: i64) -> list[int]:
        return [CHOOSE.at(card) for card in state.specials]

    def bar(self, state: ShogunState, seat: i64, action: i64) -> i64:
        if not CHOOSE.has(action):
            return NOT_ASKED
        return FREE if state.takers[place_of(state, action)] == NOBODY else SPECIAL_TAKEN

    def take(self, state: ShogunState, seat: i64, action: i64) -> None:
        place = place_of(state, action)
        state.takers[place] = int(seat)
        state.tell(CHOOSES, seat, CHOOSE.which(action), place + 1)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: ShogunState) -> Message:
        return Message("prompt-special", {"seat": int(self.seat)})

    def label(self, state: ShogunState, seat: i64, action: i64) -> Message:
        special = SPECIAL.message(int(CHOOSE.which(action)))
        return Message("label-special", {"special": special, "place": int(place_of(state, action)) + 1})


def place_of(state: ShogunState, action: i64) -> i64:
    return state.specials.index(int(CHOOSE.which(action)))


class ReadOrder(Step[ShogunState]):
    """S-7.6: the daimyo cards from place 1 to 5; empty places are skipped."""

    def run(self, state: ShogunState) -> None:
        state.order = [seat for seat in state.takers if seat != NOBODY]
        if state.journal is not None:
            state.tell_some(ORDER, EVERYONE, state.order)
