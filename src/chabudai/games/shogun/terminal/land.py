"""The provinces, region by region; the open cards of the draft; the battle that is about to be fought."""

from rich.console import RenderableType
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge
from chabudai.cli.drawing.signs import BETWEEN, label, name_of, word
from chabudai.cli.voice import beside
from chabudai.games.shogun.components import BOARDS, PROVINCE, REGION
from chabudai.games.shogun.terminal.words import BUILT, UNREST, mark


def regions(scene: Scene) -> list[RenderableType]:
    board = BOARDS[str(scene.view["options"]["side"])][scene.seats]
    found: list[RenderableType] = []
    for number, region in enumerate(REGION.ids):
        inside = [name for name in scene.view["provinces"] if board.region_of[PROVINCE.index[name]] == number]
        line = Text(BETWEEN).join(province(scene, name) for name in inside)
        found.append(beside(Text(f"{scene.voice.word('region', region)} ", style="bold"), line))
    return found


def province(scene: Scene, name: str) -> Text:
    """Its owner and armies, what is built there, unrest; and the number of its choice."""
    shown = scene.view["provinces"][name]
    line = Text(scene.voice.word("province", name))
    for verb in ("take", "bid_card", "plan", "march", "face"):
        line.append_text(mark(scene, verb=verb, province=name))
    if shown["owner"] is not None:
        line.append(" ").append_text(badge(shown["owner"], scene.seats)).append(str(shown["armies"]))
    line.append("".join(BUILT[building] for building in shown["buildings"]))
    return line.append(UNREST * shown["unrest"], style="bold red")


def draft(scene: Scene) -> list[RenderableType]:
    shown = scene.view["draft"]
    if shown is None:
        return []
    offer = BETWEEN.join(scene.voice.word("province", name) for name in shown["offer"])
    return [Text.assemble("\n", label(scene, "offer"), offer, BETWEEN, word(scene, "deck", n=len(shown["deck"])))]


def battle(scene: Scene) -> list[RenderableType]:
    shown = scene.view["battle"]
    if shown is None:
        return []
    sides = [name_of(scene, shown["attacker"])]
    sides += [] if shown["defender"] is None else [name_of(scene, shown["defender"])]
    line = Text.assemble("\n", label(scene, "battle"), scene.voice.word("province", shown["target"]), BETWEEN)
    line.append(" × ".join(sides))
    chances = shown["chances"]
    if chances is not None:
        values = {side: scene.voice.percent(share) for side, share in chances.items()}
        line.append(BETWEEN).append(word(scene, "chances", **values))
    return [line]
