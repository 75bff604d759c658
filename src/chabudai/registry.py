"""Registry of games: every folder of `chabudai.games` is one, found because it is there.

A game that is still being written may not load yet. It is left out of `games()` and named in `broken_games()`, so
that nothing else stops working; who asks for it by name gets a `BrokenGame` that says why.
"""

import re
import traceback
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from chabudai.core.errors import BrokenGame, UnknownGame
from chabudai.core.game import Game

FOLDER = import_module("chabudai.games").__path__
NAME = "[a-z][a-z0-9_]*"
NEEDED = ("__init__.py", "RULES.md", "text/en.ftl")  # what is read when games are listed
BEGUN = (*NEEDED, "components.toml", "state.py", "actions.py", "flow.py")  # with one of them somebody writes a game


def game_ids() -> list[str]:
    """The names of all folders with a game, whether it can be played or not."""
    folders = [each for path in FOLDER for each in Path(path).iterdir() if re.fullmatch(NAME, each.name)]
    return sorted({each.name for each in folders if any((each / file).is_file() for file in BEGUN)})


@cache
def game(name: str) -> Game[Any]:
    if name not in game_ids():
        raise UnknownGame("error-game", game=name, accepted=", ".join(game_ids()))
    found = loaded(name)
    if isinstance(found, str):
        raise BrokenGame("error-broken-game", game=name, reason=found)
    return found


def games() -> list[Game[Any]]:
    """All that can be played."""
    return [found for found in map(loaded, game_ids()) if not isinstance(found, str)]


def broken_games() -> dict[str, str]:
    """By name, why a game cannot be played: in one line."""
    return {name: found for name in game_ids() if isinstance(found := loaded(name), str)}


@cache
def loaded(name: str) -> Game[Any] | str:
    """The game, or what is wrong with it: a game that cannot be loaded is not tried again and again."""
    folder = next(place for path in FOLDER if (place := Path(path) / name).is_dir())
    missing = [file for file in NEEDED if not (folder / file).is_file()]
    if missing:
        return f"no {missing[0]}"
    try:
        found = import_module(f"chabudai.games.{name}").GAME
    except Exception as problem:  # whatever somebody is in the midst of writing
        return told(problem, folder)
    return found if isinstance(found, Game) else f"GAME is {type(found).__name__}, not a Game"


def told(problem: Exception, folder: Path) -> str:
    """An error in one line, with the place in the game's own folder that led to it."""
    frames = [(Path(each.filename), each.lineno) for each in traceback.extract_tb(problem.__traceback__)]
    own = [f"{file.relative_to(folder).as_posix()}:{line}: " for file, line in frames if folder in file.parents]
    place = own[-1] if own else ""
    return f"{place}{type(problem).__name__}: {' '.join(str(problem).split())}"
