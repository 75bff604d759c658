"""Rooms that are put away are freed at once, and what is kept of tables with nobody at them is bounded in bytes."""

import asyncio
import gc
import tracemalloc
import weakref
from collections.abc import Iterator

import pytest
from server.lobbies import guest_at, lobby_on
from server.test_stories import played
from server.test_stories import store as store

from chabudai.core.laws import random_choice
from chabudai.core.rng import seeded
from chabudai.registry import game as game_named
from chabudai.server.door import replays
from chabudai.server.lobby import laying, seating
from chabudai.server.lobby.lobby import MEGABYTE, Lobby
from chabudai.server.match.broadcast import Broadcast
from chabudai.server.match.record import Record
from chabudai.server.past.archive import Past
from chabudai.server.storage import Store, StoredTable
from chabudai.server.table.bots import TableBots
from chabudai.server.table.chat import Chat
from chabudai.server.table.connection import Connection
from chabudai.server.table.debounce import Debounce
from chabudai.server.table.follower import Follower
from chabudai.server.table.room import WEIGHT, Room
from chabudai.server.wire import NewTable

pytestmark = pytest.mark.anyio
OF_A_ROOM = (Room, Record, Past, TableBots, Debounce, Follower, Chat, Broadcast)
TO_THE_END = 1000  # moves, more than any game has


BEFORE: list[object] = []  # what other tests have left: gauges, for one, hold the last lobby they have shown


@pytest.fixture
def nothing_is_collected() -> Iterator[None]:
    gc.collect()
    gc.freeze()  # what earlier tests still hold is looked through once, not before each of these
    gc.disable()
    BEFORE[:] = of_rooms()
    yield
    BEFORE.clear()
    gc.enable()


def of_rooms() -> list[object]:
    """What there is of rooms, anywhere in memory."""
    return [each for each in gc.get_objects() if type(each) in OF_A_ROOM]


def left() -> list[str]:
    before = set(map(id, BEFORE))
    return sorted(type(each).__name__ for each in of_rooms() if id(each) not in before)


def connection() -> Connection:
    return Connection(None, "", lambda _: None)


async def table_with(lobby: Lobby, moves: int) -> StoredTable:
    return (await played(lobby, moves)).table


@pytest.mark.usefixtures("nothing_is_collected")
async def test_a_room_that_is_put_away_is_freed_without_being_collected(store: Store) -> None:
    lobby = lobby_on(store)
    table = await table_with(lobby, 12)
    watcher = connection()
    room = await lobby.room(table.id)
    await room.join(watcher)
    room.bots.call()
    here = weakref.ref(room.here)
    room.part(watcher)
    await asyncio.sleep(0)
    del room, watcher
    assert here() is not None
    lobby.put_down(lobby.rooms[table.id])
    assert here() is None
    assert left() == []


@pytest.mark.usefixtures("nothing_is_collected")
async def test_a_room_that_is_closed_is_freed_when_the_last_has_parted(store: Store) -> None:
    lobby = lobby_on(store)
    room, watchers = await played(lobby, 12), [connection() for _ in range(2)]
    here = weakref.ref(room.here)
    for watcher in watchers:
        await room.join(watcher)
    await lobby.put_away(room)
    for watcher in watchers:
        assert here() is not None
        room.part(watcher)
    del room
    assert here() is None
    assert left() == []


@pytest.mark.usefixtures("nothing_is_collected")
async def test_a_table_that_is_left_by_its_last_guest_leaves_no_room(store: Store) -> None:
    lobby = lobby_on(store)
    guest = await guest_at(lobby, "Hana")
    table = await laying.lay(lobby, guest, NewTable("tokaido", 2))
    told = await seating.leave(lobby, table.id, guest)
    assert told.state == "closed"
    assert left() == []


async def test_nobody_uses_a_room_that_was_put_away(store: Store) -> None:
    lobby = lobby_on(store)
    room = await played(lobby, 12)
    lobby.put_down(room)
    assert room.whereabouts() is None
    with pytest.raises(Exception, match="error-storage-lost"):
        await room.join(connection())
    assert (await lobby.room(room.table.id)) is not room


@pytest.mark.usefixtures("nothing_is_collected")
async def test_looking_back_at_a_game_that_is_over_opens_no_room(store: Store) -> None:
    lobby = lobby_on(store)
    table = await table_with(lobby, TO_THE_END)
    lobby.put_down(lobby.rooms[table.id])
    for tell in (
        replays.position.fn,
        replays.story.fn,
        replays.history.fn,
        replays.match_file.fn,
    ):
        rest = {"at": 3} if tell is replays.position.fn else {}
        assert (await tell(lobby=lobby, known_person=None, table=table.id, **rest)).content
    assert not lobby.rooms
    assert left() == ["Past", "Record"]


async def test_a_room_of_a_game_that_is_over_holds_no_match_and_tells_it_all_the_same(store: Store) -> None:
    lobby = lobby_on(store)
    playing = await played(lobby, TO_THE_END)
    before, after = connection(), connection()
    await playing.join(before)
    playing.part(before)
    lobby.put_down(playing)
    room = await lobby.room(playing.table.id)
    await room.join(after)
    assert room.weight() == WEIGHT
    assert [bytes(message or b"") for message in after.unread] == [
        bytes(message or b"") for message in before.unread
    ]


async def test_rooms_with_nobody_in_them_are_kept_as_far_as_there_are_bytes_for_them(store: Store) -> None:
    lobby = lobby_on(store)
    tables = [await table_with(lobby, 12) for _ in range(6)]
    weight = lobby.rooms[tables[0].id].weight()
    assert weight > WEIGHT
    object.__setattr__(lobby.limits, "idle_megabytes", 3.5 * weight / MEGABYTE)
    lobby.close_idle()
    assert list(lobby.rooms) == [table.id for table in tables[-3:]]
    await lobby.room(tables[3].id)  # the last asked for is the last to be closed
    await lobby.room(tables[0].id)
    lobby.close_idle()
    assert list(lobby.rooms) == [tables[5].id, tables[3].id, tables[0].id]


async def test_a_room_that_somebody_is_in_is_kept_whatever_it_weighs(store: Store) -> None:
    lobby = lobby_on(store, idle_megabytes=0.001)
    room = await played(lobby, 12)
    await room.join(connection())
    lobby.close_idle()
    assert lobby.rooms[room.table.id] is room


async def test_games_that_are_looked_back_at_are_kept_as_far_as_there_are_bytes_for_them(store: Store) -> None:
    lobby = lobby_on(store)
    tables = [await table_with(lobby, TO_THE_END) for _ in range(5)]
    for table in tables:
        lobby.put_down(lobby.rooms[table.id])
    weight = (await lobby.past_of(tables[0].id)).weight()
    lobby.pasts.most_bytes = 2.5 * weight
    for table in tables * 2:
        await lobby.past_of(table.id)
        assert lobby.pasts.bytes <= lobby.pasts.most_bytes
        assert len(lobby.pasts.entries) <= 3


@pytest.mark.parametrize("name", ["tokaido", "white_castle", "shogun", "rising_sun"])
def test_a_match_weighs_about_what_it_takes_in_memory(name: str) -> None:
    game = game_named(name)
    seats, luck = max(game.seats), seeded(7, name)

    class Host:
        id = name = "Hana"

    table = laying.laid(Host, NewTable(name, seats))  # type: ignore[arg-type]
    object.__setattr__(table, "seed", "7")
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    record = Record(game, table)
    while not record.match.state.over:
        seat, action = random_choice(record.match.state, luck)
        record.apply(seat, [action])
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert taken * 0.75 < record.weight() < taken * 3
