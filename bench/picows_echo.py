"""The bare echo of `bench.echo` by picows: what a library in C makes of the same bytes, without a framework."""

import contextlib
import sys
from collections import Counter, defaultdict
from pathlib import Path

import picows
import uvloop

from bench.echo import exchange_of, read
from bench.people import Exchange
from bench.serve import announce, listen_to_input


class Echo(picows.WSListener):  # type: ignore[misc]
    """One socket of a company."""

    def __init__(self, house: "House", company: int, seat: int) -> None:
        super().__init__()
        self.house = house
        self.company = company
        self.seat = seat

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        self.house.companies[self.company][self.seat] = transport

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type == picows.WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code(), frame.get_close_message())
            transport.disconnect()
        elif frame.msg_type == picows.WSMsgType.TEXT:
            frame.get_payload_as_utf8_text()
            self.house.echo(self.company)


class House:
    def __init__(self, exchanges: list[Exchange]) -> None:
        self.exchanges = exchanges
        self.companies: dict[int, dict[int, picows.WSTransport]] = defaultdict(dict)
        self.said: Counter[int] = Counter()

    def listener(self, request: picows.WSUpgradeRequest) -> Echo:
        _, company, seat = request.path.decode().strip("/").split("/")
        return Echo(self, int(company), int(seat))

    def echo(self, company: int) -> None:
        exchange = exchange_of(self.exchanges, company, self.said[company])
        self.said[company] += 1
        for seat, told in enumerate(exchange.told):
            for message in told:
                self.companies[company][seat].send(picows.WSMsgType.TEXT, message)


async def serve(file: Path) -> None:
    server = await picows.ws_create_server(House(read(file)).listener, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()[:2]
    announce(f"http://{host}:{port}/")
    await server.serve_forever()


if __name__ == "__main__":
    listen_to_input()
    with contextlib.suppress(KeyboardInterrupt):
        uvloop.run(serve(Path(sys.argv[1])))
