"""The server of the browser tests: it keeps its port when it is started again, as a real one would."""

import socket
from pathlib import Path

from server.people import Server

from chabudai.server.door import static


class House(Server):
    """`chabudai serve` at a port of its own, with the client that was built."""

    def __init__(self, data: Path, **environment: str) -> None:
        assert (static.FOLDER / "index.html").exists(), "the browser client is not built: run `make client`"
        self.reserved = reserved_port()
        super().__init__(data, port=self.reserved.getsockname()[1], **environment)

    def __exit__(self, *what: object) -> None:
        super().__exit__(*what)  # type: ignore[arg-type]
        self.reserved.close()


def reserved_port() -> socket.socket:
    """A port that nobody else is given while this is open; whoever asks for it by number gets it."""
    reserving = socket.socket()
    reserving.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserving.bind(("127.0.0.1", 0))
    return reserving
