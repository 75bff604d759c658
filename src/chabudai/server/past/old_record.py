"""Old record: a match whose rules are not those of today. It cannot be played on, but it can be read."""

from collections.abc import Iterable, Mapping

from chabudai.core.match_file import MatchFile
from chabudai.core.messages import Face
from chabudai.server.match import story
from chabudai.server.match.record import A_MOVE, BETWEEN, standing
from chabudai.server.match.story import Told
from chabudai.server.storage import StoredAct, StoredMove, StoredTable

A_TOLD_EVENT = 1500  # bytes


class OldRecord:
    """A stored match: its moves and, by the number of the row, what each of them told."""

    def __init__(
        self, table: StoredTable, rows: list[StoredMove], told: Mapping[int, str], acts: Iterable[StoredAct] = ()
    ) -> None:
        self.table = table
        self.acts = list(acts)
        self.moves = standing(rows)
        self.kept: list[Told] = []
        if 0 in told:  # else it was over before stories were kept
            self.kept = [story.read(told[0])]
            for move in self.moves:
                self.kept.append(story.read(told[move.n]) if move.n in told else in_silence(self.kept[-1]))
            for act in self.acts:
                at = self.position_of(act)
                self.kept[at] = self.kept[at].and_then(story.read(act.told))

    def position_of(self, act: StoredAct) -> int:
        """After which of the moves that were not taken back it was done."""
        return sum(move.n <= act.n for move in self.moves)

    @property
    def scores(self) -> list[list[int]]:
        return [told.scores for told in self.kept]

    @property
    def forecast(self) -> list[list[int]] | None:
        """None unless all of it was kept: a curve must not be half one thing and half another."""
        kept = [told.forecast for told in self.kept if told.forecast is not None]
        return kept if len(kept) == len(self.kept) else None

    @property
    def chapters(self) -> list[Face | None]:
        return [told.chapter for told in self.kept]

    def weight(self) -> int:
        """About how many bytes it takes: what was told is kept as it is written."""
        return A_MOVE * len(self.moves) + A_TOLD_EVENT * sum(len(told.events) for told in self.kept)

    def story(self, start: int = 0) -> list[Told]:
        return self.kept[start:]

    def file(self) -> MatchFile:
        """The match file, without digests: there is nobody left who could check them."""
        table = self.table
        assert table.seed is not None
        return MatchFile(
            game=table.game,
            rules=table.rules,
            seats=table.seats,
            options=table.options,
            seed=int(table.seed),
            players=[chair.name for chair in table.chairs],
            moves=[(move.seat, (move.action or "").split(BETWEEN)) for move in self.moves],
            events=story.all_events(self.kept),
            digests={},
            acts=[(self.position_of(act), act.seat, act.actions) for act in self.acts],
        )


def in_silence(before: Told) -> Told:
    """The telling of a move that an older Chabudai has stored, when none was kept: points and chapter as before."""
    return Told(before.scores, before.chapter, forecast=before.forecast)
