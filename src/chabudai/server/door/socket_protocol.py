"""WebSocket protocol of one connection: the library's, with a short road for plain texts.

Texts go from the bytes that came straight into the inbox of the table, and from the table straight to the
transport, past library and framework. Everything else the library reads, in small pieces, so that one line holds
up nobody.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from chabudai.server.door.bounded import BoundedFrames
from chabudai.server.door.frame_budget import FrameBudget
from chabudai.server.door.frame_reader import FrameReader
from chabudai.server.door.frames import framed
from chabudai.server.table.connection import LINE, NONSENSE
from chabudai.server.table.inbox import Inbox

AT_ONE_GO = 1024  # bytes that the library reads of a line before others get their turn: a millisecond or two
TO_PART = 2.0  # seconds after our own close until we hang up


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that has become the socket of a table."""

    on_end: Callable[[], None] | None = None
    reader: FrameReader | None = None
    has_said = False  # something came before there was an inbox for it, and perhaps not all of it
    unread = b""  # what came and the library has not come to yet
    going_on: asyncio.Handle | None = None  # when it will
    is_ignored = False  # nothing more is read

    def __init__(self, *rest: Any, **named: Any) -> None:
        super().__init__(*rest, **named)
        self.budget = FrameBudget()
        self.conn = self.library = BoundedFrames(
            self.budget, extensions=[], max_size=self.config.ws_max_size, logger=self.logger
        )

    def handle_connect(self, event: Request) -> None:
        """Who serves the socket finds the line itself among the extensions: what is told or said then goes the
        short way."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def say(self, texts: Sequence[bytes]) -> bool:
        """Send texts at once; False if that cannot be, because the line is full or about to end."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(framed(texts))
        return True

    # --- reading ------------------------------------------------------------------------------------------

    def listen(self, inbox: Inbox) -> None:
        """From now on plain texts go to this inbox."""
        if not self.has_said:
            self.reader = FrameReader(inbox, self.budget)
            inbox.hold = self.hold

    def hold(self, now: bool) -> None:
        """Let nothing more come, or let it come again, unless there is another reason to wait."""
        if not self.transport.is_closing():
            waits = now or self.is_ignored or self.unread or self.read_paused
            (self.transport.pause_reading if waits else self.transport.resume_reading)()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.reader is None:
            self.has_said = True
        elif not self.close_sent:  # after that nothing is heard any more
            data = self.reader.read(data)
        if data:
            self.unread += data
            read = self.library.read
            self.read_on()
            if self.library.read == read:  # not even one frame is whole
                self.budget.take()
        self.cut_if_used_up()

    def read_on(self) -> None:
        """Let the library read a little of what came; it takes its time for each frame. What the socket is served
        by comes to a text before the next is read."""
        self.going_on = None
        if self.read_paused or self.is_ignored or self.transport.is_closing():
            return
        piece, self.unread = self.unread[:AT_ONE_GO], self.unread[AT_ONE_GO:]
        super().data_received(piece)
        self.cut_if_used_up()
        self.read_on_later()

    def read_on_later(self) -> None:
        """In the next turn of the loop; until then nothing more comes."""
        if self.unread and self.going_on is None:
            self.going_on = self.loop.call_soon(self.read_on)
        self.hold(self.reader is not None and self.reader.inbox.is_held)

    def cut_if_used_up(self) -> None:
        if self.budget.is_used_up():
            self.unread = b""
            self.transport.abort()

    async def receive(self) -> Any:
        message = await super().receive()
        self.read_on_later()
        return message

    def handle_cont(self, event: Frame) -> None:
        """Joins the fragments of a message as they come: kept apart, the smallest would take the most room."""
        self.frames = [b"".join((*self.frames, event.data))]
        if event.fin:
            self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the line without a word to anybody else."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    # --- parting ------------------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_timer is not None:
            self.is_ignored = message.get("code") == NONSENSE
            self.part_soon()
            self.read_on_later()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.part_soon()

    def part_soon(self) -> None:
        """Who neither reads nor answers what we said last is not waited for."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(TO_PART, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody answers. A line on which much still waits to be read would never end by itself."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds on to what holds it: without this only the collector would part them
        self.reader = None
        self.unread = b""
        if self.going_on is not None:
            self.going_on.cancel()
            self.going_on = None
        if self.on_end is not None:
            self.on_end()
            self.on_end = None


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
