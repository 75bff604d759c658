"""One browser's open socket to one table, as far as a player without eyes needs it."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.games import Laid

PATIENCE = 60  # seconds before we give up on the server
AT_ONCE = 25  # connections being made at the same time


class Choice(msgspec.Struct):
    action: str
    refusal: Any


class Position(msgspec.Struct):
    n: int
    picks: int
    at: int
    menu: list[Choice]
    over: bool


class Heard(msgspec.Struct):
    """Of what the server says, all that is looked at."""

    type: str
    n: int | None = None
    position: Position | None = None
    error: Any = None


NOWHERE = Position(n=-1, picks=0, at=-1, menu=[], over=False)
understood = msgspec.json.Decoder(Heard).decode
written = msgspec.json.Encoder().encode


class Line:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position = NOWHERE
        self.bytes = 0
        self.kept: list[bytes] | None = None  # what was heard, while somebody wants to know

    async def hear(self) -> Heard:
        """The next message."""
        said = await self.socket.recv(decode=False)
        self.bytes += len(said)
        if self.kept is not None:
            self.kept.append(said)
        heard = understood(said)
        if heard.error is not None:
            raise RuntimeError(f"the server refused: {heard.error}")
        self.position = heard.position or self.position
        return heard

    async def hear_all_so_far(self) -> None:
        """What is sent after connecting ends with the chat."""
        while (await self.hear()).type != "chat":
            pass

    async def hear_row(self, n: int) -> None:
        while self.position.n < n:
            await self.hear()

    def choices(self) -> list[str]:
        """What may be done, if anything is asked."""
        return [entry.action for entry in self.position.menu if entry.refusal is None]

    def move_said(self, action: str) -> bytes:
        return written({"type": "move", "n": self.position.n, "picks": self.position.picks, "actions": [action]})

    async def say(self, said: bytes) -> float:
        """Make a move; the seconds until it was acknowledged. Its position is heard before that."""
        sent = time.perf_counter()
        await self.socket.send(said, text=True)
        while (await self.hear()).type != "ok":
            pass
        return time.perf_counter() - sent

    async def close(self) -> None:
        await self.socket.close()


async def open_socket(address: str, path: str, secret: str | None = None) -> ClientConnection:
    return await connect(
        f"{address.replace('http', 'ws', 1)}{path}",
        additional_headers={"cookie": f"chabudai={secret}"} if secret else {},
        compression=None,
        open_timeout=PATIENCE,
        ping_interval=None,
        max_size=None,
        proxy=None,
    )


async def join(address: str, table: str, secret: str | None = None) -> Line:
    """Connect as a browser does, and hear everything so far."""
    line = Line(await open_socket(address, f"/api/tables/{table}/socket?changes", secret))
    await line.hear_all_so_far()
    return line


async def join_all(address: str, tables: Sequence[Laid]) -> list[Line]:
    """A socket at each table, in its first seat, or as a spectator where nobody has a secret."""
    lines: list[Line] = []
    for first in range(0, len(tables), AT_ONCE):
        some = tables[first : first + AT_ONCE]
        lines += await asyncio.gather(*(join(address, table.id, next(iter(table.secrets), None)) for table in some))
    return lines


async def close_all(lines: Sequence[Line]) -> None:
    await asyncio.gather(*(line.close() for line in lines))
