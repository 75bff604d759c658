"""Shogun in the terminal: the cards of the round, the provinces by region, what everybody has, the own board."""

# not compiled: made for people, not for speed

from rich.console import Group, RenderableType
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.signs import word
from chabudai.games.shogun.terminal.land import battle, draft, regions
from chabudai.games.shogun.terminal.players import draw_players, figures, own_board
from chabudai.games.shogun.terminal.table import cards
from chabudai.games.shogun.terminal.words import BUILT, UNREST

__all__ = ["draw", "draw_players", "legend"]


def draw(scene: Scene) -> RenderableType:
    parts = [*cards(scene), Text(""), *regions(scene), *draft(scene), *battle(scene), Text(""), figures(scene)]
    return Group(*parts, *own_board(scene))


def legend(scene: Scene) -> RenderableType:
    return Text(word(scene, "legend", unrest=UNREST, **BUILT), style="dim")
