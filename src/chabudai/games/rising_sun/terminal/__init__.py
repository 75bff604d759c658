"""Rising Sun in the terminal: politics, shrines, the land, battle and talk, what every clan has."""

# not compiled: made for people, not for speed

from rich.console import Group, RenderableType
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.signs import word
from chabudai.games.rising_sun.terminal.clans import draw_players, figures
from chabudai.games.rising_sun.terminal.land import land
from chabudai.games.rising_sun.terminal.pieces import COIN, POINT, RONIN, SIGNS
from chabudai.games.rising_sun.terminal.politics import UNKNOWN, market, shrines, standing, tiles, track
from chabudai.games.rising_sun.terminal.talk import talk
from chabudai.games.rising_sun.terminal.war import battle

__all__ = ["draw", "draw_players", "legend"]


def draw(scene: Scene) -> RenderableType:
    lines = [*track(scene), *tiles(scene), standing(scene), shrines(scene), *market(scene)]
    return Group(*lines, Text(""), land(scene), *battle(scene), *talk(scene), Text(""), figures(scene))


def legend(scene: Scene) -> RenderableType:
    return Text(word(scene, "legend", point=POINT, coin=COIN, ronin=RONIN, unknown=UNKNOWN, **SIGNS), style="dim")
