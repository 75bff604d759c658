"""Drawings of any game in the terminal: from a view alone, in every language, in eighty columns."""

from typing import Any

import pytest
from cli.drawn import asked, drawn, positions, scene
from stones import GAME as STONES

import chabudai
from chabudai.core.game import Game, OptionValue
from chabudai.core.languages import LANGUAGES
from chabudai.core.match import Match

TABLES = [(game, seats) for game in chabudai.games() for seats in game.seats]


def everything_on(game: Game[Any]) -> dict[str, OptionValue]:
    return {option.id: option.values[-1] for option in game.options}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "id", value))
def test_every_position_can_be_drawn_in_eighty_columns(game: Game[Any], seats: int, language: str) -> None:
    """One position in seven, by the languages in turn; where a game begins and ends, by each."""
    turn = 7 * LANGUAGES.index(language)
    for number, match in enumerate(positions(game, seats, seed=seats, **everything_on(game))):
        if number % (7 * len(LANGUAGES)) == turn or number == 0 or match.state.over:
            shown = scene(match, asked(match), language)
            check_drawn(drawn(shown))
            check_drawn(drawn(shown, "draw_players"))
    check_drawn(drawn(shown, "legend"))


def check_drawn(shown: str) -> None:
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert "terminal-" not in shown


def test_a_game_without_a_drawing_is_shown_as_the_tree_of_its_view() -> None:
    shown = drawn(scene(Match(STONES, 2, seed=1), reader=None))
    for part in ("Stones", "score: 0, 0", "hand: –"):
        assert part in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", chabudai.games(), ids=lambda game: game.id)
def test_the_line_above_a_drawing_says_where_in_the_game_we_are(game: Game[Any], language: str) -> None:
    match = Match(game, game.seats[-1], seed=1)
    chapter = game.chapter(match.state)
    above = drawn(scene(match, language=language)).splitlines()[0]
    assert above.endswith("─")
    assert chapter is None or game.text(language).say(chapter) in above
