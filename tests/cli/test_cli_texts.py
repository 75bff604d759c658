"""The words of the command line: the same in all languages, none missing, none unused."""

import re
from pathlib import Path

import pytest

import chabudai
from chabudai.cli.words import WORDS, folded
from chabudai.core.text import LANGUAGES, catalogue

SOURCES = Path(chabudai.__file__).parent


def keys(language: str) -> list[str]:
    return re.findall(r"^(cli-[a-z-]+) =", (SOURCES / "text" / f"cli.{language}.ftl").read_text("utf-8"), re.M)


def test_every_language_has_the_same_words_in_the_same_order() -> None:
    assert keys("en") == keys("cs") == keys("hu")


def test_every_word_that_the_code_names_is_in_the_catalogue() -> None:
    code = "".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    named = set(re.findall(r'"(cli-[a-z-]*[a-z])"', code))
    assert named <= set(keys("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_words_of_the_table_are_spelled_alike(language: str) -> None:
    words = catalogue(language)
    spellings = [folded(each) for word in WORDS for each in words.say(f"cli-word-{word}").split(",")]
    assert len(spellings) == len(set(spellings))
