"""A real PostgreSQL for the tests: in a folder of its own, on a socket of its own, gone at the end."""

import os
import pwd
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NoReturn

import outside
import psycopg
import pytest

INSTALLED = Path("/usr/lib/postgresql")  # where Debian keeps the programs, off the PATH
SETTINGS = """
listen_addresses = ''
unix_socket_directories = '{folder}'
fsync = off
shared_buffers = 16MB
max_connections = 60
deadlock_timeout = 10ms
"""

# Whoever runs this waits until its input ends, that is until we are gone, however we went.
WATCH = 'cat; "$1" stop --wait --mode=immediate --pgdata="$2/data"; rm -rf "$2"'


class Postgres:
    """A server that can be stopped, crashed and started again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.data = folder / "data"
        self.names = (f"table_{number}" for number in count())
        self.cleared: list[str] = []
        self.user = lesser_user()
        if self.user is not None:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)
        self.watcher = self.begin(["sh", "-c", WATCH, "watch", str(programs / "pg_ctl"), str(folder)])

    def make(self) -> None:
        self.run("initdb", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync")
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(SETTINGS.format(folder=self.folder))

    def start(self) -> None:
        self.run("pg_ctl", "start", "--wait", f"--log={self.folder / 'log'}")

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "--wait", "--mode=fast")

    def crash(self) -> None:
        """Stop dead, with nothing put in order; the next start has to recover."""
        self.run("pg_ctl", "stop", "--wait", "--mode=immediate")

    def end(self) -> None:
        """Stop dead and leave nothing behind."""
        self.watcher.communicate()

    def run(self, program: str, *arguments: str) -> None:
        self.call(program, *arguments, f"--pgdata={self.data}")

    def call(self, program: str, *arguments: str) -> None:
        """Any of its programs, to its end."""
        running = self.begin([str(self.programs / program), *arguments])
        told = running.communicate()[0].decode()
        if running.returncode:
            log = self.folder / "log"
            raise RuntimeError(told + (log.read_text() if log.exists() else ""))

    def begin(self, command: list[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            cwd=self.folder.parent,
            env={"PATH": os.defpath, "LC_ALL": "C", "HOME": str(self.folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            user=None if self.user is None else self.user.pw_uid,
            group=None if self.user is None else self.user.pw_gid,
            start_new_session=True,  # an interrupt at the keyboard is meant for the tests
        )

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def empty_database(self) -> str:
        """The address of a database with nothing in it. Give it back with `clear`: making one takes its time."""
        return self.cleared.pop() if self.cleared else self.new_database()

    def new_database(self) -> str:
        """One as it is made by the server."""
        name = next(self.names)
        self.command(f"CREATE DATABASE {name}")
        return self.url(name)

    def clear(self, url: str) -> None:
        name = url.split("?")[0].rsplit("/", 1)[1]
        self.command(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        self.command(f"ALTER DATABASE {name} RESET ALL")
        self.command("DROP SCHEMA public CASCADE; CREATE SCHEMA public", name)
        self.cleared.append(url)

    def command(self, sql: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(sql.encode())

    def ask(self, sql: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.url("postgres")) as connection:
            return connection.execute(sql.encode()).fetchall()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL that all tests share; each process of the tests has its own."""
    with running() as server:
        yield server


@contextmanager
def running() -> Iterator[Postgres]:
    outside.start("PostgreSQL")
    programs = find_programs()
    if programs is None:
        do_without(f"initdb is neither on the PATH nor in {INSTALLED}")
    folder = Path(tempfile.mkdtemp(prefix="chabudai-pg-"))  # short: the path of a socket may not be long
    server = Postgres(programs, folder)
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.end()


def do_without(reason: str) -> NoReturn:
    """Skip, and say so where nobody can miss it."""
    told = f"PostgreSQL tests did NOT run: {reason}"
    if os.environ.get("CHABUDAI_REQUIRE_ALL", "") not in ("", "0"):
        pytest.fail(told, pytrace=False)
    warnings.warn(pytest.PytestWarning(told), stacklevel=3)
    pytest.skip(told)


def find_programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    installed = sorted(INSTALLED.glob("*/bin/initdb"), key=lambda program: float(program.parts[-3]))
    return installed[-1].parent if installed else None


def lesser_user() -> pwd.struct_passwd | None:
    """Whom to run it as: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")
