"""A hall without a server around it: what happens at the same moment can be put in order."""

import asyncio
from collections.abc import Awaitable
from typing import Any

from chabudai.core.state import State
from chabudai.server import laying, reception
from chabudai.server.bots import Thinkers
from chabudai.server.hall import Hall
from chabudai.server.limits import Limits
from chabudai.server.storage import Store, StoredGuest
from chabudai.server.wire import NewTable, Table


class Pondering(Thinkers):
    """Bots that never come to a decision."""

    async def answer(self, state: State, seat: int, level: str, *_: Any) -> list[str]:
        return await asyncio.Future()


def hall_on(store: Store, **limits: float) -> Hall:
    return Hall(store, Pondering(1), Limits(**limits))  # type: ignore[arg-type]


async def guest_at(hall: Hall, name: str) -> StoredGuest:
    return (await reception.name_guest(hall, None, name))[0]


async def laid(hall: Hall, host: StoredGuest, seats: int = 2, *bots: str | None, game: str = "tokaido") -> Table:
    return await laying.lay(hall, host, NewTable(game, seats, bots=list(bots)))


async def at_one_moment(hall: Hall, table: Table, *attempts: Awaitable[Any]) -> list[Any]:
    """All of them see the table as it is now, and then come to it in this order."""
    room = await hall.room(table.id)
    async with room.lock:
        begun = asyncio.gather(*attempts, return_exceptions=True)
        for _ in range(20):
            await asyncio.sleep(0)
    return await begun
