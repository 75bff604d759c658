"""Steps: what the rulebook tells somebody to do, one class each.

A step runs by itself, or it waits for a choice. For a choice the options, the effect of each, the sentence shown
to the player and the reason why something is not offered stand side by side, so they cannot disagree.
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from chabudai.core.actions import Verb
from chabudai.core.messages import Message
from chabudai.core.rng import Generator
from chabudai.core.shape import Shape

if TYPE_CHECKING:
    from chabudai.core.running import Running
    from chabudai.core.selection import Selection

SEVERAL: Final = -1  # the seat of a choice made together
FREE: Final = 0  # nothing bars the action

# The state that a step changes. Bound to what runs the steps and not to `State`, which is derived from it: compiled
# code would look at its type each time a step is run.
S = TypeVar("S", bound="Running")


class Bar:
    """A reason why an action may not be chosen: the sentence's key and the clause it rests on."""

    def __init__(self, key: str, clause: str) -> None:
        self.key = key
        self.clause = clause


BARS: Final[list[Bar]] = []


def bar(key: str, clause: str) -> int:
    """Declare a reason; steps answer with its number. Clauses of the frame's own reasons come from the game."""
    BARS.append(Bar(key, clause))
    return len(BARS) - 1


bar("", "")  # number 0 is FREE
GAME_OVER: Final = bar("game-over", "")
NOT_YOUR_TURN: Final = bar("not-your-turn", "")
NOT_ASKED: Final = bar("not-asked", "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A step that runs by itself. Steps are never changed once made, so clones share them."""

    # Shapes of what its constructor is given, where the `step_fields` of the game say otherwise or nothing.
    made_with: ClassVar[Mapping[str, Shape]] = {}

    def run(self, state: S) -> None:
        raise AssertionError("a step either runs or waits")

    def outlook(self, state: S) -> Message | None:
        """Message about a step that waits on the stack: what it will bring; None where that is nobody's concern."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step that runs by itself and is about one seat."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that waits for one seat: options, legality, effect and sentences side by side."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    @abstractmethod
    def menu(self, state: S, seat: i64) -> list[int]:
        """The actions this question is about, in the order a person reads them, barred ones included."""

    @abstractmethod
    def bar(self, state: S, seat: i64, action: i64) -> i64:
        """The reason why this action (any action of the game) may not be chosen now, or FREE."""

    @abstractmethod
    def take(self, state: S, seat: i64, action: i64) -> None:
        """What the chosen action does."""

    @abstractmethod
    def prompt(self, state: S) -> Message:
        """The question, as put to the seat that must answer it and to those who wait for it."""

    def prompt_to(self, state: S, reader: i64) -> Message:
        """The question as this onlooker reads it, where that depends on more than who is asked."""
        return self.prompt(state)

    @abstractmethod
    def label(self, state: S, seat: i64, action: i64) -> Message:
        """The action as an answer to the question; its values also fill the sentence that refuses it."""

    def mover(self, state: S) -> i64:
        """Whose move it is: of the seat that is asked, unless the rules let it decide for another."""
        return self.seat

    def is_due(self, state: S, seat: i64) -> bool:
        """Whether the seat still has to answer."""
        return seat == self.seat

    def legal(self, state: S, seat: i64) -> list[int]:
        return [action for action in self.menu(state, seat) if self.bar(state, seat, action) == FREE]

    def is_open(self) -> bool:
        """Whether everybody may know the options. Only then a single option is taken without asking:
        otherwise the silence would tell the others that there was nothing to choose."""
        return True

    def is_sealed(self) -> bool:
        """Whether the others do not see what was chosen; what it does may show them later."""
        return False

    def selects(self, state: S, seat: i64) -> "Selection | None":
        """Selection, where several things are chosen: how many of which. Whoever asks gathers the whole answer."""
        return None

    def picked(self, state: S, seat: i64) -> list[int]:
        """What the seat has picked so far of an answer of several picks."""
        return []

    def begins_turn(self) -> bool:
        """Whether a new turn starts with this choice: looking one move ahead ends here."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOrNone(Choice[S]):
    """A choice of one thing, or of none: the actions of one verb, and one that declines them all."""

    @abstractmethod
    def verb(self) -> Verb: ...

    @abstractmethod
    def no(self) -> int:
        """The action that declines."""

    @abstractmethod
    def options(self, state: S, seat: i64) -> list[int]:
        """The actions of the verb that the question is about."""

    @abstractmethod
    def bar_one(self, state: S, seat: i64, one: i64) -> i64:
        """The reason why this one may not be chosen now, or FREE."""

    @abstractmethod
    def take_one(self, state: S, seat: i64, one: i64) -> None: ...

    def take_none(self, state: S, seat: i64) -> None:
        """What it does to decline: usually nothing."""

    @abstractmethod
    def label_one(self, state: S, seat: i64, one: i64) -> Message: ...

    @abstractmethod
    def label_none(self, state: S) -> Message: ...

    def menu(self, state: S, seat: i64) -> list[int]:
        return [*self.options(state, seat), self.no()]

    def bar(self, state: S, seat: i64, action: i64) -> i64:
        if action == self.no():
            return FREE
        verb = self.verb()
        return self.bar_one(state, seat, verb.which(action)) if verb.has(action) else NOT_ASKED

    def legal(self, state: S, seat: i64) -> list[int]:
        """The legal actions, as of any choice. Those of its own menu need not be asked for their verb."""
        verb, no = self.verb(), self.no()
        return [
            action
            for action in self.menu(state, seat)
            if action == no or self.bar_one(state, seat, verb.which(action)) == FREE
        ]

    def take(self, state: S, seat: i64, action: i64) -> None:
        if action == self.no():
            self.take_none(state, seat)
        else:
            self.take_one(state, seat, self.verb().which(action))

    def label(self, state: S, seat: i64, action: i64) -> Message:
        if action == self.no():
            return self.label_none(state)
        return self.label_one(state, seat, self.verb().which(action))


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Choice[S]):
    """A choice that some seats make at once, each unseen by the others until the last of them is ready.

    A seat answers with one pick or with several. Its menu, labels and refusals may depend on `state.picks[seat]`,
    what it has picked so far, and on nothing of the others'. It is ready when its answer is whole, and unready when
    it takes a pick back again. The others learn who is ready, and nothing else.
    """

    asked: i64  # bit mask of seats

    def __init__(self, asked: i64) -> None:
        self.seat = SEVERAL
        self.asked = asked

    def is_open(self) -> bool:
        return False

    def is_sealed(self) -> bool:
        return True

    def asks(self, seat: i64) -> bool:
        return (self.asked >> seat) & 1 == 1

    def is_whole(self, state: S, seat: i64) -> bool:
        """Whether the seat has answered to the end. Here: with one pick."""
        return len(state.picks[seat]) == 1

    def is_due(self, state: S, seat: i64) -> bool:
        return self.asks(seat) and not self.is_whole(state, seat)

    def take(self, state: S, seat: i64, action: i64) -> None:
        state.pick(seat, action)
        state.push(self)

    @abstractmethod
    def resolve(self, state: S, picks: list[list[int]]) -> None:
        """All are ready: `picks` holds the answer of every seat, an empty one where it was not asked."""

    def answer_anew(self, state: S, seat: i64, known: list[int], opened: i64, generator: Generator) -> list[int]:
        """A whole answer that agrees with what was opened of this one, for whoever has not seen the rest. None
        here: the core then looks for one pick by pick, which is slow where late picks tell much of early ones."""
        return []


class Plans:
    """Answers that stay sealed when all are ready, and are opened pick by pick. Never changed, only replaced."""

    def __init__(self, choice: Together[Any], picks: list[list[int]], opened: list[int]) -> None:
        self.choice = choice
        self.picks = picks  # by seat
        self.opened = opened  # by seat: the bit mask of those that everybody has seen

    def is_open(self, seat: i64, place: i64) -> bool:
        return (self.opened[seat] >> place) & 1 == 1
