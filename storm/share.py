"""A share of a core for each process that serves. So one sees what processes carry, also where the machine has too
few cores for them, for all their players and for the database.

It is held by control groups of Linux, which only an administrator may make.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
OLDER = GROUPS / "cpu"  # where the groups are of the first version
PERIOD = 10_000  # microseconds


@contextmanager
def held(process: int, share: float) -> Iterator[None]:
    parent = OLDER if OLDER.is_dir() else GROUPS
    group, quota = parent / f"chabudai-{process}", int(PERIOD * share)
    try:
        group.mkdir()
    except OSError as problem:
        raise SystemExit(f"--share: no control group can be made here ({problem.strerror})") from None
    try:
        if parent == OLDER:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
        (group / "cgroup.procs").write_text(str(process))
        yield
        (parent / "cgroup.procs").write_text(str(process))
    finally:
        group.rmdir()
