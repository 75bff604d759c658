"""Engines: which database, and its connections: one that writes, a few that only read."""

import sqlite3
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.json import encode
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry

from chabudai.core.errors import reason_of
from chabudai.server.storage.errors import StorageUnavailable
from chabudai.server.storage.file_check import Anchor

FILE = "chabudai.sqlite3"
SQLITE, POSTGRESQL = "sqlite", "postgresql+psycopg"
DRIVERS = {"sqlite": SQLITE, "postgres": POSTGRESQL, "postgresql": POSTGRESQL}
ACCEPTED = "postgresql://name:password@host:5432/database"
PATIENCE = 5000  # milliseconds to wait for another process that writes to the same SQLite file

# For whoever writes: of a crowd's tables SQLite by default keeps too few pages in mind, and copies too often from
# its log to its file.
KEPT_IN_MIND = 64 << 10  # KiB
LOGGED = 4000  # pages of 4 KiB

# A server that vanished without a word is noticed within half a minute, not after the system's two hours.
LINE = {
    "connect_timeout": 10,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}

A_PAUSE = 0.1  # seconds in which nothing was written
USED = "chabudai used"  # under which a line keeps when that was

SQLITE_REASONS = {
    sqlite3.SQLITE_NOTADB: "reason-not-database",
    sqlite3.SQLITE_CORRUPT: "reason-damaged",
    sqlite3.SQLITE_CANTOPEN: "reason-forbidden",
    sqlite3.SQLITE_PERM: "reason-forbidden",
    sqlite3.SQLITE_READONLY: "reason-forbidden",
    sqlite3.SQLITE_FULL: "reason-full",
    sqlite3.SQLITE_BUSY: "reason-busy",
}


# --- which database ---------------------------------------------------------------------------------------------


def url_of(data_folder: Path, environment: Mapping[str, str]) -> str:
    """The address of the database: DATABASE_URL, or a file in the folder of the data. It may hold a password."""
    wanted = environment.get("DATABASE_URL", "").strip()
    url = address(wanted) if wanted else URL.create(SQLITE, database=str(data_folder / FILE))
    return url.render_as_string(hide_password=False)


def straight_to_the_database(environment: Mapping[str, str]) -> str | None:
    """Where to listen, if DATABASE_URL leads through a pooler of transactions: nobody can listen through that."""
    wanted = environment.get("DIRECT_DATABASE_URL", "").strip()
    return address(wanted).render_as_string(hide_password=False) if wanted else None


def address(text: str) -> URL:
    """The address that somebody wrote, for the drivers we use. What they wrote is repeated to nobody."""
    try:
        url = make_url(text)
        url = url.set(drivername=DRIVERS[url.get_backend_name()])
    except (ArgumentError, KeyError, ValueError):
        raise StorageUnavailable("error-storage-url", accepted=ACCEPTED) from None
    if not url.database:
        raise StorageUnavailable("error-storage-url", accepted=ACCEPTED)
    return url


# --- engines ----------------------------------------------------------------------------------------------------


def writing_engine(url: URL) -> Engine:
    """One connection, for the writer. Committed means on disk."""
    if url.drivername == SQLITE:
        return sqlite_engine(url, 1, begin="BEGIN IMMEDIATE", reads_only=False)
    engine = postgresql_engine(url, 1)
    event.listen(engine, "connect", insist_on_the_disk)
    try_after_a_pause(engine)
    return engine


def reading_engine(url: URL, connections: int) -> Engine:
    """Connections that cannot write, each of whose transactions sees the database at one moment. That one was cut
    while nobody used it is noticed by who asks, and can ask again."""
    if url.drivername == SQLITE:
        return sqlite_engine(url, connections, begin="BEGIN", reads_only=True)
    engine = postgresql_engine(url, connections, isolation_level="REPEATABLE READ")
    event.listen(engine, "connect", forbid_writing)
    return engine


def anchor_of(writing: Engine) -> Anchor | None:
    """Anchor of an SQLite file, looked for before anything written is acknowledged. PostgreSQL looks by itself."""
    if writing.dialect.name != SQLITE:
        return None
    anchor = Anchor(writing.url)
    event.listen(writing, "connect", lambda *_: anchor.drop())
    return anchor


def without_transactions(reading: Engine) -> Engine:
    """The same connections for single questions, each of which sees one moment by itself."""
    if reading.dialect.name == SQLITE:
        return reading
    return reading.execution_options(isolation_level="AUTOCOMMIT")


def sqlite_engine(url: URL, connections: int, begin: str, reads_only: bool) -> Engine:
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # Python's own BEGIN comes too late for reads and for the schema
        for setting in (
            f"busy_timeout = {PATIENCE}",
            "synchronous = FULL",
            "foreign_keys = ON",
            *(() if reads_only else (f"cache_size = -{KEPT_IN_MIND}", f"wal_autocheckpoint = {LOGGED}")),
        ):
            connection.execute(f"PRAGMA {setting}")
        keep_a_log(connection)
        connection.execute(f"PRAGMA query_only = {'ON' if reads_only else 'OFF'}")

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    engine = create_engine(
        url, hide_parameters=True, pool_size=connections, max_overflow=0, json_serializer=as_json
    )
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", start)
    return engine


def as_json(value: object) -> str:
    return encode(value).decode()


def keep_a_log(connection: sqlite3.Connection) -> None:
    """Write-ahead logging. While another process is switching to it SQLite does not wait, so we do."""
    patience = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > patience:
                raise
            time.sleep(0.01)


def postgresql_engine(url: URL, connections: int, **settings: Any) -> Engine:
    line = {name: value for name, value in LINE.items() if name not in url.query}
    try:
        return create_engine(
            url,
            hide_parameters=True,  # hashes of secrets, seeds and what people said stay out of error messages
            pool_size=connections,
            max_overflow=0,
            connect_args=line,
            json_serializer=as_json,
            **settings,
        )
    except ImportError:
        raise StorageUnavailable("error-storage-driver") from None


def insist_on_the_disk(connection: Any, _: object) -> None:
    """Where an administrator switched it off for speed, it is on for us; stricter settings stay."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
    connection.commit()


def try_after_a_pause(engine: Engine) -> None:
    """Whether the line is still there is tried before it is used, unless it was used just now: among many commits
    that would be a sixth of their time."""

    def note(connection: Any, record: ConnectionPoolEntry) -> None:
        record.info[USED] = time.monotonic()

    def look(connection: Any, record: ConnectionPoolEntry, _: object) -> None:
        if time.monotonic() - record.info.get(USED, 0) < A_PAUSE:
            return
        try:
            engine.dialect.do_ping(connection)
        except Exception as problem:
            raise DisconnectionError from problem  # and another line is opened

    event.listen(engine, "checkin", note)
    event.listen(engine, "checkout", look)


def forbid_writing(connection: Any, _: object) -> None:
    connection.read_only = True


# --- what is said when it cannot be used ------------------------------------------------------------------------


def prepare_folder(url: URL) -> None:
    """The folder of a SQLite file is made; a folder in place of the file is refused."""
    if url.drivername != SQLITE:
        return
    file = Path(str(url.database))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise StorageUnavailable("error-storage-file", file=str(file), reason=reason_of(problem)) from None
    if file.is_dir():
        raise StorageUnavailable("error-storage-file", file=str(file), reason="reason-folder")


def unavailable(url: URL, problem: Exception) -> StorageUnavailable:
    if url.drivername == SQLITE:
        return StorageUnavailable("error-storage-file", file=str(url.database), reason=reason_in(url, problem))
    return StorageUnavailable("error-storage-server", address=place_of(url), reason=words_of(url, problem))


def reason_in(url: URL, problem: Exception) -> str:
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    code = cause.sqlite_errorcode & 0xFF if isinstance(cause, sqlite3.Error) else None
    return SQLITE_REASONS.get(code or 0) or words_of(url, problem)


def place_of(url: URL) -> str:
    """Where a database is, without names and passwords."""
    if url.drivername == SQLITE:
        return str(url.database)
    host = url.host or url.query.get("host") or "localhost"
    return f"{host}{f':{url.port}' if url.port else ''}/{url.database}"


def words_of(url: URL, problem: Exception) -> str:
    """The database's own words on one line. It has no reason to repeat a password, and no chance."""
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    words = " ".join(str(cause).split()) or type(cause).__name__
    for password in (url.password, url.query.get("password")):
        if isinstance(password, str) and password:
            words = words.replace(password, "***")
    return words
