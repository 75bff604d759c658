"""Tables drawn in the terminal, by game; a game without a drawing is shown as the tree of its view."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from chabudai.cli.scene import Scene
from chabudai.cli.tables import tree

Drawing = Callable[[Scene], RenderableType]


def draw(scene: Scene) -> RenderableType:
    """The board and what everybody has."""
    return drawing(scene, "draw")(scene)


def draw_players(scene: Scene) -> RenderableType:
    """What everybody has, card by card."""
    return drawing(scene, "draw_players")(scene)


def legend(scene: Scene) -> RenderableType:
    """How to read the drawing."""
    return drawing(scene, "legend")(scene)


def drawing(scene: Scene, name: str) -> Drawing:
    module = f"{__name__}.{scene.view.get('game', 'tree')}"
    found: Drawing = getattr(tree if find_spec(module) is None else import_module(module), name)
    return found
