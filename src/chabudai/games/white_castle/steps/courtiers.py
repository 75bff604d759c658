"""W-9.1: courtiers request an audience and climb the social ladder."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Value
from chabudai.core.steps import FREE, NOT_ASKED, Choice, Step, bar
from chabudai.core.vocabulary import Effect
from chabudai.games.white_castle.actions import ASCEND, AUDIENCE, PERFORM
from chabudai.games.white_castle.components import (
    AUDIENCE_COINS,
    BUNDLE,
    CLIMB_PEARLS,
    COIN,
    COURTIERS,
    DAIMYO_FLOOR,
    DAIMYO_ROOM,
    DAIMYO_SLOTS,
    FLOOR,
    LIGHT,
    NONE,
    ORIGIN,
    PEARL,
    ROOMS_OF_FLOOR,
    SEAL,
    SEND_COURTIERS,
    TARGET,
)
from chabudai.games.white_castle.events import ASCENDS, CARD_STAYS, REFILLS, TAKES_CARD, TO_GATE
from chabudai.games.white_castle.state import Clan, WhiteCastleState
from chabudai.games.white_castle.steps.goods import DECLINED, OwnChoice, light_lanterns, within_reach
from chabudai.games.white_castle.steps.performing import VOCABULARY, Perform, Word, carry_out, perform_label

NO_COURTIER_AT_HOME: Final = bar("no-courtier-at-home", "W-9.1.1")
AUDIENCE_TOO_DEAR: Final = bar("audience-too-dear", "W-9.1.1")
CLIMB_TOO_DEAR: Final = bar("climb-too-dear", "W-9.1.2")
DONE_ALREADY: Final = bar("done-already", "W-9.1")
NO_COURTIER_THERE: Final = bar("no-courtier-there", "W-9.1.2")
TOO_HIGH: Final = bar("too-high", "W-9.1.2")
SLOT_TAKEN: Final = bar("slot-taken", "W-9.1.6")

ASKED_AUDIENCE: Final = AUDIENCE.only
TARGETS: Final = len(TARGET)
MOST_FLOORS: Final = len(CLIMB_PEARLS) - 1


def floor_of(target: i64) -> i64:
    return DAIMYO_FLOOR if target == DAIMYO_ROOM else FLOOR[target]


def ascents() -> list[list[int]]:
    """By floor of origin, the actions that lead one or two floors up."""
    return [
        [ASCEND.of(origin, target) for target in range(TARGETS) if 1 <= floor_of(target) - origin <= MOST_FLOORS]
        for origin in range(len(ORIGIN))
    ]


ASCENTS: Final = ascents()


def has_climber(clan: Clan) -> bool:
    """Whether a courtier stands anywhere from which one can climb."""
    return clan.gate + sum(clan.rooms) > 0


def can_request_audience(clan: Clan, coins: i64, seals: i64) -> bool:
    return clan.home[COURTIERS] > 0 and coins + seals >= AUDIENCE_COINS


def can_climb(clan: Clan, seals: i64) -> bool:
    return has_climber(clan) and within_reach(clan, PEARL, seals) >= CLIMB_PEARLS[1]


class SendCourtiers(Word):
    def is_possible(self, state: WhiteCastleState, clan: Clan, effect: Effect, coins: i64, seals: i64) -> bool:
        return can_request_audience(clan, coins, seals) or can_climb(clan, seals)

    def begin(self, state: WhiteCastleState, clan: Clan, effect: Effect) -> None:
        state.push(Courtiers(clan.seat, True, True))


VOCABULARY.explain(SEND_COURTIERS, SendCourtiers())


class Courtiers(OwnChoice):
    """W-9.1: audience and climb, each at most once, in either order (W-17.12), with one courtier or two. Both are
    asked about at once; which courtier of a floor climbs does not matter (W-19.4.3)."""

    def __init__(self, seat: i64, audience: bool, climb: bool) -> None:
        self.seat = seat
        self.audience = audience
        self.climb = climb

    def options(self, state: WhiteCastleState, clan: Clan) -> list[int]:
        options: list[int] = []
        if self.audience:
            options.append(ASKED_AUDIENCE)
        if self.climb:
            options += ascents_of(clan)
        options.append(DECLINED)
        return options

    def is_worth_asking(self, state: WhiteCastleState, clan: Clan) -> bool:
        seals: i64 = clan.goods[SEAL]
        if self.climb and can_climb(clan, seals):
            return True
        return self.audience and can_request_audience(clan, clan.goods[COIN], seals)

    def reason(self, state: WhiteCastleState, clan: Clan, action: i64) -> i64:
        if action == DECLINED:
            return FREE
        if action == ASKED_AUDIENCE:
            if clan.home[COURTIERS] == 0:
                return NO_COURTIER_AT_HOME
            return FREE if clan.goods[COIN] >= AUDIENCE_COINS else AUDIENCE_TOO_DEAR
        return FREE if clan.goods[PEARL] >= pearls_for(action) else CLIMB_TOO_DEAR

    def stranger(self, state: WhiteCastleState, clan: Clan, action: i64) -> i64:
        if action == ASKED_AUDIENCE:
            return DONE_ALREADY
        if not ASCEND.has(action):
            return NOT_ASKED
        if not self.climb:
            return DONE_ALREADY
        floors = floor_of(target_of(action)) - origin_of(action)
        return NO_COURTIER_THERE if 1 <= floors <= MOST_FLOORS else TOO_HIGH

    def do(self, state: WhiteCastleState, clan: Clan, action: i64) -> None:
        if action == ASKED_AUDIENCE:
            request_audience(state, clan)
            if self.climb:
                state.push(Courtiers(self.seat, False, True))
        elif action != DECLINED:
            if self.audience:
                state.push(Courtiers(self.seat, True, False))
            ascend(state, clan, action)

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message(f"prompt-courtiers{self.left()}", {"seat": int(self.seat)})

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message(f"chain-courtiers{self.left()}")

    def left(self) -> str:
        if self.audience and self.climb:
            return ""
        return "-audience" if self.audience else "-climb"

    def name(self, state: WhiteCastleState, clan: Clan, action: i64) -> Message:
        if action == ASKED_AUDIENCE:
            return Message("label-audience", {"coins": AUDIENCE_COINS})
        return Message("label-courtiers-none") if action == DECLINED else ascent_label(state, action)


def request_audience(state: WhiteCastleState, clan: Clan) -> None:
    """W-9.1.1"""
    clan.goods[COIN] -= AUDIENCE_COINS
    clan.home[COURTIERS] -= 1
    clan.gate += 1
    state.tell(TO_GATE, clan.seat, AUDIENCE_COINS)


def ascents_of(clan: Clan) -> list[int]:
    """W-9.1.2: from every floor where an own courtier stands, one floor for 2 pearls or two for 5."""
    ways: list[int] = []
    for origin in range(len(ORIGIN)):
        if clan.on_floor(origin) > 0:
            ways += ASCENTS[origin]
    return ways


def ascend(state: WhiteCastleState, clan: Clan, action: i64) -> None:
    """W-9.1.2"""
    clan.goods[PEARL] -= pearls_for(action)
    leave_floor(clan, origin_of(action))
    state.tell(ASCENDS, clan.seat, origin_of(action), target_of(action), pearls_for(action))
    arrive(state, clan, target_of(action))


def ascent_label(state: WhiteCastleState, action: i64) -> Message:
    target = target_of(action)
    values: dict[str, Value] = {
        "origin": ORIGIN.message(origin_of(action)),
        "target": TARGET.message(target),
        "pearls": int(pearls_for(action)),
        "opens": opened_by_arriving(state, target),
    }
    return Message("label-ascend", values)


def origin_of(action: i64) -> i64:
    return ASCEND.which(action) // TARGETS


def target_of(action: i64) -> i64:
    return ASCEND.which(action) % TARGETS


def pearls_for(action: i64) -> i64:
    floors = floor_of(target_of(action)) - origin_of(action)
    return CLIMB_PEARLS[floors] if 0 <= floors <= MOST_FLOORS else 0


def opened_by_arriving(state: WhiteCastleState, target: i64) -> list[str | Message]:
    if target == DAIMYO_ROOM:
        return [BUNDLE.said(bundle) for bundle in free_slots(state)]
    return [BUNDLE.said(bundle) for bundle in LIGHT[state.cards[target]]] if state.cards[target] != NONE else []


def leave_floor(clan: Clan, floor: i64) -> None:
    if floor == 0:
        clan.gate -= 1
        return
    for room in ROOMS_OF_FLOOR[floor]:
        if clan.rooms[room] > 0:
            clan.rooms[room] -= 1
            return


def arrive(state: WhiteCastleState, clan: Clan, target: i64) -> None:
    if target == DAIMYO_ROOM:
        meet_daimyo(state, clan)
        return
    clan.rooms[target] += 1
    card: i64 = state.cards[target]
    if state.deck_of(target).entries:
        # W-9.1.4: the old card to the lanterns, then the new one; the room is refilled when its block is done
        clan.lanterns = [*clan.lanterns, clan.card]
        clan.card = card
        state.cards[target] = NONE
        state.tell(TAKES_CARD, clan.seat, card, target)
        state.push(Refill(clan.seat, target))
    else:
        state.tell(CARD_STAYS, clan.seat, target)  # W-9.1.5
    state.push(Perform(clan.seat, LIGHT[card], True))


class Refill(Step[WhiteCastleState]):
    """W-9.1.4 (c): a card from the deck of that floor."""

    def __init__(self, seat: i64, room: i64) -> None:
        self.seat = seat
        self.room = room

    def run(self, state: WhiteCastleState) -> None:
        refill(state, self.room)

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-refill", {"room": TARGET.message(self.room)})


def refill(state: WhiteCastleState, room: i64) -> None:
    card = state.draw(state.deck_of(room))
    state.cards[room] = card
    state.tell(REFILLS, card, room)


def meet_daimyo(state: WhiteCastleState, clan: Clan) -> None:
    """W-9.1.6: the lantern reward, then a free slot of the daimyo card."""
    clan.audience += 1
    if free_slots(state):
        state.push(TakeSlot(clan.seat))
    light_lanterns(state, clan)


def free_slots(state: WhiteCastleState) -> list[int]:
    bundles = DAIMYO_SLOTS[state.daimyo]
    return [bundles[slot] for slot, holder in enumerate(state.slots) if holder == NONE]


class TakeSlot(Choice[WhiteCastleState]):
    """W-9.1.6 (b): any free slot, and its reward."""

    def menu(self, state: WhiteCastleState, seat: i64) -> list[int]:
        return [PERFORM.at(bundle) for bundle in DAIMYO_SLOTS[state.daimyo]]

    def bar(self, state: WhiteCastleState, seat: i64, action: i64) -> i64:
        if PERFORM.which(action) not in DAIMYO_SLOTS[state.daimyo]:
            return NOT_ASKED
        return FREE if PERFORM.which(action) in free_slots(state) else SLOT_TAKEN

    def take(self, state: WhiteCastleState, seat: i64, action: i64) -> None:
        bundle = PERFORM.which(action)
        state.slots[DAIMYO_SLOTS[state.daimyo].index(bundle)] = seat
        carry_out(state, state.clans[seat], bundle)

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message("prompt-slot", {"seat": int(self.seat)})

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-slot", {"bundles": [BUNDLE.said(bundle) for bundle in free_slots(state)]})

    def label(self, state: WhiteCastleState, seat: i64, action: i64) -> Message:
        return perform_label(PERFORM.which(action))
