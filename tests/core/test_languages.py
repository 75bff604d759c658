"""One list of languages: what it says of each is true of the texts."""

import unicodedata
from pathlib import Path

import pytest

import chabudai
from chabudai.core.languages import LANGUAGES, SPOKEN

pytestmark = pytest.mark.once
SOURCES = Path(chabudai.__file__).parent
PAGES = SOURCES.parents[1] / "web" / "src"
LATIN_1 = 0xFF
LETTERS = ("Lu", "Ll", "Lo")  # not: modifiers such as the n of a power
MACRONS = "ĀāĒēĪīŌōŪū"  # of Japanese names


def texts(language: str) -> list[Path]:
    rules = "RULES.md" if language == LANGUAGES[0] else f"RULES.{language}.md"
    return [
        file for folder in (SOURCES, PAGES) for name in (f"{language}.ftl", rules) for file in folder.rglob(name)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_a_language_is_in_the_fonts(language: str) -> None:
    letters = {
        sign
        for file in texts(language)
        for sign in file.read_text("utf-8")
        if ord(sign) > LATIN_1 and unicodedata.category(sign) in LETTERS
    }
    assert len(texts(language)) > 20
    assert letters <= set(SPOKEN[language].letters + MACRONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_is_carried_that_the_language_does_not_use(language: str) -> None:
    used = {sign for file in texts(language) for sign in file.read_text("utf-8")}
    assert {sign for sign in SPOKEN[language].letters if {sign.lower(), sign.upper()}.isdisjoint(used)} == set()


def test_every_language_has_a_name_of_its_own() -> None:
    assert len({language.name for language in SPOKEN.values()}) == len(LANGUAGES)
    assert LANGUAGES[0] == "en", "what is not translated is said in English"
