"""Working: a process that does the jobs of the tables and serves nobody, until it is told to stop."""

import asyncio
import os
import signal
from collections.abc import Callable, Mapping
from pathlib import Path

from chabudai.core.errors import ChabudaiError
from chabudai.server import supervisor, watching
from chabudai.server.bots import Thinkers
from chabudai.server.hall import Hall
from chabudai.server.limits import Limits
from chabudai.server.storage import Store, straight_to_the_database, url_of


class NothingToShare(ChabudaiError):
    """There is no queue: the one process that serves does everything."""


def work(announce: Callable[[], None], environment: Mapping[str, str] = os.environ) -> None:
    """Work until interrupted; `announce` is told when it begins."""
    store = Store(url_of(Path(), environment))
    if not store.is_shared:
        raise NothingToShare("error-work-alone")
    hall = Hall(store, Thinkers(), Limits.of(environment), straight_to_the_database(environment))

    def say_so() -> None:
        announce()
        supervisor.tell(environment, "READY=1")

    with watching.shown(environment):
        asyncio.run(work_on(store, hall, say_so))


async def work_on(store: Store, hall: Hall, announce: Callable[[], None]) -> None:
    enough = asyncio.Event()
    await store.open()
    try:
        await hall.open()
        watching.count_in(hall)
        late = asyncio.create_task(watching.watch_the_loop())
        heed_signals(enough)
        announce()
        await enough.wait()
        late.cancel()
    finally:
        await hall.close()
        await store.close()


def heed_signals(enough: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, enough.set)
