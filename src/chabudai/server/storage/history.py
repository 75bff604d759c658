"""What happened at a table, row by row: moves, what they told, and chat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby
from typing import Any, Self

from sqlalchemy import Connection, func, insert, select

from chabudai.server.storage.errors import lost_races
from chabudai.server.storage.schema import chat, moves, story
from chabudai.server.storage.stored import StoredChat, StoredMove, StoredTable
from chabudai.server.storage.tables import change, change_all, lock
from chabudai.server.storage.writer import Batch

ADD_MOVE, ADD_TOLD = insert(moves), insert(story)


@dataclass(frozen=True, kw_only=True)
class AddMove(Batch[StoredTable]):
    """One row, what it told and what it changes of the table. With a result the game is over."""

    table: StoredTable
    move: StoredMove
    told: str | None
    deciders: Sequence[int]
    result: dict[str, Any] | None
    finished: datetime | None

    def __call__(self, connection: Connection) -> StoredTable:
        change(connection, self.table.id, self.changes(), "running")
        add_rows(connection, [self])
        return self.table_after()

    @classmethod
    def together(cls, connection: Connection, jobs: Sequence[Self]) -> list[StoredTable]:
        if len(jobs) == 1:
            return [jobs[0](connection)]
        # In one order everywhere, so that workers with the same tables never wait for each other crosswise.
        by_table = sorted(jobs, key=lambda job: job.table.id)
        for _, alike in groupby(by_table, lambda job: job.result is None):
            change_all(connection, [(job.table.id, job.changes()) for job in alike], "running")
        add_rows(connection, jobs)
        return [job.table_after() for job in jobs]

    def changes(self) -> dict[str, Any]:
        return {"moved": self.move.at, **self.news()}

    def table_after(self) -> StoredTable:
        return replace(self.table, **self.news())

    def news(self) -> dict[str, Any]:
        news: dict[str, Any] = {"deciders": list(self.deciders)}
        if self.result is None:
            return news
        return news | {"state": "finished", "result": self.result, "finished": self.finished or self.move.at}


def add_rows(connection: Connection, jobs: Sequence[AddMove]) -> None:
    rows = [
        {
            "table_id": job.table.id,
            "n": job.move.n,
            "seat": job.move.seat,
            "action": job.move.action,
            "at": job.move.at,
        }
        for job in jobs
    ]
    told = [{"table_id": job.table.id, "n": job.move.n, "told": job.told} for job in jobs if job.told is not None]
    with lost_races():
        connection.execute(ADD_MOVE, rows)
        if told:
            connection.execute(ADD_TOLD, told)


def moves_of(connection: Connection, table_id: str, since: int) -> list[StoredMove]:
    wanted = select(moves).where(moves.c.table_id == table_id, moves.c.n >= since).order_by(moves.c.n)
    return [StoredMove(n=row.n, seat=row.seat, action=row.action, at=row.at) for row in connection.execute(wanted)]


# --- what was told ----------------------------------------------------------------------------------------------


def story_of(connection: Connection, table_id: str) -> dict[int, str]:
    """What the rows told, by their number; of those that an older Chabudai stored, nothing."""
    wanted = select(story.c.n, story.c.told).where(story.c.table_id == table_id)
    return {row.n: row.told for row in connection.execute(wanted)}


def fill_in(connection: Connection, table_id: str, told: Mapping[int, str]) -> None:
    """Keep what was told by rows of which nothing was kept."""
    lock(connection, table_id)
    kept = connection.scalars(select(story.c.n).where(story.c.table_id == table_id)).all()
    rows = [{"table_id": table_id, "n": n, "told": told[n]} for n in sorted(told.keys() - set(kept))]
    if rows:
        connection.execute(ADD_TOLD, rows)


# --- chat -------------------------------------------------------------------------------------------------------


def add_chat(
    connection: Connection, table_id: str, seat: int | None, name: str, text: str, at: datetime
) -> StoredChat:
    """Lines are numbered in the order in which they are stored, by whichever worker."""
    lock(connection, table_id)
    last = connection.scalar(select(func.max(chat.c.n)).where(chat.c.table_id == table_id))
    line = StoredChat(n=0 if last is None else last + 1, seat=seat, name=name, text=text, at=at)
    row = {"table_id": table_id, "n": line.n, "seat": seat, "name": name, "text": text, "at": at}
    connection.execute(insert(chat), row)
    return line


def chat_of(connection: Connection, table_id: str, last: int) -> list[StoredChat]:
    wanted = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.n.desc()).limit(last)
    lines = [
        StoredChat(n=row.n, seat=row.seat, name=row.name, text=row.text, at=row.at)
        for row in connection.execute(wanted)
    ]
    return lines[::-1]
