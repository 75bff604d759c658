"""Shogun in a few letters: signs for buildings and unrest, numbers of the choices."""

from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.signs import marks

UNREST = "!"
BUILT = {"castle": "▲", "temple": "■", "theatre": "●"}


def mark(scene: Scene, **face: str) -> Text:
    """The numbers of the choices about this thing."""
    return marks(scene, face)
