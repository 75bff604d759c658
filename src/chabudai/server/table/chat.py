"""Chat of a table: what people say, here or at another process, in the order in which it was stored."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from chabudai.server.storage import StoredChat
from chabudai.server.table.live import LiveTable


class Chat:
    """Of one room."""

    def __init__(self, room: LiveTable) -> None:
        self.room = room
        self.last_line = -1  # the number of the last line that everybody here was told

    async def say(self, person: str | None, name: str, text: str) -> None:
        """Who sits here talks under the name on the chair."""
        table = self.room.table
        seat = table.seat_of(person)
        shown = name if seat is None else table.chairs[seat].name
        line = await self.room.store.add_chat(table.id, seat, shown, text, datetime.now(UTC))
        if line.n > self.last_line + 1:  # something else was said before it, elsewhere
            await self.read_new()
        self.tell([line])

    async def read_new(self) -> None:
        """What was said elsewhere."""
        self.tell(await self.room.store.chat(self.room.table.id, after=self.last_line))

    async def so_far(self) -> list[dict[str, Any]]:
        """For somebody who comes. Whatever of it those here have not yet heard they hear now."""
        lines = await self.room.store.chat(self.room.table.id)
        while lines and lines[-1].n < self.last_line:  # something was said since
            lines = await self.room.store.chat(self.room.table.id)
        self.tell(lines)
        return [line_told(line) for line in lines]

    def tell(self, lines: Sequence[StoredChat]) -> None:
        """Those that nobody here has heard yet."""
        news = [line for line in lines if line.n > self.last_line]
        if news:
            self.last_line = news[-1].n
            for connection in self.room.connections:
                connection.tell({"type": "chat", "lines": [line_told(line) for line in news]})


def line_told(line: StoredChat) -> dict[str, Any]:
    return {"n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
