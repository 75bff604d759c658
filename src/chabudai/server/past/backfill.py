"""Backfill of stories, for games from before stories were kept, while the rules of today can still tell them."""

import contextlib
import logging

from chabudai.registry import game as game_named
from chabudai.registry import games
from chabudai.server.match.record import Record, standing
from chabudai.server.match.story import written
from chabudai.server.past.old_record import in_silence
from chabudai.server.storage import Conflict, StorageLost, Store, StoredMove, StoredTable, queue
from chabudai.server.thinking.bot_pool import BotPool

log = logging.getLogger(__name__)

NOBODY = ""  # who wants it done: none of the people
AT_ONCE = 50  # tables looked up together


async def ask_for_stories(store: Store) -> None:
    """Have a job write them, where there is a queue."""
    with contextlib.suppress(Conflict):  # another process that starts has asked for them
        await store.write(queue.defer_once, queue.STORIES)


async def write_stories(store: Store, bot_pool: BotPool) -> None:
    """Of all games of today's rules. The work is done in another process, so that nobody waits for it."""
    for game in games():
        last = ""
        while tables := await store.untold_tables(game.id, game.rules_version, last, AT_ONCE):
            for table in tables:
                await write_story(store, bot_pool, table)
            last = tables[-1].id


async def write_story(store: Store, bot_pool: BotPool, table: StoredTable) -> None:
    try:
        rows = await store.moves(table.id)
        await store.fill_in(table.id, await bot_pool.run(NOBODY, story_of, table, rows))
    except StorageLost:
        raise
    except Exception:  # one game that cannot be told is no reason to forget the others
        log.exception("the story of table %s could not be written", table.id)


def story_of(table: StoredTable, rows: list[StoredMove]) -> dict[int, str]:
    """In a process of its own: what the set-up and each standing row told, by their numbers."""
    record = Record(game_named(table.game), table)
    told = {0: written(record.told(0))}
    for move in standing(rows):
        before = len(record.match.moves)
        record.repeat(move)
        now = len(record.match.moves)
        told[move.n] = written(record.told(now) if now > before else in_silence(record.told(now)))
    return told
