"""How many sit at a table of any game: games for exactly two are played by two."""

from typing import Any

from chabudai.core.game import Game


def nearest(game: Game[Any], wanted: int) -> int:
    """The number of seats that the game allows and that is nearest to the one wanted."""
    return min(game.seats, key=lambda seats: abs(seats - wanted))
