"""File lock: one process for each SQLite file, since nobody would tell a second what the first does.

The lock is the system's, on a file beside the database: it goes with the process that holds it, however that ends.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from chabudai.core.errors import reason_of
from chabudai.server.storage.engines import SQLITE, address, prepare_folder
from chabudai.server.storage.errors import StorageUnavailable

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone_with(database: str) -> Iterator[None]:
    """Refused while another process serves the same file. A server of databases settles that by itself."""
    url = address(database)
    if url.drivername != SQLITE:
        yield
        return
    prepare_folder(url)
    with locked(Path(f"{url.database}.lock")):
        yield


@contextmanager
def locked(place: Path) -> Iterator[None]:
    try:
        file = place.open("ab")
    except OSError as problem:
        raise StorageUnavailable("error-storage-file", file=str(place), reason=reason_of(problem)) from None
    with file:
        try:
            lock(file)
        except OSError:
            raise StorageUnavailable("error-storage-taken", folder=str(place.parent)) from None
        yield
