"""The broadcast of a match, told to everybody at the table: what is the same for several of them is written once.

Only two things are shared. What lies open to all is worked out without knowing who looks (`open_table`,
`open_view`), and a spectator is told every bit of it. The log is the same for those who hear of the same events.
"""

# compiled: every move of every table passes through here

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec import Raw

from chabudai.core.forced import Forced
from chabudai.core.match import Match
from chabudai.core.pile import onlooker_of
from chabudai.core.state import State
from chabudai.server.match import delta, telling
from chabudai.server.match.delta import Seen
from chabudai.server.match.record import Record, halts_in
from chabudai.server.match.story import Told

TOO_OFTEN = "error-undo-too-often"


class Written:
    """How things stand in one position: what lies open is worked out and written once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.table = inside(telling.encode(telling.open_table(state)))
        self.open = delta.parts_of(state.game.open_view(state))
        self.seen: dict[int, Seen] = {}  # by onlooker
        self.deltas: dict[int, list[bytes]] = {}  # of what lies open, by what was open before

    def seen_by(self, seat: int | None) -> Seen:
        who = onlooker_of(seat)
        seen = self.seen.get(who)
        if seen is None:
            own = delta.parts_of(self.state.game.own_view(self.state, seat))
            seen = self.seen[who] = Seen(self.open, own)
        return seen

    def told_with(self, question: dict[str, Any], seat: int | None, before: Seen | None) -> Raw:
        """A question and how things stand, as `telling.position` has it; or what has changed since `before`."""
        asked = inside(telling.encode(question))
        view = self.view(seat) if before is None else self.changes(seat, before)
        return Raw(b"".join((b"{", asked, b",", view, b",", self.table, b"}")))

    def view(self, seat: int | None) -> bytes:
        seen = self.seen_by(seat)
        entries = [delta.entry(key, part.whole()) for parts in (seen.open, seen.own) for key, part in parts.items()]
        return b"".join((b'"view":{', b",".join(entries), b"}"))

    def changes(self, seat: int | None, before: Seen) -> bytes:
        now = self.seen_by(seat)
        shared = self.deltas.get(id(before.open))
        if shared is None:
            shared = self.deltas[id(before.open)] = delta.changes(self.open, before.open)
        written = b"".join((b'"changes":{', b",".join(shared + delta.changes(now.own, before.own)), b"}"))
        gone = delta.gone(now, before)
        return b"".join((written, b',"gone":', telling.encode(gone))) if gone else written


def inside(written: bytes) -> bytes:
    """The JSON of an object without its braces."""
    return written[1:-1]


class Stop:
    """A position to be told: what is asked there, and how things stand."""

    def __init__(self, question: dict[str, Any], written: Written) -> None:
        self.question = question
        self.written = written


class Broadcast:
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

    def told_to(self, seat: int | None, before: Seen | None = None) -> dict[str, Any]:
        """With these eyes: whole positions, or each by what has changed since the one before it."""
        last = len(self.record.match.moves)
        places, log = self.log(seat)
        stops = self.stops(last, seat)
        if self.made:
            stops = [stop for at in places if at < last for stop in self.stops(at, seat)] + stops
        else:
            stops = stops[-1:]
        *halts, position = self.written_one_after_the_other(stops, seat, before)
        return {"type": "position", "position": position, "halts": halts, "log": log, "from": self.start}

    def written_one_after_the_other(self, stops: list[Stop], seat: int | None, before: Seen | None) -> list[Raw]:
        told: list[Raw] = []
        for stop in stops:
            told.append(stop.written.told_with(stop.question, seat, before))
            if before is not None:
                before = stop.written.seen_by(seat)
        return told

    def seen_by(self, seat: int | None) -> Seen:
        """The view of the position that all this has led to."""
        return self.written(self.match(len(self.record.match.moves)).state).seen_by(seat)

    def log(self, seat: int | None) -> tuple[list[int], Raw]:
        """At which positions there is something to read for this onlooker, and the lines."""
        who = onlooker_of(seat)
        heard = tuple([audience >> who & 1 == 1 for audience in self.audiences])
        if heard not in self.logs:
            lines = telling.lines(self.story, self.record.chapters, self.start, seat)
            self.logs[heard] = sorted({line["at"] for line in lines}), Raw(telling.encode(lines))
        return self.logs[heard]

    def stops(self, at: int, seat: int | None) -> list[Stop]:
        """Position `at` with these eyes, and before it those on the way to it."""
        record, match = self.record, self.match(at)
        halts = self.halts(at, seat)
        asked = telling.question(match, record.n, record.changes_of(seat), seat, len(halts), self.bots)
        if asked["undo"] is None and self.has_undone_enough(seat):
            asked["undo"] = TOO_OFTEN
        on_the_way = [
            Stop(telling.nobody_asked(asked, forced, part), self.written(forced.before))
            for part, forced in enumerate(halts)
        ]
        return [*on_the_way, Stop(asked, self.written(match.state))]

    def halts(self, at: int, seat: int | None) -> list[Forced]:
        forced = self.record.match.forced[at]
        return halts_in(self.told(at), forced, seat) if forced else []

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
