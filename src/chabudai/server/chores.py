"""What is done beside the tables: waste is collected, and tables that nobody came to are cleared away."""

import asyncio
import gc
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime

from chabudai.server.hall import Hall
from chabudai.server.patience import Patience
from chabudai.server.storage import StorageError

log = logging.getLogger(__name__)

EVERY = 1.0  # seconds between looks
CLEAR_EVERY = 600.0

# Waste by how long it was in use before. The older half takes longer to look through, for it lies among the tables.
QUIET = {1: 0.5, 2: 5.0}  # seconds in which nobody asked for anything
AT_MOST_EVERY = {1: 10.0, 2: 300.0}


class Waste:
    """Nearly everything is freed when it is let go. What is left is collected in quiet moments."""

    def __init__(
        self,
        last_asked: Callable[[], float],
        clock: Callable[[], float] = time.monotonic,
        collect: Callable[[int], object] = gc.collect,
    ) -> None:
        self.last_asked = last_asked
        self.clock = clock
        self.collect = collect
        self.collected = dict.fromkeys(QUIET, clock())

    def look(self) -> None:
        """Where nothing happened since, there is nothing new to collect."""
        now, asked = self.clock(), self.last_asked()
        for age in sorted(QUIET, reverse=True):
            since = self.collected[age]
            if asked > since and now - asked >= QUIET[age] and now - since >= AT_MOST_EVERY[age]:
                self.collect(age)
                self.collected |= {each: now for each in QUIET if each <= age}
                return


async def do_chores(hall: Hall, patience: Patience) -> None:
    waste, cleared = Waste(lambda: patience.last_asked), -CLEAR_EVERY
    while True:
        await asyncio.sleep(EVERY)
        waste.look()
        if time.monotonic() - cleared >= CLEAR_EVERY:
            cleared = time.monotonic()
            await clear_away(hall)


async def clear_away(hall: Hall) -> None:
    try:
        await hall.clear_away(datetime.now(UTC))
    except StorageError:
        return  # of which was told already; the next time will do
    except Exception:
        log.exception("tables that nobody came to could not be cleared away")
