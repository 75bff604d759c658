"""The record of a table: a match, the rows that made it, and where each position begins in its journal."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from chabudai.core.game import Game
from chabudai.core.match import Match
from chabudai.server.storage import StoredMove, StoredTable


class Record:
    """A match replayed from its rows. A row without an action takes back the seat's last standing move."""

    def __init__(self, game: Game[Any], table: StoredTable, rows: Iterable[StoredMove]) -> None:
        assert table.seed is not None
        names = [chair.name for chair in table.chairs]
        self.match = Match(game, table.seats, int(table.seed), table.options, names)
        self.n = 0
        self.asked = 0  # since this row the present question waits; answers to it are not stale
        self.marks = [self.told()]
        kept = list(rows)
        for seat, action in standing(kept):
            self.apply(seat, game.actions.parse(action))
        self.n = self.asked = len(kept)

    def told(self) -> int:
        return len(self.match.state.journal or [])

    def is_stale(self, n: int) -> bool:
        return not self.asked <= n <= self.n

    def apply(self, seat: int, action: int) -> int:
        """Make a move; the number of the position it leads to."""
        self.match.apply(seat, action)
        self.n += 1
        self.marks.append(self.told())
        if not self.match.state.picks:
            self.asked = self.n
        return len(self.match.moves)

    def undo(self, seat: int) -> int:
        """Take a move back; the number of the first position that is no longer what it was."""
        pick = self.match.sealed_pick_of(seat)
        first = len(self.match.moves) - 1 if pick is None else pick
        self.match.undo(seat)
        self.n += 1
        del self.marks[first + 1 :]
        if pick is None:
            self.asked = self.n
        else:  # what others picked since then has moved up
            self.marks += [len(match.state.journal or []) for match in islice(self.positions(), first + 1, None)]
        return first + 1

    def positions(self) -> Iterator[Match]:
        """One match that goes through all positions, from the start to now."""
        state = self.match.state
        match = Match(self.match.game, int(state.seats), self.match.seed, dict(state.options))
        yield match
        for move in self.match.moves:
            match.apply(move.seat, move.action)
            yield match

    def position_at(self, at: int) -> Match:
        """The match as it stood after `at` moves."""
        return next(islice(self.positions(), at, None))

    def history(self) -> list[list[int]]:
        """The points of every seat and rival at each position."""
        return [match.state.scores() for match in self.positions()]


def standing(rows: Iterable[StoredMove]) -> list[tuple[int, str]]:
    """The moves that were not taken back: a row without an action takes the seat's last one."""
    moves: list[tuple[int, str]] = []
    for row in rows:
        if row.action is not None:
            moves.append((row.seat, row.action))
        else:
            last = max(place for place, (seat, _) in enumerate(moves) if seat == row.seat)
            del moves[last]
    return moves
