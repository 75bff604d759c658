"""People with cookies, two at a table, who play game after game."""

from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any

import httpx

from bench.games import GAME
from bench.line import PATIENCE, Line, join
from chabudai.server.identity import COOKIE

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


class Pair:
    """Two people at one table. When their game is over they lay another."""

    def __init__(self, address: str) -> None:
        self.visitors = (Visitor(address), Visitor(address))
        self.lines: list[Line] = []
        self.open = AsyncExitStack()

    async def __aenter__(self) -> "Pair":
        for visitor in self.visitors:
            await self.open.enter_async_context(visitor)
        await self.begin()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.end()
        await self.open.aclose()

    async def begin(self) -> None:
        host, other = self.visitors
        table = (await host.ask("POST", "/api/tables", game=GAME, seats=2, public=False))["id"]
        await other.ask("POST", f"/api/tables/{table}/sit")
        await host.ask("POST", f"/api/tables/{table}/start")
        self.lines = [await visitor.sit_at(table) for visitor in self.visitors]

    async def end(self) -> None:
        for line in self.lines:
            await line.close()

    async def move(self) -> float:
        """Whoever is asked takes the first choice. The seconds until they saw the move; both have seen it then."""
        if self.lines[0].position.over:
            await self.end()
            await self.begin()
        mover, action = next((line, action) for line in self.lines if (action := line.choice()))
        seconds = await mover.move(action)
        for line in self.lines:
            await line.hear_row(mover.position.n)
        return seconds
