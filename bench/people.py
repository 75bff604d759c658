"""People with cookies at a table, and pairs of them who play game after game."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from types import TracebackType
from typing import Any

import httpx

from bench.games import GAME, Laid
from bench.line import PATIENCE, Line, close_all, join
from chabudai.server.cookies import COOKIE

# The server closes a connection that was quiet for some seconds, perhaps while we write to it.
NO_KEEPING = httpx.Limits(max_keepalive_connections=0)


class Visitor:
    """Somebody with a cookie, over HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=address, timeout=PATIENCE, trust_env=False, verify=False, limits=NO_KEEPING
        )

    async def __aenter__(self) -> "Visitor":
        await self.ask("PUT", "/api/me", name="Guest")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, **data: Any) -> Any:
        answer = await self.http.request(method, path, json=data)
        return answer.raise_for_status().json()

    async def sit_at(self, table: str) -> Line:
        return await join(self.address, table, self.http.cookies[COOKIE])


@dataclass(frozen=True)
class Exchange:
    """A move as it went over the wire: who said it, and all that came of it, by seat."""

    seat: int
    said: bytes
    told: Sequence[Sequence[bytes]]


class Company:
    """Some people at one table, who choose at random."""

    def __init__(self, lines: list[Line], luck: Random) -> None:
        self.lines = lines
        self.luck = luck

    @property
    def is_over(self) -> bool:
        return self.lines[0].position.over

    async def move(self) -> float:
        """Whoever is asked does something. The seconds until it was acknowledged; all have seen it then."""
        seat, said = self.next_said()
        return await self.say(seat, said)

    def next_said(self) -> tuple[int, bytes]:
        seat, choices = next((seat, found) for seat, line in enumerate(self.lines) if (found := line.choices()))
        return seat, self.lines[seat].move_said(self.luck.choice(choices))

    async def say(self, seat: int, said: bytes) -> float:
        seconds = await self.lines[seat].say(said)
        for line in self.lines:
            await line.hear_row(self.lines[seat].position.n)
        return seconds

    async def exchange(self) -> Exchange:
        """A move, and all that went over the wire for it."""
        seat, said = self.next_said()
        for line in self.lines:
            line.kept = []
        await self.say(seat, said)
        told = [line.kept or [] for line in self.lines]
        for line in self.lines:
            line.kept = None
        return Exchange(seat, said, told)


async def sit_together(address: str, table: Laid, luck: Random) -> Company:
    return Company([await join(address, table.id, secret) for secret in table.secrets], luck)


class Pair(Company):
    """Two people at one table. When their game is over they lay another."""

    def __init__(self, address: str) -> None:
        super().__init__([], Random(0))
        self.visitors = (Visitor(address), Visitor(address))
        self.open = AsyncExitStack()

    async def __aenter__(self) -> "Pair":
        for visitor in self.visitors:
            await self.open.enter_async_context(visitor)
        await self.begin()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await close_all(self.lines)
        await self.open.aclose()

    async def begin(self) -> None:
        host, other = self.visitors
        table = (await host.ask("POST", "/api/tables", game=GAME, seats=2, public=False))["id"]
        await other.ask("POST", f"/api/tables/{table}/sit")
        await host.ask("POST", f"/api/tables/{table}/start")
        self.lines = [await visitor.sit_at(table) for visitor in self.visitors]

    async def move(self) -> float:
        if self.is_over:
            await close_all(self.lines)
            await self.begin()
        return await super().move()
