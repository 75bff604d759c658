"""Whole games as match files: whoever changes what a game comes to must mean it, and raise the rules version.

The files are made by the greedy bot and a random one. To make them again, from the root of the project:

    CHABUDAI_PURE=1 PYTHONPATH=src:tests/games .venv/bin/python tests/games/shogun/test_shogun_fixtures.py
"""

from pathlib import Path

import pytest
from whole_games import Plan, WholeGames

import chabudai
from chabudai.bots.registry import make_bot
from chabudai.core.rng import seeded

GAME = chabudai.game("shogun")
MATCHES: dict[str, Plan] = {
    "three_players": (3, {}),
    "four_players": (4, {}),
    "five_players": (5, {}),
    "three_players_moon": (3, {"side": "moon", "tower": "spielbyweb"}),
    "four_players_fixed": (4, {"setup": "fixed", "tower": "two_floor", "reveal": "due"}),
    "five_players_fixed": (5, {"setup": "fixed", "tower": "wallenstein_online", "extra_armies": "most"}),
    "four_players_moon": (4, {"side": "moon", "reveal_cards": "action_start", "chances": False}),
}


def play(name: str) -> chabudai.Match:
    seats, options = MATCHES[name]
    seed = list(MATCHES).index(name)
    match = chabudai.Match(GAME, seats, seed=seed, options=options)
    bots = [
        make_bot("random" if seat == seed % seats else "greedy", GAME, seeded(seat, name)) for seat in range(seats)
    ]
    while not match.state.over:
        seat = match.state.deciders()[0]
        position = match.state.determinize(seat, int(match.state.decisions))
        match.apply(seat, bots[seat].choose(position, seat, 0.0))
    return match


GAMES = WholeGames(GAME, Path(__file__).with_name("fixtures"), MATCHES)


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_game_comes_out_as_it_did(name: str) -> None:
    """S-4.1, S-13.4"""
    GAMES.check(name)


def test_every_match_file_of_the_folder_is_replayed() -> None:
    GAMES.check_that_none_is_left_out()


if __name__ == "__main__":
    GAMES.make(play)
