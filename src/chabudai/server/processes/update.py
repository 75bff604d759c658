"""Update: after a start, games of older rules are compared with today's, table by table, beside serving."""

import contextlib
import logging
from collections.abc import Sequence
from typing import Any

from chabudai.core.game import Game
from chabudai.registry import games
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.past.backfill import NOBODY
from chabudai.server.past.outdated import brought_up_to_date
from chabudai.server.storage import Conflict, StorageLost, Store, StoredTable, TableState, queue, versions

log = logging.getLogger(__name__)

UNDER_WAY_FIRST: Sequence[TableState] = ("running", "finished")


async def ask_for_update(store: Store) -> None:
    """Have a job do it, where there is a queue."""
    with contextlib.suppress(Conflict):  # another process that starts has asked for it
        await store.write(queue.defer_once, queue.UPDATE)


async def update_games(lobby: Lobby, states: Sequence[TableState] = UNDER_WAY_FIRST) -> None:
    """Of all games. What was done is not done again: whoever is interrupted may begin anew."""
    for state in states:
        for game in games():
            for table_id in await lobby.store.read(versions.older, game.id, game.rules_version, state):
                await update_game(lobby, game, table_id)


async def update_game(lobby: Lobby, game: Game[Any], table_id: str) -> None:
    try:
        table = await lobby.store.table(table_id)
        if table is not None:
            await take_up(lobby, await brought_up_to_date(lobby.store, lobby.bot_pool, game, table, NOBODY))
    except StorageLost:
        raise
    except Exception:  # one game that cannot be compared is no reason to forget the others
        log.exception("table %s could not be compared with the rules of today", table_id)


async def take_up(lobby: Lobby, table: StoredTable) -> None:
    """Where there are other processes they hear of it by the news, and bots by a job."""
    if lobby.store.is_shared:
        return
    if table.state == "running" and is_bot_asked(table):
        await lobby.reopen(table.id)
    elif table.is_over():
        await lobby.look_again(table.id)


def is_bot_asked(table: StoredTable) -> bool:
    return any(table.chairs[seat].bot for seat in table.deciders)
