"""History of a table, row by row: moves, what they told, and chat."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby
from typing import Any, Self

from sqlalchemy import (
    BindParameter,
    Column,
    ColumnElement,
    Connection,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from chabudai.server.storage import blocks, news, outbox, queue
from chabudai.server.storage.bulk import Mass
from chabudai.server.storage.errors import Conflict, lost_races
from chabudai.server.storage.models import (
    LastTold,
    StoredAct,
    StoredChat,
    StoredMove,
    StoredPicks,
    StoredTable,
)
from chabudai.server.storage.schema import acts, chat, moves, people, picks, setups, tables
from chabudai.server.storage.tables import change_games, change_row, lock
from chabudai.server.storage.writer import Batch

ADD_MOVES = Mass(insert(moves))
# Built once: for every pick and every act they would cost more to build than to run.
TABLE: BindParameter[str] = bindparam("the_table")
SEAT: BindParameter[int] = bindparam("the_seat")
LAST_ROW = select(func.max(moves.c.n)).where(moves.c.table_id == TABLE)
LAST_ACT = select(func.max(acts.c.number)).where(acts.c.table_id == TABLE)
CHAT_LINE = (chat.c.n, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.person, people.c.profile)
PICKS_BY_SEAT = select(picks.c.seat, picks.c.changes, picks.c.actions).order_by(picks.c.seat)
PICKS = PICKS_BY_SEAT.where(picks.c.table_id == TABLE)
ADD_PICKS = insert(picks)
FORGET_ALL_PICKS = delete(picks).where(picks.c.table_id == TABLE)
FORGET_PICKS = FORGET_ALL_PICKS.where(picks.c.seat == SEAT)
FILL_IN = update(moves).where(moves.c.table_id == bindparam("the_table"), moves.c.n == bindparam("the_row"))


@dataclass(kw_only=True)  # not frozen: that would make it take three times as long to make
class AddMoves(Batch[StoredTable]):
    """Rows, what each told, and what they change of the table. With a result the game is over."""

    table: StoredTable
    moves: Sequence[StoredMove]
    told: Sequence[str | None]
    deciders: Sequence[int]
    result: dict[str, Any] | None
    finished: datetime | None
    acts: int | None = None  # how many there are, where the game has any
    unsealed: Mapping[int, int] | None = None  # by seat, how often the picks that these rows hold were changed
    wake: bool = False  # whether bots are to play now

    def __call__(self, connection: Connection) -> StoredTable:
        change_row(connection, self.table.id, self.changes(), "running", rules=self.table.rules)
        add_rows(connection, [self])
        return self.table_after()

    @classmethod
    def together(cls, connection: Connection, jobs: Sequence[Self]) -> list[StoredTable]:
        if len(jobs) == 1:
            return [jobs[0](connection)]
        # In one order everywhere, so that workers with the same tables never wait for each other crosswise.
        by_table = sorted(jobs, key=lambda job: job.table.id)
        for _, alike in groupby(by_table, lambda job: job.result is None):
            change_games(connection, [(job.table, job.changes()) for job in alike])
        add_rows(connection, jobs)
        return [job.table_after() for job in jobs]

    def changes(self) -> dict[str, Any]:
        return {"moved": self.moves[-1].at, **self.news()}

    def table_after(self) -> StoredTable:
        """Another one only if the game is over: who is asked now, the match says."""
        return self.table if self.result is None else replace(self.table, **self.news())

    def news(self) -> dict[str, Any]:
        news: dict[str, Any] = {"deciders": list(self.deciders)}
        if self.result is None:
            return news
        return news | {"state": "finished", "result": self.result, "finished": self.finished or self.moves[-1].at}


def add_rows(connection: Connection, jobs: Sequence[AddMoves]) -> None:
    rows = [
        {
            "table_id": job.table.id,
            "n": move.n,
            "seat": move.seat,
            "action": move.action,
            "at": move.at,
            "told": told,
            "bot": move.bot,
        }
        for job in jobs
        for move, told in zip(job.moves, job.told, strict=True)
    ]
    with lost_races():
        ADD_MOVES.run(connection, rows)
    for job in jobs:
        news.note(connection, job.table.id, "moves", job.moves[-1].n)
        if job.wake:
            queue.wake(connection, job.table.id)
        if job.acts is not None:
            check_acts(connection, job.table.id, job.acts)
        if job.unsealed is not None:
            clear_picks(connection, job.table.id, job.unsealed)


def moves_of(connection: Connection, table_id: str, since: int) -> list[StoredMove]:
    chosen = select(moves.c.n, moves.c.seat, moves.c.action, moves.c.at, moves.c.bot)
    wanted = chosen.where(moves.c.table_id == table_id, moves.c.n >= since).order_by(moves.c.n)
    return [StoredMove(**row._mapping) for row in connection.execute(wanted)]


# --- what is picked before all are ready ------------------------------------------------------------------------


def set_picks(
    connection: Connection,
    table_id: str,
    n: int,
    known: Mapping[int, int],
    changed: StoredPicks,
    deciders: Sequence[int],
    wake: bool = False,
    rules: int | None = None,
) -> None:
    """What a seat has picked so far; Conflict if its question is no longer the one after row `n`."""
    change_row(connection, table_id, {"deciders": list(deciders)}, "running", rules=rules)
    check_rows(connection, table_id, n)
    check_picks(connection, table_id, known)
    connection.execute(FORGET_PICKS, {"the_table": table_id, "the_seat": changed.seat})
    row = {"table_id": table_id, "seat": changed.seat, "changes": changed.changes, "actions": changed.actions}
    connection.execute(ADD_PICKS, row)
    news.note(connection, table_id, "picks", number_of_picks(n, {**known, changed.seat: changed.changes}.values()))
    if wake:
        queue.wake(connection, table_id)


def number_of_picks(n: int, changes: Iterable[int]) -> str:
    """Number of a question and of all changes to its picks: each change makes another number."""
    return f"{n}.{sum(changes)}"


def check_rows(connection: Connection, table_id: str, n: int) -> None:
    if (connection.scalar(LAST_ROW, {"the_table": table_id}) or 0) != n:
        raise Conflict("error-storage-conflict")


def check_picks(connection: Connection, table_id: str, known: Mapping[int, int]) -> None:
    """Conflict if some seat has changed its own meanwhile: else nobody might notice that all are ready."""
    if {each.seat: each.changes for each in picks_of(connection, table_id)} != known:
        raise Conflict("error-storage-conflict")


def clear_picks(connection: Connection, table_id: str, known: Mapping[int, int]) -> None:
    """They are rows by now."""
    check_picks(connection, table_id, known)
    connection.execute(FORGET_ALL_PICKS, {"the_table": table_id})


def picks_of(connection: Connection, table_id: str) -> list[StoredPicks]:
    found = connection.execute(PICKS, {"the_table": table_id})
    return [StoredPicks(**row._mapping) for row in found]


# --- what is done beside the question -----------------------------------------------------------------------------


def add_act(
    connection: Connection,
    table_id: str,
    act: StoredAct,
    wake: bool = False,
    rules: int | None = None,
    called: Sequence[str] = (),
) -> None:
    """Nothing of the table changes: whoever is not told of the act cannot notice it in a list either."""
    lock(connection, table_id, rules)
    check_rows(connection, table_id, act.n)
    check_acts(connection, table_id, act.number - 1)
    row = {name: getattr(act, name) for name in ("number", "n", "seat", "actions", "at", "told")}
    connection.execute(insert(acts), {"table_id": table_id, **row})
    news.note(connection, table_id, "acts", act.number)
    if called:
        outbox.call(connection, table_id, "offer", called, act.number, act.at)
    if wake:
        queue.wake(connection, table_id)


def check_acts(connection: Connection, table_id: str, known: int) -> None:
    """Conflict if another was quicker: a move and an act that do not know of each other might not go together."""
    if (connection.scalar(LAST_ACT, {"the_table": table_id}) or 0) != known:
        raise Conflict("error-storage-conflict")


def acts_of(connection: Connection, table_id: str, after: int = 0) -> list[StoredAct]:
    chosen = select(acts.c.number, acts.c.n, acts.c.seat, acts.c.actions, acts.c.at, acts.c.told)
    wanted = chosen.where(acts.c.table_id == table_id, acts.c.number > after).order_by(acts.c.number)
    return [StoredAct(**row._mapping) for row in connection.execute(wanted)]


# --- what was told ----------------------------------------------------------------------------------------------


def story_of(connection: Connection, table_id: str) -> dict[int, str]:
    """What setting up (0) and the rows told, by their number; of those that an older Chabudai stored, nothing."""
    set_up = connection.scalar(select(setups.c.told).where(setups.c.table_id == table_id))
    wanted = select(moves.c.n, moves.c.told).where(moves.c.table_id == table_id, moves.c.told.is_not(None))
    told = {row.n: row.told for row in connection.execute(wanted)}
    return told if set_up is None else {0: set_up, **told}


def last_told(connection: Connection, ids: Sequence[str]) -> dict[str, LastTold]:
    """When the last row of each of these tables was made and what it told, or what setting up did. After a row that
    takes back nothing is known: which one counts then only the whole record says."""
    last = select(moves.c.table_id, func.max(moves.c.n).label("n")).where(moves.c.table_id.in_(ids))
    rows = last.group_by(moves.c.table_id).subquery()
    newest = select(moves.c.table_id, moves.c.at, moves.c.told).join(
        rows, (moves.c.table_id == rows.c.table_id) & (moves.c.n == rows.c.n)
    )
    opened = select(setups.c.table_id, tables.c.started, setups.c.told).join(
        tables, tables.c.id == setups.c.table_id
    )
    begun = {
        row.table_id: LastTold(row.started, row.told)
        for row in connection.execute(opened.where(tables.c.id.in_(ids)))
    }
    return begun | {row.table_id: LastTold(row.at, row.told) for row in connection.execute(newest)}


def lately_told(connection: Connection, ids: Sequence[str], rows: int) -> dict[str, list[str | None]]:
    """What the last rows of each of these tables told, the newest first; None where one took back."""
    last = select(moves.c.table_id, func.max(moves.c.n).label("n")).where(moves.c.table_id.in_(ids))
    ends = last.group_by(moves.c.table_id).subquery()
    lately = select(moves.c.table_id, moves.c.told).join(
        ends, (moves.c.table_id == ends.c.table_id) & (moves.c.n > ends.c.n - rows)
    )
    told: dict[str, list[str | None]] = {}
    for row in connection.execute(lately.order_by(moves.c.table_id, moves.c.n.desc())):
        told.setdefault(row.table_id, []).append(row.told)
    return told


def fill_in(connection: Connection, table_id: str, told: Mapping[int, str]) -> None:
    """Keep what was told by rows of which nothing was kept."""
    lock(connection, table_id)
    missing = told.keys() - story_of(connection, table_id).keys()
    if 0 in missing:
        connection.execute(insert(setups), {"table_id": table_id, "told": told[0]})
    rows = [{"the_table": table_id, "the_row": n, "told": told[n]} for n in sorted(missing - {0})]
    if rows:
        connection.execute(FILL_IN, rows)


# --- chat -------------------------------------------------------------------------------------------------------


def add_chat(
    connection: Connection,
    table_id: str,
    seat: int | None,
    name: str,
    text: str,
    at: datetime,
    person: str | None = None,
    called: Sequence[str] = (),
) -> StoredChat:
    """Lines are numbered in the order in which they are stored, by whichever worker."""
    lock(connection, table_id)
    last = connection.scalar(select(func.max(chat.c.n)).where(chat.c.table_id == table_id))
    profile = connection.scalar(select(people.c.profile).where(people.c.id == person))
    n = 0 if last is None else last + 1
    line = StoredChat(n=n, seat=seat, name=name, text=text, at=at, person=person, profile=profile)
    row = {"table_id": table_id, "n": n, "seat": seat, "name": name, "text": text, "at": at, "person": person}
    connection.execute(insert(chat), row)
    news.note(connection, table_id, "chat", line.n)
    heard = [each for each in called if person is None or blocks.kind_of(connection, each, person) is None]
    if heard:
        outbox.call(connection, table_id, "chat", heard, line.n, at)
    return line


def chat_of(connection: Connection, table_id: str, last: int, after: int = -1) -> list[StoredChat]:
    said = select(*CHAT_LINE).outerjoin_from(chat, people, people.c.id == chat.c.person)
    wanted = said.where(chat.c.table_id == table_id, chat.c.n > after).order_by(chat.c.n.desc()).limit(last)
    lines = [StoredChat(**row._mapping) for row in connection.execute(wanted)]
    return lines[::-1]


# --- how far ----------------------------------------------------------------------------------------------


def standings(connection: Connection, ids: Sequence[str]) -> dict[str, dict[news.Kind, str]]:
    """How far each of these tables is: the numbers that news of them would bear."""

    def last(number: Column[int], empty: int = 0) -> ColumnElement[int]:
        found = select(func.coalesce(func.max(number), empty)).where(number.table.c.table_id == tables.c.id)
        return found.scalar_subquery()

    changes = select(func.coalesce(func.sum(picks.c.changes), 0)).where(picks.c.table_id == tables.c.id)
    wanted = select(
        tables.c.id,
        tables.c.revision,
        last(moves.c.n).label("moves"),
        last(acts.c.number).label("acts"),
        last(chat.c.n, empty=-1).label("chat"),
        changes.scalar_subquery().label("changes"),
    ).where(tables.c.id.in_(ids))
    return {
        row.id: {
            "moves": str(row.moves),
            "picks": number_of_picks(row.moves, [row.changes]),
            "acts": str(row.acts),
            "table": str(row.revision),
            "chat": str(row.chat),
        }
        for row in connection.execute(wanted)
    }
