"""R-12: Marshal: every figure may move once; the active player and the ally may build a stronghold."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.actions import Verb
from chabudai.core.messages import Message, Who
from chabudai.core.steps import FREE, SeatStep, Step, bar
from chabudai.games.rising_sun.actions import BUILD, DONE, MOVE, STAY, TO
from chabudai.games.rising_sun.asking import AskOneOrNone
from chabudai.games.rising_sun.components import PIECES, PROVINCE, PROVINCES
from chabudai.games.rising_sun.events import BUILDS
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.moments import SPEND_COINS, Occasion
from chabudai.games.rising_sun.steps.moving import (
    NOTHING_THERE,
    Destination,
    can_leave,
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


class MarshalTurn(SeatStep[RisingSunState]):
    """R-12.4: first the moves, then the bonus; the other way round where a new stronghold may move (R-27.11)."""

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


class March(AskOneOrNone):
    """R-29.6: a group of equal pieces of which one shall move, or done."""

    def __init__(self, seat: i64, first: bool) -> None:
        self.seat = seat
        self.first = first

    def begins_turn(self) -> bool:
        return self.first

    def verb(self) -> Verb:
        return MOVE

    def no(self) -> int:
        return DONE.only

    def options(self, state: RisingSunState, seat: i64) -> list[int]:
        return groups_of(state, seat, [])

    def bar_one(self, state: RisingSunState, seat: i64, one: i64) -> i64:
        province, piece = one // PIECES, one % PIECES
        there = pieces_at(state, seat, piece, province)
        if there == 0:
            return NOTHING_THERE
        if there <= state.moved[one]:
            return HAS_MOVED
        return FREE if can_leave(state, seat, piece, province) else NOWHERE_TO_GO

    def legal(self, state: RisingSunState, seat: i64) -> list[int]:
        return [DONE.only, *groups_of(state, seat, state.moved)]

    def take_one(self, state: RisingSunState, seat: i64, one: i64) -> None:
        state.follow([MarchTo(seat, one // PIECES, one % PIECES), March(seat, False)])

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-march", {"seat": int(self.seat)})

    def label_one(self, state: RisingSunState, seat: i64, one: i64) -> Message:
        return label_of_group(one)

    def label_none(self, state: RisingSunState) -> Message:
        return Message("label-done-moving")


class MarchTo(Destination):
    """R-29.6: to stay finishes the rest of the group."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [STAY.only, *self.ways(state, seat)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        return FREE if action == STAY.only else self.bar_way(state, seat, action)

    def legal(self, state: RisingSunState, seat: i64) -> list[int]:
        mask = open_targets(state, seat, self.piece, self.source)
        legal = [STAY.only]
        for place in range(PROVINCES):
            if (mask >> place) & 1:
                legal.append(TO.at(place))
        return legal

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if action == STAY.only:
            moved = state.moved.copy()
            there = pieces_at(state, seat, self.piece, self.source)
            moved[self.source * PIECES + self.piece] = int(there)
            state.moved = moved
        else:
            super().take(state, seat, action)

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        if action == STAY.only:
            return Message("label-stay", {"province": PROVINCE.message(int(self.source))})
        return super().label(state, seat, action)


class Build(AskOneOrNone):
    """R-12.3: a stronghold in any province."""

    def verb(self) -> Verb:
        return BUILD

    def options(self, state: RisingSunState, seat: i64) -> list[int]:
        return [BUILD.at(province) for province in range(PROVINCES)]

    def bar_one(self, state: RisingSunState, seat: i64, one: i64) -> i64:
        if state.clans[seat].strongholds_left() == 0:
            return NO_STRONGHOLD_LEFT
        affordable = price_of_stronghold(state, seat) <= state.clans[seat].coins
        return FREE if affordable else STRONGHOLD_TOO_DEAR

    def take_one(self, state: RisingSunState, seat: i64, one: i64) -> None:
        coins = price_of_stronghold(state, seat)
        state.clans[seat].coins -= coins
        state.clans[seat].strongholds[one] += 1
        state.tell(BUILDS, seat, one, coins)
        state.push(Occasion(SPEND_COINS, [int(seat), int(coins)]))

    def prompt(self, state: RisingSunState) -> Message:
        return Message(
            "prompt-build", {"seat": int(self.seat), "coins": int(price_of_stronghold(state, self.seat))}
        )

    def label_one(self, state: RisingSunState, seat: i64, one: i64) -> Message:
        return Message("label-build", {"province": PROVINCE.message(int(one))})

    def label_none(self, state: RisingSunState) -> Message:
        return Message("label-build-nothing")

    def outlook(self, state: RisingSunState) -> Message:
        return Message("chain-build")
