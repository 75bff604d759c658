"""Follower: reads what other processes have stored of a table that is open here, and tells it to those here."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import replace

from chabudai.core.events import EVERYONE
from chabudai.server.match.changes import Change, Moved
from chabudai.server.match.record import Record, standing
from chabudai.server.storage import StorageLost, StoredAct, StoredMove, StoredPicks
from chabudai.server.storage.history import number_of_picks
from chabudai.server.storage.news import KINDS, Kind, News
from chabudai.server.table.chat import Chat
from chabudai.server.table.live import LiveTable

log = logging.getLogger(__name__)

OF_THE_GAME: frozenset[Kind] = frozenset({"moves", "picks", "acts"})


class Follower:
    """Follower of one room. News that come while it reads are read afterwards, all at once, unless they are known
    by then."""

    def __init__(self, room: LiveTable, chat: Chat) -> None:
        self.room = room
        self.chat = chat
        self.lacking: dict[Kind, str] = {}  # with the number that was told; without one it is read in any case
        self.at_work: asyncio.Task[None] | None = None

    # --- news ------------------------------------------------------------------------------------------

    def take_news(self, news: News) -> None:
        """News of the table. Most are known: they are our own."""
        kinds = self.news_in(news.numbers)
        if "hurry" in kinds:
            self.room.hurry_bots()
        self.want({kind: news.numbers[kind] for kind in kinds - {"hurry"}})

    def has_news(self, numbers: Mapping[Kind, str]) -> bool:
        return bool(self.news_in(numbers))

    def news_in(self, numbers: Mapping[Kind, str]) -> set[Kind]:
        """Kinds of news with a number beyond the one that is known here; a kind without a number is always news."""
        known = self.known()
        if self.room.record is None and self.room.table.is_over():
            numbers = {kind: number for kind, number in numbers.items() if kind not in OF_THE_GAME}  # it is over
        return {kind for kind, number in numbers.items() if kind not in known or is_beyond(number, known[kind])}

    def known(self) -> dict[Kind, str]:
        """The numbers of what is known here. Of a record that is just being stored the next news tell."""
        room, record = self.room, self.room.record
        numbers: dict[Kind, str] = {"table": str(room.table.revision), "chat": str(self.chat.last_line)}
        if record is not None:
            picks = number_of_picks(record.n, record.changes)
            numbers |= {"moves": str(record.n), "picks": picks, "acts": str(record.acts)}
        return numbers

    def want(self, numbers: Mapping[Kind, str]) -> None:
        if not numbers or self.room.broken:
            return
        in_any_case = {kind: "" for kind, number in self.lacking.items() if not number}
        self.lacking = {**self.lacking, **numbers, **in_any_case}
        if not self.is_at_work():
            self.at_work = asyncio.create_task(self.catch_up())

    def want_all(self) -> None:
        self.want(dict.fromkeys(set(KINDS) - {"people", "hurry"}, ""))

    def is_at_work(self) -> bool:
        return self.at_work is not None and not self.at_work.done()

    async def caught_up(self) -> None:
        """Until everything is known here that was stored before."""
        self.want_all()
        if self.at_work is not None:
            await asyncio.wait([self.at_work])

    async def stop(self) -> None:
        if self.at_work is not None and self.at_work is not asyncio.current_task():
            self.at_work.cancel()
            await asyncio.wait([self.at_work])

    async def catch_up(self) -> None:
        room = self.room
        while self.lacking and not room.broken:
            try:
                async with room.lock:
                    numbers, self.lacking = self.lacking, {}
                    if not room.broken:
                        await self.take_up(self.news_in(numbers))
            except StorageLost as problem:
                room.give_up(problem)
            except Exception as problem:
                log.exception("what happened at table %s could not be followed", room.table.id)
                room.give_up(problem)
        if room.is_closed:
            room.let_go()
        else:
            room.call_bots()

    # --- taking up, under the lock of the room ------------------------------------------------------------

    async def take_up(self, kinds: Set[Kind]) -> None:
        room = self.room
        if kinds & OF_THE_GAME and room.record is not None:
            await self.take_up_game(room.record)
        has_ended = room.record is not None and room.record.match.state.over and not room.table.is_over()
        if "table" in kinds or has_ended or (kinds & OF_THE_GAME and room.record is None):
            await self.take_up_table()
        if "chat" in kinds and room.connections:
            await self.chat.read_new()
        if kinds & {"here", "people"}:
            await room.read_who_is_elsewhere()

    async def take_up_table(self) -> None:
        """Its chairs, settings and state."""
        room, table = self.room, await self.room.store.table(self.room.table.id)
        if table is None or table.state == "closed":
            if table is not None:
                room.table = table
                room.tell_table()
            await room.context.put_away(room)
            return
        before, room.table = room.table, table
        if before.seed is None and table.seed is not None:
            room.here.expect_everybody()
            await room.load()
            room.tell_anew()
        elif replace(before, deciders=table.deciders) != table:
            room.tell_table()
        room.see_off_after(before)

    async def take_up_game(self, record: Record) -> None:
        room = self.room
        news = await room.store.record(room.table.id, record.n, record.acts)
        if any(row.action is None for row in news.moves):
            await self.play_again(record)
            return
        for change in repeated(record, news.moves, news.acts):
            room.tell_change(change)
        audience = picked_anew(record, news.picks)
        if audience:
            room.tell_position(len(record.match.moves) + 1, audience)

    async def play_again(self, before: Record) -> None:
        """Something was taken back: everything that stands is played once more."""
        room = self.room
        news = await room.store.record(room.table.id)
        now = await Record.replayed(room.game, room.table, news.moves, news.picks, news.acts)
        same = alike(standing(news.moves[: before.n]), standing(news.moves))
        room.record = now
        room.tell_position(same + 1 if room.game.beside is None else same)


def is_beyond(number: str, known: str) -> bool:
    return not number or place(number) > place(known)


def place(number: str) -> tuple[int, ...]:
    """In the order of numbers such as 9, 10 or 10.1."""
    return tuple(int(part) for part in number.split(".") if part)


def alike(before: Sequence[StoredMove], now: Sequence[StoredMove]) -> int:
    """How many moves stand as they stood."""
    pairs = enumerate(zip(before, now, strict=False))
    return next((at for at, (one, other) in pairs if one.n != other.n), min(len(before), len(now)))


def repeated(record: Record, rows: Sequence[StoredMove], acts: Sequence[StoredAct]) -> Iterator[Change]:
    """Make moves and do acts that others have stored, in their order. What was picked has become rows."""
    waiting = deque(acts)
    if rows:
        record.take_back_all_picks()
    for row in rows:
        while waiting and waiting[0].n < row.n:
            yield from record.act_again(waiting.popleft())
        change = record.repeat(row)
        if isinstance(change, Moved):
            yield change
    while waiting and waiting[0].n <= record.n:
        yield from record.act_again(waiting.popleft())


def picked_anew(record: Record, picks: Sequence[StoredPicks]) -> int:
    """Take up what the seats have picked by now; who may notice it: a bit mask of onlookers."""
    asked, before = record.match.state.deciders(), record.changes
    if {each.seat: each.changes for each in picks} == {seat: each for seat, each in enumerate(before) if each}:
        return 0
    record.take_back_all_picks()
    for each in picks:
        record.pick_again(each)
    if record.match.state.deciders() != asked:
        return EVERYONE
    return sum(1 << seat for seat, changes in enumerate(record.changes) if changes != before[seat])
