"""Lobby: all tables of this process. Those that somebody is at are open as rooms, the others lie in the store."""

import asyncio
import contextlib
import logging
from collections.abc import Collection, Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any
from weakref import WeakValueDictionary

from chabudai.core.errors import UnknownGame
from chabudai.core.game import Game
from chabudai.registry import game as game_named
from chabudai.server.cache import Cache
from chabudai.server.errors import Refused
from chabudai.server.limits import Limits
from chabudai.server.lobby.address_quota import AddressQuota
from chabudai.server.lobby.peers import Peers
from chabudai.server.notices.mail import Mailer
from chabudai.server.notices.outbound import Outbound
from chabudai.server.notices.ways import Ways
from chabudai.server.notices.web_push import PushKey
from chabudai.server.past.archive import Past, record_of
from chabudai.server.people.account_services import AccountServices
from chabudai.server.people.identity import is_id
from chabudai.server.storage import StorageError, Store, StoredTable, Whereabouts, attendance, blocks
from chabudai.server.table import commit
from chabudai.server.table.connection import SIGNED_OUT
from chabudai.server.table.live import LiveTable
from chabudai.server.table.room import Room
from chabudai.server.thinking.bot_pool import BotPool

log = logging.getLogger(__name__)

SEEING_OFF = 0.02  # seconds between looks whether somebody is still here
MEGABYTE = 1 << 20
AT_ONCE = 500  # people asked about in one question


class Lobby:
    """The lobby, to which every way in leads: open rooms by table, caches of finished games, and limits."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        limits: Limits,
        accounts: AccountServices | None = None,
        mailer: Mailer | None = None,
        origin: str | None = None,
        outbound: Outbound | None = None,
        push_key: PushKey | None = None,
    ) -> None:
        self.origin = origin  # where our pages are, as the host has set it
        self.accounts = accounts or AccountServices()
        self.mailer = mailer
        self.ways = Ways(store, outbound or Outbound(), push_key, mailer, origin)
        self.store = store
        self.bot_pool = bot_pool
        self.limits = limits
        self.peers = Peers()
        self.answers: Cache[bytes] = Cache(limits.kept_megabytes * MEGABYTE, len)
        self.pasts: Cache[Past] = Cache(limits.idle_megabytes * MEGABYTE, Past.weight)
        self.waiting = AddressQuota(limits.address_tables)
        self.rooms: dict[str, Room] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.beside: set[asyncio.Task[None]] = set()
        self.endings = 0  # how often sessions have ended, here or elsewhere

    async def see_off(self) -> None:
        """Everybody is sent to another process, or to the next one here, when their last answer is out."""
        while here := [line for room in self.rooms.values() for line in room.connections]:
            for connection in here:
                connection.hang_up()
            await asyncio.sleep(SEEING_OFF)

    async def close(self) -> None:
        for room in list(self.rooms.values()):
            await room.close()
        self.accounts.close()

    def open_sessions(self) -> set[str]:
        """Sessions in which somebody is at a table here."""
        lines = (line for room in self.rooms.values() for line in room.connections)
        return {line.session for line in lines if line.session}

    def hang_up(self, sessions: Collection[str]) -> None:
        """On whoever is here in sessions that have ended."""
        self.endings += 1
        for room in self.rooms.values():
            for line in room.connections:
                if line.session in sessions:
                    line.hang_up(SIGNED_OUT)

    async def hear_anew(self, people: Collection[str] | None = None) -> None:
        """Somebody has muted somebody, or no longer: what they hear at the tables of this process."""
        lines = [(room, line) for room in self.rooms.values() for line in room.connections]
        here = {line.person for _, line in lines if line.person is not None}
        muted = await self.muted_by(sorted(here if people is None else here.intersection(people)))
        for room, line in lines:
            now = line.muted if line.person is None else muted.get(line.person, line.muted)
            if now != line.muted and line in room.connections:
                line.muted = now
                await room.chat.tell_anew(line)

    async def muted_by(self, people: list[str]) -> dict[str, frozenset[str]]:
        """Whom each of these does not want to hear, some hundred at a time."""
        muted: dict[str, frozenset[str]] = {}
        for first in range(0, len(people), AT_ONCE):
            muted |= await self.store.ask(blocks.muted_by_each, people[first : first + AT_ONCE])
        return muted

    def do_beside(self, work: Coroutine[Any, Any, object]) -> None:
        """Run a task in the background: nobody waits for it, or misses it where the database is away."""

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
        table = await self.found(table_id)
        room = Room(self, the_game(table.game), table)
        await room.open()
        await self.peers.welcome(room)
        return room

    async def found(self, table_id: str) -> StoredTable:
        table = await self.store.table(table_id) if is_id(table_id) else None
        if table is None or table.state == "closed":
            raise Refused("not-found", "error-no-table")
        return table

    def close_idle(self) -> None:
        """Rooms with nobody in them are kept, so that coming back is quick, as far as there is memory for them."""
        left = self.limits.idle_megabytes * MEGABYTE
        for room in reversed([room for room in self.rooms.values() if room.is_idle()]):
            left -= room.weight()
            if left < 0:
                self.put_down(room)

    def put_down(self, room: Room) -> None:
        """One with nobody in it: it is opened anew when somebody comes."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        room.is_closed = True
        room.let_go()

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

    async def put_away(self, table: LiveTable) -> None:
        """A table is closed: nobody comes to it any more."""
        room = self.rooms.get(table.table.id)
        if room is table:
            del self.rooms[room.table.id]
        await table.close()

    # --- looking back -------------------------------------------------------------------------------------

    async def past_of(self, table_id: str) -> Past:
        """The match of a table so far; of one that is over no room is opened."""
        if not self.is_open(table_id):
            table = await self.found(table_id)
            if table.is_over():
                return await self.past(table)
        return await (await self.room(table_id)).past()

    async def past(self, table: StoredTable) -> Past:
        """The match of a table that is over, kept for a while."""

        async def read() -> Past:
            return Past(table, await record_of(self.store, the_game(table.game), table))

        return await (self.pasts.get(table.id, read) if table.is_over() else read())

    def forget_past(self, table_id: str) -> None:
        """Drop what is cached of a finished game: who played it has another name, or is another person."""
        self.pasts.drop(lambda key: key == table_id)
        self.answers.drop(lambda key: isinstance(key, tuple) and key[0] == table_id)

    async def look_again(self, table_id: str) -> None:
        """Something of a table was changed beside its room."""
        self.forget_past(table_id)
        if self.is_open(table_id):
            await commit.look_again(self.rooms[table_id])

    # --- what a table asks --------------------------------------------------------------------------------

    async def reopen(self, table_id: str) -> None:
        (await self.room(table_id)).bots.call()

    async def elsewhere(self, table_id: str) -> list[Whereabouts]:
        return await self.peers.at(table_id)

    def tell_others(self, table: LiveTable) -> None:
        self.peers.tell_of(table)

    def are_bots_called_by_jobs(self) -> bool:
        return self.store.is_shared

    def hurry_others(self, table_id: str) -> None:
        self.peers.hurry(table_id)

    def note_look(self, person: str, table_id: str) -> None:
        self.do_beside(self.store.write(attendance.note_look, person, table_id, datetime.now(UTC)))


def the_game(game_id: str) -> Game[Any]:
    try:
        return game_named(game_id)
    except UnknownGame:
        raise Refused("not-found", "error-no-game", game=game_id) from None
