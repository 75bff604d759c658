"""Docs that run: every example of the README and of docs/ does what it says."""

import doctest
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

from chabudai.core.game import Game
from chabudai.core.pile import Pile
from chabudai.core.selection import ChooseSome
from chabudai.core.state import State
from chabudai.core.steps import Choice

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
WITH_PYTHON = [page for page in PAGES if "```pycon" in page.read_text("utf-8")]


def blocks(page: Path, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.name)
def test_the_python_examples_of_a_page_do_what_they_say(page: Path) -> None:
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks(page, "pycon")), {}, page.name, str(page), 0)
    report: list[str] = []
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    doctest.DocTestRunner(optionflags=flags).run(examples, out=report.append)
    assert not report, "".join(report)


def commands() -> list[str]:
    return [
        line.removeprefix("$ ")
        for page in PAGES
        for block in blocks(page, "console")
        for line in block.splitlines()
        if line.startswith("$ chabudai ") and "play" not in line
    ]


def test_the_commands_of_the_pages_run_as_written(tmp_path: Path) -> None:
    assert commands()
    for command in commands():
        run = [sys.executable, "-m", "chabudai", *shlex.split(command)[1:]]
        done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, f"{command}\n{done.stderr}"


def test_links_of_the_pages_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


FOLDERS = (ROOT, ROOT / "src" / "chabudai", ROOT / "src" / "chabudai" / "server", ROOT / "web" / "src")
NAMING = [
    "adding-a-language.md",
    "architecture.md",
    "engine.md",
    "hosting.md",
    "life-of-a-move.md",
    "research.md",
]


@pytest.mark.parametrize("name", NAMING)
def test_the_files_that_a_page_names_are_there(name: str) -> None:
    named = re.findall(r"`([\w./-]+(?:\.py|\.ts|\.svelte|\.toml|/))`", (ROOT / "docs" / name).read_text("utf-8"))
    inside = [path for path in named if "/" in path.rstrip("/")]
    assert inside
    for path in inside:
        assert any((folder / path).exists() for folder in FOLDERS), path


def test_the_tiny_game_of_the_guide_is_the_one_of_the_tests() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    assert (ROOT / "tests" / "stones" / "__init__.py").read_text("utf-8").strip() in guide


# --- the guide to a new game ----------------------------------------------------------------------------------


def section(page: str, heading: str) -> str:
    text = (ROOT / "docs" / page).read_text("utf-8")
    return text.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def names_of_the_core() -> set[str]:
    """Whatever the modules of the core declare."""
    found = import_module("chabudai.core").__path__
    modules = [import_module(f"chabudai.core.{module.name}") for module in iter_modules(found) if not module.ispkg]
    return {name for module in modules for name in vars(module)}


def test_what_the_guide_tells_to_call_is_there() -> None:
    calls = section("adding-a-game.md", "I want to …")
    state, game, pile = (set(dir(kind)) for kind in (State, Game, Pile))
    assert set(re.findall(r"`[^`]*?\bstate\.([a-z_]+)\(", calls)) <= state
    assert set(re.findall(r"\bpile\.([a-z_]+)\(", calls)) <= pile
    classes = set(re.findall(r"`([A-Z][a-z]\w+)\b", calls))
    assert {"ChooseSome", "ChooseSomeUnseen", "Selection", "OneOrNone", "Together"} <= classes
    assert classes - names_of_the_core() == set()
    methods = set(re.findall(r"`([a-z_]+)`", calls)) - {"hand", "deck", "seat", "state"}
    known = state | game | set(dir(Choice)) | set(dir(ChooseSome)) | set(Game.__annotations__)
    assert methods <= known, methods - known
