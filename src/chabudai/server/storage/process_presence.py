"""Presence by process: who is at which table, as each process tells the others. One that is silent for long
is gone with all its people.

Time is that of the database: machines may disagree about it.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from chabudai.server.storage import news
from chabudai.server.storage.schema import presence, processes

SILENCE = timedelta(seconds=15)  # after which a process is gone


@final
@dataclass(frozen=True, kw_only=True)
class Whereabouts:
    """What one process knows of one table."""

    here: list[str] = field(default_factory=list)  # of those who sit there
    gone: dict[str, int] = field(default_factory=dict)  # since when the others are, in seconds of the epoch
    watching: int = 0
    stalled: bool = False  # a bot is to move there and cannot
    hidden: list[str] = field(default_factory=list)  # of those here, who do not look: the page lies behind others

    def looking(self) -> set[str]:
        return set(self.here) - set(self.hidden)


def is_silent() -> ColumnElement[bool]:
    return processes.c.seen < func.now() - SILENCE


def beat(connection: Connection, process: str) -> bool:
    """Say that a process is there; whether that was known. Those that were silent for long are forgotten."""
    seen = update(processes).where(processes.c.id == process).values(seen=func.clock_timestamp())
    known = connection.execute(seen).rowcount == 1
    if not known:
        connection.execute(insert(processes).values(id=process, seen=func.clock_timestamp()))
    silent = select(processes.c.id).where(is_silent()).with_for_update(skip_locked=True)
    for each in connection.scalars(silent).all():
        leave(connection, each)
    return known


def leave(connection: Connection, process: str) -> None:
    """A process ends, with all who were at its tables."""
    gone = delete(presence).where(presence.c.process == process).returning(presence.c.table_id)
    for table_id in connection.scalars(gone).all():
        news.note(connection, table_id, "here")
    connection.execute(delete(processes).where(processes.c.id == process))


def put(connection: Connection, process: str, table_id: str, known: Whereabouts | None) -> None:
    """What a process knows of a table; None: nobody is there any more."""
    connection.execute(delete(presence).where(presence.c.process == process, presence.c.table_id == table_id))
    if known is not None:
        values = {name: getattr(known, name) for name in ("here", "gone", "watching", "stalled", "hidden")}
        connection.execute(insert(presence).values(process=process, table_id=table_id, **values))
    news.note(connection, table_id, "people", process)


def of_others(connection: Connection, tables: Sequence[str], process: str) -> dict[str, list[Whereabouts]]:
    """What all others know of these tables."""
    alive = select(processes.c.id).where(~is_silent())
    wanted = select(presence).where(presence.c.table_id.in_(tables), presence.c.process != process)
    told: defaultdict[str, list[Whereabouts]] = defaultdict(list)
    for row in connection.execute(wanted.where(presence.c.process.in_(alive))):
        known = Whereabouts(
            here=row.here,
            gone=row.gone,
            watching=row.watching,
            stalled=row.stalled,
            hidden=row.hidden or [],
        )
        told[row.table_id].append(known)
    return told
