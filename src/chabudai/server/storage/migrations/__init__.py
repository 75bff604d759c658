"""The history of the schema. A server that starts brings its database to the newest revision by itself."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from chabudai.server.storage import queue

LOCK = int.from_bytes(b"chabudai")
VERSIONS = Path(__file__).parent / "versions"


class UnknownRevision(Exception):
    """The database is of a revision that is not in our history."""


def upgrade(engine: Engine) -> None:
    """Bring the database to the newest revision, whole or not at all."""
    with engine.connect() as connection:
        heed_references(connection, False)
        with connection.begin():
            wait_for_other_workers(connection)
            if revisions_of(connection) != [newest()]:
                migrate(connection)
                check_references(connection)
            queue.bring_up_to_date(connection)
        heed_references(connection, True)


def heed_references(connection: Connection, heed: bool) -> None:
    """SQLite changes constraints by writing a table anew, which nobody may refer to meanwhile. Only outside of a
    transaction can it be told so."""
    if connection.dialect.name == "sqlite":
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.execute(f"PRAGMA foreign_keys = {'ON' if heed else 'OFF'}")


def check_references(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        assert connection.execute(text("PRAGMA foreign_key_check")).first() is None


def newest() -> str:
    """The last of our history by the names of its files (v0002_story.py): Alembic takes long to be asked."""
    return max(file.stem for file in VERSIONS.glob("v*.py"))[1:5]


def revisions_of(connection: Connection) -> list[str]:
    """What Alembic has noted in the database; nothing in a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return []
    return list(connection.scalars(text("SELECT version_num FROM alembic_version")))


def migrate(connection: Connection, to: str = "head") -> None:
    from alembic import command  # here, because most starts have nothing to migrate
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "chabudai.server.storage:migrations")
    try:
        command.upgrade(config, to)
    except CommandError as problem:
        raise UnknownRevision from problem


def wait_for_other_workers(connection: Connection) -> None:
    """Workers that start together take turns. On SQLite our transactions do that by themselves."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
