"""Whole games as match files: whoever changes what a game comes to must mean it, and raise the rules version.

The files are made by playing eagerly at random. To make them again, from the root of the project:

    CHABUDAI_PURE=1 PYTHONPATH=src:tests/games .venv/bin/python tests/games/white_castle/test_castle_fixtures.py
"""

from pathlib import Path
from random import Random

import pytest
from eager_play import GAME, eager_choice
from whole_games import Plan, WholeGames

import chabudai

MATCHES: dict[str, Plan] = {
    "alone_easy": (1, {"solo_level": "easy"}),
    "alone_medium": (1, {"solo_level": "medium", "first_game": True}),
    "alone_hard": (1, {"solo_level": "hard", "promo": True}),
    "two_players": (2, {}),
    "three_players": (3, {}),
    "four_players": (4, {}),
    "two_players_first_game": (2, {"first_game": True}),
    "three_players_promo": (3, {"promo": True}),
    "four_players_all_options": (4, {"first_game": True, "promo": True}),
}


def play(name: str) -> chabudai.Match:
    seats, options = MATCHES[name]
    seed = list(MATCHES).index(name)
    match, luck = chabudai.Match(GAME, seats, seed=seed, options=options), Random(seed)
    while not match.state.over:
        match.apply(*eager_choice(match.state, luck))
    return match


GAMES = WholeGames(GAME, Path(__file__).with_name("fixtures"), MATCHES)


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_game_comes_out_as_it_did(name: str) -> None:
    """W-4.1, W-4.5"""
    GAMES.check(name)


def test_every_match_file_of_the_folder_is_replayed() -> None:
    GAMES.check_that_none_is_left_out()


if __name__ == "__main__":
    GAMES.make(play)
