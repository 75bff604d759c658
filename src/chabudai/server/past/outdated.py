"""Outdated games: running ones of older rules, whose next move the rules of today cannot make."""

from datetime import UTC, datetime
from typing import Any

from chabudai.core.game import Game
from chabudai.server.storage import Conflict, Store, StoredTable


def is_outdated(table: StoredTable, game: Game[Any]) -> bool:
    """Whether the game still waits for a move, which the rules of today cannot make."""
    return table.state == "running" and table.rules < game.rules_version


async def ended(store: Store, table: StoredTable) -> StoredTable:
    """An outdated game is over where it stands. If another server has said so already, that is as good."""
    try:
        return await store.outdate_table(table.id, datetime.now(UTC))
    except Conflict:
        return await store.table(table.id) or table
