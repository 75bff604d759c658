"""Tokaido in the terminal: the road, what everybody has, and what lies open or hidden at this stop."""

# not compiled: made for people, not for speed

from rich.console import Group, RenderableType
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.games.tokaido.terminal.road import BARRED, FREE, road
from chabudai.games.tokaido.terminal.stop import notes
from chabudai.games.tokaido.terminal.travelers import draw_players, figures

__all__ = ["draw", "draw_players", "legend"]


def draw(scene: Scene) -> RenderableType:
    return Group(road(scene), figures(scene), *notes(scene))


def legend(scene: Scene) -> RenderableType:
    return Text(scene.voice.say("terminal-legend", free=FREE, barred=BARRED), style="dim")
