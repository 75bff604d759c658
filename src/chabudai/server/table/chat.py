"""Chat of a table: what people say, here or at another process, in the order in which it was stored."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from chabudai.server.storage import StoredChat, StoredTable
from chabudai.server.table.connection import Connection
from chabudai.server.table.live import LiveTable

SHORT_NAME = 3  # letters


class Chat:
    """Chat of one room."""

    def __init__(self, room: LiveTable) -> None:
        self.room = room
        self.last_line = -1  # the number of the last line that everybody here was told

    async def say(self, person: str | None, name: str, text: str) -> None:
        """Who sits here talks under the name on the chair."""
        table = self.room.table
        seat = table.seat_of(person)
        shown = name if seat is None else table.chairs[seat].name
        called = [each for each in named_in(text, table, seat) if each not in self.room.lookers()]
        line = await self.room.store.add_chat(table.id, seat, shown, text, datetime.now(UTC), person, called)
        if line.n > self.last_line + 1:  # something else was said before it, elsewhere
            await self.read_new()
        self.tell([line])

    async def read_new(self) -> None:
        """Read and tell the lines that other processes have stored."""
        self.tell(await self.room.store.chat(self.room.table.id, after=self.last_line))

    async def so_far(self) -> list[StoredChat]:
        """For somebody who comes. Whatever of it those here have not yet heard they hear now."""
        lines = await self.room.store.chat(self.room.table.id)
        while lines and lines[-1].n < self.last_line:  # something was said since
            lines = await self.room.store.chat(self.room.table.id)
        self.tell(lines)
        return lines

    async def tell_anew(self, connection: Connection) -> None:
        """Everything so far, in place of what it was told: somebody is muted, or no longer."""
        lines = await self.so_far()
        connection.tell({"type": "chat", "anew": True, "lines": heard_by(connection, lines)})

    def tell(self, lines: Sequence[StoredChat]) -> None:
        """Tell the lines that nobody here has heard yet."""
        news = [line for line in lines if line.n > self.last_line]
        if news:
            self.last_line = news[-1].n
            for connection in self.room.connections:
                heard = heard_by(connection, news)
                if heard:
                    connection.tell({"type": "chat", "lines": heard})


def heard_by(connection: Connection, lines: Sequence[StoredChat]) -> list[dict[str, Any]]:
    """Without what was said by those whom this reader has muted."""
    return [line_told(line) for line in lines if line.person is None or line.person not in connection.muted]


def named_in(text: str, table: StoredTable, speaker: int | None) -> list[str]:
    """The people at the table whose name is in a line, but for who says it."""
    return [
        chair.person
        for chair in table.chairs
        if chair.person is not None and chair.seat != speaker and is_named(chair.name, text)
    ]


def is_named(name: str, text: str) -> bool:
    """As a word of its own; a short name, which may be a word, only after an @."""
    marked = "@" if len(name) < SHORT_NAME else "@?"
    return re.search(rf"(?<!\w){marked}{re.escape(name)}(?!\w)", text, re.IGNORECASE) is not None


def line_told(line: StoredChat) -> dict[str, Any]:
    told = {"n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
    return told | {"profile": line.profile}
