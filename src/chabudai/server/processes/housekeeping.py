"""Housekeeping: garbage is collected, idle rooms are closed, tables that nobody came to are cleared away."""

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime

from chabudai.server.lobby.lobby import Lobby
from chabudai.server.processes.garbage import QuietCollector
from chabudai.server.storage import StorageError

log = logging.getLogger(__name__)

EVERY = 1.0  # seconds between looks
CLEAR_EVERY = 600.0


async def keep_house(lobby: Lobby, last_asked: Callable[[], float]) -> None:
    """For as long as the process lives; `last_asked` is when anybody last asked for anything."""
    collector, cleared = QuietCollector(last_asked), -CLEAR_EVERY
    while True:
        await asyncio.sleep(EVERY)
        collector.look()
        lobby.close_idle()
        if time.monotonic() - cleared >= CLEAR_EVERY:
            cleared = time.monotonic()
            await clear_away(lobby)


async def clear_away(lobby: Lobby) -> None:
    try:
        await lobby.clear_away(datetime.now(UTC))
    except StorageError:
        return  # of which was told already; the next time will do
    except Exception:
        log.exception("tables that nobody came to could not be cleared away")
