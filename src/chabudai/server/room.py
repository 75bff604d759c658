"""A table that is open: who is connected, the match as it stands, and the bots that play along.

Everything that changes a room happens under its lock, and nobody is told of a move before it is stored.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count
from typing import Any, Protocol

from chabudai.core.errors import BadUndo
from chabudai.core.events import EVERYONE
from chabudai.core.game import Game
from chabudai.core.state import onlooker_of
from chabudai.server import measures, pauses, sealed, telling
from chabudai.server.bots import Thinkers
from chabudai.server.bots_at_table import BotsAtTable
from chabudai.server.bulletin import TOO_OFTEN, Bulletin
from chabudai.server.comings import Comings
from chabudai.server.connection import TRY_LATER, Connection
from chabudai.server.errors import Refused, told
from chabudai.server.following import Following
from chabudai.server.limits import Limits
from chabudai.server.lobby_told import table_told
from chabudai.server.old_record import OldRecord
from chabudai.server.presence import Presence
from chabudai.server.record import ActRow, Done, Record, Row
from chabudai.server.storage import (
    Change,
    Conflict,
    StorageLost,
    Store,
    StoredAct,
    StoredChat,
    StoredMove,
    StoredPicks,
    StoredTable,
    Whereabouts,
)
from chabudai.server.story import Told
from chabudai.server.wire import SLOWEST_PACE, Act, Answering, Draft, Move, Preview, Table, Undo, Why


class Overtaken(Refused):
    """Somebody else was quicker, at another process; what they did is known by now."""

    def __init__(self) -> None:
        super().__init__("stale", "error-stale")


class House(Protocol):
    """Where the room is."""

    store: Store
    thinkers: Thinkers
    limits: Limits

    async def room(self, table_id: str) -> "Room":
        """The room of a table, opened if need be."""

    async def put_away(self, room: "Room") -> None:
        """The table is closed: nobody comes to this room any more."""

    async def elsewhere(self, table_id: str) -> list[Whereabouts]:
        """What other processes know of who is at a table."""

    def tell_others(self, room: "Room") -> None:
        """Who is at a table has changed, which other processes must know."""

    def are_bots_called_by_jobs(self) -> bool:
        """Whether a queue says at which tables they are to play, so that any process can let them."""

    def hurry_others(self, table_id: str) -> None:
        """Somebody does not want to wait for bots that may think elsewhere."""


class Room:
    """One table, as long as somebody is at it or a bot has to move."""

    def __init__(self, house: "House", game: Game[Any], table: StoredTable) -> None:
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
        self.users = 0
        self.last_line = -1  # the number of the last line of the chat that everybody here was told
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

    async def look_again(self) -> None:
        """Somebody else has changed the table: everybody here is told how it stands."""
        async with self.lock:
            await self.catch_up()
        self.bots.call()

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
        return table_told(self.table, self.game, seat, self.here, watching, stalled)

    def whereabouts(self) -> Whereabouts | None:
        """What other processes must know of who is here."""
        return self.here.told_to_others(self.table.chairs, self.watching(), self.bots.stalled)

    async def hear_who_is_here(self) -> None:
        if self.here.hear_from_others(await self.house.elsewhere(self.table.id)):
            self.comings.tell_soon()

    async def join(self, connection: Connection) -> None:
        async with self.lock:
            self.check_whole()
            chat = await self.chat_so_far()
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
        """To everybody with their own eyes; those with the same eyes get the same bytes."""
        said: dict[int | None, bytes] = {}
        seats = {chair.guest: chair.seat for chair in self.table.chairs if chair.guest is not None}
        for connection in self.connections:
            seat = None if connection.guest is None else seats.get(connection.guest)
            if not audience >> onlooker_of(seat) & 1:
                continue
            if seat not in said:
                said[seat] = telling.encode(message_for(seat))
            connection.tell_bytes(said[seat])

    async def chat_so_far(self) -> list[dict[str, Any]]:
        """For somebody who comes. Whatever of it those here have not yet heard they hear now."""
        lines = await self.store.chat(self.table.id)
        while lines and lines[-1].n < self.last_line:  # something was said since
            lines = await self.store.chat(self.table.id)
        self.tell_lines(lines)
        return [line_told(line) for line in lines]

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

    def question(self, guest: str | None, message: Answering) -> tuple[Record, int]:
        """The match and the seat of this guest, whose own question must still be the one that is answered."""
        record, seat = self.playing(), self.own_seat(guest)
        if record.is_stale(seat, message.n, message.picks):
            raise Refused("stale", "error-stale")
        return record, seat

    async def move(self, guest: str | None, message: Move) -> int:
        async with self.lock:
            while True:
                record, seat = self.question(guest, message)
                with contextlib.suppress(Overtaken):  # then the question may still be the same: others picked
                    await self.make(seat, self.game.actions.parse_all(message.actions))
                    break
        self.bots.call()
        return record.n

    async def undo(self, guest: str | None, message: Undo) -> int:
        async with self.lock:
            record, seat, bots = self.playing(), self.own_seat(guest), self.bot_seats()
            if record.is_stale_undo(seat, message.n, message.picks, bots):
                raise Refused("stale", "error-stale")
            if self.is_taken_back_too_often(seat):
                raise BadUndo(TOO_OFTEN)
            await self.keep(seat, lambda: record.undo(seat, message.whole, bots))
        self.bots.call()
        return record.n

    def is_taken_back_too_often(self, seat: int | None) -> bool:
        """Each move that is taken back leaves rows for ever; what nobody has seen of a pick leaves none."""
        record = self.record
        if record is None or seat is None or record.match.state.may_take_back(seat):
            return False
        return record.taken_back() >= self.house.limits.taken_back

    async def act(self, guest: str | None, message: Act) -> None:
        """Do something beside the question, of which this guest knows as much as when it was said."""
        async with self.lock:
            record, seat = self.playing(), self.own_seat(guest)
            if message.heard != record.match.heard(seat):
                raise Refused("stale", "error-stale")
            said = self.game.actions.parse_all(message.actions)
            await self.keep(seat, lambda: record.act(seat, said))
        self.bots.call()

    async def may_say(self, guest: str | None, texts: list[str]) -> dict[str, Any]:
        """What may be said next in an act of which this much is said."""
        async with self.lock:
            record, seat = self.playing(), self.own_seat(guest)
            return telling.next_words(record.match, seat, self.game.actions.parse_all(texts))

    async def preview(self, guest: str | None, message: Preview) -> dict[str, dict[str, Any] | None]:
        """What each of these choices would do, as far as it can be foreseen."""
        async with self.lock:
            record, seat = self.question(guest, message)
            state = record.match.state
            if seat not in state.deciders():
                raise Refused("not-allowed", "error-not-asked")
            actions = {text: self.game.actions.parse(text) for text in message.actions}
            return {text: telling.preview(state, seat, action) for text, action in actions.items()}

    async def draft(self, guest: str | None, message: Draft) -> dict[str, Any]:
        """The position of this guest with these picks, which are neither stored nor told to anybody else."""
        async with self.lock:
            record, seat = self.question(guest, message)
            match = sealed.drafted(record.match, seat, self.game.actions.parse_all(message.actions))
            part = len(record.halts(len(match.moves), seat))
            return telling.position(match, record.n, record.changes_of(seat), seat, part, self.bot_seats())

    async def why(self, guest: str | None, message: Why) -> dict[str, object] | None:
        """Why this guest may not do something, after the picks that are laid but not sent."""
        async with self.lock:
            match, seat = self.playing().match, self.seat_for(guest)
            if message.after:
                match = sealed.drafted(match, seat, self.game.actions.parse_all(message.after))
            refusal = match.state.why_not(seat, self.game.actions.parse(message.action))
            return None if refusal is None else telling.refusal_told(refusal)

    async def make(self, seat: int, actions: list[int]) -> None:
        record = self.playing()
        await self.keep(seat, lambda: record.apply(seat, actions))
        if self.table.state == "finished":
            self.tell_table()

    async def keep(self, seat: int, do: Callable[[], Done]) -> None:
        """Do something to the record, store it, and only then tell. If another was quicker, that one counts."""
        assert self.record is not None
        picked = {each: changes for each, changes in enumerate(self.record.changes) if changes}
        done = do()
        try:
            if done.act is not None:
                await self.store_act(done.act)
            elif done.rows:
                await self.store_rows(done.rows, picked)
            else:
                await self.store_picks(seat, picked)
        except Conflict:
            await (self.catch_up() if done.rows or done.act else self.catch_up_with_picks())
            raise Overtaken from None
        except BaseException as problem:
            self.give_up(problem)
            raise
        self.tell_position(done.first, done.audience, done.made, done.story)

    async def store_rows(self, rows: list[Row], picked: dict[int, int]) -> None:
        assert self.record is not None
        state, first, now = self.record.match.state, self.record.n - len(rows) + 1, datetime.now(UTC)
        bots = [chair.bot or "" for chair in self.table.chairs]
        moves = [
            StoredMove(n=n, seat=row.seat, action=row.action, at=now, bot=bots[row.seat])
            for n, row in enumerate(rows, first)
        ]
        ends: dict[str, Any] = {}
        if state.over:
            ends = {"result": {"scores": state.scores(), "winners": state.winners()}, "finished": now}
        told = [row.told for row in rows]
        acts = None if self.game.beside is None else self.record.acts
        self.table = await self.store.add_moves(
            self.table,
            moves,
            told,
            state.deciders(),
            unsealed=picked or None,
            acts=acts,
            wake=self.bots.are_to_be_woken(),
            **ends,
        )
        for move in moves:
            measures.rows_by("bot" if move.bot else "person").inc()

    async def store_act(self, row: ActRow) -> None:
        assert self.record is not None
        number, n, now = self.record.acts, self.record.n, datetime.now(UTC)
        act = StoredAct(number=number, n=n, seat=row.seat, actions=row.actions, at=now, told=row.told)
        await self.store.add_act(self.table.id, act, self.bots.are_to_be_woken())

    async def store_picks(self, seat: int, picked: dict[int, int]) -> None:
        """Nobody else notices: not even that this table was moved at."""
        assert self.record is not None
        picks = StoredPicks(seat=seat, changes=self.record.changes[seat], actions=self.record.picks(seat))
        deciders = self.record.match.state.deciders()
        await self.store.set_picks(self.table.id, self.record.n, picked, picks, deciders)
        self.table = replace(self.table, deciders=deciders)

    async def catch_up(self) -> None:
        """Somebody else was quicker: what they did counts, and everybody here is told."""
        try:
            await self.load_again()
        except BaseException as problem:
            self.give_up(problem)
            raise
        self.tell_anew()

    async def catch_up_with_picks(self) -> None:
        """Ours came too late: it is forgotten, and what others did is taken up."""
        try:
            await self.following.take_up({"moves", "picks", "acts"})
        except BaseException as problem:
            self.give_up(problem)
            raise

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
        check_pace(pace)
        await self.change(lambda: self.store.change_table(self.table.id, lambda _: Change({"pace": pace})))

    def skip(self, guest: str | None) -> None:
        self.seat_for(guest)
        self.bots.hurry_up()
        self.house.hurry_others(self.table.id)

    # --- talking and changing -----------------------------------------------------------------------------

    async def say(self, guest: str | None, name: str, text: str) -> None:
        """Who sits here talks under the name on the chair."""
        seat = self.seat_of(guest)
        shown = name if seat is None else self.table.chairs[seat].name
        line = await self.store.add_chat(self.table.id, seat, shown, text, datetime.now(UTC))
        if line.n > self.last_line + 1:  # something else was said before it, elsewhere
            await self.hear_chat()
        self.tell_lines([line])

    async def hear_chat(self) -> None:
        """What was said elsewhere."""
        self.tell_lines(await self.store.chat(self.table.id, after=self.last_line))

    def tell_lines(self, lines: Sequence[StoredChat]) -> None:
        """Those that nobody here has heard yet."""
        news = [line for line in lines if line.n > self.last_line]
        if news:
            self.last_line = news[-1].n
            for connection in self.connections:
                connection.tell({"type": "chat", "lines": [line_told(line) for line in news]})

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


def check_pace(pace: int) -> int:
    if not 0 <= pace <= SLOWEST_PACE:
        raise Refused("bad-value", "error-pace", most=SLOWEST_PACE)
    return pace


def is_outdated(table: StoredTable, game: Game[Any]) -> bool:
    """Whether the game still waits for a move, which the rules of today cannot make."""
    return table.state == "running" and table.rules < game.rules_version


async def ended(store: Store, table: StoredTable) -> StoredTable:
    """An outdated game is over where it stands. If another server has said so already, that is as good."""
    try:
        return await store.outdate_table(table.id, datetime.now(UTC))
    except Conflict:
        return await store.table(table.id) or table


def line_told(line: StoredChat) -> dict[str, Any]:
    return {"n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
