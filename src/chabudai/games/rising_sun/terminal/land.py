"""The eight provinces: war numbers, harvest rewards, and who has what there."""

from rich.table import Table
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge
from chabudai.cli.drawing.signs import marks, word
from chabudai.games.rising_sun.components import HARVEST_COINS, HARVEST_POINTS, HARVEST_RONIN, PROVINCE
from chabudai.games.rising_sun.terminal.pieces import presence, reward

VERBS = ("at", "move", "to", "build")
APART = "   "


def land(scene: Scene) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for column in ("war", "province", "harvest"):
        table.add_column(word(scene, f"column-{column}"), no_wrap=column != "province")
    table.add_column(word(scene, "column-pieces"))
    for place, name in enumerate(PROVINCE.ids):
        rewarded = reward(HARVEST_POINTS[place], HARVEST_COINS[place], HARVEST_RONIN[place])
        table.add_row(war(scene, name), province(scene, name), rewarded, inhabitants(scene, name))
    return table


def war(scene: Scene, name: str) -> Text:
    """R-7.1: the war number; once it is over, who has the token."""
    shown = next((each for each in scene.view["wars"] if each["province"] == name), None)
    if shown is None:
        return Text()
    line = Text(str(shown["number"]), style="bold red" if shown["status"] == "now" else "")
    if shown["status"] == "taken":
        line.append(" ").append_text(badge(shown["taker"], scene.seats))
    return line.append(" ×", style="dim") if shown["status"] == "discarded" else line


def province(scene: Scene, name: str) -> Text:
    numbers = marks(scene, *({"verb": verb, "province": name} for verb in VERBS))
    return Text.assemble(scene.voice.word("province", name), numbers)


def inhabitants(scene: Scene, name: str) -> Text:
    shown = scene.view["provinces"][name]
    return Text(APART).join(presence(scene, each, each["seat"] == shown["strongest"]) for each in shown["pieces"])
