"""The one idea: a game is what lies on the table, and a stack of steps.

A step is one thing the rulebook tells somebody to do. It runs by itself, or it waits for a choice. `apply` hands a
choice to the step on top, which changes the table and pushes what follows; then steps run until somebody has a
real choice again. All of it is plain data: it can be cloned, stored, hashed and searched.
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from chabudai.core.errors import IllegalAction, UnknownAction, UnknownSeat
from chabudai.core.events import EVERYONE, Event, EventKind
from chabudai.core.messages import Entry, Message, Refusal
from chabudai.core.numbers import bit, holds
from chabudai.core.pile import (
    MOST_GROUPS,
    SPECTATOR,
    Pile,
    card_of,
    mingle,
    open_card,
    redeal,
    strangers,
    unused_group,
)
from chabudai.core.rng import Generator, keyed, seeded
from chabudai.core.steps import (
    BARS,
    FREE,
    GAME_OVER,
    NOT_ASKED,
    NOT_YOUR_TURN,
    SEVERAL,
    Choice,
    Plans,
    Step,
    Together,
)

if TYPE_CHECKING:
    from chabudai.core.game import Game


WIDEST: Final = 1 << 62  # a number that certainly fits into 64 bits


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table, whoever plays at it. Each game adds its own things in a subclass."""

    game: "Game[Any]"
    options: dict[str, bool | str]
    seats: i64
    generator: Generator
    stack: list[Step[Any]]
    picks: list[list[int]]  # of a choice made together: by seat, what it has picked so far, sealed from the others
    plans: Plans | None  # answers to an earlier one that are still sealed
    decisions: i64  # choices made so far
    secrets: i64  # rises whenever something hidden or random is shown to a player
    groups: i64  # how many groups of `pile` have been numbered
    learners: i64  # who was shown something by the last action; not part of the position
    journal: list[Event] | None  # what happened; None while nobody is listening
    waiting: Choice[Any] | None  # the choice on top, None when the game is over
    ready: list[int]  # its legal actions; of a choice made together, none

    def lay(self, game: "Game[Any]", seats: i64, options: dict[str, bool | str], key: bytes) -> None:
        """Lay an empty table. Not a constructor, so that `clone` need not do what it overwrites."""
        self.game = game
        self.seats = seats
        self.options = options
        self.generator = keyed(key)
        self.stack = []
        self.picks = []
        self.plans = None
        self.decisions = 0
        self.secrets = 0
        self.groups = 0
        self.learners = 0
        self.journal = None
        self.waiting = None
        self.ready = []

    # --- what a game adds ---------------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy that keeps no journal. Its generator is the same: look ahead on `determinize`."""

    @abstractmethod
    def pools(self) -> list[list[Pile]]:
        """The piles, those that share one stock of cards together."""

    @abstractmethod
    def points(self, seat: i64) -> i64: ...

    def redeal_rest(self, onlooker: i64, generator: Generator) -> None:
        """Deal anew what is hidden from the onlooker outside the piles."""

    def unshared_rest(self, seat: i64) -> i64:
        """The seats that do not know all that this seat knows of what is hidden outside the piles, as a bit mask.
        In doubt all of them: a game that knows better says so, and a player may take back through bots' moves."""
        return self.everybody()

    def rivals(self) -> i64:
        """How many opponents the rules themselves play. They have no seat; their numbers follow the seats'."""
        return 0

    def ranks(self) -> list[int]:
        """The place of every seat and rival as things stand, 1 for the first: by points, equals sharing a place."""
        return ranked(self.scores())

    def winners(self) -> list[int]:
        """The seats and rivals that win; empty while the game goes on."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1] if self.over else []

    # --- choosing -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.stack

    def deciders(self) -> list[int]:
        """The seats that must choose now."""
        top = self.waiting
        if top is None:
            return []
        if top.seat == SEVERAL:
            return [seat for seat in range(self.seats) if top.is_due(self, seat)]
        return [int(top.seat)]

    def check_seat(self, seat: int) -> None:
        """Numbers come from outside: one below 0 would be a seat counted from the end."""
        if seat < 0 or seat >= int(self.seats):
            raise UnknownSeat("error-no-seat")

    def check_choice(self, seat: int, action: int) -> None:
        """They may be of any length, too; what is not wider than ours is looked up by whoever needs it."""
        self.check_seat(seat)
        if action < 0 or action > WIDEST:
            raise UnknownAction("error-unknown-action", action=str(action))

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat in menu order; none while it has nothing to choose."""
        self.check_seat(seat)
        top = self.waiting
        if top is None:
            return []
        if top.seat == SEVERAL:
            return top.legal(self, seat) if top.is_due(self, seat) else []
        return self.ready.copy() if seat == top.seat else []

    def apply(self, seat: int, action: int) -> None:
        """Make a choice. An action that is not legal raises IllegalAction and changes nothing."""
        self.check_choice(seat, action)
        self.answer(seat, action)
        self.advance()

    def answer(self, seat: i64, action: i64) -> None:
        """Make a choice as `apply` does; what follows it waits on the stack."""
        top = self.waiting
        if top is None or not self.allows(top, seat, action):
            refusal = self.why_not(seat, action)
            assert refusal is not None
            raise IllegalAction(refusal)
        self.take_up(top, seat, action)

    def take_up(self, top: Choice[Any], seat: i64, action: i64) -> None:
        """Let the choice on top do what was chosen; what follows waits on the stack."""
        self.learners = 0
        self.decisions += 1
        self.stack.pop()
        top.take(self, seat, action)

    def allows(self, top: Choice[Any], seat: i64, action: i64) -> bool:
        if top.seat == SEVERAL:
            return top.is_due(self, seat) and top.bar(self, seat, action) == FREE
        return seat == top.seat and holds(self.ready, action)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not choose this action now; None if it may."""
        self.check_choice(seat, action)
        self.game.actions.verb_of(action)
        top = self.waiting
        if top is None:
            return self.refuse(GAME_OVER, Message("", {}))
        if seat not in self.deciders():
            return self.refuse(NOT_YOUR_TURN, Message("", {}))
        reason = top.bar(self, seat, action)
        if reason == FREE:
            return None
        asked = reason != NOT_ASKED
        return self.refuse(reason, top.label(self, seat, action) if asked else Message("", {}))

    def check_reader(self, seat: int | None) -> None:
        if seat is not None:
            self.check_seat(seat)

    def prompt(self, reader: int | None = None) -> Message | None:
        """The question that waits, as this seat (None: a spectator) reads it; None when the game is over."""
        self.check_reader(reader)
        top = self.waiting
        return None if top is None else top.prompt_to(self, onlooker_of(reader))

    def preview(self, seat: int, action: int) -> "State | None":
        """The position after a legal choice and, in its journal, what leads there, as far as it can be foreseen: up
        to where something hidden or random would be shown. None where the choice itself shows it, or is sealed."""
        self.check_choice(seat, action)
        top = self.waiting
        if top is None or top.is_sealed() or not self.allows(top, seat, action):
            return None
        after = self.clone()
        after.journal = []
        after.take_up(top, seat, action)
        return after.foreseen() if after.learners == 0 else None

    def foreseen(self) -> "State":
        """Where the steps lead, or where they stand before the first that shows something."""
        while True:
            before = self.clone()
            before.journal = [*(self.journal or [])]
            before.waiting, before.ready = None, []
            if not self.proceed():
                return self
            if self.learners:
                return before

    def is_final(self, seat: i64, action: i64) -> bool:
        """Whether a legal choice could not be taken back once it is made: it shows something hidden or random, or
        leads to a choice that others make at once with the seat, or completes an answer to one."""
        top = self.waiting
        after = self.clone()
        assert top is not None
        after.take_up(top, seat, action)
        if isinstance(top, Together):
            return not top.is_due(after, seat)
        while after.secrets == self.secrets and after.proceed():
            pass
        then = after.waiting
        others = isinstance(then, Together) and then.asked & ~bit(seat) != 0
        return after.secrets != self.secrets or others

    def agenda(self) -> list[Message]:
        """What is under way: what is asked now first, then what follows it."""
        outlooks = [step.outlook(self) for step in self.stack[::-1]]
        return [outlook for outlook in outlooks if outlook is not None]

    def menu(self, seat: int) -> list[Entry]:
        """What the seat is asked, in the order a person reads it: what it may do, and what not and why."""
        self.check_seat(seat)
        top = self.waiting
        if top is None or seat not in self.deciders():
            return []
        return [self.entry(top, seat, action) for action in top.menu(self, seat)]

    def entry(self, top: Choice[Any], seat: i64, action: i64) -> Entry:
        """An action of the choice on top, with the reason that `why_not` gives."""
        label, reason = top.label(self, seat, action), top.bar(self, seat, action)
        if reason == FREE:
            return Entry(action, label, None)
        return Entry(action, label, self.refuse(reason, label if reason != NOT_ASKED else Message("", {})))

    def refuse(self, reason: i64, label: Message) -> Refusal:
        barred = BARS[reason]
        clause = barred.clause or self.game.frame_clauses[barred.key]
        return Refusal(clause, Message("refusal-" + barred.key, label.values))

    # --- running ------------------------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        """Lay a step on the stack: what is pushed last comes first."""
        self.stack.append(step)

    def advance(self) -> None:
        """Run steps until somebody has a real choice, or the game is over."""
        while self.proceed():
            pass

    def proceed(self) -> bool:
        """Run the step on top; False if there is none, or somebody must choose."""
        if not self.stack:
            self.waiting = None
            self.ready = []
            return False
        step = self.stack[-1]
        if not isinstance(step, Choice):
            self.stack.pop()
            step.run(self)
        elif self.must_ask(step):
            self.waiting = step
            return False
        else:
            self.stack.pop()
            if step.seat == SEVERAL:
                self.unseal(step)
            else:
                step.take(self, step.seat, self.ready[0])
        return True

    def must_ask(self, choice: Choice[Any]) -> bool:
        if choice.seat == SEVERAL:
            if not self.picks:
                self.picks = [[] for _ in range(self.seats)]
            self.ready = []
            self.waiting = choice
            return self.lacks_answer(choice)
        self.ready = choice.legal(self, choice.seat)
        return len(self.ready) > 1 or not choice.is_open()

    def lacks_answer(self, choice: Choice[Any]) -> bool:
        """Whether somebody is not ready."""
        for seat in range(self.seats):
            if choice.is_due(self, seat):
                return True
        return False

    def forced(self) -> Choice[Any] | None:
        """The choice on top, if it leaves one way on and nobody will be asked; its legal action is then `ready`."""
        step = self.stack[-1] if self.stack else None
        if not isinstance(step, Choice) or step.seat == SEVERAL or self.must_ask(step):
            return None
        return step

    def refresh(self) -> None:
        """Work out what waits, and its legal actions, after the table was changed by hand."""
        top = self.stack[-1] if self.stack else None
        self.waiting = top if isinstance(top, Choice) else None
        if self.waiting is not None and self.waiting.seat != SEVERAL:
            self.ready = self.waiting.legal(self, self.waiting.seat)

    # --- choices made together --------------------------------------------------------------------------------

    def everybody(self) -> i64:
        """All seats, as a bit mask."""
        return bit(self.seats) - 1

    def pick(self, seat: i64, action: i64) -> None:
        """One pick more of a seat's answer. Clones share the answers, so they are replaced and never changed."""
        self.set_picks(seat, [*self.picks[seat], int(action)])

    def set_picks(self, seat: i64, picks: list[int]) -> None:
        self.picks = self.picks.copy()
        self.picks[seat] = picks

    def may_take_back(self, seat: i64) -> bool:
        """Whether the seat has picked something that nobody has seen yet."""
        return isinstance(self.waiting, Together) and len(self.picks[seat]) > 0

    def take_back(self, seat: i64) -> None:
        """Take back the seat's last pick, which nobody has seen: nothing of anybody else's changes."""
        assert self.may_take_back(seat)
        self.set_picks(seat, self.picks[seat][:-1])
        self.decisions -= 1

    def unseal(self, choice: Choice[Any]) -> None:
        """All are ready, and everybody knows it."""
        assert isinstance(choice, Together)
        picks = self.picks
        self.picks = []
        self.shown_to(EVERYONE)
        choice.resolve(self, picks)

    def keep_sealed(self, choice: Together[Any], picks: list[list[int]]) -> None:
        """Leave the answers face down, to be opened pick by pick."""
        self.plans = Plans(choice, picks, [0] * int(self.seats))

    def open_plan(self, seat: i64, place: i64) -> i64:
        """Let everybody see one pick of a sealed answer."""
        plans = self.plans
        assert plans is not None
        if not plans.is_open(seat, place):
            opened = plans.opened.copy()
            opened[seat] |= bit(place)
            self.plans = Plans(plans.choice, plans.picks, opened)
            self.shown_to(EVERYONE)
        return plans.picks[seat][place]

    # --- hidden things: whatever is shown goes through here, so that `secrets` cannot be forgotten -----------

    def shown_to(self, onlookers: i64) -> None:
        """Something hidden or random has been shown to these onlookers (a bit mask)."""
        self.learners |= onlookers
        if onlookers & self.everybody():
            self.secrets += 1

    def unshared(self, seat: i64) -> i64:
        """The seats that do not know all that this seat knows, as a bit mask: what it does might tell them more."""
        mask = self.unshared_rest(seat)
        if self.plans is not None or len(self.picks) > 0:
            mask = self.everybody()
        for pool in self.pools():
            for pile in pool:
                for entry in pile.entries:
                    unaware = strangers(entry)
                    if (unaware >> seat) & 1 == 0:
                        mask |= unaware
        return mask & self.everybody() & ~bit(seat)

    def draw(self, pile: Pile) -> i64:
        """Turn over the top card for all to see."""
        entry = pile.take()
        self.shown_to(strangers(entry))
        return card_of(entry)

    def draw_unseen(self, pile: Pile, other: Pile) -> None:
        """Move the top card to another pile, face down."""
        other.put(pile.take())

    def look(self, pile: Pile, seat: i64) -> None:
        """Let one seat look through a face-down pile."""
        if pile.show(seat):
            self.shown_to(bit(seat))

    def pick_out(self, pile: Pile, card: i64) -> None:
        """Take this card out of a face-down pile for all to see."""
        entry = pile.take(pile.place_of(card))
        self.shown_to(strangers(entry))

    def turn_up(self, pile: Pile) -> None:
        """Let all see the top card of a pile while it stays there."""
        if pile.entries:
            entry = pile.take()
            self.shown_to(strangers(entry))
            pile.put(open_card(card_of(entry)))

    def roll(self, limit: i64, onlookers: i64 = EVERYONE) -> i64:
        """A random number from 0 to limit - 1 that these onlookers see."""
        self.shown_to(onlookers)
        return self.generator.below(limit)

    def new_group(self) -> i64:
        """A number for cards that are mingled now, one that no other group bears."""
        if self.groups < MOST_GROUPS:
            self.groups += 1
            return self.groups
        return unused_group([pile for pool in self.pools() for pile in pool])

    def shuffle_under(self, pile: Pile, entries: list[int]) -> None:
        """Put cards under a pile in random order, which nobody sees."""
        mingled = mingle(entries, self.new_group()).copy() if len(entries) > 1 else entries
        self.generator.shuffle(mingled)
        pile.put_under(mingled)

    # --- looking ------------------------------------------------------------------------------------------

    def tell(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Note what happened, for all to know: what the kind of event tells of, in that order."""
        if self.journal is not None:
            self.tell_some(kind, EVERYONE, [int(a), int(b), int(c), int(d), int(e)][: len(kind.parameters)])

    def tell_some(self, kind: EventKind, onlookers: i64, values: list[int]) -> None:
        """Note what happened, for some to know (a bit mask)."""
        if self.journal is not None:
            self.journal.append(Event(kind, onlookers, values))

    def tell_seat(self, kind: EventKind, seat: i64, cards: list[int]) -> None:
        """Note what one seat alone saw."""
        if self.journal is not None:
            self.journal.append(Event(kind, bit(seat), [int(seat), *cards]))

    def tell_pile(self, kind: EventKind, seat: i64, pile: Pile) -> None:
        """Note that one seat looked through a pile."""
        if self.journal is not None:
            self.tell_seat(kind, seat, sorted(pile.cards()))

    def tell_cards(self, kind: EventKind, seat: i64, cards: list[int]) -> None:
        """Note what happened to several cards, for all to know."""
        if self.journal is not None:
            self.journal.append(Event(kind, EVERYONE, [int(seat), *cards]))

    def events_since(self, count: int, seat: int | None) -> list[Event]:
        """What this seat (None: a spectator) may know of what happened, without the first `count` of it."""
        self.check_reader(seat)
        who = onlooker_of(seat)
        return [event for event in self.journal or [] if event.is_for(who)][count:]

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """All that this seat (None: a spectator) may know, as plain data."""
        self.check_reader(seat)
        return self.game.view(self, seat)

    def determinize(self, seat: int | None, seed: int) -> "State":
        """A state this seat cannot tell from this one: hidden things dealt anew, the generator reseeded."""
        self.check_reader(seat)
        twin = self.clone()
        who: i64 = onlooker_of(seat)
        dealer = seeded(seed, "determinize")
        for pool in twin.pools():
            redeal(pool, who, dealer)
        twin.redeal_rest(who, dealer)
        twin.redeal_picks(who, dealer)
        twin.redeal_plans(who, dealer)
        twin.generator = seeded(seed, "look ahead")
        twin.refresh()
        return twin

    def redeal_picks(self, onlooker: i64, generator: Generator) -> None:
        """Of a choice made together: whoever is ready may have picked anything; whoever is not, nothing yet."""
        choice = self.waiting
        if not isinstance(choice, Together):
            return
        others = [seat for seat in range(self.seats) if seat != onlooker]
        ready = [seat for seat in others if choice.asks(seat) and choice.is_whole(self, seat)]
        for seat in others:
            self.set_picks(seat, [])
        for seat in ready:
            self.pick_anew(choice, seat, [], 0, generator)

    def redeal_plans(self, onlooker: i64, generator: Generator) -> None:
        """Of answers that are still sealed: what everybody has seen of them stays, the rest may be anything."""
        plans = self.plans
        if plans is None:
            return
        picks = self.picks
        self.picks = plans.picks
        for seat in range(self.seats):
            if plans.choice.asks(seat) and seat != onlooker:
                known, opened = plans.picks[seat], plans.opened[seat]
                self.set_picks(seat, plans.choice.answer_anew(self, seat, known, opened, generator))
                self.pick_anew(plans.choice, seat, known, opened, generator)
        self.plans = Plans(plans.choice, self.picks, plans.opened)
        self.picks = picks

    def pick_anew(
        self, choice: Together[Any], seat: i64, known: list[int], opened: i64, generator: Generator
    ) -> bool:
        """Answer to the end at random, but as it is known where it was opened; False if that cannot be done."""
        if choice.is_whole(self, seat):
            return True
        own = self.picks[seat]
        place: i64 = len(own)
        legal = choice.legal(self, seat)
        generator.shuffle(legal)
        for action in legal:
            if (opened >> place) & 1 and action != known[place]:
                continue
            self.set_picks(seat, [*own, action])
            if self.pick_anew(choice, seat, known, opened, generator):
                return True
        self.set_picks(seat, own)
        return False

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.seats + self.rivals())]

    def score_sheet(self) -> list[dict[str, int]]:
        """For every seat and rival, its points by where they came from."""
        return self.game.score_sheet(self)

    def digest(self) -> str:
        """A hash of everything on the table, equal on every Python, compiled or not."""
        return self.game.digest(self)

    def copy_to(self, twin: "State") -> None:
        """Copy what every game has; `clone` of a game does the rest."""
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.generator = self.generator.clone()
        twin.stack = self.stack.copy()
        twin.picks = self.picks
        twin.plans = self.plans
        twin.decisions = self.decisions
        twin.secrets = self.secrets
        twin.groups = self.groups
        twin.learners = self.learners
        twin.journal = None
        twin.waiting = self.waiting
        twin.ready = self.ready


def ranked(standings: list[int]) -> list[int]:
    return [1 + number_above(standings, own) for own in standings]


def number_above(standings: list[int], own: i64) -> int:
    above = 0
    for other in standings:
        if other > own:
            above += 1
    return above


def onlooker_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
