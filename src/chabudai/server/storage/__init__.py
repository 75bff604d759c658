"""What the table server remembers: guests, tables, moves and chat, in SQLite or PostgreSQL."""

from chabudai.server.storage.engines import url_of
from chabudai.server.storage.errors import (
    Conflict,
    Missing,
    StorageError,
    StorageLost,
    StorageUnavailable,
)
from chabudai.server.storage.records import (
    ChairRecord,
    ChatRecord,
    GuestRecord,
    MoveRecord,
    TableRecord,
    TableState,
)
from chabudai.server.storage.store import Store

__all__ = [
    "ChairRecord",
    "ChatRecord",
    "Conflict",
    "GuestRecord",
    "Missing",
    "MoveRecord",
    "StorageError",
    "StorageLost",
    "StorageUnavailable",
    "Store",
    "TableRecord",
    "TableState",
    "url_of",
]
