"""The opponent that the rules play: its deck, and what it has turned over this turn."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge
from chabudai.cli.drawing.signs import BETWEEN, word
from chabudai.cli.voice import beside
from chabudai.games.white_castle.components import SOLO_CARD, SOLO_CARDS
from chabudai.games.white_castle.terminal.board import PLACES
from chabudai.games.white_castle.terminal.words import AND


def visit(scene: Scene) -> list[RenderableType]:
    solo = scene.view["solo"]
    if solo is None:
        return []
    level = scene.voice.word("option-solo-level", solo["level"])
    told = [word(scene, "visit-deck", level=level, cards=solo["deck"])]
    if solo["top"]:
        told.append(word(scene, "visit-top", **top_card(scene, solo["top"])))
    if solo["row"]:
        told.append(word(scene, "visit-row", acts=BETWEEN.join(acts_of(scene, card) for card in solo["row"])))
    return [beside(Text.assemble(badge(scene.seats, scene.seats), " "), " ".join(told))]


def top_card(scene: Scene, top: dict[str, str]) -> dict[str, str]:
    return {
        "bridge": word(scene, f"bridge-{top['bridge']}"),
        "position": word(scene, f"position-{top['position']}"),
        "place": word(scene, PLACES[top["space"]]),
    }


def acts_of(scene: Scene, card: str) -> str:
    """The two actions on the back of a card."""
    return AND.join(act_words(scene, act) for act in SOLO_CARDS[SOLO_CARD.index[card]]["back"])


def act_words(scene: Scene, act: dict[str, Any]) -> str:
    sort = f"{act['act']}-{act['kind']}" if "kind" in act else act["act"]
    return word(scene, f"act-{sort}", n=act.get("n", act.get("floors", act.get("iron", 0))))
