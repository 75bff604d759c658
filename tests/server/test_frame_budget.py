"""What is no whole message costs whoever sends it: a line has a budget, everybody else is served between two
pieces of what came, and who sends more is hung up on at once."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from server.test_admission import WHOLE, Clock, House, Wire
from server.test_inbox import HEADS, sent, written
from uvicorn import Config
from uvicorn.server import ServerState

from chabudai.server.door.bounded import MOST_CHUNKS, MOST_POURED
from chabudai.server.door.frame_budget import MOST, WITH_A_TEXT, FrameBudget
from chabudai.server.door.socket_protocol import AT_ONE_GO, TO_PART, SocketProtocol
from chabudai.server.table.connection import NONSENSE, TRY_LATER
from chabudai.server.table.inbox import MOST_WAITING, Inbox
from chabudai.server.wire import LONGEST_BODY, LONGEST_MESSAGE

A_READ = 256_000  # bytes that an event loop hands over at once
PING, PONG = written(HEADS["ping"], b""), written(HEADS["pong"], b"")
BEGINS, GOES_ON, ENDS = (written(HEADS[head], b"") for head in ("begins", "goes on", "ends"))
ONE_BYTE = written(HEADS["goes on"], b"x")
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Turns(Clock):
    """A loop of which each turn is counted."""

    def __init__(self) -> None:
        super().__init__()
        self.soon: list[Callable[[], object]] = []

    def call_soon(self, callback: Callable[..., object], *args: Any, **_: Any) -> asyncio.Handle:  # type: ignore[override]
        handle = asyncio.Handle(callback, args, self)
        self.soon.append(handle._run)
        return handle

    def turn(self) -> bool:
        """Whether there was anything to do."""
        soon, self.soon = self.soon, []
        for each in soon:
            each()
        return bool(soon)


class Held(Wire):
    """A line of which is known whether it is read from."""

    is_read = True

    def pause_reading(self) -> None:  # type: ignore[override]
        self.is_read = False

    def resume_reading(self) -> None:  # type: ignore[override]
        self.is_read = True


class Line:
    """The socket of a table, open, with or without an inbox."""

    def __init__(self, inbox: Inbox | None = None) -> None:
        async def nothing(scope: Any, receive: Any, send: Any) -> None: ...

        self.loop, self.wire, self.inbox = Turns(), Held("203.0.113.5"), inbox
        config = Config(nothing, ws=SocketProtocol, ws_max_size=4 * LONGEST_MESSAGE, log_config=None)
        self.visitor = SocketProtocol(config, ServerState(), {}, _loop=self.loop)
        self.visitor.connection_made(self.wire)
        self.visitor.data_received(HANDSHAKE)
        self.do(self.visitor.receive())
        self.do(self.visitor.send({"type": "websocket.accept"}))
        self.loop.soon.clear()
        if inbox is not None:
            self.visitor.listen(inbox)

    def do(self, work: Any) -> Any:
        """What neither waits for anything nor needs a loop."""
        try:
            work.send(None)
        except StopIteration as done:
            return done.value
        raise AssertionError("it waits")

    def comes(self, data: bytes) -> None:
        """In pieces as they are read, as long as the line is read from."""
        while data and self.wire.is_read and not self.wire.cut:
            self.visitor.data_received(data[:A_READ])
            data = data[A_READ:]

    def frames(self) -> int:
        return self.visitor.library.read

    def close(self, code: int) -> None:
        self.do(self.visitor.send({"type": "websocket.close", "code": code}))


# --- the budget -------------------------------------------------------------------------------------------------


def test_a_line_has_so_many_of_them_and_a_few_more_with_time() -> None:
    clock = Clock()
    budget = FrameBudget(clock.time)
    assert [budget.take() for _ in range(MOST + 1)] == [True] * MOST + [False]
    assert budget.is_used_up()
    clock.now += 3600
    assert budget.take()


def test_each_whole_text_earns_a_few_of_them_and_never_more_than_there_were() -> None:
    budget = FrameBudget(Clock().time)
    for _ in range(100):
        assert all(budget.take() for _ in range(WITH_A_TEXT))
        budget.earn()
    assert budget.left == MOST
    budget.earn()
    assert budget.left == MOST


# --- frames -------------------------------------------------------------------------------------------------------

FLOODS = {
    "pings": PING * 150_000,
    "pongs": PONG * 150_000,
    "long pings": written(HEADS["ping"], b"x" * 125) * 8000,
    "empty fragments": BEGINS + GOES_ON * 150_000,
    "fragments of a byte": BEGINS + ONE_BYTE * 150_000,
    "texts with pings between": (sent("{}") + PING * (WITH_A_TEXT + 1)) * 25_000,
}


@pytest.mark.parametrize("has_inbox", [True, False], ids=["heard", "nobody hears yet"])
@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_a_megabyte_of_tiny_frames_ends_the_line_after_the_first_few(flood: bytes, has_inbox: bool) -> None:
    line = Line(Inbox() if has_inbox else None)
    line.comes(flood)
    for _ in range(A_READ // AT_ONE_GO + 1):
        if line.inbox is not None:
            line.inbox.waiting.clear()
        if line.visitor.read_paused:
            line.do(line.visitor.receive())
        line.loop.turn()
    assert line.wire.cut
    assert line.frames() <= MOST * (WITH_A_TEXT + 2)
    assert line.visitor.unread == b""


def test_whatever_waits_is_read_a_little_in_each_turn_of_the_loop() -> None:
    line = Line()
    line.comes(written(HEADS["bytes"], b"") * 2000)
    most = AT_ONE_GO // len(written(HEADS["bytes"], b"")) + 1
    assert most < 256  # of which the library reads each in some microseconds
    assert 0 < line.frames() <= most
    assert not line.wire.is_read
    while line.frames() < 2000:
        before = line.frames()
        while not line.visitor.queue.empty():
            line.do(line.visitor.receive())
        assert line.loop.turn()
        assert line.frames() - before <= most
    while not line.visitor.queue.empty():
        line.do(line.visitor.receive())
    line.loop.turn()
    assert line.wire.is_read
    assert not line.wire.cut


def test_a_text_that_nobody_has_taken_up_keeps_the_next_from_being_read() -> None:
    line = Line()
    line.comes(sent("{}") * 2000)
    first = line.frames()
    while line.loop.turn():
        pass
    assert line.frames() == first
    assert not line.wire.is_read


def test_fragments_keep_no_more_than_what_they_hold() -> None:
    line = Line(Inbox())
    line.comes(BEGINS + GOES_ON * 20 + ONE_BYTE * 20)
    assert line.visitor.frames == [b"x" * 20]


@pytest.mark.parametrize("head", ["text", "begins", "bytes"])
def test_a_frame_that_trickles_in_byte_by_byte_ends_the_line(head: str) -> None:
    """Whoever reads it: a whole text is kept by us until its end, all else by the library."""
    line, frame = Line(Inbox()), sent("x" * 1000) if head == "text" else written(HEADS[head], b"x" * 1000)
    for byte in frame:
        line.comes(bytes((byte,)))
    assert line.wire.cut


def test_who_says_everything_in_pieces_may_do_so_as_long_as_they_like() -> None:
    line, halves = Line(Inbox()), (written(HEADS["begins"], b"{"), written(HEADS["ends"], b"}"))
    for _ in range(1000):
        for half in halves:
            line.comes(half[:3])
            line.comes(half[3:])
        assert line.do(line.visitor.receive()) == {"type": "websocket.receive", "text": "{}"}
    assert not line.wire.cut


def test_who_says_more_texts_at_once_than_anybody_would_is_hung_up_on() -> None:
    inbox = Inbox()
    line = Line(inbox)
    line.comes(sent("{}") * (MOST_WAITING + 2))
    assert line.wire.cut
    assert len(inbox.waiting) == MOST_WAITING


# --- after our own close ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("then", [PING, sent("{}"), GOES_ON], ids=["pings", "texts", "fragments"])
def test_after_our_own_close_nothing_is_a_text(then: bytes) -> None:
    line = Line(Inbox())
    line.close(TRY_LATER)
    line.comes((b"" if then != GOES_ON else BEGINS) + then * (2 * MOST))
    while line.loop.turn():
        pass
    assert line.wire.cut
    assert line.frames() <= MOST + AT_ONE_GO


def test_who_answers_our_close_has_parted() -> None:
    line = Line(Inbox())
    line.close(TRY_LATER)
    assert not line.wire.cut
    line.comes(written(HEADS["close"], TRY_LATER.to_bytes(2, "big")))
    assert line.wire.cut


def test_who_does_not_answer_our_close_is_not_waited_for() -> None:
    line = Line(Inbox())
    line.close(TRY_LATER)
    line.loop.pass_by(TO_PART)
    assert line.wire.cut


def test_of_who_said_nothing_but_nonsense_nothing_more_is_read() -> None:
    line = Line(Inbox())
    line.close(NONSENSE)
    assert not line.wire.is_read
    line.loop.pass_by(TO_PART)
    assert line.wire.cut


# --- bodies -------------------------------------------------------------------------------------------------------

CHUNKED = b"POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"


def test_a_body_in_chunks_of_a_byte_ends_the_line_after_the_first_few() -> None:
    visitor, wire = House().comes(says=CHUNKED)
    visitor.data_received(b"1\r\nx\r\n" * 42_000)
    assert wire.cut
    assert visitor.requests.chunks == MOST_CHUNKS + 1
    assert len(visitor.cycle.body) <= MOST_CHUNKS + 1


def test_a_body_that_trickles_in_byte_by_byte_ends_the_line_too() -> None:
    visitor, wire = House().comes(says=b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9999\r\n\r\n")
    for _ in range(MOST_CHUNKS + 1):
        assert not wire.cut
        visitor.data_received(b"x")
    assert wire.cut


def test_who_goes_on_pouring_a_body_that_is_too_long_is_cut() -> None:
    visitor, wire = House().comes(says=b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 99999999\r\n\r\n")
    for _ in range(MOST_POURED // 65_536):
        assert not wire.cut
        visitor.data_received(b"x" * 65_536)
    visitor.data_received(b"x")
    assert wire.cut


def test_a_body_in_as_many_chunks_as_are_allowed_is_read_to_its_end() -> None:
    visitor, wire = House().comes(says=CHUNKED)
    visitor.data_received(b"1\r\nx\r\n" * MOST_CHUNKS + b"0\r\n\r\n")
    assert not wire.cut
    assert not visitor.cycle.more_body
    assert MOST_CHUNKS * 64 >= LONGEST_BODY  # no honest body is cut into more


def test_a_request_without_a_body_is_none_of_this() -> None:
    visitor, wire = House().comes(says=WHOLE)
    assert (visitor.requests.chunks, visitor.requests.poured, wire.cut) == (0, 0, False)
