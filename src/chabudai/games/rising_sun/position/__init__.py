"""R-30: what a position made by hand must keep to: what lies where, which steps wait, how far the game is."""

# not compiled: made for people, not for speed

from chabudai.games.rising_sun.position.steps import BENEATH
from chabudai.games.rising_sun.position.table import check, conserved

__all__ = ["BENEATH", "check", "conserved"]
