"""The hall with its tables: laying one, sitting down, leaving, starting, playing again."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Coroutine, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any
from weakref import WeakValueDictionary

from chabudai.core.errors import UnknownGame
from chabudai.core.game import Game, OptionValue, fresh_seed
from chabudai.registry import game as game_named
from chabudai.server import lobby, pauses, presence
from chabudai.server.bots import Thinkers
from chabudai.server.chairs import bot_chair, free_chair, is_free, names_of
from chabudai.server.errors import Refused
from chabudai.server.identity import clean_name, hash_of, is_id, new_id, new_secret
from chabudai.server.jobs import Jobs
from chabudai.server.kept import Kept
from chabudai.server.limits import Limits
from chabudai.server.lobby_told import table_info
from chabudai.server.others import Others
from chabudai.server.presence import Presence
from chabudai.server.record import Record
from chabudai.server.room import Room, check_pace, ended, is_outdated
from chabudai.server.storage import (
    Change,
    Conflict,
    Decide,
    StorageError,
    StorageLost,
    Store,
    StoredChair,
    StoredGuest,
    StoredTable,
    TableState,
    Whereabouts,
)
from chabudai.server.stories import write_stories
from chabudai.server.story import written
from chabudai.server.wire import NewTable, SeatChange, Settings, Table, TableInfo

log = logging.getLogger(__name__)

USUAL_PACE = 900  # milliseconds before a bot moves
LISTED = 50
SEEN_EVERY = timedelta(hours=1)  # what is noted of a guest need not be more exact
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

    # --- guests -------------------------------------------------------------------------------------------

    async def guest_with(self, secret: str | None) -> StoredGuest | None:
        return None if secret is None else await self.store.guest_by_secret(hash_of(secret))

    async def welcome(self, secret: str | None) -> StoredGuest | None:
        """The guest who comes to a table. When they were last here is noted beside it: to look on one need not be
        able to write."""
        guest, now = await self.guest_with(secret), datetime.now(UTC)
        if guest is not None and now - guest.seen > SEEN_EVERY:
            self.do_beside(self.store.see_guest(guest.id, now))
        return guest

    def do_beside(self, work: Coroutine[Any, Any, object]) -> None:
        """What nobody waits for, and nobody misses."""

        async def do() -> None:
            with contextlib.suppress(StorageError):
                await work

        task = asyncio.create_task(do())
        self.beside.add(task)
        task.add_done_callback(self.beside.discard)

    async def name_guest(self, guest: StoredGuest | None, name: str) -> tuple[StoredGuest, str | None]:
        """The guest with this nickname, and the new secret if it is a new one."""
        cleaned = clean_name(name)
        if guest is not None:
            renamed = await self.store.rename_guest(guest.id, cleaned)
            await self.rename_chairs(renamed)
            return renamed, None
        secret, now = new_secret(), datetime.now(UTC)
        newcomer = StoredGuest(id=new_id(), secret_hash=hash_of(secret), name=cleaned, created=now, seen=now)
        await self.store.add_guest(newcomer)
        return newcomer, secret

    async def rename_chairs(self, guest: StoredGuest) -> None:
        for table in await self.store.tables_of(guest.id, LISTED):
            if table.state == "waiting":
                await self.changed(await self.room(table.id), guest, lambda now: lobby.rename(now, guest))

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
        for table_id in await self.store.expire_tables(before):
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

    async def here(self, tables: Sequence[StoredTable]) -> dict[str, Presence]:
        """Who is at these tables, as far as anybody knows."""
        unopened = [table.id for table in tables if table.id not in self.rooms]
        known = await self.others.at_each(unopened) if self.others is not None and unopened else {}
        return {
            table.id: self.rooms[table.id].here if table.id in self.rooms else Presence(known.get(table.id, ()))
            for table in tables
        }

    # --- lists --------------------------------------------------------------------------------------------

    async def open_tables(self, guest: StoredGuest | None) -> list[TableInfo]:
        return await self.listed(await self.store.open_tables(LISTED), guest)

    async def finished_tables(self, guest: StoredGuest | None) -> list[TableInfo]:
        return await self.listed(await self.store.finished_tables(LISTED), guest)

    async def tables_of(self, guest: StoredGuest) -> list[TableInfo]:
        """My games, in the order of the store: my turn first, then running, waiting, over."""
        return await self.listed(await self.store.tables_of(guest.id, LISTED), guest)

    async def listed(self, tables: list[StoredTable], guest: StoredGuest | None) -> list[TableInfo]:
        who, here = None if guest is None else guest.id, await self.here(tables)
        return [table_info(table, table.seat_of(who), here[table.id]) for table in tables]

    async def show(self, table_id: str, guest: StoredGuest | None) -> Table:
        return shown(await self.room(table_id), guest)

    # --- laying a table -----------------------------------------------------------------------------------

    async def lay(self, guest: StoredGuest, wanted: NewTable) -> Table:
        table = self.laid(guest, wanted)
        await self.store.add_table(table, self.most_tables())
        return await self.start(table.id, guest) if wanted.start else await self.show(table.id, guest)

    def most_tables(self) -> dict[TableState, int]:
        """How many tables one guest may keep, by their state."""
        return {"waiting": self.limits.waiting_tables, "running": self.limits.running_tables}

    def laid(self, guest: StoredGuest, wanted: NewTable) -> StoredTable:
        game = the_game(wanted.game)
        game.check_seats(wanted.seats)
        chairs = [StoredChair(seat=0, guest=guest.id, bot=None, name=guest.name)]
        for seat in range(1, wanted.seats):
            level = wanted.bots[seat - 1] if seat <= len(wanted.bots) else None
            chairs.append(free_chair(seat) if level is None else bot_chair(seat, level, names_of(chairs)))
        if wanted.start and any(is_free(chair) for chair in chairs):
            raise Refused("not-allowed", "error-free-seats")
        return StoredTable(
            id=new_id(),
            game=game.id,
            rules=game.rules_version,
            seats=wanted.seats,
            options=game.settle_at_table(wanted.options),
            seed=None,
            public=wanted.public,
            host=guest.id,
            state="waiting",
            pace=USUAL_PACE if wanted.pace is None else check_pace(wanted.pace),
            deciders=[],
            result=None,
            rematch=None,
            created=datetime.now(UTC),
            started=None,
            finished=None,
            chairs=chairs,
        )

    # --- sitting down and leaving -------------------------------------------------------------------------

    async def sit(self, table_id: str, guest: StoredGuest, seat: int | None) -> Table:
        room = await self.room(table_id)
        return await self.changed(room, guest, lambda table: lobby.sit_down(table, guest, seat))

    async def leave(self, table_id: str, guest: StoredGuest) -> Table:
        return await self.changed(await self.room(table_id), guest, lambda table: lobby.leave(table, guest))

    async def let_bot_play_on(self, table_id: str, guest: StoredGuest, seat: int) -> Table:
        """For somebody who has been away for a while; who has come back meanwhile keeps the seat."""
        room = await self.room(table_id)

        def decide(table: StoredTable) -> Change:
            change = lobby.let_bot_play_on(table, guest, seat)
            away = room.here.away(table.chairs[seat])
            if away is None or away < presence.PATIENCE:
                raise Refused("not-allowed", "error-not-away-long", seconds=presence.PATIENCE)
            return change

        return await self.changed(room, guest, decide)

    # --- what the host does -------------------------------------------------------------------------------

    async def change_seat(self, table_id: str, guest: StoredGuest, wanted: SeatChange) -> Table:
        room = await self.room(table_id)
        return await self.changed(room, guest, lambda table: lobby.change_seat(table, guest, wanted))

    async def change_settings(self, table_id: str, guest: StoredGuest, wanted: Settings) -> Table:
        room = await self.room(table_id)
        return await self.changed(room, guest, lambda table: lobby.change_settings(table, room.game, guest, wanted))

    async def start(self, table_id: str, guest: StoredGuest) -> Table:
        """Set the game up by what is seen of the table; it begins if the table is still like that."""
        room = await self.room(table_id)

        async def job() -> StoredTable:
            seen = await self.store.table(table_id) or room.table
            lobby.check_hosted(seen, guest)
            if any(is_free(chair) for chair in seen.chairs):
                raise Refused("not-allowed", "error-free-seats")
            seed = fresh_seed()
            rules, now = room.game.rules_version, datetime.now(UTC)
            opening = Record(room.game, replace(seen, seed=str(seed)))
            deciders, told = opening.match.state.deciders(), written(opening.told(0))
            return await self.store.start_table(seen, str(seed), rules, deciders, now, told)

        try:
            await room.change(job)
        except Conflict:
            await room.look_again()
            raise Refused("stale", "error-stale") from None
        return shown(room, guest)

    async def changed(self, room: Room, guest: StoredGuest, decide: Decide) -> Table:
        """The table after a change that is decided on how it stands in the database."""
        await room.change(lambda: self.store.change_table(room.table.id, decide))
        if room.table.state == "closed":
            await self.put_away(room)
        return shown(room, guest)

    # --- playing again ------------------------------------------------------------------------------------

    async def rematch(self, table_id: str, guest: StoredGuest) -> Table:
        """The same game once more: bots sit down again, people find the invitation at the old table. Who plays with
        bots alone waits for nobody."""
        room = await self.room(table_id)
        room.seat_for(guest.id)
        if not room.table.is_over():
            raise Refused("not-allowed", "error-not-over")
        if not await self.is_laid(room.table.rematch):
            await room.change(lambda: self.lay_again(room, guest))
        assert room.table.rematch is not None
        again = await self.sit(room.table.rematch, guest, None)
        alone = all(seat.kind == "bot" or seat.seat == again.your_seat for seat in again.seats)
        return await self.start(again.id, guest) if alone and again.state == "waiting" else again

    async def is_laid(self, table_id: str | None) -> bool:
        """Whether there is such a table, and it was not cleared away."""
        table = None if table_id is None else await self.store.table(table_id)
        return table is not None and table.state != "closed"

    def lay_again(self, room: Room, guest: StoredGuest) -> Awaitable[StoredTable]:
        old = room.table
        others = [chair for chair in old.chairs if chair.guest != guest.id]
        levels = [chair.bot if chair.guest is None else None for chair in others]
        options = options_of_today(room.game, old.options)
        table = self.laid(guest, NewTable(old.game, old.seats, options, old.public, levels))
        return self.store.add_rematch(old.id, replace(table, pace=old.pace), self.most_tables())


def the_game(game_id: str) -> Game[Any]:
    try:
        return game_named(game_id)
    except UnknownGame:
        raise Refused("not-found", "error-no-game", game=game_id) from None


def options_of_today(game: Game[Any], options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """What is left of the options of a game whose rules may have changed since."""
    known = {option.id: option.values for option in game.options}
    return {name: value for name, value in options.items() if value in known.get(name, ())}


def shown(room: Room, guest: StoredGuest | None) -> Table:
    return room.shown_to(room.seat_of(None if guest is None else guest.id))
