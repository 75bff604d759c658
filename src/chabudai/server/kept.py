"""Answers about games that are over: they never change again, so each is worked out once and kept."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable

Make = Callable[[], Awaitable[bytes]]
OVERHEAD = 200  # bytes that keeping one takes besides


class Kept:
    """The answers asked for last."""

    def __init__(self, most_bytes: float) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self.answers: dict[Hashable, bytes] = {}  # that asked for longest ago first
        self.making: dict[Hashable, asyncio.Future[bytes]] = {}

    async def get(self, key: Hashable, make: Make) -> bytes:
        """The answer, made if need be: once, however many ask for it meanwhile."""
        if key in self.answers:
            self.answers[key] = self.answers.pop(key)
            return self.answers[key]
        if key in self.making:
            return await asyncio.shield(self.making[key])
        self.making[key] = asyncio.ensure_future(make())
        try:
            answer = await asyncio.shield(self.making[key])
        finally:
            del self.making[key]
        self.keep(key, answer)
        return answer

    def keep(self, key: Hashable, answer: bytes) -> None:
        self.answers[key] = answer
        self.bytes += len(answer) + OVERHEAD
        while self.bytes > self.most_bytes:
            oldest = next(iter(self.answers))
            self.bytes -= len(self.answers.pop(oldest)) + OVERHEAD
