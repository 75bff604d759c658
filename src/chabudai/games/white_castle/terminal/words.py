"""The White Castle in a few letters: what blocks, tiles and gardens do, and the signs on the board."""

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge
from chabudai.cli.drawing.signs import word
from chabudai.core.messages import Message
from chabudai.games.white_castle.components import BUNDLE_ROWS, phrase

AND, OR, ARROW = " + ", " / ", "→"
ROOMY = 20  # letters that stand beside a tile in the narrowest terminal
FREE = "·"
COLOURS = {"orange": "dark_orange3", "black": "bright_black", "white": "bold"}


# --- what something does ---------------------------------------------------------------------------------


def effect_words(scene: Scene, effect: Message) -> str:
    return scene.voice.say(Message(f"terminal-{effect.key}", effect.values))


def gains_words(scene: Scene, gains: Iterable[Message]) -> list[str]:
    """Gains of one kind taken together: 1 food and 1 food are 2 food."""
    totals: dict[str, int] = {}
    for gain in gains:
        totals[gain.key] = totals.get(gain.key, 0) + int(str(gain.values.get("n", 1)))
    return [effect_words(scene, Message(key, {"n": n})) for key, n in totals.items()]


def bundle_words(scene: Scene, bundle: str) -> str:
    """What is performed as a whole, its price before the arrow."""
    row = BUNDLE_ROWS[bundle]
    prices = [amount(scene, good, n) for good, n in row.get("cost", {}).items()]
    return ARROW.join([*prices, together(gains_words(scene, phrases(row["effects"])))])


def phrases(rows: list[dict[str, Any]]) -> list[Message]:
    return [phrase(row) for row in rows]


def together(words: list[str]) -> str:
    """On one line of the board, drawn close where they would be too long for it."""
    loose = AND.join(words)
    return loose if len(loose) <= ROOMY else loose.replace(AND, AND.strip())


def amount(scene: Scene, what: str, n: int) -> str:
    return word(scene, f"effect-gain-{what}", n=n)


# --- signs on the board ----------------------------------------------------------------------------------


def marked(text: Text | str, mark: Text) -> Text:
    return Text.assemble(text, " ", mark) if mark.plain else Text.assemble(text)


def label(scene: Scene, name: str) -> tuple[str, str]:
    return f"{word(scene, name)} ", "dim"


def heading(text: str, mark: Text) -> Text:
    return marked(Text(text, style="bold"), mark)


def letters(scene: Scene, clans: Iterable[int]) -> Text:
    return Text("").join(badge(clan, scene.seats) for clan in clans)


def colour(scene: Scene, name: str) -> Text:
    """The first letters of a colour, in it."""
    return Text(word(scene, f"colour-{name}"), style=COLOURS[name])


def die(scene: Scene, face: dict[str, Any]) -> Text:
    return Text.assemble(colour(scene, face["colour"]), (str(face["value"]), "bold"))
