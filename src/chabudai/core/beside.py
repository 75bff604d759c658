"""Acts beside the question: what a seat may do whether asked or not: offer a deal, withdraw it, answer one.

Such an act never changes whose decision is pending. It is said in small steps, each out of a small menu that
depends on what was said before, and done as a whole; while it is only half said nothing of it lies on the table.
Those hear of it whom its events are told to, and nobody else can notice anything.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from chabudai.core.errors import BadAnswer, IllegalAction
from chabudai.core.events import Event
from chabudai.core.messages import Entry, Message, Refusal
from chabudai.core.rng import Generator
from chabudai.core.steps import FREE, GAME_OVER, NOT_ASKED

if TYPE_CHECKING:
    from chabudai.core.state import State

S = TypeVar("S", bound="State")

NOBODY: Final = -1
ASKED_AS_BEFORE: Final = "an act beside the question changes nothing of what is asked"


@mypyc_attr(allow_interpreted_subclasses=True)
class Beside(Generic[S]):
    """All that may be done beside the question in one game. `said` is what a seat has said of its act so far."""

    @abstractmethod
    def menu(self, state: S, seat: i64, said: list[int]) -> list[int]:
        """What the seat may say next, in the order a person reads it, barred things included."""

    @abstractmethod
    def bar(self, state: S, seat: i64, said: list[int], action: i64) -> i64:
        """The reason why this action (any action of the game) may not be said next, or FREE."""

    @abstractmethod
    def is_whole(self, state: S, seat: i64, said: list[int]) -> bool:
        """Whether nothing more is to be said. Of nothing said it is never true."""

    @abstractmethod
    def do(self, state: S, seat: i64, said: list[int]) -> None:
        """What the act does, and tells. It pushes no step and leaves everybody who is asked something legal."""

    @abstractmethod
    def prompt(self, state: S, seat: i64, said: list[int]) -> Message:
        """What is to be said next."""

    @abstractmethod
    def label(self, state: S, seat: i64, said: list[int], action: i64) -> Message:
        """The action as something to say; its values also fill the sentence that refuses it."""

    def is_open(self, state: S) -> bool:
        """Whether anybody may have something to say as things are. Where not, nobody need be asked for an act."""
        return True

    def is_awaited(self, state: S) -> bool:
        """Whether whoever is asked may rather wait for what comes of these acts than answer: where the answer says
        that one has done with them."""
        return False

    def is_awaited_from(self, state: S, seat: i64) -> bool:
        """Whether somebody waits for what this seat says to an offer: it is called, if it is away."""
        return False

    def addressee(self, said: Sequence[int]) -> i64:
        """The seat that a whole act asks for an answer, or NOBODY."""
        return NOBODY

    def is_for_bots(self) -> bool:
        """Whether a bot may gain by it. What only spares people a question, bots leave alone."""
        return True

    # --- what every game does alike ---------------------------------------------------------------------------

    def legal(self, state: S, seat: i64, said: list[int]) -> list[int]:
        """What the seat may say next; nothing when the act is whole or the game over."""
        if state.over or not self.is_open(state) or self.is_whole(state, seat, said):
            return []
        return [action for action in self.menu(state, seat, said) if self.bar(state, seat, said, action) == FREE]

    def bars(self, state: S, seat: i64, said: list[int]) -> list[int]:
        """By action of the game the reason why it may not be said next: `bar` of all of them."""
        actions = range(state.game.actions.count())
        return [int(self.bar(state, seat, said, action)) for action in actions]

    def why_not(self, state: S, seat: i64, said: list[int], action: i64) -> Refusal | None:
        """Why the seat may not say this next; None if it may."""
        state.game.actions.verb_of(action)
        if state.over:
            return state.refuse(GAME_OVER, Message("", {}))
        reason = NOT_ASKED if self.is_whole(state, seat, said) else self.bar(state, seat, said, action)
        if reason == FREE:
            return None
        asked = reason != NOT_ASKED
        return state.refuse(reason, self.label(state, seat, said, action) if asked else Message("", {}))

    def entries(self, state: S, seat: i64, said: list[int]) -> list[Entry]:
        """The menu with its words, and why something in it is barred."""
        if state.over or self.is_whole(state, seat, said):
            return []
        return [
            Entry(action, self.label(state, seat, said, action), self.why_not(state, seat, said, action))
            for action in self.menu(state, seat, said)
        ]

    def words_of(self, state: S, seat: i64, said: Sequence[int]) -> list[Entry]:
        """What was said so far, with the words each step has as things are now."""
        return [
            Entry(action, self.label(state, seat, list(said[:place]), action), None)
            for place, action in enumerate(said)
        ]

    def check(self, state: S, seat: i64, said: Sequence[int]) -> None:
        """Raise IllegalAction if this cannot be said step by step, BadAnswer if it is not whole."""
        self.check_so_far(state, seat, said)
        if not said or not self.is_whole(state, seat, list(said)):
            raise BadAnswer("error-act-unfinished")

    def check_so_far(self, state: S, seat: i64, said: Sequence[int]) -> None:
        for place, action in enumerate(said):
            refusal = self.why_not(state, seat, list(said[:place]), action)
            if refusal is not None:
                raise IllegalAction(refusal)

    def act(self, state: S, seat: i64, said: Sequence[int]) -> i64:
        """Do it, or raise and change nothing. Returns who hears of it, as a bit mask of onlookers."""
        self.check(state, seat, said)
        stack, journal, told = state.stack.copy(), state.journal, list[Event]()
        state.learners = 0
        state.journal = told
        self.do(state, seat, list(said))
        state.journal = None if journal is None else [*journal, *told]
        assert state.stack == stack, ASKED_AS_BEFORE
        state.refresh()
        audience: i64 = 0
        for event in told:
            audience |= event.audience
        return audience

    def say_anything(self, state: S, seat: i64, generator: Generator) -> list[int]:
        """A whole act at random; empty if there is nothing to do."""
        said: list[int] = []
        while options := self.legal(state, seat, said):
            said.append(options[generator.below(len(options))])
        return said

    def act_anyhow(self, state: S, seat: i64, generator: Generator) -> None:
        """Do what `say_anything` would say, if there is anything: it is legal, and nobody asks who hears of it."""
        steps = len(state.stack)
        state.learners = 0
        if self.do_anything(state, seat, generator):
            state.refresh()
        assert len(state.stack) == steps, ASKED_AS_BEFORE

    def do_anything(self, state: S, seat: i64, generator: Generator) -> bool:
        """What `say_anything` and `do` come to, by the same luck. Whether what is legal for whoever is asked may be
        another now: in doubt it may."""
        said = self.say_anything(state, seat, generator)
        if said:
            self.do(state, seat, said)
        return len(said) > 0


def has_acts_for_bots(state: Any) -> bool:
    return acts_for_bots(state) is not None


def acts_for_bots(state: Any) -> Beside[Any] | None:
    """What a bot may gain by in the game of this state, beside the question."""
    beside = beside_of(state)
    return beside if beside is not None and beside.is_for_bots() else None


def may_bots_act(state: Any) -> bool:
    """Whether a bot may have something to do beside the question, as things are."""
    acts = acts_for_bots(state)
    return acts is not None and not state.over and acts.is_open(state)


def may_bots_wait(state: Any) -> bool:
    """Whether a bot that is asked may rather wait for what is done beside the question."""
    acts = acts_for_bots(state)
    return acts is not None and not state.over and acts.is_awaited(state)


def beside_of(state: Any) -> Beside[Any] | None:
    """What may be done beside the question in the game of this state."""
    beside: Beside[Any] | None = state.game.beside
    return beside
