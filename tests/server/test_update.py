"""Games that survive an update: those that newer rules play as they were played go on under them."""

import asyncio
import logging
from dataclasses import replace
from typing import Any, cast

import pytest
from server.lobbies import AtOnce, Pondering, guest_at, guests_at, lobby_of, lobby_on, move, played, playing
from server.storage.laying import on_postgresql, on_sqlite, save
from sqlalchemy import delete, text
from stones import BID, GIVE, OFFER, OPENLY, Bid
from stones import GAME as STONES

from chabudai.core.game import Game
from chabudai.core.rng import seeded
from chabudai.server import wire
from chabudai.server.errors import Refused
from chabudai.server.limits import Limits
from chabudai.server.lobby import laying, seating
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.match.record import Record
from chabudai.server.past.old_record import OldRecord
from chabudai.server.processes.process import Process
from chabudai.server.processes.update import ask_for_update, update_games
from chabudai.server.storage import Store, StoredPerson, StoredTable
from chabudai.server.storage.schema import setups
from chabudai.server.table import play
from chabudai.server.table.room import Room
from chabudai.server.thinking.bot_pool import BotPool

pytestmark = pytest.mark.anyio
TO_THE_END = 1000


@pytest.fixture(autouse=True)
def _stones_are_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def known(_: str) -> Game[Any]:
        return STONES

    monkeypatch.setattr("chabudai.server.lobby.lobby.game_named", known)
    monkeypatch.setattr("chabudai.server.past.agreement.game_named", known)
    monkeypatch.setattr("chabudai.server.processes.update.games", lambda: [STONES])


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> "Newer":
    return Newer(monkeypatch)


class Newer:
    """What the next Chabudai brings."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def version(self, number: int = 2) -> None:
        self.monkeypatch.setattr(type(STONES), "rules_version", number)

    def stone(self, stone: int, bonus: int = 1) -> None:
        """One that is worth more when it is bid."""
        resolve = Bid.resolve

        def with_bonus(self: Any, state: Any, picks: Any) -> None:
            stones = [BID.numbers(pick)[0] for [pick] in picks]
            resolve(self, state, picks)
            if stone in stones:
                state.score[stones.index(stone)] += bonus

        self.monkeypatch.setattr(Bid, "resolve", with_bonus)


async def stones(lobby: Lobby, count: int, seed: int = 1) -> StoredTable:
    return (await played(lobby, count, seed, "stones")).table


async def now(store: Store, table: StoredTable) -> StoredTable:
    found = await store.table(table.id)
    assert found is not None
    return found


async def play_on(room: Room) -> None:
    luck = seeded(1, "on")
    while room.table.state == "running":
        await move(room, guests_at(room.table), luck)


def asked(lobby: Lobby) -> int:
    """How often something was worked out in another process."""
    return cast(AtOnce, lobby.bot_pool).asked


def first_bids(record: Record) -> set[int]:
    return {BID.numbers(each.actions[0])[0] for each in record.match.moves[:2]}


# --- what changed -------------------------------------------------------------------------------------------------


async def test_rules_that_change_nothing_lift_every_game_and_those_under_way_go_on(
    store: Store, newer: Newer
) -> None:
    games = [await stones(lobby_of(store), count) for count in (TO_THE_END, 5, 0)]
    newer.version()
    lobby = lobby_of(store)
    await update_games(lobby)
    lifted = [await now(store, table) for table in games]
    assert [(table.state, table.rules, table.differs_at) for table in lifted] == [
        ("finished", 2, None),
        ("running", 2, None),
        ("running", 2, None),
    ]
    for table in games[1:]:
        room = await lobby.room(table.id)
        await play_on(room)
        assert (await now(store, table)).state == "finished"
    assert isinstance((await lobby.past_of(games[0].id)).record, Record)


async def test_a_stone_that_nobody_drew_ends_nothing_and_one_that_was_bid_ends_the_game_at_that_move(
    store: Store, newer: Newer
) -> None:
    room = await played(lobby_of(store), 4, game="stones")
    bid = first_bids(playing(room))
    newer.version()
    newer.stone(min(set(range(9)) - bid - set(playing(room).match.state.hands[0].cards())))
    await update_games(lobby_of(store))
    assert ((await now(store, room.table)).state, (await now(store, room.table)).rules) == ("running", 2)
    newer.version(3)
    newer.stone(min(bid))
    await update_games(lobby_of(store))
    ended = await now(store, room.table)
    assert (ended.state, ended.rules, ended.compared, ended.differs_at) == ("outdated", 2, 3, 2)
    assert (ended.result, ended.deciders) == (None, [])


async def test_a_game_that_is_ended_says_at_which_move_and_stays_readable(store: Store, newer: Newer) -> None:
    before = await played(lobby_of(store), 4, game="stones")
    newer.version()
    newer.stone(min(first_bids(playing(before))))
    lobby = lobby_of(store)
    room = await lobby.room(before.table.id)
    shown = room.shown_to(None)
    assert (shown.state, shown.replayable, shown.differs_at) == ("outdated", False, 2)
    assert len((await room.past()).readable().story()) == 5
    with pytest.raises(Refused, check=lambda problem: problem.kind == "other-rules"):
        room.playing()


async def test_a_finished_game_that_differs_is_left_as_it_is_and_not_compared_again(
    store: Store, newer: Newer
) -> None:
    room = await played(lobby_of(store), TO_THE_END, game="stones")
    newer.version()
    newer.stone(min(first_bids(playing(room))))
    lobbies = [lobby_of(store) for _ in range(2)]
    for lobby in lobbies:
        await update_games(lobby)
    assert [asked(lobby) for lobby in lobbies] == [1, 0]
    table = await now(store, room.table)
    assert (table.state, table.rules, table.differs_at, table.result) == ("finished", 1, 2, room.table.result)
    assert isinstance((await lobbies[0].past_of(table.id)).record, OldRecord)


async def test_rules_that_take_a_change_back_lift_what_differed_from_it(
    store: Store, newer: Newer, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await played(lobby_of(store), TO_THE_END, game="stones")
    newer.version()
    with monkeypatch.context() as mistaken:
        Newer(mistaken).stone(min(first_bids(playing(room))))
        await update_games(lobby_of(store))
    newer.version(3)
    await update_games(lobby_of(store))
    table = await now(store, room.table)
    assert (table.rules, table.compared, table.differs_at) == (3, 3, None)


async def test_a_game_of_which_no_story_was_kept_is_ended_without_a_move_to_name(
    store: Store, newer: Newer
) -> None:
    table = await stones(lobby_of(store), 3)
    await store.writer.run(lambda connection: connection.execute(delete(setups)))
    newer.version()
    await update_games(lobby_of(store))
    ended = await now(store, table)
    assert (ended.state, ended.differs_at) == ("outdated", None)


async def test_a_game_of_newer_rules_than_ours_is_left_alone(store: Store) -> None:
    table = await stones(lobby_of(store), 3)
    await save(store, table.id, {"rules": 2})
    await update_games(lobby_of(store))
    room = await lobby_of(store).room(table.id)
    assert (room.table.state, room.table.rules, room.record) == ("running", 2, None)


# --- what is pending ----------------------------------------------------------------------------------------------


async def test_what_is_picked_and_offered_is_still_there_afterwards(store: Store, newer: Newer) -> None:
    room = await played(lobby_of(store), 2, game="stones")
    guests = guests_at(room.table)
    winner = playing(room).match.state.deciders()[0]
    heard = playing(room).match.heard(winner)
    offer = [STONES.actions.text(step) for step in (OFFER.of(1 - winner), GIVE.of(0), OPENLY.of())]
    await play.act(room, guests[winner].id, wire.Act(heard=heard, actions=offer))
    while not playing(room).match.is_made_together():
        await answer(room, guests, playing(room).match.state.deciders()[0])
    await answer(room, guests, 0)
    picks, view = playing(room).picks(0), playing(room).match.state.offer_of(winner)
    newer.version()
    await update_games(lobby_of(store))
    room = await lobby_of(store).room(room.table.id)
    assert room.table.rules == 2
    assert playing(room).picks(0) == picks != []
    assert playing(room).match.state.offer_of(winner) == view
    await answer(room, guests, 1)
    assert not any(playing(room).match.state.picks)


async def answer(room: Room, guests: list[StoredPerson], seat: int) -> None:
    record = playing(room)
    action = STONES.actions.text(record.match.state.legal(seat)[0])
    said = wire.Move(n=record.n, picks=record.changes[seat], actions=[action])
    await play.move(room, guests[seat].id, said)


async def test_a_pick_that_is_no_longer_in_the_menu_ends_the_game_there(store: Store, newer: Newer) -> None:
    room = await played(lobby_of(store), 0, game="stones")
    await answer(room, guests_at(room.table), 0)
    newer.version()
    newer.monkeypatch.setattr(Bid, "bar", lambda *_: "gone")
    await update_games(lobby_of(store))
    ended = await now(store, room.table)
    assert (ended.state, ended.differs_at) == ("outdated", 1)


# --- who comes meanwhile ------------------------------------------------------------------------------------------


async def test_who_comes_before_the_update_has_got_to_a_game_waits_for_it_and_plays_on(
    store: Store, newer: Newer
) -> None:
    table = await stones(lobby_of(store), 4)
    newer.version()
    lobby = lobby_of(store)
    room = await lobby.room(table.id)
    assert (asked(lobby), room.table.rules, room.shown_to(0).replayable) == (1, 2, True)
    await play_on(room)
    assert (await now(store, table)).state == "finished"
    await update_games(lobby)
    assert asked(lobby) == 1


async def test_whoever_comes_wherever_at_once_finds_the_same_game_lifted_once(
    store: Store, other_store: Store, newer: Newer
) -> None:
    table = await now(store, await stones(lobby_of(store), 4))
    newer.version()
    lobbies = [lobby_of(door) for door in (store, other_store)]
    rooms = await asyncio.gather(*[lobby.room(table.id) for lobby in lobbies], *map(update_games, lobbies))
    assert [room.table.rules for room in rooms[:2]] == [2, 2]  # type: ignore[union-attr]
    lifted = await now(store, table)
    assert (lifted.state, lifted.rules, lifted.revision) == ("running", 2, table.revision + 1)


async def test_two_processes_end_a_game_once(store: Store, other_store: Store, newer: Newer) -> None:
    before = await played(lobby_of(store), 4, game="stones")
    table = await now(store, before.table)
    newer.version()
    newer.stone(min(first_bids(playing(before))))
    await asyncio.gather(*[update_games(lobby_of(door)) for door in (store, other_store)])
    ended = await now(store, table)
    assert (ended.state, ended.revision) == ("outdated", table.revision + 1)


class OlderStones(type(STONES)):  # type: ignore[misc]
    rules_version = 1


def as_of_old(room: Room) -> Room:
    """At a server that was not updated yet."""
    room.game = OlderStones()
    return room


class Meanwhile(AtOnce):
    """While a game is compared for the first time, a server of the older rules goes on with it."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room

    async def run(self, owner: str, job: Any, *values: Any) -> Any:
        if not self.asked:
            row = await self.room.store.table(self.room.table.id)
            assert row is not None
            await move(self.room, guests_at(row), seeded(3, "meanwhile"))
        return await super().run(owner, job, *values)


async def test_a_move_made_meanwhile_by_a_server_of_the_older_rules_is_compared_too(
    store: Store, newer: Newer
) -> None:
    older = as_of_old(await played(lobby_of(store), 4, game="stones"))
    newer.version()
    pool = Meanwhile(older)
    await update_games(Lobby(store, cast(BotPool, pool), Limits()))
    lifted = await now(store, older.table)
    assert (pool.asked, lifted.rules, lifted.compared) == (2, 2, 2)
    room = await lobby_of(store).room(older.table.id)
    assert sum(playing(room).changes) == 1  # what was picked meanwhile


@pytest.mark.parametrize("moves", [3, 4], ids=["a move", "a pick"])
async def test_a_server_of_the_older_rules_stores_nothing_of_a_lifted_game(
    store: Store, other_store: Store, newer: Newer, moves: int
) -> None:
    older = as_of_old(await played(lobby_of(store), moves, game="stones"))
    newer.version()
    await update_games(lobby_of(other_store))
    before = await store.record(older.table.id)
    with pytest.raises(Refused, check=lambda problem: problem.kind == "other-rules"):
        await move(older, guests_at(older.table), seeded(1, "late"))
    assert await store.record(older.table.id) == before


@on_sqlite
async def test_who_looks_at_a_finished_game_while_it_is_lifted_is_told_that_its_board_is_back(
    store: Store, newer: Newer
) -> None:
    table = await stones(lobby_of(store), TO_THE_END)
    newer.version()
    lobby = lobby_of(store)
    room = await lobby.room(table.id)
    assert (room.shown_to(None).replayable, type((await lobby.past_of(table.id)).record)) == (False, OldRecord)
    await update_games(lobby)
    assert (room.shown_to(None).replayable, type((await lobby.past_of(table.id)).record)) == (True, Record)


# --- after a start ------------------------------------------------------------------------------------------------


class Breaking(AtOnce):
    """The process dies while the second game is compared."""

    async def run(self, owner: str, job: Any, *values: Any) -> Any:
        if self.asked:
            raise asyncio.CancelledError
        return await super().run(owner, job, *values)


async def test_an_update_that_is_interrupted_leaves_games_old_or_lifted_and_the_next_start_goes_on(
    store: Store, newer: Newer
) -> None:
    games = [await stones(lobby_of(store), count) for count in (2, 4, TO_THE_END)]
    newer.version()
    with pytest.raises(asyncio.CancelledError):
        await update_games(Lobby(store, cast(BotPool, Breaking()), Limits()))
    assert sorted([(await now(store, table)).rules for table in games]) == [1, 1, 2]
    lobby = lobby_of(store)
    await update_games(lobby)
    assert ([(await now(store, table)).rules for table in games], asked(lobby)) == ([2, 2, 2], 2)


class Failing(AtOnce):
    async def run(self, owner: str, job: Any, *values: Any) -> Any:
        self.asked += 1
        if self.asked == 1:
            raise RuntimeError
        return job(*values)


async def test_one_game_that_cannot_be_compared_does_not_keep_the_others_from_it(
    store: Store, newer: Newer, caplog: pytest.LogCaptureFixture
) -> None:
    games = [await stones(lobby_of(store), count) for count in (2, 4)]
    newer.version()
    with caplog.at_level(logging.CRITICAL, "chabudai.server.processes.update"):
        await update_games(Lobby(store, cast(BotPool, Failing()), Limits()))
    assert sorted([(await now(store, table)).rules for table in games]) == [1, 2]


class PonderingAtOnce(Pondering):
    async def run(self, owner: str, job: Any, *values: Any) -> Any:  # type: ignore[override]
        return job(*values)


@on_sqlite
async def test_after_a_start_bots_play_on_at_a_lifted_table(store: Store, newer: Newer) -> None:
    older = lobby_on(store)
    host = await guest_at(older, "Hana")
    table = await laying.lay(older, host, wire.NewTable("stones", 2, bots=["novice"]))
    await seating.start(older, table.id, host)
    await older.close()
    newer.version()
    process = Process(Lobby(store, PonderingAtOnce(1), Limits()))
    await process.open()
    assert process.beginning is not None
    await process.beginning
    assert process.lobby.rooms[table.id].bots.are_at_work()
    assert (await now(store, process.lobby.rooms[table.id].table)).rules == 2
    await process.close()


@on_postgresql
async def test_where_there_is_a_queue_a_start_asks_for_it_once(store: Store, other_store: Store) -> None:
    await asyncio.gather(*[ask_for_update(door) for door in [store, other_store] * 3])
    waiting = text("SELECT task_name FROM procrastinate_jobs")
    assert await store.writer.run(lambda connection: list(connection.scalars(waiting))) == ["update"]


@on_postgresql
async def test_a_game_that_is_lifted_wakes_its_bots(store: Store, newer: Newer) -> None:
    table = await stones(lobby_of(store), 3)
    found = await now(store, table)
    bot = replace(found.chairs[1], person=None, bot="novice")
    await save(store, table.id, {}, [bot])
    await store.writer.run(lambda connection: connection.execute(text("DELETE FROM procrastinate_jobs")))
    newer.version()
    await update_games(lobby_of(store))
    waiting = text("SELECT queueing_lock FROM procrastinate_jobs")
    assert await store.writer.run(lambda connection: list(connection.scalars(waiting))) == [f"bots {table.id}"]
