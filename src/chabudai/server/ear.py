"""What a browser says, one thing after the other, until it is heard.

Nearly all of it comes as plain texts (`frames.py`), which are read at once. What else may come the library reads,
which knows all of the rules; where something is left unfinished, it reads all that follows too.
"""

# compiled: every message passes through here

import asyncio
from collections import deque
from collections.abc import Callable

from chabudai.server.frames import PING, PONG, frame_at, text_in


class Ear:
    """What is said over one line. While something waits here the line is held: who talks too fast must wait."""

    def __init__(self) -> None:
        self.unheard: deque[str] = deque()
        self.is_plain = True  # nothing has come of which the library has only read a part
        self.is_deaf = False  # what comes now nobody will hear
        self.hold: Callable[[bool], None] | None = None
        self.is_held = False
        self.listener: asyncio.Future[None] | None = None
        self.bringer: asyncio.Future[None] | None = None  # waits until all is heard

    def read(self, data: bytes) -> bytes:
        """Take the plain texts out of what came; the rest is for the library."""
        at, rest = 0, b""
        while self.is_plain and at < len(data):
            frame = frame_at(data, at)
            text = None if frame is None else text_in(data, frame)
            if frame is None or (text is None and frame.head not in (PING, PONG)):
                self.is_plain = False
                break
            if text is None:
                rest += data[at : frame.end]
            else:
                self.put(text)
            at = frame.end
        if len(self.unheard) > 1:  # one may come while another is done
            self.hold_line(True)
        return rest + data[at:]

    async def bring(self, text: str) -> None:
        """What came another way; who brings it waits until it is heard."""
        self.put(text)
        while self.unheard and not self.is_deaf:
            self.bringer = asyncio.get_running_loop().create_future()
            await self.bringer

    def put(self, text: str) -> None:
        if not self.is_deaf:
            self.unheard.append(text)
            wake(self.listener)

    async def hear(self) -> str | None:
        """What is said next; None when that was all."""
        while not self.unheard:
            if self.is_deaf:
                return None
            self.listener = asyncio.get_running_loop().create_future()
            await self.listener
        text = self.unheard.popleft()
        if not self.unheard:
            self.let_more_come()
        return text

    def let_more_come(self) -> None:
        wake(self.bringer)
        self.hold_line(False)

    def hold_line(self, now: bool) -> None:
        if self.hold is not None and self.is_held != now:
            self.is_held = now
            self.hold(now)

    def close(self) -> None:
        """Nothing more is taken; what was taken may still be heard."""
        self.is_deaf = True
        wake(self.listener)
        self.let_more_come()
        self.hold = None


def wake(who: asyncio.Future[None] | None) -> None:
    if who is not None and not who.done():
        who.set_result(None)
