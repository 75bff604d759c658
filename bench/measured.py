"""The server that is measured: a process of its own that ends with us, however we end."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

SECONDS_TO_STOP = 10


@dataclass(frozen=True)
class Used:
    """What a server has used so far: seconds of processor time, bytes of memory."""

    cpu: float
    memory: int


class Measured:
    """A running server on a free port of this machine."""

    def __init__(self, module: str, *arguments: Path | str) -> None:
        command = [sys.executable, "-m", module, *map(str, arguments)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        self.address = ""

    def __enter__(self) -> "Measured":
        try:
            self.address = self.told()["address"]
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def told(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the server ended by itself")
        return json.loads(line)

    def used(self, after_collecting: bool = False) -> Used:
        assert self.process.stdin is not None
        self.process.stdin.write("memory\n" if after_collecting else "cpu\n")
        self.process.stdin.flush()
        told = self.told()
        return Used(told["cpu"], told["memory"])

    def stop(self) -> None:
        """A closed input tells the server to end; one that does not is killed."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        try:
            self.process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)  # the bots' processes too
            self.process.wait()
        self.process.stdout.close()
