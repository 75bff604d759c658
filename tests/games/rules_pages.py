"""The rules of a game as the tests read them: clauses, words, and what the terminal shows."""

import io
import re
from typing import Any

from rich.console import Console

from chabudai.cli.playing.rulebook import show_rule
from chabudai.cli.voice import Voice
from chabudai.core.game import Game
from chabudai.core.rulebook import Clause, rules_file

NUMBER = r"[A-Z]-\d+(?:\.(?:\d+|[A-Z]\b))*(?:[a-z]\b)?"


def source(game: Game[Any], language: str) -> str:
    return rules_file(game.folder, language).read_text("utf-8")


def clauses(game: Game[Any], language: str) -> list[Clause]:
    return [clause for chapter in game.rulebook(language).chapters for clause in chapter.clauses]


def words(game: Game[Any], language: str, number: str) -> str:
    """A clause, or all clauses of a chapter, with ordinary spaces."""
    passage = game.rulebook(language).passage(number)
    assert passage is not None
    return " ".join(clause.text for clause in passage.clauses).replace("\N{NO-BREAK SPACE}", " ")


def figures(text: str) -> set[str]:
    return set(re.findall(rf"{NUMBER}|[+−]?\d+", text))


def shown(game: Game[Any], language: str, number: str) -> str:
    """What the terminal shows, with ordinary spaces."""
    page = io.StringIO()
    show_rule(Voice(game.text(language), Console(file=page, width=200)), game, number)
    return " ".join(page.getvalue().split())
