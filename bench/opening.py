"""How long it takes until a late game is on the page, and how much is sent for it."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from bench.games import Laid
from bench.line import join
from bench.measured import Measured


@dataclass(frozen=True)
class Opening:
    """Seconds from connecting until all that is sent was heard; bytes of it."""

    cold: Sequence[float]
    warm: Sequence[float]
    bytes: int
    moves: int


async def open_late_games(server: Measured, tables: Sequence[Laid]) -> Opening:
    """Each table once while the server does not hold it in memory, then once more."""
    cold = [await opened(server, table) for table in tables]
    warm = [await opened(server, table) for table in tables]
    _, sent, moves = warm[0]
    return Opening([seconds for seconds, _, _ in cold], [seconds for seconds, _, _ in warm], sent, moves)


async def opened(server: Measured, table: Laid) -> tuple[float, int, int]:
    started = time.perf_counter()
    line = await join(server.address, table.id, table.secrets[0])
    seconds = time.perf_counter() - started
    await line.close()
    return seconds, line.bytes, line.position.at
