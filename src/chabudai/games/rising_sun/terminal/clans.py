"""What the clans have: a line for each, and everything in frames."""

from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chabudai.cli.drawing.panels import panel, side_by_side
from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge, letter
from chabudai.cli.drawing.signs import BETWEEN, NOTHING, name_of, word
from chabudai.games.rising_sun.terminal.pieces import SIGNS, does

FIGURES = ("points", "winter", "coins", "ronin", "cards", "tokens")
NUMERALS = {"spring": "I", "summer": "II", "autumn": "III"}
Player = dict[str, Any]


def figures(scene: Scene) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column(word(scene, "column-player"), no_wrap=True, max_width=14)
    table.add_column(word(scene, "column-clan"), no_wrap=True)
    for column in FIGURES:
        table.add_column(word(scene, f"column-{column}"), justify="right", no_wrap=True)
    table.add_column(word(scene, "column-reserve"))
    for player in scene.view["players"]:
        table.add_row(*row(scene, player))
    return table


def row(scene: Scene, player: Player) -> list[str | Text]:
    numbers = [player["points"], sum(player["forecast"].values()), player["coins"], player["ronin"]]
    numbers += [len(player["cards"]), len(player["tokens"])]
    clan = scene.voice.word("clan", player["clan"])
    named: list[str | Text] = [badge(player["seat"], scene.seats), name_of(scene, player["seat"]), clan]
    return [*named, *[str(number) for number in numbers], reserve(scene, player)]


def reserve(scene: Scene, player: Player) -> str:
    """R-5.2: signs with numbers; monsters by their names."""
    counted = {**player["reserve"], "stronghold": player["strongholds_left"]}
    common = [f"{n}{SIGNS[kind]}" for kind, n in counted.items() if kind in SIGNS and n]
    monsters = [scene.voice.word("figure", kind) for kind in player["reserve"] if kind not in SIGNS]
    return " ".join([*common, *monsters])


def draw_players(scene: Scene) -> RenderableType:
    return side_by_side(scene, [panel_of(scene, player) for player in scene.view["players"]])


def panel_of(scene: Scene, player: Player) -> Panel:
    title = f"{name_of(scene, player['seat'])}, {scene.voice.word('clan', player['clan'])}"
    rows = {word(scene, f"column-{name}"): value or NOTHING for name, value in details(scene, player).items()}
    return panel(scene, player["seat"], title, rows)


def details(scene: Scene, player: Player) -> dict[str, str]:
    return {
        "clan": does(scene, "clan", player["clan"]),
        "points": itemised(scene, player["points"], player["items"]),
        "winter": itemised(scene, sum(player["forecast"].values()), player["forecast"]),
        "coins": str(player["coins"]),
        "ronin": str(player["ronin"]),
        "ally": "" if player["ally"] is None else name_of(scene, player["ally"]),
        "reserve": reserve(scene, player),
        "cards": "\n".join(card(scene, name) for name in player["cards"]),
        "monsters": BETWEEN.join(scene.voice.word("figure", each["monster"]) for each in player["monsters"]),
        "tokens": BETWEEN.join(token(scene, each) for each in player["tokens"]),
        "hostages": BETWEEN.join(hostage(scene, each) for each in player["hostages"]),
    }


def itemised(scene: Scene, points: int, items: dict[str, int]) -> str:
    told = [f"{scene.voice.word('item', item)} {n}" for item, n in items.items() if n]
    return BETWEEN.join([str(points), *told])


def card(scene: Scene, name: str) -> str:
    return f"{scene.voice.word('card', name)}: {does(scene, 'card', name)}"


def token(scene: Scene, shown: dict[str, Any]) -> str:
    """R-2.1: the numeral of its season."""
    return f"{scene.voice.word('province', shown['province'])} {NUMERALS[shown['season']]}"


def hostage(scene: Scene, shown: dict[str, Any]) -> str:
    number = f"{shown['n']} " if shown["n"] > 1 else ""
    return f"{letter(shown['owner'], scene.seats)} {number}{scene.voice.word('figure', shown['figure'])}"
