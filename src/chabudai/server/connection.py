"""One browser at one table: what it is told waits in a queue, so that a slow line holds up nobody else."""

import asyncio
from typing import Any

from chabudai.server.guard import Bucket
from chabudai.server.telling import encode

CHATTER = 10, 1  # so many lines at once, then so many a second
FORESIGHT = 120, 48  # choices previewed, each of which costs a move and a view
MOST_UNREAD = 500  # a line so slow is cut; the browser comes back and gets everything anew


class Connection:
    def __init__(self, guest: str | None, name: str) -> None:
        self.guest = guest
        self.name = name
        self.chatter = Bucket(*CHATTER)
        self.foresight = Bucket(*FORESIGHT)
        self.unread: asyncio.Queue[bytes | None] = asyncio.Queue()

    def tell(self, message: dict[str, Any]) -> None:
        self.tell_bytes(encode(message))

    def tell_bytes(self, message: bytes) -> None:
        if self.unread.qsize() < MOST_UNREAD:
            self.unread.put_nowait(message)
        else:
            self.hang_up()

    def hang_up(self) -> None:
        self.unread.put_nowait(None)
