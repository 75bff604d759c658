"""Tokaido in the terminal: the road, what everybody has, and what lies open or hidden at this stop."""

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chabudai.cli.scene import Scene
from chabudai.cli.seats import badge
from chabudai.cli.tables.panels import panel, side_by_side
from chabudai.cli.tables.tokaido_road import BARRED, FREE, road
from chabudai.core.names import key_of
from chabudai.games.tokaido.components import (
    CATEGORY,
    MEAL,
    MEAL_PRICE,
    PANORAMA,
    SECTIONS,
    SOUVENIR,
    SOUVENIR_CATEGORY,
    SOUVENIR_PRICE,
)

COUNTED = ("meals", "hot_springs", "encounters", "achievements")
FIGURES = ("coins", "points", "bowl", *PANORAMA.ids, "souvenirs", *COUNTED)
NONE = "–"
BETWEEN = " · "


def draw(scene: Scene) -> RenderableType:
    return Group(road(scene), figures(scene), *notes(scene))


def legend(scene: Scene) -> RenderableType:
    return Text(scene.voice.say("cli-tokaido-legend", free=FREE, barred=BARRED), style="dim")


# --- one line for each traveler --------------------------------------------------------------------------


def figures(scene: Scene) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", min_width=2)
    table.add_column(scene.voice.say("cli-tokaido-column-player"), no_wrap=True, max_width=14)
    table.add_column(scene.voice.say("cli-tokaido-column-traveler"), no_wrap=True, max_width=12)
    for column in FIGURES:
        name = scene.voice.say(key_of("cli", f"tokaido-column-{column}"))
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


def category_of(souvenir: str) -> str:
    return str(CATEGORY.ids[SOUVENIR_CATEGORY[SOUVENIR.index[souvenir]]])


def player_name(scene: Scene, traveler: dict[str, Any]) -> str:
    if traveler["neutral"]:
        return scene.voice.say("cli-tokaido-neutral")
    seat: int = traveler["seat"]
    return scene.names[seat]


def traveler_name(scene: Scene, traveler: dict[str, Any]) -> str:
    return scene.voice.word("traveler", traveler["traveler"]) if traveler["traveler"] else NONE


# --- what lies on the table at this stop, and who sees it ------------------------------------------------


def notes(scene: Scene) -> list[Text]:
    view = scene.view
    told = [tiles_note(scene, view["tiles"]), drawn_note(scene, view["drawn"])]
    told += [revealed_note(scene, view["revealed"]), offer_note(scene, view["offer"])]
    if view["offer"]["free"]:
        told.append(scene.voice.say("cli-tokaido-free", meal=key_of("meal", view["offer"]["free"])))
    return [Text(""), *[Text(line) for line in told if line]] if any(told) else []


def tiles_note(scene: Scene, tiles: dict[str, Any] | None) -> str:
    if tiles is None:
        return ""
    if tiles["own"] is None:
        return scene.voice.say("cli-tokaido-tiles-others")
    return scene.voice.say("cli-tokaido-tiles", tiles=keys("traveler", tiles["own"]))


def drawn_note(scene: Scene, drawn: list[str] | None) -> str:
    return scene.voice.say("cli-tokaido-drawn", cards=keys("encounter", drawn)) if drawn else ""


def revealed_note(scene: Scene, revealed: list[str]) -> str:
    cards = [
        f"{scene.voice.word('souvenir', card)} {SOUVENIR_PRICE[SOUVENIR.index[card]]}, "
        f"{scene.voice.word('category', category_of(card))}"
        for card in revealed
    ]
    return scene.voice.say("cli-tokaido-revealed", cards=BETWEEN.join(cards)) if cards else ""


def offer_note(scene: Scene, offer: dict[str, Any]) -> str:
    if offer["size"] == 0:
        return ""
    if offer["meals"] is None:
        return scene.voice.say("cli-tokaido-offer-hidden", count=offer["size"])
    meals = [
        f"{scene.voice.word('meal', dish)} {MEAL_PRICE[MEAL.index[dish]]}{times(cards)}"
        for dish, cards in Counter(offer["meals"]).items()
    ]
    return scene.voice.say("cli-tokaido-offer", meals=BETWEEN.join(meals))


def times(cards: int) -> str:
    return f" (×{cards})" if cards > 1 else ""


def keys(sort: str, identities: list[str]) -> list[str]:
    return [key_of(sort, identity) for identity in identities]


# --- card by card ----------------------------------------------------------------------------------------


def draw_players(scene: Scene) -> RenderableType:
    return side_by_side(scene, [panel_of(scene, each) for each in scene.view["travelers"] if not each["neutral"]])


def panel_of(scene: Scene, traveler: dict[str, Any]) -> Panel:
    seat = traveler["seat"]
    rows = {
        scene.voice.say(f"cli-tokaido-row-{label}"): value for label, value in collection(scene, traveler).items()
    }
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
