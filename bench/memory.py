"""What open tables and idle sockets weigh in the server."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bench.games import Laid
from bench.line import Line, join
from bench.measured import Measured

AT_ONCE = 25  # connections being made at the same time


@dataclass(frozen=True)
class Weight:
    """Bytes of the server's memory."""

    table: float  # with the one socket at it
    socket: float


async def weigh(
    server: Measured, warm_up: Sequence[Laid], tables: Sequence[Laid], idle: int, opened: list[Line]
) -> Weight:
    """Open the tables, each with a socket, then let spectators come in. `opened` holds the lines, to be closed."""
    opened += await join_all(server, warm_up)
    empty = server.used(after_collecting=True).memory
    opened += await join_all(server, tables)
    with_tables = server.used(after_collecting=True).memory
    opened += await join_all(server, [Laid(tables[number % len(tables)].id, "") for number in range(idle)])
    with_sockets = server.used(after_collecting=True).memory
    return Weight((with_tables - empty) / len(tables), (with_sockets - with_tables) / idle)


async def join_all(server: Measured, tables: Sequence[Laid]) -> list[Line]:
    """A socket at each table, in its first seat, or as a spectator without a secret."""
    lines: list[Line] = []
    for first in range(0, len(tables), AT_ONCE):
        some = tables[first : first + AT_ONCE]
        lines += await asyncio.gather(*(join(server.address, table.id, table.secret or None) for table in some))
    return lines


async def close_all(lines: Sequence[Line]) -> None:
    await asyncio.gather(*(line.close() for line in lines))
