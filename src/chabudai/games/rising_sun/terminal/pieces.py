"""Rising Sun in a few signs: pieces, rewards, and what somebody has in one place."""

from typing import Any

from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge
from chabudai.core.names import key_of

SIGNS = {"bushi": "●", "shinto": "○", "daimyo": "◆", "stronghold": "■"}
POINT, COIN, RONIN = "★", "¤", "†"


def presence(scene: Scene, shown: dict[str, Any], leads: bool) -> Text:
    """The player's letter and Force, and the pieces; underlined for the strongest."""
    line = badge(shown["seat"], scene.seats).append(str(shown["force"]))
    line.append(" ").append(pieces(scene, shown["figures"], shown["strongholds"]))
    if leads:
        line.stylize("underline", 0, 1)
    return line


def pieces(scene: Scene, figures: dict[str, int], strongholds: int) -> str:
    """A sign for each; monsters by their names."""
    common = "".join(SIGNS[kind] * n for kind, n in figures.items() if kind in SIGNS)
    monsters = [scene.voice.word("figure", kind) for kind in figures if kind not in SIGNS]
    return " ".join(part for part in (common + SIGNS["stronghold"] * strongholds, *monsters) if part)


def does(scene: Scene, sort: str, name: str) -> str:
    """What a card or a clan does, in a sentence."""
    return scene.voice.words.forms(sort, key_of(sort, name))[f"{sort}-gloss"]


def reward(points: int, coins: int, ronin: int) -> str:
    amounts = {POINT: points, COIN: coins, RONIN: ronin}
    return " ".join(f"{n}{sign}" for sign, n in amounts.items() if n)
