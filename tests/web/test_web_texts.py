"""The words of the browser client: complete in every language, and none used that is not there."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from chabudai.core.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
FOLDERS = sorted(path.parent for path in WEB.rglob("text/en.ftl"))
PLUGINS = ROOT / "web" / "plugins"  # some words are written while building
SOURCES = [path for folder in (WEB, PLUGINS) for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]


def keys(file: Path) -> set[str]:
    entries = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_translation_says_everything(folder: Path, language: str) -> None:
    assert keys(folder / f"{language}.ftl") == keys(folder / "en.ftl")


def catalogue() -> set[str]:
    return {key for folder in FOLDERS for key in keys(folder / "en.ftl")}


SORTS = "|".join(sorted({key.split("-")[0] for key in catalogue()}))
SAID = re.compile(rf"""\b(?:t|said)\(\s*["'`]((?:{SORTS})-[a-z0-9-]+)["'`]""")
BEGUN = re.compile(rf"""((?:{SORTS})-(?:[a-z0-9]+-)*)\$\{{|keyOf\("((?:{SORTS})[a-z0-9-]*)",""")
NAMED = re.compile(r"""(?<=["'`{ ])[a-z][a-z0-9-]*(?=["'` }])""")


def test_every_word_the_client_uses_is_in_the_catalogues() -> None:
    used = {key for source in SOURCES for key in SAID.findall(source.read_text("utf-8"))}
    assert not used - catalogue()


def test_no_word_in_the_catalogues_is_unused() -> None:
    """Some keys are put together (`web-crest-` and a name): their beginning is then in the source."""
    text = "\n".join(path.read_text("utf-8") for path in [*SOURCES, *(f / "en.ftl" for f in FOLDERS)])
    beginnings = [begun or f"{sort}-" for begun, sort in BEGUN.findall(text)]
    named = set(NAMED.findall(text))
    unused = [key for key in catalogue() - named if not any(key.startswith(each) for each in beginnings)]
    assert not unused


def test_no_markup_is_ever_made_of_text() -> None:
    for source in SOURCES:
        text = source.read_text("utf-8")
        for dangerous in ("{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
            assert dangerous not in text, f"{source.relative_to(ROOT)}: {dangerous}"
