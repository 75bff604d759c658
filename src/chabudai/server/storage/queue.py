"""Job queue in the database: Procrastinate's, on PostgreSQL.

That the bots of a table are to play is noted with the very change that asks them, in its transaction. A table has
at most one job that waits and one that is done: whoever notes one holds the row of the table.
"""

import json
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select, text

from chabudai.server.storage.errors import lost_races
from chabudai.server.storage.schema import queue_schema

NOTED = "chabudai jobs"  # under which a connection keeps whose bots are to play
QUEUE = "chabudai"
PLAY, STORIES, UPDATE, EXPIRY = "bots", "stories", "update", "expiry"  # what there is to do

DEFER = text(
    """
    SELECT procrastinate_defer_jobs_v1(array_agg(
        CAST(ROW(CAST(:queue AS text), CAST(:task AS text), 0, key, key, args, NULL)
            AS procrastinate_job_to_defer_v1) ORDER BY key))
    FROM unnest(CAST(:keys AS text[]), CAST(:args AS jsonb[])) AS wanted (key, args)
    WHERE NOT EXISTS (SELECT FROM procrastinate_jobs WHERE queueing_lock = key AND status = 'todo')
    """
)

# Where a bot is to move and nothing is in the queue: what was noted was lost, or is from before there was a queue.
# While a person is asked as well the bot may wait for that, and nobody waits for the bot.
FORGOTTEN = text(
    """
    SELECT tables.id FROM tables
    WHERE state = 'running' AND moved < now() - CAST(:silent AS interval)
    AND EXISTS (
        SELECT FROM chairs JOIN json_array_elements_text(tables.deciders) AS asked (seat)
            ON asked.seat = CAST(chairs.seat AS text)
        WHERE chairs.table_id = tables.id
        HAVING count(*) = count(chairs.bot) AND count(*) > 0)
    AND NOT EXISTS (
        SELECT FROM procrastinate_jobs
        WHERE queueing_lock = CAST(:play AS text) || ' ' || tables.id AND status IN ('todo', 'doing'))
    """
)


# --- noting -----------------------------------------------------------------------------------------------------


def gather(connection: Connection) -> None:
    """Before a group of changes."""
    if connection.dialect.name == "postgresql":
        connection.info[NOTED] = {}


def wake(connection: Connection, table_id: str) -> None:
    """The bots of a table are to play; its row is held. Where there is no queue they know it by themselves."""
    noted: dict[str, None] | None = connection.info.get(NOTED)
    if noted is not None:
        noted[table_id] = None


def defer_noted(connection: Connection) -> None:
    """After a group of changes, before its commit."""
    noted = connection.info.get(NOTED)
    if noted:
        defer(connection, PLAY, noted)


def defer(connection: Connection, task: str, tables: Iterable[str]) -> None:
    keys = {f"{task} {table}": json.dumps({"table": table}) for table in tables}
    values = {"queue": QUEUE, "task": task, "keys": list(keys), "args": list(keys.values())}
    connection.execute(DEFER, values)


def defer_once(connection: Connection, task: str) -> None:
    """A job of which one that waits is enough; Conflict if another process defers it at the same moment."""
    with lost_races():
        connection.execute(DEFER, {"queue": QUEUE, "task": task, "keys": [task], "args": ["{}"]})


def forgotten(connection: Connection, seconds: float) -> list[str]:
    """Tables where bots should have moved so long ago and nobody is about to let them."""
    return list(connection.scalars(FORGOTTEN, {"silent": f"{seconds} seconds", "play": PLAY}))


# --- the queue itself -------------------------------------------------------------------------------------------


def bring_up_to_date(connection: Connection) -> None:
    """Make the queue, or change it as the installed version of its library wants it. Others wait meanwhile."""
    if connection.dialect.name != "postgresql":
        return
    from procrastinate.schema import SchemaManager

    changes = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    last = connection.scalar(select(queue_schema.c.migration))
    if last is None:
        run(connection, SchemaManager.get_schema())
    for change in changes:
        if last is not None and change.name > last:
            run(connection, change.read_text("utf-8"))
    if last != changes[-1].name:
        connection.execute(delete(queue_schema))
        connection.execute(insert(queue_schema).values(migration=changes[-1].name))


def run(connection: Connection, script: str) -> None:
    """Many statements at once, which only the driver itself can do."""
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.execute(script)
