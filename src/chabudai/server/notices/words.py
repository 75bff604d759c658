"""Words of what is sent to people, in their language."""

from functools import cache
from pathlib import Path

from chabudai.core.languages import LANGUAGES
from chabudai.core.text import FRAME_TEXT, Catalogue

TEXT = Path(__file__).parent / "text"


@cache
def in_language(language: str) -> Catalogue:
    return Catalogue(language, [FRAME_TEXT, TEXT])


def catalogue(language: str | None) -> Catalogue:
    return in_language(language if language in LANGUAGES else LANGUAGES[0])
