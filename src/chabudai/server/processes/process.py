"""Process: a lobby, and what runs beside it. Where several share a database it follows its peers and does jobs."""

import asyncio
import contextlib
import logging
from itertools import count

from chabudai.server import backoff
from chabudai.server.lobby.lobby import Lobby, the_game
from chabudai.server.past.backfill import ask_for_stories, write_stories
from chabudai.server.past.outdated import is_outdated
from chabudai.server.processes.jobs import Jobs
from chabudai.server.processes.peers import OtherProcesses
from chabudai.server.processes.update import ask_for_update, is_bot_asked, update_games
from chabudai.server.storage import StorageLost

log = logging.getLogger(__name__)


class Process:
    def __init__(self, lobby: Lobby, listen_at: str | None = None, works: bool = True) -> None:
        """`listen_at` is the database itself, if the store goes through a pooler; whether jobs are done here."""
        store, database = lobby.store, listen_at or lobby.store.address
        self.lobby = lobby
        self.peers = OtherProcesses(lobby, database) if store.is_shared else None
        self.jobs = Jobs(lobby, database) if store.is_shared and works else None
        self.beginning: asyncio.Task[None] | None = None
        if self.peers is not None:
            lobby.peers = self.peers

    async def open(self) -> None:
        self.lobby.bot_pool.open()
        if self.peers is not None:
            await self.peers.open()
        if self.jobs is not None:
            self.jobs.open()
        self.beginning = asyncio.create_task(self.begin())

    async def begin(self) -> None:
        """After a start, while people already come in: what waits for nobody but us."""
        for failures in count():
            try:
                await resume(self.lobby)
                await self.take_up_past()
                return
            except StorageLost:
                await backoff.after(failures)
            except Exception:
                log.exception("not everything could be taken up again; the next start tries anew")
                return

    async def take_up_past(self) -> None:
        """Games of older rules, those under way first, and stories of long ago: jobs, where there is a queue."""
        lobby, store = self.lobby, self.lobby.store
        if store.is_shared:
            await ask_for_update(store)
            await ask_for_stories(store)
            return
        await update_games(lobby, ["running"])
        await write_stories(store, lobby.bot_pool)
        await update_games(lobby, ["finished"])

    async def close(self) -> None:
        if self.beginning is not None:
            self.beginning.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.beginning
        if self.jobs is not None:
            await self.jobs.close()
        await self.lobby.close()
        if self.peers is not None:
            await self.peers.close()
        self.lobby.bot_pool.close()


async def resume(lobby: Lobby) -> None:
    """Where a bot is to move it plays on, also if nobody is looking; games of older rules come later."""
    if lobby.store.is_shared:
        return  # there it is a job
    for table in await lobby.store.running_tables():
        try:
            if not is_outdated(table, the_game(table.game)) and is_bot_asked(table):
                await lobby.reopen(table.id)
        except StorageLost:
            raise
        except Exception:  # one table that cannot be opened is no reason to forget the others
            log.exception("table %s could not be taken up again", table.id)
