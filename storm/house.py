"""What the storm blows at: a PostgreSQL, processes that serve, processes in which bots think."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))  # whose people and database we borrow

from server.people import RealServer  # noqa: E402
from server.postgres import Postgres, running  # noqa: E402

from chabudai.cli import commands  # noqa: E402
from storm.share import held  # noqa: E402
from storm.watched_serve import SAMPLES  # noqa: E402

# Everybody comes from one address, and nobody thinks before answering.
LIFTED = {
    f"CHABUDAI_{limit}": "1000000000"
    for limit in (
        "ADDRESS_BURST",
        "ADDRESS_PER_SECOND",
        "GUEST_BURST",
        "GUEST_PER_SECOND",
        "SOCKETS",
        "CONNECTIONS",
        "RUNNING_TABLES",
        "WAITING_TABLES",
        "ADDRESS_TABLES",
        "ADDRESS_LOG_INS",
    )
}
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
HAS_WORKERS = (Path(commands.__file__).with_name("work.py")).exists()


class Process(RealServer):
    """`chabudai serve`, of which we see what it uses."""

    def cpu(self) -> float:
        """Seconds, without those of its bots."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def children(self) -> list[int]:
        """The processes of its bots."""
        told = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(child) for child in told.split() if "spawn_main" in command_of(int(child))]

    def log_size(self) -> int:
        return Path(self.log.name).stat().st_size


class Watched(Process):
    """One that writes down how late its event loop comes."""

    command = [sys.executable, "-m", "storm.watched_serve"]

    def start(self) -> None:
        self.samples = self.data.parent / f"{self.data.name}.lag"
        self.environment[SAMPLES] = str(self.samples)
        super().start()

    def lags(self, since: float, until: float) -> list[float]:
        """Seconds, in order; of the samples between two moments of `time.monotonic`."""
        rows = (line.split() for line in self.samples.read_text().splitlines()[:-1])
        return sorted(float(lag) for at, lag in rows if since <= float(at) <= until)


class Worker(RealServer):
    """`chabudai work`."""

    command = [sys.executable, "-m", "chabudai", "work"]

    def start(self) -> None:
        self.log = (self.data.parent / f"{self.data.name}.log").open("a+")
        self.process = self.started([], {**os.environ, **self.environment})
        assert self.process.stdout is not None
        self.process.stdout.readline()


def command_of(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


@dataclass
class House:
    folder: Path
    postgres: Postgres
    url: str
    servers: list[Process] = field(default_factory=list)
    workers: list[Worker] = field(default_factory=list)

    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def logs(self) -> str:
        return "".join(process.told() for process in [*self.servers, *self.workers])

    def log_size(self) -> int:
        return sum(server.log_size() for server in self.servers)


@contextmanager
def database() -> Iterator[Postgres]:
    """One that means it: what is committed is on disk."""
    with running() as postgres:
        postgres.command("ALTER SYSTEM SET fsync = on")
        postgres.command("ALTER SYSTEM SET max_connections = 200")
        postgres.stop()
        postgres.start()
        yield postgres


@contextmanager
def house(
    folder: Path,
    postgres: Postgres,
    processes: int,
    workers: int = 0,
    share: float | None = None,
    kind: type[Process] = Process,
    **settings: str,
) -> Iterator[House]:
    """With a `share` each process that serves gets so much of a core and no more."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    opened = House(folder, postgres, postgres.empty_database())
    settings = {"FORWARDED_ALLOW_IPS": "192.0.2.1", **settings}  # we are no proxy
    if workers and HAS_WORKERS:
        settings["CHABUDAI_WORKERS"] = "apart"
    with ExitStack() as stack:
        for number in range(processes):
            server = kind(folder / f"server-{number}", opened.url, **settings)
            server.port = int(server.address.rpartition(":")[2])  # where it will be again after a kill
            opened.servers.append(stack.enter_context(server))
            if share is not None:
                stack.enter_context(held(server.process.pid, share))
        for number in range(workers if HAS_WORKERS else 0):
            opened.workers.append(stack.enter_context(Worker(folder / f"worker-{number}", opened.url, **settings)))
        yield opened
