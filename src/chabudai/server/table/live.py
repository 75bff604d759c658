"""Live table: its row, its match as it stands, who is connected, and what they are told.

Everything that changes it happens under its lock, and nobody is told of a move before it is stored. What acts on it
(commits, bots, chat, news of other processes) lies in the modules beside; `room.py` puts them together.
"""

# compiled: every move of every table passes through here

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, Protocol

from chabudai.core.events import EVERYONE
from chabudai.core.game import Game
from chabudai.server import backoff
from chabudai.server.errors import Refused, error_body
from chabudai.server.limits import Limits
from chabudai.server.match.broadcast import Broadcast
from chabudai.server.match.changes import Change
from chabudai.server.match.record import Record
from chabudai.server.match.story import Told
from chabudai.server.past.archive import Past, record_of
from chabudai.server.past.outdated import brought_up_to_date, is_outdated
from chabudai.server.storage import StorageLost, Store, StoredTable, Whereabouts
from chabudai.server.table.connection import TRY_LATER, Connection, tell_each, tell_positions
from chabudai.server.table.debounce import Debounce
from chabudai.server.table.info import table_told
from chabudai.server.table.presence import Presence
from chabudai.server.thinking.bot_pool import BotPool
from chabudai.server.wire import Table


class TableContext(Protocol):
    """What a table asks of the lobby that has it open."""

    store: Store
    bot_pool: BotPool
    limits: Limits

    async def reopen(self, table_id: str) -> None:
        """Open a table anew that gave up, and let its bots play; StorageLost if it must be tried again."""

    async def put_away(self, table: "LiveTable") -> None:
        """The table is closed: nobody comes to it any more."""

    async def past(self, table: StoredTable) -> Past:
        """The match of a table that is over."""

    async def elsewhere(self, table_id: str) -> list[Whereabouts]:
        """What other processes know of who is at a table."""

    def tell_others(self, table: "LiveTable") -> None:
        """Who is at a table has changed, which other processes must know."""

    def are_bots_called_by_jobs(self) -> bool:
        """Whether a queue says at which tables they are to play, so that any process can let them."""

    def hurry_others(self, table_id: str) -> None:
        """Somebody does not want to wait for bots that may think elsewhere."""

    def note_look(self, person: str, table_id: str) -> None:
        """Somebody who sits at a table has looked at it until now."""


class LiveTable:
    """A live table: what commits, bots and chat share. They find each other by the methods that `Room` fills in."""

    __deletable__ = ("debounce",)

    def __init__(self, context: TableContext, game: Game[Any], table: StoredTable) -> None:
        self.context = context
        self.store = context.store
        self.game = game
        self.table = table
        self.record: Record | None = None  # unless the rules of today cannot play it, or it was over before
        self.connections: set[Connection] = set()
        self.here = Presence()
        self.here.expect_everybody()
        self.debounce = Debounce(self.tell_table)
        self.lock = asyncio.Lock()
        self.stalled = False  # a bot is to move and cannot
        self.revival: asyncio.Task[None] | None = None
        self.broken = False  # what it holds may not be what is stored: nobody may use it any more
        self.is_closed = False

    # --- what acts on it ----------------------------------------------------------------------------------

    def call_bots(self) -> None:
        """Something has happened: bots may be asked."""
        raise NotImplementedError

    def hurry_bots(self) -> None:
        """Somebody does not want to wait for them."""
        raise NotImplementedError

    def are_bots_to_be_woken(self) -> bool:
        """Whether a job is needed that lets them play."""
        raise NotImplementedError

    async def take_up_game(self) -> None:
        """Read what others have stored of the match, and tell it."""
        raise NotImplementedError

    async def close(self) -> None:
        """Hang up on everybody, and stop whatever acts on it."""
        raise NotImplementedError

    def let_go(self) -> None:
        """Free what belongs to it, if it is closed and nobody is here any more."""
        raise NotImplementedError

    # --- loading ------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """The match of the table as it is stored."""
        self.record = None
        if self.table.seed is None:
            return
        if is_outdated(self.table, self.game):
            pool, host = self.context.bot_pool, self.table.host
            self.table = await brought_up_to_date(self.store, pool, self.game, self.table, host)
        if self.is_of_other_rules():
            return
        record = await record_of(self.store, self.game, self.table)
        assert isinstance(record, Record)
        self.record = record
        if record.match.state.over and not self.table.is_over():
            self.table = await self.store.table(self.table.id) or self.table  # it ended while we read

    def is_of_other_rules(self) -> bool:
        """Whether its match is one that the rules of today cannot play."""
        return self.table.seed is not None and self.table.rules != self.game.rules_version

    async def load_again(self) -> None:
        """The table and its match, of which somebody else has changed something."""
        table = await self.store.table(self.table.id)
        if table is None:
            raise Refused("not-found", "error-no-table")
        self.table = table
        await self.load()

    # --- who is here --------------------------------------------------------------------------------------

    def seat_of(self, person: str | None) -> int | None:
        return self.table.seat_of(person)

    def watching(self) -> int:
        return sum(self.seat_of(connection.person) is None for connection in self.connections)

    def shown_to(self, seat: int | None) -> Table:
        watching = self.watching() + self.here.watching_elsewhere()
        stalled = self.is_stalled() or self.here.is_stalled_elsewhere()
        return table_told(self.table_now(), self.game, seat, self.here, watching, stalled)

    def table_now(self) -> StoredTable:
        """With those who are asked now: moves change nothing of the table that is kept here."""
        if self.record is None or self.table.is_over():
            return self.table
        return replace(self.table, deciders=self.record.match.state.deciders())

    def whereabouts(self) -> Whereabouts | None:
        """What other processes must know of who is here."""
        return self.here.told_to_others(
            self.table.chairs, self.watching(), self.is_stalled(), looking=self.lookers()
        )

    def lookers(self) -> set[str]:
        """The people here whose page is in front of them, not behind others."""
        return {line.person for line in self.connections if line.is_looking and line.person is not None}

    async def read_who_is_elsewhere(self) -> None:
        self.note_who_is_elsewhere(await self.context.elsewhere(self.table.id))

    def note_who_is_elsewhere(self, elsewhere: Sequence[Whereabouts]) -> None:
        if self.here.take_up_elsewhere(elsewhere):
            self.tell_presence_soon()

    def see_off_onlookers(self) -> None:
        """Where nobody may look on uninvited: whoever has no seat. Who is invited comes back at once."""
        if self.table.is_private():
            for connection in self.connections:
                if self.seat_of(connection.person) is None:
                    connection.hang_up()

    def see_off_after(self, before: StoredTable) -> None:
        """The table has changed, perhaps to one where others may no longer look on."""
        if before.is_private() != self.table.is_private() or before.state != self.table.state:
            self.see_off_onlookers()

    def tell_presence_soon(self) -> None:
        self.debounce.tell_soon(len(self.connections))

    def is_stalled(self) -> bool:
        return self.stalled and not self.is_closed

    def set_stalled(self, stalled: bool) -> None:
        """Everybody is told when a bot is to move and cannot, and when it can again."""
        if self.stalled != stalled:
            self.stalled = stalled
            self.tell_table()
            self.context.tell_others(self)

    def bot_seats(self) -> list[int]:
        """The seats that are nobody's: where one plays for a person who has left, that person may come back."""
        return [chair.seat for chair in self.table.chairs if chair.bot is not None and chair.person is None]

    # --- telling ------------------------------------------------------------------------------------------

    def tell_table(self) -> None:
        self.debounce.cancel()
        self.tell_all(lambda seat: {"type": "table", "table": self.shown_to(seat)})

    def tell_position(
        self, start: int, audience: int = EVERYONE, made: bool = False, story: Sequence[Told] | None = None
    ) -> None:
        """To everybody, or to some (a bit mask of onlookers) where the others may not even notice. If the moves
        from `start` on were just `made`, what is to be seen on the way is told too."""
        assert self.record is not None
        broadcast = self.broadcast(self.record, start, made, story)
        tell_positions(self.connections, self.seats(), broadcast, audience)

    def tell_change(self, change: Change) -> None:
        """Broadcast a change of the record to those who may notice."""
        self.tell_position(change.first, change.audience, change.made, change.story)

    def broadcast(
        self, record: Record, start: int, made: bool = False, story: Sequence[Told] | None = None
    ) -> Broadcast:
        told = record.story(start) if story is None else story
        return Broadcast(record, start, told, made, self.bot_seats(), self.is_taken_back_too_often)

    def tell_anew(self) -> None:
        """Everything of the match, after it was loaded again."""
        self.tell_table()
        if self.record is not None:
            self.tell_position(0)

    def tell_all(self, message_for: Callable[[int | None], dict[str, Any]], audience: int = EVERYONE) -> None:
        """To everybody with their own eyes, or to some (a bit mask of onlookers)."""
        tell_each(self.connections, self.seats(), message_for, audience)

    def seats(self) -> dict[str, int]:
        """Seats by person."""
        return {chair.person: chair.seat for chair in self.table.chairs if chair.person is not None}

    # --- who may play ------------------------------------------------------------------------------------------

    def playing(self) -> Record:
        """The match, if it can be played on."""
        self.check_whole()
        if self.is_of_other_rules():
            raise Refused("other-rules", "error-other-rules")
        if self.table.state != "running" or self.record is None:
            raise Refused("not-allowed", "error-not-running")
        return self.record

    def seat_for(self, person: str | None) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("not-yours", "error-not-your-seat")
        return seat

    def own_seat(self, person: str | None) -> int:
        """The seat of this person, who must be playing it: not a bot in their place."""
        seat = self.seat_for(person)
        if self.table.chairs[seat].bot is not None:
            raise Refused("not-yours", "error-bot-plays-on")
        return seat

    def is_taken_back_too_often(self, seat: int | None) -> bool:
        """Each move that is taken back leaves rows for ever; what nobody has seen of a pick leaves none."""
        record = self.record
        if record is None or seat is None or record.match.state.may_take_back(seat):
            return False
        return record.taken_back() >= self.context.limits.taken_back

    def give_up(self, problem: BaseException) -> None:
        """Give up the room where it is not known what is stored. Everybody is told, and comes back to one that is
        opened anew."""
        if self.broken:
            return
        self.broken = True
        self.record = None
        error = {"type": "error", "id": None, "error": error_body(problem)}
        for connection in self.connections:
            if not connection.is_asking:
                connection.tell(error)
            connection.hang_up(TRY_LATER)
        self.revival = asyncio.create_task(self.revive())

    async def revive(self) -> None:
        """Whether somebody comes back or not: bots may be to move."""
        for failures in count():
            await backoff.after(failures)
            try:
                await self.context.reopen(self.table.id)
                return
            except StorageLost:
                continue
            except Refused:
                return  # there is no such table any more

    def check_whole(self) -> None:
        if self.broken or self.is_closed:
            raise StorageLost("error-storage-lost")

    # --- changing -----------------------------------------------------------------------------------------

    async def settled(self, job: Callable[[], Awaitable[StoredTable]]) -> StoredTable:
        self.check_whole()
        try:
            return await job()
        except StorageLost as problem:
            self.give_up(problem)
            raise
