"""A lobby without a server around it: what happens at the same moment can be put in order."""

import asyncio
from collections.abc import Awaitable
from typing import Any, cast

from chabudai.core.laws import random_choice
from chabudai.core.rng import seeded
from chabudai.core.state import State
from chabudai.server import wire
from chabudai.server.limits import Limits
from chabudai.server.lobby import laying, seating, sign_in
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.processes.process import Process
from chabudai.server.storage import Store, StoredPerson, StoredTable
from chabudai.server.table import play
from chabudai.server.table.room import Room
from chabudai.server.thinking.bot_pool import BotPool
from chabudai.server.wire import NewTable, Table


class Pondering(BotPool):
    """Bots that never come to a decision."""

    async def answer(self, state: State, seat: int, level: str, *_: Any) -> list[str]:
        return await asyncio.Future()


class AtOnce:
    """In place of the processes of the bots: everything is worked out here and now."""

    def __init__(self) -> None:
        self.asked = 0

    def open(self) -> None: ...

    def close(self) -> None: ...

    async def run(self, owner: str, job: Any, *values: Any) -> Any:
        self.asked += 1
        return job(*values)


def lobby_of(store: Store) -> Lobby:
    return Lobby(store, cast(BotPool, AtOnce()), Limits())


def lobby_on(store: Store, **limits: float) -> Lobby:
    return process_on(store, **limits).lobby


def process_on(store: Store, **limits: float) -> Process:
    """One that is not opened: it reads and does what a test tells it to."""
    return Process(Lobby(store, Pondering(1), Limits(**limits)))  # type: ignore[arg-type]


async def guest_at(lobby: Lobby, name: str) -> StoredPerson:
    return (await sign_in.name_person(lobby, None, name))[0]


async def laid(lobby: Lobby, host: StoredPerson, seats: int = 2, *bots: str | None, game: str = "tokaido") -> Table:
    return await laying.lay(lobby, host, NewTable(game, seats, bots=list(bots)))


async def at_one_moment(lobby: Lobby, table: Table, *attempts: Awaitable[Any]) -> list[Any]:
    """All of them see the table as it is now, and then come to it in this order."""
    room = await lobby.room(table.id)
    async with room.lock:
        begun = asyncio.gather(*attempts, return_exceptions=True)
        for _ in range(20):
            await asyncio.sleep(0)
    return await begun


# --- tables that are played at ------------------------------------------------------------------------------------


async def played(lobby: Lobby, count: int, seed: int = 1, game: str = "tokaido") -> Room:
    """A table of two guests where so many moves were made, or all."""
    guests = [(await sign_in.name_person(lobby, None, name))[0] for name in ("Hana", "Petr")]
    table = await laying.lay(lobby, guests[0], NewTable(game, 2))
    await seating.sit(lobby, table.id, guests[1], None)
    await seating.start(lobby, table.id, guests[0])
    room, luck = await lobby.room(table.id), seeded(seed, "played")
    while room.table.state == "running" and len(playing(room).match.moves) < count:
        await move(room, guests, luck)
    return room


def playing(room: Room) -> Any:
    assert room.record is not None
    return room.record


async def move(room: Room, guests: list[StoredPerson], luck: Any) -> None:
    record = playing(room)
    seat, action = random_choice(record.match.state, luck)
    said = wire.Move(n=record.n, picks=record.changes[seat], actions=[record.match.game.actions.text(action)])
    await play.move(room, guests[seat].id, said)


def guests_at(table: StoredTable) -> list[StoredPerson]:
    return [
        StoredPerson(id=str(chair.person), name=chair.name, created=table.created, seen=table.created)
        for chair in table.chairs
    ]
