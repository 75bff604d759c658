"""The real server with its limits lifted, so that the server is measured and not its rate limit.

On its standard input it is asked what it has used so far; when that is closed, it ends.
"""

import gc
import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from threading import Thread
from typing import cast
from unittest.mock import patch

from bench.roads import Road, over
from chabudai.server.door import serve, static
from chabudai.server.door.app import Setup

# One address is all our guests here, and nobody makes a thousand moves a second but us.
LIMITS = (
    "GUEST_BURST",
    "GUEST_PER_SECOND",
    "ADDRESS_BURST",
    "ADDRESS_PER_SECOND",
    "ADDRESS_TABLES",
    "ADDRESS_LOG_INS",
    "SOCKETS",
)
LIFTED = {f"CHABUDAI_{limit}": "1000000000" for limit in LIMITS}


def main(data: Path, client_folder: Path, road: Road = "short") -> None:
    listen_to_input()
    with over(road), patch.object(serve, "Setup", partial(Setup, client=client_folder)):
        serve.serve("127.0.0.1", 0, data, announce, environment=LIFTED)


def listen_to_input() -> None:
    Thread(target=answer_all, daemon=True).start()


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
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else static.FOLDER
    main(Path(sys.argv[1]), folder, cast(Road, sys.argv[3]) if len(sys.argv) > 3 else "short")
