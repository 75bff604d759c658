"""`make storm`, or `python -m storm --seconds 60`: prints a table of figures for docs/load-tests.md."""

import argparse
import asyncio
import os
import platform
import signal
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

from chabudai.purity import is_compiled
from chabudai.server.limits import PREFIX, Limits
from storm import notices
from storm.accounts import log_ins
from storm.attacks import LENIENT, STRICT, Attack
from storm.endless import ANSWER_SECONDS
from storm.house import HAS_WORKERS, LIFTED, ROOT, House, Watched, database, house
from storm.loads import Rows, carried, comings_and_goings, faults
from storm.people import many_tabs
from storm.silence import silence

# The half of the limits that one guest never reaches by playing; the others are what is attacked.
PATIENT = {
    name: value for name, value in LIFTED.items() if name.endswith(("BURST", "PER_SECOND", "ADDRESS_TABLES"))
}
SOON = {f"{PREFIX}ANSWER_SECONDS": str(ANSWER_SECONDS)}
AS_USUAL = {f"{PREFIX}{field.name.upper()}": str(getattr(Limits(), field.name)) for field in fields(Limits)}
Part = Callable[..., Awaitable[Rows]]
PARTS = ("load", "faults", "silence", "memory", "accounts", "notices", "people", "attacks", "fuzz")


def main() -> int:
    options = read_options()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where a shell lets background jobs ignore it
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # nothing that we have started is left behind
    rows: Rows = []
    with tempfile.TemporaryDirectory(prefix="chabudai-storm-") as folder, database() as postgres:
        place = Path(folder)
        place.chmod(0o755)

        def blow(processes: int, workers: int, part: Part, *values: float, **settings: Any) -> None:
            with house(place / "house", postgres, processes, workers, **settings) as opened:
                show(rows, asyncio.run(part(opened, *values)))

        if "load" in options.parts:
            for processes in options.processes:
                tables, settings = options.tables * processes, {"share": options.share, **LIFTED}
                for apart in (False, True)[: min(processes, 2)]:
                    blow(processes, options.workers, carried, tables, options.seconds, apart, **settings)
        if "faults" in options.parts:
            blow(
                max(options.processes),
                options.workers,
                faults,
                options.tables // 2,
                options.seconds * 2,
                6.0,
                **LIFTED,
            )
        if "silence" in options.parts:
            blow(1, 2, silence, options.kills, **LIFTED)
        if "memory" in options.parts:
            blow(1, 0, comings_and_goings, options.sockets, **LIFTED)
        if "accounts" in options.parts:
            blow(1, 0, log_ins, options.log_ins, options.tables // 5, options.seconds / 6, kind=Watched, **LIFTED)
        if "notices" in options.parts:
            settings = LIFTED | notices.SETTINGS
            blow(2, 0, notices.calls, options.away, options.tables // 5, kind=Watched, **settings)
        if "people" in options.parts:
            blow(2, 0, many_tabs, options.episodes, options.seed, **LIFTED)
        if "attacks" in options.parts:
            for attacks, settings in ((LENIENT, AS_USUAL | PATIENT | SOON), (STRICT, AS_USUAL)):
                for name, attack in attacks.items():
                    if options.attack in name:
                        blow(1, 0, partial(tried, name, attack), **settings)
    if "fuzz" in options.parts:
        show(rows, fuzzed(options.cases))
    print(conditions(options))
    print("\n".join(["| | |", "| --- | --- |", *(f"| {what} | {figure} |" for what, figure in rows)]))
    return int(any("BROKEN" in figure for _, figure in rows))


def read_options(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m storm", description="A load and fault run on PostgreSQL.")
    parser.add_argument("parts", nargs="*", type=part, help=f"which of {', '.join(PARTS)} (default: all)")
    parser.add_argument(
        "--seconds", type=float, default=60, help="how long each load lasts; faults last twice that"
    )
    parser.add_argument("--tables", type=int, default=50, help="tables of four people for each process that serves")
    parser.add_argument(
        "--processes", type=int, nargs="+", default=[1, 2], help="how many serve, one load for each"
    )
    parser.add_argument(
        "--share", type=share, help="of a core, that each process gets under load (needs an administrator)"
    )
    parser.add_argument("--workers", type=int, default=2, help="processes in which bots think, where there are any")
    parser.add_argument("--kills", type=int, default=10, help="how often a worker is killed in mid-thought")
    parser.add_argument("--sockets", type=int, default=5000, help="how many come and go")
    parser.add_argument("--log-ins", type=int, default=200, help="people who log in at once")
    parser.add_argument("--away", type=int, default=200, help="people who are away and called at once")
    parser.add_argument("--episodes", type=int, default=60, help="people who do several things at once")
    parser.add_argument("--seed", type=int, default=1, help="of what they do")
    parser.add_argument("--attack", default="", help="only the attacks with this in their name")
    parser.add_argument("--cases", type=int, default=5000, help="requests and conversations that are made up")
    options = parser.parse_args(words)
    options.parts = options.parts or list(PARTS)
    return options


def part(word: str) -> str:
    """Not `choices`: for older Pythons no word at all would have to be one of them."""
    if word not in PARTS:
        raise argparse.ArgumentTypeError(f"{word} is none of {', '.join(PARTS)}")
    return word


def share(word: str) -> float:
    try:
        of_a_core = float(word)
    except ValueError:
        of_a_core = 0
    if not 0.01 <= of_a_core <= 1:
        raise argparse.ArgumentTypeError(f"{word} is no share of a core, from 0.01 to 1")
    return of_a_core


def show(rows: Rows, more: Rows) -> None:
    rows += more
    for what, figure in more:
        print(f"{what}: {figure}", file=sys.stderr, flush=True)


async def tried(name: str, attack: Attack, opened: House) -> Rows:
    try:
        holds, figure = await attack(opened)
    except Exception as problem:
        holds, figure = False, f"{type(problem).__name__}: {problem}"
    return [(f"attack {name}", f"{'holds' if holds else '**BROKEN**'}: {figure}")]


def fuzzed(cases: int) -> Rows:
    files = ["tests/server/test_fuzz_http.py", "tests/server/test_fuzz_socket.py"]
    command = [sys.executable, "-m", "pytest", "-q", "--cases", str(cases), *files]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    outcome = "holds" if done.returncode == 0 else f"**BROKEN**: {done.stdout[-500:]}"
    return [(f"{cases:,} requests and {cases // 4:,} conversations made up, on each database", outcome)]


def conditions(options: argparse.Namespace) -> str:
    mode = "compiled rules" if is_compiled() else "rules as plain Python"
    apart = HAS_WORKERS and options.workers
    said = [
        f"Measured on {os.cpu_count()} cores ({platform.machine()}, Python {platform.python_version()}, {mode})",
        "which players, servers and PostgreSQL (fsync on) share",
        f"{options.workers} workers" if apart else "bots in processes of the servers",
        f"{options.tables} tables for each process of four people who answer at once, {options.seconds:.0f} s each",
        *([] if options.share is None else [f"each process held to {options.share:g} of a core"]),
        f"load average {os.getloadavg()[0]:.1f}",
    ]
    return "; ".join(said) + ".\n"


if __name__ == "__main__":
    sys.exit(main())
