"""docs/adding-a-language.md: whoever does what the page says has a language that Python and the browser speak."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "adding-a-language.md"
LIST = Path("src/chabudai/text/languages.toml")
ROW = """
[[language]]
id = "eo"
name = "Esperanto"
letters = ""
long_words = false
grouped_from = 1000
"""
STEP = re.compile(r"^\| `([^`]*\*?[^`]*(?:en\.ftl|RULES\.md)[^`]*)` \| `([^`]+)` \|", re.M)
NO_PRODUCTS = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "node_modules", "client")
OF_A_TRANSLATION = re.compile(r"(?:^|\.)cs\.(?:ftl|md)")
JUDGES = (  # tests, and what they are made with
    "tests/conftest.py",
    "tests/durations.py",
    "tests/durations.txt",
    "tests/outside.py",
    "tests/core/test_languages.py",
    "tests/core/test_text.py",
    "tests/cli/test_cli_texts.py",
    "tests/web/test_web_texts.py",
    "tests/games/conftest.py",
    "tests/games/rules_pages.py",
    "tests/games/test_aids.py",
    "tests/games/test_rulebooks.py",
)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with one language more: English under another name."""
    folder = tmp_path_factory.mktemp("checkout")
    for room in ("src", "web", "tests/stones"):
        shutil.copytree(ROOT / room, folder / room, ignore=NO_PRODUCTS)
    for file in JUDGES:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, folder / file)
    follow_the_page(folder)
    return folder


def follow_the_page(folder: Path) -> None:
    with (folder / LIST).open("a", encoding="utf-8") as rows:
        rows.write(ROW)
    steps = STEP.findall(PAGE.read_text("utf-8"))
    assert len(steps) == 8
    for english, copy in steps:
        found = list(folder.glob(english))
        assert found, english
        for file in found:
            shutil.copy(file, file.with_name(copy))


def run(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(checkout / "src"), "CHABUDAI_PURE": "1", "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)


def test_the_page_forgets_no_file_that_other_translations_have(checkout: Path) -> None:
    files = [file for file in checkout.rglob("*") if OF_A_TRANSLATION.search(file.name)]
    assert len(files) > 20
    missing = [file for file in files if not file.with_name(file.name.replace("cs.", "eo.")).exists()]
    assert missing == []


def test_the_command_line_speaks_it_and_lists_it(checkout: Path) -> None:
    told = run(checkout, sys.executable, "-m", "chabudai", "games", "--lang", "eo")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == run(checkout, sys.executable, "-m", "chabudai", "games", "--lang", "en").stdout
    assert "|eo" in run(checkout, sys.executable, "-m", "chabudai", "games", "--help").stdout.replace("\n", "")
    assert "eo" in run(checkout, sys.executable, "-m", "chabudai", "games", "--lang", "tlh").stderr


def test_it_passes_the_tests_of_texts_and_rules(checkout: Path) -> None:
    tests = [file for file in JUDGES if "/test_" in file]
    different = "not shown_in_the_language_of_the_reader"  # English under another name reads as English does
    done = run(checkout, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", different, *tests)
    assert done.returncode == 0, done.stdout


def test_they_notice_a_text_that_is_missing(checkout: Path) -> None:
    for forgotten in ("src/chabudai/cli/text/eo.ftl", "web/src/table/text/eo.ftl"):
        file = checkout / forgotten
        text = file.read_text("utf-8")
        file.unlink()
        tests = ["tests/cli/test_cli_texts.py", "tests/web/test_web_texts.py"]
        done = run(checkout, sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests)
        file.write_text(text, "utf-8")
        assert done.returncode == 1, forgotten


@pytest.mark.skipif(not (ROOT / "web" / "node_modules").exists(), reason="the client's libraries are not installed")
def test_the_browser_client_speaks_it(checkout: Path) -> None:
    (checkout / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    own = ROOT / "build" / "node" / "node"
    node = str(own) if own.exists() else shutil.which("node") or "node"
    vitest = str(ROOT / "web" / "node_modules" / "vitest" / "vitest.mjs")
    tests = ["src/lib/tests/languages.test.ts", "tests/catalogues.test.ts"]
    done = run(checkout, node, vitest, "run", "--root", str(checkout / "web"), "--reporter", "verbose", *tests)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "a browser that speaks eo is spoken to in it" in done.stdout
