"""A match with its rows, picks and acts, as the store would keep them."""

import asyncio
from datetime import UTC, datetime
from typing import Any

from chabudai.core.game import Game
from chabudai.core.laws import random_act, random_choice
from chabudai.core.rng import Generator
from chabudai.server.match.changes import Acted, Moved, Picked
from chabudai.server.match.record import Record
from chabudai.server.match.story import written
from chabudai.server.past.old_record import OldRecord
from chabudai.server.storage import StoredAct, StoredChair, StoredMove, StoredPicks, StoredTable

NOW = datetime.now(UTC)


def table(game: Game[Any], seats: int, seed: int) -> StoredTable:
    chairs = [StoredChair(seat=seat, name=str(seat)) for seat in range(seats)]
    return StoredTable(
        id="t", game=game.id, rules=game.rules_version, seats=seats, options=game.settle_at_table({}),
        seed=str(seed), public=True, host="h", pace=0, created=NOW, chairs=chairs,
    )  # fmt: skip


class Played:
    """A record with the rows that make it and what each row told, as the store would keep them."""

    def __init__(self, game: Game[Any], seats: int, seed: int) -> None:
        self.game = game
        self.table = table(game, seats, seed)
        self.record = Record(game, self.table)
        self.rows: list[StoredMove] = []
        self.picks: dict[int, StoredPicks] = {}
        self.told = {0: written(self.record.told(0))}
        self.undone = 0
        self.acts: list[StoredAct] = []

    def step(self, luck: Generator) -> None:
        match = self.record.match
        actor, said = random_act(match.state, luck)
        if said:
            self.act(actor, *said)
        takers = [seat for seat in range(self.table.seats) if match.why_no_undo(seat) is None]
        if takers and luck.below(3) == 0:
            self.take_back(takers[luck.below(len(takers))])
        else:
            self.make(*random_choice(match.state, luck))

    def make(self, seat: int, action: int) -> None:
        self.keep(seat, self.record.apply(seat, [action]))

    def take_back(self, seat: int) -> None:
        self.keep(seat, self.record.undo(seat))
        self.undone += 1

    def act(self, seat: int, *said: int) -> Acted:
        done = self.record.act(seat, said)
        text, told = [self.game.actions.text(step) for step in said], str(done.row.told)
        number = len(self.acts) + 1
        self.acts.append(StoredAct(number=number, n=self.record.n, seat=seat, actions=text, at=NOW, told=told))
        return done

    def keep(self, seat: int, done: Moved | Picked) -> None:
        """As the room does: what is picked together with others is kept apart until all are ready."""
        for row in done.rows if isinstance(done, Moved) else []:
            number = len(self.rows) + 1
            self.rows.append(StoredMove(n=number, seat=row.seat, action=row.action, at=NOW))
            if row.told is not None:
                self.told[number] = row.told
        if isinstance(done, Moved):
            self.picks = {}
        else:
            changes, actions = self.record.changes[seat], self.record.picks(seat)
            self.picks[seat] = StoredPicks(seat=seat, changes=changes, actions=actions)

    def again(self) -> Record:
        return asyncio.run(Record.replayed(self.game, self.table, self.rows, self.picks.values(), self.acts))

    def as_stored(self) -> OldRecord:
        return OldRecord(self.table, self.rows, self.told, self.acts)
