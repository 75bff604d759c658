"""Storage: people, tables, moves and chat in SQLite or PostgreSQL, behind one store.

One thread writes and commits in groups; whatever was answered is on disk. News of each commit and the queue of jobs
lie here too. Imports `monitoring` only.
"""

from chabudai.server.storage.engines import straight_to_the_database, url_of
from chabudai.server.storage.errors import (
    Conflict,
    Missing,
    StorageError,
    StorageLost,
    StorageUnavailable,
    TooMany,
)
from chabudai.server.storage.models import (
    LastTold,
    StoredAct,
    StoredChair,
    StoredChat,
    StoredMove,
    StoredPasskey,
    StoredPerson,
    StoredPicks,
    StoredRecord,
    StoredSession,
    StoredTable,
    StoredToken,
    TableState,
)
from chabudai.server.storage.process_presence import Whereabouts
from chabudai.server.storage.store import Store
from chabudai.server.storage.tables import Change, Decide

__all__ = [
    "Change",
    "Conflict",
    "Decide",
    "LastTold",
    "Missing",
    "StorageError",
    "StorageLost",
    "StorageUnavailable",
    "Store",
    "StoredAct",
    "StoredChair",
    "StoredChat",
    "StoredMove",
    "StoredPasskey",
    "StoredPerson",
    "StoredPicks",
    "StoredRecord",
    "StoredSession",
    "StoredTable",
    "StoredToken",
    "TableState",
    "TooMany",
    "Whereabouts",
    "straight_to_the_database",
    "url_of",
]
