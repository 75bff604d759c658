"""The command as a person runs it: in a process of its own, with keys typed ahead."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from cli.warm import WarmCommand

import chabudai
from chabudai.bots.random_bot import RandomBot
from chabudai.core.rng import seeded

COMMAND = [sys.executable, "-m", "chabudai"]
Run = Callable[..., subprocess.CompletedProcess[str]]


def environment(**changes: str) -> dict[str, str]:
    ours = {name: value for name, value in os.environ.items() if name not in ("LC_MESSAGES", "LANG")}
    source = str(Path(chabudai.__file__).parent.parent)
    return ours | {"PYTHONPATH": source, "LC_ALL": "C.UTF-8", "COLUMNS": "80", "TERM": "xterm"} | changes


@pytest.fixture(scope="session")
def warm_command() -> Iterator[WarmCommand]:
    warm = WarmCommand(environment())
    yield warm
    warm.close()


@pytest.fixture
def run(tmp_path: Path, warm_command: WarmCommand) -> Run:
    """Run `chabudai` in an empty folder."""

    def running(*arguments: object, typed: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
        command = [str(argument) for argument in arguments]
        return without_traceback(warm_command.run(command, typed, tmp_path, environment(**changes)))

    return running


@pytest.fixture
def run_cold(tmp_path: Path) -> Run:
    """Run `chabudai` in an empty folder by starting Python, as everybody else does."""

    def running(*arguments: object, typed: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
        command = [*COMMAND, *[str(argument) for argument in arguments]]
        surroundings = {"cwd": tmp_path, "env": environment(**changes)}
        return without_traceback(
            subprocess.run(command, input=typed, capture_output=True, text=True, **surroundings)
        )

    return running


def without_traceback(done: subprocess.CompletedProcess[str]) -> subprocess.CompletedProcess[str]:
    assert "Traceback" not in done.stdout + done.stderr
    return done


def heed_ctrl_c() -> None:
    """A shell that runs the tests in the background makes them deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def start(tmp_path: Path) -> Callable[..., subprocess.Popen[bytes]]:
    """Start `chabudai` and leave it running."""

    def starting(*arguments: object, **streams: int) -> subprocess.Popen[bytes]:
        command = [*COMMAND, *[str(argument) for argument in arguments]]
        return subprocess.Popen(command, cwd=tmp_path, env=environment(), preexec_fn=heed_ctrl_c, **streams)

    return starting


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    """A finished match of three bots."""
    path = tmp_path / "match.json"
    path.write_text(finished_match(), "utf-8")
    return path


@cache
def finished_match() -> str:
    match = chabudai.Match(chabudai.game("tokaido"), 3, seed=5, players=["Plum", "Pine", "Wave"])
    bot = RandomBot(seeded(5, "tests"))
    while not match.state.over:
        for seat in match.state.deciders():
            match.apply(seat, int(bot.choose(match.state, seat, 0.0)))
    return match.write()
