"""Outdated games, of older rules than today's: lifted to them where they agree, else ended or left to be read."""

import logging
from datetime import UTC, datetime
from typing import Any

from chabudai.core.game import Game
from chabudai.server.past.agreement import Verdict, compared
from chabudai.server.storage import Conflict, Store, StoredRecord, StoredTable, versions
from chabudai.server.thinking.bot_pool import BotPool

log = logging.getLogger(__name__)


def is_outdated(table: StoredTable, game: Game[Any]) -> bool:
    """Whether the game still waits for a move, and must be compared with the rules of today before it is made."""
    return table.state == "running" and table.rules < game.rules_version


def is_to_be_compared(table: StoredTable, game: Game[Any]) -> bool:
    """Whether it is not known yet what the rules of today make of it."""
    was_compared = table.compared is not None and table.compared >= game.rules_version
    return is_outdated(table, game) or (
        table.state == "finished" and table.rules < game.rules_version and not was_compared
    )


async def brought_up_to_date(
    store: Store, bot_pool: BotPool, game: Game[Any], table: StoredTable, owner: str
) -> StoredTable:
    """The table after its match was compared with the rules of today, in another process as a turn of the owner's.
    The database decides: if another server has done so, or somebody has moved meanwhile, it is read again."""
    while is_to_be_compared(table, game):
        stored = await store.record(table.id)
        verdict = await bot_pool.run(owner, compared, table, stored, await store.story(table.id))
        try:
            now = await noted(store, game, table, stored, verdict)
        except Conflict:
            now = await store.table(table.id) or table
        else:
            report(now, table, verdict)
        table = now
    return table


async def noted(
    store: Store, game: Game[Any], table: StoredTable, stored: StoredRecord, verdict: Verdict
) -> StoredTable:
    """Stores the verdict in the row of the table; Conflict if the match is no longer as it was compared."""
    rules = game.rules_version
    if verdict.agrees:
        return await store.write(versions.lift, table, stored, rules)
    if table.state == "finished":
        return await store.write(versions.note_difference, table, rules, verdict.differs_at)
    return await store.write(versions.outdate, table, stored, datetime.now(UTC), rules, verdict.differs_at)


def report(now: StoredTable, before: StoredTable, verdict: Verdict) -> None:
    if verdict.agrees:
        log.info("table %s: %s, lifted from rules %s to %s", now.id, now.state, before.rules, now.rules)
    else:
        at = "no story to compare" if verdict.differs_at is None else f"differs at move {verdict.differs_at}"
        log.info("table %s: %s, of rules %s, %s under rules %s", now.id, now.state, now.rules, at, now.compared)
