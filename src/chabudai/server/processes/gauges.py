"""Gauges of this process: how much of everything there is now."""

from collections.abc import Callable

from chabudai.server.lobby.lobby import Lobby
from chabudai.server.monitoring import metrics
from chabudai.version import __version__


def show_gauges(lobby: Lobby, sockets: Callable[[], float] | None = None) -> None:
    """From now on the gauges show this lobby. They are read from another thread: so from copies, made at once."""
    metrics.VERSION.labels(__version__).set(1)
    if sockets is not None:
        metrics.SOCKETS.set_function(sockets)
    metrics.TABLES.set_function(lambda: len(lobby.rooms))
    metrics.WATCHED.set_function(lambda: sum(bool(room.connections) for room in list(lobby.rooms.values())))
    metrics.AWAY.set_function(lobby.store.outage.goes_on)
    metrics.WAITING.set_function(lobby.bot_pool.queue.length)
