"""Fair queue: who may think next, where fewer can than want to. Owners take turns, however much one asks for."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """So many places. Those who wait are served owner by owner: what one owner has asked for waits for each other,
    not for everybody else's."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by owner, whose turn is next first

    def length(self) -> int:
        """How many wait."""
        return sum(map(len, list(self.waiting.values())))

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        await self.take(owner)
        try:
            yield
        finally:
            self.pass_on()

    async def take(self, owner: str) -> None:
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.pass_on()  # it came at the same moment
            raise

    def pass_on(self) -> None:
        """To the next owner, who then is the last of them."""
        while self.waiting:
            owner = next(iter(self.waiting))
            turns = self.waiting.pop(owner)
            turn = turns.popleft()
            if turns:
                self.waiting[owner] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
