"""Dispatcher: sweeps the database for what is to be told, and sends what is due.

What waits for whom is read from the tables themselves: a move costs nothing for it, and nothing is forgotten if a
process dies. Before a notice goes, its reason is looked at once more. Every process sweeps; the database decides
who sends what.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from chabudai.server.notices.composing import Entry, digest_text
from chabudai.server.notices.digest import next_digest
from chabudai.server.notices.kinds import DAILY
from chabudai.server.notices.ways import Sent, Ways, pause_after
from chabudai.server.storage import (
    StorageError,
    Store,
    StoredPerson,
    attendance,
    history,
    invitations,
    listings,
    outbox,
    people,
)
from chabudai.server.storage import notice_settings as addresses
from chabudai.server.storage.attendance import NEVER, Attendance
from chabudai.server.storage.notice_settings import NoticeAddress, NoticeSettings
from chabudai.server.storage.outbox import DAY, Notice, Sitting

log = logging.getLogger(__name__)

OVERLAP = timedelta(minutes=1)  # machines may disagree about the time, and a commit may take a while
AT_FIRST = timedelta(days=1)  # how far back a process looks when it begins
CLEAR_AFTER = timedelta(days=7)
MOST_ATTEMPTS = 60  # two days and more
LEASE = timedelta(minutes=10)  # in which a digest is written, or another process takes it up
DIGESTS_AT_ONCE = 50
AT_ONCE = {"push": 8, "hook": 8, "mail": 2}  # so slow webhooks hold up webhooks only

Key = tuple[str, str]  # person and table
SendingKey = tuple[str, ...]
Later = Mapping[tuple[str, str, str, str], datetime]
DIGESTS: SendingKey = ("digests",)
Looking = Callable[[Sequence[str]], Awaitable[Mapping[str, set[str]]]]
IsOffered = Callable[[str, str], Awaitable[bool]]


def utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True)
class Known:
    """What must be known to judge notices, as it is now."""

    sitting: Mapping[Key, Sitting]
    attendance: Mapping[Key, Attendance]
    looking: Mapping[str, set[str]]  # by table, the people who look at it
    sent: Mapping[tuple[str, str, str], list[float]]  # by person, table and way


@dataclass
class Dispatcher:
    store: Store
    ways: Ways
    looking: Looking
    is_offered: IsOffered
    clock: Callable[[], datetime] = utc_now
    seen_until: datetime | None = None
    cleared: datetime | None = None
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    sending: set[SendingKey] = field(default_factory=set)  # in this process
    slots: dict[str, asyncio.Semaphore] = field(
        default_factory=lambda: {way: asyncio.Semaphore(number) for way, number in AT_ONCE.items()}
    )

    async def sweep(self) -> None:
        """Sends go on beside it: whoever is slow holds up the others of the same way only."""
        now = self.clock()
        await self.observe(now)
        for way in AT_ONCE:
            await self.start_sending(way, now)
        if self.ways.has_mail and DIGESTS not in self.sending:
            self.start(self.send_digests(now), {DIGESTS})
        await self.clear_away(now)

    def start(self, work: Coroutine[Any, Any, None], keys: set[SendingKey]) -> None:
        self.sending |= keys
        task = asyncio.create_task(work)
        self.tasks.add(task)

        def finish(done: asyncio.Task[None]) -> None:
            self.tasks.discard(done)
            self.sending -= keys
            problem = None if done.cancelled() else done.exception()
            if problem is not None and not isinstance(problem, StorageError):  # of which was told already
                log.error("a notice could not be sent", exc_info=problem)

        task.add_done_callback(finish)

    async def finish(self) -> None:
        """Until everything is sent that is being sent."""
        while self.tasks:
            await asyncio.wait(self.tasks)

    def stop(self) -> None:
        """What is being sent another process sends again, when the claim is over."""
        for task in self.tasks:
            task.cancel()

    async def clear_away(self, now: datetime) -> None:
        if self.cleared is None or now - self.cleared >= DAY:
            self.cleared = now
            await self.store.write(outbox.clear_away, now - CLEAR_AFTER)

    # --- what is to be told -------------------------------------------------------------------------------

    async def observe(self, now: datetime) -> None:
        """Who is asked, or whose game is over, since the last look."""
        since = now - AT_FIRST if self.seen_until is None else self.seen_until - OVERLAP
        found = await self.store.read(outbox.sitting_since, since)
        if found:
            ids = sorted({each.table_id for each in found})
            known = await self.store.read(outbox.at_tables, ids)
            looking = await self.looking(ids)
            told = {(each.person, each.table_id, each.kind, each.reason) for each in known}
            calls = [call for each in found if (call := called_for(each, looking)) and call[:4] not in told]
            sitting = {(each.person, each.table_id): each for each in found}
            gone = [each for each in known if is_answered(each, sitting.get((each.person, each.table_id)))]
            if calls or gone:
                await self.store.write(outbox.call_again, calls, gone)
        self.seen_until = now

    # --- sending ------------------------------------------------------------------------------------------

    async def start_sending(self, way: str, now: datetime) -> None:
        """What goes to one address goes as one message."""
        due = [each for each in await self.store.read(outbox.due, now, way) if each.key not in self.sending]
        if not due:
            return
        ids = sorted({each.person for each in due})
        who = {each.id: each for each in await self.store.read(people.found, ids)}
        where = await self.store.read(addresses.addresses_of, ids)
        groups: defaultdict[str, list[Notice]] = defaultdict(list)
        for each in due:
            groups[address_of(each, who, where)].append(each)
        for group in groups.values():
            self.start(self.send_group(way, group, who, where), {each.key for each in group})

    async def judged(self, notices: Sequence[Notice], now: datetime) -> list[Notice]:
        """Those whose reason is still there and of whose table enough was not told today."""
        known = await self.known_of(notices)
        standing = [each for each in notices if await self.still_holds(each, known)]
        later = {each.key: until for each in standing if (until := enough_until(each, known, now)) is not None}
        await self.settle(notices, standing, later)
        return [each for each in standing if each.key not in later]

    async def known_of(self, notices: Sequence[Notice]) -> Known:
        keys = sorted({(each.person, each.table_id) for each in notices})
        ids = sorted({table_id for _, table_id in keys})
        sent: defaultdict[tuple[str, str, str], list[float]] = defaultdict(list)
        for each in await self.store.read(outbox.at_tables, ids):
            sent[each.person, each.table_id, each.way] += each.sent
        return Known(
            await self.store.read(outbox.sitting_at, keys),
            await self.store.read(attendance.attendance_of, keys),
            await self.looking(ids),
            sent,
        )

    async def still_holds(self, notice: Notice, known: Known) -> bool:
        """Whether its reason is still there."""
        key = notice.person, notice.table_id
        attended = known.attendance.get(key, NEVER)
        if attended.muted or notice.person in known.looking.get(notice.table_id, ()):
            return False
        if attended.looked is not None and attended.looked >= notice.since:
            return False
        if notice.kind == "invited":
            return await self.store.ask(invitations.is_called, notice.table_id, notice.person)
        sitting = known.sitting.get(key)
        if sitting is None:
            return False
        if notice.kind == "turn":
            return sitting.is_asked and sitting.last_row == notice.reason
        if notice.kind == "over":
            return sitting.state != "running"
        if notice.kind == "offer":
            return sitting.state == "running" and await self.is_offered(notice.table_id, notice.person)
        return notice.kind == "chat"

    async def settle(self, notices: Sequence[Notice], standing: Sequence[Notice], later: Later) -> None:
        gone = [each for each in notices if each not in standing]
        if gone:
            await self.store.write(outbox.drop, gone)
        if later:
            waiting = [each for each in standing if each.key in later]
            await self.store.write(outbox.postpone, waiting, [later[each.key] for each in waiting])

    async def send_group(
        self,
        way: str,
        notices: Sequence[Notice],
        who: Mapping[str, StoredPerson],
        where: Sequence[NoticeAddress],
    ) -> None:
        async with self.slots[way]:
            now = self.clock()
            claimed = await self.store.write(outbox.claim, notices, now)
            claimed = await self.judged(claimed, now) if claimed else []
            if not claimed:
                return
            person = who[claimed[0].person]
            try:
                mine = [each for each in where if each.person == person.id and each.way == way]
                sent = await self.send(way, person, claimed, mine, now)
            except Exception:
                log.exception("a notice could not be sent")
                sent = "failed"
            await self.note(sent, claimed, now)

    async def send(
        self,
        way: str,
        person: StoredPerson,
        notices: Sequence[Notice],
        where: Sequence[NoticeAddress],
        now: datetime,
    ) -> Sent:
        entries = await self.entries([(each.kind, each.person, each.table_id) for each in notices])
        if not entries:
            return "no-way"
        if way == "mail":
            return await self.ways.write(person, entries, now)
        if way == "hook":
            return await self.ways.call(person, where[0] if where else None, entries, now)
        count = len(await self.store.read(listings.waiting_for, person.id))
        return await self.ways.push(person, where, entries, count, now)

    async def note(self, sent: Sent, notices: Sequence[Notice], now: datetime) -> None:
        if sent == "sent":
            await self.store.write(outbox.note_sent, notices, now)
            return
        hopeless = [each for each in notices if sent == "no-way" or each.attempts >= MOST_ATTEMPTS]
        others = [each for each in notices if each not in hopeless]
        if hopeless:
            await self.store.write(outbox.give_up, hopeless, now)
        if others:
            retry = now + pause_after(max(each.attempts for each in others))
            await self.store.write(outbox.note_failed, others, now, retry)

    async def entries(self, wanted: Sequence[tuple[str, str, str]]) -> list[Entry]:
        """Kinds, people and tables as they are told; a table that is no longer there is left out."""
        ids = list(dict.fromkeys(table_id for _, _, table_id in wanted))
        found = {each.id: each for each in await self.store.read(listings.with_ids, ids)}
        told = await self.store.read(history.last_told, ids)
        return [
            Entry(kind, person, found[table_id], told.get(table_id))
            for kind, person, table_id in wanted
            if table_id in found
        ]

    # --- digests ------------------------------------------------------------------------------------------

    async def send_digests(self, now: datetime) -> None:
        for settings in await self.store.read(addresses.digests_due, now, DIGESTS_AT_ONCE):
            if await self.store.write(addresses.move_digest, settings, now + LEASE):
                claimed = replace(settings, digest_due=now + LEASE)
                sent = await self.send_digest(settings, now)
                again = now + pause_after(5) if sent == "failed" else next_digest(settings, now)
                await self.store.write(addresses.move_digest, claimed, again or now + DAY)

    async def send_digest(self, settings: NoticeSettings, now: datetime) -> Sent:
        """Nothing is written to somebody for whom nothing waits."""
        person = await self.store.ask(people.find, settings.person)
        assert self.ways.origin is not None
        wanted = await self.digested(settings, now)
        if person is None or not wanted:
            return "no-way"
        subject, text = digest_text(await self.entries(wanted), person.language, self.ways.origin)
        return await self.ways.mailed(person, subject, text, now)

    async def digested(self, settings: NoticeSettings, now: datetime) -> list[tuple[str, str, str]]:
        """Kinds, the person and tables: what waits, and what has ended since the last digest and was not seen."""
        person, kinds = settings.person, {kind for kind, ways in settings.delays.items() if "mail" in ways}
        waiting = await self.store.read(listings.waiting_for, person) if "turn" in kinds else []
        asked = [each.id for each in waiting]
        since = now - timedelta(hours=settings.digest_hours)
        ended = await self.store.read(outbox.ended_since, person, since) if "over" in kinds else []
        known = await self.store.read(attendance.attendance_of, [(person, each) for each in [*asked, *ended]])
        seen = {
            table_id
            for (_, table_id), attended in known.items()
            if attended.looked is not None and attended.looked >= since
        }
        muted = {table_id for (_, table_id), attended in known.items() if attended.muted}
        turns = [("turn", person, each) for each in asked if each not in muted]
        return turns + [("over", person, each) for each in ended if each not in muted | seen]


def called_for(each: Sitting, looking: Mapping[str, set[str]]) -> tuple[str, str, str, int, datetime] | None:
    """What somebody is to be told of a table; nothing if they look at it."""
    if each.person in looking.get(each.table_id, ()):
        return None
    if each.is_asked and "turn" in each.wanted:
        return each.person, each.table_id, "turn", each.last_row, each.moved
    if each.state != "running" and "over" in each.wanted:
        return each.person, each.table_id, "over", 0, each.moved
    return None


def is_answered(notice: Notice, now: Sitting | None) -> bool:
    """Whether it waits to call somebody who is not asked any more, or asked something else."""
    waits = notice.kind == "turn" and notice.state == "waiting"
    return waits and now is not None and not (now.is_asked and now.last_row == notice.reason)


def enough_until(notice: Notice, known: Known, now: datetime) -> datetime | None:
    """Until when somebody was told of a table often enough today; None if not."""
    begin = (now - DAY).timestamp()
    today = sorted(each for each in known.sent[notice.person, notice.table_id, notice.way] if each > begin)
    return datetime.fromtimestamp(today[-DAILY], UTC) + DAY if len(today) >= DAILY else None


def address_of(notice: Notice, who: Mapping[str, StoredPerson], where: Sequence[NoticeAddress]) -> str:
    """Where it goes: people of one household may share a mailbox or a webhook."""
    if notice.way == "mail":
        return who[notice.person].mail or notice.person
    hooks = [each.address for each in where if each.person == notice.person and each.way == notice.way == "hook"]
    return hooks[0] if hooks else notice.person
