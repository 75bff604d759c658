"""W-19.2: who may know what. All but the order of the decks lies open, to everybody alike."""

# not compiled: made for people, not for speed

from typing import Any

from chabudai.core.messages import Message, Value
from chabudai.core.pile import card_of
from chabudai.games.white_castle.components import (
    BUNDLE,
    CARD,
    CLAN,
    COLOUR,
    DAIMYO,
    GARDEN,
    GARDEN_CARD,
    GOOD,
    ITEM,
    LANTERN_PHRASE,
    LEVEL,
    NONE,
    ON_BOARD,
    POSITION,
    REWARD,
    ROOM,
    ROUNDS,
    ROW,
    SOLO_BRIDGE,
    SOLO_CARD,
    SOLO_POSITION,
    SOLO_SPACE,
    SPACE,
    TURNS,
    YARD,
    YARD_BUNDLE,
    YARD_OF_TILE,
    colour_of,
    value_of,
)
from chabudai.games.white_castle.scoring import forecast
from chabudai.games.white_castle.state import Bridge, Clan, WhiteCastleState
from chabudai.games.white_castle.steps.round_end import LastExchange, NextRound

VISITOR_COLOUR = "purple"


def view(state: WhiteCastleState, seat: int | None) -> dict[str, object]:
    return {
        "game": "white_castle",
        "seats": int(state.seats),
        "seat": seat,
        "options": dict(state.options),
        "over": state.over,
        "deciders": state.deciders(),
        "phase": phase(state),
        "round": max(1, int(state.round)),
        "turn": max(0, int(state.turns) - 1),  # those before the present one
        "order": list(state.order),
        "mover": mover(state),
        "bridges": {colour: bridge(state.bridges[place]) for place, colour in enumerate(COLOUR.ids)},
        "hand": None if state.hand == NONE else die(state.hand) | {"lantern": bool(state.lit)},
        "spaces": {SPACE.ids[space]: [die(each) for each in state.spaces[space]] for space in range(ON_BOARD)},
        "rooms": {
            room: {
                "card": named(CARD.ids, state.cards[place]),
                "tiles": [COLOUR.ids[tile] for tile in state.tiles[place]],
            }
            for place, room in enumerate(ROOM.ids)
        },
        "decks": {"steward": state.stewards.size(), "diplomat": state.diplomats.size()},
        "daimyo": {
            "card": DAIMYO.ids[state.daimyo],
            "slots": [None if who == NONE else who for who in state.slots],
        },
        "well": [REWARD.ids[reward] for reward in state.well],
        "gardens": {garden: GARDEN_CARD.ids[state.gardens[place]] for place, garden in enumerate(GARDEN.ids)},
        "yards": yards(state),
        "pairs": pairs(state),
        "tokens": list(state.tokens),
        "clans": [clan_of(state, clan) for clan in state.clans],
        "solo": visitors(state) if state.rules.solo else None,
        "pending": [message.as_dict() for message in state.agenda()],
        "winners": state.winners(),
    }


def phase(state: WhiteCastleState) -> str:
    if state.over:
        return "over"
    if state.round == 0:
        return "draft"
    if any(isinstance(step, LastExchange) for step in state.stack):
        return "last_exchange"
    return "gardens" if any(isinstance(step, NextRound) for step in state.stack) else "play"


def chapter(state: WhiteCastleState) -> Message:
    """Every clan has had as many turns as the others, or one more."""
    now = phase(state)
    if now == "draft":
        return Message("chapter-draft")
    if now in ("last_exchange", "over"):
        return Message("chapter-end")
    round_: dict[str, Value] = {"round": int(state.round), "rounds": ROUNDS}
    if now == "gardens":
        return Message("chapter-gardens", round_)
    turn = min(TURNS, (int(state.turns) - 1) // len(state.order) + 1)
    return Message("chapter-turn", round_ | {"turn": turn, "turns": TURNS})


def mover(state: WhiteCastleState) -> int | None:
    """Whose turn it is, while turns are taken."""
    if phase(state) != "play":
        return None
    return state.order[(state.turns - 1) % len(state.order)]


def named(ids: list[str], number: int) -> str | None:
    return None if number == NONE else ids[number]


def die(number: int) -> dict[str, Any]:
    return {"colour": COLOUR.ids[colour_of(number)], "value": int(value_of(number))}


def bridge(dice: Bridge) -> dict[str, Any]:
    return {"left": int(dice.left) or None, "middle": list(dice.middle), "right": int(dice.right) or None}


def yards(state: WhiteCastleState) -> dict[str, list[str]]:
    shown: dict[str, list[str]] = {yard: [] for yard in YARD.ids}
    for place, tile in enumerate(state.yard_tiles):
        shown[YARD.ids[YARD_OF_TILE[place]]].append(BUNDLE.ids[YARD_BUNDLE[place][tile]])
    return shown


def pairs(state: WhiteCastleState) -> list[dict[str, Any]]:
    return [
        {"resource": CARD.ids[card], "action": CARD.ids[action], "taken": None if who == NONE else who}
        for card, action, who in zip(state.pairs, state.pair_actions, state.drafted, strict=True)
    ]


def clan_of(state: WhiteCastleState, clan: Clan) -> dict[str, Any]:
    """W-10.7: all of it lies open."""
    opponent = clan.seat >= state.seats
    return {
        "seat": int(clan.seat),
        "opponent": bool(opponent),
        "colour": VISITOR_COLOUR if opponent else CLAN.ids[clan.seat],
        "points": int(clan.total()),
        "items": dict(zip(ITEM.ids, clan.points, strict=True)),
        "forecast": dict(zip(ITEM.ids, forecast(state, clan), strict=True)),
        **dict(zip(GOOD.ids, clan.goods, strict=True)),
        "influence": int(clan.influence),
        "home": dict(zip(ROW.ids, clan.home, strict=True)),
        "gate": int(clan.gate),
        "rooms": dict(zip(ROOM.ids, clan.rooms, strict=True)),
        "daimyo": int(clan.audience),
        "gardens": [GARDEN.ids[garden] for garden in state.gardens_of(clan)],
        "yards": dict(zip(YARD.ids, clan.warriors, strict=True)),
        "card": named(CARD.ids, clan.card),
        "lanterns": [CARD.ids[card] for card in clan.lanterns],
        "dice": {
            row: None if clan.dice[place] == NONE else die(clan.dice[place]) for place, row in enumerate(ROW.ids)
        },
        "lit": [LANTERN_PHRASE[card].as_dict() for card in clan.lanterns],
    }


def visitors(state: WhiteCastleState) -> dict[str, Any]:
    """W-19.2.4: of the opponent's deck the bridge side of the top card."""
    top = None
    if state.visitors.entries:
        card = card_of(state.visitors.entries[-1])
        top = {
            "bridge": COLOUR.ids[SOLO_BRIDGE[card]],
            "position": POSITION.ids[SOLO_POSITION[card]],
            "space": SPACE.ids[SOLO_SPACE[card]],
        }
    return {
        "level": LEVEL.ids[state.rules.level],
        "deck": state.visitors.size(),
        "top": top,
        "row": [SOLO_CARD.ids[card] for card in state.row],
        "removed": [CARD.ids[card] for card in state.removed],
    }
