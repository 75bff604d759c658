"""Stones, a tiny game: hidden hands, a choice made by all at once, a look that cannot be taken back."""

from pathlib import Path

from chabudai.core.actions import Actions
from chabudai.core.events import EventKinds
from chabudai.core.game import Game
from chabudai.core.messages import Message
from chabudai.core.names import Domain
from chabudai.core.pile import Pile
from chabudai.core.shape import Cards, ListOf, Number, Thing
from chabudai.core.state import State
from chabudai.core.steps import FREE, NOT_ASKED, Choice, Together, bar

STONE = Domain("stone", [str(number) for number in range(1, 10)])
ACTIONS = Actions()
BID = ACTIONS.verb("bid", stone=STONE)
TAKE, PEEK = ACTIONS.verb("take"), ACTIONS.verb("peek")
EVENTS = EventKinds()
BIDS = EVENTS.declare("bids", stone=STONE)
SCORES = EVENTS.declare("scores", points=None)
PEEKS = EVENTS.declare("peeks", stones=[STONE])
NOT_HELD = bar("not-held", "N-1.2")


class Bag(State):
    # --- written by `make generate` ---------------------------------------------------------------------------
    bag: Pile
    hands: list[Pile]  # by seat
    score: list[int]

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.bag = Pile([])
        self.hands = []
        self.score = []

    def clone(self) -> "Bag":
        twin = Bag()
        self.copy_to(twin)
        twin.bag = self.bag.clone()
        twin.hands = [each.clone() for each in self.hands]
        twin.score = self.score.copy()
        return twin

    # --- up to here -------------------------------------------------------------------------------------------

    def lay(self, game, seats, options, key):
        super().lay(game, seats, options, key)
        self.clear()
        self.hands = [Pile([]) for _ in range(seats)]
        self.score = [0] * int(seats)

    def pools(self):
        return [[self.bag, *self.hands]]

    def points(self, seat):
        return self.score[seat]


class Bid(Together[Bag]):
    """N-1.2: all bid one of their stones at once; the highest scores."""

    def menu(self, state, seat):
        return [BID.of(card) for card in state.hands[seat].kinds()]

    def bar(self, state, seat, action):
        if not BID.has(action):
            return NOT_ASKED
        return FREE if state.hands[seat].holds(BID.numbers(action)[0]) else NOT_HELD

    def resolve(self, state, picks):
        for seat, pick in enumerate(picks):
            state.pick_out(state.hands[seat], BID.numbers(pick)[0])
            state.tell(BIDS, seat, BID.numbers(pick)[0])
        best = picks.index(max(picks))
        state.score[best] += 1
        state.tell(SCORES, best, 1)
        if state.hands[best].entries:
            state.push(Bid())
        state.push(Prize(best))

    def prompt(self, state):
        return Message("prompt-bid")

    def label(self, state, seat, action):
        return Message("label-bid", {"stone": STONE.message(BID.numbers(action)[0])})


class Prize(Choice[Bag]):
    """N-1.3: the winner takes another point, or looks at the next stone of the bag."""

    def menu(self, state, seat):
        return [TAKE.of(), PEEK.of()]

    def bar(self, state, seat, action):
        return FREE if TAKE.has(action) or PEEK.has(action) else NOT_ASKED

    def take(self, state, seat, action):
        if TAKE.has(action):
            state.score[seat] += 1
            state.tell(SCORES, seat, 1)
        else:
            state.look(state.bag, seat)
            state.tell_pile(PEEKS, seat, state.bag)

    def prompt(self, state):
        return Message("prompt-prize", {"seat": self.seat})

    def label(self, state, seat, action):
        return Message("label-take" if TAKE.has(action) else "label-peek")


class Stones(Game[Bag]):
    id, title, designer, rules_version, stage = "stones", "Stones", "Chabudai", 1, "alpha"
    seats, actions, events, most_decisions = range(2, 5), ACTIONS, EVENTS, 20
    frame_clauses = {"game-over": "N-1.4", "not-your-turn": "N-1.2", "not-asked": "N-1.2"}
    folder, state_class = Path(__file__).parent, Bag

    def set_out(self, state):
        """N-1.1: two stones each, unseen by the others."""
        stones = list(range(len(STONE)))
        state.generator.shuffle(stones)
        state.bag = Pile(stones)
        for seat, hand in enumerate(state.hands):
            state.draw_unseen(state.bag, hand)
            state.draw_unseen(state.bag, hand)
            state.look(hand, seat)
        state.push(Bid())
        state.advance()

    def view(self, state, seat):
        own = None if seat is None else state.hands[seat].cards()
        peeked = state.bag.cards() if seat is not None and state.bag.known_to(seat) else None
        return {"hand": own, "bag": peeked, "score": list(state.score), "bid": [p >= 0 for p in state.picks]}

    def things(self, seats):
        return Thing(
            Bag,
            bag=Cards(STONE),
            hands=ListOf(Cards(STONE), seats),  # by seat
            score=ListOf(Number(0, 9), seats),
        )


GAME = Stones()
