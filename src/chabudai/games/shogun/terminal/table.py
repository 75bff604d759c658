"""The cards of the round: event, actions, special cards."""

from rich.console import RenderableType
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge
from chabudai.cli.drawing.signs import BETWEEN, label
from chabudai.games.shogun.components import EVENT_CARD, WINTER_LOSS
from chabudai.games.shogun.terminal.words import mark


def cards(scene: Scene) -> list[RenderableType]:
    if not scene.view["round"]:
        return []
    return [line for line in (events(scene), actions(scene), specials(scene), order(scene)) if line.plain]


def event(scene: Scene, name: str) -> str:
    return f"{scene.voice.word('card', name)} (−{WINTER_LOSS[EVENT_CARD.index[name]]})"


def events(scene: Scene) -> Text:
    shown = scene.view["events"]
    line = Text()
    if shown["now"]:
        line.append_text(label(scene, "event")).append(event(scene, shown["now"]), style="bold").append("  ")
    return line.append_text(label(scene, "events-left")).append(
        BETWEEN.join(event(scene, name) for name in shown["left"])
    )


def actions(scene: Scene) -> Text:
    """From place 1; the one that is carried out stands out."""
    line = Text()
    for place, name in enumerate(scene.view["actions"], 1):
        words = scene.voice.word("action", name) if name else "?"
        style = "bold" if place == scene.view["place"] else "dim" if place < scene.view["place"] else ""
        line.append(f"{place} {words}", style=style).append("" if place == 10 else BETWEEN)
    return Text.assemble(label(scene, "actions"), line) if line.plain else line


def specials(scene: Scene) -> Text:
    line = Text()
    for place, each in enumerate(scene.view["specials"], 1):
        taker = each["taker"]
        line.append(f"{place} {scene.voice.word('special', each['special'])}")
        line.append_text(mark(scene, verb="choose", special=each["special"]))
        if taker is not None:
            line.append(" ").append_text(badge(taker, scene.seats))
        line.append("" if place == 5 else BETWEEN)
    return Text.assemble(label(scene, "specials"), line) if line.plain else line


def order(scene: Scene) -> Text:
    seats = scene.view["order"]
    line = Text(" ").join(badge(seat, scene.seats) for seat in seats)
    return Text.assemble(label(scene, "order"), line) if seats else Text()
