"""A fresh checkout with two new games as `chabudai new-game` writes them: one for two to four, one for exactly two.

It is made once for each process of the tests.
"""

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from hashlib import sha256
from pathlib import Path

from chabudai.registry import game_ids

ROOT = Path(__file__).resolve().parents[2]
GAME, PAIR = "river_crossing", "duel"  # the first for two to four players, the second for two
NEW = (GAME, PAIR)
FOLDERS = ("src/chabudai/games", "web/src/games", "tests/games")
ITS_FOLDERS = tuple(f"{folder}/{name}/" for folder in FOLDERS for name in NEW)
COPIED = ("src", "web", "tests", "docs", "bench", "Makefile", "pyproject.toml", "setup.py", "README.md")
NO_PRODUCTS = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "node_modules", "client", "real_games")
OF_OTHERS = f"not ({' or '.join([*game_ids(), 'stones'])})"  # to be left out by `pytest -k`


class NewCheckout:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            copy(ROOT / name, folder / name)
        self.before = self.contents()
        self.told = {GAME: self.new_game(GAME), PAIR: self.new_game(PAIR, "--players", "2")}
        self.after = self.contents()
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        os.utime(folder / "web" / "package-lock.json", (0, 0))  # these libraries are those of the lock file
        (folder / ".venv").symlink_to(Path(sys.prefix))
        (folder / "build").mkdir()

    def new_game(self, name: str, *options: str) -> str:
        done = self.run("-m", "chabudai", "new-game", name, *options, "--lang", "en")
        assert done.returncode == 0, done.stderr
        return done.stdout

    def contents(self) -> dict[str, str]:
        files = [file for file in self.folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
        return {file.relative_to(self.folder).as_posix(): sha256(file.read_bytes()).hexdigest() for file in files}

    @property
    def environment(self) -> dict[str, str]:
        return {"PYTHONPATH": str(self.folder / "src"), "CHABUDAI_PURE": "1", "LC_ALL": "C.UTF-8"}

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.folder,
            env=environment | self.environment,
            capture_output=True,
            text=True,
        )

    def judged(self, tests: tuple[str, ...], which: str) -> subprocess.CompletedProcess[str]:
        """Run tests of the checkout, in one process."""
        return self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests, "-k", which)

    @cache  # noqa: B019 - there is one for each process
    def build_client(self) -> None:
        done = self.run("web/build.py", "build")
        assert done.returncode == 0, done.stderr


def copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=NO_PRODUCTS)
    else:
        shutil.copy2(source, target)


@cache
def new_checkout() -> NewCheckout:
    folder = Path(tempfile.mkdtemp(prefix="chabudai-checkout-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return NewCheckout(folder)
