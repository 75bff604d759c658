"""R-18: the battle that is fought: who takes part, what was bid for the war advantages, who would win."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge
from chabudai.cli.drawing.signs import BETWEEN, NOTHING, label, word


def battle(scene: Scene) -> list[RenderableType]:
    shown = scene.view["battle"]
    return [] if shown is None else [Text(""), headline(scene, shown), advantages(scene, shown)]


def headline(scene: Scene, shown: dict[str, Any]) -> Text:
    """Everybody's Force, and who would win with it."""
    line = Text.assemble(label(scene, "battle"), (scene.voice.word("province", shown["province"]), "bold"), BETWEEN)
    line.append_text(compared(scene, shown["forces"])).append(BETWEEN)
    if shown["victor"] is not None:
        return Text.assemble(line, label(scene, "victor"), badge(shown["victor"], scene.seats))
    return Text.assemble(line, label(scene, "would-win"), badge(shown["would_win"], scene.seats))


def compared(scene: Scene, forces: list[dict[str, int]]) -> Text:
    """The greatest first; those with equal Force in the order of their honor."""
    line, above = Text(), None
    for each in forces:
        line.append("" if above is None else " = " if each["force"] == above else " > ")
        line.append_text(badge(each["seat"], scene.seats)).append(str(each["force"]))
        above = each["force"]
    return line


def advantages(scene: Scene, shown: dict[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    for each in shown["participants"]:
        table.add_column(badge(each, scene.seats), justify="right")
    table.add_column(word(scene, "column-won"))
    for each in shown["advantages"]:
        name = each["advantage"]
        words = Text(scene.voice.word("advantage", name), style="bold" if each["status"] == "now" else "")
        bids = [bid(scene, shown, seat, name) for seat in shown["participants"]]
        table.add_row(words, *bids, won(scene, each))
    table.add_row(word(scene, "coins-left"), *[coins_left(scene, shown, seat) for seat in shown["participants"]])
    return table


def coins_left(scene: Scene, shown: dict[str, Any], seat: int) -> str:
    laid = sum(shown["own_bid"].values()) if seat == scene.reader else 0
    return str(shown["coins"][seat] - laid)


def bid(scene: Scene, shown: dict[str, Any], seat: int, advantage: str) -> str:
    """R-18.3: while all bid, one's own alone."""
    if shown["bids"][seat] is not None:
        return str(shown["bids"][seat][advantage])
    own = shown["own_bid"] if seat == scene.reader else {}
    return str(own.get(advantage, "?"))


def won(scene: Scene, shown: dict[str, Any]) -> Text:
    return (
        Text(NOTHING if shown["status"] == "skipped" else "")
        if shown["winner"] is None
        else badge(shown["winner"], scene.seats)
    )
