"""The laws that every game keeps, checked by random play.

A game is accepted by these laws, not by opinion: `check(game, seats, options, seed)` plays and raises LawBroken at
the first breach, with all that is needed to see it again. `belief` needs many games and is called apart.
"""

# not compiled: made for people, not for speed

from typing import Any

from chabudai.core.game import Game
from chabudai.core.laws.acting import beside
from chabudai.core.laws.course import conservation, determinism, round_trips, termination
from chabudai.core.laws.dealing import belief
from chabudai.core.laws.doubting import ignorance
from chabudai.core.laws.hiding import secrecy
from chabudai.core.laws.playing import (
    Glances,
    LawBroken,
    Look,
    Options,
    random_act,
    random_choice,
    random_match,
    random_play,
)
from chabudai.core.laws.refusing import refusals
from chabudai.core.laws.taking_back import undo

__all__ = [
    "Glances",
    "LawBroken",
    "Look",
    "belief",
    "beside",
    "check",
    "conservation",
    "determinism",
    "ignorance",
    "random_act",
    "random_choice",
    "random_match",
    "random_play",
    "refusals",
    "round_trips",
    "secrecy",
    "termination",
    "undo",
]


def check(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """All laws that one game played at random can show."""
    for law in (secrecy, ignorance, determinism, round_trips, conservation, termination, undo, refusals, beside):
        law(game, seats, options, seed)
