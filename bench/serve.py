"""The real server with its limits lifted, so that the server is measured and not its patience.

On its standard input it is asked what it has used so far; when that is closed, it ends.
"""

import gc
import json
import os
import resource
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from threading import Thread
from unittest.mock import patch

from chabudai.server import serve, socket, static
from chabudai.server.app import Setup
from chabudai.server.guard import Doors, Patience

NO_LIMIT = 1e9
MOST_FILES = 8192


def main(data: Path, client_folder: Path) -> None:
    allow_many_sockets()
    Thread(target=answer_all, daemon=True).start()
    # One address is all our guests here, and nobody makes a thousand moves a second but us.
    patience, doors = Patience(NO_LIMIT, NO_LIMIT), Doors(MOST_FILES)
    lifted = partial(Setup, patience=patience, doors=doors, client=client_folder)
    with patch.object(serve, "Setup", lifted), patch.multiple(socket, BURST=NO_LIMIT, PER_SECOND=NO_LIMIT):
        serve.serve("127.0.0.1", 0, data, announce, environment={})


def allow_many_sockets() -> None:
    """A thousand sockets are more files than some systems allow at first."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def announce(address: str) -> None:
    say({"address": address.rstrip("/")})


def answer_all() -> None:
    for asked in sys.stdin:
        if asked.strip() == "memory":
            gc.collect()
        say({"cpu": time.process_time(), "memory": resident_bytes()})
    os.kill(os.getpid(), signal.SIGINT)


def resident_bytes() -> int:
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    told = subprocess.run(["ps", "-o", "rss=", "-p", str(os.getpid())], capture_output=True, text=True, check=True)
    return int(told.stdout) * 1024


def say(answer: dict[str, str | int | float]) -> None:
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else static.FOLDER)
