"""A lobby without a server around it: what happens at the same moment can be put in order."""

import asyncio
from collections.abc import Awaitable
from typing import Any

from chabudai.core.state import State
from chabudai.server.limits import Limits
from chabudai.server.lobby import laying, sign_in
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.processes.process import Process
from chabudai.server.storage import Store, StoredPerson
from chabudai.server.thinking.bot_pool import BotPool
from chabudai.server.wire import NewTable, Table


class Pondering(BotPool):
    """Bots that never come to a decision."""

    async def answer(self, state: State, seat: int, level: str, *_: Any) -> list[str]:
        return await asyncio.Future()


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
