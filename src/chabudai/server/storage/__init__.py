"""What the table server remembers: guests, tables, moves and chat, in SQLite or PostgreSQL."""

from chabudai.server.storage.engines import url_of
from chabudai.server.storage.errors import (
    Conflict,
    Missing,
    StorageError,
    StorageLost,
    StorageUnavailable,
)
from chabudai.server.storage.store import Store
from chabudai.server.storage.stored import (
    StoredAct,
    StoredChair,
    StoredChat,
    StoredGuest,
    StoredMove,
    StoredPicks,
    StoredTable,
    TableState,
)

__all__ = [
    "Conflict",
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
    "StoredTable",
    "TableState",
    "url_of",
]
