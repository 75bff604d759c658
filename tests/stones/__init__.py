"""Stones, a tiny game: hidden hands, choices made by several at once, plans that are opened one by one, a look that
cannot be taken back, deals beside the question that nobody else hears of, a pebble that watches for a moment."""

from pathlib import Path

from mypy_extensions import i64

from chabudai.core.actions import Actions
from chabudai.core.beside import Beside
from chabudai.core.events import EVERYONE, PLAYER, EventKinds
from chabudai.core.game import Game
from chabudai.core.messages import Message, Who
from chabudai.core.moments import Comes, Happened, Moments, Watcher, shape_of_coming, shape_of_moment
from chabudai.core.names import Domain
from chabudai.core.pile import Pile
from chabudai.core.places import Places
from chabudai.core.shape import Cards, Flag, ListOf, Name, Number, Subset, Thing, misfit
from chabudai.core.state import State
from chabudai.core.steps import FREE, NOT_ASKED, Choice, Step, Together, bar
from chabudai.core.vocabulary import Effect, Vocabulary

STONE = Domain("stone", [str(number) for number in range(1, 10)])
# in three rows of three: which of them touch
SIDES = [*zip("124578", "235689", strict=True), *zip("123456", "456789", strict=True)]
SQUARE = Places(STONE, Domain("border", ["side"]), {"side": SIDES})
PLAYERS = Domain("player", ["1", "2", "3", "4"])
ACTIONS = Actions()
BID = ACTIONS.verb("bid", stone=STONE)
TAKE, PEEK = ACTIONS.verb("take"), ACTIONS.verb("peek")
THANK = ACTIONS.verb("thank", whom=PLAYERS)
GUESS = ACTIONS.verb("guess", stone=STONE)
SPEND, KEEP = ACTIONS.verb("spend"), ACTIONS.verb("keep")
OFFER, GIVE = ACTIONS.verb("offer", to=PLAYERS), ACTIONS.verb("give", points=STONE)
OPENLY, SECRETLY = ACTIONS.verb("openly"), ACTIONS.verb("secretly")
ACCEPT, DECLINE = ACTIONS.verb("accept", whose=PLAYERS), ACTIONS.verb("decline", whose=PLAYERS)
WITHDRAW = ACTIONS.verb("withdraw")
EVENTS = EventKinds()
BIDS = EVENTS.declare("bids", seat=PLAYER, stone=STONE)
SCORES = EVENTS.declare("scores", seat=PLAYER, points=None)
PEEKS = EVENTS.declare("peeks", seat=PLAYER, stones=[STONE])
THANKS = EVENTS.declare("thanks", seat=PLAYER, other=PLAYER)
PEBBLE = EVENTS.declare("pebble", seat=PLAYER)
GUESSES = EVENTS.declare("guesses", seat=PLAYER, stone=STONE)
OFFERS = EVENTS.declare("offers", seat=PLAYER, other=PLAYER, points=None)
DECLINES = EVENTS.declare("declines", seat=PLAYER, other=PLAYER)
WITHDRAWS = EVENTS.declare("withdraws", seat=PLAYER)
GIVES = EVENTS.declare("gives", seat=PLAYER, other=PLAYER, points=None)
NOT_HELD = bar("not-held", "N-1.2")
GONE, TWICE = bar("gone", "N-1.4"), bar("twice", "N-1.4")
TOO_LATE, TOO_MUCH = bar("too-late", "N-1.6"), bar("too-much", "N-1.6")


class Bag(State):
    # --- written by `make generate` ---------------------------------------------------------------------------
    bag: Pile
    hands: list[Pile]  # by seat
    score: list[int]
    gone: i64  # bit mask of the stones that were bid
    drawn: i64  # out of the bag, when all have guessed
    pebble: i64  # who has it, -1 for nobody
    offered_to: list[int]  # by who offers: to whom, -1 for nobody
    offered: list[int]  # how many points
    openly: list[bool]  # or unseen by the others

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.bag = Pile([])
        self.hands = []
        self.score = []
        self.gone = 0
        self.drawn = -1
        self.pebble = -1
        self.offered_to = []
        self.offered = []
        self.openly = []

    def clone(self) -> "Bag":
        twin = Bag()
        self.copy_to(twin)
        twin.bag = self.bag.clone()
        twin.hands = [each.clone() for each in self.hands]
        twin.score = self.score.copy()
        twin.gone = self.gone
        twin.drawn = self.drawn
        twin.pebble = self.pebble
        twin.offered_to = self.offered_to.copy()
        twin.offered = self.offered.copy()
        twin.openly = self.openly.copy()
        return twin

    # --- up to here -------------------------------------------------------------------------------------------

    def lay(self, game, seats, options, key):
        super().lay(game, seats, options, key)
        self.clear()
        self.hands = [Pile([]) for _ in range(seats)]
        self.score = [0] * int(seats)
        self.pebble = -1
        self.offered_to, self.offered, self.openly = [-1] * int(seats), [0] * int(seats), [False] * int(seats)

    def pools(self):
        return [[self.bag, *self.hands]]

    def points(self, seat):
        return self.score[seat]

    def from_left_of(self, seat):
        """All others, as they sit around the table."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def left(self):
        """The stones that nobody has bid."""
        return [stone for stone in range(len(STONE)) if not self.gone >> stone & 1]

    def offers(self, seat):
        """Those that this seat (None: a spectator) knows of, by whose they are."""
        return [
            giver
            for giver, taker in enumerate(self.offered_to)
            if taker >= 0 and (self.openly[giver] or seat in (giver, taker))
        ]

    def offer_of(self, giver):
        openly, points = self.openly[giver], self.offered[giver]
        return {"giver": giver, "taker": self.offered_to[giver], "points": points, "openly": openly}

    def end_offer(self, giver):
        self.offered_to[giver], self.offered[giver], self.openly[giver] = -1, 0, False

    def redeal_rest(self, onlooker, generator):
        """Whether others have offered each other anything unseen cannot be known: as if they had not."""
        for giver in range(self.seats):
            if giver not in self.offers(onlooker):
                self.end_offer(giver)


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
        if state.pebble < 0:
            state.pebble = stones.index(min(stones))
            state.tell(PEBBLE, state.pebble)
        best = stones.index(max(stones))
        state.score[best] += 1
        state.tell(SCORES, best, 1)
        state.push(Bid(state.everybody()) if state.hands[best].entries else LastChance())
        state.push(SomethingHappened(PRIZE, [best]))
        state.push(Prize(best))

    def prompt(self, state):
        return Message("prompt-bid")

    def label(self, state, seat, action):
        return Message("label-bid", {"stone": STONE.message(BID.numbers(action)[0])})


class Points:
    """N-1.3: what the word `points` on a prize means."""

    def begin(self, state, seat, effect):
        state.score[seat] += effect.n
        state.tell(SCORES, seat, effect.n)
        state.push(Thanks(seat))


class Look:
    """N-1.3: what the word `look` on a prize means."""

    def begin(self, state, seat, effect):
        state.look(state.bag, seat)
        state.tell_pile(PEEKS, seat, state.bag)


VOCABULARY = Vocabulary(Domain("op", ["points", "look"]))
VOCABULARY.explain(0, Points())
VOCABULARY.explain(1, Look())
PRIZES = {TAKE.of(): Effect(0, 0, 1), PEEK.of(): Effect(1, 0, 0)}


class Prize(Choice[Bag]):
    """N-1.3: the winner takes another point, or looks at the next stone of the bag."""

    def menu(self, state, seat):
        return list(PRIZES)

    def bar(self, state, seat, action):
        return FREE if action in PRIZES else NOT_ASKED

    def take(self, state, seat, action):
        prize = PRIZES[action]
        VOCABULARY.word(prize.op).begin(state, seat, prize)

    def prompt(self, state):
        return Message("prompt-prize", {"seat": self.seat})

    def label(self, state, seat, action):
        return Message("label-take" if TAKE.has(action) else "label-peek")


class Thanks(Choice[Bag]):
    """N-1.3: with the point goes a word of thanks, which brings nothing."""

    def menu(self, state, seat):
        return [THANK.of(other) for other in range(state.seats) if other != seat]

    def bar(self, state, seat, action):
        return FREE if action in self.menu(state, seat) else NOT_ASKED

    def take(self, state, seat, action):
        state.tell(THANKS, seat, *THANK.numbers(action))

    def prompt(self, state):
        return Message("prompt-thank", {"seat": self.seat})

    def label(self, state, seat, action):
        return Message("label-thank", {"other": Who(THANK.numbers(action)[0])})


MOMENT = Domain("moment", ["prize"])
MOMENTS: Moments[Bag] = Moments(MOMENT)
PRIZE = 0  # a prize was taken; tells of who took it


class SomethingHappened(Happened[Bag]):
    """N-1.7: all it concerns come to it, from the left of whom it tells of."""

    made_with = shape_of_moment(MOMENT)

    def moments(self):
        return MOMENTS

    def comes(self, coming):
        return SomebodyComes(self.moment, self.about, coming.place, coming.owner)

    def call(self, state, due):
        seats = state.from_left_of(self.about[0])
        super().call(state, sorted(due, key=lambda coming: seats.index(coming.owner)))


class SomebodyComes(Comes[Bag]):
    made_with = shape_of_coming(MOMENT)

    def moments(self):
        return MOMENTS


class Consolation(Watcher[Bag]):
    """N-1.7: whoever has nothing is served at once."""

    def owners(self, state):
        return [seat for seat in range(state.seats) if state.score[seat] == 0]

    def is_due(self, state, owner, about):
        return owner not in about

    def serve(self, state, owner, about):
        state.score[owner] += 1
        state.tell(SCORES, owner, 1)


class Pebble(Watcher[Bag]):
    """N-1.7: whoever has the pebble is asked."""

    def owners(self, state):
        return [state.pebble] if state.pebble >= 0 else []

    def is_due(self, state, owner, about):
        return owner not in about

    def serve(self, state, owner, about):
        state.push(SpendPebble(owner))


MOMENTS.watch(PRIZE, Consolation())
MOMENTS.watch(PRIZE, Pebble())


class SpendPebble(Choice[Bag]):
    """N-1.7"""

    def menu(self, state, seat):
        return [KEEP.of(), SPEND.of()]

    def bar(self, state, seat, action):
        return FREE if action in self.menu(state, seat) else NOT_ASKED

    def take(self, state, seat, action):
        if SPEND.has(action):
            state.pebble = -1
            state.score[seat] += 1
            state.tell(SCORES, seat, 1)

    def prompt(self, state):
        return Message("prompt-pebble", {"seat": self.seat})

    def label(self, state, seat, action):
        return Message("label-spend" if SPEND.has(action) else "label-keep")


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
            self.score(state, seat, 3 - self.place)
        if right or self.place:
            state.plans = None
            for seat in [] if right else opened:
                if SQUARE.around(opened[seat], SQUARE.any_kind) >> state.drawn & 1:
                    self.score(state, seat, 1)

    def score(self, state, seat, points):
        state.score[seat] += points
        state.tell(SCORES, seat, points)


class Deals(Beside[Bag]):
    """N-1.6: points for another player, offered openly or unseen by the rest."""

    def is_open(self, state):
        return not isinstance(state.waiting, Guess)

    def menu(self, state, seat, said):
        if said:
            return [GIVE.of(0), GIVE.of(1), GIVE.of(2)] if len(said) == 1 else [OPENLY.of(), SECRETLY.of()]
        others = [other for other in range(state.seats) if other != seat]
        offered = [giver for giver in others if state.offered_to[giver] == seat]
        answers = [verb.of(giver) for giver in offered for verb in (ACCEPT, DECLINE)]
        own = [WITHDRAW.of()] if state.offered_to[seat] >= 0 else [OFFER.of(other) for other in others]
        return answers + own

    def bar(self, state, seat, said, action):
        if action not in self.menu(state, seat, said):
            return NOT_ASKED
        if isinstance(state.waiting, Guess):
            return TOO_LATE
        points = 1 if OFFER.has(action) else GIVE.numbers(action)[0] + 1 if GIVE.has(action) else 0
        return FREE if points <= state.score[seat] else TOO_MUCH

    def is_whole(self, state, seat, said):
        return bool(said) and (not OFFER.has(said[0]) or len(said) == 3)

    def do(self, state, seat, said):
        if OFFER.has(said[0]):
            self.offer(state, seat, OFFER.numbers(said[0])[0], GIVE.numbers(said[1])[0] + 1, OPENLY.has(said[2]))
        elif WITHDRAW.has(said[0]):
            state.tell_some(WITHDRAWS, self.hearers(state, seat), [seat])
            state.end_offer(seat)
        elif DECLINE.has(said[0]):
            [giver] = DECLINE.numbers(said[0])
            state.tell_some(DECLINES, self.hearers(state, giver), [seat, giver])
            state.end_offer(giver)
        else:
            self.accept(state, seat, *ACCEPT.numbers(said[0]))

    def offer(self, state, giver, taker, points, openly):
        state.offered_to[giver], state.offered[giver], state.openly[giver] = taker, points, openly
        state.tell_some(OFFERS, self.hearers(state, giver), [giver, taker, points])

    def accept(self, state, taker, giver):
        """The score is public, so everybody sees that points change hands."""
        points = state.offered[giver]
        state.score[giver] -= points
        state.score[taker] += points
        state.end_offer(giver)
        state.tell(GIVES, giver, taker, points)

    def hearers(self, state, giver):
        """Everybody, or those two alone."""
        return EVERYONE if state.openly[giver] else 1 << giver | 1 << state.offered_to[giver]

    def prompt(self, state, seat, said):
        return Message(["prompt-deal", "prompt-give", "prompt-openly"][len(said)])

    def label(self, state, seat, said, action):
        verb = ACTIONS.verb_of(action)
        if verb is GIVE:
            return Message("label-give", {"points": GIVE.numbers(action)[0] + 1})
        if verb in (OPENLY, SECRETLY, WITHDRAW):
            return Message(f"label-{verb.name}")
        [other] = verb.numbers(action)
        points = 0 if verb is OFFER else state.offered[other]
        return Message(f"label-{verb.name}", {"other": Who(other), "points": points})


class Stones(Game[Bag]):
    id, title, designer, rules_version, stage = "stones", "Stones", "Chabudai", 1, "alpha"
    seats, actions, events, most_decisions = range(2, 5), ACTIONS, EVENTS, 50
    frame_clauses = {"game-over": "N-1.5", "not-your-turn": "N-1.2", "not-asked": "N-1.2"}
    folder, state_class, beside = Path(__file__).parent, Bag, Deals()

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

    def open_view(self, state):
        waits = state.waiting is not None and state.waiting.is_sealed()
        return {
            "score": list(state.score),
            "gone": state.gone,
            "drawn": state.drawn,
            "pebble": state.pebble,
            "ready": [waits and each not in state.deciders() for each in range(state.seats)],
        }

    def own_view(self, state, seat):
        own = None if seat is None else state.hands[seat].cards()
        peeked = state.bag.cards() if seat is not None and state.bag.known_to(seat) else None
        waits = state.waiting is not None and state.waiting.is_sealed()
        return {
            "hand": own,
            "bag": peeked,
            "offers": [state.offer_of(giver) for giver in state.offers(seat)],
            "picks": [GAME.actions.text(pick) for pick in state.picks[seat]] if waits and seat is not None else [],
        }

    def things(self, seats):
        return Thing(
            Bag,
            bag=Cards(STONE),
            hands=ListOf(Cards(STONE), seats),  # by seat
            score=ListOf(Number(0, 30), seats),
            gone=Subset(STONE),  # bit mask of the stones that were bid
            drawn=Name(STONE, optional=True),  # out of the bag, when all have guessed
            pebble=Number(-1, 3),  # who has it, -1 for nobody
            offered_to=ListOf(Number(-1, 3), seats),  # by who offers: to whom, -1 for nobody
            offered=ListOf(Number(0, 3), seats),  # how many points
            openly=ListOf(Flag(), seats),  # or unseen by the others
        )

    def check(self, state):
        if state.pebble >= state.seats:
            raise misfit("pebble", f"-1..{state.seats - 1}")
        for giver, taker in enumerate(state.offered_to):
            points, could = state.offered[giver], range(1, state.score[giver] + 1) if taker >= 0 else range(1)
            if points not in could or taker == giver or taker >= state.seats or (taker < 0 and state.openly[giver]):
                raise misfit(f"offered.{giver}", str(could))


GAME = Stones()
