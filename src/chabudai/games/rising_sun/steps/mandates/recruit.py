"""R-11: Recruit: a figure for each stronghold, one more for the active player and the ally."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chabudai.core.actions import Verb
from chabudai.core.messages import Message, Who
from chabudai.core.shape import Number
from chabudai.core.steps import FREE, NOT_ASKED, SeatStep, Step, bar
from chabudai.games.rising_sun.actions import AT, DONE, SKIP, SUMMON
from chabudai.games.rising_sun.asking import Ask, Asked, AskOneOrNone
from chabudai.games.rising_sun.components import (
    COMMON,
    DRAGONFLY,
    FIGURE,
    PROVINCE,
    PROVINCES,
    RESERVE,
    STRONGHOLDS,
)
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.figures import (
    NO_STRONGHOLD_THERE,
    NOT_IN_RESERVE,
    EndOfSummon,
    has_reserve,
    own_kinds,
    summon,
)

NOT_YOURS: Final = bar("not-yours", "R-11.1")


class RecruitTurn(SeatStep[RisingSunState]):
    """R-11.4: all that a player summons in one mandate is one instance."""

    def run(self, state: RisingSunState) -> None:
        state.summoned = False
        state.push(EndOfSummon(self.seat))
        state.push(NextSlot(self.seat, 0))

    def outlook(self, state: RisingSunState) -> Message:
        return Message("chain-recruit", {"player": Who(int(self.seat))})


class NextSlot(Step[RisingSunState]):
    """R-29.4: stronghold by stronghold, then the bonus; Dragonfly chooses the province each time (R-25.4a)."""

    made_with: ClassVar = {"slot": Number(0, STRONGHOLDS + 1)}  # one more when all are served

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, state: RisingSunState) -> None:
        if self.slot >= slots(state, self.seat) or not has_reserve(state, self.seat):
            return
        bonus = self.slot == state.clans[self.seat].strongholds_on_map()
        if bonus or state.plays(self.seat, DRAGONFLY):
            state.push(SummonWhere(self.seat, self.slot))
        else:
            state.push(FillSlot(self.seat, self.slot, province_of_slot(state, self.seat, self.slot)))


def slots(state: RisingSunState, seat: i64) -> i64:
    """R-11.1, R-11.2"""
    return state.clans[seat].strongholds_on_map() + (1 if state.has_bonus(seat) else 0)


def province_of_slot(state: RisingSunState, seat: i64, slot: i64) -> i64:
    """Strongholds in the order of the provinces."""
    left = slot
    province: i64 = 0
    for built in state.clans[seat].strongholds:
        left -= built
        if left < 0:
            return province
        province += 1
    raise AssertionError("there is a stronghold for every slot")


class SummonWhere(AskOneOrNone):
    """R-29.4: at which own stronghold; Dragonfly anywhere. Done: nothing more is summoned."""

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat = seat
        self.slot = slot

    def verb(self) -> Verb:
        return AT

    def no(self) -> int:
        return DONE.only

    def options(self, state: RisingSunState, seat: i64) -> list[int]:
        return [AT.at(province) for province in range(PROVINCES)]

    def bar_one(self, state: RisingSunState, seat: i64, one: i64) -> i64:
        return bar_summoning(state, seat, one)

    def take_one(self, state: RisingSunState, seat: i64, one: i64) -> None:
        state.push(SummonWhat(seat, self.slot, one))

    def begins_turn(self) -> bool:
        return self.slot == 0

    def prompt(self, state: RisingSunState) -> Message:
        bonus = self.slot == state.clans[self.seat].strongholds_on_map()
        return Message("prompt-summon-bonus" if bonus else "prompt-summon-where", {"seat": int(self.seat)})

    def label_one(self, state: RisingSunState, seat: i64, one: i64) -> Message:
        return Message("label-province", {"province": PROVINCE.message(int(one))})

    def label_none(self, state: RisingSunState) -> Message:
        return Message("label-done-summoning")

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, left=slots(state, self.seat) - self.slot)


def bar_summoning(state: RisingSunState, seat: i64, province: i64) -> i64:
    """R-11.1, R-25.4a: where a player may summon."""
    at_stronghold = state.clans[seat].strongholds[province] > 0
    return FREE if at_stronghold or state.plays(seat, DRAGONFLY) else NO_STRONGHOLD_THERE


class Summon(Ask):
    """R-29.4: which figure; equal ones are one option."""

    def __init__(self, seat: i64, slot: i64, province: i64) -> None:
        self.seat = seat
        self.slot = slot
        self.province = province

    def kinds(self, state: RisingSunState, seat: i64) -> list[int]:
        return [SUMMON.at(kind) for kind in own_kinds(state, seat)]

    def bar_kind(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if not SUMMON.has(action):
            return NOT_ASKED
        kind = SUMMON.which(action)
        if state.number(seat, kind, RESERVE) > 0:
            return FREE
        theirs = kind < COMMON or state.monster_owner[kind - COMMON] == seat
        return NOT_IN_RESERVE if theirs else NOT_YOURS

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        state.push(NextSlot(seat, self.slot + 1))
        if SUMMON.has(action):
            summon(state, seat, SUMMON.which(action), self.province)

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-summon", {"seat": int(self.seat), "province": PROVINCE.message(int(self.province))})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        if action == SKIP.only:
            return Message("label-skip")
        return Message("label-summon", {"figure": FIGURE.message(int(SUMMON.which(action)))})

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, province=self.province, left=slots(state, self.seat) - self.slot)


class FillSlot(Summon):
    """R-10.6: for one stronghold, or nothing."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [SKIP.only, *self.kinds(state, seat)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        return FREE if action == SKIP.only else self.bar_kind(state, seat, action)

    def begins_turn(self) -> bool:
        return self.slot == 0


class SummonWhat(Summon):
    """The province is chosen; now the figure."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return self.kinds(state, seat)

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        return self.bar_kind(state, seat, action)
