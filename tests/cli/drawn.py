"""Positions drawn for the tests, as a reader of some language sees them in a terminal of some size."""

from collections.abc import Iterator
from typing import Any

from rich.console import Console

from chabudai.bots.random_bot import RandomBot
from chabudai.cli import drawing
from chabudai.cli.drawing.scene import Scene, scene_of
from chabudai.cli.voice import Voice, words_at
from chabudai.core.game import Game
from chabudai.core.match import Match
from chabudai.core.rng import seeded

PLAYERS = ["Plum", "Pine", "Wave", "Moon", "Hill", "Reed"]


def scene(match: Match, reader: int | None = 0, language: str = "en", width: int = 80, height: int = 60) -> Scene:
    console = Console(width=width, height=height, quiet=True, markup=False, emoji=False)
    return scene_of(Voice(words_at(match.game, language), console), match, reader)


def drawn(shown: Scene, name: str = "draw") -> str:
    with shown.voice.out.capture() as capture:
        shown.voice.out.quiet = False
        shown.voice.show(getattr(drawing, name)(shown))
    return capture.get()


def positions(game: Game[Any], seats: int, seed: int = 1, **options: bool | str) -> Iterator[Match]:
    """One match that goes through a game played at random."""
    match = Match(game, seats, seed, options, PLAYERS[:seats])
    bot = RandomBot(seeded(seed, "castle"))
    while not match.state.over:
        yield match
        seat = match.state.deciders()[0]
        match.apply(seat, int(bot.choose(match.state, seat, 0.0)))
    yield match


def asked(match: Match) -> int | None:
    return match.state.deciders()[0] if match.state.deciders() else None
