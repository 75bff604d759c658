"""What the disk itself takes: a committed move is on it, so no move is faster."""

import os
import time
from pathlib import Path

PAGE = b"\0" * 4096
TIMES = 200


def flushes(folder: Path) -> list[float]:
    """Seconds to append a page to a file and have it on the disk."""
    with (folder / "disk").open("wb", buffering=0) as file:
        return [flush(file.fileno()) for _ in range(TIMES)]


def flush(file: int) -> float:
    started = time.perf_counter()
    os.write(file, PAGE)
    os.fsync(file)
    return time.perf_counter() - started
