"""What open tables and idle sockets weigh in the server."""

from collections.abc import Sequence
from dataclasses import dataclass

from bench.games import Laid
from bench.line import Line, join_all
from bench.measured import Measured


@dataclass(frozen=True)
class Weight:
    """Bytes of the server's memory."""

    table: float  # with the one socket at it
    socket: float


async def weigh(
    server: Measured, warm_up: Sequence[Laid], tables: Sequence[Laid], idle: int, opened: list[Line]
) -> Weight:
    """Open the tables, each with a socket, then let spectators come in. `opened` holds the lines, to be closed."""
    opened += await join_all(server.address, warm_up)
    empty = server.used(after_collecting=True).memory
    opened += await join_all(server.address, tables)
    with_tables = server.used(after_collecting=True).memory
    opened += await join_all(server.address, [Laid(tables[number % len(tables)].id, ()) for number in range(idle)])
    with_sockets = server.used(after_collecting=True).memory
    return Weight((with_tables - empty) / len(tables), (with_sockets - with_tables) / idle)
