"""Agreement of a stored match with the rules of today: it is played again row by row and compared with its story.

What the rules did is compared, at every position: the events and who heard of them, the scores, the chapters and
where they begin, what was forced; of the end the result; of a game under way who is asked, and that the picks of
the pending question are still in its menu. What was done beside the question is compared in the same way.

Left out is what was told and yet is no course of the game. The message of an event follows from the event alone,
and the keys it bears belong to the catalogues. The `forecast` is a guess about an end that did not come: nobody is
told of it before the game is over. Values that an event no longer tells of are left out as in match files.
"""

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from chabudai.core.game import Game
from chabudai.core.match_file import known_part
from chabudai.registry import game as game_named
from chabudai.server.match import story
from chabudai.server.match.record import Record, standing
from chabudai.server.match.story import Told
from chabudai.server.past.old_record import in_silence
from chabudai.server.storage import StoredAct, StoredMove, StoredRecord, StoredTable


class Verdict(NamedTuple):
    """Whether the rules of today play a match as it was played."""

    agrees: bool
    differs_at: int | None = (
        None  # the move, 0: the set-up; None also where no whole story is there to compare with
    )


def compared(table: StoredTable, stored: StoredRecord, told: Mapping[int, str]) -> Verdict:
    """In a process of its own: play the match again under the rules of today, up to the first difference."""
    if not told.keys() >= {0, *(row.n for row in standing(stored.moves))}:
        return Verdict(False)
    comparison = Comparison(game_named(table.game), table, stored, told)
    try:
        agrees = all(comparison.steps())
    except Exception:  # a move that is not legal, an option that is gone: whatever it is, the rules cannot pass it
        agrees = False
    return Verdict(True) if agrees else Verdict(False, comparison.at)


class Comparison:
    def __init__(self, game: Game[Any], table: StoredTable, stored: StoredRecord, told: Mapping[int, str]) -> None:
        self.game = game
        self.table = table
        self.stored = stored
        self.told = told
        self.moves = standing(stored.moves)
        self.at = 0  # the move that is compared

    def steps(self) -> Iterator[bool]:
        """Repeats the match, and says of each thing whether it happens as it did then."""
        record = Record(self.game, self.table)
        yield self.agrees(self.told[0], record.told(0))
        waiting = deque(self.stored.acts)
        for row in self.moves:
            self.at += 1
            while waiting and waiting[0].n < row.n:
                yield self.does_again(record, waiting.popleft())
            yield self.repeats(record, row)
        if self.table.state == "finished":
            yield self.ends_alike(record)
            return
        self.at += 1
        for act in waiting:
            yield self.does_again(record, act)
        yield self.asks_alike(record)

    def repeats(self, record: Record, row: StoredMove) -> bool:
        """Repeats a row. Where several answered at once, nothing happens but with the last of them."""
        before = len(record.match.moves)
        record.repeat(row)
        now = len(record.match.moves)
        return self.agrees(self.told[row.n], record.told(now) if now > before else in_silence(record.told(now)))

    def does_again(self, record: Record, act: StoredAct) -> bool:
        """Repeats an act. One after a move that was taken back told how things stood then: that cannot be
        compared, but what follows can."""
        before = record.match.mark()
        done = bool(record.act_again(act))
        if not self.stands(act):
            return True
        return done and self.agrees(act.told, record.told_since(len(record.match.moves), before))

    def stands(self, act: StoredAct) -> bool:
        """Whether no move from before the act was taken back since."""
        return standing(self.stored.moves[: act.n]) == [row for row in self.moves if row.n <= act.n]

    def ends_alike(self, record: Record) -> bool:
        state = record.match.state
        return bool(state.over) and self.table.result == {"scores": state.scores(), "winners": state.winners()}

    def asks_alike(self, record: Record) -> bool:
        """Whether the same seats are asked, and all that was picked so far is there to be picked. An act may change
        who is asked, which the row of the table does not note."""
        for picks in self.stored.picks:
            record.pick_again(picks)
            if record.picks(picks.seat) != picks.actions:
                return False
        state, rows = record.match.state, len(self.stored.moves)
        has_acts = any(act.n == rows for act in self.stored.acts)
        return not state.over and (has_acts or state.deciders() == self.table.deciders)

    def agrees(self, then: str, now: Told) -> bool:
        """Compared as both are written."""
        return self.course(story.read(then)) == self.course(story.read(story.written(now)))

    def course(self, told: Told) -> tuple[object, ...]:
        """The part of a telling that the rules decide: points, chapter, events, forced moves."""
        events = [(each.audience, known_part(self.game, each.event)) for each in told.events]
        return told.scores, told.chapter, events, told.headings, told.forced
