"""Shogun in a few letters: signs for buildings and unrest, numbers of the choices."""

from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.core.messages import Value
from chabudai.core.names import key_of

NOTHING, BETWEEN, UNREST, BARRED = "–", " · ", "!", "×"
BUILT = {"castle": "▲", "temple": "■", "theatre": "●"}


def word(scene: Scene, name: str, **values: Value) -> str:
    return scene.voice.say(key_of("terminal", name), **values)


def label(scene: Scene, name: str) -> Text:
    return Text(f"{word(scene, name)}: ", style="dim")


def mark(scene: Scene, **face: str) -> Text:
    """The numbers of the choices about this thing, or a cross where all are barred."""
    lines = [line for line in scene.lines if face.items() <= line.action.items()]
    numbers = "".join(f"[{line.number}]" for line in lines if not line.barred)
    return Text(numbers, style="bold") if numbers else Text(BARRED if lines else "", style="dim")


def name_of(scene: Scene, seat: int) -> str:
    return scene.voice.words.name_of(seat, scene.names)
