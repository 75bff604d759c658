"""One browser at one table: what it is told waits in a queue, so that a slow line holds up nobody else."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from chabudai.server.patience import Purse
from chabudai.server.telling import encode

GOING_AWAY, TRY_LATER = 1012, 1013  # why a socket is closed
MOST_UNREAD, MOST_BYTES = 500, 4 << 20  # a line so slow is cut; the browser comes back and gets everything anew


class Connection:
    def __init__(self, guest: str | None, name: str, purse: Purse) -> None:
        self.guest = guest
        self.name = name
        self.purse = purse
        self.unread: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.unread_bytes = 0
        self.code = GOING_AWAY
        self.is_asking = False  # and waits for its answer
        self.is_parting = False

    def tell(self, message: dict[str, Any]) -> None:
        self.tell_bytes(encode(message))

    def tell_bytes(self, message: bytes) -> None:
        self.unread_bytes += len(message)
        if self.unread.qsize() < MOST_UNREAD and self.unread_bytes <= max(MOST_BYTES, len(message)):
            self.unread.put_nowait(message)
        else:
            self.forget_unread()
            self.hang_up()

    async def read(self) -> bytes | None:
        """The next that it is told; None when that was all."""
        message = await self.unread.get()
        self.unread_bytes -= len(message or b"")
        return message

    def forget_unread(self) -> None:
        while not self.unread.empty():
            self.unread.get_nowait()

    @contextmanager
    def asking(self) -> Iterator[None]:
        """Meanwhile nobody hangs up: it is told what became of what it asked."""
        self.is_asking = True
        try:
            yield
        finally:
            self.is_asking = False
            if self.is_parting:
                self.unread.put_nowait(None)

    def hang_up(self, code: int = GOING_AWAY) -> None:
        """When everything that it was told is sent."""
        if not self.is_parting:
            self.is_parting, self.code = True, code
            if not self.is_asking:
                self.unread.put_nowait(None)
