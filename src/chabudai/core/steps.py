"""Steps: what the rulebook tells somebody to do, one class each.

A step runs by itself, or it waits for a choice. For a choice the options, the effect of each, the sentence shown
to the player and the reason why something is not offered stand side by side, so they cannot disagree.
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from chabudai.core.events import EVERYONE
from chabudai.core.messages import Message
from chabudai.core.shape import SEAT, Shape

if TYPE_CHECKING:
    from chabudai.core.state import State

UNPICKED: Final = -1
ALL_SEATS: Final = -1  # the seat of a choice made together
FREE: Final = 0  # nothing bars the action

S = TypeVar("S", bound="State")


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

    made_with: ClassVar[Mapping[str, Shape]] = {}  # what its constructor is given, in that order

    def run(self, state: S) -> None:
        raise AssertionError("a step either runs or waits")

    def outlook(self, state: S) -> Message | None:
        """What it will bring, said while it still waits on the stack; None where that is nobody's concern."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that waits for one seat: options, legality, effect and sentences side by side."""

    made_with: ClassVar[Mapping[str, Shape]] = {"seat": SEAT}
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

    @abstractmethod
    def label(self, state: S, seat: i64, action: i64) -> Message:
        """The action as an answer to the question; its values also fill the sentence that refuses it."""

    def legal(self, state: S, seat: i64) -> list[int]:
        return [action for action in self.menu(state, seat) if self.bar(state, seat, action) == FREE]

    def is_open(self) -> bool:
        """Whether everybody may know the options. Only then a single option is taken without asking:
        otherwise the silence would tell the others that there was nothing to choose."""
        return True

    def is_sealed(self) -> bool:
        """Whether the others do not see what was chosen; what it does may show them later."""
        return False

    def begins_turn(self) -> bool:
        """Whether a new turn starts with this choice: looking one move ahead ends here."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Choice[S]):
    """A choice all seats make at once, each unseen by the others until the last has chosen."""

    made_with: ClassVar[Mapping[str, Shape]] = {}

    def __init__(self) -> None:
        self.seat = ALL_SEATS

    def is_open(self) -> bool:
        return False

    def is_sealed(self) -> bool:
        return True

    def take(self, state: S, seat: i64, action: i64) -> None:
        state.picks[seat] = action
        if UNPICKED in state.picks:
            state.push(self)
            return
        picks = state.picks
        state.picks = []
        state.shown_to(EVERYONE)
        self.resolve(state, picks)

    @abstractmethod
    def resolve(self, state: S, picks: list[int]) -> None:
        """All have chosen: `picks` holds the action of every seat."""
