"""One browser's open socket to one table, as far as a player without eyes needs it."""

import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60  # seconds before we give up on the server


class Choice(msgspec.Struct):
    action: str
    refusal: Any


class Position(msgspec.Struct):
    n: int
    at: int
    menu: list[Choice]
    over: bool


class Heard(msgspec.Struct):
    """Of what the server says, all that is looked at."""

    type: str
    position: Position | None = None
    error: Any = None


NOWHERE = Position(n=-1, at=-1, menu=[], over=False)
understood = msgspec.json.Decoder(Heard).decode
written = msgspec.json.Encoder().encode


class Line:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position = NOWHERE
        self.bytes = 0

    async def hear(self) -> str:
        """The type of the next message."""
        said = await self.socket.recv(decode=False)
        self.bytes += len(said)
        heard = understood(said)
        if heard.error is not None:
            raise RuntimeError(f"the server refused: {heard.error}")
        self.position = heard.position or self.position
        return heard.type

    async def hear_all_so_far(self) -> None:
        """What is sent after connecting ends with the chat."""
        while await self.hear() != "chat":
            pass

    async def hear_row(self, n: int) -> None:
        while self.position.n < n:
            await self.hear()

    def choice(self) -> str | None:
        """The first thing that may be done, if anything is asked."""
        return next((entry.action for entry in self.position.menu if entry.refusal is None), None)

    async def move(self, action: str) -> float:
        """Make a move; the seconds until the position that shows it was heard."""
        n = self.position.n
        said = written({"type": "move", "n": n, "action": action})
        sent = time.perf_counter()
        await self.socket.send(said, text=True)
        await self.hear_row(n + 1)
        return time.perf_counter() - sent

    async def close(self) -> None:
        await self.socket.close()


async def open_line(address: str, table: str, secret: str | None = None) -> Line:
    socket = await connect(
        f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
        additional_headers={"cookie": f"chabudai={secret}"} if secret else {},
        compression=None,
        open_timeout=PATIENCE,
        ping_interval=None,
        max_size=None,
        proxy=None,
    )
    return Line(socket)


async def join(address: str, table: str, secret: str | None = None) -> Line:
    """Connect and hear everything so far."""
    line = await open_line(address, table, secret)
    await line.hear_all_so_far()
    return line
