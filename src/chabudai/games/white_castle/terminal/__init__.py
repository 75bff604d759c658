"""The White Castle in the terminal: the board, what every clan has, and what is still to come this turn."""

# not compiled: made for people, not for speed

from rich.console import Group, RenderableType
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.signs import BARRED, word
from chabudai.games.white_castle.components import COLOUR
from chabudai.games.white_castle.terminal.board import LANTERN, board
from chabudai.games.white_castle.terminal.clans import cards, draw_players, figures, own_domain
from chabudai.games.white_castle.terminal.turn import agenda, headline, pairs
from chabudai.games.white_castle.terminal.visit import visit
from chabudai.games.white_castle.terminal.words import FREE, colour

__all__ = ["draw", "draw_players", "legend"]


def draw(scene: Scene) -> RenderableType:
    clans = [figures(scene), *cards(scene), *visit(scene), *own_domain(scene)]
    return Group(headline(scene), board(scene), Text(""), *clans, *pairs(scene), *agenda(scene))


def legend(scene: Scene) -> RenderableType:
    colours = ", ".join(f"{colour(scene, name).plain} = {scene.voice.word('colour', name)}" for name in COLOUR.ids)
    return Group(
        Text(word(scene, "legend-board", free=FREE, barred=BARRED, colours=colours), style="dim"),
        Text(word(scene, "legend-places", lantern=LANTERN), style="dim"),
        Text(word(scene, "legend-clans"), style="dim"),
    )
