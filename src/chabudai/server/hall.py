"""The hall with its tables: those that somebody is at are open as rooms."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from datetime import datetime, timedelta
from itertools import count
from typing import Any
from weakref import WeakValueDictionary

from chabudai.core.errors import UnknownGame
from chabudai.core.game import Game
from chabudai.registry import game as game_named
from chabudai.server import pauses
from chabudai.server.bots import Thinkers
from chabudai.server.errors import Refused
from chabudai.server.identity import is_id
from chabudai.server.jobs import Jobs
from chabudai.server.kept import Kept
from chabudai.server.limits import Limits
from chabudai.server.others import Others
from chabudai.server.outdated import ended, is_outdated
from chabudai.server.room import Room
from chabudai.server.storage import Conflict, StorageError, StorageLost, Store, Whereabouts
from chabudai.server.stories import write_stories

log = logging.getLogger(__name__)

SEEING_OFF = 0.02  # seconds between looks whether somebody is still here
KEPT_OPEN = 200  # rooms kept in memory with nobody in them, so that coming back is quick


class Hall:
    """All tables: those that are open as rooms, the others in the store."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        listen_at: str | None = None,
        works: bool = True,
    ) -> None:
        """`listen_at` is the database itself, if the store goes through a pooler; whether jobs are done here."""
        self.store = store
        self.others = Others(self, listen_at or store.address) if store.is_shared else None
        self.jobs = Jobs(self, listen_at or store.address) if store.is_shared and works else None
        self.thinkers = thinkers
        self.limits = limits
        self.kept = Kept(limits.kept_megabytes * (1 << 20))
        self.rooms: dict[str, Room] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.beginning: asyncio.Task[None] | None = None
        self.beside: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.thinkers.open()
        if self.others is not None:
            await self.others.open()
        if self.jobs is not None:
            self.jobs.open()
        self.beginning = asyncio.create_task(self.begin())

    async def begin(self) -> None:
        """After a start, while people already come in: what waits for nobody but us."""
        for failures in count():
            try:
                await self.resume()
                await (self.ask_for_stories() if self.store.is_shared else self.write_stories())
                return
            except StorageLost:
                await pauses.after(failures)
            except Exception:
                log.exception("not everything could be taken up again; the next start tries anew")
                return

    async def write_stories(self) -> None:
        await write_stories(self.store, self.thinkers)

    async def ask_for_stories(self) -> None:
        with contextlib.suppress(Conflict):  # another process that starts has asked for them
            await self.store.defer_stories()

    async def resume(self) -> None:
        """Where a bot is to move it plays on, also if nobody is looking; games of older rules are ended."""
        for table in await self.store.running_tables():
            try:
                if is_outdated(table, the_game(table.game)):
                    await ended(self.store, table)
                elif not self.store.is_shared and any(table.chairs[seat].bot for seat in table.deciders):
                    (await self.room(table.id)).bots.call()
            except StorageLost:
                raise
            except Exception:  # one table that cannot be opened is no reason to forget the others
                log.exception("table %s could not be taken up again", table.id)

    async def see_off(self) -> None:
        """Everybody is sent to another process, or to the next one here, when their last answer is out."""
        while here := [line for room in self.rooms.values() for line in room.connections]:
            for connection in here:
                connection.hang_up()
            await asyncio.sleep(SEEING_OFF)

    async def close(self) -> None:
        if self.beginning is not None:
            self.beginning.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.beginning
        if self.jobs is not None:
            await self.jobs.close()
        for room in list(self.rooms.values()):
            await room.close()
        if self.others is not None:
            await self.others.close()
        self.thinkers.close()

    def do_beside(self, work: Coroutine[Any, Any, object]) -> None:
        """What nobody waits for, and nobody misses."""

        async def do() -> None:
            with contextlib.suppress(StorageError):
                await work

        task = asyncio.create_task(do())
        self.beside.add(task)
        task.add_done_callback(self.beside.discard)

    # --- rooms --------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, opened if need be."""
        if self.is_open(table_id):
            self.rooms[table_id] = self.rooms.pop(table_id)  # the last asked for is the last to be closed
            return self.rooms[table_id]
        async with self.opening.setdefault(table_id, asyncio.Lock()):  # so that no table is opened twice
            if not self.is_open(table_id):
                self.close_idle()
                self.rooms[table_id] = await self.opened(table_id)
            return self.rooms[table_id]

    def is_open(self, table_id: str) -> bool:
        return table_id in self.rooms and not self.rooms[table_id].broken

    async def opened(self, table_id: str) -> Room:
        table = await self.store.table(table_id) if is_id(table_id) else None
        if table is None or table.state == "closed":
            raise Refused("not-found", "error-no-table")
        room = Room(self, the_game(table.game), table)
        await room.load()
        if self.others is not None:
            await self.others.welcome(room)
        return room

    def close_idle(self) -> None:
        idle = [table_id for table_id, room in self.rooms.items() if room.is_idle()]
        for table_id in idle[: max(0, len(idle) - KEPT_OPEN)]:
            del self.rooms[table_id]

    async def clear_away(self, now: datetime) -> None:
        """Tables that wait for players whom nobody waits for any more."""
        waited_at = [table_id for table_id, room in self.rooms.items() if room.is_waited_at()]
        await self.store.wait_on(waited_at, now)
        if not self.store.is_shared:  # else it is a job
            await self.expire(now)

    async def expire(self, now: datetime) -> None:
        before = now - timedelta(hours=self.limits.waiting_hours)
        for table_id in await self.store.expire_tables(before, now):
            if table_id in self.rooms:
                await self.put_away(self.rooms[table_id])

    async def put_away(self, room: Room) -> None:
        """Its table is closed: nobody comes to it any more."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        await room.close()

    # --- other processes ----------------------------------------------------------------------------------

    async def elsewhere(self, table_id: str) -> list[Whereabouts]:
        return [] if self.others is None else await self.others.at(table_id)

    def tell_others(self, room: Room) -> None:
        if self.others is not None:
            self.others.tell_of(room)

    def are_bots_called_by_jobs(self) -> bool:
        return self.store.is_shared

    def hurry_others(self, table_id: str) -> None:
        if self.others is not None:
            self.do_beside(self.store.hurry(table_id))


def the_game(game_id: str) -> Game[Any]:
    try:
        return game_named(game_id)
    except UnknownGame:
        raise Refused("not-found", "error-no-game", game=game_id) from None
