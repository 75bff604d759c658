"""Limit of open sockets by address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from chabudai.server.addresses import network_of
from chabudai.server.errors import Refused


class SocketLimit:
    """How many sockets each address holds open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def total(self) -> int:
        return sum(list(self.open.values()))  # a copy: other threads ask too

    @contextmanager
    def admit(self, address: str) -> Iterator[None]:
        address = network_of(address)
        if self.open[address] >= self.most:
            raise Refused("too-fast", "error-too-fast")
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]
