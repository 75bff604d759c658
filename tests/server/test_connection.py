"""What somebody at a table is told goes out at once, in order, and waits only where the line is slow."""

import asyncio

import pytest

from chabudai.server.connection import Connection

pytestmark = pytest.mark.anyio


class Wire:
    """A line that takes so many messages."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.sent: list[bytes] = []

    def say(self, text: bytes) -> bool:
        if len(self.sent) >= self.room:
            return False
        self.sent.append(text)
        return True


async def idle(connection: Connection) -> asyncio.Task[bytes | None]:
    """Whoever sends waits for something to send."""
    reading = asyncio.create_task(connection.read())
    await asyncio.sleep(0)
    return reading


def on(wire: Wire) -> Connection:
    return Connection(None, "", lambda _: None, wire)


async def test_what_is_told_on_a_line_with_room_goes_out_at_once() -> None:
    connection = on(wire := Wire(room=9))
    reading = await idle(connection)
    for message in (b"1", b"2"):
        connection.tell_bytes(message)
    assert wire.sent == [b"1", b"2"]
    assert not connection.unread
    reading.cancel()


async def test_what_a_full_line_does_not_take_is_kept_in_order() -> None:
    connection = on(wire := Wire(room=1))
    reading = await idle(connection)
    for message in (b"1", b"2", b"3"):
        connection.tell_bytes(message)
    assert wire.sent == [b"1"]
    assert [await reading, await connection.read()] == [b"2", b"3"]


async def test_nothing_overtakes_what_is_just_being_sent() -> None:
    """The line has room again, but what was kept may not be on it yet."""
    connection = on(wire := Wire(room=0))
    reading = await idle(connection)
    connection.tell_bytes(b"1")
    assert await reading == b"1"
    wire.room = 9
    connection.tell_bytes(b"2")
    assert wire.sent == []
    assert await connection.read() == b"2"


async def test_before_somebody_sends_everything_is_kept() -> None:
    connection = on(wire := Wire(room=9))
    connection.tell_bytes(b"1")
    assert (wire.sent, await connection.read()) == ([], b"1")


async def test_after_the_end_nothing_is_said_any_more() -> None:
    connection = on(wire := Wire(room=9))
    reading = await idle(connection)
    connection.hang_up()
    connection.tell_bytes(b"late")
    assert await reading is None
    assert wire.sent == []
