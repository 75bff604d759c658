"""A command that is warm already: one process imports everything once, and forks for each command line.

Whoever runs a command this way has a real process, with its own folder, environment, streams and exit status. Only
the start of Python is missing, which is most of what a short command takes; some tests run `python -m chabudai`.
"""

import gc
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

STREAMS = 3  # stdin, stdout, stderr
MOST_BYTES = 1 << 20  # of an order


class WarmCommand:
    """The process that forks, as the tests see it."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, __file__, str(theirs.fileno())]
        self.process = subprocess.Popen(command, env=environment, pass_fds=[theirs.fileno()])
        theirs.close()

    def run(
        self, arguments: list[str], typed: str, folder: Path, environment: dict[str, str]
    ) -> subprocess.CompletedProcess[str]:
        order = json.dumps({"arguments": arguments, "folder": str(folder), "environment": environment}).encode()
        with (
            tempfile.TemporaryFile("w+") as keys,
            tempfile.TemporaryFile("w+") as out,
            tempfile.TemporaryFile("w+") as err,
        ):
            keys.write(typed)
            keys.seek(0)
            socket.send_fds(self.line, [order], [stream.fileno() for stream in (keys, out, err)])
            status = self.line.recv(MOST_BYTES)
            assert status, "the warm command has gone away"
            out.seek(0)
            err.seek(0)
            return subprocess.CompletedProcess(arguments, int(status), out.read(), err.read())

    def close(self) -> None:
        self.line.close()
        self.process.wait()


# --- the process that forks -------------------------------------------------------------------------------------


def warm_up() -> None:
    """Import what commands import, short of the server and of what keeps threads, and read all catalogues."""
    from chabudai.cli import commands
    from chabudai.cli.command_line import follow
    from chabudai.cli.voice import Voice, words_at, words_of
    from chabudai.core.languages import LANGUAGES
    from chabudai.registry import games

    for module in iter_modules(commands.__path__, f"{commands.__name__}."):
        import_module(module.name)
    for language in LANGUAGES:
        voices = [Voice(words_of(language)), *[Voice(words_at(game, language)) for game in games()]]
        with voices[0].out.capture():
            follow(voices[0], ["games"])
    gc.freeze()


def fork_for_each(line: socket.socket) -> None:
    """Answer each order with the exit status; returns in the child, which has to carry the order out."""
    while True:
        said, streams, _, _ = socket.recv_fds(line, MOST_BYTES, STREAMS)
        if not said:
            sys.exit()
        child = os.fork()
        if child == 0:
            line.close()
            become(json.loads(said), streams)
            return
        for stream in streams:
            os.close(stream)
        _, status = os.waitpid(child, 0)
        line.send(str(os.waitstatus_to_exitcode(status)).encode())


def become(order: dict[str, Any], streams: list[int]) -> None:
    """The process that a shell would have started."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["environment"])
    sys.argv = ["chabudai", *order["arguments"]]


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    warm_up()
    fork_for_each(socket.socket(fileno=int(sys.argv[1])))
    status = import_module("chabudai.cli.main").status_of(sys.argv[1:])
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)  # to tidy up what the warm process has made would take as long as a short command
