"""What another process did is read when there is news of it: with one question, and by nobody who knows it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from server.lobbies import guest_at, laid, lobby_on
from server.storage.ear import Ear
from server.storage.laying import on_postgresql
from stones import GAME as STONES

from chabudai.core.game import Game
from chabudai.core.rng import seeded
from chabudai.registry import game as game_named
from chabudai.server.lobby import seating
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.match.record import Record
from chabudai.server.processes.peers import OtherProcesses
from chabudai.server.storage import Store, StoredPerson, process_presence
from chabudai.server.storage.news import News
from chabudai.server.table import play
from chabudai.server.table.room import Room
from chabudai.server.wire import Act, Move, Undo

pytestmark = [pytest.mark.anyio, on_postgresql]

READING = {"record_of": "record", "find": "table", "chat_of": "chat", "of_others": "whereabouts"}  # by query


@dataclass
class Pair:
    """Two processes, at one of which is played while the other follows."""

    here: Lobby
    there: Lobby
    ear: Ear
    guests: list[StoredPerson]
    table: str = ""
    reads: dict[Lobby, list[str]] = field(default_factory=dict)

    async def begin(self, game: str = "tokaido") -> None:
        self.table = (await laid(self.here, self.guests[0], len(self.guests), game=game)).id
        for guest in self.guests[1:]:
            await seating.sit(self.here, self.table, guest, None)
        await seating.start(self.here, self.table, self.guests[0])
        while record_of(await self.room_of(self.here)).n == 0:
            await self.move(-1)  # until what both choose at once are moves
        await self.room_of(self.there)
        self.ear.heard()
        self.note_reads()

    def note_reads(self) -> None:
        for lobby in (self.here, self.there):
            self.reads[lobby] = []
            for name in ("ask", "read"):
                setattr(lobby.store, name, self.noting(lobby, getattr(lobby.store, name)))

    def noting(self, lobby: Lobby, ask: Callable[..., Any]) -> Callable[..., Any]:
        async def noted(query: Callable[..., Any], *values: Any, **named: Any) -> Any:
            if query.__name__ in READING:
                self.reads[lobby].append(READING[query.__name__])
            return await ask(query, *values, **named)

        return noted

    async def room_of(self, lobby: Lobby) -> Room:
        return await lobby.room(self.table)

    async def tell(self, lobby: Lobby, *news: str) -> None:
        """The room is told, as if somebody were in it, and takes it up."""
        room = await self.room_of(lobby)
        with room.in_use():
            for line in news:
                peers_of(lobby).take_news(News.read(line))
            if room.follower.at_work is not None:
                await room.follower.at_work

    async def move(self, which: int = 0) -> None:
        room = await self.room_of(self.here)
        seat = record_of(room).match.state.deciders()[0]
        legal = record_of(room).match.state.legal(seat)
        said = room.game.actions.text(legal[which % len(legal)])
        await play.move(room, self.guests[seat].id, Move(**question(room, seat), actions=[said]))

    async def move_and_undo(self) -> None:
        """The first move that nobody has learned anything by."""
        room = await self.room_of(self.here)
        await self.move()
        while record_of(room).match.why_no_undo(seat := record_of(room).match.moves[-1].seat) is not None:
            await self.move()
        await play.undo(room, self.guests[seat].id, Undo(**question(room, seat)))

    async def are_alike(self) -> bool:
        one, other = [record_of(await self.room_of(lobby)) for lobby in (self.here, self.there)]
        return (one.n, one.acts, one.match.state.digest()) == (other.n, other.acts, other.match.state.digest())


def peers_of(lobby: Lobby) -> OtherProcesses:
    assert isinstance(lobby.peers, OtherProcesses)
    return lobby.peers


def record_of(room: Room) -> Record:
    assert room.record is not None
    return room.record


def question(room: Room, seat: int) -> dict[str, int]:
    return {"n": record_of(room).n, "picks": record_of(room).changes[seat]}


@pytest.fixture
async def pair(store: Store, other_store: Store, url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    def known(name: str) -> Game[Any]:
        return STONES if name == "stones" else game_named(name)

    monkeypatch.setattr("chabudai.server.lobby.lobby.game_named", known)
    here, there, ear = lobby_on(store), lobby_on(other_store), Ear(url)
    yield Pair(here, there, ear, [await guest_at(here, name) for name in ("Hana", "Petr")])
    ear.close()
    for lobby in (here, there):
        for room in lobby.rooms.values():
            await room.close()


async def test_a_move_is_read_with_one_question(pair: Pair) -> None:
    await pair.begin()
    for number in range(1, 6):
        await pair.move()
        await pair.tell(pair.there, *pair.ear.heard())
        assert await pair.are_alike()
        assert pair.reads[pair.there] == ["record"] * number


async def test_moves_that_come_while_the_room_is_busy_are_read_together(pair: Pair) -> None:
    await pair.begin()
    room = await pair.room_of(pair.there)
    async with room.lock:
        for _ in range(3):
            await pair.move()
        telling = asyncio.create_task(pair.tell(pair.there, *pair.ear.heard()))
        while room.follower.at_work is None:
            await asyncio.sleep(0)
    await telling
    assert await pair.are_alike()
    assert pair.reads[pair.there] == ["record"]


async def test_whoever_did_it_reads_nothing_when_hearing_of_it(pair: Pair) -> None:
    await pair.begin()
    await pair.move()
    room = await pair.room_of(pair.here)
    await room.set_pace(pair.guests[0].id, 1234)
    await room.chat.say(pair.guests[0].id, "Hana", "hello")
    await pair.here.store.write(process_presence.put, peers_of(pair.here).process, pair.table, None)
    before = list(pair.reads[pair.here])
    news = pair.ear.heard()
    assert len(news) == 4
    await pair.tell(pair.here, *news)
    assert pair.reads[pair.here] == before
    await pair.tell(pair.there, *news)
    assert sorted(pair.reads[pair.there]) == ["record", "table", "whereabouts"], (
        "nobody is there who could hear what was said"
    )


async def test_after_lost_news_everything_is_read_at_once(pair: Pair) -> None:
    await pair.begin()
    for _ in range(2):
        await pair.move()
    _, last = pair.ear.heard()
    await pair.tell(pair.there, last)
    assert await pair.are_alike()
    assert pair.reads[pair.there] == ["record"]


async def test_news_that_come_twice_or_late_change_nothing(pair: Pair) -> None:
    await pair.begin()
    for _ in range(3):
        await pair.move()
    news = pair.ear.heard()
    await pair.tell(pair.there, *news, *news)
    await pair.tell(pair.there, news[0])
    assert await pair.are_alike()
    assert pair.reads[pair.there] == ["record"]


async def test_what_is_picked_before_all_are_ready_is_read_too(pair: Pair) -> None:
    await pair.begin("stones")
    room = await pair.room_of(pair.here)
    while len(record_of(room).match.state.deciders()) == 1:
        await pair.move()
    await pair.tell(pair.there, *pair.ear.heard())
    await pair.move()
    [news] = pair.ear.heard()
    assert News.read(news).numbers.keys() == {"picks"}
    await pair.tell(pair.there, news)
    assert await pair.are_alike()
    assert pair.reads[pair.there] == ["record", "record"]


async def test_what_was_taken_back_is_read_from_the_beginning(pair: Pair) -> None:
    await pair.begin()
    await pair.move_and_undo()
    await pair.tell(pair.there, *pair.ear.heard())
    assert await pair.are_alike()
    assert pair.reads[pair.there] == ["record", "record"]


async def test_a_move_after_an_act_of_which_nothing_was_heard_is_read_with_it(pair: Pair) -> None:
    await pair.begin("stones")
    room = await pair.room_of(pair.here)
    seat = record_of(room).match.state.deciders()[0]
    offer = [f"offer {2 - seat}", "give 1", "openly"]
    await play.act(room, pair.guests[seat].id, Act(heard=record_of(room).match.heard(seat), actions=offer))
    await pair.move()
    _, move = pair.ear.heard()
    await pair.tell(pair.there, move)
    assert await pair.are_alike()
    assert pair.reads[pair.there] == ["record"]


@pytest.mark.parametrize("game", ["tokaido", "stones"])
async def test_a_whole_game_of_which_a_third_of_the_news_is_lost(pair: Pair, game: str) -> None:
    await pair.begin(game)
    room, luck = await pair.room_of(pair.here), seeded(5, game)
    while not record_of(room).match.state.over:
        await pair.move(luck.below(20))
        await pair.tell(pair.there, *(line for line in pair.ear.heard() if luck.below(3)))
    with (await pair.room_of(pair.there)).in_use():
        await peers_of(pair.there).look()
    await pair.tell(pair.there)
    assert await pair.are_alike()
    assert (await pair.room_of(pair.there)).table.state == "finished"
