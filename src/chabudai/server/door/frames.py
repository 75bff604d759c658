"""Frames: text messages of a WebSocket, decoded and encoded, each whole and in one piece (RFC 6455, section 5.2).

All else, from pings to what is no text at all, is left to the library.
"""

# compiled: every message passes through here

from collections.abc import Sequence
from typing import Final

from chabudai.server.wire import LONGEST_MESSAGE

WHOLE_TEXT: Final = 0x81  # in the head of a message
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
LONG: Final = 126  # in place of a size: it stands in the next two bytes
VERY_LONG: Final = 127  # in the next eight
MASK_BYTES: Final = 4


class Frame:
    """A WebSocket frame as browsers send it: where it lies in the bytes that came."""

    def __init__(self, head: int, mask: int, end: int) -> None:
        self.head = head
        self.mask = mask  # where the four bytes begin that hide it
        self.end = end


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
    return None if size > LONGEST_MESSAGE or len(data) < end else Frame(data[at], mask, end)


def is_beginning(data: bytes, at: int) -> bool:
    """Whether this may be the beginning of a whole text that is no longer than anything that makes sense."""
    if data[at] != WHOLE_TEXT:
        return False
    if len(data) < at + 2:
        return True
    size = data[at + 1] & ~MASKED
    if not data[at + 1] & MASKED or size == VERY_LONG:
        return False
    if size == LONG and len(data) >= at + 4:
        size = data[at + 2] << 8 | data[at + 3]
    return size <= LONGEST_MESSAGE


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
