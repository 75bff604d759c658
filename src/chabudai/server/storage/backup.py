"""Backup: a snapshot of a SQLite file, taken while the server goes on writing to it."""

import contextlib
import os
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL

from chabudai.core.errors import ChabudaiError, reason_of
from chabudai.server.storage.engines import PATIENCE, SQLITE, address, unavailable, url_of

PART = ".part"  # of the name, until all of it is on disk


class CannotBackUp(ChabudaiError):
    """There is something in the way."""


@dataclass(frozen=True)
class BackUp:
    """What is in a copy."""

    file: Path
    tables: int
    moves: int


def back_up(data: Path, file: Path, environment: Mapping[str, str]) -> BackUp:
    """The database as it is at one moment. Whatever was acknowledged before that is in the copy."""
    url = address(url_of(data, environment))
    if url.drivername != SQLITE:
        raise CannotBackUp("error-backup-server")
    source = Path(str(url.database))
    if not source.exists():
        raise CannotBackUp("error-backup-nothing", folder=str(source.parent), file=source.name)
    if file.exists():
        raise CannotBackUp("error-backup-there", file=str(file))
    part = file.with_name(file.name + PART)
    try:
        part.unlink(missing_ok=True)
        copy(url, part)
        done = looked_through(part, file)
        file_to_disk(part)
        part.rename(file)
        folder_to_disk(file.parent)
    except sqlite3.Error as problem:
        raise unavailable(url, problem) from None
    except OSError as problem:
        raise CannotBackUp("error-backup-file", file=str(file), reason=reason_of(problem)) from None
    finally:
        part.unlink(missing_ok=True)
    return done


def copy(url: URL, part: Path) -> None:
    """In one transaction that reads: nobody who writes meanwhile waits, and nothing of theirs is half in it."""
    source = Path(str(url.database)).absolute()
    part.touch(
        mode=0o600, exist_ok=False
    )  # what people said and the seeds of their games is nobody else's business
    with closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True, timeout=PATIENCE / 1000)) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))


def looked_through(part: Path, file: Path) -> BackUp:
    """A copy that cannot be read is none."""
    with closing(sqlite3.connect(part)) as connection:
        [[health]] = connection.execute("PRAGMA integrity_check(1)").fetchall()
        if health != "ok":
            raise CannotBackUp("error-backup-file", file=str(file), reason="reason-damaged")
        [[tables]] = connection.execute("SELECT count(*) FROM tables").fetchall()
        [[moves]] = connection.execute("SELECT count(*) FROM moves").fetchall()
    return BackUp(file, tables, moves)


def file_to_disk(file: Path) -> None:
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def folder_to_disk(folder: Path) -> None:
    """The name of a file in it. Some systems do that by themselves, and refuse to be asked."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
