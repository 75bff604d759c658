"""The games, one folder each.

`chabudai.games()` lists them all, and `chabudai.games.tokaido` is one of the folders: the package can be called.
"""

import sys
from types import ModuleType
from typing import Any


class Shelf(ModuleType):
    def __call__(self) -> list[Any]:
        from chabudai.registry import games

        return list(games())


sys.modules[__name__].__class__ = Shelf
