"""R-5.7, R-12, R-16.3b: moving pieces over land and sea; tolls on sea routes (R-27.34, R-27.55)."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Value, Who
from chabudai.core.numbers import bit
from chabudai.core.steps import FREE, NOT_ASKED, bar
from chabudai.games.rising_sun.actions import CHARGE, MOVE, PAY, TO, TURN_BACK, WAIVE
from chabudai.games.rising_sun.asking import Ask, Asked, OneOfTwo
from chabudai.games.rising_sun.cards import TOLL
from chabudai.games.rising_sun.components import (
    ADJACENT,
    BUSHI,
    COMMON,
    DRAGONFLY,
    EVERYWHERE,
    NOBODY,
    NONE,
    PIECE,
    PIECES,
    PROVINCE,
    PROVINCES,
    ROUTE,
    ROUTE_BETWEEN,
    STRONGHOLD,
    TURTLE,
)
from chabudai.games.rising_sun.events import CHARGES, MOVES, PAYS_TOLL, TURNS_BACK, WAIVES
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.figures import enter

NOTHING_THERE: Final = bar("nothing-there", "R-12.1")
NOT_ADJACENT: Final = bar("not-adjacent", "R-12.1")
ROUTE_CLOSED: Final = bar("route-closed", "R-27.55")
NO_COIN_FOR_TOLL: Final = bar("no-coin-for-toll", "R-27.34")


def pieces_at(state: RisingSunState, seat: i64, piece: i64, province: i64) -> i64:
    """R-25.3b: of Turtle strongholds are pieces too."""
    if piece == STRONGHOLD:
        clan = state.clans[seat]
        return clan.strongholds[province] if clan.clan == TURTLE else 0
    return state.number(seat, piece, province)


def group(province: i64, piece: i64) -> int:
    """The action that names a group of equal pieces."""
    return MOVE.at(province * PIECES + piece)


def reach(state: RisingSunState, seat: i64, source: i64) -> i64:
    """R-12.1, R-25.4c: where the pieces of a clan can go from there, as a bit mask."""
    return EVERYWHERE & ~bit(source) if state.plays(seat, DRAGONFLY) else ADJACENT[source]


def open_targets(state: RisingSunState, seat: i64, piece: i64, source: i64) -> i64:
    """R-27.55: where a piece may go; routes that were closed are closed to those that owe a toll."""
    targets = reach(state, seat, source)
    if state.closed == 0 or toll_owner(state, seat, piece) == NOBODY:
        return targets
    for target in range(PROVINCES):
        route = ROUTE_BETWEEN[source * PROVINCES + target]
        if route != NONE and (state.closed >> route) & 1:
            targets &= ~bit(target)
    return targets


def can_leave(state: RisingSunState, seat: i64, piece: i64, source: i64) -> bool:
    """Whether a piece has anywhere to go: from every province, unless routes were closed."""
    return state.closed == 0 or open_targets(state, seat, piece, source) != 0


def groups_of(state: RisingSunState, seat: i64, moved: list[int]) -> list[int]:
    """All groups with a piece that is not among those moved and has somewhere to go. Asked often."""
    found: list[int] = []
    clan = state.clans[seat]
    figures, monsters = clan.figures, state.monsters_of(seat)
    fresh = len(moved) == 0
    for province in range(PROVINCES):
        base = MOVE.at(province * PIECES)
        first = province * PIECES
        if can_leave(state, seat, BUSHI, province):  # as for any figure
            for kind in range(COMMON):
                number = figures[kind][province]
                if number > 0 and (fresh or number > moved[first + kind]):
                    found.append(base + kind)
            for monster in monsters:
                if state.monster_at[monster] == province and (fresh or moved[first + COMMON + monster] == 0):
                    found.append(base + COMMON + monster)
        if clan.clan == TURTLE and can_leave(state, seat, STRONGHOLD, province):
            number = clan.strongholds[province]
            if number > 0 and (fresh or number > moved[first + STRONGHOLD]):
                found.append(base + STRONGHOLD)
    return found


# --- one move -----------------------------------------------------------------------------------------------------


def attempt(state: RisingSunState, seat: i64, piece: i64, source: i64, target: i64) -> None:
    """R-29.7: at the first use of a sea route in an instance its toll is settled first."""
    route = ROUTE_BETWEEN[source * PROVINCES + target]
    owner = toll_owner(state, seat, piece)
    if route == NONE or owner == NOBODY or (state.opened >> route) & 1:
        move(state, seat, piece, source, target)
    else:
        state.push(Toll(owner, source, piece, target, seat))


def toll_owner(state: RisingSunState, seat: i64, piece: i64) -> i64:
    """R-27.34: who may charge this mover for this piece, or NOBODY."""
    if state.plays(seat, DRAGONFLY) and not state.rules.tolls_dragonfly:
        return NOBODY
    if piece == STRONGHOLD and not state.rules.tolls_strongholds:
        return NOBODY
    for other in range(state.seats):
        if other != seat and state.clans[other].total(TOLL) > 0:
            return other
    return NOBODY


def move(state: RisingSunState, seat: i64, piece: i64, source: i64, target: i64) -> None:
    if len(state.moved) > 0:
        moved = state.moved.copy()
        moved[target * PIECES + piece] += 1
        state.moved = moved
    if state.winds > 0:
        state.winds -= 1
    state.tell(MOVES, seat, piece, source, target)
    if piece == STRONGHOLD:
        strongholds = state.clans[seat].strongholds
        strongholds[source] -= 1
        strongholds[target] += 1
    else:
        state.shift(seat, piece, source, target)
        enter(state, seat, piece, target)


def close_route(state: RisingSunState, seat: i64, route: i64) -> None:
    """R-27.55: the move is taken back, and the route is closed to what owes a toll for the rest of the instance."""
    state.closed |= bit(route)
    state.tell(TURNS_BACK, seat, route)


class Destination(Ask):
    """R-29.6: where one piece of the group goes."""

    def __init__(self, seat: i64, source: i64, piece: i64) -> None:
        self.seat = seat
        self.source = source
        self.piece = piece

    def ways(self, state: RisingSunState, seat: i64) -> list[int]:
        mask = reach(state, seat, self.source)
        return [TO.at(place) for place in range(PROVINCES) if (mask >> place) & 1]

    def bar_way(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if not TO.has(action):
            return NOT_ASKED
        target = TO.which(action)
        if (open_targets(state, seat, self.piece, self.source) >> target) & 1:
            return FREE
        route = ROUTE_BETWEEN[self.source * PROVINCES + target]
        return ROUTE_CLOSED if route != NONE else NOT_ADJACENT

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        attempt(state, seat, self.piece, self.source, TO.which(action))

    def prompt(self, state: RisingSunState) -> Message:
        source, piece = PROVINCE.message(int(self.source)), PIECE.message(int(self.piece))
        return Message("prompt-to", {"seat": int(self.seat), "piece": piece, "source": source})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-to", {"province": PROVINCE.message(int(TO.which(action)))})

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, province=self.source, piece=self.piece)


def label_of_group(number: i64) -> Message:
    province, piece = PROVINCE.message(int(number // PIECES)), PIECE.message(int(number % PIECES))
    return Message("label-group", {"piece": piece, "province": province})


# --- Path of the Serpent ------------------------------------------------------------------------------------------


class Toll(OneOfTwo):
    """R-29.7 (a): the owner of Path of the Serpent charges, or waives the toll."""

    def __init__(self, seat: i64, source: i64, piece: i64, target: i64, crosser: i64) -> None:
        self.seat = seat
        self.source = source
        self.piece = piece
        self.target = target
        self.crosser = crosser

    def route(self) -> i64:
        return ROUTE_BETWEEN[self.source * PROVINCES + self.target]

    def answers(self) -> list[int]:
        return [WAIVE.only, CHARGE.only]

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if action == WAIVE.only:
            state.opened |= bit(self.route())
            state.tell(WAIVES, seat, self.crosser, self.route())
            move(state, self.crosser, self.piece, self.source, self.target)
            return
        state.tell(CHARGES, seat, self.crosser, self.route())
        if state.clans[self.crosser].coins > 0:
            state.push(PayToll(self.crosser, self.source, self.piece, self.target, seat))
        else:
            close_route(state, self.crosser, self.route())

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        values: dict[str, Value] = {
            "seat": int(self.seat),
            "player": Who(int(self.crosser)),
            "route": ROUTE.message(int(self.route())),
        }
        return Message("prompt-toll", values)

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-waive" if action == WAIVE.only else "label-charge")

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, province=self.source, piece=self.piece, route=self.route(), other=self.crosser)


class PayToll(OneOfTwo):
    """R-29.7 (b): the mover pays, or takes the move back."""

    def __init__(self, seat: i64, source: i64, piece: i64, target: i64, owner: i64) -> None:
        self.seat = seat
        self.source = source
        self.piece = piece
        self.target = target
        self.owner = owner

    def route(self) -> i64:
        return ROUTE_BETWEEN[self.source * PROVINCES + self.target]

    def answers(self) -> list[int]:
        return [TURN_BACK.only, PAY.only]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if action == PAY.only and state.clans[seat].coins == 0:
            return NO_COIN_FOR_TOLL
        return super().bar(state, seat, action)

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if action == TURN_BACK.only:
            close_route(state, seat, self.route())
            return
        toll = min(state.clans[self.owner].total(TOLL), state.clans[seat].coins)
        state.clans[seat].coins -= toll
        state.clans[self.owner].coins += toll
        state.opened |= bit(self.route())
        state.tell(PAYS_TOLL, seat, self.owner, self.route(), toll)
        move(state, seat, self.piece, self.source, self.target)

    def prompt(self, state: RisingSunState) -> Message:
        values: dict[str, Value] = {
            "seat": int(self.seat),
            "player": Who(int(self.owner)),
            "route": ROUTE.message(int(self.route())),
        }
        return Message("prompt-pay-toll", values)

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-turn-back" if action == TURN_BACK.only else "label-pay-toll")

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, province=self.source, piece=self.piece, route=self.route(), other=self.owner)
