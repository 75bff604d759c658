"""R-29.N: open offers and promises, as far as the reader knows them."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.drawing.seats import badge
from chabudai.cli.drawing.signs import label, word
from chabudai.core.messages import Message
from chabudai.core.names import key_of
from chabudai.games.rising_sun.terminal.pieces import reward

NAMED = ("mandate", "province", "advantage", "kami")


def talk(scene: Scene) -> list[RenderableType]:
    shown = scene.view["talk"]
    found = [offer(scene, each) for each in shown["offers"]]
    found += [promised(scene, each) for each in shown["promises"] if each["status"] == "open"]
    return [Text(""), *found] if found else []


def offer(scene: Scene, shown: dict[str, Any]) -> Text:
    """Who offers whom what for what."""
    gives = terms(scene, shown["coins"], shown["ronin"], shown["promise"], shown["ally"])
    asks = terms(scene, shown["asked_coins"], shown["asked_ronin"], shown["asked_promise"], False)
    key = "for" if shown["asked_coins"] or shown["asked_ronin"] or shown["asked_promise"] else "for-nothing"
    line = Text.assemble(label(scene, "offer"), badge(shown["giver"], scene.seats), " → ")
    line.append_text(badge(shown["taker"], scene.seats)).append(f" {word(scene, key, gives=gives, asks=asks)}")
    return private(scene, line, shown)


def promised(scene: Scene, shown: dict[str, Any]) -> Text:
    line = Text.assemble(label(scene, "promise"), badge(shown["seat"], scene.seats), " → ")
    line.append_text(badge(shown["other"], scene.seats)).append(f" {promise(scene, shown['promise'])}")
    return private(scene, line, shown)


def private(scene: Scene, line: Text, shown: dict[str, Any]) -> Text:
    words = word(scene, "private")
    return line.append(f" ({words})", style="dim") if shown["private"] else line


def terms(scene: Scene, coins: int, ronin: int, term: dict[str, Any] | None, ally: bool) -> str:
    parts = [word(scene, "alliance")] if ally else []
    parts += [reward(0, coins, ronin)] if coins or ronin else []
    parts += [promise(scene, term)] if term else []
    return ", ".join(parts) or word(scene, "nothing")


def promise(scene: Scene, shown: dict[str, Any]) -> str:
    values = {name: key_of(name, shown[name]) for name in NAMED if shown[name] is not None}
    amounts = {name: shown[name] for name in ("coins", "ronin") if shown[name] is not None}
    return scene.voice.say(Message(key_of("promise", shown["kind"]), values | amounts))
