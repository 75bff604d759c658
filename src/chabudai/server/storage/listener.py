"""Listener: the connection on which the database tells what others have changed (LISTEN). Each process has one.

What is said while the line is cut is lost. So whoever listens is told when it is there again, and reads.
"""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING

from sqlalchemy import URL

from chabudai.server import backoff
from chabudai.server.monitoring import metrics
from chabudai.server.storage.engines import LINE, address
from chabudai.server.storage.news import CHANNEL, News, on_sheet

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn

PATIENT = 2  # failures after which pauses grow no longer: it is one line, and people wait for it


def straight(url: URL) -> str:
    """The address as the driver itself reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


class Listening:
    """`hear` is told the news, `begin` whenever the line is there (again)."""

    def __init__(self, database: str, hear: Callable[[News], None], begin: Callable[[], None]) -> None:
        self.address = straight(address(database))
        self.hear = hear
        self.begin = begin
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self.listen_on())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])

    async def listen_on(self) -> None:
        """For as long as the process lives. That the database is away is said by those who read and write."""
        from psycopg import Error

        while True:
            for failures in count():
                try:
                    await self.listen()
                    break
                except (Error, OSError):
                    await backoff.after(min(failures, PATIENT))

    async def listen(self) -> None:
        from psycopg import AsyncConnection

        connection = await AsyncConnection.connect(self.address, autocommit=True, **LINE)  # type: ignore[arg-type]
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            metrics.LISTENINGS.inc()
            self.begin()  # which makes good what was said before we listen
            await self.hear_on(connection.pgconn)

    async def hear_on(self, line: "PGconn") -> None:
        """Until the line is cut: then the next one is tried at once. Nobody waits for it in between, as the driver
        would: there is a word for each commit of each process."""
        from psycopg import Error

        loop, cut, socket = asyncio.get_running_loop(), asyncio.Event(), line.socket

        def hear() -> None:
            try:
                line.consume_input()
            except Error:
                loop.remove_reader(socket)
                cut.set()
            while (told := line.notifies()) is not None:
                metrics.NEWS.inc()
                for news in on_sheet(told.extra.decode()):
                    self.hear(news)

        loop.add_reader(socket, hear)
        try:
            await cut.wait()
        finally:
            loop.remove_reader(socket)
