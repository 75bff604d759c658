"""What the players have: a line for each, the own board, and everything in frames."""

from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chabudai.cli.drawing.panels import panel, side_by_side
from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge
from chabudai.cli.drawing.signs import BETWEEN, NOTHING, label, name_of, word
from chabudai.games.shogun.components import ACTION

FIGURES = ("points", "chests", "rice", "land", "reserve", "tower", "tray")
Player = dict[str, Any]


def figures(scene: Scene) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column(word(scene, "column-player"), no_wrap=True, max_width=18)
    for column in FIGURES:
        table.add_column(word(scene, f"column-{column}"), justify="right", no_wrap=True)
    for player in scene.view["players"]:
        numbers = [str(len(player["provinces"])) if key == "land" else str(player[key]) for key in FIGURES]
        table.add_row(badge(player["seat"], scene.seats), name_of(scene, player["seat"]), *numbers)
    farmers = scene.view["farmers"]
    pool = [str(farmers[key]) for key in ("pool", "tower", "tray")]
    table.add_row("", word(scene, "farmers"), *[""] * 4, *pool)
    return table


def own_board(scene: Scene) -> list[RenderableType]:
    """S-6: what the reader has laid."""
    if scene.reader is None:
        return []
    laid = scene.view["players"][scene.reader]["board"]
    if not laid:
        return []
    cards = [f"{space_words(scene, space)}: {card_words(scene, card)}" for space, card in laid.items()]
    return [Text.assemble("\n", label(scene, "board"), BETWEEN.join(cards))]


def space_words(scene: Scene, space: str) -> str:
    return scene.voice.word("action", space) if space in ACTION.index else word(scene, "bid")


def card_words(scene: Scene, card: dict[str, Any]) -> str:
    if card["card"] == "province":
        return scene.voice.word("province", card["province"])
    if card["card"] == "chest" and card["chests"] is not None:
        return word(scene, "card-bid", n=card["chests"])
    return word(scene, f"card-{card['card']}")


def draw_players(scene: Scene) -> RenderableType:
    return side_by_side(scene, [panel_of(scene, player) for player in scene.view["players"]])


def panel_of(scene: Scene, player: Player) -> Panel:
    rows = {word(scene, f"column-{name}"): value for name, value in details(scene, player).items()}
    return panel(scene, player["seat"], name_of(scene, player["seat"]), rows)


def details(scene: Scene, player: Player) -> dict[str, str]:
    land = [scene.voice.word("province", name) for name in player["provinces"]]
    special = player["special"]
    items = [f"{scene.voice.word('item', item)}: {n}" for item, n in player["items"].items() if n]
    return {
        "points": BETWEEN.join([str(player["points"]), *items]),
        "chests": str(player["chests"]),
        "rice": str(player["rice"]),
        "land": BETWEEN.join(land) or NOTHING,
        "reserve": str(player["reserve"]),
        "tower": str(player["tower"]),
        "tray": str(player["tray"]),
        "special": scene.voice.word("special", special) if special else NOTHING,
    }
