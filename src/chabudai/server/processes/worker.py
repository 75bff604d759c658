"""Worker: a process that does the jobs of the tables and serves nobody, until it is told to stop."""

import asyncio
import os
import signal
from collections.abc import Callable, Mapping
from pathlib import Path

from chabudai.core.errors import ChabudaiError
from chabudai.server.limits import Limits
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.monitoring import endpoint, systemd
from chabudai.server.monitoring.middleware import observe_lag
from chabudai.server.processes.gauges import show_gauges
from chabudai.server.processes.process import Process
from chabudai.server.storage import Store, straight_to_the_database, url_of
from chabudai.server.thinking.bot_pool import BotPool


class NothingToShare(ChabudaiError):
    """There is no queue: the one process that serves does everything."""


def work(announce: Callable[[], None], environment: Mapping[str, str] = os.environ) -> None:
    """Work until interrupted; `announce` is told when it begins."""
    store = Store(url_of(Path(), environment))
    if not store.is_shared:
        raise NothingToShare("error-work-alone")
    process = Process(Lobby(store, BotPool(), Limits.of(environment)), straight_to_the_database(environment))

    def say_so() -> None:
        announce()
        systemd.tell(environment, "READY=1")

    with endpoint.shown(environment):
        asyncio.run(work_on(process, say_so))


async def work_on(process: Process, announce: Callable[[], None]) -> None:
    store, enough = process.lobby.store, asyncio.Event()
    await store.open()
    try:
        await process.open()
        show_gauges(process.lobby)
        lag = asyncio.create_task(observe_lag())
        heed_signals(enough)
        announce()
        await enough.wait()
        lag.cancel()
    finally:
        await process.close()
        await store.close()


def heed_signals(enough: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, enough.set)
