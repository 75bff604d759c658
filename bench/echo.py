"""A bare echo: what went over the wire for moves, once more over one of the roads, with nothing behind it.

Its sockets are those of companies, one for each seat. Whoever says something makes the next exchange come.
"""

import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import cast
from unittest.mock import patch

import msgspec
from litestar import Litestar, websocket
from litestar.datastructures import State

from bench.people import Exchange
from bench.roads import Road, over
from bench.serve import LIFTED, announce, listen_to_input
from chabudai.server.door import serve
from chabudai.server.door.socket import AnySocket, attend, extensions_of
from chabudai.server.table.connection import LINE, Connection

STEP = 16


class NoTables:
    """In place of the lobby: nobody sits anywhere, so nobody is to be seen off."""

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
    companies: dict[int, dict[int, Connection]] = defaultdict(dict)
    said: Counter[int] = Counter()

    @websocket("/echo/{company:int}/{seat:int}")
    async def echo(socket: AnySocket, company: int, seat: int) -> None:
        await socket.accept()
        connection = Connection(None, "", lambda _: None, extensions_of(socket).get(LINE))
        companies[company][seat] = connection
        await attend(socket, connection, echo_all(company, connection))

    async def echo_all(company: int, connection: Connection) -> None:
        while await connection.inbox.next() is not None:
            exchange = exchange_of(exchanges, company, said[company])
            said[company] += 1
            with connection.asking():
                for seat, told in enumerate(exchange.told):
                    for message in told:
                        companies[company][seat].tell_bytes(message)

    state = State({"lobby": NoTables()})
    return Litestar(route_handlers=[echo], state=state, openapi_config=None, logging_config=None)


def main(file: Path, data: Path, road: Road) -> None:
    listen_to_input()
    app = echoing(read(file))
    with over(road), patch.object(serve, "application", lambda _: app):
        serve.serve("127.0.0.1", 0, data, announce, environment=LIFTED)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), cast(Road, sys.argv[3]))
