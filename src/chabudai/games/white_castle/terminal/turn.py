"""Whose turn it is and what it brings: the order, the die in hand, the starting cards, what is still to come."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge
from chabudai.cli.drawing.signs import word
from chabudai.cli.voice import beside
from chabudai.core.messages import Message, message_in
from chabudai.games.white_castle.components import CARD, LANTERN_PHRASE, STARTING_RESOURCES
from chabudai.games.white_castle.terminal.board import LANTERN
from chabudai.games.white_castle.terminal.clans import card_words
from chabudai.games.white_castle.terminal.words import AND, FREE, die, effect_words, gains_words, label, phrases

MOVES = "▸"


def headline(scene: Scene) -> Text:
    """The order of the clans, and the die that was taken and not yet placed."""
    held = scene.view["hand"]
    return Text.assemble(order(scene), "   ", hand(scene, held)) if held else order(scene)


def order(scene: Scene) -> Text:
    line = Text.assemble((word(scene, "order"), "dim"))
    for clan in scene.view["order"]:
        line.append(f" {MOVES}" if clan == scene.view["mover"] else " ")
        line.append_text(badge(clan, scene.seats))
    return line


def hand(scene: Scene, face: dict[str, Any]) -> Text:
    return Text.assemble(label(scene, "hand"), LANTERN if face["lantern"] else "", die(scene, face))


# --- starting cards --------------------------------------------------------------------------------------


def pairs(scene: Scene) -> list[RenderableType]:
    """Those on offer, and who has taken which; whoever is asked reads it in the menu."""
    offered = [] if scene.lines else scene.view["pairs"]
    return [Text(""), *[pair(scene, each) for each in offered]] if offered else []


def pair(scene: Scene, offered: dict[str, Any]) -> RenderableType:
    row = next(row for row in STARTING_RESOURCES if row["id"] == offered["resource"])
    taken = Text(FREE, style="dim") if offered["taken"] is None else badge(offered["taken"], scene.seats)
    words = Text.assemble(
        AND.join(gains_words(scene, phrases(row["effects"]))),
        "  ",
        label(scene, "lantern"),
        effect_words(scene, LANTERN_PHRASE[CARD.index[row["id"]]]),
        "  ",
        label(scene, "card"),
        card_words(scene, offered["action"]),
    )
    return beside(Text.assemble(taken, " "), words)


# --- what is still to come -------------------------------------------------------------------------------


def agenda(scene: Scene) -> list[RenderableType]:
    """What follows the question that is asked now, the next thing first."""
    lines = [then(scene, message_in(face)) for face in scene.view["pending"][1:]]
    return [Text(""), *lines] if lines else []


def then(scene: Scene, message: Message) -> RenderableType:
    return beside(Text.assemble(label(scene, "then")), scene.voice.sentence(message, scene.names, scene.reader))
