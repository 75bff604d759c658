"""The entrance: whoever comes in must say soon what they want, and nobody may fill the house alone.

A connection costs nothing to open and a file to keep. So those that are half said are closed after a while, and
those whose answer is not read; when the house is full, the oldest that is half said makes room.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

from chabudai.server.connection import LINE
from chabudai.server.ear import Ear
from chabudai.server.frames import framed
from chabudai.server.guard import neighbourhood
from chabudai.server.limits import Limits

try:
    import resource
except ImportError:  # no such thing as a limit of files there
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

BACKLOG = 128  # connections that wait to be let in
KEPT_FREE = 128  # files for the database, the bots and whatever else is not a visitor
MOST_FILES = 65_536  # a process that may open millions need not


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows; how many that are."""
    if resource is None:
        return MOST_FILES
    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if given != resource.RLIM_INFINITY and given < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        return wanted
    return MOST_FILES if given == resource.RLIM_INFINITY else given


class Entrance:
    """Who is in the house, by address, and who has not yet said what they want."""

    def __init__(self, limits: Limits, most: int, proxies: str = "") -> None:
        self.limits = limits
        self.most = most
        self.proxies = _TrustedHosts(proxies)
        self.inside: Counter[str] = Counter()
        self.speechless: dict[Visitor, None] = {}  # the oldest first

    def let_in(self, visitor: "Visitor") -> bool:
        """A proxy that is trusted comes as often as it likes: it comes for many."""
        address = visitor.address
        if address not in self.proxies and self.inside[neighbourhood(address)] >= self.limits.connections:
            return False
        if self.inside.total() >= self.most and not self.make_room():
            return False
        self.inside[neighbourhood(address)] += 1
        return True

    def make_room(self) -> bool:
        if not self.speechless:
            return False
        oldest = next(iter(self.speechless))
        oldest.show_out()
        return True

    def let_out(self, address: str) -> None:
        key = neighbourhood(address)
        self.inside[key] -= 1
        if self.inside[key] <= 0:
            del self.inside[key]


class Visitor(H11Protocol):
    """A connection over which requests come. Their headers, and then their bodies, must be there in time, and so
    must whoever reads the answer."""

    def __init__(self, entrance: Entrance, **rest: Any) -> None:
        super().__init__(**rest)
        self.entrance = entrance
        self.address = ""
        self.is_inside = False
        self.sits = False  # the line has become the socket of a table
        self.awaited: object = None  # what has begun to come and is not yet there
        self.deadline: asyncio.TimerHandle | None = None
        self.to_be_read: asyncio.TimerHandle | None = None  # what was answered, until then

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        self.is_inside = self.entrance.let_in(self)
        super().connection_made(transport)
        if self.is_inside:
            self.expect(h11.IDLE)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.is_inside:
            return
        if not self.transport.get_write_buffer_size():
            self.expect_no_reader()
        super().data_received(data)
        self.watch()

    def on_response_complete(self) -> None:
        """What was sent meanwhile is taken up, and perhaps it was sent in part."""
        super().on_response_complete()
        self.watch()
        self.expect_reader()

    def watch(self) -> None:
        state = self.conn.their_state
        is_resting = state is h11.IDLE and self.timeout_keep_alive_task is not None  # which has a limit of its own
        comes = state in (h11.IDLE, h11.SEND_BODY) and not is_resting and not self.sits  # a socket sends no body
        self.expect(state if comes else None)

    def expect(self, what: object) -> None:
        """Headers (while nothing was asked) or a body, within the time for it: drops that trickle in win none."""
        if what is self.awaited:
            return
        self.expect_nothing()
        if what is None or self.transport.is_closing():
            return
        self.awaited = what
        limits = self.entrance.limits
        seconds = limits.header_seconds if what is h11.IDLE else limits.body_seconds
        self.deadline = self.loop.call_later(seconds, self.show_out)
        if what is h11.IDLE:
            self.entrance.speechless[self] = None

    def expect_nothing(self) -> None:
        self.awaited = None
        self.entrance.speechless.pop(self, None)
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
            self.to_be_read = self.loop.call_later(self.entrance.limits.answer_seconds, self.look_whether_read)

    def look_whether_read(self) -> None:
        self.expect_no_reader()
        if self.transport.get_write_buffer_size():
            self.show_out()

    def expect_no_reader(self) -> None:
        if self.to_be_read is not None:
            self.to_be_read.cancel()
            self.to_be_read = None

    def show_out(self) -> None:
        self.expect_nothing()
        self.expect_no_reader()
        self.leave()
        self.transport.abort()

    def leave(self) -> None:
        if self.is_inside:
            self.is_inside = False
            self.entrance.let_out(self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect_nothing()
        self.expect_no_reader()
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on another protocol has the line; when it ends, this visitor has left."""
        super().handle_websocket_upgrade(event)
        self.expect_no_reader()
        self.sits = True
        line = self.transport.get_protocol()
        assert isinstance(line, SittingVisitor)
        line.visitor = self


class SittingVisitor(WebSocketsSansIOProtocol):
    """A connection that has become the socket of a table."""

    visitor: Visitor | None = None
    ear: Ear | None = None
    has_said = False  # something came before there was an ear for it, and perhaps not all of it

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

    def listen(self, ear: Ear) -> None:
        """From now on texts go to this ear, as far as it can read what comes."""
        if not self.has_said:
            self.ear = ear
            ear.hold = self.hold

    def hold(self, now: bool) -> None:
        """Let nothing more come, or let it come again."""
        if not self.transport.is_closing():
            (self.transport.pause_reading if now else self.transport.resume_reading)()

    def data_received(self, data: bytes) -> None:
        if self.ear is None:
            self.has_said = self.handshake_initiated
        elif not self.close_sent:  # after that nothing is heard any more
            data = self.ear.read(data)
        if data:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the line without a word to anybody else."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Nobody answers. A line on which much still waits to be read would never end by itself."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds on to what holds it: without this only the collector would part them
        self.ear = None
        if self.visitor is not None:
            self.visitor.expect_nothing()
            self.visitor.leave()
            self.visitor = None


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Complaints:
    """What the event loop complains of. That nobody more can be let in is said once, not for every one outside."""

    OFTEN = 60.0  # seconds

    def __init__(self) -> None:
        self.last = -self.OFTEN

    def hear(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if "socket.accept()" not in context.get("message", ""):
            loop.default_exception_handler(context)
        elif loop.time() - self.last >= self.OFTEN:
            self.last = loop.time()
            log.error("nobody more can be let in: %s", context.get("exception"))
