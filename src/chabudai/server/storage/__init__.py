"""What the table server remembers: guests, tables, moves and chat, in SQLite or PostgreSQL."""

from chabudai.server.storage.engines import straight_to_the_database, url_of
from chabudai.server.storage.errors import (
    Conflict,
    Missing,
    StorageError,
    StorageLost,
    StorageUnavailable,
    TooMany,
)
from chabudai.server.storage.store import Store
from chabudai.server.storage.stored import (
    StoredAct,
    StoredChair,
    StoredChat,
    StoredGuest,
    StoredMove,
    StoredPicks,
    StoredRecord,
    StoredTable,
    TableState,
)
from chabudai.server.storage.tables import Change, Decide
from chabudai.server.storage.whereabouts import Whereabouts

__all__ = [
    "Change",
    "Conflict",
    "Decide",
    "Missing",
    "StorageError",
    "StorageLost",
    "StorageUnavailable",
    "Store",
    "StoredAct",
    "StoredChair",
    "StoredChat",
    "StoredGuest",
    "StoredMove",
    "StoredPicks",
    "StoredRecord",
    "StoredTable",
    "TableState",
    "TooMany",
    "Whereabouts",
    "straight_to_the_database",
    "url_of",
]
