"""The choices as a numbered list."""

import os

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from chabudai.cli.drawing.scene import Line, Scene
from chabudai.cli.voice import Voice, beside

MANY_LINES = 6  # longer menus go into columns
NARROWEST = 36  # of such a column
MARGIN = 8  # of a line, for its number


def menu(scene: Scene) -> RenderableType:
    return listed(scene.voice, scene.lines)


def listed(voice: Voice, lines: list[Line]) -> RenderableType:
    """Numbered choices, in columns when there are many."""
    width = voice.out.width
    written = [beside(*menu_text(voice, line)) for line in lines]
    column = max([NARROWEST, *[len(line.words) + MARGIN for line in lines]])
    if len(written) <= MANY_LINES or 2 * column > width:
        return Group(*written)
    return Columns(written, width=column, column_first=True, padding=(0, 1, 0, 0))


def menu_text(voice: Voice, line: Line) -> tuple[Text, Text]:
    if line.barred:
        return Text(f" {lock(voice)}{line.number:>2}  ", style="dim"), Text(line.words, style="dim")
    return Text(f"   {line.number:>2}  ", style="bold"), Text(line.words)


def lock(voice: Voice) -> str:
    """A lock two cells wide, where the terminal can draw one."""
    dumb = os.environ.get("TERM", "") in ("dumb", "linux")
    return "🔒" if voice.out.encoding.lower().startswith("utf") and not dumb else "x "
