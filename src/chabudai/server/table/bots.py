"""Bots at one table: they are asked like everybody else, think in other processes, and move when it is time."""

# compiled: every move of every table passes through here

import asyncio
import contextlib
import logging
from collections import Counter
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from chabudai.core.beside import may_bots_act, may_bots_wait
from chabudai.core.errors import ChabudaiError
from chabudai.server import backoff
from chabudai.server.errors import Refused
from chabudai.server.match.record import Record
from chabudai.server.storage import StorageError
from chabudai.server.table import commit
from chabudai.server.table.live import LiveTable
from chabudai.server.thinking.bot_pool import BotPool

log = logging.getLogger(__name__)

MOST_ACTS = 12  # of one bot beside one question, until a person acts: bots that cannot agree come to an end


News = tuple[int, int, tuple[int, ...]]  # rows, acts that were heard of, and who is still asked where that matters


class TableBots:
    """They play as long as one of them is asked or may act. If one cannot move the table says so, and it is tried
    again and again."""

    def __init__(self, room: LiveTable, bot_pool: BotPool) -> None:
        self.room = room
        self.bot_pool = bot_pool
        self.hurry = asyncio.Event()  # somebody does not want to wait for them
        self.at_work: asyncio.Task[None] | None = None
        self.news = asyncio.Event()  # something has happened while they are at work
        self.stirred = asyncio.Event()  # the same for those who wait for their pace: another one each time
        self.busy: dict[tuple[str, int], asyncio.Task[None]] = {}  # what each of them is at: acting, choosing
        self.left: asyncio.Future[Any] | None = None  # done when everything that was given up has ended
        self.weighed: dict[int, News] = {}  # by bot: what it knew when it last thought of acting
        self.last = -1  # who has thought of it last
        self.waiting: set[int] = set()  # bots that then said that they would rather not answer yet
        self.acted: Counter[tuple[int, int, int]] = Counter()  # how often a bot has acted beside a question

    # --- beginning and ending -----------------------------------------------------------------------------

    def call(self) -> None:
        """Let the bots play, if one is asked or may act; where there is a queue, a job does."""
        self.news.set()
        self.stirred.set()
        self.stirred = asyncio.Event()
        if not self.room.context.are_bots_called_by_jobs():
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
        return self.room.context.are_bots_called_by_jobs() and self.are_wanted() and not self.are_at_work()

    def are_wanted(self) -> bool:
        return bool(self.asked() or self.to_act())

    def are_at_work(self) -> bool:
        return self.at_work is not None and not self.at_work.done()

    async def stop(self) -> None:
        if self.at_work is not None:
            self.at_work.cancel()
            await asyncio.wait([self.at_work])
        if self.left is not None:
            await self.left

    async def play(self) -> None:
        failures = 0
        try:
            while self.busy or self.are_wanted():
                done, problem = False, None
                try:
                    done = await self.play_on()
                except StorageError:
                    return  # the room is opened anew, and calls them again
                except Exception as raised:
                    problem = raised
                if problem is not None:
                    self.note_failure(problem, failures)
                    await backoff.after(failures)
                    failures += 1
                elif done:
                    failures = 0
                    self.room.set_stalled(False)
        finally:
            self.leave_off()
        self.hurry.clear()

    async def play_on(self) -> bool:
        """Until one of them has done something, or something has happened; whether one has. None waits for another:
        a move that comes late would tell of an offer made in secret, and no answer to an offer waits for a pace."""
        self.news.clear()
        for seat in self.next_to_act():
            self.busy["act", seat] = asyncio.create_task(self.let_act(seat))
        for seat in self.asked():
            if ("choose", seat) not in self.busy:
                self.busy["choose", seat] = asyncio.create_task(self.let_choose(seat))
        hearing = asyncio.create_task(self.news.wait())
        try:
            await asyncio.wait([hearing, *self.busy.values()], return_when=asyncio.FIRST_COMPLETED)
        finally:
            hearing.cancel()
        done = [self.busy.pop(key) for key, task in list(self.busy.items()) if task.done()]
        for problem in [task.exception() for task in done]:
            if problem is not None:
                raise problem
        return bool(done)

    def leave_off(self) -> None:
        """Cancel whatever the bots are at."""
        tasks = list(self.busy.values())
        self.busy = {}
        for task in tasks:
            task.cancel()
        self.left = asyncio.gather(*tasks, return_exceptions=True)

    def note_failure(self, problem: Exception, failures: int) -> None:
        """Said once, to the host in the log and to the players at the table."""
        if failures == 0:
            trace = None if isinstance(problem, BrokenProcessPool) else problem
            log.error("a bot at table %s cannot move; it is tried again", self.room.table.id, exc_info=trace)
        self.room.set_stalled(True)

    # --- choosing -----------------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """The seats that must choose and that bots play, without those that would rather wait for what is done
        beside the question: they wait while somebody else may do something."""
        table, record = self.room.table, self.room.record
        if table.state != "running" or record is None:
            return []
        deciders = record.match.state.deciders()
        asked = [seat for seat in deciders if table.chairs[seat].bot is not None]
        if not may_bots_wait(record.match.state):
            return asked
        acting = self.acting()
        if not acting and asked == deciders:
            return asked
        return [seat for seat in asked if seat not in acting and seat not in self.waiting]

    async def let_choose(self, seat: int) -> None:
        """The time it takes to think counts as waiting, so that it tells nothing. What was thought stays good while
        the question of this seat stands, whatever others do."""
        room, record, level = self.room, self.room.record, self.level(seat)
        if record is None:
            return  # the match is just being read anew, after which they are called again
        n, picks = record.n, record.changes[seat]
        waiting = asyncio.create_task(self.wait_for_pace())
        try:
            texts = await self.bot_pool.answer(record.match.state, seat, level, room.table.host)
            await waiting
        finally:
            waiting.cancel()
        async with room.lock:
            if room.record is None or room.record.is_stale(seat, n, picks) or not self.plays(seat, level):
                return  # something was taken back, or somebody sat down meanwhile: ask anew
            with contextlib.suppress(Refused):
                await commit.make(room, seat, room.game.actions.parse_all(texts))

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
        if self.asked() or self.busy:
            self.hurry.set()

    # --- acting beside the question -----------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """The bots that know of something new since they last thought of acting beside the question."""
        room, record = self.room, self.room.record
        if room.table.state != "running" or record is None or not may_bots_act(record.match.state):
            return []
        bots = [seat for seat, chair in enumerate(room.table.chairs) if chair.bot is not None]
        free = [seat for seat in bots if ("act", seat) not in self.busy]
        may_act = [seat for seat in free if self.acted[self.occasion(record, seat)] < MOST_ACTS]
        return [seat for seat in may_act if self.weighed.get(seat) != news_of(record, seat)]

    def next_to_act(self) -> list[int]:
        """Bots that begin to act now. Where they may wait for each other they speak in turn: so who was asked has
        answered before the other asks again. What a person says is answered out of turn."""
        record, wanting = self.room.record, self.to_act()
        if record is None or not may_bots_wait(record.match.state):
            return wanting
        answering = [seat for seat in wanting if self.heard_person(record, seat)]
        if answering or any(what == "act" for what, _ in self.busy):
            return answering
        return sorted(wanting, key=lambda seat: (seat <= self.last, seat))[:1]

    def acting(self) -> set[int]:
        """The bots that think of acting, or are about to."""
        return {*self.to_act(), *(seat for what, seat in self.busy if what == "act")}

    def occasion(self, record: Record, seat: int) -> tuple[int, int, int]:
        """The bot, the question, and how much it has heard from people: whatever they say is answered."""
        people = [act for act in record.match.acts if self.room.table.chairs[act.seat].bot is None]
        return seat, record.n, sum([act.is_known_to(seat) for act in people])

    async def let_act(self, seat: int) -> None:
        """It answers a person within a moment: nobody waits for it, and nobody is in its way. What bots say to each
        other where they may wait for it comes at their pace: so that a person can follow it, and join in."""
        room, record, level = self.room, self.room.record, self.level(seat)
        if record is None:
            return
        self.last = seat
        news = self.weighed[seat] = news_of(record, seat)
        done = record.match.done_by(seat)
        aside = await self.bot_pool.act(record.match.state, seat, level, room.table.host, done)
        if aside.said and may_bots_wait(record.match.state) and not self.heard_person(record, seat):
            await self.wait_unless_it_hears(seat, news)
        async with room.lock:
            now = room.record
            if now is None or news_of(now, seat) != news or not self.plays(seat, level):
                return  # it thinks again
            (self.waiting.add if aside.waits else self.waiting.discard)(seat)
            if not aside.said:
                return
            self.acted[self.occasion(now, seat)] += 1
            with contextlib.suppress(Refused, ChabudaiError):  # what it rested on may be gone
                said = room.game.actions.parse_all(aside.said)
                await commit.commit(room, now.act(seat, said))

    def heard_person(self, record: Record, seat: int) -> bool:
        """Whether the last that the bot has heard of was done by a person."""
        heard = [act.seat for act in record.match.acts if act.is_known_to(seat)]
        return bool(heard) and self.room.table.chairs[heard[-1]].bot is None

    async def wait_unless_it_hears(self, seat: int, news: News) -> None:
        """For the pace. What the bot does not hear of does not shorten it: that would tell of it."""
        pace = asyncio.create_task(self.wait_for_pace())
        try:
            while not pace.done() and self.room.record is not None and news_of(self.room.record, seat) == news:
                stirred = asyncio.create_task(self.stirred.wait())
                await asyncio.wait([pace, stirred], return_when=asyncio.FIRST_COMPLETED)
                stirred.cancel()
        finally:
            pace.cancel()


def news_of(record: Record, seat: int) -> News:
    """Version of all that can make a bot act and its seat may know; who is ready, where it may wait for them."""
    state = record.match.state
    return record.n, record.match.heard(seat), tuple(state.deciders()) if may_bots_wait(state) else ()
