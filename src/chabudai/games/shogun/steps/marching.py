"""S-8.15, S-8.16: armies move into a neighbouring province; S-16.4: first where to, then how many."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Value, Who
from chabudai.core.numbers import bit, members
from chabudai.core.steps import FREE, NOT_ASKED, Choice, bar
from chabudai.games.shogun.actions import MARCH, SEND, STAY
from chabudai.games.shogun.components import NOBODY, PROVINCE, TEMPLE, TEMPLE_PEACE
from chabudai.games.shogun.events import MOVES
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.battles import attack

NO_NEIGHBOUR: Final = bar("no-neighbour", "S-8.16")
NOWHERE_TO_MOVE_ON: Final = bar("no-neighbour", "S-8.15")
TEMPLE_TRUCE: Final = bar("temple-truce", "S-14.13")
NOT_OWN: Final = bar("not-own", "S-8.15")
ONE_STAYS: Final = bar("one-stays", "S-8.16")
STAYS: Final = STAY.only


def targets(state: ShogunState, seat: i64, province: i64) -> i64:
    """S-8.16: where armies may go from there, as a bit mask."""
    around = state.neighbours(province)
    if state.effect() != TEMPLE_PEACE:
        return around
    mask: i64 = 0
    for place in members(around):
        if not is_at_peace(state, seat, place):
            mask |= bit(place)
    return mask


def is_at_peace(state: ShogunState, seat: i64, province: i64) -> bool:
    """S-14.13: somebody else's, and it has a temple."""
    if state.effect() != TEMPLE_PEACE or state.owner[province] == seat:
        return False
    return state.has_building(province, TEMPLE)


class Marching(Choice[ShogunState]):
    """A choice about the armies of one province."""

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source = source

    def begins_turn(self) -> bool:
        return True

    def go(self, state: ShogunState, seat: i64, action: i64) -> None:
        state.push(Send(seat, self.source, MARCH.which(action)))

    def told(self) -> dict[str, Value]:
        return {"seat": int(self.seat), "province": PROVINCE.message(int(self.source))}

    def name_target(self, state: ShogunState, seat: i64, action: i64) -> Message:
        province = int(MARCH.which(action))
        owner = state.owner[province]
        values: dict[str, Value] = {"province": PROVINCE.message(province), "armies": state.armies[province]}
        if owner == seat:
            return Message("label-march-own", values)
        if owner == NOBODY:
            return Message("label-march-neutral", values)
        return Message("label-march-attack", {**values, "other": Who(owner)})


class Battle(Marching):
    """S-8.16 (D-8): a neighbour of one's own, a neutral one, or somebody else's; it must be done (S-14.8)."""

    def menu(self, state: ShogunState, seat: i64) -> list[int]:
        return [MARCH.at(place) for place in members(state.neighbours(self.source))]

    def bar(self, state: ShogunState, seat: i64, action: i64) -> i64:
        if not MARCH.has(action):
            return NOT_ASKED
        place = MARCH.which(action)
        if not (state.neighbours(self.source) >> place) & 1:
            return NO_NEIGHBOUR
        return TEMPLE_TRUCE if is_at_peace(state, seat, place) else FREE

    def take(self, state: ShogunState, seat: i64, action: i64) -> None:
        self.go(state, seat, action)

    def prompt(self, state: ShogunState) -> Message:
        return Message("prompt-battle", self.told())

    def label(self, state: ShogunState, seat: i64, action: i64) -> Message:
        return self.name_target(state, seat, action)


class MoveOn(Marching):
    """S-8.15 (D-7): armies may go on to one own neighbour."""

    def menu(self, state: ShogunState, seat: i64) -> list[int]:
        own = members(state.neighbours(self.source) & state.land[seat])
        return [STAYS, *[MARCH.at(place) for place in own]]

    def bar(self, state: ShogunState, seat: i64, action: i64) -> i64:
        if action == STAYS:
            return FREE
        if not MARCH.has(action):
            return NOT_ASKED
        place = MARCH.which(action)
        if not (state.neighbours(self.source) >> place) & 1:
            return NOWHERE_TO_MOVE_ON
        return FREE if (state.land[seat] >> place) & 1 else NOT_OWN

    def take(self, state: ShogunState, seat: i64, action: i64) -> None:
        if action != STAYS:
            self.go(state, seat, action)

    def prompt(self, state: ShogunState) -> Message:
        return Message("prompt-move", self.told())

    def label(self, state: ShogunState, seat: i64, action: i64) -> Message:
        return Message("label-stay") if action == STAYS else self.name_target(state, seat, action)


class Send(Choice[ShogunState]):
    """S-8.15, S-8.16: any number, but one stays behind."""

    def __init__(self, seat: i64, source: i64, target: i64) -> None:
        self.seat = seat
        self.source = source
        self.target = target

    def menu(self, state: ShogunState, seat: i64) -> list[int]:
        return [SEND.at(armies - 1) for armies in range(state.armies[self.source] - 1, 0, -1)]

    def bar(self, state: ShogunState, seat: i64, action: i64) -> i64:
        if not SEND.has(action):
            return NOT_ASKED
        return FREE if SEND.which(action) + 1 < state.armies[self.source] else ONE_STAYS

    def take(self, state: ShogunState, seat: i64, action: i64) -> None:
        armies = SEND.which(action) + 1
        if state.owner[self.target] == seat:
            state.armies[self.source] -= int(armies)
            state.armies[self.target] += int(armies)
            state.tell(MOVES, seat, self.source, self.target, armies)
        else:
            attack(state, seat, self.source, self.target, armies)

    def prompt(self, state: ShogunState) -> Message:
        source, target = PROVINCE.message(int(self.source)), PROVINCE.message(int(self.target))
        own = state.owner[self.target] == self.seat
        values: dict[str, Value] = {"seat": int(self.seat), "source": source, "province": target}
        return Message("prompt-send" if own else "prompt-attack", values)

    def label(self, state: ShogunState, seat: i64, action: i64) -> Message:
        return Message("label-send", {"armies": int(SEND.which(action)) + 1})
