"""What the clans of The White Castle have: a line for each, the own domain row by row, and everything in frames."""

from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chabudai.cli.drawing.panels import panel, side_by_side
from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge
from chabudai.cli.drawing.signs import BETWEEN, NOTHING, marks, word
from chabudai.cli.voice import beside
from chabudai.core.messages import Message, message_in
from chabudai.games.white_castle.components import (
    BLOCK_BESIDE,
    BLOCKS,
    BUNDLE,
    CARD,
    COLOUR,
    GOOD,
    MEMBERS,
    PRINTED_VALUE,
    ROW,
    ROW_COLOUR,
    ROW_PHRASES,
    SPACE,
)
from chabudai.games.white_castle.terminal.board import PLACES, Cell, abreast
from chabudai.games.white_castle.terminal.words import (
    AND,
    bundle_words,
    colour,
    die,
    gains_words,
    heading,
    label,
    marked,
    together,
)

FIGURES = ("points", "forecast", *GOOD.ids, "influence", "home")
OF_THE_OPPONENT = ("coin",)  # W-15.5.3: it has no other goods

SEPARATED = "; "

Clan = dict[str, Any]


def name_of(scene: Scene, clan: Clan) -> str:
    return scene.voice.words.name_of(clan["seat"], scene.names)


# --- one line for each clan ------------------------------------------------------------------------------


def figures(scene: Scene) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column(word(scene, "column-player"), no_wrap=True, max_width=18)
    for column in FIGURES:
        name = word(scene, f"column-{column}")
        table.add_column(name, justify="right", no_wrap=True, min_width=len(name))
    for clan in scene.view["clans"]:
        table.add_row(badge(clan["seat"], scene.seats), name_of(scene, clan), *figures_of(clan))
    return table


def figures_of(clan: Clan) -> list[str]:
    goods = [str(clan[good]) if good in goods_of(clan) else NOTHING for good in GOOD.ids]
    return [str(clan["points"]), str(forecast(clan)), *goods, str(clan["influence"]), at_home(clan)]


def goods_of(clan: Clan) -> tuple[str, ...]:
    return OF_THE_OPPONENT if clan["opponent"] else tuple(GOOD.ids)


def forecast(clan: Clan) -> int:
    """Its points if the game ended now."""
    return sum(clan["forecast"].values())


def at_home(clan: Clan) -> str:
    return "/".join(str(clan["home"][row]) for row in ROW.ids)


# --- cards -----------------------------------------------------------------------------------------------


def cards(scene: Scene) -> list[RenderableType]:
    return [card_line(scene, clan) for clan in scene.view["clans"] if clan["card"]]


def card_line(scene: Scene, clan: Clan) -> RenderableType:
    words = Text.assemble(
        label(scene, "card"), card_words(scene, clan["card"]), "  ", label(scene, "lantern"), lantern(scene, clan)
    )
    return beside(Text.assemble(badge(clan["seat"], scene.seats), " "), words)


def card_words(scene: Scene, card: str) -> str:
    return BETWEEN.join(bundle_words(scene, BUNDLE.ids[block]) for block in BLOCKS[CARD.index[card]])


def lantern(scene: Scene, clan: Clan) -> str:
    return AND.join(gains_words(scene, [message_in(face) for face in clan["lit"]])) or NOTHING


# --- the own domain --------------------------------------------------------------------------------------


def own_domain(scene: Scene) -> list[RenderableType]:
    if scene.reader is None or scene.view["clans"][scene.reader]["card"] is None:
        return []
    clan = scene.view["clans"][scene.reader]
    return [Text(""), abreast(scene, [domain_row(scene, clan, row) for row in ROW.ids])]


def domain_row(scene: Scene, clan: Clan, row: str) -> Cell:
    block = BUNDLE.ids[BLOCK_BESIDE[CARD.index[clan["card"]]][ROW.index[row]]]
    leads = ({"verb": "place", "space": row}, {"verb": "resolve", "row": row})
    card = Text.assemble(label(scene, "card"), bundle_words(scene, block))
    return [
        heading(word(scene, PLACES[row]), marks(scene, *leads)),
        row_die(scene, clan, row),
        Text(rewards(scene, clan, row)),
        marked(card, marks(scene, {"verb": "perform", "bundle": block})),
    ]


def row_die(scene: Scene, clan: Clan, row: str) -> Text:
    """The colour and value it asks for, then the die on it."""
    wanted = colour(scene, COLOUR.ids[ROW_COLOUR[ROW.index[row]]])
    value = word(scene, "value", value=PRINTED_VALUE[SPACE.index[row]])
    line = Text.assemble(wanted, (f" {value}", "dim"))
    return line.append(" ").append_text(die(scene, clan["dice"][row])) if clan["dice"][row] else line


def rewards(scene: Scene, clan: Clan, row: str) -> str:
    """W-8.2: the first is always there, the others for each member that is gone."""
    gone = MEMBERS - clan["home"][row]
    return together(gains_words(scene, ROW_PHRASES[ROW.index[row]][: gone + 1]))


# --- clan by clan ----------------------------------------------------------------------------------------


def draw_players(scene: Scene) -> RenderableType:
    return side_by_side(scene, [panel_of(scene, clan) for clan in scene.view["clans"]])


def panel_of(scene: Scene, clan: Clan) -> Panel:
    rows = {word(scene, f"detail-{label}"): value for label, value in details(scene, clan).items()}
    return panel(scene, clan["seat"], name_of(scene, clan), rows)


def details(scene: Scene, clan: Clan) -> dict[str, str]:
    everywhere = {"gate": clan["gate"], **clan["rooms"], "daimyo": clan["daimyo"]}
    told = {
        "points": str(clan["points"]),
        "forecast": counted({scene.voice.word("item", item): n for item, n in clan["forecast"].items()}),
        "goods": AND.join(gains_words(scene, owned(clan))) or NOTHING,
        "influence": str(clan["influence"]),
        "home": at_home(clan),
        "courtiers": counted({word(scene, PLACES.get(place, place)): n for place, n in everywhere.items()}),
        "gardeners": SEPARATED.join(scene.voice.word("garden", garden) for garden in clan["gardens"]) or NOTHING,
        "warriors": counted({scene.voice.word("yard", yard): n for yard, n in clan["yards"].items()}),
    }
    return told if clan["opponent"] else told | domain_details(scene, clan)


def owned(clan: Clan) -> list[Message]:
    return [Message(f"effect-gain-{good}", {"n": clan[good]}) for good in GOOD.ids if clan[good]]


def domain_details(scene: Scene, clan: Clan) -> dict[str, str]:
    told = {f"row-{row}": rewards(scene, clan, row) for row in ROW.ids}
    card = card_words(scene, clan["card"]) if clan["card"] else NOTHING
    return told | {"card": card, "lantern": lantern(scene, clan)}


def counted(numbers: dict[str, int]) -> str:
    """What there is any of, with how much."""
    return SEPARATED.join(f"{name}: {n}" for name, n in numbers.items() if n) or NOTHING
