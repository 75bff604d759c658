"""The White Castle in the terminal: the board, what every clan has, and what is still to come this turn."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from chabudai.cli.scene import Scene, message_in
from chabudai.cli.seats import badge
from chabudai.cli.tables.white_castle_board import LANTERN, PLACES, board
from chabudai.cli.tables.white_castle_clans import (
    card_words,
    cards,
    figures,
    label,
    own_domain,
)
from chabudai.cli.tables.white_castle_clans import draw_players as draw_players
from chabudai.cli.tables.white_castle_words import (
    AND,
    BARRED,
    BETWEEN,
    FREE,
    colour,
    die,
    effect_words,
    gains_words,
    phrases,
    word,
)
from chabudai.cli.voice import beside
from chabudai.core.messages import Message
from chabudai.games.white_castle.components import (
    CARD,
    COLOUR,
    LANTERN_PHRASE,
    ROUNDS,
    SOLO_CARD,
    SOLO_CARDS,
    STARTING_RESOURCES,
    TURNS,
)

MOVES = "▸"


def draw(scene: Scene) -> RenderableType:
    clans = [figures(scene), *cards(scene), *visit(scene), *own_domain(scene)]
    return Group(headline(scene), board(scene), Text(""), *clans, *pairs(scene), *agenda(scene))


def legend(scene: Scene) -> RenderableType:
    colours = ", ".join(f"{colour(scene, name).plain} = {scene.voice.word('colour', name)}" for name in COLOUR.ids)
    return Group(
        Text(word(scene, "legend-board", free=FREE, barred=BARRED, colours=colours), style="dim"),
        Text(word(scene, "legend-places", lantern=LANTERN), style="dim"),
        Text(word(scene, "legend-clans"), style="dim"),
    )


# --- the round -------------------------------------------------------------------------------------------


def headline(scene: Scene) -> Text:
    view = scene.view
    told = f"{word(scene, 'round', round=view['round'], rounds=ROUNDS)}, {when(scene)}"
    line = Text.assemble((told, "bold"), "   ", order(scene))
    if view["hand"]:
        line.append("   ").append_text(hand(scene, view["hand"]))
    return line


def when(scene: Scene) -> str:
    view = scene.view
    if view["phase"] != "play":
        return word(scene, f"phase-{view['phase']}")
    return word(scene, "turn", turn=view["turn"] // len(view["clans"]) + 1, turns=TURNS)


def order(scene: Scene) -> Text:
    line = Text.assemble((word(scene, "order"), "dim"))
    for clan in scene.view["order"]:
        line.append(f" {MOVES}" if clan == scene.view["mover"] else " ")
        line.append_text(badge(clan, scene.seats))
    return line


def hand(scene: Scene, face: dict[str, Any]) -> Text:
    """The die that was taken and not yet placed."""
    return Text.assemble(label(scene, "hand"), LANTERN if face["lantern"] else "", die(scene, face))


# --- starting cards --------------------------------------------------------------------------------------


def pairs(scene: Scene) -> list[RenderableType]:
    """Those on offer, and who has taken which; whoever is asked reads it in the menu."""
    offered = [] if scene.lines else scene.view["pairs"]
    return [Text(""), *[pair(scene, each) for each in offered]] if offered else []


def pair(scene: Scene, offered: dict[str, Any]) -> RenderableType:
    row = next(row for row in STARTING_RESOURCES if row["id"] == offered["resource"])
    taken = Text(FREE, style="dim") if offered["taken"] is None else badge(offered["taken"], scene.seats)
    words = Text.assemble(
        AND.join(gains_words(scene, phrases(row["effects"]))),
        "  ",
        label(scene, "lantern"),
        effect_words(scene, LANTERN_PHRASE[CARD.index[row["id"]]]),
        "  ",
        label(scene, "card"),
        card_words(scene, offered["action"]),
    )
    return beside(Text.assemble(taken, " "), words)


# --- the opponent that the rules play --------------------------------------------------------------------


def visit(scene: Scene) -> list[RenderableType]:
    """Its deck, and what it has turned over this turn."""
    solo = scene.view["solo"]
    if solo is None:
        return []
    level = scene.voice.word("option-solo-level", solo["level"])
    told = [word(scene, "visit-deck", level=level, cards=solo["deck"])]
    if solo["top"]:
        told.append(word(scene, "visit-top", **top_card(scene, solo["top"])))
    if solo["row"]:
        told.append(word(scene, "visit-row", acts=BETWEEN.join(acts_of(scene, card) for card in solo["row"])))
    return [beside(Text.assemble(badge(scene.seats, scene.seats), " "), " ".join(told))]


def top_card(scene: Scene, top: dict[str, str]) -> dict[str, str]:
    return {
        "bridge": word(scene, f"bridge-{top['bridge']}"),
        "position": word(scene, f"position-{top['position']}"),
        "place": word(scene, PLACES[top["space"]]),
    }


def acts_of(scene: Scene, card: str) -> str:
    """The two actions on the back of a card."""
    return AND.join(act_words(scene, act) for act in SOLO_CARDS[SOLO_CARD.index[card]]["back"])


def act_words(scene: Scene, act: dict[str, Any]) -> str:
    sort = f"{act['act']}-{act['kind']}" if "kind" in act else act["act"]
    return word(scene, f"act-{sort}", n=act.get("n", act.get("floors", act.get("iron", 0))))


# --- what is still to come -------------------------------------------------------------------------------


def agenda(scene: Scene) -> list[RenderableType]:
    """What follows the question that is asked now, the next thing first."""
    lines = [then(scene, message_in(face)) for face in scene.view["pending"][1:]]
    return [Text(""), *lines] if lines else []


def then(scene: Scene, message: Message) -> RenderableType:
    return beside(Text.assemble(label(scene, "then")), scene.voice.sentence(message, scene.names, scene.reader))
