"""`chabudai new-game` writes a game that passes the laws as it is."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from chabudai.cli.commands.new_game import BadGameName, write_skeleton

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    no_products = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=no_products)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(checkout / "src"), "CHABUDAI_PURE": "1"}
    return subprocess.run([sys.executable, *command], cwd=checkout, env=environment, capture_output=True, text=True)


def test_the_skeleton_passes_the_laws_as_it_is(checkout: Path) -> None:
    files = write_skeleton("last_counter", checkout)
    assert checkout / "src/chabudai/games/last_counter/flow.py" in files
    done = run(checkout, "-m", "pytest", "-q", "tests/games/last_counter")
    assert done.returncode == 0, done.stdout


def test_the_skeleton_is_typed_and_formatted_like_the_rest(checkout: Path) -> None:
    write_skeleton("last_counter", checkout)
    for command in (
        ["-m", "mypy", "-p", "chabudai.games.last_counter"],
        ["-m", "ruff", "check", "src/chabudai/games/last_counter", "tests"],
        ["-m", "ruff", "format", "--check", "src/chabudai/games/last_counter", "tests"],
    ):
        done = run(checkout, *command)
        assert done.returncode == 0, done.stdout


def test_the_skeleton_speaks_all_three_languages(checkout: Path) -> None:
    write_skeleton("last_counter", checkout)
    said = run(
        checkout,
        "-c",
        "import chabudai; g = chabudai.game('last_counter'); s = g.new(2, 1); seat = s.deciders()[0]\n"
        "for language in ('en', 'cs', 'hu'):\n"
        "    print(g.text(language).say(s.menu(seat)[1].label))",
    )
    assert said.stdout.split("\n")[:3] == ["Take 2 counters", "Vzít 2 žetony", "2 jelző elvétele"], said.stderr


@pytest.mark.parametrize(
    ("name", "problem"),
    [("Go!", "name"), ("2go", "name"), ("", "name"), ("../go", "name"), ("tokaido", "exists")],
)
def test_a_bad_name_writes_nothing(checkout: Path, name: str, problem: str) -> None:
    before = sorted(checkout.rglob("*"))
    with pytest.raises(BadGameName) as refused:
        write_skeleton(name, checkout)
    assert refused.value.message.key == f"cli-error-new-game-{problem}"
    assert sorted(checkout.rglob("*")) == before


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadGameName) as refused:
        write_skeleton("go", tmp_path)
    assert refused.value.message.key == "cli-error-new-game-folder"
