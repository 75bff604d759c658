"""Everything of one player in a frame of its own, two frames side by side."""

from rich import box
from rich.columns import Columns
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import letter, style


def half(scene: Scene) -> int:
    return (scene.voice.out.width - 2) // 2


def side_by_side(scene: Scene, panels: list[Panel]) -> Columns:
    return Columns(panels, width=half(scene), padding=(0, 1))


def panel(scene: Scene, seat: int, title: str, rows: dict[str, str]) -> Panel:
    """What the seat has, a line for each label."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim")
    table.add_column()
    for label, value in rows.items():
        table.add_row(label, Text(value))
    return Panel(
        table,
        title=Text(f"{letter(seat, scene.seats)} {title}", style="bold"),
        title_align="left",
        border_style=style(seat, scene.seats).removeprefix("bold "),
        width=half(scene),
        box=box.ROUNDED,
    )
