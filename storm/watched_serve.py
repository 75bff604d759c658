"""`chabudai serve`, with the lag of its event loop written to a file, sample by sample.

The lag is measured inside the server: what a client would see is its own lag as well.
"""

import asyncio
import os
import sys
import time
from pathlib import Path
from unittest.mock import patch

from chabudai.cli.main import status_of
from chabudai.server.door import app

SAMPLES = "CHABUDAI_STORM_LAG"  # the file
EVERY = 0.005  # seconds


async def write_lag() -> None:
    """Lines of when, by the clock that all processes of the machine share, and how late."""
    with Path(os.environ[SAMPLES]).open("w", buffering=1) as samples:
        while True:
            due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            now = time.monotonic()
            samples.write(f"{now:.4f} {max(0.0, now - due):.5f}\n")


if __name__ == "__main__":
    with patch.object(app, "observe_lag", write_lag):
        sys.exit(status_of(["serve", *sys.argv[1:]]))
