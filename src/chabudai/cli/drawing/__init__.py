"""Positions drawn in the terminal: by the game's own folder `terminal`, else as the tree of the view."""

from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import Group, RenderableType
from rich.rule import Rule

from chabudai.cli.drawing import view_tree
from chabudai.cli.drawing.scene import Scene
from chabudai.core.game import Game


class Drawing(Protocol):
    """What the package `terminal` of a game holds; its words are in `terminal/text`."""

    def draw(self, scene: Scene) -> RenderableType:
        """The board and what everybody has."""

    def draw_players(self, scene: Scene) -> RenderableType:
        """What everybody has, card by card."""

    def legend(self, scene: Scene) -> RenderableType:
        """How to read the drawing."""


def drawing_of(game: Game[Any]) -> Drawing:
    """The game's own drawing, found because it is there."""
    if not (game.folder / "terminal").is_dir():
        return view_tree
    return cast(Drawing, import_module(f"{type(game).__module__}.terminal"))


def draw(scene: Scene) -> RenderableType:
    """A line that says where in the game we are, and the drawing."""
    return Group(Rule(scene.chapter, style="dim", align="left"), drawing_of(scene.game).draw(scene))


def draw_players(scene: Scene) -> RenderableType:
    return drawing_of(scene.game).draw_players(scene)


def legend(scene: Scene) -> RenderableType:
    return drawing_of(scene.game).legend(scene)
