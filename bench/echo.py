"""A bare echo: what went over the wire for moves, said and sent once more through the same stack with nothing
behind it. No server that tells its players as much can be cheaper.

Its sockets are those of companies, one for each seat. Whoever says something makes the next exchange come.
"""

import sys
from collections import Counter, defaultdict
from pathlib import Path
from unittest.mock import patch

import msgspec
from litestar import Litestar, websocket
from litestar.datastructures import State

from bench.people import Exchange
from bench.serve import LIFTED, announce, listen_to_input
from chabudai.server import serve
from chabudai.server.connection import LINE, Connection
from chabudai.server.socket import AnySocket, attend, extensions_of

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
    companies: dict[int, dict[int, Connection]] = defaultdict(dict)
    said: Counter[int] = Counter()

    @websocket("/echo/{company:int}/{seat:int}")
    async def echo(socket: AnySocket, company: int, seat: int) -> None:
        await socket.accept()
        connection = Connection(None, "", lambda _: None, extensions_of(socket).get(LINE))
        companies[company][seat] = connection
        await attend(socket, connection, echo_all(company, connection))

    async def echo_all(company: int, connection: Connection) -> None:
        while await connection.ear.hear() is not None:
            exchange = exchange_of(exchanges, company, said[company])
            said[company] += 1
            with connection.asking():
                for seat, told in enumerate(exchange.told):
                    for message in told:
                        companies[company][seat].tell_bytes(message)

    state = State({"hall": NoTables()})
    return Litestar(route_handlers=[echo], state=state, openapi_config=None, logging_config=None)


def main(file: Path, data: Path) -> None:
    listen_to_input()
    app = echoing(read(file))
    with patch.object(serve, "application", lambda _: app):
        serve.serve("127.0.0.1", 0, data, announce, environment=LIFTED)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
