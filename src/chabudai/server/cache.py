"""Cache of what is known about games that are over: it hardly ever changes again, so there is a limit of bytes."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")
OVERHEAD = 200  # bytes that keeping one takes besides


class Cache(Generic[T]):
    """The answers asked for last, as many as `weigh` little enough together."""

    def __init__(self, most_bytes: float, weigh: Callable[[T], int]) -> None:
        self.most_bytes = most_bytes
        self.weigh = weigh
        self.bytes = 0
        self.entries: dict[Hashable, T] = {}  # that asked for longest ago first
        self.making: dict[Hashable, asyncio.Future[T]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """The answer, made if need be: once, however many ask for it meanwhile."""
        if key in self.entries:
            self.entries[key] = self.entries.pop(key)
            return self.entries[key]
        if key in self.making:
            return await asyncio.shield(self.making[key])
        self.making[key] = asyncio.ensure_future(make())
        try:
            answer = await asyncio.shield(self.making[key])
        finally:
            del self.making[key]
        self.keep(key, answer)
        return answer

    def drop(self, is_stale: Callable[[Hashable], bool]) -> None:
        for key in [key for key in self.entries if is_stale(key)]:
            self.bytes -= self.weigh(self.entries.pop(key)) + OVERHEAD

    def keep(self, key: Hashable, answer: T) -> None:
        self.entries[key] = answer
        self.bytes += self.weigh(answer) + OVERHEAD
        while self.bytes > self.most_bytes:
            oldest = next(iter(self.entries))
            self.bytes -= self.weigh(self.entries.pop(oldest)) + OVERHEAD
