"""Which games are on the table: every folder of `chabudai.games` is one."""

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from chabudai.core.errors import UnknownGame
from chabudai.core.game import Game

FOLDER = import_module("chabudai.games").__path__


def game_ids() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(FOLDER) if module.ispkg)


@cache
def game(name: str) -> Game[Any]:
    if name not in game_ids():
        raise UnknownGame("error-game", game=name, accepted=", ".join(game_ids()))
    found: Game[Any] = import_module(f"chabudai.games.{name}").GAME
    return found


def games() -> list[Game[Any]]:
    return [game(name) for name in game_ids()]
