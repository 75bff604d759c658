"""The record of a table: a match, the rows that made it, and how things stood at each position."""

import asyncio
from collections.abc import Iterable
from typing import Any

from chabudai.core.game import Game
from chabudai.core.match import Match, MatchFile
from chabudai.core.messages import Face
from chabudai.server.storage import StoredMove, StoredTable
from chabudai.server.story import Told, ToldEvent

AT_ONE_GO = 16  # moves replayed before others get their turn: a millisecond or two


class Record:
    """A match as it is played. A row without an action takes back the seat's last standing move."""

    def __init__(self, game: Game[Any], table: StoredTable) -> None:
        assert table.seed is not None
        names = [chair.name for chair in table.chairs]
        self.match = Match(game, table.seats, int(table.seed), table.options, names)
        self.n = 0
        self.asked = 0  # since this row the present question waits; answers to it are not stale
        self.scores: list[list[int]] = []
        self.chapters: list[Face | None] = []
        self.note()

    @staticmethod
    async def replayed(game: Game[Any], table: StoredTable, rows: list[StoredMove]) -> "Record":
        """The record that these rows make. Long ones are replayed piece by piece: nobody waits for the whole."""
        record = Record(game, table)
        for number, row in enumerate(standing(rows), 1):
            record.repeat(row)
            if number % AT_ONE_GO == 0:
                await asyncio.sleep(0)
        record.n = record.asked = len(rows)
        return record

    def repeat(self, row: StoredMove) -> None:
        """Make a stored move again."""
        assert row.action is not None
        self.apply(row.seat, self.match.game.actions.parse(row.action))

    def note(self) -> None:
        """How things stand at the position that was just reached."""
        state = self.match.state
        message = state.game.chapter(state)
        chapter = None if message is None else message.as_dict()
        goes_on = bool(self.chapters) and self.chapters[-1] == chapter
        self.scores.append(state.scores())
        self.chapters.append(self.chapters[-1] if goes_on else chapter)

    def is_stale(self, n: int) -> bool:
        return not self.asked <= n <= self.n

    def apply(self, seat: int, action: int) -> int:
        """Make a move; the number of the position it leads to."""
        self.match.apply(seat, action)
        self.n += 1
        self.note()
        if not self.match.state.picks:
            self.asked = self.n
        return len(self.match.moves)

    def undo(self, seat: int) -> int:
        """Take a move back; the number of the first position that is no longer what it was."""
        pick = self.match.sealed_pick_of(seat)
        first = len(self.match.moves) if pick is None else pick + 1
        self.match.undo(seat)
        self.n += 1
        del self.scores[first], self.chapters[first]  # of picks nothing is seen: those of others move up
        if pick is None:
            self.asked = self.n
        return first

    # --- looking back -------------------------------------------------------------------------------------------

    def position_at(self, at: int) -> Match:
        """The match as it stood after `at` moves."""
        return self.match if at == len(self.match.moves) else self.match.at(at)

    def told(self, at: int) -> Told:
        """What position `at` told."""
        first, last = self.match.marks[at - 1] if at else 0, self.match.marks[at]
        journal = self.match.state.journal or []
        return Told(self.scores[at], self.chapters[at], [ToldEvent.of(event) for event in journal[first:last]])

    def story(self, start: int = 0) -> list[Told]:
        """What was told from position `start` on."""
        return [self.told(at) for at in range(start, len(self.match.marks))]

    def file(self) -> MatchFile:
        return self.match.file()


def standing(rows: Iterable[StoredMove]) -> list[StoredMove]:
    """The moves that were not taken back: a row without an action takes the seat's last one."""
    moves: list[StoredMove] = []
    for row in rows:
        if row.action is not None:
            moves.append(row)
        else:
            last = next(place for place in reversed(range(len(moves))) if moves[place].seat == row.seat)
            del moves[last]
    return moves
