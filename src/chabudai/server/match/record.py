"""Record (event-sourced): a match, the rows that made it, and how things stood at each position."""

# compiled: every move of every table passes through here

import asyncio
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from chabudai.core.events import EVERYONE, Event
from chabudai.core.forced import Forced
from chabudai.core.game import Game
from chabudai.core.match import Act, Match
from chabudai.core.match_file import MatchFile
from chabudai.core.messages import Face
from chabudai.core.pile import onlooker_of
from chabudai.server.match.changes import Acted, ActRow, Moved, Picked, Row
from chabudai.server.match.parts import parts
from chabudai.server.match.story import Told, ToldEvent, ToldForced, written
from chabudai.server.match.telling import text_of
from chabudai.server.storage import StoredAct, StoredMove, StoredPicks, StoredTable

BETWEEN = ", "  # the picks of one answer, written in one row
A_MOVE, AN_EVENT = 2500, 300  # bytes that each takes in memory, with the positions kept on the way; rather too many
AT_ONE_GO = 16  # moves replayed before others get their turn: a millisecond or two


class Record:
    """A match as it is played. A row without an action takes back the seat's last standing move.

    What is picked in a choice made together is kept apart, by seat, until all are ready: then it becomes rows. What
    is done beside the question is kept apart for good, with the number of rows there were.
    """

    def __init__(self, game: Game[Any], table: StoredTable) -> None:
        assert table.seed is not None
        names = [chair.name for chair in table.chairs]
        self.match = Match(game, table.seats, int(table.seed), table.options, names)
        self.n = 0
        self.taken_back_at = 0  # the number of the last row that took something back
        self.acts = 0  # how many were stored, done again or not
        self.changes = [0] * table.seats  # by seat: how often it has changed what it picks in the present question
        self.scores: list[list[int]] = []
        self.forecast: list[list[int]] = []
        self.chapters: list[Face | None] = []
        self.note()

    @staticmethod
    async def replayed(
        game: Game[Any],
        table: StoredTable,
        rows: list[StoredMove],
        picks: Iterable[StoredPicks] = (),
        acts: Iterable[StoredAct] = (),
    ) -> "Record":
        """The record that these rows make. Long ones are replayed piece by piece: nobody waits for the whole."""
        record = Record(game, table)
        waiting = deque(acts)
        for number, row in enumerate(standing(rows), 1):
            while waiting and waiting[0].n < row.n:
                record.act_again(waiting.popleft())
            record.repeat(row)
            if number % AT_ONE_GO == 0:
                await asyncio.sleep(0)
        for act in waiting:
            record.act_again(act)
        for each in picks:
            record.pick_again(each)
        record.n = len(rows)
        record.taken_back_at = max((row.n for row in rows if row.action is None), default=0)
        return record

    def repeat(self, row: StoredMove) -> Moved | Picked:
        """Make a stored move again."""
        assert row.action is not None
        self.match.take_back_picks(row.seat)  # an older Chabudai made rows of single picks
        return self.apply(row.seat, self.match.game.actions.parse_all(row.action.split(BETWEEN)))

    def act_again(self, stored: StoredAct) -> list[Acted]:
        """Do a stored act again, unless it went with a move that was taken back: then nothing is done."""
        before, said = len(self.match.acts), tuple(self.match.game.actions.parse_all(stored.actions))
        self.match.act_again(Act(len(self.match.moves), stored.seat, said, 0))
        self.acts = stored.number
        self.note_again()
        row = ActRow(stored.seat, stored.actions, stored.told)
        return [Acted(act.after, act.audience, row) for act in self.match.acts[before:]]

    def take_back_all_picks(self) -> None:
        """Take back all picks in the present question."""
        for seat in range(len(self.changes)):
            self.match.take_back_picks(seat)
        self.changes = [0] * len(self.changes)

    def pick_again(self, stored: StoredPicks) -> None:
        self.match.take_back_picks(stored.seat)
        self.apply(stored.seat, self.match.game.actions.parse_all(stored.actions))
        self.changes[stored.seat] = stored.changes

    def note(self) -> None:
        """How things stand at the position that was just reached."""
        state = self.match.state
        message = state.game.chapter(state)
        chapter = None if message is None else message.as_dict()
        goes_on = bool(self.chapters) and self.chapters[-1] == chapter
        self.scores.append(state.scores())
        self.forecast.append(state.game.forecast(state))
        self.chapters.append(self.chapters[-1] if goes_on else chapter)

    def note_again(self) -> None:
        """How things stand after something that was done at this position."""
        self.forget(len(self.scores) - 1)
        self.note()

    def forget(self, kept: int) -> None:
        """How things stood at all but the first positions."""
        for noted in (self.scores, self.forecast, self.chapters):
            del noted[kept:]

    def changes_of(self, seat: int | None) -> int:
        """How often it has changed what it picks in the present question; a spectator picks nothing."""
        return 0 if seat is None else self.changes[seat]

    def is_stale(self, seat: int, n: int, picks: int) -> bool:
        """Whether the seat is asked something else by now. What others pick meanwhile changes nothing of it."""
        return (n, picks) != (self.n, self.changes[seat])

    def is_stale_undo(self, seat: int, n: int, picks: int, bots: Collection[int]) -> bool:
        """Whether the seat would take back something else by now. That bots have moved meanwhile changes nothing of
        it: they are faster than anybody who reads what they do."""
        moved = self.match.moves[len(self.match.moves) - (self.n - n) :] if self.taken_back_at <= n < self.n else []
        return self.is_stale(seat, n, picks) and not (moved and all(move.seat in bots for move in moved))

    def picked(self) -> dict[int, int]:
        """Number of changes by seat, of the seats that have picked something."""
        return {seat: changes for seat, changes in enumerate(self.changes) if changes}

    def apply(self, seat: int, actions: Sequence[int]) -> Moved | Picked:
        """Make moves, or go on picking in a choice made together: whole or not at all."""
        before, asked, picked = len(self.match.moves), self.match.state.deciders(), self.picked()
        if self.match.is_made_together():
            self.match.apply(seat, *actions)
            self.note_new_positions()
        else:
            self.match.check(seat, actions)
            for action in actions:
                self.match.apply(seat, action)
                self.note_new_positions()
        made = len(self.match.moves) - before
        self.n += made
        if made:
            self.changes = [0] * len(self.changes)
        if self.picks(seat):
            self.changes[seat] += 1
        if not made:
            return Picked(before + 1, self.those_who_notice(seat, asked), seat, picked)
        story = self.story(before + 1)
        rows = [self.row(at, told) for at, told in enumerate(story, before + 1)]
        return Moved(before + 1, EVERYONE, rows, picked, story)

    def those_who_notice(self, seat: int, asked: list[int]) -> int:
        """Audience of a pick: the seat alone, or everybody where it shows who is ready."""
        return EVERYONE if self.match.state.deciders() != asked else 1 << seat

    def act(self, seat: int, said: Sequence[int]) -> Acted:
        """Do something beside the question."""
        before, text = self.match.mark(), self.match.game.actions.text
        act = self.match.act(seat, *said)
        self.acts += 1
        self.note_again()
        at = len(self.match.moves)
        row = ActRow(seat, [text(step) for step in said], written(self.told_since(at, before)))
        return Acted(at, act.audience, row)

    def note_new_positions(self) -> None:
        """Notes the new positions. Where several answered at once, only the last row has brought anything."""
        while len(self.scores) < len(self.match.moves):
            self.scores.append(self.scores[-1])
            self.forecast.append(self.forecast[-1])
            self.chapters.append(self.chapters[-1])
        if len(self.scores) == len(self.match.moves):
            self.note()

    def row(self, at: int, told: Told) -> Row:
        """The move that led to this position, as it is stored."""
        move, actions = self.match.moves[at - 1], self.match.game.actions
        texts = [text_of(actions, action) for action in move.actions]
        return Row(move.seat, BETWEEN.join(texts), written(told))

    def picks(self, seat: int) -> list[str]:
        """What the seat has picked in a choice made together that is not yet closed."""
        picks = self.match.state.picks
        return [self.match.game.actions.text(action) for action in picks[seat]] if picks else []

    def undo(self, seat: int, whole: bool = False, bots: Collection[int] = ()) -> Moved | Picked:
        """Take a move back, with what bots did since, or the last pick that nobody has seen; the `whole` answer, if
        it is wanted."""
        asked, unseen, before = self.match.state.deciders(), self.match.state.may_take_back(seat), self.match.moves
        picked = self.picked()
        self.match.undo(seat, bots)
        if unseen:
            if whole:
                self.match.take_back_picks(seat)
            self.changes[seat] += 1
            return Picked(len(self.scores), self.those_who_notice(seat, asked), seat, picked)
        at = len(self.match.moves)
        rows = [Row(move.seat, None, None) for move in reversed(before[at:])]
        self.n += len(rows)
        self.taken_back_at = self.n
        self.changes = [0] * len(self.changes)
        self.forget(at + 1)
        first = len(self.scores)
        if self.match.game.beside is not None:  # what others did beside, if they did, is now done there
            self.note_again()
            first -= 1
        return Moved(first, EVERYONE, rows, picked)

    def taken_back(self) -> int:
        """How many moves were: each is a row, and so is taking it back."""
        return (self.n - len(self.match.moves)) // 2

    def weight(self) -> int:
        """About how many bytes it takes."""
        return A_MOVE * len(self.match.moves) + AN_EVENT * self.match.mark()

    # --- looking back -------------------------------------------------------------------------------------------

    def position_at(self, at: int) -> Match:
        """The match as it stood after `at` moves."""
        return self.match if at == len(self.match.moves) else self.match.at(at)

    def halts(self, at: int, seat: int | None) -> list[Forced]:
        """The forced moves on the way to position `at`, each of which begins another part for this onlooker."""
        return halts_in(self.told(at), self.match.forced[at], seat)

    def told(self, at: int) -> Told:
        """What position `at` told."""
        return self.told_since(at, self.match.marks[at - 1] if at else 0)

    def told_since(self, at: int, first: int) -> Told:
        """What position `at` told, without the first events of the match."""
        match, last = self.match, self.match.marks[at]
        events = (match.state.journal or [])[first:last]
        headings = [each for each in match.headings if first <= each.first < last]
        forced = [each for each in match.forced[at] if first <= each.first]
        return Told(
            self.scores[at],
            self.chapters[at],
            [told_event(event) for event in events],
            [(each.first - first, None if each.chapter is None else each.chapter.as_dict()) for each in headings],
            [ToldForced(each.first - first, each.last - first, each.seat) for each in forced],
            self.forecast[at],
        )

    def story(self, start: int = 0) -> list[Told]:
        """What was told from position `start` on."""
        return [self.told(at) for at in range(start, len(self.match.marks))]

    def file(self) -> MatchFile:
        return self.match.file()


def told_event(event: Event) -> ToldEvent:
    return ToldEvent(int(event.audience), event.as_dict(), event.message().as_dict())


def halts_in(told: Told, forced: Sequence[Forced], seat: int | None) -> list[Forced]:
    """The forced moves of a position that begin another part for this onlooker."""
    if not told.forced:
        return []
    heard = [part.forced for part in parts(told, onlooker_of(seat))[1:]]
    return [forced[told.forced.index(each)] for each in heard if each is not None]


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
