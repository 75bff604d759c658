"""Peers: the other processes that serve the same tables. Here there are none; `processes/peers.py` finds some."""

from collections.abc import Iterable

from chabudai.server.storage import Whereabouts
from chabudai.server.table.live import LiveTable
from chabudai.server.table.room import Room


class Peers:
    """A process alone: nobody is elsewhere, and nobody is told."""

    async def welcome(self, room: Room) -> None:
        """A room was opened: take up who is at its table elsewhere, and what happened meanwhile."""

    async def at(self, table_id: str) -> list[Whereabouts]:
        return (await self.at_each([table_id])).get(table_id, [])

    async def at_each(self, ids: Iterable[str]) -> dict[str, list[Whereabouts]]:
        """What the others know of who is at these tables."""
        return {}

    def tell_of(self, table: LiveTable) -> None:
        """Who is at a table has changed."""

    def hurry(self, table_id: str) -> None:
        """Somebody does not want to wait for the bots of a table."""
