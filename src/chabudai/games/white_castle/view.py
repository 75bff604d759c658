"""W-19.2: who may know what. All but the order of the decks lies open, to everybody alike."""

from typing import Annotated, Literal, TypedDict

from chabudai.core.messages import Face, Message, Value
from chabudai.core.pile import card_of
from chabudai.games.white_castle.components import (
    BOARD_SPACE,
    BUNDLE,
    CARD,
    CLAN,
    COIN,
    COLOUR,
    DAIMYO,
    END,
    FOOD,
    GARDEN,
    GARDEN_CARD,
    GOOD,
    IRON,
    ITEM,
    LANTERN_PHRASE,
    LEVEL,
    NONE,
    ON_BOARD,
    PEARL,
    POSITION,
    RESOURCE,
    REWARD,
    ROOM,
    ROUNDS,
    ROW,
    SEAL,
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


Colour = Annotated[str, COLOUR]
End = Annotated[str, END]
Good = Annotated[str, GOOD]
Resource = Annotated[str, RESOURCE]
Row = Annotated[str, ROW]
Room = Annotated[str, ROOM]
BoardSpace = Annotated[str, BOARD_SPACE]
Yard = Annotated[str, YARD]
Garden = Annotated[str, GARDEN]
Item = Annotated[str, ITEM]
Phase = Literal["draft", "play", "gardens", "last_exchange", "over"]


class DieView(TypedDict):
    colour: Colour
    value: int


class HandView(DieView):
    lantern: bool  # It came from the lantern end.


class BridgeView(TypedDict):
    left: int | None
    middle: list[int]
    right: int | None


class PairView(TypedDict):
    resource: str
    action: str
    taken: int | None  # The clan that took it.


class RoomCardsView(TypedDict):
    card: str | None
    tiles: list[Colour]


class DaimyoView(TypedDict):
    card: str
    slots: list[int | None]


class ClanView(TypedDict):
    """W-10.7: all of it lies open."""

    seat: int
    opponent: bool  # Tokugawa, the last clan of a one-player game: it sits at no seat.
    colour: str
    points: int
    items: dict[Item, int]
    forecast: dict[Item, int]  # The same as if the game ended now.
    food: int
    iron: int
    pearl: int
    coin: int
    seal: int
    influence: int
    home: dict[Row, int]  # Members still in the domain.
    gate: int
    rooms: dict[Room, int]
    daimyo: int  # Courtiers on floor 3, with those on the card.
    gardens: list[Garden]
    yards: dict[Yard, int]
    card: str | None
    lanterns: list[str]
    dice: dict[Row, DieView | None]
    lit: list[Face]  # What the lantern reward would give now.


class TopView(TypedDict):
    bridge: Colour
    position: Annotated[str, POSITION]
    space: BoardSpace


class SoloView(TypedDict):
    """W-19.2.4: of the opponent's deck the bridge side of the top card."""

    level: str
    deck: int
    top: TopView | None
    row: list[str]
    removed: list[str]


class OpenView(TypedDict):
    game: Literal["white_castle"]
    seats: int
    options: dict[str, bool | str]
    phase: Phase
    round: int
    turn: int  # Turns of this round that are done, of all clans together.
    order: list[int]
    mover: int | None
    next: int | None  # Whose turn comes after this one; None where the round ends with it.
    bridges: dict[Colour, BridgeView]
    hand: HandView | None  # Taken from a bridge, not yet placed.
    spaces: dict[BoardSpace, list[DieView]]  # Bottom first.
    rooms: dict[Room, RoomCardsView]
    decks: dict[Literal["steward", "diplomat"], int]
    daimyo: DaimyoView
    well: list[str]
    gardens: dict[Garden, str]
    yards: dict[Yard, list[str]]
    pairs: list[PairView]
    tokens: list[int]  # In the order in which they came to rest: on one space the later one lies on top.
    clans: list[ClanView]
    solo: SoloView | None
    pending: list[Face]  # What is asked now first, then what follows.


class OwnView(TypedDict):
    seat: int | None


class View(OpenView, OwnView):
    """All that a seat may know."""


def open_view(state: WhiteCastleState) -> OpenView:
    return {
        "game": "white_castle",
        "seats": int(state.seats),
        "options": dict(state.options),
        "phase": phase(state),
        "round": max(1, int(state.round)),
        "turn": max(0, int(state.turns) - 1),
        "order": list(state.order),
        "mover": mover(state),
        "next": next_mover(state),
        "bridges": {colour: bridge(state.bridges[place]) for place, colour in enumerate(COLOUR.ids)},
        "hand": None if state.hand == NONE else {**die(state.hand), "lantern": bool(state.lit)},
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
    }


def own_view(state: WhiteCastleState, seat: int | None) -> OwnView:
    return {"seat": seat}


def phase(state: WhiteCastleState) -> Phase:
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
    turn = max(1, min(TURNS, (int(state.turns) - 1) // len(state.order) + 1))  # 1 while nobody has begun, too
    return Message("chapter-turn", round_ | {"turn": turn, "turns": TURNS})


def part(state: WhiteCastleState) -> Message:
    return Message("part-draft") if state.round == 0 else Message("part-round", {"round": int(state.round)})


def mover(state: WhiteCastleState) -> int | None:
    """Whose turn it is, while turns are taken."""
    if phase(state) != "play":
        return None
    return state.order[(state.turns - 1) % len(state.order)]


def next_mover(state: WhiteCastleState) -> int | None:
    after = state.whose_turn(state.turns) if phase(state) == "play" else NONE
    return None if after == NONE else int(after)


def named(ids: list[str], number: int) -> str | None:
    return None if number == NONE else ids[number]


def die(number: int) -> DieView:
    return {"colour": COLOUR.ids[colour_of(number)], "value": int(value_of(number))}


def bridge(dice: Bridge) -> BridgeView:
    return {"left": int(dice.left) or None, "middle": list(dice.middle), "right": int(dice.right) or None}


def yards(state: WhiteCastleState) -> dict[Yard, list[str]]:
    shown: dict[Yard, list[str]] = {yard: [] for yard in YARD.ids}
    for place, tile in enumerate(state.yard_tiles):
        shown[YARD.ids[YARD_OF_TILE[place]]].append(BUNDLE.ids[YARD_BUNDLE[place][tile]])
    return shown


def pairs(state: WhiteCastleState) -> list[PairView]:
    return [
        {"resource": CARD.ids[card], "action": CARD.ids[action], "taken": None if who == NONE else who}
        for card, action, who in zip(state.pairs, state.pair_actions, state.drafted, strict=True)
    ]


def clan_of(state: WhiteCastleState, clan: Clan) -> ClanView:
    opponent = clan.seat >= state.seats
    return {
        "seat": int(clan.seat),
        "opponent": bool(opponent),
        "colour": VISITOR_COLOUR if opponent else CLAN.ids[clan.seat],
        "points": int(clan.total()),
        "items": ITEM.each(clan.points),
        "forecast": ITEM.each(forecast(state, clan)),
        "food": clan.goods[FOOD],
        "iron": clan.goods[IRON],
        "pearl": clan.goods[PEARL],
        "coin": clan.goods[COIN],
        "seal": clan.goods[SEAL],
        "influence": int(clan.influence),
        "home": ROW.each(clan.home),
        "gate": int(clan.gate),
        "rooms": ROOM.each(clan.rooms),
        "daimyo": int(clan.audience),
        "gardens": [GARDEN.ids[garden] for garden in state.gardens_of(clan)],
        "yards": YARD.each(clan.warriors),
        "card": named(CARD.ids, clan.card),
        "lanterns": [CARD.ids[card] for card in clan.lanterns],
        "dice": {
            row: None if clan.dice[place] == NONE else die(clan.dice[place]) for place, row in enumerate(ROW.ids)
        },
        "lit": [LANTERN_PHRASE[card].as_dict() for card in clan.lanterns],
    }


def visitors(state: WhiteCastleState) -> SoloView:
    top: TopView | None = None
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
