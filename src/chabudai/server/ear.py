"""What a browser says, one thing after the other, until it is heard.

Nearly all of it comes as browsers send it: a text, whole and in one piece (RFC 6455, section 5.2). That is read
here, at once. What else may come the library reads, which knows all of the rules; where something is left
unfinished, it reads all that follows too.
"""

# compiled: every message passes through here

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from chabudai.server.guard import MOST_SAID

WHOLE_TEXT: Final = 0x81  # in the head of a message
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
LONG: Final = 126  # in place of a size: it stands in the next two bytes
VERY_LONG: Final = 127
MASK_BYTES: Final = 4


class Frame:
    """Where in what came a message lies, as it is sent to a server."""

    def __init__(self, head: int, mask: int, end: int) -> None:
        self.head = head
        self.mask = mask  # where the four bytes begin that hide it
        self.end = end


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


def frame_at(data: bytes, at: int) -> Frame | None:
    """The message that begins there, if it is whole, masked, and no longer than anything that makes sense."""
    if len(data) < at + 2 or not data[at + 1] & MASKED:
        return None
    size, mask = data[at + 1] & ~MASKED, at + 2
    if size == VERY_LONG or (size == LONG and len(data) < at + 4):
        return None
    if size == LONG:
        size, mask = data[at + 2] << 8 | data[at + 3], at + 4
    end = mask + MASK_BYTES + size
    return None if size > MOST_SAID or len(data) < end else Frame(data[at], mask, end)


def text_in(data: bytes, frame: Frame) -> str | None:
    if frame.head != WHOLE_TEXT:
        return None
    begin = frame.mask + MASK_BYTES
    try:
        return unmasked(data[begin : frame.end], data[frame.mask : begin]).decode()
    except UnicodeDecodeError:
        return None


def unmasked(hidden: bytes, mask: bytes) -> bytes:
    size = len(hidden)
    whole = (mask * (size // MASK_BYTES + 1))[:size]
    return (int.from_bytes(hidden, "little") ^ int.from_bytes(whole, "little")).to_bytes(size, "little")


def framed(texts: Sequence[bytes]) -> bytes:
    """Texts as a server sends them, each whole."""
    return b"".join([part for text in texts for part in (head_of(len(text)), text)])


def head_of(size: int) -> bytes:
    if size < LONG:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, LONG)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, VERY_LONG)) + size.to_bytes(8, "big")
