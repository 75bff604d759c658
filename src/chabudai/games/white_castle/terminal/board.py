"""The board of The White Castle: bridges and gardens, the castle, what lies before its walls, three things abreast.

Behind a thing stands the number of the choice that leads to it, or a cross when that is barred; letters are the
clans whose members stand there.
"""

from collections.abc import Callable
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.signs import marks, word
from chabudai.core.messages import Message
from chabudai.games.white_castle.components import (
    BARRIER,
    BLOCKS,
    BUNDLE,
    CARD,
    COLOUR,
    COURTIER_POINTS,
    DAIMYO_FLOOR,
    DATA,
    GARDEN_CARD,
    GARDEN_FOOD,
    GARDEN_POINTS,
    OUTSIDE_ACTIONS,
    PRINTED_VALUE,
    SPACE,
    TRACK_END,
    YARD,
    YARD_IRON,
    YARD_POINTS,
)
from chabudai.games.white_castle.terminal.words import (
    FREE,
    OR,
    amount,
    bundle_words,
    colour,
    die,
    gains_words,
    heading,
    letters,
    marked,
    phrases,
    together,
)

WIDEST = 100  # beyond that the eye loses the line
ABREAST = 3
PLACES = {  # their words
    "steward_1": "stewards-left",
    "steward_2": "stewards-middle",
    "steward_3": "stewards-right",
    "diplomat_1": "diplomats-left",
    "diplomat_2": "diplomats-right",
    "outside_1": "outside-left",
    "outside_2": "outside-right",
    "well": "well",
    "courtiers": "row-courtiers",
    "gardeners": "row-gardeners",
    "warriors": "row-warriors",
}
STEWARDS = ("steward_1", "steward_2", "steward_3")
DIPLOMATS = ("diplomat_1", "diplomat_2")
LANTERN = "*"

Cell = list[Text]  # line by line


def board(scene: Scene) -> Group:
    bands = (
        abreast(scene, [bridge(scene, name) for name in COLOUR.ids]),
        abreast(scene, [*[room(scene, name) for name in DIPLOMATS], daimyo(scene)]),
        abreast(scene, [room(scene, name) for name in STEWARDS]),
        Text.assemble(gate(scene), "   ", (decks(scene), "dim")),
        abreast(scene, [outside(scene, 0), well(scene), outside(scene, 1)]),
        abreast(scene, [yard(scene, name) for name in YARD.ids]),
    )
    return Group(track(scene), *[part for band in bands for part in (Text(""), band)])


def abreast(scene: Scene, cells: list[Cell]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in cells:
        table.add_column(width=min(scene.voice.out.width, WIDEST) // ABREAST - 1, overflow="fold")
    for place in range(max(len(cell) for cell in cells)):
        table.add_row(*[cell[place] if place < len(cell) else Text("") for cell in cells])
    return table


# --- the season track ------------------------------------------------------------------------------------


def track(scene: Scene) -> Text:
    """Every space with the clans on it, the topmost first; before a barrier the seals it costs."""
    line = Text.assemble((word(scene, "track") + "  ", "dim"))
    for space in range(TRACK_END + 1):
        if BARRIER[space]:
            line.append(f"|{BARRIER[space]} ", style="yellow")
        line.append_text(standing_on(scene, space)).append(" ")
    return line


def standing_on(scene: Scene, space: int) -> Text:
    clans = scene.view["clans"]
    here = [clan for clan in reversed(scene.view["tokens"]) if clans[clan]["influence"] == space]
    return letters(scene, here) if here else Text(FREE, style="dim")


# --- bridges and the gardens under them ------------------------------------------------------------------


def bridge(scene: Scene, name: str) -> Cell:
    kinds: list[str] = DATA["bridge"][COLOUR.index[name]]["garden_slots"]
    gardens = [line for kind in kinds for line in garden(scene, f"{name}_{kind}", kind)]
    return [heading(word(scene, f"bridge-{name}"), Text("")), dice_on_bridge(scene, name), *gardens]


def dice_on_bridge(scene: Scene, name: str) -> Text:
    """The dice at the ends can be taken; the lantern hangs on the left."""
    dice = scene.view["bridges"][name]
    takes = {end: marks(scene, {"verb": "take", "bridge": name, "end": end}) for end in ("left", "right")}
    middle = "".join(f"{value} " for value in dice["middle"])
    return Text.assemble(
        takes["left"], (LANTERN, "yellow"), end_of(dice["left"]), " ", middle, end_of(dice["right"]), takes["right"]
    )


def end_of(value: int | None) -> Text:
    return Text("‹ ›", style="dim") if value is None else Text(f"‹{value}›", style="bold")


def garden(scene: Scene, place: str, kind: str) -> Cell:
    card: str = scene.view["gardens"][place]
    number = GARDEN_CARD.index[card]
    price = amount(scene, "food", GARDEN_FOOD[number])
    name = word(scene, f"garden-{kind}", price=price, points=amount(scene, "point", GARDEN_POINTS[number]))
    leads = [{"verb": verb, "garden": place} for verb in ("tend", "allot")]
    gardeners = [each["seat"] for each in scene.view["clans"] if place in each["gardens"]]
    does = Text.assemble("  ", bundle_words(scene, card), " ", letters(scene, gardeners))
    return [marked(name, marks(scene, *leads, {"verb": "perform", "bundle": card})), does]


# --- the castle ------------------------------------------------------------------------------------------


def room(scene: Scene, name: str) -> Cell:
    held = scene.view["rooms"][name]
    blocks = BLOCKS[CARD.index[held["card"]]] if held["card"] else []
    courtiers = standing_in(scene, lambda clan: clan["rooms"][name])
    leads = ({"verb": "place", "space": name}, {"verb": "ascend", "target": name}, {"verb": "admit", "room": name})
    return [
        heading(word(scene, PLACES[name]), marks(scene, *leads)),
        Text.assemble(dice_in(scene, name), "  ", courtiers),
        *[block(scene, tile, BUNDLE.ids[each]) for tile, each in zip(held["tiles"], blocks, strict=False)],
    ]


def block(scene: Scene, tile: str, bundle: str) -> Text:
    line = Text.assemble(colour(scene, tile), " ", bundle_words(scene, bundle))
    return marked(line, marks(scene, {"verb": "perform", "bundle": bundle}))


def dice_in(scene: Scene, space: str) -> Text:
    """The printed value, then the dice on it, the topmost last."""
    dice = [die(scene, each) for each in scene.view["spaces"][space]]
    value = word(scene, "value", value=PRINTED_VALUE[SPACE.index[space]])
    return Text(" ").join([Text(value, style="dim"), *dice])


def standing_in(scene: Scene, count: Callable[[dict[str, Any]], int]) -> Text:
    """A letter for every member there."""
    return letters(scene, [clan["seat"] for clan in scene.view["clans"] for _ in range(count(clan))])


def daimyo(scene: Scene) -> Cell:
    held = scene.view["daimyo"]
    points = word(scene, "worth", points=amount(scene, "point", COURTIER_POINTS[DAIMYO_FLOOR]))
    courtiers = standing_in(scene, lambda clan: clan["daimyo"])
    leads = {"verb": "ascend", "target": "daimyo_room"}
    return [
        heading(word(scene, "daimyo"), marks(scene, leads)),
        Text.assemble((points, "dim"), "  ", courtiers),
        *[slot(scene, f"{held['card']}.{place}", clan) for place, clan in enumerate(held["slots"], 1)],
    ]


def slot(scene: Scene, bundle: str, clan: int | None) -> Text:
    taken = Text(FREE, style="dim") if clan is None else letters(scene, [clan])
    line = Text.assemble(taken, " ", bundle_words(scene, bundle))
    return marked(line, marks(scene, {"verb": "perform", "bundle": bundle}))


def gate(scene: Scene) -> Text:
    name = heading(word(scene, "gate"), marks(scene, {"verb": "audience"}))
    points = word(scene, "worth", points=amount(scene, "point", COURTIER_POINTS[0]))
    return Text.assemble(name, "  ", (points, "dim"), "  ", standing_in(scene, lambda clan: clan["gate"]))


def decks(scene: Scene) -> str:
    left = scene.view["decks"]
    return word(scene, "decks", stewards=left["steward"], diplomats=left["diplomat"])


# --- before the walls ------------------------------------------------------------------------------------


def outside(scene: Scene, side: int) -> Cell:
    space: str = DATA["outside"][side]["id"]
    actions = [bundle_words(scene, BUNDLE.ids[action]) for action in OUTSIDE_ACTIONS[side]]
    return [
        heading(word(scene, PLACES[space]), marks(scene, {"verb": "place", "space": space})),
        dice_in(scene, space),
        Text(OR.join(actions)),
    ]


def well(scene: Scene) -> Cell:
    tiles = [Message(f"effect-gain-{reward}", {"n": 1}) for reward in scene.view["well"]]
    gains = gains_words(scene, [*phrases(DATA["well"]["effects"]), *tiles])
    return [
        heading(word(scene, PLACES["well"]), marks(scene, {"verb": "place", "space": "well"})),
        dice_in(scene, "well"),
        Text(together(gains)),
    ]


def yard(scene: Scene, name: str) -> Cell:
    number = YARD.index[name]
    title = word(scene, "yard", price=amount(scene, "iron", YARD_IRON[number]))
    points = word(scene, "worth", points=amount(scene, "point", YARD_POINTS[number]))
    warriors = standing_in(scene, lambda clan: clan["yards"][name])
    tiles = scene.view["yards"][name]
    return [
        heading(title, marks(scene, {"verb": "train", "yard": name})),
        Text.assemble((points, "dim"), "  ", warriors),
        *[marked(bundle_words(scene, tile), marks(scene, {"verb": "perform", "bundle": tile})) for tile in tiles],
    ]
