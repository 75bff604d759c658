"""Installing as a stranger does: an empty environment, the oldest pip we claim, and the index of packages."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import warnings
from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest
from server.people import Person, RealServer

from chabudai.purity import is_compiled

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
OLDEST_PIP = "22.3"  # that of Python 3.11.0; Debian 12 has 23.0.1
NO_NETWORK = ("NewConnectionError", "NameResolutionError", "ConnectTimeoutError", "ProxyError", "ProtocolError")
IS_COMPILED = "from chabudai.purity import is_compiled; print(is_compiled())"
NOT_SOURCES = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")


def copy_of_checkout(folder: Path) -> Path:
    """The sources with the page of the browser, and what builds them."""
    shutil.copytree(SOURCE, folder / "src", ignore=NOT_SOURCES)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, folder / name)
    return folder


def copy_with_one_game(folder: Path) -> Path:
    """The same with one game, for builds that fail: they fail alike, and mypyc has less to read."""
    copy_of_checkout(folder)
    for game in (folder / "src" / "chabudai" / "games").iterdir():
        if game.is_dir() and game.name != "tokaido":
            shutil.rmtree(game)
    return folder


def reusing_compiler(folder: Path) -> dict[str, str]:
    """The environment of a build that takes what `make build` has compiled already. Its commands are in its log;
    where headers are found is left out, for each environment names its own place first."""
    log = (ROOT / "build" / "log").read_text("utf-8").splitlines() if is_compiled() else []
    compiler, *options = shlex.split(sysconfig.get_config_var("CC"))
    commands = [re.sub(" -I[^ ]*", "", line).partition(" ")[2] for line in log]
    known = folder / "commands"
    known.write_text("\n".join(commands))
    return {
        "CC": shlex.join([str(ROOT / "tests" / "build" / "reusing_cc"), *options]),
        "CHABUDAI_BUILT": str(ROOT),
        "CHABUDAI_COMMANDS": str(known),
        "CHABUDAI_CC": compiler,
    }


def run(*command: str | Path, folder: Path | None = None, **environment: str) -> str:
    """All that a command says; it must succeed. What our own tests run with is not handed on."""
    clean = {name: value for name, value in os.environ.items() if name not in ("CHABUDAI_PURE", "PYTHONPATH")}
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=folder, env=clean | environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


@cache
def old_pip(folder: Path) -> Path:
    """The wheel of the oldest pip we claim; without a network nothing can be installed, which is said loudly."""
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--dest", str(folder), f"pip=={OLDEST_PIP}"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0 and any(word in done.stdout + done.stderr for word in NO_NETWORK):
        do_without("no index of packages can be reached")
    assert done.returncode == 0, done.stderr
    return folder / f"pip-{OLDEST_PIP}-py3-none-any.whl"


def do_without(reason: str) -> NoReturn:
    """Skip, and say so where nobody can miss it."""
    told = f"The tests of installing did NOT run: {reason}"
    if os.environ.get("CHABUDAI_REQUIRE_ALL", "") not in ("", "0"):
        pytest.fail(told, pytrace=False)
    warnings.warn(pytest.PytestWarning(told), stacklevel=3)
    pytest.skip(told)


class Environment:
    """Nothing but Python and the oldest pip, until something is installed."""

    def __init__(self, folder: Path, pip: Path) -> None:
        self.folder = folder
        run(sys.executable, "-m", "venv", "--without-pip", folder)
        run(sys.executable, "-m", "pip", "--python", self.python, "install", "--no-index", pip)

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    @property
    def packages(self) -> Path:
        [found] = self.folder.glob("lib/python*/site-packages")
        return found

    def install(self, *words: str | Path, folder: Path | None = None, **environment: str) -> str:
        """By pip, also where that builds something. Python makes its bytecode when something is first imported."""
        command = [self.python, "-m", "pip", "install", "--disable-pip-version-check", *words]
        return run(*command, folder=folder, PIP_NO_COMPILE="1", **environment)

    def fill(self, *words: str | Path) -> None:
        """Install by uv, in a tenth of the time; by pip where there is no uv, or an index that only pip knows."""
        uv = Path(sys.executable).with_name("uv")
        command = [str(word) for word in (uv, "pip", "install", "--python", self.python, *words)]
        if not uv.exists() or subprocess.run(command, capture_output=True).returncode != 0:
            self.install(*words)

    def is_compiled(self) -> bool:
        return run(self.python, "-P", "-c", IS_COMPILED).strip() == "True"

    def libraries(self) -> set[str]:
        return compiled_in(self.packages / "chabudai")


def compiled_in(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*.so")}


class InstalledServer(RealServer):
    """The command of an environment, which has nothing of this checkout."""

    def __init__(self, environment: Path, data: Path) -> None:
        self.command = [str(environment / "bin" / "chabudai"), "serve"]
        super().__init__(data, PYTHONSAFEPATH="1")


def make_a_move(person: Person) -> None:
    with person.sit_at(person.lay(seats=2, bots=["novice"], start=True)["id"]) as line:
        line.wait_for(lambda each: each.is_asked())
        before = line.position["n"]
        assert line.move(line.legal()[0])["type"] == "ok"
        line.wait_for(lambda each: each.position["n"] > before)
