"""The engine beside a second game written from the rules alone: the loop that is the same for every such pair.

The second game is a course that yields who is asked and among what, and is sent what was chosen. Of the engine it
hears only what chance brought.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from chabudai.core.game import Game

Asked = dict[int, list[str]]  # who must choose, and among what
Course = Generator[Asked, tuple[int, str], Any]


class Chance:
    """What chance brought, heard of from what all are told."""

    KINDS: ClassVar[frozenset[str]]

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []

    def hear(self, events: Iterable[dict[str, Any]]) -> None:
        self.told += [event for event in events if event["event"] in self.KINDS]


class Reading(Protocol):
    """A second game."""

    over: bool

    def course(self) -> Course: ...
    def winners(self) -> list[int]: ...


Second = TypeVar("Second", bound=Reading)


class Beside(ABC, Generic[Second]):
    """Both of them, step by step."""

    def __init__(self, game: Game[Any], state: Any, second: Second, chance: Chance) -> None:
        self.game, self.state, self.second = game, state, second
        self.chance, self.read = chance, 0
        self.course = second.course()
        self.hear()
        self.asked = next(self.course)

    @abstractmethod
    def compare(self) -> None:
        """What lies on the table."""

    def say_something(self, luck: Random) -> None:
        """Beside a question, where the game has that."""

    def hear(self) -> list[dict[str, Any]]:
        journal = self.state.journal or []
        news = [event.as_dict() for event in journal[self.read :]]
        self.chance.hear(news)
        self.read = len(journal)
        return news

    def choose(self, seat: int, text: str) -> None:
        self.state.apply(seat, self.game.actions.parse(text))
        self.hear()
        try:
            self.asked = self.course.send((seat, text))
        except StopIteration:
            self.asked = {}

    def agree(self) -> None:
        """Who is asked, everything that is offered, and what lies on the table."""
        offered = {
            seat: sorted(self.game.actions.text(action) for action in self.state.legal(seat))
            for seat in self.state.deciders()
        }
        assert offered == {seat: sorted(options) for seat, options in self.asked.items()}
        self.compare()

    def play(self, luck: Random) -> None:
        """To the end, at random, and in agreement at every decision."""
        self.agree()
        while self.asked:
            self.say_something(luck)
            seat = luck.choice(sorted(self.asked))
            self.choose(seat, luck.choice(sorted(self.asked[seat])))
            self.agree()
        assert self.second.over
        assert self.state.over
        assert self.state.winners() == self.second.winners()
