"""Whole games as match files: whoever changes what a game comes to must mean it, and raise the rules version.

The files are made by playing at random. To make them again, from the root of the project:

    CHABUDAI_PURE=1 PYTHONPATH=src:tests/games .venv/bin/python tests/games/tokaido/test_tokaido_fixtures.py
"""

from pathlib import Path
from random import Random

import pytest
from tokaido_table import GAME, Play
from whole_games import Plan, WholeGames

import chabudai

VARIANTS: dict[str, bool | str] = {
    "initiatory_journey": True,
    "return_trip": True,
    "gastronomy": True,
    "special_setup": True,
}
SWITCHES: dict[str, bool | str] = {
    "satsuki_source": "deck",
    "neutral_meal_discard": "chosen",
    "award_end_achievement_at_zero": True,
    "returned_cards_order": "kept",
}
MATCHES: dict[str, Plan] = {
    "two_players": (2, {}),
    "three_players": (3, {}),
    "four_players": (4, {}),
    "five_players": (5, {}),
    "two_players_all_switches": (2, SWITCHES),
    "three_players_return_trip": (3, {"return_trip": True, "special_setup": True}),
    "four_players_all_variants": (4, VARIANTS),
    "five_players_all_switches": (5, SWITCHES | {"gastronomy": True}),
}


def play(name: str) -> chabudai.Match:
    """At random, with many stops."""
    seats, options = MATCHES[name]
    match = chabudai.Match(GAME, seats, seed=seats, options=options)
    luck = Random(seats)
    while not match.state.over:
        seat = luck.choice(match.state.deciders())
        legal = match.state.legal(seat)
        match.apply(seat, luck.choice(legal[:3] if Play(match.state).is_about_moving else legal))
    return match


GAMES = WholeGames(GAME, Path(__file__).with_name("fixtures"), MATCHES)


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_game_comes_out_as_it_did(name: str) -> None:
    """T-9.1, T-13.13"""
    GAMES.check(name)


def test_every_match_file_of_the_folder_is_replayed() -> None:
    GAMES.check_that_none_is_left_out()


if __name__ == "__main__":
    GAMES.make(play)
