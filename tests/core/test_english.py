"""The English of the catalogues: one spelling, one word for a thing, and none of some foreign habits."""

import re
from pathlib import Path

import pytest
from judged import judged

import chabudai

pytestmark = pytest.mark.once
ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(path for part in ("src/chabudai", "web/src") for path in (ROOT / part).rglob("text/en.ftl"))
HABITS = {
    "a curly apostrophe": r"'",
    "no space before %": r" %",
    "everyone, anyone, someone": r"(?i)\b(every|any|some)body\b",
    "the player who …": r"(?:^|[.:;] )[Ww]hoever\b",
    "your own …": r"\ban own\b",
    "this turn, during this mandate": r"\bin this (turn|mandate)\b",
    "face up": r"\bl(ie|ies|ay|aid) open\b",
    "undo": r"\btak(e|es|en|ing) (it )?back\b",
    "setup": r"(?i)\bset-up",
    "Anna’s offer": r"\b(offer|move|sets?|hostage|figures?) of …",
    "a game, in a match file": r"(?i)\b(saved|the|this|which) match\b(?! file)",
}
TERMS = {game.id: judged(game).other_words for game in chabudai.games() if judged(game).other_words}


PUT_IN = re.compile(r"\{[^{}]*\}")
NOT_SAID = re.compile(r"^#.*|^[\w-]+ =|^ *(\.\w+ =|\*?\[[\w-]+\])|\{[^{}]*->", re.MULTILINE)


def texts(file: Path) -> list[str]:
    """What is written, line by line, without keys and variants, with … for whatever is put in."""
    said = NOT_SAID.sub("", PUT_IN.sub("…", file.read_text("utf-8")))
    return [text for line in said.splitlines() if (text := line.strip(" {}"))]


def offending(pattern: str, files: list[Path]) -> list[str]:
    return [
        f"{file.relative_to(ROOT)}: {text}" for file in files for text in texts(file) if re.search(pattern, text)
    ]


def test_every_catalogue_of_the_players_is_read() -> None:
    assert len(FILES) > 12
    assert all(texts(file) for file in FILES)


@pytest.mark.parametrize("better", HABITS)
def test_no_text_has_a_habit_that_is_not_english(better: str) -> None:
    assert offending(HABITS[better], FILES) == []


@pytest.mark.parametrize("game", TERMS)
def test_a_game_has_one_word_for_a_thing(game: str) -> None:
    assert offending(TERMS[game], [file for file in FILES if game in file.parts]) == []
