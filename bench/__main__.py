"""The speed figures of the web table: `python -m bench`."""

import argparse
import asyncio
import logging
import os
import signal
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

from bench.figures import table_of
from bench.run import run
from chabudai.purity import is_compiled
from chabudai.server.door import static
from chabudai.server.door.admission import raise_file_limit

WIDTH = 140  # where the table goes to a file


def main() -> int:
    options = read_options()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where a shell lets background jobs ignore it
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # a browser that Ctrl+C reached before us is no news
    raise_file_limit()
    console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
    busy = os.getloadavg()[0]
    try:
        with tempfile.TemporaryDirectory(prefix="chabudai-bench-") as folder:
            figures = asyncio.run(run(Path(folder), options.client, options.seconds, console))
    except KeyboardInterrupt:
        return 130
    console.print(table_of(figures, title(busy, os.getloadavg()[0])))
    return 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="The speed figures of the web table.")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each load lasts (default: 8)")
    parser.add_argument("--client", type=Path, default=static.FOLDER, help="folder of the built browser client")
    return parser.parse_args()


def title(before: float, after: float) -> str:
    """What the figures depend on: load before we began, and all above about two after, is of others."""
    mode = "rules compiled" if is_compiled() else "rules as plain Python"
    loop = "uvloop" if find_spec("uvloop") else "asyncio"
    machine = f"{os.cpu_count()} cores, load {before:.1f} before and {after:.1f} after"
    return f"The web table on loopback: one worker, SQLite, {loop}, {mode}; {machine}"


if __name__ == "__main__":
    sys.exit(main())
