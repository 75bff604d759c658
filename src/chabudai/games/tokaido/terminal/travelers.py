"""What the travelers of Tokaido have: a line for each, and everything card by card in frames."""

from collections import Counter
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chabudai.cli.drawing.panels import panel, side_by_side
from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge
from chabudai.core.names import key_of
from chabudai.games.tokaido.components import PANORAMA, SECTIONS
from chabudai.games.tokaido.terminal.cards import category_of, times

COUNTED = ("meals", "hot_springs", "encounters", "achievements")
FIGURES = ("coins", "points", "bowl", *PANORAMA.ids, "souvenirs", *COUNTED)
NONE = "–"


# --- one line for each traveler --------------------------------------------------------------------------


def figures(scene: Scene) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", min_width=2)
    table.add_column(scene.voice.say("terminal-column-player"), no_wrap=True, max_width=14)
    table.add_column(scene.voice.say("terminal-column-traveler"), no_wrap=True, max_width=12)
    for column in FIGURES:
        name = scene.voice.say(key_of("terminal", f"column-{column}"))
        table.add_column(name, justify="right", no_wrap=True, min_width=len(name))
    for traveler in scene.view["travelers"]:
        table.add_row(*figures_of(scene, traveler))
    return table


def figures_of(scene: Scene, traveler: dict[str, Any]) -> list[Text]:
    seat = traveler["seat"]
    start = [
        badge(seat, scene.seats),
        Text(player_name(scene, traveler)),
        Text(traveler_name(scene, traveler)),
    ]
    if traveler["neutral"]:
        return [*start, Text(NONE), Text(NONE), Text(str(traveler["bowl"]))]
    counted = [str(len(traveler[name])) for name in COUNTED]
    money = [str(traveler["coins"]), str(traveler["points"]), str(traveler["bowl"])]
    return [
        *start,
        *[Text(each) for each in money],
        *[panorama(traveler, name) for name in PANORAMA.ids],
        *[Text(each) for each in [sets(traveler["souvenirs"]), *counted]],
    ]


def panorama(traveler: dict[str, Any], name: str) -> Text:
    have, all_of_it = traveler["panoramas"][name], SECTIONS[PANORAMA.index[name]]
    return Text(f"{have}/{all_of_it}", style="bold" if have == all_of_it else "")


def sets(souvenirs: list[str]) -> str:
    """The sizes of the sets: 4+1 is a whole set and a card of a second one."""
    copies = Counter(category_of(souvenir) for souvenir in souvenirs).values()
    sizes = [sum(count > done for count in copies) for done in range(max(copies, default=0))]
    return "+".join(str(size) for size in sizes) or "0"


def player_name(scene: Scene, traveler: dict[str, Any]) -> str:
    if traveler["neutral"]:
        return scene.voice.say("terminal-neutral")
    seat: int = traveler["seat"]
    return scene.names[seat]


def traveler_name(scene: Scene, traveler: dict[str, Any]) -> str:
    return scene.voice.word("traveler", traveler["traveler"]) if traveler["traveler"] else NONE


# --- card by card ----------------------------------------------------------------------------------------


def draw_players(scene: Scene) -> RenderableType:
    return side_by_side(scene, [panel_of(scene, each) for each in scene.view["travelers"] if not each["neutral"]])


def panel_of(scene: Scene, traveler: dict[str, Any]) -> Panel:
    seat = traveler["seat"]
    rows = {scene.voice.say(f"terminal-row-{label}"): value for label, value in collection(scene, traveler).items()}
    return panel(scene, seat, f"{scene.names[seat]}, {traveler_name(scene, traveler)}", rows)


def collection(scene: Scene, traveler: dict[str, Any]) -> dict[str, str]:
    voice = scene.voice

    def names(sort: str, field: str) -> str:
        counted = Counter(voice.word(sort, each) for each in traveler[field])
        return ", ".join(f"{name}{times(cards)}" for name, cards in counted.items()) or NONE

    views = [f"{voice.word('panorama', name)} {panorama(traveler, name)}" for name in PANORAMA.ids]
    return {
        "coins": f"{traveler['coins']}",
        "points": f"{traveler['points']}",
        "bowl": f"{traveler['bowl']}",
        "panoramas": ", ".join(views),
        "souvenirs": " | ".join(named_sets(scene, traveler["souvenirs"])) or NONE,
        "meals": names("meal", "meals"),
        "hot-springs": names("spring", "hot_springs"),
        "encounters": names("encounter", "encounters"),
        "achievements": names("achievement", "achievements"),
    }


def named_sets(scene: Scene, souvenirs: list[str]) -> list[str]:
    """The souvenirs by set, each set with at most one card of a category."""
    found: list[list[str]] = []
    seen: Counter[str] = Counter()
    for souvenir in souvenirs:
        place = seen[category_of(souvenir)]
        seen[category_of(souvenir)] += 1
        if place == len(found):
            found.append([])
        found[place].append(scene.voice.word("souvenir", souvenir))
    return [", ".join(each) for each in found]
