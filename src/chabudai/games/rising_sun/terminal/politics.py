"""Above the map: the political track, the mandate tiles, honor and alliances, shrines, cards on offer."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge, letter
from chabudai.cli.drawing.signs import BETWEEN, NOTHING, label, marks, word
from chabudai.games.rising_sun.cards import CARD, COST
from chabudai.games.rising_sun.terminal.pieces import COIN, does, presence

UNKNOWN = "?"


def track(scene: Scene) -> list[RenderableType]:
    """R-10.1: mandates as they were played, turns that come as dashes; the present turn stands out."""
    politics = scene.view["political"]
    played = iter(politics["track"])
    line = Text()
    for place, turn in enumerate(politics["turns"], 1):
        is_now = place == politics["turn"] and scene.view["phase"] == "political"
        style = "bold" if is_now else "dim" if place < politics["turn"] else ""
        words = word(scene, "kami") if turn == "kami" else tile(scene, next(played, None))
        line.append(BETWEEN if line.plain else "").append(words, style=style)
    return [Text.assemble(label(scene, "track"), line)]


def tile(scene: Scene, played: dict[str, Any] | None) -> str:
    """R-25.2: under the mandate that Lotus announced may lie another, which Lotus alone knows."""
    if played is None:
        return NOTHING
    words = f"{scene.voice.word('mandate', played['mandate'])} {letter(played['seat'], scene.seats)}"
    if not played["hidden"]:
        return words
    return f"{words} ({scene.voice.word('mandate', played['tile']) if played['tile'] else UNKNOWN})"


def tiles(scene: Scene) -> list[RenderableType]:
    """R-26.3: what the reader has drawn, and knows of the deck."""
    politics = scene.view["political"]
    found: list[RenderableType] = []
    if any(politics["drawn"]):
        found.append(Text.assemble(label(scene, "drawn"), Text(BETWEEN).join(drawn(scene, politics["drawn"]))))
    if any(politics["deck"]):
        found.append(Text.assemble(label(scene, "deck"), BETWEEN.join(known(scene, politics["deck"]))))
    return found


def drawn(scene: Scene, mandates: list[str]) -> list[Text]:
    kinds = sorted(set(mandates), key=mandates.index)
    return [
        Text.assemble(
            scene.voice.word("mandate", kind),
            f" ×{mandates.count(kind)}" if mandates.count(kind) > 1 else "",
            marks(scene, {"verb": "play", "mandate": kind}, {"verb": "bury", "mandate": kind}),
        )
        for kind in kinds
    ]


def known(scene: Scene, deck: list[str | None]) -> list[str]:
    """From the top as far as anything is known."""
    last = max(place for place, kind in enumerate(deck) if kind)
    return [scene.voice.word("mandate", kind) if kind else UNKNOWN for kind in deck[: last + 1]]


def standing(scene: Scene) -> Text:
    """R-4.1, R-8.2"""
    order = Text(" > ").join(badge(seat, scene.seats) for seat in scene.view["honor"])
    line = Text.assemble(label(scene, "honor"), order)
    pairs = [Text("+").join(badge(seat, scene.seats) for seat in pair) for pair in scene.view["alliances"]]
    return Text.assemble(line, "   ", label(scene, "alliances"), Text(BETWEEN).join(pairs)) if pairs else line


def shrines(scene: Scene) -> Text:
    """R-16.1: from left to right."""
    each = [shrine(scene, shown) for shown in scene.view["shrines"]]
    return Text.assemble(label(scene, "shrines"), Text(BETWEEN).join(each))


def shrine(scene: Scene, shown: dict[str, Any]) -> Text:
    line = Text(scene.voice.word("kami", shown["kami"]), style="bold" if shown["now"] else "")
    line.append_text(marks(scene, {"verb": "shrine", "kami": shown["kami"]}))
    for each in shown["worshippers"]:
        line.append(" ").append_text(presence(scene, each, each["seat"] == shown["strongest"]))
    return line


def market(scene: Scene) -> list[RenderableType]:
    """R-7.2: each card with what it would cost the reader; whoever buys reads what they do. None is sold in war."""
    if scene.view["phase"] == "war":
        return []
    if any(line.action["verb"] == "buy" for line in scene.lines):
        return [label(scene, "market"), explained(scene)]
    cards = [on_offer(scene, shown) for shown in scene.view["market"]]
    return [Text.assemble(label(scene, "market"), Text(BETWEEN).join(cards))] if cards else []


def explained(scene: Scene) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    for shown in scene.view["market"]:
        table.add_row(on_offer(scene, shown), does(scene, "card", shown["card"]))
    return table


def on_offer(scene: Scene, shown: dict[str, Any]) -> Text:
    card = shown["card"]
    price = COST[CARD.index[card]] if scene.reader is None else shown["prices"][scene.reader]
    copies = f" ×{shown['copies']}" if shown["copies"] > 1 else ""
    return Text.assemble(
        scene.voice.word("card", card), f" {price}{COIN}{copies}", marks(scene, {"verb": "buy", "card": card})
    )
