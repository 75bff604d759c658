"""Storage: people, tables, moves and chat in SQLite or PostgreSQL, behind one store.

One thread writes and commits in groups; whatever was answered is on disk. News of each commit and the queue of jobs
lie here too. Imports `monitoring` only.
"""

from chabudai.server.storage.engines import straight_to_the_database, url_of
from chabudai.server.storage.errors import (
    Conflict,
    Missing,
    SignedOut,
    StorageError,
    StorageLost,
    StorageUnavailable,
    TooMany,
)
from chabudai.server.storage.models import (
    BlockKind,
    LastTold,
    StoredAct,
    StoredBlock,
    StoredChair,
    StoredChat,
    StoredInvitation,
    StoredMove,
    StoredNote,
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
    "BlockKind",
    "Change",
    "Conflict",
    "Decide",
    "LastTold",
    "Missing",
    "SignedOut",
    "StorageError",
    "StorageLost",
    "StorageUnavailable",
    "Store",
    "StoredAct",
    "StoredBlock",
    "StoredChair",
    "StoredChat",
    "StoredInvitation",
    "StoredMove",
    "StoredNote",
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
