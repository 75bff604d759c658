"""Game: what it is called, who may play it, how it is set up, shown, stored and checked."""

# not compiled: made for people, not for speed

import hashlib
import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from chabudai.core.actions import Actions
from chabudai.core.beside import Beside
from chabudai.core.errors import BadOption, BadSeats
from chabudai.core.events import EventKinds
from chabudai.core.messages import Message
from chabudai.core.names import Domain
from chabudai.core.pile import MOST_GROUPS
from chabudai.core.position import check_plans, check_stack, put
from chabudai.core.rng import key_of_seed
from chabudai.core.rulebook import Rulebook, rulebook_of
from chabudai.core.shape import (
    ActionText,
    ListOf,
    Luck,
    Number,
    Perhaps,
    SealedPlans,
    Shape,
    Steps,
    Thing,
    as_mapping,
    misfit,
)
from chabudai.core.state import State
from chabudai.core.steps import Plans, Step, Together
from chabudai.core.text import Catalogue, catalogue

S = TypeVar("S", bound=State)
OptionValue = bool | str
SEED_BITS = 256
LARGE = 1 << 40


@dataclass(frozen=True)
class Option:
    """A rule the players may switch before the game. Its words stand in the catalogues as `option-…`."""

    id: str
    clause: str
    values: tuple[OptionValue, ...] = (False, True)
    seats: tuple[int, ...] = ()  # with how many players it matters; empty: with any number
    at_table: OptionValue | None = None  # what a table of people begins with, where that is not the first
    beside: tuple[str, OptionValue] | None = None  # the value of another option beside which alone it matters

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    @property
    def usual(self) -> OptionValue:
        """At a table of people."""
        return self.default if self.at_table is None else self.at_table

    def matters(self, options: Mapping[str, OptionValue]) -> bool:
        return self.beside is None or options[self.beside[0]] == self.beside[1]

    def read(self, text: str) -> OptionValue:
        """The value that a person wrote."""
        for value in self.values:
            if text.lower() in written(value):
                return value
        raise self.not_accepted(text)

    def take(self, value: object) -> OptionValue:
        """The value that was given, as itself or in words."""
        if isinstance(value, str):
            return self.read(value)
        if isinstance(value, bool) and value in self.values:
            return value
        raise self.not_accepted(str(value))

    def not_accepted(self, value: str) -> BadOption:
        return BadOption("error-option-value", option=self.id, value=value, accepted=self.accepted())

    def accepted(self) -> str:
        return ", ".join(written(value)[0] for value in self.values)


def written(value: OptionValue) -> tuple[str, ...]:
    if isinstance(value, bool):
        return ("on", "true", "yes", "1") if value else ("off", "false", "no", "0")
    return (value,)


class Game(ABC, Generic[S]):
    """The contract every game fulfils; `core.laws` checks that it does."""

    id: ClassVar[str]
    title: ClassVar[str]
    designer: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    rules_version: ClassVar[int]
    stage: ClassVar[str]  # alpha, beta or stable
    actions: ClassVar[Actions]
    events: ClassVar[EventKinds]
    beside: ClassVar[Beside[Any] | None] = None  # what may be done while others are asked
    role: ClassVar[Domain | None] = None  # what there is to play as, where seats have roles
    frame_clauses: ClassVar[dict[str, str]]  # clauses for "not your turn" and the like
    most_decisions: ClassVar[int]  # no game is longer
    folder: ClassVar[Path]
    state_class: type[S]  # what lies on the table
    step_fields: ClassVar[Mapping[str, Shape]] = {}  # what steps are made with, beside seats: one shape a name

    # --- what a game says of itself ---------------------------------------------------------------------

    @abstractmethod
    def set_out(self, state: S) -> None:
        """Set the table and run to the first choice."""

    @abstractmethod
    def open_view(self, state: S) -> Mapping[str, Any]:
        """What lies open to all eyes, as plain data: a spectator is told every bit of it."""

    @abstractmethod
    def own_view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """All else that this seat (None: a spectator) may know."""

    def foresee(self, state: S, seat: int, answer: list[int | None]) -> Mapping[str, Any] | None:
        """While several choose at once: what would come of an answer that the seat is still laying, by what it may
        know. `answer` has its picks in their order, None for those that are not laid yet. None: it can become no
        answer, or the game tells nothing of it."""
        return None

    def score_sheet(self, state: S) -> list[dict[str, int]]:
        """For every seat and rival, its points by where they came from."""
        return [{"points": points} for points in state.scores()]

    def reasons(self, state: S) -> list[dict[str, Message]]:
        """When it is over, for every seat and rival: what items of its sheet come from, such as “7 towns”.

        What the name of an item says already, or cannot be told from the last position, is left out.
        """
        return [{} for _ in state.scores()]

    def forecast(self, state: S) -> list[int]:
        """The points of every seat and rival if the game ended now, by what everybody may know."""
        return state.scores()

    def roles(self, state: S) -> list[str | None]:
        """Whom each seat plays, in games where that is dealt or chosen: a name of `role`. Statistics go by it."""
        return [None] * int(state.seats)

    def seated(self, seats: int, options: Mapping[str, OptionValue]) -> list[str | None]:
        """Whom each seat will play, where that goes by the seat and is known before the game: keys of the
        catalogue. Who wants to play one of them sits down there."""
        return [None] * seats

    def chapter(self, state: S) -> Message | None:
        """Where in the game we are, the same for everybody: a round, a phase."""
        return None

    def part(self, state: S) -> Message | None:
        """Which of its large parts that belongs to, in a word or two: a round, a day."""
        return self.chapter(state)

    def closes_round(self, state: S) -> bool:
        """Whether the turns of a round are over, so that what goes on now is its end and nobody's turn."""
        return False

    @abstractmethod
    def things(self, seats: int) -> Thing:
        """What lies on the table: every field of the state, declared once."""

    def check(self, state: S) -> None:
        """Raise BadPosition if a position made by hand could not lie on a table."""

    def check_together(self, state: S, choice: Together[Any], path: str) -> None:
        """Raise BadPosition if what seats are asked together lacks what their answers are checked by."""

    def conserved(self, state: S) -> dict[str, object]:
        """What is the same at any time of any game: the cards in the box, for a start."""
        return {}

    # --- what every game does alike ---------------------------------------------------------------------

    def view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """All that this seat (None: a spectator) may know, as plain data."""
        return {**self.open_view(state), **self.own_view(state, seat)}

    def new(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        listen: bool = True,
    ) -> S:
        """A new game. Without a seed it is one nobody can foresee; with `listen` off no events are kept."""
        self.check_seats(seats)
        state = self.state_class()
        state.lay(self, seats, self.settle(options or {}), key_of_seed(fresh_seed() if seed is None else seed))
        if listen:
            state.journal = []
        self.set_out(state)
        return state

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            key = "error-seats" if least < most else "error-seats-exact"
            raise BadSeats(key, game=self.title, seats=seats, least=least, most=most)

    def settle(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options: those given, checked, and the defaults of the others and of those that do not matter."""
        usual = self.usual_options()
        if not options:
            return usual
        settled = {**usual, **{name: self.option(name).take(value) for name, value in options.items()}}
        return {**settled, **{option.id: option.default for option in self.options if not option.matters(settled)}}

    def settle_at_table(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The same with what is usual at a table of people."""
        return self.settle({**{option.id: option.usual for option in self.options}, **options})

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.id == name:
                return option
        accepted = ", ".join(option.id for option in self.options) or "–"
        raise BadOption("error-option", game=self.id, option=name, accepted=accepted)

    @classmethod
    @cache
    def usual_options(cls) -> dict[str, OptionValue]:
        return {option.id: option.default for option in cls.options}

    def dump(self, state: S) -> dict[str, Any]:
        """The whole truth of a position as plain data."""
        head: dict[str, Any] = {
            "game": self.id,
            "rules": self.rules_version,
            "seats": int(state.seats),
            "options": dict(state.options),
        }
        return head | self.shape(int(state.seats)).dump(state)

    def load(self, data: Mapping[str, Any]) -> S:
        """The position back from its data, which may have been edited by hand: it is checked and playable."""
        state = self.read(data)
        check_stack(state)
        check_plans(state)
        self.check(state)
        state.refresh()
        if not state.over and not all(state.legal(seat) for seat in state.deciders()):
            raise misfit("stack", "legal action")
        return state

    def restore(self, data: Mapping[str, Any]) -> S:
        """The position back from a `dump` that nobody has touched since: read, and not checked."""
        state = self.read(data)
        state.refresh()
        return state

    def read(self, data: Mapping[str, Any]) -> S:
        """Read a state from plain data, each thing by its shape."""
        things = dict(as_mapping(data, ""))
        head: dict[str, Any] = {name: things.pop(name, None) for name in ("game", "rules", "seats", "options")}
        if head["game"] != self.id:
            raise misfit("game", self.id)
        if head["rules"] != self.rules_version:
            raise misfit("rules", str(self.rules_version))
        seats = Number(self.seats[0], self.seats[-1]).load(head["seats"], "seats")
        options = self.settle(as_mapping(head["options"], "options"))
        state = self.state_class()
        state.lay(self, seats, options, bytes(32))
        self.shape(seats).fill(state, things, "")
        state.derive()
        return state

    @cache  # noqa: B019 - there is one of each game, for good
    def shape(self, seats: int) -> Thing:
        """How a position is written down: what every game has, what this one adds, and the steps."""
        steps = self.steps()
        frame: dict[str, Shape] = {
            "generator": Luck(),
            "picks": ListOf(ListOf(ActionText(self.actions))),
            "plans": Perhaps(SealedPlans(steps, self.actions, Plans)),
            "decisions": Number(0, LARGE),
            "secrets": Number(0, LARGE),
            "groups": Number(0, MOST_GROUPS),
            "stack": steps,
        }
        return Thing(self.state_class, **frame, **self.things(seats).declared)

    @cache  # noqa: B019 - there is one of each game, for good
    def steps(self) -> Steps:
        """How steps are written down."""
        return Steps(self.step_kinds(), {"chosen": ListOf(ActionText(self.actions)), **self.step_fields})

    def step_kinds(self) -> list[type[Step[Any]]]:
        """The steps of this game. A step that others are derived from is only there to build upon."""
        package = type(self).__module__
        mine = [kind for kind in derived_from(Step) if f"{kind.__module__}.".startswith(f"{package}.")]
        return sorted(mine, key=lambda kind: kind.__name__)

    def digest(self, state: S) -> str:
        written = json.dumps(self.dump(state), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.blake2b(written.encode(), digest_size=16).hexdigest()

    def arrange(self, state: S, changes: Mapping[str, Any]) -> S:
        """The position with some things changed by hand, e.g. `{"score.0": 4}`, and checked."""
        data = json.loads(json.dumps(self.dump(state)))
        for path, value in changes.items():
            put(data, path.split("."), value, path)
        return self.load(data)

    def text(self, language: str) -> Catalogue:
        """Every word of this game and of the frame, in one language."""
        return catalogue(language, (self.folder / "text",))

    def rulebook(self, language: str) -> Rulebook:
        """The rules by clause; in English where nobody has translated them into the language."""
        return rulebook_of(self.folder, language)

    def clauses(self) -> frozenset[str]:
        """The numbers of the rules as RULES.md gives them."""
        return self.rulebook("en").numbers


def derived_from(kind: type[Any]) -> Iterator[type[Any]]:
    """The classes at the ends of a family."""
    for child in kind.__subclasses__():
        yield from derived_from(child) if child.__subclasses__() else [child]


def fresh_seed() -> int:
    """A seed from the system's entropy: nobody can foresee the match it makes."""
    return secrets.randbits(SEED_BITS)


def seed_hash(seed: int) -> str:
    """What is told of a seed while the match runs; who knows the seed later can check it."""
    return hashlib.sha256(str(seed).encode()).hexdigest()
