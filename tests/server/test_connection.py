"""What somebody at a table is told goes out at once, in order, and waits only where the line is slow."""

import asyncio
from collections.abc import Sequence

import pytest

from chabudai.server.table.connection import Connection

pytestmark = pytest.mark.anyio


class Wire:
    """A line that takes so many messages."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.sent: list[bytes] = []
        self.goes: list[int] = []  # how many went out each time

    def say(self, texts: Sequence[bytes]) -> bool:
        if len(self.sent) >= self.room:
            return False
        self.sent += texts
        self.goes.append(len(texts))
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


async def test_what_somebody_is_told_who_asks_goes_out_together_with_the_answer() -> None:
    connection = on(wire := Wire(room=9))
    reading = await idle(connection)
    with connection.asking():
        connection.tell_bytes(b"position")
        connection.tell_bytes(b"answer")
    connection.tell_bytes(b"chat")
    assert wire.sent == []
    await asyncio.sleep(0)
    assert (wire.sent, wire.goes) == ([b"position", b"answer", b"chat"], [3])
    connection.tell_bytes(b"more")
    assert wire.goes == [3, 1]
    reading.cancel()


async def test_what_somebody_is_told_does_not_wait_for_an_answer_that_takes_long() -> None:
    connection = on(wire := Wire(room=9))
    reading = await idle(connection)
    with connection.asking():
        connection.tell_bytes(b"position")
        await asyncio.sleep(0)
        assert wire.sent == [b"position"]
    reading.cancel()


@pytest.mark.parametrize("room", [9, 0], ids=["on a line with room", "on a full line"])
async def test_whoever_is_shown_out_while_asking_hears_the_answer_first(room: int) -> None:
    connection = on(wire := Wire(room))
    reading = await idle(connection)
    with connection.asking():
        connection.hang_up()
        connection.tell_bytes(b"answer")
    heard = [*wire.sent, await reading]
    if None not in heard:
        heard.append(await connection.read())
    assert heard == [b"answer", None]
