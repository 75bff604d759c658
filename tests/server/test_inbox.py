"""What a browser says is heard in order, whichever way it comes, and nobody can say more than is heard."""

import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.people import Line, Person, Server
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, State
from websockets.server import ServerProtocol

from chabudai.server.door.frame_budget import FrameBudget
from chabudai.server.door.frame_reader import FrameReader
from chabudai.server.door.frames import framed
from chabudai.server.table.inbox import Inbox
from chabudai.server.table.messages import MOST_BAD
from chabudai.server.wire import LONGEST_MESSAGE

pytestmark = pytest.mark.anyio


MASK = bytes((0x5A, 0x00, 0xFF, 0x13))
HEADS = {"text": 0x81, "begins": 0x01, "goes on": 0x00, "ends": 0x80, "bytes": 0x82, "squeezed": 0xC1, "ping": 0x89}
HEADS |= {"pong": 0x8A, "close": 0x88, "half a ping": 0x09, "nothing known": 0x83}


def written(head: int, data: bytes, mask: bytes = MASK) -> bytes:
    """A message as it is sent to a server; without a mask, as none may be sent."""
    size, bit = len(data), 0x80 if mask else 0
    length = bytes((bit | size,)) if size < 126 else bytes((bit | 126,)) + size.to_bytes(2, "big")
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)) if mask else data
    return bytes((head,)) + length + mask + hidden


def sent(*texts: str) -> bytes:
    return b"".join(written(HEADS["text"], text.encode()) for text in texts)


# --- as the library would -----------------------------------------------------------------------------------------


class Reading:
    """What is read of a line: by the library alone, or with a reader before it."""

    def __init__(self, reader: FrameReader | None) -> None:
        self.reader = reader
        self.library = ServerProtocol(state=OPEN, max_size=4 * LONGEST_MESSAGE)
        self.heard: list[bytes] = []

    def take(self, data: bytes) -> None:
        if self.reader is not None:
            data = self.reader.read(data)
            self.heard += [text.encode() for text in self.reader.inbox.waiting]
            self.reader.inbox.waiting.clear()
        self.library.receive_data(data)
        for event in self.library.events_received():
            if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                self.heard.append(bytes(event.data))

    def outcome(self) -> tuple[list[bytes], State, bytes]:
        return self.heard, self.library.state, b"".join(self.library.data_to_send())


sizes = st.sampled_from([0, 1, 125, 126, 127, LONGEST_MESSAGE, LONGEST_MESSAGE + 1])
data = st.text(max_size=200).map(str.encode) | sizes.map(lambda size: b"x" * size) | st.just(b"\xff\xfe")
heads = st.just(HEADS["text"]) | st.sampled_from(sorted(HEADS.values()))
masks = st.binary(min_size=4, max_size=4) | st.just(MASK) | st.just(b"")
pieces = st.builds(written, heads, data, masks) | st.binary(max_size=8)


def cut(data: bytes, places: list[int]) -> Iterator[bytes]:
    ends = sorted({place % (len(data) + 1) for place in places} | {len(data)})
    for begin, end in zip([0, *ends], ends, strict=False):
        yield data[begin:end]


@given(st.lists(pieces, max_size=8), st.lists(st.integers(0, 9999), max_size=4))
def test_whatever_comes_in_whatever_pieces_is_read_as_the_library_reads_it(
    said: list[bytes], places: list[int]
) -> None:
    alone, with_reader = Reading(None), Reading(FrameReader(Inbox(), FrameBudget()))
    for piece in cut(b"".join(said), places):
        alone.take(piece)
        with_reader.take(piece)
    assert with_reader.outcome() == alone.outcome()


@given(st.lists(st.text(max_size=200), min_size=1, max_size=5), st.binary(max_size=125))
def test_what_browsers_send_never_goes_the_long_way(said: list[str], ping: bytes) -> None:
    inbox, pong = Inbox(), written(HEADS["pong"], ping)
    reader = FrameReader(inbox, FrameBudget())
    assert reader.read(sent(*said[:1]) + pong + sent(*said[1:])) == pong
    assert list(inbox.waiting) == said
    assert reader.read(sent("more")) == b""


@given(st.lists(st.text(max_size=200), min_size=1, max_size=5), st.lists(st.integers(0, 9999), max_size=8))
def test_a_text_that_comes_in_pieces_does_not_go_the_long_way_either(said: list[str], places: list[int]) -> None:
    inbox = Inbox()
    reader = FrameReader(inbox, FrameBudget())
    assert b"".join([reader.read(piece) for piece in cut(sent(*said), places)]) == b""
    assert list(inbox.waiting) == said
    assert reader.is_plain


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_texts_are_framed_as_the_library_would_frame_them(size: int) -> None:
    text = b"x" * size
    assert framed([text, b"more"]) == b"".join(
        Frame(Opcode.TEXT, each).serialize(mask=False) for each in (text, b"more")
    )


# --- one after the other ------------------------------------------------------------------------------------------


class Held:
    """A line, and how often it was held and let on."""

    def __init__(self) -> None:
        self.inbox = Inbox()
        self.reader = FrameReader(self.inbox, FrameBudget())
        self.calls: list[bool] = []
        self.inbox.hold = self.calls.append


async def test_who_says_one_thing_at_a_time_is_never_held() -> None:
    line = Held()
    for text in ("one", "two", "three"):
        line.reader.read(sent(text))
        assert await line.inbox.next() == text
    assert line.calls == []


async def test_who_says_more_than_is_heard_must_wait() -> None:
    line = Held()
    line.reader.read(sent("one"))
    assert line.calls == []
    line.reader.read(sent("two", "three"))
    assert line.calls == [True]
    assert [await line.inbox.next() for _ in range(2)] == ["one", "two"]
    assert line.calls == [True]
    assert await line.inbox.next() == "three"
    assert line.calls == [True, False]


async def test_whoever_brings_something_waits_until_it_is_heard() -> None:
    inbox = Inbox()
    bringing = asyncio.create_task(inbox.bring("one"))
    await asyncio.sleep(0)
    assert not bringing.done()
    assert await inbox.next() == "one"
    await bringing


async def test_what_was_said_before_the_end_is_heard_and_nothing_after_it() -> None:
    line = Held()
    line.reader.read(sent("one", "two"))
    line.inbox.close()
    line.reader.read(sent("late"))
    assert [await line.inbox.next() for _ in range(3)] == ["one", "two", None]
    assert line.calls == [True, False]  # else the other end could not even say goodbye


async def test_the_end_wakes_whoever_listens_and_whoever_brings_something() -> None:
    inbox = Inbox()
    listening = asyncio.create_task(inbox.next())
    await asyncio.sleep(0)
    inbox.close()
    assert await listening is None
    other = Inbox()
    bringing = asyncio.create_task(other.bring("unheard"))
    await asyncio.sleep(0)
    other.close()
    await bringing


# --- over a real line ---------------------------------------------------------------------------------------------


def test_a_message_in_pieces_is_a_message_and_so_is_the_next(server: Server) -> None:
    person = Person(server, "Hana")
    line = person.sit_at(person.lay(seats=2)["id"])
    assert line.say("ping")["type"] == "ok"
    line.socket.ping().wait(timeout=30)
    for number, said in enumerate((['{"type": "ping",', '"id": 70}'], '{"type": "ping", "id": 71}'), 70):
        line.socket.send(said)
        assert line.hear(lambda message: message["type"] == "ok")["id"] == number


@pytest.mark.parametrize("said", ["{", ["{", "{"]], ids=["whole", "in pieces"])
def test_who_says_nothing_but_nonsense_is_shown_out(server: Server, said: str | list[str]) -> None:
    person = Person(server, "Hana")
    line = person.sit_at(person.lay(seats=2)["id"])
    for _ in range(MOST_BAD + 10):  # a few more of it wait
        line.socket.send(said)
    with pytest.raises(ConnectionClosed, match="1008"):
        hear_for_ever(line)


def hear_for_ever(line: Line) -> None:
    while True:
        line.socket.recv(timeout=60)
