"""The hall with its tables: laying one, sitting down, leaving, starting, playing again."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from weakref import WeakValueDictionary

from chabudai.core.errors import UnknownGame
from chabudai.core.game import Game, OptionValue, fresh_seed
from chabudai.registry import game as game_named
from chabudai.server import presence
from chabudai.server.bots import STAND_IN, Thinkers, check_level
from chabudai.server.chairs import bot_chair, free_chair, free_seat, is_free, names_of, resized, unlike
from chabudai.server.errors import Refused
from chabudai.server.identity import clean_name, hash_of, new_id, new_secret
from chabudai.server.lobby_told import table_info
from chabudai.server.presence import Presence
from chabudai.server.record import Record
from chabudai.server.room import Room, check_pace, ended, is_outdated
from chabudai.server.storage import Conflict, Store, StoredChair, StoredGuest, StoredTable
from chabudai.server.stories import write_stories
from chabudai.server.story import written
from chabudai.server.wire import NewTable, SeatChange, Settings, Table, TableInfo

log = logging.getLogger(__name__)

USUAL_PACE = 900  # milliseconds before a bot moves
MOST_WAITING = 12  # tables one guest may keep waiting for players
LISTED = 50
KEPT_OPEN = 200  # rooms kept in memory with nobody in them, so that coming back is quick


class Hall:
    """All tables: those that are open as rooms, the others in the store."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.beginning: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.thinkers.open()
        self.beginning = asyncio.create_task(self.begin())

    async def begin(self) -> None:
        """After a start, while people already come in: what waits for nobody but us."""
        try:
            await self.resume()
            await write_stories(self.store, self.thinkers)
        except Exception:
            log.exception("not everything could be taken up again; the next start tries anew")

    async def resume(self) -> None:
        """Where a bot is to move it plays on, also if nobody is looking; games of older rules are ended."""
        for table in await self.store.running_tables():
            try:
                if is_outdated(table, the_game(table.game)):
                    await ended(self.store, table)
                elif any(table.chairs[seat].bot is not None for seat in table.deciders):
                    (await self.room(table.id)).call_bots()
            except Exception:  # one table that cannot be opened is no reason to forget the others
                log.exception("table %s could not be taken up again", table.id)

    async def close(self) -> None:
        if self.beginning is not None:
            self.beginning.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.beginning
        for room in self.rooms.values():
            await room.close()
        self.thinkers.close()

    # --- guests -------------------------------------------------------------------------------------------

    async def guest_with(self, secret: str | None) -> StoredGuest | None:
        return None if secret is None else await self.store.guest_by_secret(hash_of(secret))

    async def welcome(self, secret: str | None) -> StoredGuest | None:
        """The guest who comes to a table; when they were last here is noted."""
        guest = await self.guest_with(secret)
        return None if guest is None else await self.store.see_guest(guest.id, datetime.now(UTC))

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
        """Where the game has not begun, the new name is on the chair at once; a match keeps its names."""
        for table in await self.store.tables_of(guest.id, LISTED):
            if table.state == "waiting":
                room = await self.room(table.id)
                chair = room.table.chairs[room.seat_for(guest.id)]
                others = names_of([each for each in room.table.chairs if each != chair])
                await self.set_chair(room, guest, replace(chair, name=unlike(guest.name, others)))

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
        table = await self.store.table(table_id)
        if table is None or table.state == "closed":
            raise Refused("not-found", "error-no-table")
        room = Room(self.store, self.thinkers, the_game(table.game), table)
        await room.load()
        return room

    def close_idle(self) -> None:
        idle = [table_id for table_id, room in self.rooms.items() if room.is_idle()]
        for table_id in idle[: max(0, len(idle) - KEPT_OPEN)]:
            del self.rooms[table_id]

    def here(self, table_id: str) -> Presence:
        room = self.rooms.get(table_id)
        return Presence() if room is None else room.here

    # --- lists --------------------------------------------------------------------------------------------

    async def open_tables(self, guest: StoredGuest | None) -> list[TableInfo]:
        return self.listed(await self.store.open_tables(LISTED), guest)

    async def finished_tables(self, guest: StoredGuest | None) -> list[TableInfo]:
        return self.listed(await self.store.finished_tables(LISTED), guest)

    async def tables_of(self, guest: StoredGuest) -> list[TableInfo]:
        """My games, in the order of the store: my turn first, then running, waiting, over."""
        return self.listed(await self.store.tables_of(guest.id, LISTED), guest)

    def listed(self, tables: list[StoredTable], guest: StoredGuest | None) -> list[TableInfo]:
        who = None if guest is None else guest.id
        return [table_info(table, table.seat_of(who), self.here(table.id)) for table in tables]

    async def show(self, table_id: str, guest: StoredGuest | None) -> Table:
        return shown(await self.room(table_id), guest)

    # --- laying a table -----------------------------------------------------------------------------------

    async def lay(self, guest: StoredGuest, wanted: NewTable) -> Table:
        table = self.laid(guest, wanted)
        mine = await self.store.tables_of(guest.id, LISTED)
        if sum(each.state == "waiting" for each in mine) >= MOST_WAITING:
            raise Refused("not-allowed", "error-many-tables", most=MOST_WAITING)
        await self.store.add_table(table)
        return await self.start(table.id, guest) if wanted.start else await self.show(table.id, guest)

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
        own = room.seat_of(guest.id)
        if own is not None:
            return await self.sit_again(room, guest, own)
        if room.table.state != "waiting":
            raise Refused("not-allowed", "error-already-started")
        return await self.changed(room, guest, lambda: self.take_chair(room, guest, seat))

    async def take_chair(self, room: Room, guest: StoredGuest, seat: int | None) -> StoredTable:
        chair = free_seat(room.table, seat)
        name = unlike(guest.name, names_of(room.table.chairs))
        try:
            return await self.store.take_chair(room.table.id, chair, guest.id, name)
        except Conflict:
            raise Refused("not-allowed", "error-seat-taken") from None

    async def sit_again(self, room: Room, guest: StoredGuest, seat: int) -> Table:
        """Take back the seat that a bot plays."""
        if room.table.chairs[seat].bot is None:
            return shown(room, guest)
        return await self.set_chair(room, guest, replace(room.table.chairs[seat], bot=None))

    async def leave(self, table_id: str, guest: StoredGuest) -> Table:
        room = await self.room(table_id)
        seat = room.seat_for(guest.id)
        if room.table.state == "running":
            return await self.set_chair(room, guest, replace(room.table.chairs[seat], bot=STAND_IN))
        if room.table.state != "waiting":
            raise Refused("not-allowed", "error-already-over")
        return await self.changed(room, guest, lambda: self.get_up(room.table, seat))

    async def let_bot_play_on(self, table_id: str, guest: StoredGuest, seat: int) -> Table:
        """For somebody who has been away for a while; whoever plays here may ask for it."""
        room = await self.room(table_id)
        if not 0 <= seat < room.table.seats:
            raise Refused("bad-value", "error-no-seat")

        def job() -> Awaitable[StoredTable]:
            """Under the lock of the room: whoever has come back meanwhile keeps the seat."""
            room.playing()
            room.own_seat(guest.id)
            chair = room.table.chairs[seat]
            away = room.here.away(chair)
            if away is None or away < presence.PATIENCE:
                raise Refused("not-allowed", "error-not-away-long", seconds=presence.PATIENCE)
            return self.store.save_table(table_id, {}, [replace(chair, bot=STAND_IN)], expect_state="running")

        return await self.changed(room, guest, job)

    async def get_up(self, table: StoredTable, seat: int) -> StoredTable:
        """Before the start: the seat is free again, the next guest is host, and an empty table is cleared away."""
        others = [chair.guest for chair in table.chairs if chair.guest is not None and chair.seat != seat]
        changes = {"host": table.host if table.host in others else others[0]} if others else {"state": "closed"}
        return await self.store.save_table(table.id, changes, [free_chair(seat)], expect_state="waiting")

    async def set_chair(self, room: Room, guest: StoredGuest, chair: StoredChair) -> Table:
        def job() -> Awaitable[StoredTable]:
            return self.store.save_table(room.table.id, {}, [chair], expect_state=room.table.state)

        return await self.changed(room, guest, job)

    # --- what the host does -------------------------------------------------------------------------------

    async def change_seat(self, table_id: str, guest: StoredGuest, change: SeatChange) -> Table:
        """Sit a bot down, change its level or send it away."""
        room = await self.hosted(table_id, guest)
        if not 0 <= change.seat < room.table.seats:
            raise Refused("bad-value", "error-no-seat")
        chair = room.table.chairs[change.seat]
        if chair.guest is not None:
            raise Refused("not-allowed", "error-seat-taken")
        if change.bot is None:
            return await self.set_chair(room, guest, free_chair(change.seat))
        if chair.bot is not None:
            return await self.set_chair(room, guest, replace(chair, bot=check_level(change.bot)))
        bot = bot_chair(change.seat, change.bot, names_of(room.table.chairs))
        return await self.set_chair(room, guest, bot)

    async def change_settings(self, table_id: str, guest: StoredGuest, wanted: Settings) -> Table:
        room = await self.hosted(table_id, guest)
        changes: dict[str, Any] = {}
        if wanted.options is not None:
            changes["options"] = room.game.settle_at_table(wanted.options)
        if wanted.public is not None:
            changes["public"] = wanted.public
        if wanted.seats is not None:
            room.game.check_seats(wanted.seats)
            changes["seats"] = wanted.seats

        def job() -> Awaitable[StoredTable]:
            chairs = resized(room.table.chairs, wanted.seats or room.table.seats)
            return self.store.save_table(table_id, changes, chairs, expect_state="waiting")

        return await self.changed(room, guest, job)

    async def start(self, table_id: str, guest: StoredGuest) -> Table:
        room = await self.hosted(table_id, guest)

        def job() -> Awaitable[StoredTable]:
            if any(is_free(chair) for chair in room.table.chairs):
                raise Refused("not-allowed", "error-free-seats")
            seed = fresh_seed()
            rules, now = room.game.rules_version, datetime.now(UTC)
            opening = Record(room.game, replace(room.table, seed=str(seed)))
            deciders, told = opening.match.state.deciders(), written(opening.told(0))
            return self.store.start_table(table_id, str(seed), rules, deciders, now, told)

        return await self.changed(room, guest, job)

    async def hosted(self, table_id: str, guest: StoredGuest) -> Room:
        """The room of a waiting table, for its host only."""
        room = await self.room(table_id)
        if room.table.host != guest.id:
            raise Refused("not-yours", "error-not-host")
        if room.table.state != "waiting":
            raise Refused("not-allowed", "error-already-started")
        return room

    async def changed(self, room: Room, guest: StoredGuest, job: Callable[[], Awaitable[StoredTable]]) -> Table:
        try:
            await room.change(job)
        except Conflict:
            async with room.lock:
                await room.load_again()
            raise Refused("stale", "error-stale") from None
        if room.table.state == "closed":
            self.rooms.pop(room.table.id, None)
            await room.close()
        return shown(room, guest)

    # --- playing again ------------------------------------------------------------------------------------

    async def rematch(self, table_id: str, guest: StoredGuest) -> Table:
        """The same game once more: bots sit down again, people find the invitation at the old table. Who plays with
        bots alone waits for nobody."""
        room = await self.room(table_id)
        room.seat_for(guest.id)
        if not room.table.is_over():
            raise Refused("not-allowed", "error-not-over")
        if room.table.rematch is None:
            await self.lay_again(room, guest)
        assert room.table.rematch is not None
        again = await self.sit(room.table.rematch, guest, None)
        alone = all(seat.kind == "bot" or seat.seat == again.your_seat for seat in again.seats)
        return await self.start(again.id, guest) if alone and again.state == "waiting" else again

    async def lay_again(self, room: Room, guest: StoredGuest) -> None:
        old = room.table
        others = [chair for chair in old.chairs if chair.guest != guest.id]
        levels = [chair.bot if chair.guest is None else None for chair in others]
        options = options_of_today(room.game, old.options)
        table = self.laid(guest, NewTable(old.game, old.seats, options, old.public, levels))
        await self.store.add_table(replace(table, pace=old.pace))
        await room.change(lambda: self.store.set_rematch(old.id, table.id))
        if room.table.rematch != table.id:  # somebody else was quicker
            await self.store.save_table(table.id, {"state": "closed"})


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
