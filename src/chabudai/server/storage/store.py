"""Store: everything the server remembers, behind one interface.

Changes go through the writer and are on disk when they are answered; reading happens in a few threads beside it.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, literal, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from chabudai.core.errors import ChabudaiError
from chabudai.server.storage import (
    history,
    listings,
    people,
    record_query,
    tables,
)
from chabudai.server.storage.engines import (
    POSTGRESQL,
    address,
    anchor_of,
    place_of,
    prepare_folder,
    reading_engine,
    unavailable,
    without_transactions,
    words_of,
    writing_engine,
)
from chabudai.server.storage.errors import StorageLost, StorageUnavailable
from chabudai.server.storage.migrations import UnknownRevision, upgrade
from chabudai.server.storage.models import (
    LastTold,
    StoredAct,
    StoredChat,
    StoredMove,
    StoredPerson,
    StoredPicks,
    StoredRecord,
    StoredSession,
    StoredTable,
    TableState,
)
from chabudai.server.storage.outage import Outage
from chabudai.server.storage.writer import Writer, is_lost, lost

P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[Connection, P], T]
READERS = 4
READING = "reading"


class Store:
    """People, tables, moves and chat in one database. May be used from any event loop."""

    def __init__(self, url: str) -> None:
        self._url = address(url)
        self.is_shared = self._url.drivername == POSTGRESQL  # whether other processes may use the same database
        self._writing = writing_engine(self._url)
        self._reading = reading_engine(self._url, READERS)
        self._asking = without_transactions(self._reading)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="chabudai-reader")
        self._open = False
        self.outage = Outage()
        self._anchor = anchor_of(self._writing)
        self.writer = Writer(self._writing, self.outage, self._anchor)

    # --- opening and closing ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the database up to date and begin."""
        try:
            await asyncio.to_thread(self._bring_up_to_date)
        except StorageUnavailable:
            self._writing.dispose()
            raise
        self.writer.start()
        self._open = True

    @property
    def address(self) -> str:
        """It may hold a password."""
        return self._url.render_as_string(hide_password=False)

    async def close(self) -> None:
        """Store what still waits, and end."""
        self._open = False
        await asyncio.to_thread(self._end)

    def _bring_up_to_date(self) -> None:
        prepare_folder(self._url)
        try:
            upgrade(self._writing)
        except UnknownRevision:
            raise StorageUnavailable("error-storage-newer", address=place_of(self._url)) from None
        except SQLAlchemyError as problem:
            raise unavailable(self._url, problem) from None
        except ImportError:
            raise StorageUnavailable("error-storage-driver") from None

    def _end(self) -> None:
        self.writer.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    # --- people -------------------------------------------------------------------------------------------------

    async def session_by_secret(self, secret_hash: str) -> StoredSession | None:
        """The browser that has this secret, with the person it is known as."""
        return await self.ask(people.session_by_secret, secret_hash)

    async def add_person(self, person: StoredPerson, session: StoredSession, secret_hash: str) -> None:
        await self.write(people.add, person, session, secret_hash)

    async def see_session(self, session: str, at: datetime) -> None:
        """Note when somebody was here last, in which browser."""
        await self.write(people.see, session, at)

    # --- tables -------------------------------------------------------------------------------------------------

    async def add_table(self, table: StoredTable, most: Mapping[TableState, int] | None = None) -> None:
        """Lay a table; TooMany if its host has `most` of a state already."""
        await self.write(tables.add, table, most)

    async def table(self, table: str) -> StoredTable | None:
        return await self.read(listings.find, table)

    async def running_tables(self) -> list[StoredTable]:
        """All of them, public or not, the newest first."""
        return await self.read(listings.running)

    async def still_waiting(self, tables: Sequence[str]) -> set[str]:
        """Those of these tables that still wait for players."""
        return await self.ask(listings.still_waiting, tables)

    async def open_tables(self, limit: int) -> list[StoredTable]:
        """Public tables: those with a free seat, then those to watch."""
        return await self.read(listings.open_to_all, limit)

    async def finished_tables(self, limit: int) -> list[StoredTable]:
        """Public finished tables, the newest first."""
        return await self.read(listings.finished, limit)

    async def tables_of(self, person: str, limit: int) -> list[StoredTable]:
        """Where a person sits: their turn first, the longest so; then running, waiting, over, newest first."""
        return await self.read(listings.of_person, person, limit)

    async def last_told(self, ids: Sequence[str]) -> dict[str, LastTold]:
        """When the last move at each of these tables was made, and what it told."""
        return await self.read(history.last_told, ids) if ids else {}

    async def change_table(self, table: str, decide: tables.Decide, comes: str | None = None) -> StoredTable:
        """Change a table by a decision on how it stands in the database, and nowhere else. What the decision raises
        is raised here, and nothing is changed. It is made in another thread, and perhaps twice. SignedOut if the
        person who `comes` to the table by it is gone."""
        answer = await self.write(tables.decided, table, decide, comes)
        if isinstance(answer, ChabudaiError):
            raise answer
        return answer

    async def start_table(
        self,
        seen: StoredTable,
        seed: str,
        rules: int,
        deciders: Sequence[int],
        started: datetime,
        told: str | None = None,
    ) -> StoredTable:
        """Begin, with what the set-up told; Conflict unless the table waits, with the seats and options that were
        seen, and every chair is taken."""
        return await self.write(tables.start, seen, seed, rules, deciders, started, told)

    async def add_rematch(
        self, table: str, new: StoredTable, most: Mapping[TableState, int] | None = None
    ) -> StoredTable:
        """Lay the table where they play again. The first one wins: it is the `rematch` of the answer."""
        return await self.write(tables.add_rematch, table, new, most)

    async def wait_on(self, waited_at: Sequence[str], now: datetime) -> None:
        """Note that somebody still waits at these tables."""
        if waited_at:
            await self.write(tables.wait_on, waited_at, now)

    async def expire_tables(self, before: datetime, now: datetime) -> list[str]:
        """Clear away the tables that have waited since before then; those that were so for long are forgotten."""
        return await self.write(tables.expire, before, now)

    # --- moves and chat -----------------------------------------------------------------------------------------

    async def add_moves(
        self,
        table: StoredTable,
        moves: Sequence[StoredMove],
        told: Sequence[str | None],
        deciders: Sequence[int],
        result: dict[str, Any] | None = None,
        finished: datetime | None = None,
        unsealed: Mapping[int, int] | None = None,
        acts: int | None = None,
        wake: bool = False,
    ) -> StoredTable:
        """Rows of a running table with what they told, and the table after them, which is another one only if the
        game is over; Conflict if there are such rows.

        Where they hold what was picked by several at once, `unsealed` says how often each seat has changed its own
        picks, which are then forgotten. In a game that has acts, Conflict unless `acts` is how many there are.
        `wake` says that bots are to play now.
        """
        job = history.AddMoves(
            table=table,
            moves=moves,
            told=told,
            deciders=deciders,
            result=result,
            finished=finished,
            unsealed=unsealed,
            acts=acts,
            wake=wake,
        )
        return await self.writer.run(job)

    async def set_picks(
        self,
        table: str,
        n: int,
        known: Mapping[int, int],
        picks: StoredPicks,
        deciders: Sequence[int],
        wake: bool = False,
        rules: int | None = None,
    ) -> None:
        """What a seat has picked so far in a choice that several make at once, after row `n`; Conflict if its
        question is another one by now, or the seats have changed their picks otherwise than is `known`."""
        await self.write(history.set_picks, table, n, known, picks, deciders, wake, rules)

    async def add_act(
        self, table: str, act: StoredAct, wake: bool = False, rules: int | None = None, called: Sequence[str] = ()
    ) -> None:
        """Something done beside the question; Conflict if anything happened that its numbers do not know of. Those
        who are `called` get a notice of it."""
        await self.write(history.add_act, table, act, wake, rules, called)

    async def record(self, table: str, after: int = 0, after_act: int = 0) -> StoredRecord:
        """Moves, picks and acts as they are at one moment, from the first row and act after these on."""
        return await self.ask(record_query.record_of, table, after, after_act)

    async def moves(self, table: str, since: int = 0) -> list[StoredMove]:
        """The rows from number `since` on."""
        return await self.ask(history.moves_of, table, since)

    async def story(self, table: str) -> dict[int, str]:
        """What the rows told, by their number; 0 is what the set-up told."""
        return await self.read(history.story_of, table)

    async def fill_in(self, table: str, told: Mapping[int, str]) -> None:
        """Keep what was told by rows of which nothing was kept."""
        await self.write(history.fill_in, table, told)

    async def untold_tables(self, game: str, rules: int, after: str, limit: int) -> list[StoredTable]:
        """Started tables of which no story was kept, in the order of their ids, from the first after `after`."""
        return await self.read(listings.untold, game, rules, after, limit)

    async def add_chat(
        self,
        table: str,
        seat: int | None,
        name: str,
        text: str,
        at: datetime,
        person: str | None = None,
        called: Sequence[str] = (),
    ) -> StoredChat:
        """A line, with the number it got. Who is `called` gets a notice, unless they muted who says it."""
        return await self.write(history.add_chat, table, seat, name, text, at, person, called)

    async def chat(self, table: str, last: int = 200, after: int = -1) -> list[StoredChat]:
        """The last lines, the oldest first; of those after a number."""
        return await self.ask(history.chat_of, table, last, after)

    # --- is it there? -------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Read something; StorageLost if the database is away."""

        def read(connection: Connection) -> None:
            connection.scalar(select(literal(1)))
            if self._anchor is not None:
                self._anchor.check()

        await self.ask(read)

    # --- how ----------------------------------------------------------------------------------------------------

    async def write(self, query: Query[P, T], *values: P.args, **named: P.kwargs) -> T:
        """A change, on disk when it is answered. What serves one package alone has no method of its own here."""
        return await self.writer.run(lambda connection: query(connection, *values, **named))

    async def read(self, query: Query[P, T], *values: P.args, **named: P.kwargs) -> T:
        """Several questions about one moment."""
        return await self._found(self._reading, lambda connection: query(connection, *values, **named))

    async def ask(self, query: Query[P, T], *values: P.args, **named: P.kwargs) -> T:
        """A single question, which needs no transaction around it."""
        return await self._found(self._asking, lambda connection: query(connection, *values, **named))

    async def _found(self, engine: Engine, query: Callable[[Connection], T]) -> T:
        if not self._open:
            raise StorageLost("error-storage-closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._look, engine, query)

    def _look(self, engine: Engine, query: Callable[[Connection], T]) -> T:
        try:
            answer = looked_up(engine, query)
        except SQLAlchemyError as problem:
            if not is_lost(problem):
                raise
            self.outage.failed(READING, words_of(self._url, problem))
            raise lost(problem) from None
        self.outage.worked(READING)
        return answer


def looked_up(engine: Engine, query: Callable[[Connection], T]) -> T:
    """On another line, if one was cut while nobody used it."""
    try:
        return looked_up_once(engine, query)
    except DBAPIError as problem:
        if not problem.connection_invalidated:
            raise
    return looked_up_once(engine, query)


def looked_up_once(engine: Engine, query: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return query(connection)
