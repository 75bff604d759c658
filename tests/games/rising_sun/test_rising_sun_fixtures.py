"""Whole games as match files: whoever changes what a game comes to must mean it, and raise the rules version.

The files are made by the greedy bot and a random one. To make them again, from the root of the project:

    CHABUDAI_PURE=1 PYTHONPATH=src:tests/games .venv/bin/python tests/games/rising_sun/test_rising_sun_fixtures.py
"""

from pathlib import Path

import pytest
from whole_games import Plan, WholeGames

import chabudai
from chabudai.bots.registry import make_bot
from chabudai.core.laws import random_act
from chabudai.core.rng import seeded

GAME = chabudai.game("rising_sun")
MATCHES: dict[str, Plan] = {
    "three_players_free": (3, {"negotiation": "free", "set": "horseman"}),
    "four_players_free": (4, {"negotiation": "free", "set": "teapot"}),
    "five_players_off": (5, {"negotiation": "off", "set": "archway"}),
    "four_players_windows": (4, {"negotiation": "windows", "set": "horseman", "shrines": "beginner"}),
    "three_players_off": (3, {"negotiation": "off", "set": "teapot", "simultaneous_order": "honor_order"}),
}


def play(name: str) -> chabudai.Match:
    seats, options = MATCHES[name]
    seed = list(MATCHES).index(name)
    match = chabudai.Match(GAME, seats, seed=seed, options=options)
    bots = [
        make_bot("random" if seat == seed % seats else "greedy", GAME, seeded(seat, name)) for seat in range(seats)
    ]
    luck = seeded(seed, name)
    while not match.state.over:
        actor, said = random_act(match.state, luck)
        if said:
            match.act(actor, *said)
        seat = match.state.deciders()[0]
        position = match.state.determinize(seat, int(match.state.decisions))
        match.apply(seat, bots[seat].choose(position, seat, 0.0))
    return match


GAMES = WholeGames(GAME, Path(__file__).with_name("fixtures"), MATCHES)


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_game_comes_out_as_it_did(name: str) -> None:
    """R-6.1, R-22.5"""
    GAMES.check(name)


def test_every_match_file_of_the_folder_is_replayed() -> None:
    GAMES.check_that_none_is_left_out()


if __name__ == "__main__":
    GAMES.make(play)
