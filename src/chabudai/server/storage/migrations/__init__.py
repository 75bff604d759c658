"""The history of the schema. A server that starts brings its database to the newest revision by itself."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

LOCK = int.from_bytes(b"chabudai")


def upgrade(engine: Engine) -> None:
    """Bring the database to the newest revision, whole or not at all."""
    with engine.begin() as connection:
        wait_for_other_workers(connection)
        command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "chabudai.server.storage:migrations")
    return config


def wait_for_other_workers(connection: Connection) -> None:
    """Workers that start together take turns. On SQLite our transactions do that by themselves."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
