"""File check: whether a SQLite file is still the one that was opened.

A file that is deleted or moved away while it is open can be written to as before, and SQLite says nothing: whatever
is committed then is lost with the process. So nothing is acknowledged before the file was looked for.
"""

import os
import sqlite3

from sqlalchemy import URL
from sqlalchemy.exc import OperationalError

WORDS = "the file of the database was deleted or replaced while it was in use"
Identity = tuple[int, int]


class Anchor:
    """The files of one database, by what the system knows them by."""

    def __init__(self, url: URL) -> None:
        file = str(url.database)
        self.files: dict[str, Identity | None] = {file: None, f"{file}-wal": None}

    def drop(self) -> None:
        """A connection was opened. Its log is made with the first change, and noted when it is seen."""
        self.files = {file: identity(file) for file in self.files}

    def check(self) -> None:
        for file, opened in self.files.items():
            now = identity(file)
            if opened is None:
                self.files[file] = now
            elif now != opened:
                raise OperationalError("look for the file", None, sqlite3.OperationalError(WORDS))


def identity(file: str) -> Identity | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
