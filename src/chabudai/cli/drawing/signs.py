"""Signs in the drawings of all games: words, the numbers of the choices, names of players."""

from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.core.messages import Value
from chabudai.core.names import key_of

NOTHING, BETWEEN, BARRED = "–", " · ", "×"


def word(scene: Scene, name: str, **values: Value) -> str:
    """A word of the drawing's own catalogue."""
    return scene.voice.say(key_of("terminal", name), **values)


def label(scene: Scene, name: str) -> Text:
    return Text(f"{word(scene, name)}: ", style="dim")


def marks(scene: Scene, *faces: dict[str, str]) -> Text:
    """The numbers of the choices that lead here, told by parts of their action; a cross if all are barred."""
    lines = [line for line in scene.lines if any(face.items() <= line.action.items() for face in faces)]
    numbers = "".join(f"[{line.number}]" for line in lines if not line.barred)
    return Text(numbers, style="bold") if numbers else Text(BARRED if lines else "", style="dim")


def name_of(scene: Scene, seat: int) -> str:
    return scene.voice.words.name_of(seat, scene.names)
