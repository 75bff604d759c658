"""What the tests that judge every game are told of one of them, in `judged.toml` among the tests of that game.

A game without the file has nothing to say. So whoever adds one touches no file outside its folders.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from chabudai.core.game import Game

GAMES = Path(__file__).with_name("games")


@dataclass(frozen=True)
class Judged:
    # Words of its box that the frame means otherwise, as `card` and `order` are meant everywhere.
    ordinary_words: tuple[str, ...] = ()
    # Choices that say `legal` in one go, for speed.
    shortcuts: tuple[str, ...] = ()
    # A pattern of words that its English texts never use, since the game has another word for the thing.
    other_words: str = ""


def judged(game: Game[Any]) -> Judged:
    return read(GAMES / game.id / "judged.toml")


@cache
def read(file: Path) -> Judged:
    if not file.exists():
        return Judged()
    said = tomllib.loads(file.read_text("utf-8"))
    return Judged(**{name: tuple(each) if isinstance(each, list) else each for name, each in said.items()})
