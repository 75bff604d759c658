"""Bounded parsers: the libraries that read requests and frames. Each stops in the middle when too much came, before
anything is done with the rest."""

from typing import Any

import h11
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from chabudai.server.door.frame_budget import FrameBudget

MOST_CHUNKS = 256  # of one body; browsers send it as a whole
MOST_POURED = 1 << 20  # bytes of one body, read or not: who was told that it is too long, and sends on, is cut
A_MESSAGE = (Opcode.TEXT, Opcode.BINARY)


class BoundedFrames(ServerProtocol):
    """WebSocket protocol that counts the frames which are no whole message."""

    def __init__(self, budget: FrameBudget, **settings: Any) -> None:
        super().__init__(**settings)
        self.budget = budget
        self.read = 0  # frames

    def recv_frame(self, frame: Frame) -> None:
        self.read += 1
        is_heard = self.state is OPEN  # after our own close nothing is
        is_message = is_heard and frame.fin and frame.opcode in A_MESSAGE
        if not is_message and not self.budget.take():
            raise ProtocolError("too many frames that are no message")
        if is_message or (is_heard and frame.fin and frame.opcode is Opcode.CONT):
            self.budget.earn()
        super().recv_frame(frame)


class BoundedRequests(h11.Connection):
    """HTTP protocol that counts bodies in chunks and bytes. One that is too much never ends, and its line must."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER)
        self.chunks = self.poured = 0
        self.is_too_much = False

    def receive_data(self, data: bytes) -> None:
        if self.their_state is h11.SEND_BODY:
            self.poured += len(data)
            self.is_too_much |= self.poured > MOST_POURED
        super().receive_data(data)

    def next_event(self) -> Any:
        if self.is_too_much:
            return h11.NEED_DATA
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.chunks = self.poured = 0
        elif isinstance(event, h11.Data):
            self.chunks += 1
            self.is_too_much |= self.chunks > MOST_CHUNKS
        return event
