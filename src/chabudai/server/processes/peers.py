"""Peers: other processes that serve the same tables. What they do is read, and they are told who is here.

News may be lost: a line is cut, a process is stopped for a while. So every few seconds each process looks how far
its open tables are; a lost one costs seconds, never truth.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterable

from chabudai.server.lobby import peers
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.people.identity import new_id
from chabudai.server.storage import StorageError, Store, Whereabouts, history, news, people, process_presence
from chabudai.server.storage.listener import Listening
from chabudai.server.storage.news import News
from chabudai.server.table.live import LiveTable
from chabudai.server.table.room import Room

log = logging.getLogger(__name__)

LOOK_EVERY = 3.0  # seconds
TELL_AFTER = 0.05  # seconds, in which others may come and go too
AT_ONCE = 500  # tables looked up together


class OtherProcesses(peers.Peers):
    """Found by what they write into the database they share with us."""

    def __init__(self, lobby: Lobby, database: str) -> None:
        self.lobby = lobby
        self.store: Store = lobby.store
        self.process = new_id()
        self.listening = Listening(database, self.take_news, self.listen_anew)
        self.looking: asyncio.Task[None] | None = None
        self.to_look = asyncio.Event()
        self.ended = asyncio.Event()  # some sessions may have
        self.muting = asyncio.Event()  # somebody may have muted somebody
        self.missed: set[str] = set()  # tables of which something was heard while they were being opened
        self.changed: dict[str, LiveTable] = {}  # where somebody came or went
        self.told: dict[str, Whereabouts] = {}
        self.telling: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.write(process_presence.beat, self.process)
        self.listening.open()
        self.looking = asyncio.create_task(self.look_on())

    async def close(self) -> None:
        await self.listening.close()
        for task in (self.looking, self.telling):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])
        with contextlib.suppress(StorageError):
            await self.store.write(process_presence.leave, self.process)

    # --- what they do -------------------------------------------------------------------------------------

    def take_news(self, news: News) -> None:
        if news.numbers.get("people") == self.process:
            del news.numbers["people"]  # we have said so ourselves
        if "sessions" in news.numbers:
            self.lobby.endings += 1  # who is just coming looks again
            self.ended.set()
            self.look_soon()
        if "blocks" in news.numbers:
            self.muting.set()
            self.look_soon()
        if "table" in news.numbers:
            self.lobby.forget_past(news.table)
        room = self.lobby.rooms.get(news.table)
        if room is not None:
            self.tell_room(room, news)
        elif news.table in self.lobby.opening:
            self.missed.add(news.table)

    def tell_room(self, room: Room, news: News) -> None:
        """A room that nobody is in is not kept up: it is opened anew when somebody comes."""
        if not room.follower.has_news(news.numbers):
            return
        if room.is_idle():
            self.lobby.put_down(room)
        else:
            room.follower.take_news(news)

    async def hang_up_ended(self) -> None:
        """On whoever is here in a session that was ended elsewhere."""
        here = list(self.lobby.open_sessions())
        for first in range(0, len(here), AT_ONCE):
            some = here[first : first + AT_ONCE]
            self.lobby.hang_up(set(some) - await self.store.ask(people.living_sessions, some))

    def look_soon(self) -> None:
        self.to_look.set()

    def listen_anew(self) -> None:
        """Whatever was said meanwhile was not heard."""
        self.ended.set()
        self.muting.set()
        self.look_soon()

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
        if not await self.store.write(process_presence.beat, self.process):
            self.told.clear()  # we were away for long, and taken for dead
            self.ended.set()
            self.muting.set()
        if self.ended.is_set():
            self.ended.clear()
            await self.hang_up_ended()
        if self.muting.is_set():
            self.muting.clear()
            await self.lobby.hear_anew()
        for room in list(self.lobby.rooms.values()):
            self.tell_of(room)
        ids = list(self.lobby.rooms)
        for first in range(0, len(ids), AT_ONCE):
            await self.compare(ids[first : first + AT_ONCE])

    async def compare(self, ids: list[str]) -> None:
        here = await self.store.ask(process_presence.of_others, ids, self.process)
        standings = await self.store.ask(history.standings, ids)
        for table_id in ids:
            room = self.lobby.rooms.get(table_id)
            if room is None:
                continue
            if table_id not in standings:  # it was forgotten
                room.follower.want({"table": ""})
                continue
            self.tell_room(room, News(table_id, standings[table_id]))
            if not room.is_closed:  # one that nobody is in was just put down
                room.note_who_is_elsewhere(here.get(table_id, []))

    async def welcome(self, room: Room) -> None:
        """A room was opened: who is at its table elsewhere, and what happened meanwhile."""
        room.here.take_up_elsewhere(await self.at(room.table.id))
        if room.table.id in self.missed:
            self.missed.discard(room.table.id)
            room.follower.want_all()

    # --- who is where -------------------------------------------------------------------------------------

    async def at_each(self, ids: Iterable[str]) -> dict[str, list[Whereabouts]]:
        return await self.store.ask(process_presence.of_others, list(ids), self.process)

    def tell_of(self, table: LiveTable) -> None:
        """Who is at this table, soon and with what else there is to tell."""
        table_id = table.table.id
        if table.whereabouts() == self.told.get(table_id):
            return
        self.changed[table_id] = table
        if self.telling is None or self.telling.done():
            self.telling = asyncio.create_task(self.tell_soon())

    async def tell_soon(self) -> None:
        await asyncio.sleep(TELL_AFTER)
        while self.changed:
            table_id, table = self.changed.popitem()
            try:
                await self.tell(table_id, table.whereabouts())
            except StorageError:
                return  # the next look tells it

    async def tell(self, table_id: str, known: Whereabouts | None) -> None:
        if known == self.told.get(table_id):
            return
        await self.store.write(process_presence.put, self.process, table_id, known)
        if known is None:
            del self.told[table_id]
        else:
            self.told[table_id] = known

    def hurry(self, table_id: str) -> None:
        self.lobby.do_beside(self.store.write(news.note, table_id, "hurry"))
