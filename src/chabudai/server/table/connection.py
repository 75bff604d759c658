"""Connection: one browser at one table, with its outbox.

On a slow line messages wait there and hold up nobody else.
"""

# compiled: every message passes through here

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from chabudai.core.pile import onlooker_of
from chabudai.server.match.broadcast import Broadcast
from chabudai.server.match.delta import Seen
from chabudai.server.match.telling import encode
from chabudai.server.table.costs import Spend
from chabudai.server.table.inbox import Inbox, wake

NONSENSE, GOING_AWAY, TRY_LATER, SIGNED_OUT = 1008, 1012, 1013, 4401  # why a socket is closed
MOST_UNREAD, MOST_BYTES = 500, 4 << 20  # a line so slow is cut; the browser comes back and gets everything anew
LINE = "chabudai.line"  # among the extensions of a socket, where the server has it


class Line(Protocol):
    """The line itself, over which one can speak and hear without going the long way."""

    def say(self, texts: Sequence[bytes]) -> bool:
        """Send texts at once; False if that cannot be now."""

    def listen(self, inbox: Inbox) -> None:
        """From now on what is said goes to this inbox, unless it is anything but plain."""


class Connection:
    def __init__(
        self,
        person: str | None,
        name: str,
        spend: Spend,
        line: Line | None = None,
        takes_changes: bool = False,
        session: str = "",
    ) -> None:
        self.person = person
        self.session = session  # when it ends, so does this
        self.takes_changes = takes_changes  # of views, instead of whole ones
        self.seen: Seen | None = None  # the view it was told last, if it does
        self.line = line
        self.name = name
        self.spend = spend
        self.inbox = Inbox()
        self.unread: deque[bytes | None] = deque()  # None: that was all
        self.unread_bytes = 0
        self.together: list[bytes] = []  # goes out at the end of this turn of the loop
        self.reader: asyncio.Future[None] | None = None  # waits for something to read
        self.muted: frozenset[str] = frozenset()  # people whose chat its person does not want to hear
        self.code = GOING_AWAY
        self.is_asking = False  # and waits for its answer
        self.is_parting = False
        self.is_looking = True  # else the page lies behind others

    def tell(self, message: dict[str, Any]) -> None:
        self.tell_bytes(encode(message))

    def tell_position(self, broadcast: Broadcast, seat: int | None) -> None:
        """Whole, to whoever has just come."""
        self.tell(broadcast.told_to(seat))
        if self.takes_changes:
            self.seen = broadcast.seen_by(seat)

    def tell_bytes(self, message: bytes) -> None:
        if self.together:
            self.together.append(message)
        elif self.is_asking and self.is_all_read():  # its answer mostly comes at once, and goes along
            self.together.append(message)
            asyncio.get_running_loop().call_soon(self.say_together)
        else:
            self.say([message])

    def say_together(self) -> None:
        together, self.together = self.together, []
        if together:
            self.say(together)

    def say(self, messages: list[bytes]) -> None:
        """Now, if the line takes it."""
        if not (self.is_all_read() and self.line is not None and self.line.say(messages)):
            for message in messages:
                self.keep(message)

    def is_all_read(self) -> bool:
        """Whether nothing waits that was told before, not even half sent."""
        return self.reader is not None and not self.reader.done()

    def keep(self, message: bytes) -> None:
        """Until the line takes it."""
        self.unread_bytes += len(message)
        if len(self.unread) < MOST_UNREAD and self.unread_bytes <= max(MOST_BYTES, len(message)):
            self.put(message)
        else:
            self.forget_unread()
            self.hang_up()

    async def read(self) -> bytes | None:
        """The next that it is told; None when that was all."""
        while not self.unread:  # which may have been forgotten before it was read
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        message = self.unread.popleft()
        self.unread_bytes -= len(message or b"")
        return message

    def put(self, message: bytes | None) -> None:
        self.unread.append(message)
        wake(self.reader)

    def forget_unread(self) -> None:
        self.unread.clear()

    def asking(self) -> "Asking":
        return Asking(self)

    def hang_up(self, code: int = GOING_AWAY) -> None:
        """When everything that it was told is sent."""
        if not self.is_parting:
            self.is_parting, self.code = True, code
            if not self.is_asking:
                self.end()

    def end(self) -> None:
        self.say_together()
        self.put(None)


class Asking:
    """While this lasts the connection is not closed: it is told what became of its request."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def __enter__(self) -> None:
        self.connection.is_asking = True

    def __exit__(self, *problem: object) -> None:
        self.connection.is_asking = False
        if self.connection.is_parting:
            self.connection.end()


def tell_each(
    connections: Iterable[Connection],
    seats: Mapping[str, int],
    message_for: Callable[[int | None], dict[str, Any]],
    audience: int,
) -> None:
    """To those of the audience, each with the eyes of the seat its person has; those with equal eyes get the same
    bytes. All is written before anything is sent: so those who listen wake once, and one hardly knows before
    another."""
    written: dict[int | None, bytes] = {}
    told: list[tuple[Connection, bytes]] = []
    for connection, seat in listeners(connections, seats, audience):
        message = written.get(seat)
        if message is None:
            message = written[seat] = encode(message_for(seat))
        told.append((connection, message))
    for connection, message in told:
        connection.tell_bytes(message)


def tell_positions(
    connections: Iterable[Connection], seats: Mapping[str, int], broadcast: Broadcast, audience: int
) -> None:
    """The same for positions, where those who take changes get the same bytes if they have seen the same before."""
    written: dict[tuple[int | None, int], bytes] = {}
    told: list[tuple[Connection, bytes, Seen | None]] = []
    for connection, seat in listeners(connections, seats, audience):
        seen = connection.seen
        message = written.get((seat, id(seen)))
        if message is None:
            message = written[seat, id(seen)] = encode(broadcast.told_to(seat, seen))
        told.append((connection, message, broadcast.seen_by(seat) if connection.takes_changes else None))
    for connection, message, seen in told:
        connection.seen = seen
        connection.tell_bytes(message)


def listeners(
    connections: Iterable[Connection], seats: Mapping[str, int], audience: int
) -> list[tuple[Connection, int | None]]:
    """Connections that belong to the audience, each with the seat of its person."""
    found: list[tuple[Connection, int | None]] = []
    for connection in connections:
        seat = None if connection.person is None else seats.get(connection.person)
        if audience >> onlooker_of(seat) & 1:
            found.append((connection, seat))
    return found
