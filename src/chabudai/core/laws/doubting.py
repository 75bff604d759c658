"""Law of ignorance: what an onlooker is not told, no deal for that onlooker may hold fast.

The other laws compare worlds that `determinize` itself makes, and cannot see what it forgets. This one looks from
outside. Something in a position is changed by hand; where everything an onlooker is told stays as it was, the
onlooker cannot know it, so among some dozens of deals for that onlooker some must differ there.
"""

import re
from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any

from chabudai.core.errors import ChabudaiError
from chabudai.core.game import Game, OptionValue
from chabudai.core.laws.faces import Face, face
from chabudai.core.laws.playing import Look, at_every_moment, demand, onlookers, random_play
from chabudai.core.pile import CARD_BITS, KNOWN, onlooker_of, tag_of
from chabudai.core.position import put
from chabudai.core.rng import Generator, seeded
from chabudai.core.state import State

DEALS = 48  # that all of them should hold fast what is one of two equally likely things: once in 10^14
PAIRS = 1  # of each sort, each time it has changed
# What is no secret of the table: its head, its luck, its counters, who knows which card, what the rules do next.
NOT_ON_THE_TABLE = re.compile(
    r"^\.(game|rules|seats|options|generator|decisions|secrets|groups|stack|plans\.choice|plans\.opened)\b|\.known\b"
)
SEALED = re.compile(r"^(?P<plans>\.plans)?\.picks\.(?P<seat>\d+)\.(?P<place>\d+)$")
CARD = re.compile(r"\.cards\.(\d+)$")
Change = dict[str, Any]  # values put in the place of others, by path


def ignorance(
    game: Game[Any], seats: int, options: dict[str, OptionValue], seed: int, look: Look = at_every_moment
) -> None:
    """At each moment one onlooker, and whatever has changed since somebody was asked about it last."""
    luck = seeded(seed, "ignorance")
    state = game.new(seats, seed, options)
    asked: dict[str, list[Any]] = {}
    for _ in random_play(state, seed):
        if not look(state):
            continue
        moment = Moment(state, any_of(onlookers(state), luck), luck)
        for sort, paths in moment.sorts().items():
            values = [moment.truth[path] for path in paths]
            if asked.get(sort) != values:
                asked[sort] = values
                moment.check(paths)


class Moment:
    """A position, and somebody who looks at it."""

    def __init__(self, state: State, onlooker: int | None, luck: Generator) -> None:
        self.state, self.onlooker, self.luck = state, onlooker, luck
        self.data: dict[str, Any] = state.game.dump(state)
        self.truth: dict[str, Any] = leaves(self.data)

    def sorts(self) -> dict[str, list[str]]:
        """The leaves that lie on the table, those of one shape together: they differ only in their places."""
        found: dict[str, list[str]] = {}
        for path in self.truth:
            sort = sort_of(path)
            if sort is not None:
                found.setdefault(sort, []).append(path)
        return found

    def check(self, paths: list[str]) -> None:
        for change in [*self.swaps(paths), *self.others(any_of(paths, self.luck))]:
            if self.cannot_tell(change):
                self.demand_doubt(change)

    def swaps(self, paths: list[str]) -> Iterator[Change]:
        """A few pairs of unequal leaves that the onlooker could take for each other."""
        for _ in range(PAIRS):
            one, other = any_of(paths, self.luck), any_of(paths, self.luck)
            alike = self.tag_of(one) == self.tag_of(other) != KNOWN
            if alike and self.truth[one] != self.truth[other]:
                yield {one: self.truth[other], other: self.truth[one]}

    def others(self, path: str) -> Iterator[Change]:
        """What else a leaf could be that has no equals: another number, another sealed choice."""
        sealed = SEALED.search(path)
        if sealed is not None:
            yield from self.other_picks(path, bool(sealed["plans"]), int(sealed["seat"]), int(sealed["place"]))
        elif type(self.truth[path]) is int:
            yield from ({path: self.truth[path] + step} for step in (1, -1))

    def other_picks(self, path: str, planned: bool, seat: int, place: int) -> Iterator[Change]:
        """What else a seat could have picked there, if the onlooker does not know it."""
        plans = self.state.plans
        choice, picks = (plans.choice, plans.picks) if planned and plans else (self.state.waiting, self.state.picks)
        if choice is None or self.knows_pick(planned, seat, place):
            return
        before = self.state.clone()
        before.picks = picks
        before.set_picks(seat, picks[seat][:place])
        texts = [self.state.game.actions.text(action) for action in choice.legal(before, seat)]
        yield from ({path: text} for text in texts if text != self.truth[path])

    def knows_pick(self, planned: bool, seat: int, place: int) -> bool:
        """One's own, and what was opened of a plan."""
        plans = self.state.plans
        return seat == self.onlooker or (planned and plans is not None and plans.is_open(seat, place))

    def tag_of(self, path: str) -> int:
        """KNOWN to the onlooker, who remembers what no view repeats; of a card in a pile, the group it is in."""
        sealed = SEALED.search(path)
        if sealed is not None:
            known = self.knows_pick(bool(sealed["plans"]), int(sealed["seat"]), int(sealed["place"]))
            return KNOWN if known else 0
        card = CARD.search(path)
        if card is None:
            return 0
        tags: int = self.truth.get(f"{path[: card.start()]}.known.{card[1]}", 0)
        return int(tag_of(tags << CARD_BITS, onlooker_of(self.onlooker)))

    def cannot_tell(self, change: Change) -> bool:
        """Whether the position can be changed so, and the onlooker is told just the same."""
        other = self.changed(change)
        if other is None or other.view(self.onlooker) != self.view or other.digest() == self.state.digest():
            return False
        return face(other, self.onlooker) == self.face

    def changed(self, change: Change) -> State | None:
        self.write(change)
        try:
            other: State = self.state.game.load(self.data)
        except ChabudaiError:
            return None
        finally:
            self.write({path: self.truth[path] for path in change})
        return other

    def write(self, change: Change) -> None:
        for path, value in change.items():
            put(self.data, path[1:].split("."), value, path)

    @cached_property
    def view(self) -> Any:
        return self.state.view(self.onlooker)

    @cached_property
    def face(self) -> Face:
        return face(self.state, self.onlooker)

    def demand_doubt(self, change: Change) -> None:
        for seed in range(DEALS):
            deal = leaves(self.state.game.dump(self.state.determinize(self.onlooker, seed)))
            if any(deal.get(path) != self.truth[path] for path in change):
                return
        told = ", ".join(f"{path} = {value!r}" for path, value in change.items())
        demand(False, "ignorance", self.state, f"every deal tells {self.onlooker} that it is not {told}")


def any_of(things: list[Any], luck: Generator) -> Any:
    return things[luck.below(len(things))]


@cache
def sort_of(path: str) -> str | None:
    """The shape of a path; None of what does not lie on the table."""
    return None if NOT_ON_THE_TABLE.search(path) else re.sub(r"\.\d+\b", ".*", path)


def leaves(data: Any) -> dict[str, Any]:
    """Everything that is written down in a position, by its path."""
    found: dict[str, Any] = {}
    gather(data, "", found)
    return found


def gather(data: Any, path: str, found: dict[str, Any]) -> None:
    if isinstance(data, (dict, list)):
        for name, each in data.items() if isinstance(data, dict) else enumerate(data):
            gather(each, f"{path}.{name}", found)
    else:
        found[path] = data
