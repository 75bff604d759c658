"""Whom each seat will play, as it is foretold before the game: as it then is."""

from typing import Any

import pytest

from chabudai.core.game import Game
from chabudai.core.match import Match
from chabudai.registry import game as game_named

# clans go by their starting honor rank; drawn ones nobody knows.
CLANS = [
    *((5, {}),),
    *((3, {"clans_of_three": value}) for value in ("random", "koi_lotus_turtle", "turtle_dragonfly_bonsai")),
    *((4, {"clans_of_four": value}) for value in ("random", "koi_turtle_dragonfly_bonsai")),
]


def test_every_clan_sits_where_it_was_foretold() -> None:
    """R-3.2"""
    game = game_named("rising_sun")
    for seats, options in CLANS:
        foretold = game.seated(seats, game.settle(options))
        played = Match(game, seats, 7, options).state
        assert game.role is not None
        known = [None if "random" in options.values() else f"clan-{role}" for role in game.roles(played)]
        assert foretold == known, options


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_daimyo_sits_where_it_was_foretold(seats: int) -> None:
    """S-3.2"""
    game = game_named("shogun")
    state = Match(game, seats, 7, {}).state
    colours = [f"daimyo-{player['colour']}" for player in game.view(state, None)["players"]]
    assert game.seated(seats, game.settle({})) == colours


@pytest.mark.parametrize("name", ["tokaido", "white_castle"])
def test_where_roles_are_dealt_or_there_are_none_nothing_is_foretold(name: str) -> None:
    """T-2.6: two travelers are dealt, and one of them kept."""
    game: Game[Any] = game_named(name)
    assert game.seated(2, game.settle({})) == [None, None]
