"""Stones, a tiny game: hidden hands, choices made by several at once, plans that are opened one by one, a look that
cannot be taken back."""

from pathlib import Path

from mypy_extensions import i64

from chabudai.core.actions import Actions
from chabudai.core.events import PLAYER, EventKinds
from chabudai.core.game import Game
from chabudai.core.messages import Message
from chabudai.core.names import Domain
from chabudai.core.pile import Pile
from chabudai.core.shape import Cards, ListOf, Name, Number, Subset, Thing
from chabudai.core.state import State
from chabudai.core.steps import FREE, NOT_ASKED, Choice, Step, Together, bar

STONE = Domain("stone", [str(number) for number in range(1, 10)])
ACTIONS = Actions()
BID = ACTIONS.verb("bid", stone=STONE)
TAKE, PEEK = ACTIONS.verb("take"), ACTIONS.verb("peek")
GUESS = ACTIONS.verb("guess", stone=STONE)
EVENTS = EventKinds()
BIDS = EVENTS.declare("bids", seat=PLAYER, stone=STONE)
SCORES = EVENTS.declare("scores", seat=PLAYER, points=None)
PEEKS = EVENTS.declare("peeks", seat=PLAYER, stones=[STONE])
GUESSES = EVENTS.declare("guesses", seat=PLAYER, stone=STONE)
NOT_HELD = bar("not-held", "N-1.2")
GONE, TWICE = bar("gone", "N-1.4"), bar("twice", "N-1.4")


class Bag(State):
    # --- written by `make generate` ---------------------------------------------------------------------------
    bag: Pile
    hands: list[Pile]  # by seat
    score: list[int]
    gone: i64  # bit mask of the stones that were bid
    drawn: i64  # out of the bag, when all have guessed

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.bag = Pile([])
        self.hands = []
        self.score = []
        self.gone = 0
        self.drawn = -1

    def clone(self) -> "Bag":
        twin = Bag()
        self.copy_to(twin)
        twin.bag = self.bag.clone()
        twin.hands = [each.clone() for each in self.hands]
        twin.score = self.score.copy()
        twin.gone = self.gone
        twin.drawn = self.drawn
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

    def left(self):
        """The stones that nobody has bid."""
        return [stone for stone in range(len(STONE)) if not self.gone >> stone & 1]


class Bid(Together[Bag]):
    """N-1.2: all bid one of their stones at once; the highest scores."""

    def menu(self, state, seat):
        return [BID.of(card) for card in state.hands[seat].kinds()]

    def bar(self, state, seat, action):
        if not BID.has(action):
            return NOT_ASKED
        return FREE if state.hands[seat].holds(BID.numbers(action)[0]) else NOT_HELD

    def resolve(self, state, picks):
        stones = [BID.numbers(pick)[0] for [pick] in picks]
        for seat, stone in enumerate(stones):
            state.pick_out(state.hands[seat], stone)
            state.gone |= 1 << stone
            state.tell(BIDS, seat, stone)
        best = stones.index(max(stones))
        state.score[best] += 1
        state.tell(SCORES, best, 1)
        state.push(Bid(state.everybody()) if state.hands[best].entries else LastChance())
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


class LastChance(Step[Bag]):
    """N-1.4: whoever is behind guesses."""

    def run(self, state):
        behind = sum(1 << seat for seat, rank in enumerate(state.ranks()) if rank > 1)
        if behind:
            state.push(Guess(behind))


class Guess(Together[Bag]):
    """N-1.4: those who are behind write down two stones, unseen, one after the other."""

    def menu(self, state, seat):
        return [GUESS.of(stone) for stone in state.left()]

    def bar(self, state, seat, action):
        if not GUESS.has(action):
            return NOT_ASKED
        if GUESS.numbers(action)[0] not in state.left():
            return GONE
        return TWICE if action in state.picks[seat] else FREE

    def is_whole(self, state, seat):
        return len(state.picks[seat]) == min(2, len(state.left()))

    def resolve(self, state, picks):
        state.drawn = state.draw(state.bag)
        state.keep_sealed(self, picks)
        state.push(Open(1))
        state.push(Open(0))

    def prompt(self, state):
        return Message("prompt-guess")

    def prompt_to(self, state, reader):
        seat = reader < state.seats and self.is_due(state, reader)
        return Message("prompt-guess-next", {"guess": len(state.picks[reader]) + 1}) if seat else self.prompt(state)

    def label(self, state, seat, action):
        return Message("label-guess", {"stone": STONE.message(GUESS.numbers(action)[0])})


class Open(Step[Bag]):
    """N-1.4: all first guesses are opened, and only if nobody is right, the second ones."""

    made_with = {"place": Number(0, 1)}

    def __init__(self, place):
        self.place = place

    def run(self, state):
        plans = state.plans
        if plans is None:
            return
        guessed = [seat for seat, picks in enumerate(plans.picks) if self.place < len(picks)]
        opened = {seat: GUESS.numbers(state.open_plan(seat, self.place))[0] for seat in guessed}
        for seat, stone in opened.items():
            state.tell(GUESSES, seat, stone)
        right = [seat for seat, stone in opened.items() if stone == state.drawn]
        for seat in right:
            state.score[seat] += 2 - self.place
            state.tell(SCORES, seat, 2 - self.place)
        if right or self.place:
            state.plans = None


class Stones(Game[Bag]):
    id, title, designer, rules_version, stage = "stones", "Stones", "Chabudai", 1, "alpha"
    seats, actions, events, most_decisions = range(2, 5), ACTIONS, EVENTS, 30
    frame_clauses = {"game-over": "N-1.5", "not-your-turn": "N-1.2", "not-asked": "N-1.2"}
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
        state.push(Bid(state.everybody()))
        state.advance()

    def view(self, state, seat):
        own = None if seat is None else state.hands[seat].cards()
        peeked = state.bag.cards() if seat is not None and state.bag.known_to(seat) else None
        waits = state.waiting is not None and state.waiting.is_sealed()
        return {
            "hand": own,
            "bag": peeked,
            "score": list(state.score),
            "gone": state.gone,
            "drawn": state.drawn,
            "ready": [waits and each not in state.deciders() for each in range(state.seats)],
            "picks": [GAME.actions.text(pick) for pick in state.picks[seat]] if waits and seat is not None else [],
        }

    def things(self, seats):
        return Thing(
            Bag,
            bag=Cards(STONE),
            hands=ListOf(Cards(STONE), seats),  # by seat
            score=ListOf(Number(0, 9), seats),
            gone=Subset(STONE),  # bit mask of the stones that were bid
            drawn=Name(STONE, optional=True),  # out of the bag, when all have guessed
        )


GAME = Stones()
