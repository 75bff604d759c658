"""Servers that are warm already: one process imports everything once, and forks for each of them.

Whoever starts one this way has a real process that leads a session of its own, with its environment, streams and
exit status; it can be told to stop, interrupted and killed. Only the start of Python is missing, its own and that
of the processes its bots think in; some tests run `python -m chabudai serve`.
"""

import atexit
import contextlib
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TextIO

from cli.warm import MOST_BYTES, become

FOLDER = Path(__file__).parent.parent
NEEDED_LATER = (  # what a server imports only when it runs
    "alembic.command",
    "alembic.ddl.postgresql",
    "alembic.ddl.sqlite",
    "chabudai.cli.commands.serve",
    "chabudai.cli.main",
    "chabudai.server.door.serve",
    "chabudai.cli.commands.work",
    "chabudai.server.processes.worker",
    "procrastinate",
    "psycopg",
    "psycopg_pool",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)


class Started:
    """A server that was started, as `subprocess.Popen` would have it."""

    def __init__(self, said: TextIO, word: TextIO) -> None:
        self.stdout = said
        self.word = word  # of its keeper: its number, and how it ended
        self.pid = int(word.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self.heard(0)

    def wait(self, timeout: float | None = None) -> int:
        status = self.heard(timeout)
        if status is None:
            raise subprocess.TimeoutExpired("chabudai serve", timeout or 0)
        return status

    def heard(self, patience: float | None) -> int | None:
        if self.returncode is None and is_readable(self.word, patience):
            self.returncode = int(self.word.readline())
            self.word.close()
            self.stdout.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


def is_readable(file: TextIO, seconds: float | None) -> bool:
    """Within so long. By `poll`: a run of many tests has more files open than `select` can name."""
    readable = select.poll()
    readable.register(file, select.POLLIN)
    return bool(readable.poll(None if seconds is None else seconds * 1000))


class WarmServers:
    """The process that forks, as the tests see it."""

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, __file__, str(theirs.fileno())]
        paths = [str(FOLDER), *filter(None, [os.environ.get("PYTHONPATH")])]  # perhaps sources of another checkout
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
        self.process = subprocess.Popen(command, env=environment, pass_fds=[theirs.fileno()])
        theirs.close()

    def start(self, arguments: list[str], environment: dict[str, str], log: TextIO) -> Started:
        order = {"arguments": arguments, "folder": os.getcwd(), "environment": environment}
        (said, out), (word, status) = os.pipe(), os.pipe()
        with open(os.devnull) as keys:
            socket.send_fds(self.line, [json.dumps(order).encode()], [keys.fileno(), out, log.fileno(), status])
        os.close(out)
        os.close(status)
        return Started(os.fdopen(said), os.fdopen(word))

    def close(self) -> None:
        self.line.close()
        self.process.wait()


@cache
def warm_servers() -> WarmServers:
    servers = WarmServers()
    atexit.register(servers.close)
    return servers


# --- the process that forks -------------------------------------------------------------------------------------


def warm_up() -> None:
    """Import what a server imports, and read what it reads; nothing that keeps threads or lines is opened."""
    from chabudai.cli.voice import Voice, words_of
    from chabudai.server.door.app import Setup, application
    from chabudai.server.storage import url_of

    for module in NEEDED_LATER:
        import_module(module)
    Voice(words_of("en"))
    application(Setup(url_of(Path("nowhere"), {})))
    assert threading.active_count() == 1
    gc.collect()
    gc.freeze()


def fork_for_each(line: socket.socket) -> None:
    """Have each order carried out by a keeper and its server; returns in the server."""
    while True:
        said, streams, _, _ = socket.recv_fds(line, MOST_BYTES, 4)
        say_goodbye()
        if not said:
            sys.exit()
        keeper = os.fork()
        if keeper == 0:
            line.close()
            keep(json.loads(said), streams)
            return
        for stream in streams:
            os.close(stream)


def say_goodbye() -> None:
    """To the keepers of servers that have ended."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def keep(order: dict[str, object], streams: list[int]) -> None:
    """Start a server, and tell its number and how it ended; returns in the server."""
    *streams, word = streams
    server = os.fork()
    if server == 0:
        os.close(word)
        os.setsid()
        become(order, streams)
        sys.stdout, sys.stderr = os.fdopen(1, "w", 1), os.fdopen(2, "w", 1)  # they were a file, and are a pipe
        return
    for stream in streams:
        os.close(stream)
    os.write(word, f"{server}\n".encode())
    _, status = os.waitpid(server, 0)
    os.write(word, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


if __name__ == "__main__":
    from server import seeded_serve

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm_up()
    fork_for_each(socket.socket(fileno=int(sys.argv[1])))
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(seeded_serve.serve_warm(Path(sys.argv[1]), sys.argv[2:]))
