"""S-6: planning and bidding, in secret and all at once; S-16.1: eleven small steps."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Value
from chabudai.core.numbers import bit, count, members
from chabudai.core.rng import Generator
from chabudai.core.steps import FREE, NOT_ASKED, Step, Together, bar
from chabudai.games.shogun.actions import BID, BID_CARD, BID_NOTHING, PLAN
from chabudai.games.shogun.components import ACTION, ACTION_CARDS, CHEST_CARDS, PROVINCE, SPACE
from chabudai.games.shogun.events import LEFT_EMPTY
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.unseen import CHEST_CARD, NO_CARD, Unseen

NOT_IN_HAND: Final = bar("not-in-hand", "S-6.2")
LAID_ALREADY: Final = bar("laid-already", "S-6.4")
BID_TOO_HIGH: Final = bar("bid-too-high", "S-6.7")
MUST_BID: Final = bar("must-bid", "S-6.3")
NO_CHEST_CARD: Final = bar("no-chest-card", "S-6.2")
MUST_COVER: Final = bar("must-cover", "S-6.3")

SPACES: Final = len(SPACE)  # the bid and ten actions
THE_BID: Final = 0  # the first of them
NO_BID: Final = BID_NOTHING.only
CHEST_BIDS: Final = BID.every()


class StartPlanning(Step[ShogunState]):
    """S-4.2: what everybody has, and which action cards lie open, is the same for all plans of the round."""

    def run(self, state: ShogunState) -> None:
        state.lost = 0
        hidden = sorted(state.hidden.cards())  # S-16.1: the hidden ones in the order of the box
        state.push(Plan(state.everybody(), state.row + hidden, state.land.copy(), state.chests.copy()))


class Left:
    """What a seat can still lay."""

    def __init__(self, cards: i64, chest_cards: i64, empty: i64) -> None:
        self.cards = cards  # of provinces, as a bit mask
        self.chest_cards = chest_cards
        self.empty = empty  # spaces that may stay without a card


class Plan(Together[ShogunState]):
    """S-6.1: first the bid (D-4), then space by space (D-5); of the bid alone who has no province (S-14.24).

    What was in the hands when it began stays with it: later in the round one can still ask what was legal.
    """

    def __init__(self, asked: i64, spaces: list[int], hands: list[int], chests: list[int]) -> None:
        super().__init__(asked)
        self.spaces = spaces  # the actions in the order in which they are asked
        self.hands = hands  # by seat: provinces as a bit mask
        self.chests = chests  # by seat
        self.cards: list[int] = [int(count(hand)) for hand in hands]  # how many, by seat
        self.whole: list[int] = [SPACES if hand else 1 for hand in hands]  # picks of a whole answer, by seat

    # --- what can be laid -----------------------------------------------------------------------------------

    def menu(self, state: ShogunState, seat: i64) -> list[int]:
        picks = state.picks[seat]
        if len(picks) == THE_BID:
            return [*CHEST_BIDS, *[BID_CARD.at(card) for card in members(self.hands[seat])], NO_BID]
        cards = self.left(seat, picks).cards
        return [*[PLAN.at(card) for card in members(cards)], CHEST_CARD, NO_CARD]

    def bar(self, state: ShogunState, seat: i64, action: i64) -> i64:
        picks = state.picks[seat]
        if len(picks) == THE_BID:
            return self.bar_bid(seat, action)
        left = self.left(seat, picks)
        if PLAN.has(action):
            card = PLAN.which(action)
            if (left.cards >> card) & 1:
                return FREE
            return LAID_ALREADY if (self.hands[seat] >> card) & 1 else NOT_IN_HAND
        if action == CHEST_CARD:
            return FREE if left.chest_cards > 0 else NO_CHEST_CARD
        if action == NO_CARD:
            return FREE if left.empty > 0 else MUST_COVER
        return NOT_ASKED

    def bar_bid(self, seat: i64, action: i64) -> i64:
        if BID.has(action):  # S-6.7, S-14.6: it will be paid at once
            return FREE if BID.which(action) <= self.chests[seat] else BID_TOO_HIGH
        if BID_CARD.has(action):
            return FREE if (self.hands[seat] >> BID_CARD.which(action)) & 1 else NOT_IN_HAND
        if action == NO_BID:  # S-6.3, S-14.7
            return FREE if self.spaces_to_spare(seat) > 0 else MUST_BID
        return NOT_ASKED

    def legal(self, state: ShogunState, seat: i64) -> list[int]:
        """In one go: most choices of a game are made here."""
        picks = state.picks[seat]
        if len(picks) == THE_BID:
            return [action for action in self.menu(state, seat) if self.bar_bid(seat, action) == FREE]
        left = self.left(seat, picks)
        legal: list[int] = []
        card: i64 = 0
        while left.cards >> card:
            if (left.cards >> card) & 1:
                legal.append(PLAN.at(card))
            card += 1
        if left.chest_cards > 0:
            legal.append(CHEST_CARD)
        if left.empty > 0:
            legal.append(NO_CARD)
        return legal

    def left(self, seat: i64, picks: list[int]) -> Left:
        """S-16.1: of the hand after these picks, the first of which is the bid."""
        left = self.after_bid(seat, picks[THE_BID])
        place: i64 = 1
        while place < len(picks):
            pick: i64 = picks[place]
            if pick == CHEST_CARD:
                left.chest_cards -= 1
            elif pick == NO_CARD:
                left.empty -= 1
            else:
                left.cards &= ~bit(PLAN.which(pick))
            place += 1
        return left

    def after_bid(self, seat: i64, pick: i64) -> Left:
        cards: i64 = self.hands[seat]
        number: i64 = self.cards[seat]
        chest_cards: i64 = CHEST_CARDS
        if BID_CARD.has(pick):
            cards &= ~bit(BID_CARD.which(pick))
            number -= 1
        elif pick != NO_BID:
            chest_cards -= 1
        return Left(cards, chest_cards, max(0, ACTION_CARDS - chest_cards - number))

    def spaces_to_spare(self, seat: i64) -> i64:
        """S-6.3: how many stay without a card."""
        return max(0, SPACES - CHEST_CARDS - self.cards[seat])

    def is_whole(self, state: ShogunState, seat: i64) -> bool:
        return len(state.picks[seat]) == self.whole[seat]

    def is_due(self, state: ShogunState, seat: i64) -> bool:
        return len(state.picks[seat]) < self.whole[seat]  # all are asked

    # --- when all are ready -----------------------------------------------------------------------------------

    def resolve(self, state: ShogunState, picks: list[list[int]]) -> None:
        """S-6.8: the cards stay face down; now all see which spaces are empty."""
        state.keep_sealed(self, picks)
        for seat in range(state.seats):
            empty = self.empty_spaces(seat, picks[seat])
            for space in range(len(picks[seat])):
                if picks[seat][space] == NO_CARD or picks[seat][space] == NO_BID:
                    state.open_plan(seat, space)
            if empty:
                state.tell_cards(LEFT_EMPTY, seat, empty)

    def empty_spaces(self, seat: i64, picks: list[int]) -> list[int]:
        """As names of SPACE: the bid, then the actions."""
        empty = [0] if picks[THE_BID] == NO_BID else []
        for place, action in enumerate(self.spaces):
            if self.hands[seat] == 0 or picks[place + 1] == NO_CARD:
                empty.append(action + 1)
        return empty

    def space_of(self, action: i64) -> i64:
        """Which pick of a plan is about this action."""
        return self.spaces.index(action) + 1

    def answer_anew(
        self, state: ShogunState, seat: i64, known: list[int], opened: i64, generator: Generator
    ) -> list[int]:
        if self.hands[seat] == 0 or opened & 1 == 0:
            return []
        left = self.after_bid(seat, known[THE_BID])
        unseen = Unseen(known, opened, left.cards, state.lost, left.chest_cards, left.empty)
        return unseen.answer(generator)

    # --- in words ---------------------------------------------------------------------------------------------

    def prompt(self, state: ShogunState) -> Message:
        return Message("prompt-planning")

    def prompt_to(self, state: ShogunState, reader: i64) -> Message:
        if reader >= state.seats or not self.is_due(state, reader):
            return self.prompt(state)
        place = len(state.picks[reader])
        if place == THE_BID:
            return Message("prompt-bid")
        return Message("prompt-plan", {"action": ACTION.message(self.spaces[place - 1]), "n": place})

    def label(self, state: ShogunState, seat: i64, action: i64) -> Message:
        if BID.has(action):
            return Message("label-bid", {"chests": int(BID.which(action))})
        if BID_CARD.has(action):
            return Message("label-bid-card", {"province": PROVINCE.message(int(BID_CARD.which(action)))})
        if action == NO_BID:
            return Message("label-bid-nothing")
        place = len(state.picks[seat])
        space = self.spaces[place - 1] if place > THE_BID else 0
        values: dict[str, Value] = {"action": ACTION.message(space)}
        if PLAN.has(action):
            return Message("label-plan", {**values, "province": PROVINCE.message(int(PLAN.which(action)))})
        return Message("label-blank" if action == CHEST_CARD else "label-empty", values)
