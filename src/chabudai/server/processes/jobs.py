"""Jobs of the queue in the database: what must happen without a browser watching. Any process may do them.

Bots play, tables that nobody came to are cleared away, stories are written down, games of older rules
are compared with today's. Jobs are idempotent: one that
comes late finds nothing to do, and of two that do the same the database takes one. A process that dies in the
middle is noticed by its silence, and what it had begun is begun anew elsewhere.
"""

import asyncio
import contextlib
import logging
from datetime import UTC, datetime
from itertools import count
from typing import TYPE_CHECKING, Any

from chabudai.server import backoff
from chabudai.server.errors import Refused
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.past.backfill import ask_for_stories, write_stories
from chabudai.server.processes.update import ask_for_update, update_games
from chabudai.server.storage import Missing, StorageError, StorageLost, queue, tables
from chabudai.server.storage.engines import LINE, address
from chabudai.server.storage.listener import straight
from chabudai.server.storage.queue import EXPIRY, PLAY, QUEUE, STORIES, UPDATE

if TYPE_CHECKING:
    from procrastinate import App
    from procrastinate.jobs import Job

log = logging.getLogger(__name__)

AT_ONCE = 1000  # tables: most of the time their bots wait for their pace, and thinking has turns of its own
EXPIRE = "*/10 * * * *"  # every ten minutes, as cron writes it
LOOK_EVERY = 0.5  # seconds; else a job that has to wait for another one would begin late
BEAT_EVERY, SILENCE = 1.0, 5.0  # seconds after which a process that works is taken for dead
FORGET_AFTER = 100.0  # seconds of silence; a machine that slept for a while finds itself still known
TO_END = 2.0  # seconds for those that are at work; then they are handed over
SAY_AGAIN = TO_END + 1.0  # seconds
RESCUE_EVERY = 1.0
FORGOTTEN = 10.0  # seconds in which a bot that is asked should have moved, or be about to
CONNECTIONS = 3


class Jobs:
    """The jobs of the house, done in this process."""

    def __init__(self, lobby: Lobby, database: str) -> None:
        self.lobby = lobby
        self.database = straight(address(database))
        self.stopping = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.tasks = [asyncio.create_task(each) for each in (self.work_on(), self.rescue_on())]

    async def close(self) -> None:
        """What is begun is handed over: others find it in the queue."""
        self.stopping.set()
        going_on = set(self.tasks)
        while going_on:  # whoever is just beginning may not heed the first word
            for task in going_on:
                task.cancel()  # which lets those end that are at work
            _, going_on = await asyncio.wait(going_on, timeout=SAY_AGAIN)

    # --- working ------------------------------------------------------------------------------------------

    async def work_on(self) -> None:
        """For as long as the process lives. That the database is away is said by those who read and write."""
        for name in ("procrastinate", "psycopg.pool"):
            logging.getLogger(name).setLevel(logging.CRITICAL)
        for failures in count():
            try:
                await self.work()
            except Exception as problem:
                log.debug("jobs cannot be done", exc_info=problem)
            if self.stopping.is_set():
                return
            await backoff.after(min(failures, 2))

    async def work(self) -> None:
        from procrastinate import App, PsycopgConnector

        from chabudai.server.processes.job_manager import PersistentManager

        connector = PsycopgConnector(conninfo=self.database, min_size=1, max_size=CONNECTIONS, kwargs=dict(LINE))
        app = App(connector=connector)
        app.job_manager = PersistentManager(app.job_manager.connector)
        self.declare(app)
        async with app.open_async():
            await app.run_worker_async(
                queues=[QUEUE],
                concurrency=AT_ONCE,
                fetch_job_polling_interval=LOOK_EVERY,
                update_heartbeat_interval=BEAT_EVERY,
                stalled_worker_timeout=FORGET_AFTER,
                shutdown_graceful_timeout=TO_END,
                delete_jobs="always",
                install_signal_handlers=False,
            )

    def declare(self, app: "App") -> None:
        app.task(name=PLAY, queue=QUEUE)(self.play)
        app.task(name=STORIES, queue=QUEUE)(self.write_stories)
        app.task(name=UPDATE, queue=QUEUE)(self.update_games)
        app.periodic(cron=EXPIRE)(app.task(name=EXPIRY, queue=QUEUE, queueing_lock=EXPIRY)(self.expire))

    # --- what there is to do ------------------------------------------------------------------------------

    async def play(self, table: str) -> None:
        """Let the bots of a table play, until somebody else is asked."""
        playing = asyncio.create_task(self.let_play(table))
        ending = asyncio.create_task(self.stopping.wait())
        try:
            await asyncio.wait([playing, ending], return_when=asyncio.FIRST_COMPLETED)
        finally:
            ending.cancel()
            if not playing.done():
                playing.cancel()
                await asyncio.wait([playing])
                await self.hand_over(table)

    async def let_play(self, table: str) -> None:
        for failures in count():
            try:
                room = await self.lobby.room(table)
            except Refused:
                return  # there is no such table any more
            except StorageLost:
                await backoff.after(failures)
                continue
            with room.in_use():
                await room.follower.caught_up()  # a job may be here before the news of what it is for
                try:
                    await room.bots.played()
                except asyncio.CancelledError:
                    await room.bots.stop()
                    raise
            if not room.broken:
                return
            await backoff.after(failures)

    async def hand_over(self, table: str) -> None:
        with contextlib.suppress(StorageError):  # then it is found to be forgotten
            await self.lobby.store.write(tables.wake_bots, table)

    async def write_stories(self) -> None:
        with contextlib.suppress(StorageLost):  # the next start asks for them again
            await write_stories(self.lobby.store, self.lobby.bot_pool)

    async def update_games(self) -> None:
        with contextlib.suppress(StorageLost):  # the next start asks for it again; who opens a table need not wait
            await update_games(self.lobby)

    async def expire(self, timestamp: int) -> None:
        with contextlib.suppress(StorageError):  # the next time will do
            await self.lobby.expire(datetime.now(UTC))

    # --- what nobody does any more ------------------------------------------------------------------------

    async def rescue_on(self) -> None:
        """Each process looks after what the others may have left."""
        from procrastinate import App, PsycopgConnector
        from procrastinate.exceptions import ConnectorException

        while True:
            try:
                connector = PsycopgConnector(conninfo=self.database, min_size=0, max_size=1, kwargs=dict(LINE))
                async with App(connector=connector).open_async() as app:
                    await self.rescue(app)
            except (ConnectorException, StorageError):
                log.debug("what nobody does any more cannot be looked up")  # of an outage was told already
            except Exception:
                log.exception("what nobody does any more cannot be looked up")
            await asyncio.sleep(RESCUE_EVERY)

    async def rescue(self, app: "App") -> None:
        while True:
            for job in await app.job_manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=SILENCE):
                await self.begin_anew(app, job)
            for table in await self.lobby.store.ask(queue.forgotten, FORGOTTEN):
                with contextlib.suppress(Missing):
                    await self.lobby.store.write(tables.wake_bots, table)
            await asyncio.sleep(RESCUE_EVERY)

    async def begin_anew(self, app: "App", job: "Job") -> None:
        """Whoever did it is gone. If several rescue it, one of them finds it and the others do not."""
        from procrastinate.exceptions import ConnectorException
        from procrastinate.jobs import Status

        assert job.id is not None
        with contextlib.suppress(ConnectorException):
            await app.job_manager.finish_job_by_id_async(job.id, Status.FAILED, delete_job=True)
            arguments: dict[str, Any] = job.task_kwargs
            if job.task_name == PLAY:
                await self.hand_over(str(arguments["table"]))
            elif job.task_name == STORIES:
                await ask_for_stories(self.lobby.store)
            elif job.task_name == UPDATE:
                await ask_for_update(self.lobby.store)
