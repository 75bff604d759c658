"""The bulletin of a match, told to everybody at the table: what is the same for several of them is written once.

Only two things are shared. What lies open to all is worked out without knowing who looks (`open_table`,
`open_view`), and a spectator is told every bit of it. The log is the same for those who hear of the same events.
"""

# compiled: every move of every table passes through here

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec import Raw

from chabudai.core.match import Match
from chabudai.core.state import State, onlooker_of
from chabudai.server import telling
from chabudai.server.record import Record, halts_in
from chabudai.server.story import Told

TOO_OFTEN = "error-undo-too-often"


class Written:
    """How things stand in one position: what lies open is worked out and written once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.table = inside(telling.encode(telling.open_table(state)))
        self.view = inside(telling.encode(state.game.open_view(state)))

    def told_with(self, question: dict[str, Any], seat: int | None) -> Raw:
        """A question and how things stand, as `telling.position` has it."""
        asked = inside(telling.encode(question))
        own = inside(telling.encode(self.state.game.own_view(self.state, seat)))
        between = comma(self.view, own)
        return Raw(b"".join((b"{", asked, b',"view":{', self.view, between, own, b"},", self.table, b"}")))


def inside(written: bytes) -> bytes:
    """What is between the braces of an object."""
    return written[1:-1]


def comma(one: bytes, other: bytes) -> bytes:
    """Between the insides of two objects, for the inside of one."""
    return b"," if one and other else b""


class Bulletin:
    """What was told from position `start` on, and the position that this has led to. If the moves were just `made`,
    what is to be seen on the way is told too."""

    def __init__(
        self,
        record: Record,
        start: int,
        story: Sequence[Told],
        made: bool,
        bots: Collection[int],
        has_undone_enough: Callable[[int | None], bool],
    ) -> None:
        self.record = record
        self.start = start
        self.story = story
        self.made = made
        self.bots = bots
        self.has_undone_enough = has_undone_enough
        self.positions: dict[int, Written] = {}  # by the state, which is kept with it
        self.audiences = [event.audience for told in story for event in told.events]
        self.logs: dict[tuple[bool, ...], tuple[list[int], Raw]] = {}
        self.matches: dict[int, Match] = {}

    def told_to(self, seat: int | None) -> dict[str, Any]:
        """With these eyes."""
        last = len(self.record.match.moves)
        *halts, position = self.stops(last, seat)
        places, log = self.log(seat)
        before = [at for at in places if at < last] if self.made else []
        return {
            "type": "position",
            "position": position,
            "halts": [stop for at in before for stop in self.stops(at, seat)] + halts if self.made else [],
            "log": log,
            "from": self.start,
        }

    def log(self, seat: int | None) -> tuple[list[int], Raw]:
        """At which positions there is something to read for this onlooker, and the lines."""
        who = onlooker_of(seat)
        heard = tuple([audience >> who & 1 == 1 for audience in self.audiences])
        if heard not in self.logs:
            lines = telling.lines(self.story, self.record.chapters, self.start, seat)
            self.logs[heard] = sorted({line["at"] for line in lines}), Raw(telling.encode(lines))
        return self.logs[heard]

    def stops(self, at: int, seat: int | None) -> list[Raw]:
        """Position `at` with these eyes, and before it those on the way to it."""
        record, match = self.record, self.match(at)
        halts = halts_in(self.told(at), record.match.forced[at], seat)
        asked = telling.question(match, record.n, record.changes_of(seat), seat, len(halts), self.bots)
        if asked["undo"] is None and self.has_undone_enough(seat):
            asked["undo"] = TOO_OFTEN
        on_the_way = [
            self.written(forced.before).told_with(telling.nobody_asked(asked, forced, part), seat)
            for part, forced in enumerate(halts)
        ]
        return [*on_the_way, self.written(match.state).told_with(asked, seat)]

    def told(self, at: int) -> Told:
        return self.story[at - self.start] if at >= self.start else self.record.told(at)

    def match(self, at: int) -> Match:
        if at not in self.matches:
            self.matches[at] = self.record.position_at(at)
        return self.matches[at]

    def written(self, state: State) -> Written:
        written = self.positions.get(id(state))
        if written is None:
            written = self.positions[id(state)] = Written(state)
        return written
