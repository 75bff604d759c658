"""Moments: a step says that something has happened, and the cards and powers that watch for it come to it.

A game names its moments in a domain. What watches for one is registered by the chapter it belongs to. A step pushes
`Happened`; when that runs, it finds who owns something that watches, and lets one after the other come, in the
order the game defines. Each of them is served at once, or asked by a choice that it pushes; by then it may have
lost its occasion, so it is looked at again.
"""

from abc import abstractmethod
from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from chabudai.core.names import Domain
from chabudai.core.shape import SEAT, ListOf, Name, Number, Shape
from chabudai.core.steps import S, Step

MOST: Final = 10_000  # of whatever a moment tells of


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher(Generic[S]):
    """A card or a power that watches for a moment. `about` is what the moment tells of, in numbers."""

    @abstractmethod
    def owners(self, state: S) -> list[int]:
        """The seats that have it now, one as often as it has it."""

    def is_due(self, state: S, owner: i64, about: list[int]) -> bool:
        """Whether this time it concerns the owner."""
        return True

    @abstractmethod
    def serve(self, state: S, owner: i64, about: list[int]) -> None:
        """Do what it does, or push the choice of the owner."""


class Moments(Generic[S]):
    """The moments of a game, and what watches for each."""

    def __init__(self, domain: Domain) -> None:
        self.domain: Final = domain
        self.watchers: list[list[Watcher[S]]] = [[] for _ in domain.ids]

    def watch(self, moment: int, watcher: Watcher[S]) -> None:
        """From now on it comes to this moment, after those that were named before."""
        self.watchers[moment].append(watcher)


class Coming:
    """A watcher that comes to a moment: by its place among those that watch, and for whom."""

    place: i64
    owner: i64

    def __init__(self, place: i64, owner: i64) -> None:
        self.place = place
        self.owner = owner


def shape_of_moment(domain: Domain) -> dict[str, Shape]:
    """How a game declares what its `Happened` is made with."""
    return {"moment": Name(domain), "about": ListOf(Number(-1, MOST))}


def shape_of_coming(domain: Domain) -> dict[str, Shape]:
    """How a game declares what its `Comes` is made with."""
    return {**shape_of_moment(domain), "place": Number(0, MOST), "owner": SEAT}


@mypyc_attr(allow_interpreted_subclasses=True)
class Happened(Step[S]):
    """Something has happened. A game derives its own from it, and says which moments it has."""

    moment: i64
    about: list[int]

    def __init__(self, moment: i64, about: list[int]) -> None:
        self.moment = moment
        self.about = about

    @abstractmethod
    def moments(self) -> Moments[Any]: ...

    @abstractmethod
    def comes(self, coming: Coming) -> Step[S]:
        """The step in which it comes."""

    def run(self, state: S) -> None:
        self.call(state, self.due(state))

    def due(self, state: S) -> list[Coming]:
        """Whom it concerns: in the order in which they were named, the owners of one as it names them."""
        found: list[Coming] = []
        for place, watcher in enumerate(self.moments().watchers[self.moment]):
            found += [
                Coming(place, owner) for owner in watcher.owners(state) if watcher.is_due(state, owner, self.about)
            ]
        return found

    def call(self, state: S, due: list[Coming]) -> None:
        """Let them come in this order. A game sorts them, or asks somebody who is next, by its own rules."""
        for coming in due[::-1]:
            state.push(self.comes(coming))


@mypyc_attr(allow_interpreted_subclasses=True)
class Comes(Step[S]):
    """One that watches comes to a moment. A game derives its own from it."""

    moment: i64
    about: list[int]
    place: i64
    owner: i64

    def __init__(self, moment: i64, about: list[int], place: i64, owner: i64) -> None:
        self.moment = moment
        self.about = about
        self.place = place
        self.owner = owner

    @abstractmethod
    def moments(self) -> Moments[Any]: ...

    def run(self, state: S) -> None:
        watcher = self.moments().watchers[self.moment][self.place]
        if self.owner in watcher.owners(state) and watcher.is_due(state, self.owner, self.about):
            watcher.serve(state, self.owner, self.about)
