"""The other processes that serve the same tables: what they do is heard of and read, and they are told who is here.

News may be lost: a line is cut, a process is stopped for a while. So every few seconds each process looks how far
its open tables are; a lost one costs seconds, never truth.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from chabudai.server.identity import new_id
from chabudai.server.storage import StorageError, Store, Whereabouts
from chabudai.server.storage.listening import Listening
from chabudai.server.storage.news import News

if TYPE_CHECKING:
    from chabudai.server.hall import Hall
    from chabudai.server.room import Room

log = logging.getLogger(__name__)

LOOK_EVERY = 3.0  # seconds
TELL_AFTER = 0.05  # seconds, in which others may come and go too
AT_ONCE = 500  # tables looked up together


class Others:
    def __init__(self, hall: "Hall", database: str) -> None:
        self.hall = hall
        self.store: Store = hall.store
        self.process = new_id()
        self.listening = Listening(database, self.hear, self.look_soon)
        self.looking: asyncio.Task[None] | None = None
        self.to_look = asyncio.Event()
        self.missed: set[str] = set()  # tables of which something was heard while they were being opened
        self.changed: dict[str, Room] = {}  # where somebody came or went
        self.told: dict[str, Whereabouts] = {}
        self.telling: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.beat(self.process)
        self.listening.open()
        self.looking = asyncio.create_task(self.look_on())

    async def close(self) -> None:
        await self.listening.close()
        for task in (self.looking, self.telling):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])
        with contextlib.suppress(StorageError):
            await self.store.leave(self.process)

    # --- what they do -------------------------------------------------------------------------------------

    def hear(self, news: News) -> None:
        if news.numbers.get("people") == self.process:
            del news.numbers["people"]  # we have said so ourselves
        room = self.hall.rooms.get(news.table)
        if room is not None:
            self.tell_room(room, news)
        elif news.table in self.hall.opening:
            self.missed.add(news.table)

    def tell_room(self, room: "Room", news: News) -> None:
        """A room that nobody is in is not kept up: it is opened anew when somebody comes."""
        if not room.following.has_news(news.numbers):
            return
        if room.is_idle():
            self.hall.rooms.pop(room.table.id, None)
        else:
            room.following.hear(news)

    def look_soon(self) -> None:
        self.to_look.set()

    async def look_on(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.to_look.wait(), LOOK_EVERY)
            self.to_look.clear()
            try:
                await self.look()
            except StorageError:
                continue  # of which was told already; the next time will do
            except Exception:
                log.exception("what other processes do could not be looked up")

    async def look(self) -> None:
        """Say that we are here, and read how far the tables are that are open."""
        if not await self.store.beat(self.process):
            self.told.clear()  # we were away for long, and taken for dead
        for room in list(self.hall.rooms.values()):
            self.tell_of(room)
        ids = list(self.hall.rooms)
        for first in range(0, len(ids), AT_ONCE):
            await self.compare(ids[first : first + AT_ONCE])

    async def compare(self, ids: list[str]) -> None:
        here = await self.store.whereabouts(ids, self.process)
        standings = await self.store.standings(ids)
        for table_id in ids:
            room = self.hall.rooms.get(table_id)
            if room is None:
                continue
            if table_id not in standings:  # it was forgotten
                room.following.want({"table": ""})
                continue
            self.tell_room(room, News(table_id, standings[table_id]))
            if room.here.hear_from_others(here.get(table_id, [])):
                room.comings.tell_soon()

    async def welcome(self, room: "Room") -> None:
        """A room was opened: who is at its table elsewhere, and what happened meanwhile."""
        room.here.hear_from_others(await self.at(room.table.id))
        if room.table.id in self.missed:
            self.missed.discard(room.table.id)
            room.following.want_all()

    # --- who is where -------------------------------------------------------------------------------------

    async def at(self, table_id: str) -> list[Whereabouts]:
        return (await self.at_each([table_id])).get(table_id, [])

    async def at_each(self, ids: Iterable[str]) -> dict[str, list[Whereabouts]]:
        return await self.store.whereabouts(list(ids), self.process)

    def tell_of(self, room: "Room") -> None:
        """Who is in this room, soon and with what else there is to tell."""
        if room.whereabouts() == self.told.get(room.table.id):
            return
        self.changed[room.table.id] = room
        if self.telling is None or self.telling.done():
            self.telling = asyncio.create_task(self.tell_soon())

    async def tell_soon(self) -> None:
        await asyncio.sleep(TELL_AFTER)
        while self.changed:
            table_id, room = self.changed.popitem()
            try:
                await self.tell(table_id, room.whereabouts())
            except StorageError:
                return  # the next look tells it

    async def tell(self, table_id: str, known: Whereabouts | None) -> None:
        if known == self.told.get(table_id):
            return
        await self.store.put_whereabouts(self.process, table_id, known)
        if known is None:
            del self.told[table_id]
        else:
            self.told[table_id] = known
