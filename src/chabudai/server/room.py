"""A table that is open: who is connected, the match as it stands, and the bots that play along.

Everything that changes a room happens under its lock, and nobody is told of a move before it is stored.
"""

# compiled: every move of every table passes through here

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from chabudai.core.events import EVERYONE
from chabudai.core.game import Game
from chabudai.server import lobby, pauses
from chabudai.server.bots_at_table import BotsAtTable
from chabudai.server.bulletin import Bulletin
from chabudai.server.comings import Comings
from chabudai.server.connection import TRY_LATER, Connection, tell_each
from chabudai.server.errors import Refused, told
from chabudai.server.following import Following
from chabudai.server.house import House
from chabudai.server.lobby_told import table_told
from chabudai.server.old_record import OldRecord
from chabudai.server.outdated import ended, is_outdated
from chabudai.server.presence import Presence
from chabudai.server.record import Record
from chabudai.server.storage import Change, StorageLost, StoredTable, Whereabouts
from chabudai.server.story import Told
from chabudai.server.talk import Talk
from chabudai.server.wire import Table


class Room:
    """One table, as long as somebody is at it or a bot has to move."""

    def __init__(self, house: House, game: Game[Any], table: StoredTable) -> None:
        self.house = house
        self.store = house.store
        self.game = game
        self.table = table
        self.record: Record | None = None
        self.old_record: OldRecord | None = None  # of a match that the rules of today cannot play
        self.connections: set[Connection] = set()
        self.here = Presence()
        self.here.expect_everybody()
        self.lock = asyncio.Lock()
        self.bots = BotsAtTable(self, house.thinkers)
        self.comings = Comings(self)
        self.following = Following(self)
        self.talk = Talk(self)
        self.users = 0
        self.revival: asyncio.Task[None] | None = None
        self.broken = False  # what it holds may not be what is stored: nobody may use it any more

    # --- opening and closing ------------------------------------------------------------------------------

    async def load(self) -> None:
        """The match of the table as it is stored."""
        self.record = self.old_record = None
        if self.table.seed is None:
            return
        if is_outdated(self.table, self.game):
            self.table = await ended(self.store, self.table)
        stored = await self.store.record(self.table.id)
        if self.table.rules == self.game.rules_version:
            self.record = await Record.replayed(self.game, self.table, stored.moves, stored.picks, stored.acts)
        else:
            story = await self.store.story(self.table.id)
            self.old_record = OldRecord(self.table, stored.moves, story, stored.acts)
        if self.record is not None and self.record.match.state.over and not self.table.is_over():
            self.table = await self.store.table(self.table.id) or self.table  # it ended while we read

    async def load_again(self) -> None:
        """The table and its match, of which somebody else has changed something."""
        table = await self.store.table(self.table.id)
        if table is None:
            raise Refused("not-found", "error-no-table")
        self.table = table
        await self.load()

    async def is_over(self) -> bool:
        """Whoever was told the last move may ask before it is noted here that the game is over."""
        async with self.lock:
            return self.table.is_over()

    def is_idle(self) -> bool:
        return not self.connections and not self.bots.are_at_work() and not self.users and not self.lock.locked()

    @contextlib.contextmanager
    def in_use(self) -> Iterator[None]:
        """Meanwhile it stays open, and is told what happens elsewhere, though nobody is in it."""
        self.users += 1
        try:
            yield
        finally:
            self.users -= 1

    def is_waited_at(self) -> bool:
        return self.table.state == "waiting" and bool(self.connections)

    async def close(self) -> None:
        await self.following.stop()
        await self.bots.stop()
        if self.revival is not None:
            self.revival.cancel()
        for connection in self.connections.copy():
            connection.hang_up()

    # --- who is here --------------------------------------------------------------------------------------

    def seat_of(self, guest: str | None) -> int | None:
        return self.table.seat_of(guest)

    def watching(self) -> int:
        return sum(self.seat_of(connection.guest) is None for connection in self.connections)

    def shown_to(self, seat: int | None) -> Table:
        watching = self.watching() + self.here.watching_elsewhere()
        stalled = self.bots.stalled or self.here.is_stalled_elsewhere()
        return table_told(self.table_now(), self.game, seat, self.here, watching, stalled)

    def table_now(self) -> StoredTable:
        """With those who are asked now: moves change nothing of the table that is kept here."""
        if self.record is None or self.table.is_over():
            return self.table
        return replace(self.table, deciders=self.record.match.state.deciders())

    def whereabouts(self) -> Whereabouts | None:
        """What other processes must know of who is here."""
        return self.here.told_to_others(self.table.chairs, self.watching(), self.bots.stalled)

    async def hear_who_is_here(self) -> None:
        if self.here.hear_from_others(await self.house.elsewhere(self.table.id)):
            self.comings.tell_soon()

    async def join(self, connection: Connection) -> None:
        async with self.lock:
            self.check_whole()
            chat = await self.talk.so_far()
            self.connections.add(connection)
            self.here.come(connection.guest)
            self.house.tell_others(self)
            seat = self.seat_of(connection.guest)
            connection.tell({"type": "table", "table": self.shown_to(seat)})
            if self.record is not None:
                connection.tell(self.bulletin(0).told_to(seat))
            connection.tell({"type": "chat", "lines": chat})
            self.comings.tell_soon()
        self.bots.call()

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.here.go(connection.guest, self.seat_of(connection.guest) is not None)
        self.house.tell_others(self)
        self.comings.tell_soon()

    # --- telling ------------------------------------------------------------------------------------------

    def tell_table(self) -> None:
        self.comings.are_told()
        self.tell_all(lambda seat: {"type": "table", "table": self.shown_to(seat)})

    def tell_position(
        self, start: int, audience: int = EVERYONE, made: bool = False, story: Sequence[Told] | None = None
    ) -> None:
        """To everybody, or to some (a bit mask of onlookers) where the others may not even notice. If the moves
        from `start` on were just `made`, what is to be seen on the way is told too."""
        self.tell_all(self.bulletin(start, made, story).told_to, audience)

    def bulletin(self, start: int, made: bool = False, story: Sequence[Told] | None = None) -> Bulletin:
        assert self.record is not None
        told = self.record.story(start) if story is None else story
        return Bulletin(self.record, start, told, made, self.bot_seats(), self.is_taken_back_too_often)

    def tell_anew(self) -> None:
        """Everything of the match, after it was loaded again."""
        self.tell_table()
        if self.record is not None:
            self.tell_position(0)

    def tell_all(self, message_for: Callable[[int | None], dict[str, Any]], audience: int = EVERYONE) -> None:
        """To everybody with their own eyes, or to some (a bit mask of onlookers)."""
        seats = {chair.guest: chair.seat for chair in self.table.chairs if chair.guest is not None}
        tell_each(self.connections, seats, message_for, audience)

    # --- playing ------------------------------------------------------------------------------------------

    def playing(self) -> Record:
        """The match, if it can be played on."""
        self.check_whole()
        if self.old_record is not None:
            raise Refused("other-rules", "error-other-rules")
        if self.table.state != "running" or self.record is None:
            raise Refused("not-allowed", "error-not-running")
        return self.record

    def readable(self) -> Record | OldRecord:
        """The match, to look back at."""
        self.check_whole()
        record = self.record or self.old_record
        if record is None:
            raise Refused("not-allowed", "error-not-started")
        return record

    def replayable(self) -> Record:
        """The match, if its positions can be set up again."""
        record = self.readable()
        if isinstance(record, OldRecord):
            raise Refused("other-rules", "error-other-rules")
        return record

    def seat_for(self, guest: str | None) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise Refused("not-yours", "error-not-your-seat")
        return seat

    def own_seat(self, guest: str | None) -> int:
        """The seat of this guest, who must be playing it: not a bot in their place."""
        seat = self.seat_for(guest)
        if self.table.chairs[seat].bot is not None:
            raise Refused("not-yours", "error-bot-plays-on")
        return seat

    def is_taken_back_too_often(self, seat: int | None) -> bool:
        """Each move that is taken back leaves rows for ever; what nobody has seen of a pick leaves none."""
        record = self.record
        if record is None or seat is None or record.match.state.may_take_back(seat):
            return False
        return record.taken_back() >= self.house.limits.taken_back

    def give_up(self, problem: BaseException) -> None:
        """What is stored is not known: everybody is told, and comes back to a room that is opened anew."""
        if self.broken:
            return
        self.broken = True
        self.record = self.old_record = None
        error = {"type": "error", "id": None, "error": told(problem)}
        for connection in self.connections:
            if not connection.is_asking:
                connection.tell(error)
            connection.hang_up(TRY_LATER)
        self.revival = asyncio.create_task(self.revive())

    async def revive(self) -> None:
        """Whether somebody comes back or not: bots may be to move."""
        for failures in count():
            await pauses.after(failures)
            try:
                (await self.house.room(self.table.id)).bots.call()
                return
            except StorageLost:
                continue
            except Refused:
                return  # there is no such table any more

    def check_whole(self) -> None:
        if self.broken:
            raise StorageLost("error-storage-lost")

    # --- bots ---------------------------------------------------------------------------------------------

    def bot_seats(self) -> list[int]:
        """The seats that are nobody's: where one plays for a person who has left, that person may come back."""
        return [chair.seat for chair in self.table.chairs if chair.bot is not None and chair.guest is None]

    async def set_pace(self, guest: str | None, pace: int) -> None:
        self.seat_for(guest)
        lobby.check_pace(pace)
        await self.change(lambda: self.store.change_table(self.table.id, lambda _: Change({"pace": pace})))

    def skip(self, guest: str | None) -> None:
        self.seat_for(guest)
        self.bots.hurry_up()
        self.house.hurry_others(self.table.id)

    # --- changing -----------------------------------------------------------------------------

    async def settled(self, job: Callable[[], Awaitable[StoredTable]]) -> StoredTable:
        self.check_whole()
        try:
            return await job()
        except StorageLost as problem:
            self.give_up(problem)
            raise

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
        self.house.tell_others(self)
        self.bots.call()
        return self.table
