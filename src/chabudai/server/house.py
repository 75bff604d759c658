"""Where a room is: what it may ask of the hall."""

from typing import TYPE_CHECKING, Protocol

from chabudai.server.bots import Thinkers
from chabudai.server.limits import Limits
from chabudai.server.storage import Store, Whereabouts

if TYPE_CHECKING:
    from chabudai.server.room import Room


class House(Protocol):
    """Where the room is."""

    store: Store
    thinkers: Thinkers
    limits: Limits

    async def room(self, table_id: str) -> "Room":
        """The room of a table, opened if need be."""

    async def put_away(self, room: "Room") -> None:
        """The table is closed: nobody comes to this room any more."""

    async def elsewhere(self, table_id: str) -> list[Whereabouts]:
        """What other processes know of who is at a table."""

    def tell_others(self, room: "Room") -> None:
        """Who is at a table has changed, which other processes must know."""

    def are_bots_called_by_jobs(self) -> bool:
        """Whether a queue says at which tables they are to play, so that any process can let them."""

    def hurry_others(self, table_id: str) -> None:
        """Somebody does not want to wait for bots that may think elsewhere."""
