"""Who comes to a table and goes is told to the others a moment later, and all of it at once.

Where hundreds look on, each of them would else be told of each of them.
"""

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chabudai.server.room import Room

AT_LEAST = 0.1  # seconds
EACH = 0.01  # more for everybody who has to be told: so a table tells a hundred of them a second


class Comings:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.waiting: asyncio.TimerHandle | None = None

    def tell_soon(self) -> None:
        if self.waiting is None and self.room.connections:
            delay = max(AT_LEAST, EACH * len(self.room.connections))
            self.waiting = asyncio.get_running_loop().call_later(delay, self.room.tell_table)

    def are_told(self) -> None:
        """With whatever else there is to tell of the table."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
