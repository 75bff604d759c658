"""Bots at tea: they deal with each other while a person thinks, answer at once, and are ready when all is said."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from server.lobbies import guest_at

from chabudai.bots.bot import Bot, decide, who_answers
from chabudai.bots.registry import make_bot
from chabudai.core.beside import acts_for_bots
from chabudai.core.rng import seeded
from chabudai.core.state import State
from chabudai.games.rising_sun import GAME
from chabudai.games.rising_sun.components import NOBODY, POLITICAL, TEA
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.server.limits import Limits
from chabudai.server.lobby import laying
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.storage import Store, StoredPerson
from chabudai.server.table import play
from chabudai.server.table.room import Room
from chabudai.server.thinking.bot_pool import Aside, BotPool, think, think_beside, what_the_seat_knows
from chabudai.server.wire import SLOWEST_PACE, Act, Move, NewTable

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("url", ["sqlite"], indirect=True)]
PLAIN = ["coins 0", "ronin 0", "coins 0", "ronin 0"]
FOR_TOO_MUCH = ["coins 0", "ronin 0", "coins 4", "ronin 0", "no_alliance", "promise none", "promise none"]
AN_ALLIANCE = [*PLAIN, "alliance", "promise none", "promise none"]


class Here(BotPool):
    """Bots that think in this process, and answer no question before they are let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.answering, self.acting = asyncio.Event(), asyncio.Event()
        self.answering.set()
        self.acting.set()

    async def answer(self, state: State, seat: int, level: str, owner: str) -> list[str]:
        await self.answering.wait()
        return think(state.game.id, what_the_seat_knows(state, seat), seat, level, seat)

    async def act(self, state: State, seat: int, level: str, owner: str, done: list[list[int]]) -> Aside:
        await self.acting.wait()
        return think_beside(state.game.id, what_the_seat_knows(state, seat), seat, level, seat, done)


class Table:
    """One person at seat 0, and bots."""

    def __init__(self, room: Room, host: StoredPerson, bot_pool: Here) -> None:
        self.room = room
        self.host = host
        self.bot_pool = bot_pool
        assert self.room.seat_of(host.id) == 0

    @property
    def state(self) -> RisingSunState:
        assert self.room.record is not None
        state = self.room.record.match.state
        assert isinstance(state, RisingSunState)
        return state

    async def until(self, happened: Callable[[], bool]) -> None:
        """Every bot has thought of everything, or it has happened."""
        for _ in range(100_000):
            if happened():
                return
            await asyncio.sleep(0)
        raise AssertionError("it does not happen")

    async def until_quiet(self) -> None:
        """No bot has anything to do."""
        await self.until(lambda: not self.room.bots.are_at_work())

    async def says(self, *words: str) -> None:
        assert self.room.record is not None
        heard = self.room.record.match.heard(0)
        await play.act(self.room, self.host.id, Act(heard=heard, actions=list(words)))

    async def is_ready(self) -> None:
        record = self.room.record
        assert record is not None
        await play.move(self.room, self.host.id, Move(n=record.n, picks=record.changes[0], actions=["ready"]))

    def told(self, event: str) -> list[dict[str, Any]]:
        return [each for each in map(dict, self.events()) if each["event"] == event]

    def events(self) -> list[dict[str, object]]:
        return [event.as_dict() for event in self.state.journal or []]

    def allied(self) -> list[int]:
        return [seat for seat, ally in enumerate(self.state.ally) if ally != NOBODY]


async def at_tea(store: Store, bot_pool: Here, seats: int = 4, level: str = "steady", pace: int = 0) -> Table:
    lobby = Lobby(store, bot_pool, Limits())
    host = await guest_at(lobby, "Hana")
    wanted = NewTable("rising_sun", seats, bots=[level] * (seats - 1), start=True, pace=pace)
    table = await laying.lay(lobby, host, wanted)
    return Table(await lobby.room(table.id), host, bot_pool)


async def test_bots_ally_among_themselves_while_a_person_thinks(store: Store) -> None:
    """R-8.2: two of three find each other; the third waits for the person as long as there is hope."""
    table = await at_tea(store, Here())
    await table.until_quiet()
    assert table.state.phase == TEA
    assert len(table.allied()) == 2
    assert 0 not in table.allied()
    assert 0 in table.state.deciders()


async def test_bots_ally_though_the_person_is_ready_before_they_have_spoken(store: Store) -> None:
    """R-29.2: tea does not end before who wants an ally has been turned down."""
    bot_pool = Here()
    bot_pool.acting.clear()
    table = await at_tea(store, bot_pool)
    await table.is_ready()
    for _ in range(1000):
        await asyncio.sleep(0)
    assert table.state.phase == TEA
    assert table.state.deciders() == [1, 2, 3]
    bot_pool.acting.set()
    await table.until(lambda: table.state.phase == POLITICAL)
    assert len(table.told("allies")) == 1


class Ready(Bot):
    """Somebody who says nothing and waits for nobody."""

    def choose(self, state: State, seat: int, budget: float) -> int:
        return GAME.actions.parse("ready")


def allied_alone(table: Table) -> list[int]:
    """Who are allies after tea when the same game is played without a server."""
    stored = table.room.table
    state = GAME.new(stored.seats, int(stored.seed or 0), stored.options)
    bots = [Ready(seeded(1)), *(make_bot("steady", GAME, seeded(1, str(seat))) for seat in range(1, stored.seats))]
    acts = acts_for_bots(state)
    assert acts is not None
    while state.phase == TEA:
        seat = who_answers(acts, state, bots, 1.0)
        state.apply(seat, decide(bots[seat], state, seat, 1.0))
    return list(state.ally)


@pytest.mark.parametrize("seats", [3, 4, 5])
async def test_bots_come_to_the_same_at_a_table_as_alone(store: Store, seats: int) -> None:
    """R-8.2: with somebody who is ready at once"""
    bot_pool = Here()
    bot_pool.acting.clear()
    table = await at_tea(store, bot_pool, seats)
    await table.is_ready()
    bot_pool.acting.set()
    await table.until(lambda: table.state.phase == POLITICAL)
    assert list(table.state.ally) == allied_alone(table)
    assert len(table.allied()) == 2 * ((seats - 1) // 2)


async def test_who_is_left_over_has_asked_everybody_before_it_is_ready(store: Store) -> None:
    table = await at_tea(store, Here())
    await table.until_quiet()
    [alone] = {1, 2, 3} - set(table.allied())
    assert alone in table.state.deciders()  # it waits for the person
    assert [each["other"] for each in table.told("offers") if each["seat"] == alone].count(0) == 1
    await table.is_ready()
    await table.until(lambda: table.state.phase == POLITICAL)


async def test_an_offer_is_answered_at_once_however_long_bots_think_about_their_move(store: Store) -> None:
    """R-29.N.4"""
    bot_pool = Here()
    bot_pool.answering.clear()
    table = await at_tea(store, bot_pool)
    await table.until(lambda: len(table.allied()) == 2)
    [alone] = {1, 2, 3} - set(table.allied())
    await table.says(f"offer {alone + 1}", *AN_ALLIANCE, "openly")
    await table.until(lambda: table.state.ally[0] == alone)
    assert table.room.record is not None
    assert table.room.record.n == 0


async def test_what_bots_say_to_each_other_comes_at_their_pace_and_what_they_answer_a_person_does_not(
    store: Store,
) -> None:
    table = await at_tea(store, Here(), pace=SLOWEST_PACE)
    await table.says("offer 2", *FOR_TOO_MUCH, "openly")
    await table.until(lambda: bool(table.told("declines")))
    assert table.told("offers")[0]["seat"] == 0
    assert not table.allied()
    await table.room.bots.stop()


async def test_what_a_person_says_is_answered_as_often_as_it_is_said(store: Store) -> None:
    table = await at_tea(store, Here())
    await table.until_quiet()
    for _ in range(20):
        before = len(table.told("declines"))
        await table.says("offer 2", *FOR_TOO_MUCH, "secretly")
        await table.until_quiet()
        assert len(table.told("declines")) == before + 1


async def test_novices_come_to_an_end_too(store: Store) -> None:
    """A bot that overlooks what it might do waits for nobody for ever."""
    table = await at_tea(store, Here(), level="novice")
    await table.until_quiet()
    await table.is_ready()
    await table.until(lambda: table.state.phase == POLITICAL)
