"""The aid of the first games: every kind of question says in one sentence what it is good for."""

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import chabudai
from chabudai.core.game import Game
from chabudai.core.languages import LANGUAGES

LONGEST = 120  # letters

pytestmark = [
    pytest.mark.once,
    pytest.mark.parametrize("game", chabudai.games(), ids=lambda game: game.id),
    pytest.mark.parametrize("language", LANGUAGES),
]


def kinds(game: Game[Any], language: str, beginning: str) -> set[str]:
    """The messages of one sort, without what they begin with."""
    source = (game.folder / "text" / f"{language}.ftl").read_text("utf-8")
    keys = [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    return {key.removeprefix(beginning) for key in keys if key.startswith(beginning)}


def test_every_kind_of_question_has_an_aid_and_every_aid_a_question(game: Game[Any], language: str) -> None:
    assert kinds(game, language, "prompt-")
    assert kinds(game, language, "aid-") == kinds(game, language, "prompt-")


def test_an_aid_is_one_short_sentence(game: Game[Any], language: str) -> None:
    for kind in kinds(game, language, "aid-"):
        said = game.text(language).say(f"aid-{kind}")
        assert len(said) <= LONGEST, said
        assert said.endswith(".")
