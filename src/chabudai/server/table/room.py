"""Room: a live table with its bots, its chat and its follower. Open while somebody is there, or a bot moves."""

# compiled: every move of every table passes through here

import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

from chabudai.core.game import Game
from chabudai.server.errors import Refused
from chabudai.server.match.record import Record
from chabudai.server.past.archive import Past
from chabudai.server.storage import Change, StoredTable, blocks
from chabudai.server.table.bots import TableBots
from chabudai.server.table.chat import Chat, heard_by
from chabudai.server.table.connection import Connection
from chabudai.server.table.follower import OF_THE_GAME, Follower
from chabudai.server.table.live import LiveTable, TableContext
from chabudai.server.wire import SLOWEST_PACE

WEIGHT: Final = 20_000  # bytes that a room takes, without its match


class Room(LiveTable):
    """One table, as long as somebody is at it or a bot has to move."""

    __deletable__ = ("bots", "chat", "follower")

    def __init__(self, context: TableContext, game: Game[Any], table: StoredTable) -> None:
        super().__init__(context, game, table)
        self.bots = TableBots(self, context.bot_pool)
        self.chat = Chat(self)
        self.follower = Follower(self, self.chat)
        self.users = 0
        self.is_let_go = False  # nobody belongs to it any more

    # --- what acts on the table ---------------------------------------------------------------------------

    def call_bots(self) -> None:
        self.bots.call()

    def hurry_bots(self) -> None:
        self.bots.hurry_up()

    def are_bots_to_be_woken(self) -> bool:
        return self.bots.are_to_be_woken()

    async def take_up_game(self) -> None:
        await self.follower.take_up(OF_THE_GAME | {"table"})  # it may be over, or of other rules by now

    # --- opening and closing ------------------------------------------------------------------------------

    async def open(self) -> None:
        """A match that is over is not kept here: who comes is told of it as everybody who looks back."""
        if not self.table.is_over():
            await self.load()

    async def past(self) -> Past:
        """The match so far. Whoever was told the last move may ask before it is noted here that the game is
        over."""
        async with self.lock:
            self.check_whole()
            if self.record is None and self.table.seed is not None:
                return await self.context.past(self.table)
            return Past(self.table, self.record)

    async def is_over(self) -> bool:
        async with self.lock:
            return self.table.is_over()

    def is_idle(self) -> bool:
        at_work = self.bots.are_at_work() or self.follower.is_at_work()
        return not self.connections and not at_work and not self.users and not self.lock.locked()

    def weight(self) -> int:
        """About how many bytes it takes."""
        return WEIGHT + (0 if self.record is None else self.record.weight())

    @contextlib.contextmanager
    def in_use(self) -> Iterator[None]:
        """Keeps the room open, and told what happens elsewhere, though nobody is in it."""
        self.users += 1
        try:
            yield
        finally:
            self.users -= 1
            self.let_go()

    def is_waited_at(self) -> bool:
        return self.table.state == "waiting" and bool(self.connections)

    async def close(self) -> None:
        if self.is_closed:
            return
        await self.follower.stop()
        await self.bots.stop()
        if self.revival is not None:
            self.revival.cancel()
        for connection in self.connections.copy():
            connection.hang_up()
        self.is_closed = True
        self.let_go()

    def let_go(self) -> None:
        """Part from those who belong to a room that is closed, for they hold on to it: so that it is freed at once,
        not when it is collected. Whoever is still here must part first."""
        in_use = self.connections or self.users or self.lock.locked()
        if self.is_closed and not self.is_let_go and not in_use:
            self.is_let_go = True
            self.debounce.cancel()
            del self.bots, self.chat, self.debounce, self.follower

    # --- who is here --------------------------------------------------------------------------------------

    async def join(self, connection: Connection) -> None:
        async with self.lock:
            self.check_whole()
            chat, past = await self.chat.so_far(), await self.past_told()
            if connection.person is not None:
                connection.muted = await self.store.ask(blocks.muted_by, connection.person)
            self.connections.add(connection)
            self.here.come(connection.person)
            self.context.tell_others(self)
            seat = self.seat_of(connection.person)
            connection.tell({"type": "table", "table": self.shown_to(seat)})
            record = self.record or past
            if record is not None:
                connection.tell_position(self.broadcast(record, 0), seat)
            connection.tell({"type": "chat", "lines": heard_by(connection, chat)})
            self.tell_presence_soon()
        self.bots.call()

    async def past_told(self) -> Record | None:
        """The match that was over before the room was opened, if the rules of today can play it."""
        if self.record is not None or not self.table.is_over() or self.is_of_other_rules():
            return None
        return (await self.context.past(self.table)).replayable()

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.here.go(connection.person, self.seat_of(connection.person) is not None)
        if connection.is_looking:
            self.note_look(connection.person)
        self.context.tell_others(self)
        self.tell_presence_soon()
        self.let_go()

    def look(self, connection: Connection, visible: bool) -> None:
        """The page of somebody came to the front, or went behind others."""
        if connection.is_looking != visible:
            connection.is_looking = visible
            self.context.tell_others(self)
            if not visible:
                self.note_look(connection.person)

    def note_look(self, person: str | None) -> None:
        """Somebody who sits here has looked until now: what waited until then they know."""
        if person is not None and self.seat_of(person) is not None and person not in self.lookers():
            self.context.note_look(person, self.table.id)

    # --- bots ---------------------------------------------------------------------------------------------

    async def set_pace(self, person: str | None, pace: int) -> None:
        self.seat_for(person)
        check_pace(pace)
        await self.change(lambda: self.store.change_table(self.table.id, lambda _: Change({"pace": pace})))

    def skip(self, person: str | None) -> None:
        self.seat_for(person)
        self.bots.hurry_up()
        self.context.hurry_others(self.table.id)

    # --- changing -----------------------------------------------------------------------------

    async def change(self, job: Callable[[], Awaitable[StoredTable]]) -> StoredTable:
        """Change something of the table itself; everybody at it is told."""
        async with self.lock:
            before, self.table = self.table, await self.settled(job)
            if self.table.state != before.state and self.table.state == "running":
                self.here.expect_everybody()
                await self.load()
                self.tell_anew()
            elif self.table != before:
                self.tell_table()
            self.see_off_after(before)
        self.context.tell_others(self)
        self.bots.call()
        return self.table


def check_pace(pace: int) -> int:
    """Pace of bots in milliseconds, refused where it is too slow."""
    if not 0 <= pace <= SLOWEST_PACE:
        raise Refused("bad-value", "error-pace", most=SLOWEST_PACE)
    return pace
