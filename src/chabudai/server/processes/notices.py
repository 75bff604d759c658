"""Sweeping of notices: every few seconds, for as long as the process lives."""

import asyncio
import logging
from functools import partial

from chabudai.server.lobby import lookers
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.notices.dispatcher import Dispatcher
from chabudai.server.storage import StorageError

log = logging.getLogger(__name__)


def dispatcher_of(lobby: Lobby) -> Dispatcher:
    return Dispatcher(lobby.store, lobby.ways, partial(lookers.lookers, lobby), partial(lookers.is_offered, lobby))


async def sweep_on(lobby: Lobby) -> None:
    dispatcher = dispatcher_of(lobby)
    try:
        while True:
            await asyncio.sleep(lobby.limits.notice_seconds)
            await sweep(dispatcher)
    finally:
        dispatcher.stop()


async def sweep(dispatcher: Dispatcher) -> None:
    try:
        await dispatcher.sweep()
    except StorageError:
        return  # of which was told already; the next time will do
    except Exception:
        log.exception("what is to be told could not be looked up")
