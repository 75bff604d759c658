"""Selection: choosing k of n things, the commonest question of card games.

It is asked in small choices, one action for each thing (`discard 7`), so that notation and menus stay short. The
order of the picks means nothing. `ChooseSome` is asked of one seat for all to see, `ChooseSomeUnseen` of one or
several seats, unseen by the others until the last of them is ready. A browser gathers the whole answer and sends it
as one; a bot that looks ahead tries each set once.
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.core.actions import Verb
from chabudai.core.messages import Message
from chabudai.core.numbers import holds
from chabudai.core.steps import FREE, NOT_ASKED, Choice, S, Step, Together

NO_STOP: Final = -1
NOTHING_BARRED: Final[Mapping[int, int]] = {}


class Selection:
    """So many of these things: `least` to `most` of them, or all where there are fewer.

    `verb` is about one thing; `things` holds each as often as it is there. Where `most` is more than `least`, the
    action `stop` says that no more are wanted. `barred` are things that are listed too, and why they may not be
    chosen; `missing` is why something else may not, `too_few` why one cannot stop yet.
    """

    def __init__(
        self,
        verb: Verb,
        things: list[int],
        least: i64,
        most: i64 = -1,
        stop: int = NO_STOP,
        barred: Mapping[int, int] = NOTHING_BARRED,
        missing: i64 = NOT_ASKED,
        too_few: i64 = NOT_ASKED,
    ) -> None:
        self.verb = verb
        self.things = sorted(things)
        self.most = min(least if most < 0 else most, len(things))
        self.least = min(least, self.most)
        self.stop = stop
        self.barred = barred
        self.missing = missing
        self.too_few = too_few

    def left(self, picks: list[int], thing: i64) -> i64:
        """How many of it may still be picked."""
        return number_of(self.things, thing) - number_of(picks, self.verb.at(thing))

    def may_stop(self) -> bool:
        """Whether one may do with fewer than the most."""
        return self.least < self.most

    def leaves_no_choice(self, picks: list[int]) -> bool:
        """Whether all that is left must be taken."""
        return self.least >= len(self.things) > len(picks)

    def is_whole(self, picks: list[int]) -> bool:
        return len(picks) >= self.most or holds(picks, self.stop)

    def menu(self, picks: list[int]) -> list[int]:
        """What may be picked next, in the order of the things, and to stop where that is possible at all."""
        listed: list[int] = []
        for thing in sorted({*self.things, *self.barred}):
            if thing in self.barred or self.left(picks, thing) > 0:
                listed.append(self.verb.at(thing))
        return [*listed, self.stop] if self.may_stop() else listed

    def bar(self, picks: list[int], action: i64) -> i64:
        """Why this may not be picked next, or FREE."""
        if action == self.stop and self.may_stop():
            return FREE if len(picks) >= self.least else self.too_few
        if not self.verb.has(action):
            return NOT_ASKED
        thing = self.verb.which(action)
        if self.left(picks, thing) > 0:
            return FREE
        return self.barred.get(int(thing), int(self.missing))

    def chosen(self, picks: list[int]) -> list[int]:
        """The things that were picked, in their own order."""
        return sorted([int(self.verb.which(action)) for action in picks if self.verb.has(action)])

    def in_order(self, picks: list[int], legal: list[int]) -> list[int]:
        """Of the legal actions those that lead to each set once: from the last pick on, as long as enough is left.
        All of them where what was picked was not in order itself."""
        last = self.chosen(picks)[-1] if self.chosen(picks) else -1
        found = [action for action in legal if action == self.stop or self.leads_on(picks, action, last)]
        return found or legal

    def leads_on(self, picks: list[int], action: i64, last: i64) -> bool:
        thing = self.verb.which(action)
        if thing < last:
            return False
        later: i64 = 0
        for each in {*self.things}:
            if each >= thing:
                later += self.left(picks, each)
        return later >= self.least - len(picks)

    def label(self, action: i64) -> Message:
        """`label-` and the verb, with the thing by the name of the verb's parameter."""
        if action == self.stop:
            return Message("label-stop")
        [(name, domain)] = self.verb.parameters.items()
        return Message(f"label-{self.verb.name}", {name: domain.said(int(self.verb.which(action)))})


def number_of(numbers: list[int], number: i64) -> i64:
    """`numbers.count(number)`, compiled to a loop."""
    found: i64 = 0
    for each in numbers:
        if each == number:
            found += 1
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseSome(Choice[S]):
    """A choice of several things by one seat, for all to see: asked pick by pick, done as one.

    `chosen` is what was picked so far. A step holds nothing secret: out of a hidden hand things are chosen unseen.
    """

    chosen: list[int]

    def __init__(self, seat: i64, chosen: list[int] | None = None) -> None:
        super().__init__(seat)
        self.chosen = chosen or []

    @abstractmethod
    def selection(self, state: S, seat: i64) -> Selection:
        """How many of what. It does not depend on what was picked so far."""

    @abstractmethod
    def take_all(self, state: S, seat: i64, things: list[int]) -> None:
        """What is done with them, when all are chosen."""

    def again(self, chosen: list[int]) -> Step[S]:
        """The same question with one pick more. A step that is made with more than its seat says here how."""
        return type(self)(self.seat, chosen)

    def selects(self, state: S, seat: i64) -> Selection:
        return self.selection(state, seat)

    def picked(self, state: S, seat: i64) -> list[int]:
        return self.chosen

    def menu(self, state: S, seat: i64) -> list[int]:
        return self.ways(self.selection(state, seat))

    def bar(self, state: S, seat: i64, action: i64) -> i64:
        selection = self.selection(state, seat)
        reason = selection.bar(self.chosen, action)
        return reason if reason != FREE or holds(self.ways(selection), action) else NOT_ASKED

    def ways(self, selection: Selection) -> list[int]:
        """Where all must be taken there is one way, so that nobody is asked."""
        listed = selection.menu(self.chosen)
        if not self.is_open() or not selection.leaves_no_choice(self.chosen):
            return listed
        return [action for action in listed if selection.bar(self.chosen, action) == FREE][:1]

    def take(self, state: S, seat: i64, action: i64) -> None:
        selection, chosen = self.selection(state, seat), [*self.chosen, int(action)]
        if selection.is_whole(chosen):
            self.take_all(state, seat, selection.chosen(chosen))
        else:
            state.push(self.again(chosen))

    def label(self, state: S, seat: i64, action: i64) -> Message:
        return self.selection(state, seat).label(action)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseSomeUnseen(Together[S]):
    """A choice of several things by one seat or several at once, unseen by the others until all are ready."""

    @abstractmethod
    def selection(self, state: S, seat: i64) -> Selection:
        """How many of what. It does not depend on what was picked so far."""

    @abstractmethod
    def take_all(self, state: S, chosen: list[list[int]]) -> None:
        """All are ready: the things of every seat, none where it was not asked."""

    def selects(self, state: S, seat: i64) -> Selection:
        return self.selection(state, seat)

    def picked(self, state: S, seat: i64) -> list[int]:
        return state.picks[seat]

    def is_whole(self, state: S, seat: i64) -> bool:
        return self.selection(state, seat).is_whole(state.picks[seat])

    def menu(self, state: S, seat: i64) -> list[int]:
        return self.selection(state, seat).menu(state.picks[seat])

    def bar(self, state: S, seat: i64, action: i64) -> i64:
        return self.selection(state, seat).bar(state.picks[seat], action)

    def resolve(self, state: S, picks: list[list[int]]) -> None:
        chosen: list[list[int]] = []
        for seat in range(len(picks)):
            chosen.append(self.selection(state, seat).chosen(picks[seat]) if self.asks(seat) else [])
        self.take_all(state, chosen)

    def label(self, state: S, seat: i64, action: i64) -> Message:
        return self.selection(state, seat).label(action)
