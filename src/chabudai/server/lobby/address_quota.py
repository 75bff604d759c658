"""Quota of waiting tables by address: a person has a limit too, but one address has any number of people."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from chabudai.server.addresses import MOST_REMEMBERED, network_of
from chabudai.server.errors import Refused

StillWaiting = Callable[[Sequence[str]], Awaitable[set[str]]]


class AddressQuota:
    """The tables that were laid from each address and still wait, as far as this process knows."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.of: dict[str, set[str]] = {}  # who laid one longest ago first
        self.being_laid: set[str] = set()  # of which the database knows nothing yet

    @asynccontextmanager
    async def one_more(self, address: str, table: str, still_waiting: StillWaiting) -> AsyncIterator[None]:
        """Meanwhile a table is laid; refused if that would be one too many."""
        laid = self.laid_from(address)
        if len(laid) >= self.most:
            known = laid - self.being_laid
            laid -= known - await still_waiting(list(known))
        if len(laid) >= self.most:
            raise Refused("not-allowed", "error-many-nearby", most=self.most)
        laid.add(table)
        self.being_laid.add(table)
        try:
            yield
        finally:
            self.being_laid.discard(table)

    def laid_from(self, address: str) -> set[str]:
        if not address:  # whoever comes over no network
            return set()
        key = network_of(address)
        laid = self.of[key] = self.of.pop(key, set())
        if len(self.of) > MOST_REMEMBERED:
            del self.of[next(iter(self.of))]
        return laid
