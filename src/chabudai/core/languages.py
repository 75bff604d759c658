"""Languages people can choose, as `text/languages.toml` lists them for Python and for the browser client."""

# not compiled: made for people, not for speed

import tomllib
from dataclasses import dataclass
from pathlib import Path

from chabudai.core.errors import ChabudaiError

FILE = Path(__file__).resolve().parent.parent / "text" / "languages.toml"


class UnknownLanguage(ChabudaiError):
    """A language the catalogues do not speak."""


@dataclass(frozen=True)
class Language:
    id: str
    name: str  # in its own words
    letters: str  # beyond Latin-1
    long_words: bool
    grouped_from: int  # the first number whose thousands are set apart


DECLARED = tomllib.loads(FILE.read_text("utf-8"))
FORMS: tuple[str, ...] = tuple(DECLARED["forms"])
SPOKEN: dict[str, Language] = {row["id"]: Language(**row) for row in DECLARED["language"]}
LANGUAGES: tuple[str, ...] = tuple(SPOKEN)


def check_language(language: str) -> None:
    if language not in SPOKEN:
        raise UnknownLanguage("error-language", language=language, accepted=", ".join(LANGUAGES))
