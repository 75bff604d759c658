"""The road of Tokaido: four legs from inn to inn, one below the other.

A station is its name, its places (a dot is free, a letter is the traveler who stands there) and above it the
number of the choice that leads to it, or a cross when it is barred.
"""

from dataclasses import dataclass
from typing import Any

from rich.console import Group
from rich.text import Text

from chabudai.cli.drawing.scene import Line, Scene
from chabudai.cli.drawing.seats import letter, style
from chabudai.core.names import key_of
from chabudai.games.tokaido.components import DATA

NARROW, WIDE = 5, 8  # cells of a station
START = 6  # cells of the first inn
MOST_IN_LEG = 14
TALL = 38  # lines of a terminal that shows the whole road
FREE, BARRED = "·", "×"
COLOURS = {
    "village": "yellow",
    "temple": "red",
    "encounter": "magenta",
    "paddy": "green",
    "mountain": "white",
    "sea": "blue",
    "hot_spring": "cyan",
    "farm": "bright_yellow",
    "inn": "bold",
}


@dataclass(frozen=True)
class Station:
    id: str
    kind: str
    places: int
    travelers: list[int]  # by place, nearest the road first
    line: Line | None  # of the menu
    passed: bool  # everybody has gone by


def road(scene: Scene) -> Group:
    legs = legs_of(stations_of(scene))
    if scene.voice.out.height < TALL:
        legs = {number: leg for number, leg in legs.items() if matters(leg)} or legs
    return Group(*[row for number, leg in legs.items() for row in rows(scene, number, leg)])


def stations_of(scene: Scene) -> list[Station]:
    travelers = scene.view["travelers"]
    along = list(DATA["station"])
    if scene.view["options"]["return_trip"]:
        along.reverse()
    order = [row["id"] for row in along]
    rearmost = min(order.index(traveler["station"]) for traveler in travelers)
    lines = {line.action["station"]: line for line in scene.lines if "station" in line.action}
    return [
        Station(
            row["id"],
            row["type"],
            places_at(row, scene.seats, len(travelers)),
            standing_at(row["id"], travelers),
            lines.get(row["id"]),
            place < rearmost,
        )
        for place, row in enumerate(along)
    ]


def places_at(row: dict[str, Any], seats: int, travelers: int) -> int:
    if row["type"] == "inn":
        return travelers
    return 2 if row["double"] and seats >= 4 else 1  # T-3.6


def standing_at(station: str, travelers: list[dict[str, Any]]) -> list[int]:
    here = sorted((each["slot"], each["seat"]) for each in travelers if each["station"] == station)
    return [seat for _, seat in here]


def legs_of(stations: list[Station]) -> dict[int, list[Station]]:
    """The stations of each leg, which its inn closes; the first inn stands before the first leg."""
    legs: dict[int, list[Station]] = {1: []}
    for place, station in enumerate(stations):
        legs[len(legs)].append(station)
        if station.kind == "inn" and 0 < place < len(stations) - 1:
            legs[len(legs) + 1] = []
    return legs


def matters(leg: list[Station]) -> bool:
    """Whether somebody stands there or may go there."""
    return any(station.travelers or station.line for station in leg)


def rows(scene: Scene, number: int, leg: list[Station]) -> list[Text]:
    width = WIDE if scene.voice.out.width >= START + MOST_IN_LEG * WIDE else NARROW
    marks, names, places = Text(""), Text(""), Text("")
    if number > 1:
        for row, head in ((marks, ""), (names, f"{number}. "), (places, "")):
            row.append(f"{head:>{START}}", style="dim")
    for station in leg:
        cells = START if number == 1 and station is leg[0] else width
        add(marks, mark(station), cells)
        add(names, name(scene, station, width), cells)
        add(places, occupants(scene, station), cells)
    return [each for each in (marks, names, places, Text("")) if each.plain.strip() or each is not marks]


def add(row: Text, cell: Text, width: int) -> None:
    row.append_text(cell)
    row.append(" " * max(0, width - cell.cell_len))


def mark(station: Station) -> Text:
    if station.line is None:
        return Text("")
    if station.line.barred:
        return Text(BARRED, style="dim")
    return Text(f"[{station.line.number}]", style="bold")


def name(scene: Scene, station: Station, width: int) -> Text:
    if station.id in ("kyoto", "edo"):
        word = scene.voice.word("station", station.id)[: START - 1]
    else:
        sort = "terminal-wide" if width == WIDE else "terminal-narrow"
        word = scene.voice.say(key_of(sort, station.kind))
    reachable = station.line is not None and not station.line.barred
    look = "dim" if station.passed else COLOURS[station.kind] + (" bold" if reachable else "")
    return Text(word, style=look)


def occupants(scene: Scene, station: Station) -> Text:
    text = Text("")
    for seat in station.travelers:
        text.append(letter(seat, scene.seats), style=style(seat, scene.seats))
    text.append(FREE * (station.places - len(station.travelers)), style="dim")
    return text
