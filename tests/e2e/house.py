"""The server of the browser tests: it keeps its port when it is started again, as a real one would."""

import socket
from pathlib import Path

from server.people import Server

from chabudai.server import static


class House(Server):
    """`chabudai serve` at a port of its own, with the client that was built."""

    def __init__(self, data: Path) -> None:
        assert (static.FOLDER / "index.html").exists(), "the browser client is not built: run `make client`"
        super().__init__(data, port=free_port())


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])
