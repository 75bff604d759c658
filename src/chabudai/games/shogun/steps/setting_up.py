"""S-3: the provinces, by draft or by a fixed set-up, the tower and the events."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import EVERYONE
from chabudai.core.messages import Message
from chabudai.core.numbers import bit, holds, members
from chabudai.core.pile import Pile, open_card
from chabudai.core.steps import FREE, NOT_ASKED, Choice, Step, bar
from chabudai.games.shogun.actions import DRAW, KEEP, PLACE, REDRAW, TAKE
from chabudai.games.shogun.components import (
    CUBES,
    EVENT_CARD,
    EVENT_CARDS_PER_YEAR,
    FACE_UP,
    FIXED,
    GROUP,
    LEAST_GROUP,
    PROVINCE,
    TOWER_ARMIES,
    TOWER_FARMERS,
)
from chabudai.games.shogun.events import (
    DRAWS,
    EVENT_CARDS_LIE,
    FALL_OUT,
    FILLS,
    FIRST,
    LETTER_DEALT,
    REDRAWS,
    RETURN,
    SETTLES,
    STARTS,
    TAKES,
    TURNED_UP,
)
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.tower import throw

NOT_FACE_UP: Final = bar("not-face-up", "S-3.4.4")
NO_SUCH_GROUP: Final = bar("no-such-group", "S-3.4.4")
TAKEN_UNSEEN: Final = DRAW.only


def give_chests(state: ShogunState) -> None:
    """S-3.3: they lie there from the beginning; this tells of it."""
    for seat in range(state.seats):
        state.tell(STARTS, seat, state.chests[seat])


# --- S-3.5: the fixed set-up ----------------------------------------------------------------------------------


class FixedSetUp(Step[ShogunState]):
    """The letters are dealt at random."""

    def run(self, state: ShogunState) -> None:
        letters = list(range(state.seats))
        state.shown_to(EVERYONE)
        state.generator.shuffle(letters)
        for seat in range(state.seats):
            state.tell(LETTER_DEALT, seat, letters[seat])
            for province, armies in FIXED[state.seats][letters[seat]]:
                settle(state, seat, province, armies)
        state.unplaced = [[] for _ in range(state.seats)]


def settle(state: ShogunState, seat: i64, province: i64, armies: i64) -> None:
    state.reserve[seat] -= int(armies)
    state.place_armies(seat, province, armies)
    state.tell(SETTLES, seat, province, armies)


# --- S-3.4: the draft -----------------------------------------------------------------------------------------


class StartDraft(Step[ShogunState]):
    """S-3.4.2, S-3.4.3: the cards are shuffled and two turned up; who begins is drawn."""

    def run(self, state: ShogunState) -> None:
        cards = members(state.rules.board.in_play)
        state.generator.shuffle(cards)
        state.deck = Pile(cards)
        turn_up_all(state)
        state.first = state.roll(state.seats)
        state.tell(FIRST, state.first)
        state.push(Draft())


def turn_up(state: ShogunState, place: int) -> None:
    """S-3.4.5: the top card of the deck, face up in its place."""
    if state.deck.entries:
        card = int(state.draw(state.deck))
        state.offer = [*state.offer[:place], card, *state.offer[place:]]
        state.tell(TURNED_UP, card)


def turn_up_all(state: ShogunState) -> None:
    """S-3.4.2, S-3.4.6"""
    state.offer = []
    for place in range(FACE_UP):
        turn_up(state, place)


class Draft(Step[ShogunState]):
    """S-3.4.3: one province each, clockwise, until all groups are placed (S-3.4.7)."""

    def run(self, state: ShogunState) -> None:
        drafted: i64 = 0
        for seat in range(state.seats):
            drafted += state.number_of_provinces(seat)
        seat = (state.first + drafted) % state.seats
        if not state.unplaced[seat]:
            state.push(EndDraft())
            return
        state.push(self)
        state.push(TakeCard(seat))
        if may_redraw(state, seat):
            state.push(Redraw(seat))


def offered(state: ShogunState) -> i64:
    mask: i64 = 0
    for card in state.offer:
        mask |= bit(card)
    return mask


def may_redraw(state: ShogunState, seat: i64) -> bool:
    """S-3.4.6, S-14.30: the same two cards lie there from which the seat chose at its previous turn."""
    return state.seen[seat] != 0 and state.seen[seat] == offered(state)


class Redraw(Choice[ShogunState]):
    """S-3.4.6 (D-1): once in a turn both cards may go under the deck, the first of them above the second."""

    def menu(self, state: ShogunState, seat: i64) -> list[int]:
        return [KEEP.only, REDRAW.only]

    def bar(self, state: ShogunState, seat: i64, action: i64) -> i64:
        return FREE if action == KEEP.only or action == REDRAW.only else NOT_ASKED

    def take(self, state: ShogunState, seat: i64, action: i64) -> None:
        if action == KEEP.only:
            return
        state.tell(REDRAWS, seat)
        state.deck.put_under([int(open_card(card)) for card in reversed(state.offer)])
        turn_up_all(state)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: ShogunState) -> Message:
        return Message("prompt-redraw", {"seat": int(self.seat)})

    def label(self, state: ShogunState, seat: i64, action: i64) -> Message:
        return Message("label-redraw" if action == REDRAW.only else "label-keep")


class TakeCard(Choice[ShogunState]):
    """S-3.4.4 (D-2): one of the face-up cards, or the top card of the deck unseen."""

    def menu(self, state: ShogunState, seat: i64) -> list[int]:
        return [*[TAKE.at(card) for card in state.offer], TAKEN_UNSEEN]

    def bar(self, state: ShogunState, seat: i64, action: i64) -> i64:
        if action == TAKEN_UNSEEN:
            return FREE
        if not TAKE.has(action):
            return NOT_ASKED
        return FREE if holds(state.offer, TAKE.which(action)) else NOT_FACE_UP

    def take(self, state: ShogunState, seat: i64, action: i64) -> None:
        state.seen[seat] = int(offered(state))
        if action == TAKEN_UNSEEN:
            card = state.draw(state.deck)
            state.tell(DRAWS, seat, card)
        else:
            card = TAKE.which(action)
            place = state.offer.index(int(card))
            state.offer = [each for each in state.offer if each != card]
            state.tell(TAKES, seat, card)
            turn_up(state, place)
        state.push(PlaceGroup(seat, card))

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: ShogunState) -> Message:
        return Message("prompt-draft", {"seat": int(self.seat)})

    def label(self, state: ShogunState, seat: i64, action: i64) -> Message:
        if action == TAKEN_UNSEEN:
            return Message("label-draw")
        return Message("label-take", {"province": PROVINCE.message(int(TAKE.which(action)))})


class PlaceGroup(Choice[ShogunState]):
    """S-3.4.4 (D-3): one whole group that is left, into the province."""

    def __init__(self, seat: i64, province: i64) -> None:
        self.seat = seat
        self.province = province

    def menu(self, state: ShogunState, seat: i64) -> list[int]:
        sizes = sorted(set(state.unplaced[seat]), reverse=True)
        return [PLACE.at(size - LEAST_GROUP) for size in sizes]

    def bar(self, state: ShogunState, seat: i64, action: i64) -> i64:
        if not PLACE.has(action):
            return NOT_ASKED
        return FREE if holds(state.unplaced[seat], PLACE.which(action) + LEAST_GROUP) else NO_SUCH_GROUP

    def take(self, state: ShogunState, seat: i64, action: i64) -> None:
        size = int(PLACE.which(action) + LEAST_GROUP)
        left = state.unplaced[seat].copy()
        left.remove(size)
        state.unplaced = [left if each == seat else state.unplaced[each] for each in range(state.seats)]
        settle(state, seat, self.province, size)

    def prompt(self, state: ShogunState) -> Message:
        return Message("prompt-group", {"seat": int(self.seat), "province": PROVINCE.message(int(self.province))})

    def label(self, state: ShogunState, seat: i64, action: i64) -> Message:
        return Message("label-place", {"armies": int(GROUP.ids[PLACE.which(action)])})


class EndDraft(Step[ShogunState]):
    """S-3.6: what was not drafted is neutral, and lies open."""

    def run(self, state: ShogunState) -> None:
        state.shown_to(EVERYONE)
        state.deck = Pile([])
        state.offer = []
        state.seen = [0] * int(state.seats)
        state.first = 0


# --- S-3.8, S-3.9 -----------------------------------------------------------------------------------------------


def counted(cubes: list[int]) -> list[int]:
    """Cubes by colour as an event tells them."""
    farmers = len(cubes) - 1
    colours = [*range(farmers), len(CUBES) - 1]
    return [CUBES.of(colours[place], number) for place, number in enumerate(cubes) if number > 0]


class FillTower(Step[ShogunState]):
    """S-3.8: some armies of everybody and half of the farmers, in one throw; what falls out goes back."""

    def run(self, state: ShogunState) -> None:
        thrown = [*[TOWER_ARMIES] * int(state.seats), TOWER_FARMERS]
        state.shown_to(EVERYONE)
        out = throw(state.rules.tower, state.tower, state.upper, thrown, True, state.generator)
        for colour in range(len(thrown)):
            state.reserve[colour] += out[colour] - thrown[colour]
        if state.journal is not None:
            state.tell_some(FILLS, EVERYONE, counted(thrown))
            state.tell_some(FALL_OUT, EVERYONE, counted(out))
            state.tell_some(RETURN, EVERYONE, counted(out))


class ShuffleEvents(Step[ShogunState]):
    """S-3.9"""

    def run(self, state: ShogunState) -> None:
        cards = list(range(len(EVENT_CARD)))
        state.generator.shuffle(cards)
        state.event_deck = Pile(cards)
        lay_event_cards(state)


def lay_event_cards(state: ShogunState) -> None:
    """Four for the year."""
    state.events = [int(state.draw(state.event_deck)) for _ in range(EVENT_CARDS_PER_YEAR)]
    if state.journal is not None:
        state.tell_some(EVENT_CARDS_LIE, EVERYONE, state.events)
