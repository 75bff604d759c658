"""A bare echo: what went over the wire for moves, said and sent once more through the same stack with nothing
behind it. No server that tells its players as much can be cheaper.

Its sockets are those of companies, one for each seat. Whoever says something makes the next exchange come.
"""

import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from bench.people import Exchange
from bench.serve import LIFTED, announce, listen_to_input
from chabudai.server import serve

AnySocket = WebSocket[Any, Any, Any]
STEP = 16


class NoTables:
    """In place of the hall: nobody sits anywhere, so nobody is to be seen off."""

    async def see_off(self) -> None:
        return


def written(exchanges: list[Exchange]) -> bytes:
    return msgspec.msgpack.encode(exchanges)


def read(file: Path) -> list[Exchange]:
    return msgspec.msgpack.decode(file.read_bytes(), type=list[Exchange])


def exchange_of(exchanges: list[Exchange], company: int, number: int) -> Exchange:
    """The one that a company makes after so many others; they do not all begin with the same."""
    return exchanges[(company * STEP + number) % len(exchanges)]


def echoing(exchanges: list[Exchange]) -> Litestar:
    sockets: dict[int, dict[int, AnySocket]] = defaultdict(dict)
    said: Counter[int] = Counter()

    @websocket("/echo/{company:int}/{seat:int}")
    async def echo(socket: AnySocket, company: int, seat: int) -> None:
        await socket.accept()
        mine = sockets[company]
        mine[seat] = socket
        try:
            while True:
                await socket.receive_data(mode="text")
                exchange = exchange_of(exchanges, company, said[company])
                said[company] += 1
                for each, told in enumerate(exchange.told):
                    for message in told:
                        await mine[each].send_data(message, mode="text")
        except WebSocketDisconnect:
            return

    state = State({"hall": NoTables()})
    return Litestar(route_handlers=[echo], state=state, openapi_config=None, logging_config=None)


def main(file: Path, data: Path) -> None:
    listen_to_input()
    app = echoing(read(file))
    with patch.object(serve, "application", lambda _: app):
        serve.serve("127.0.0.1", 0, data, announce, environment=LIFTED)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
