"""W-15: the visit of the Tokugawa clan, an opponent that the rules play."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message
from chabudai.core.numbers import bit
from chabudai.core.pile import card_of, open_card
from chabudai.core.steps import FREE, NOT_ASKED, Choice, Step, bar
from chabudai.games.white_castle.actions import ADMIT, ALLOT
from chabudai.games.white_castle.components import (
    ACT_CLIMB,
    ACT_COINS,
    ACT_GARDENER,
    ACT_GATE,
    ACT_INFLUENCE,
    ACT_PHRASES,
    ACT_WARRIOR,
    BLOCKS,
    BUNDLE,
    COIN,
    COINS_IF_FIRST,
    COINS_IF_SECOND,
    COURTIERS,
    DAIMYO_FLOOR,
    DAIMYO_ROOM,
    DURING_GAME,
    EITHER_GARDEN,
    GAINED,
    GARDEN,
    GARDEN_POINTS,
    GARDENERS,
    GARDENS,
    KIND_OF_GARDEN,
    NONE,
    POINT,
    PRINTED_VALUE,
    ROOM,
    ROOMS_OF_FLOOR,
    SOLO_ACTS,
    SOLO_BRIDGE,
    SOLO_POSITION,
    SOLO_RESOLVED,
    SOLO_SPACE,
    TRACK_END,
    WARRIORS,
    WELL,
    Act,
    die_of,
)
from chabudai.games.white_castle.events import (
    ASCENDS,
    CANNOT,
    CARD_REMOVED,
    CARD_STAYS,
    CASHES_IN,
    GAINS,
    GARDENS_SCORE,
    PLACES,
    TENDS,
    TO_GATE,
    TRAINS,
    TURNS_CARD,
    VISITOR_TAKES,
)
from chabudai.games.white_castle.state import Bridge, Clan, WhiteCastleState
from chabudai.games.white_castle.steps.courtiers import leave_floor, refill
from chabudai.games.white_castle.steps.track import move_token

WRONG_FLOOR: Final = bar("wrong-floor", "W-15.7.2")
NOT_THE_POOREST: Final = bar("not-the-poorest", "W-15.7.5")
PLAYER: Final = 0  # W-17.28: who decides its ties


class Visit(Step[WhiteCastleState]):
    """W-15.6: one turn of the opponent."""

    def run(self, state: WhiteCastleState) -> None:
        turn_card(state)
        while state.visitors.entries and not die_for(state, top_card(state)):
            turn_card(state)  # W-15.6.3
        resolved = state.row[-SOLO_RESOLVED:]  # W-15.6.7
        acts = [VisitorActs(card, place) for card in resolved for place in range(len(SOLO_ACTS[card]))]
        state.follow([*acts, ReturnRow()])
        if state.visitors.entries:  # W-17.25: always, but in a position made by hand
            move_die(state, top_card(state))


def turn_card(state: WhiteCastleState) -> None:
    """W-15.6.1: the top card goes to the row; the bridge side of the next one comes to light."""
    card = state.draw(state.visitors)
    state.row = [*state.row, int(card)]
    state.turn_up(state.visitors)
    state.tell(TURNS_CARD, state.visitor().seat, card)


def top_card(state: WhiteCastleState) -> i64:
    return card_of(state.visitors.entries[-1])


def die_for(state: WhiteCastleState, card: i64) -> i64:
    """W-15.6.2: the value of the die the card names, 0 if none stands there."""
    bridge = state.bridges[SOLO_BRIDGE[card]]
    position: i64 = SOLO_POSITION[card]
    if position == 0:
        return bridge.left
    if position == 1:
        return bridge.middle[0] if bridge.middle else 0  # W-17.24
    return bridge.right


def take_from(bridge: Bridge, position: i64) -> i64:
    if position == 1:
        value: i64 = bridge.middle[0]
        bridge.middle = []  # W-15.6.4: nothing shifts
        return value
    return bridge.take_left() if position == 0 else bridge.take_right()


def move_die(state: WhiteCastleState, card: i64) -> None:
    """W-15.6.4 to W-15.6.6: onto the space of the card, or into the well if a die lies there."""
    visitor = state.visitor()
    value = take_from(state.bridges[SOLO_BRIDGE[card]], SOLO_POSITION[card])
    die = die_of(SOLO_BRIDGE[card], value)
    state.tell(VISITOR_TAKES, visitor.seat, die, SOLO_POSITION[card])
    space: i64 = WELL if state.spaces[SOLO_SPACE[card]] else SOLO_SPACE[card]
    coins = max(0, value - PRINTED_VALUE[space])
    visitor.goods[COIN] += coins
    state.spaces[space] = [*state.spaces[space], int(die)]
    state.tell(PLACES, visitor.seat, die, space, coins)


class ReturnRow(Step[WhiteCastleState]):
    """W-15.6.9: under the deck in the order in which they were turned; everybody saw it."""

    def run(self, state: WhiteCastleState) -> None:
        state.visitors.put_under([int(open_card(card)) for card in reversed(state.row)])
        state.row = []


# --- its actions ------------------------------------------------------------------------------------------------


class VisitorActs(Step[WhiteCastleState]):
    """W-15.7: one action of a card; W-15.6.8: points instead of one that it cannot do."""

    def __init__(self, card: i64, place: i64) -> None:
        self.card = card
        self.place = place

    def run(self, state: WhiteCastleState) -> None:
        act = SOLO_ACTS[self.card][self.place]
        visitor = state.visitor()
        if not has_acted(state, visitor, act):
            visitor.points[DURING_GAME] += state.round
            state.tell(CANNOT, visitor.seat, act.act, state.round)

    def outlook(self, state: WhiteCastleState) -> Message:
        return ACT_PHRASES[self.card][self.place]


def has_acted(state: WhiteCastleState, visitor: Clan, act: Act) -> bool:
    """Carries the action out; tells whether it could."""
    if act.act == ACT_GATE:
        return to_gate(state, visitor)
    if act.act == ACT_CLIMB:
        return climb(state, visitor, act.n)
    if act.act == ACT_WARRIOR:
        return send_warrior(state, visitor, act.n)
    if act.act == ACT_GARDENER:
        return send_gardener(state, visitor, act.n)
    if act.act == ACT_INFLUENCE:
        return advance_token(state, visitor, act.n)
    gain(state, visitor, COIN if act.act == ACT_COINS else POINT, act.n)  # W-15.7.7
    return True


def gain(state: WhiteCastleState, visitor: Clan, what: i64, n: i64) -> None:
    if what == COIN:
        visitor.goods[COIN] += n
    else:
        visitor.points[DURING_GAME] += n
    if state.journal is not None:
        state.tell_cards(GAINS, visitor.seat, [GAINED.of(what, n)])


def to_gate(state: WhiteCastleState, visitor: Clan) -> bool:
    """W-15.7.1"""
    if visitor.home[COURTIERS] == 0:
        return False
    visitor.home[COURTIERS] -= 1
    visitor.gate += 1
    state.tell(TO_GATE, visitor.seat, 0)
    return True


def lowest_floor(visitor: Clan) -> i64:
    """W-15.7.2: where its lowest courtier stands; the top floor if none can climb."""
    floor: i64 = 0
    while floor < DAIMYO_FLOOR and visitor.on_floor(floor) == 0:
        floor += 1
    return floor


def climb(state: WhiteCastleState, visitor: Clan, floors: i64) -> bool:
    """W-15.7.2, W-15.7.3"""
    origin = lowest_floor(visitor)
    target = origin + floors
    if target > DAIMYO_FLOOR:
        return False
    if target == DAIMYO_FLOOR:
        enter_daimyo_room(state, visitor, origin)
    else:
        state.push(Admit(PLAYER, origin, target))
    return True


def enter_daimyo_room(state: WhiteCastleState, visitor: Clan, origin: i64) -> None:
    leave_floor(visitor, origin)
    visitor.audience += 1
    if NONE in state.slots:
        state.slots[state.slots.index(NONE)] = int(visitor.seat)
    state.tell(ASCENDS, visitor.seat, origin, DAIMYO_ROOM, 0)


class ForVisitor(Choice[WhiteCastleState]):
    """W-17.28: what the player decides for the opponent."""

    def mover(self, state: WhiteCastleState) -> i64:
        return state.visitor().seat


class Admit(ForVisitor):
    """W-15.7.2: the player chooses the room; its card leaves the game and is replaced."""

    def __init__(self, seat: i64, origin: i64, floor: i64) -> None:
        self.seat = seat
        self.origin = origin
        self.floor = floor

    def menu(self, state: WhiteCastleState, seat: i64) -> list[int]:
        return [ADMIT.at(room) for room in ROOMS_OF_FLOOR[self.floor]]

    def bar(self, state: WhiteCastleState, seat: i64, action: i64) -> i64:
        if not ADMIT.has(action):
            return NOT_ASKED
        return FREE if ADMIT.which(action) in ROOMS_OF_FLOOR[self.floor] else WRONG_FLOOR

    def take(self, state: WhiteCastleState, seat: i64, action: i64) -> None:
        room = ADMIT.which(action)
        visitor = state.visitor()
        leave_floor(visitor, self.origin)
        visitor.rooms[room] += 1
        state.tell(ASCENDS, visitor.seat, self.origin, room, 0)
        if not state.deck_of(room).entries:
            state.tell(CARD_STAYS, visitor.seat, room)  # W-15.7.3
            return
        state.removed = [*state.removed, state.cards[room]]
        state.tell(CARD_REMOVED, visitor.seat, state.cards[room], room)
        refill(state, room)

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message("prompt-admit", {"seat": int(self.seat), "floor": int(self.floor)})

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-admit")

    def label(self, state: WhiteCastleState, seat: i64, action: i64) -> Message:
        room = ADMIT.which(action)
        if not state.deck_of(room).entries:
            return Message("label-admit-card-stays", {"room": ROOM.message(room)})
        leaves = [BUNDLE.said(block) for block in BLOCKS[state.cards[room]]]
        return Message("label-admit", {"room": ROOM.message(room), "leaves": leaves})


def send_warrior(state: WhiteCastleState, visitor: Clan, yard: i64) -> bool:
    """W-15.7.4"""
    if visitor.home[WARRIORS] == 0:
        return False
    visitor.home[WARRIORS] -= 1
    visitor.warriors[yard] += 1
    state.tell(TRAINS, visitor.seat, yard, 0)
    return True


def poorest_gardens(state: WhiteCastleState, visitor: Clan, kind: i64) -> list[int]:
    """W-15.7.5: of the gardens of a kind without its own gardener, those with the fewest points."""
    free = [
        garden
        for garden in range(GARDENS)
        if not visitor.tends(garden) and kind in (EITHER_GARDEN, KIND_OF_GARDEN[state.gardens[garden]])
    ]
    fewest = min([GARDEN_POINTS[state.gardens[garden]] for garden in free], default=0)
    return [garden for garden in free if GARDEN_POINTS[state.gardens[garden]] == fewest]


def send_gardener(state: WhiteCastleState, visitor: Clan, kind: i64) -> bool:
    if visitor.home[GARDENERS] == 0 or not poorest_gardens(state, visitor, kind):
        return False
    state.push(Allot(PLAYER, kind))
    return True


class Allot(ForVisitor):
    """W-15.7.5: of equal gardens the player chooses."""

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat = seat
        self.kind = kind

    def menu(self, state: WhiteCastleState, seat: i64) -> list[int]:
        return [ALLOT.at(garden) for garden in poorest_gardens(state, state.visitor(), self.kind)]

    def bar(self, state: WhiteCastleState, seat: i64, action: i64) -> i64:
        if not ALLOT.has(action):
            return NOT_ASKED
        open_to_it = poorest_gardens(state, state.visitor(), self.kind)
        return FREE if ALLOT.which(action) in open_to_it else NOT_THE_POOREST

    def take(self, state: WhiteCastleState, seat: i64, action: i64) -> None:
        garden = ALLOT.which(action)
        visitor = state.visitor()
        visitor.home[GARDENERS] -= 1
        visitor.gardens |= bit(garden)
        state.tell(TENDS, visitor.seat, garden, 0)

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message("prompt-allot", {"seat": int(self.seat)})

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-allot")

    def label(self, state: WhiteCastleState, seat: i64, action: i64) -> Message:
        garden = ALLOT.which(action)
        points = GARDEN_POINTS[state.gardens[garden]]
        return Message("label-allot", {"garden": GARDEN.message(garden), "points": points})


def advance_token(state: WhiteCastleState, visitor: Clan, steps: i64) -> bool:
    """W-15.7.6: barriers are free to it."""
    if visitor.influence == TRACK_END:
        return False
    move_token(state, visitor, min(TRACK_END, visitor.influence + steps))
    return True


# --- the end of a round -----------------------------------------------------------------------------------------


def cash_in(state: WhiteCastleState) -> None:
    """W-15.8.1: coins become points, cheaper if it is first."""
    visitor = state.visitor()
    price: i64 = COINS_IF_FIRST if state.order[0] == visitor.seat else COINS_IF_SECOND
    times = visitor.goods[COIN] // price
    if times:
        visitor.goods[COIN] -= times * price
        visitor.points[DURING_GAME] += times * state.round
        state.tell(CASHES_IN, visitor.seat, times * price, times * state.round)


def score_gardens(state: WhiteCastleState) -> None:
    """W-15.8.2: the number of the round for each gardener that would be active."""
    visitor = state.visitor()
    active = len([garden for garden in state.gardens_of(visitor) if state.has_die_over(garden)])
    if active:
        visitor.points[DURING_GAME] += active * state.round
        state.tell(GARDENS_SCORE, visitor.seat, active, active * state.round)
