"""R-12: Marshal: every figure may move once; the active player and the ally may build a stronghold."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Who
from chabudai.core.shape import SEAT, Flag
from chabudai.core.steps import FREE, NOT_ASKED, Step, bar
from chabudai.games.rising_sun.actions import BUILD, DONE, MOVE, NO, STAY, TO
from chabudai.games.rising_sun.asking import Ask
from chabudai.games.rising_sun.components import PIECES, PROVINCE, PROVINCES
from chabudai.games.rising_sun.events import BUILDS
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.moments import SPEND_COINS, Occasion
from chabudai.games.rising_sun.steps.moving import (
    NOTHING_THERE,
    Destination,
    groups_of,
    label_of_group,
    open_targets,
    pieces_at,
)
from chabudai.games.rising_sun.steps.prices import price_of_stronghold

HAS_MOVED: Final = bar("has-moved", "R-12.1")
NOWHERE_TO_GO: Final = bar("nowhere-to-go", "R-27.55")
NO_STRONGHOLD_LEFT: Final = bar("no-stronghold-left", "R-12.3")
STRONGHOLD_TOO_DEAR: Final = bar("stronghold-too-dear", "R-12.3")


class MarshalTurn(Step[RisingSunState]):
    """R-12.4: first the moves, then the bonus; the other way round where a new stronghold may move (R-27.11)."""

    made_with: ClassVar = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: RisingSunState) -> None:
        state.opened, state.closed = 0, 0
        state.moved = [0] * (PROVINCES * PIECES)
        build = state.has_bonus(self.seat)
        state.push(EndOfMarshal())
        if build and not state.rules.new_stronghold_moves:
            state.push(Build(self.seat))
        state.push(March(self.seat, True))
        if build and state.rules.new_stronghold_moves:
            state.push(Build(self.seat))

    def outlook(self, state: RisingSunState) -> Message:
        return Message("chain-marshal", {"player": Who(int(self.seat))})


class EndOfMarshal(Step[RisingSunState]):
    def run(self, state: RisingSunState) -> None:
        state.moved = []
        state.opened, state.closed = 0, 0


class March(Ask):
    """R-29.6: a group of equal pieces of which one shall move, or done."""

    made_with: ClassVar = {"seat": SEAT, "first": Flag()}

    def __init__(self, seat: i64, first: bool) -> None:
        self.seat = seat
        self.first = first

    def begins_turn(self) -> bool:
        return self.first

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [int(DONE.base), *groups_of(state, seat, [])]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if action == DONE.base:
            return FREE
        if not MOVE.has(action):
            return NOT_ASKED
        province, piece = (action - MOVE.base) // PIECES, (action - MOVE.base) % PIECES
        there = pieces_at(state, seat, piece, province)
        if there == 0:
            return NOTHING_THERE
        if there <= state.moved[action - MOVE.base]:
            return HAS_MOVED
        return FREE if open_targets(state, seat, province) != 0 else NOWHERE_TO_GO

    def legal(self, state: RisingSunState, seat: i64) -> list[int]:
        return [int(DONE.base), *groups_of(state, seat, state.moved)]

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if MOVE.has(action):
            state.push(March(seat, False))
            state.push(MarchTo(seat, (action - MOVE.base) // PIECES, (action - MOVE.base) % PIECES))

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-march", {"seat": int(self.seat)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-done-moving") if action == DONE.base else label_of_group(action)


class MarchTo(Destination):
    """R-29.6: to stay finishes the rest of the group."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [int(STAY.base), *self.ways(state, seat)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        return FREE if action == STAY.base else self.bar_way(state, seat, action)

    def legal(self, state: RisingSunState, seat: i64) -> list[int]:
        mask = open_targets(state, seat, self.source)
        legal = [int(STAY.base)]
        for place in range(PROVINCES):
            if (mask >> place) & 1:
                legal.append(int(TO.base) + place)
        return legal

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if action == STAY.base:
            moved = state.moved.copy()
            there = pieces_at(state, seat, self.piece, self.source)
            moved[self.source * PIECES + self.piece] = int(there)
            state.moved = moved
        else:
            super().take(state, seat, action)

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        if action == STAY.base:
            return Message("label-stay", {"province": PROVINCE.message(int(self.source))})
        return super().label(state, seat, action)


class Build(Ask):
    """R-12.3: a stronghold in any province."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [int(NO.base), *[int(BUILD.base) + province for province in range(PROVINCES)]]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if action == NO.base:
            return FREE
        if not BUILD.has(action):
            return NOT_ASKED
        if state.clans[seat].strongholds_left() == 0:
            return NO_STRONGHOLD_LEFT
        affordable = price_of_stronghold(state, seat) <= state.clans[seat].coins
        return FREE if affordable else STRONGHOLD_TOO_DEAR

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if BUILD.has(action):
            coins = price_of_stronghold(state, seat)
            state.clans[seat].coins -= coins
            state.clans[seat].strongholds[action - BUILD.base] += 1
            state.tell(BUILDS, seat, action - BUILD.base, coins)
            state.push(Occasion(SPEND_COINS, [int(seat), int(coins)]))

    def prompt(self, state: RisingSunState) -> Message:
        return Message(
            "prompt-build", {"seat": int(self.seat), "coins": int(price_of_stronghold(state, self.seat))}
        )

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        if action == NO.base:
            return Message("label-build-nothing")
        return Message("label-build", {"province": PROVINCE.message(int(action - BUILD.base))})

    def outlook(self, state: RisingSunState) -> Message:
        return Message("chain-build")
