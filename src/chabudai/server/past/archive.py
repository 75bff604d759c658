"""Archive: the match of a table as it can be read. Looking back at a game that is over needs no room around it."""

from dataclasses import dataclass
from typing import Any

from chabudai.core.game import Game
from chabudai.server.errors import Refused
from chabudai.server.match.record import Record
from chabudai.server.past.old_record import OldRecord
from chabudai.server.storage import Store, StoredTable


@dataclass(frozen=True)
class Past:
    """A table, and its match if one was begun."""

    table: StoredTable
    record: Record | OldRecord | None

    def readable(self) -> Record | OldRecord:
        """The match, to look back at."""
        if self.record is None:
            raise Refused("not-allowed", "error-not-started")
        return self.record

    def replayable(self) -> Record:
        """The match, if its positions can be set up again."""
        record = self.readable()
        if isinstance(record, OldRecord):
            raise Refused("other-rules", "error-other-rules")
        return record

    def finished(self) -> Record | OldRecord:
        if not self.table.is_over():
            raise Refused("not-allowed", "error-not-over")
        return self.readable()

    def weight(self) -> int:
        """About how many bytes it takes."""
        return 0 if self.record is None else self.record.weight()


async def record_of(store: Store, game: Game[Any], table: StoredTable) -> Record | OldRecord:
    """The match of a table as it is stored."""
    stored = await store.record(table.id)
    if table.rules == game.rules_version:
        return await Record.replayed(game, table, stored.moves, stored.picks, stored.acts)
    return OldRecord(table, stored.moves, await store.story(table.id), stored.acts)
