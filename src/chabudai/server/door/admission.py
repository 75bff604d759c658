"""Admission: how many connections each address may hold open, and who makes room when the process is full.

A connection costs nothing to open and a file to keep. When there are too many, the oldest over which nothing was
asked yet is closed.
"""

from collections import Counter
from typing import Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts

from chabudai.server.addresses import network_of
from chabudai.server.limits import Limits

try:
    import resource
except ImportError:  # no such thing as a limit of files there
    resource = None  # type: ignore[assignment]

BACKLOG = 128  # connections that wait to be let in
KEPT_FREE = 128  # files for the database, the bots and whatever else is not a connection of a browser
MOST_FILES = 65_536  # a process that may open millions need not


class Admitted(Protocol):
    """A connection."""

    address: str

    def abort(self) -> None:
        """Close it at once."""


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows; how many that are."""
    if resource is None:
        return MOST_FILES
    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if given != resource.RLIM_INFINITY and given < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        return wanted
    return MOST_FILES if given == resource.RLIM_INFINITY else given


class Admission:
    """The open connections by address, and those over which nothing whole was asked yet."""

    def __init__(self, limits: Limits, most: int, proxies: str = "") -> None:
        self.limits = limits
        self.most = most
        self.proxies = _TrustedHosts(proxies)
        self.open: Counter[str] = Counter()
        self.silent: dict[Admitted, None] = {}  # the oldest first

    def admit(self, connection: Admitted) -> bool:
        """A proxy that is trusted comes as often as it likes: it comes for many."""
        address = connection.address
        if address not in self.proxies and self.open[network_of(address)] >= self.limits.connections:
            return False
        if self.open.total() >= self.most and not self.make_room():
            return False
        self.open[network_of(address)] += 1
        return True

    def make_room(self) -> bool:
        if not self.silent:
            return False
        oldest = next(iter(self.silent))
        oldest.abort()
        return True

    def release(self, address: str) -> None:
        key = network_of(address)
        self.open[key] -= 1
        if self.open[key] <= 0:
            del self.open[key]
