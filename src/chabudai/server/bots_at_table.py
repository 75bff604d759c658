"""The bots at one table: they are asked like everybody else, think elsewhere, and move when it is time."""

# compiled: every move of every table passes through here

import asyncio
import contextlib
import logging
from collections import Counter
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from chabudai.core.beside import may_bots_act
from chabudai.core.errors import ChabudaiError
from chabudai.server import keeping, pauses
from chabudai.server.bots import Thinkers
from chabudai.server.errors import Refused
from chabudai.server.storage import StorageError

if TYPE_CHECKING:
    from chabudai.server.room import Room

log = logging.getLogger(__name__)

MOST_ACTS = 4  # of one bot beside one question: two that cannot agree come to an end


class BotsAtTable:
    """They play as long as one of them is asked or may act. If one cannot move the table says so, and it is tried
    again and again."""

    def __init__(self, room: "Room", thinkers: Thinkers) -> None:
        self.room = room
        self.thinkers = thinkers
        self.hurry = asyncio.Event()  # somebody does not want to wait for them
        self.at_work: asyncio.Task[None] | None = None
        self.stalled = False  # one is to move and cannot
        self.weighed: dict[int, tuple[int, int]] = {}  # by bot: what it had heard when it last thought of acting
        self.acted: Counter[tuple[int, int]] = Counter()  # how often a bot has acted beside a question

    # --- beginning and ending -----------------------------------------------------------------------------

    def call(self) -> None:
        """Let the bots play, if one is asked or may act; where there is a queue, a job does."""
        if not self.room.house.are_bots_called_by_jobs():
            self.begin()

    def begin(self) -> asyncio.Task[None] | None:
        """Their play, if one is asked or may act, and they are not at it already."""
        if not self.are_wanted() or self.are_at_work():
            return None
        self.at_work = asyncio.create_task(self.play())
        return self.at_work

    async def played(self) -> None:
        """Until nobody of them is asked any more, whoever let them begin."""
        self.begin()
        if self.at_work is not None:
            await asyncio.wait([self.at_work])

    def are_to_be_woken(self) -> bool:
        """Whether a job is needed that lets them play."""
        return self.room.house.are_bots_called_by_jobs() and self.are_wanted() and not self.are_at_work()

    def are_wanted(self) -> bool:
        return bool(self.asked() or self.to_act())

    def are_at_work(self) -> bool:
        return self.at_work is not None and not self.at_work.done()

    async def stop(self) -> None:
        if self.at_work is not None:
            self.at_work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.at_work

    async def play(self) -> None:
        failures = 0
        while self.are_wanted():
            try:
                await self.play_once()
            except StorageError:
                return  # the room is opened anew, and calls them again
            except Exception as problem:
                self.note_failure(problem, failures)
                await pauses.after(failures)
                failures += 1
            else:
                failures = 0
                self.set_stalled(False)
        self.hurry.clear()

    async def play_once(self) -> None:
        """All of them at the same time: else a move that comes late would tell of an offer made in secret."""
        acting = [self.let_act(seat) for seat in self.to_act()]
        choosing = [self.let_choose(seat) for seat in self.asked()]
        done = await asyncio.gather(*acting, *choosing, return_exceptions=True)
        for problem in done:
            if isinstance(problem, BaseException):
                raise problem

    def note_failure(self, problem: Exception, failures: int) -> None:
        """Said once, to the host in the log and to the players at the table."""
        if failures == 0:
            trace = None if isinstance(problem, BrokenProcessPool) else problem
            log.error("a bot at table %s cannot move; it is tried again", self.room.table.id, exc_info=trace)
        self.set_stalled(True)

    def set_stalled(self, stalled: bool) -> None:
        if self.stalled != stalled:
            self.stalled = stalled
            self.room.tell_table()
            self.room.house.tell_others(self.room)

    # --- choosing -----------------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """The seats that must choose and that bots play."""
        table, record = self.room.table, self.room.record
        if table.state != "running" or record is None:
            return []
        return [seat for seat in record.match.state.deciders() if table.chairs[seat].bot is not None]

    async def let_choose(self, seat: int) -> None:
        """The time it takes to think counts as waiting, so that it tells nothing. What was thought stays good while
        the question of this seat stands, whatever others do."""
        room, record, level = self.room, self.room.record, self.level(seat)
        assert record is not None
        n, picks = record.n, record.changes[seat]
        waiting = asyncio.create_task(self.wait_for_pace())
        try:
            texts = await self.thinkers.answer(record.match.state, seat, level, room.table.host)
            await waiting
        finally:
            waiting.cancel()
        async with room.lock:
            if room.record is None or room.record.is_stale(seat, n, picks) or not self.plays(seat, level):
                return  # something was taken back, or somebody sat down meanwhile: ask anew
            with contextlib.suppress(Refused):
                await keeping.make(room, seat, room.game.actions.parse_all(texts))

    def level(self, seat: int) -> str:
        level = self.room.table.chairs[seat].bot
        assert level is not None
        return level

    def plays(self, seat: int, level: str) -> bool:
        return self.room.table.chairs[seat].bot == level

    async def wait_for_pace(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.hurry.wait(), self.room.table.pace / 1000)

    def hurry_up(self) -> None:
        if self.asked():
            self.hurry.set()

    # --- acting beside the question -----------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """The bots that have heard something since they last thought of acting beside the question."""
        room, record = self.room, self.room.record
        if room.table.state != "running" or record is None or not may_bots_act(record.match.state):
            return []
        bots = [seat for seat, chair in enumerate(room.table.chairs) if chair.bot is not None]
        news = {seat: (record.n, record.match.heard(seat)) for seat in bots}
        may_act = [seat for seat in bots if self.acted[seat, record.n] < MOST_ACTS]
        return [seat for seat in may_act if self.weighed.get(seat) != news[seat]]

    async def let_act(self, seat: int) -> None:
        """It answers within a moment: nobody waits for it, and nobody is in its way."""
        room, record, level = self.room, self.room.record, self.level(seat)
        assert record is not None
        heard = record.match.heard(seat)
        self.weighed[seat] = (record.n, heard)
        texts = await self.thinkers.act(record.match.state, seat, level, room.table.host)
        async with room.lock:
            now = room.record
            if not texts or now is None or now.match.heard(seat) != heard or not self.plays(seat, level):
                return
            self.acted[seat, now.n] += 1
            with contextlib.suppress(Refused, ChabudaiError):  # what it rested on may be gone
                said = room.game.actions.parse_all(texts)
                await keeping.keep(room, seat, lambda: now.act(seat, said))
