"""The table: the fields that every position has, and what each game adds to them."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from chabudai.core.errors import UnknownSeat
from chabudai.core.events import Event
from chabudai.core.numbers import bit
from chabudai.core.pile import Pile
from chabudai.core.rng import Generator, keyed
from chabudai.core.steps import Choice, Plans, Step

if TYPE_CHECKING:
    from chabudai.core.game import Game
    from chabudai.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What lies on the table, as plain data. `State` is derived from it, job by job."""

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

    def derive(self) -> None:
        """Work out the fields that follow from the others, when these have been read from a dump."""

    def rivals(self) -> i64:
        """How many opponents the rules themselves play. They have no seat; their numbers follow the seats'."""
        return 0

    # --- who sits there -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.stack

    def everybody(self) -> i64:
        """All seats, as a bit mask."""
        return bit(self.seats) - 1

    def check_seat(self, seat: int) -> None:
        """Numbers come from outside: one below 0 would be a seat counted from the end."""
        if seat < 0 or seat >= int(self.seats):
            raise UnknownSeat("error-no-seat")

    def check_reader(self, seat: int | None) -> None:
        if seat is not None:
            self.check_seat(seat)
