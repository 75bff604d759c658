"""What lies on the table at this stop, and who sees it."""

from collections import Counter
from typing import Any

from rich.text import Text

from chabudai.cli.drawing.scene import Scene
from chabudai.core.names import key_of
from chabudai.games.tokaido.components import MEAL, MEAL_PRICE, SOUVENIR, SOUVENIR_PRICE
from chabudai.games.tokaido.terminal.cards import category_of, times

BETWEEN = " · "


def notes(scene: Scene) -> list[Text]:
    view = scene.view
    told = [tiles_note(scene, view["tiles"]), drawn_note(scene, view["drawn"])]
    told += [revealed_note(scene, view["revealed"]), offer_note(scene, view["offer"])]
    if view["offer"]["free"]:
        told.append(scene.voice.say("terminal-free", meal=key_of("meal", view["offer"]["free"])))
    return [Text(""), *[Text(line) for line in told if line]] if any(told) else []


def tiles_note(scene: Scene, tiles: dict[str, Any] | None) -> str:
    if tiles is None:
        return ""
    if tiles["own"] is None:
        return scene.voice.say("terminal-tiles-others")
    return scene.voice.say("terminal-tiles", tiles=keys("traveler", tiles["own"]))


def drawn_note(scene: Scene, drawn: list[str] | None) -> str:
    return scene.voice.say("terminal-drawn", cards=keys("encounter", drawn)) if drawn else ""


def revealed_note(scene: Scene, revealed: list[str]) -> str:
    cards = [
        f"{scene.voice.word('souvenir', card)} {SOUVENIR_PRICE[SOUVENIR.index[card]]}, "
        f"{scene.voice.word('category', category_of(card))}"
        for card in revealed
    ]
    return scene.voice.say("terminal-revealed", cards=BETWEEN.join(cards)) if cards else ""


def offer_note(scene: Scene, offer: dict[str, Any]) -> str:
    if offer["size"] == 0:
        return ""
    if offer["meals"] is None:
        return scene.voice.say("terminal-offer-hidden", count=offer["size"])
    meals = [
        f"{scene.voice.word('meal', dish)} {MEAL_PRICE[MEAL.index[dish]]}{times(cards)}"
        for dish, cards in Counter(offer["meals"]).items()
    ]
    return scene.voice.say("terminal-offer", meals=BETWEEN.join(meals))


def keys(sort: str, identities: list[str]) -> list[str]:
    return [key_of(sort, identity) for identity in identities]
