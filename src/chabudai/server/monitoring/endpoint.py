"""Metrics endpoint: figures for Prometheus, at an address of their own that strangers do not see."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server

from chabudai.core.errors import ChabudaiError
from chabudai.server.monitoring import metrics

SETTING = "CHABUDAI_METRICS"
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"})
LOOK_EVERY = 0.5  # seconds


class CannotShow(ChabudaiError):
    """The door for the figures cannot be opened."""


# --- who may look -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Door:
    """Where the figures are shown, from a thread of its own: a loop that hangs is just what one wants to see."""

    server: WSGIServer
    thread: Thread

    @property
    def address(self) -> str:
        host, port = self.server.server_address[:2]
        return f"http://{host!s}:{port}/metrics"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@contextmanager
def shown(environment: Mapping[str, str]) -> Iterator[None]:
    """As long as this lasts."""
    door = opened(environment)
    try:
        yield
    finally:
        if door is not None:
            door.close()


def opened(environment: Mapping[str, str]) -> Door | None:
    """`CHABUDAI_METRICS` is a port of this machine, or an address and a port; without it nobody may look."""
    wanted = environment.get(SETTING, "").strip()
    if not wanted:
        return None
    host, port = place_in(wanted)
    try:
        return Door(*start_http_server(port, host, metrics.REGISTRY))
    except OSError:
        raise CannotShow("error-metrics-address", name=SETTING, value=wanted) from None


def place_in(wanted: str) -> tuple[str, int]:
    host, _, port = wanted.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) < 1 << 16):
        raise CannotShow("error-metrics-setting", name=SETTING, value=wanted)
    return host.strip("[]") or "127.0.0.1", int(port)
