"""HTTP protocol of one connection: headers, bodies and whoever reads the answer must be there in time."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from chabudai.server.door.admission import Admission
from chabudai.server.door.bounded import BoundedRequests
from chabudai.server.door.socket_protocol import SocketProtocol


class HttpProtocol(H11Protocol):
    """A connection over which requests come. Their headers, and then their bodies, must be there in time, and so
    must whoever reads the answer."""

    def __init__(self, admission: Admission, **rest: Any) -> None:
        super().__init__(**rest)
        self.conn = self.requests = BoundedRequests()
        self.admission = admission
        self.address = ""
        self.is_admitted = False
        self.is_socket = False  # the line has become the socket of a table
        self.awaited: object = None  # what has begun to come and is not yet there
        self.deadline: asyncio.TimerHandle | None = None
        self.to_be_read: asyncio.TimerHandle | None = None  # what was answered, until then

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        self.is_admitted = self.admission.admit(self)
        super().connection_made(transport)
        if self.is_admitted:
            self.expect(h11.IDLE)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.is_admitted:
            return
        if not self.transport.get_write_buffer_size():
            self.expect_no_reader()
        super().data_received(data)
        if self.requests.is_too_much:
            self.abort()
        self.watch()

    def on_response_complete(self) -> None:
        """Goes on to requests that came meanwhile, perhaps only in part."""
        super().on_response_complete()
        self.watch()
        self.expect_reader()

    def watch(self) -> None:
        state = self.conn.their_state
        is_resting = state is h11.IDLE and self.timeout_keep_alive_task is not None  # which has a limit of its own
        comes = (
            state in (h11.IDLE, h11.SEND_BODY) and not is_resting and not self.is_socket
        )  # a socket sends no body
        self.expect(state if comes else None)

    def expect(self, what: object) -> None:
        """Headers (while nothing was asked) or a body, within the time for it: drops that trickle in win none."""
        if what is self.awaited:
            return
        self.expect_nothing()
        if what is None or self.transport.is_closing():
            return
        self.awaited = what
        limits = self.admission.limits
        seconds = limits.header_seconds if what is h11.IDLE else limits.body_seconds
        self.deadline = self.loop.call_later(seconds, self.abort)
        if what is h11.IDLE:
            self.admission.silent[self] = None

    def expect_nothing(self) -> None:
        self.awaited = None
        self.admission.silent.pop(self, None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def pause_writing(self) -> None:
        """The answer is longer than the line takes at once: the rest of it waits to be written."""
        super().pause_writing()
        self.expect_reader()

    def expect_reader(self) -> None:
        """Who asks for more meanwhile wins no time."""
        if self.to_be_read is None:
            self.to_be_read = self.loop.call_later(self.admission.limits.answer_seconds, self.look_whether_read)

    def look_whether_read(self) -> None:
        self.expect_no_reader()
        if self.transport.get_write_buffer_size():
            self.abort()

    def expect_no_reader(self) -> None:
        if self.to_be_read is not None:
            self.to_be_read.cancel()
            self.to_be_read = None

    def abort(self) -> None:
        self.expect_nothing()
        self.expect_no_reader()
        self.release()
        self.transport.abort()

    def release(self) -> None:
        if self.is_admitted:
            self.is_admitted = False
            self.admission.release(self.address)

    def end(self) -> None:
        """The line is gone, whichever protocol had it."""
        self.expect_nothing()
        self.expect_no_reader()
        self.release()

    def connection_lost(self, exc: Exception | None) -> None:
        self.end()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on another protocol has the line; when it ends, this connection is released."""
        super().handle_websocket_upgrade(event)
        self.expect_no_reader()
        self.is_socket = True
        line = self.transport.get_protocol()
        assert isinstance(line, SocketProtocol)
        line.on_end = self.end
