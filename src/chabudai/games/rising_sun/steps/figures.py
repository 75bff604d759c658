"""R-5.4 to R-5.8: summoning, placing and entering; worship."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.actions import Verb
from chabudai.core.messages import Message, Value
from chabudai.core.steps import FREE, SeatStep, bar
from chabudai.games.rising_sun.actions import SHRINE, STAY
from chabudai.games.rising_sun.asking import Asked, AskOneOrNone
from chabudai.games.rising_sun.cards import TRIGGER
from chabudai.games.rising_sun.components import (
    COMMON,
    FIGURE,
    FIRST_SHRINE,
    IS_SHINTO,
    KAMI,
    MONSTERS,
    ONI_OF_HATE,
    ONI_OF_SPITE,
    PROVINCE,
    RESERVE,
)
from chabudai.games.rising_sun.events import PLACES_AT_SHRINE, PLACES_FIGURE, SUMMONS, WORSHIPS
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.moments import Occasion
from chabudai.games.rising_sun.steps.talking.keeping import note_entering, note_worship

NOT_IN_RESERVE: Final = bar("not-in-reserve", "R-5.13")
NO_STRONGHOLD_THERE: Final = bar("no-stronghold-there", "R-11.1")
NO_SUCH_SHRINE: Final = bar("no-such-shrine", "R-5.6")
COMMON_KINDS: Final = list(range(COMMON))
AFTER_SUMMON: Final = TRIGGER.index["after_summon"]
ON_ENTER: Final = TRIGGER.index["on_enter"]


def summon(state: RisingSunState, seat: i64, kind: i64, province: i64) -> None:
    """R-5.4; R-5.6: a Shinto may go on to a shrine at once."""
    state.shift(seat, kind, RESERVE, province)
    state.summoned = True
    state.tell(SUMMONS, seat, kind, province)
    enter(state, seat, kind, province)
    if IS_SHINTO[kind]:
        state.push(Worship(seat, kind, province))


def place(state: RisingSunState, seat: i64, kind: i64, province: i64) -> None:
    """R-5.5: no summon."""
    state.shift(seat, kind, RESERVE, province)
    state.tell(PLACES_FIGURE, seat, kind, province)
    enter(state, seat, kind, province)


def place_at_shrine(state: RisingSunState, seat: i64, kind: i64, shrine: i64) -> None:
    state.shift(seat, kind, RESERVE, FIRST_SHRINE + shrine)
    state.tell(PLACES_AT_SHRINE, seat, kind, state.shrines[shrine])
    note_worship(state, seat, state.shrines[shrine])


def enter(state: RisingSunState, seat: i64, kind: i64, province: i64) -> None:
    """R-5.8, R-5.14: what an Oni does on entering comes before its owner's next choice."""
    note_entering(state, seat, province)
    if has_effect_on_entering(kind):
        state.push(Occasion(ON_ENTER, [int(seat), int(kind), int(province)]))


def has_effect_on_entering(kind: i64) -> bool:
    return kind in (ONI_OF_HATE, ONI_OF_SPITE)


class EndOfSummon(SeatStep[RisingSunState]):
    """R-5.4: without at least one figure summoned there is no instance."""

    def run(self, state: RisingSunState) -> None:
        if state.summoned:
            state.summoned = False
            state.push(Occasion(AFTER_SUMMON, [int(self.seat)]))


class Worship(AskOneOrNone):
    """R-5.6, R-29.4: the Shinto just summoned stays, or goes to one of the shrines."""

    def __init__(self, seat: i64, kind: i64, province: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.province = province

    def verb(self) -> Verb:
        return SHRINE

    def no(self) -> int:
        return STAY.only

    def options(self, state: RisingSunState, seat: i64) -> list[int]:
        return [SHRINE.at(kami) for kami in state.shrines]

    def bar_one(self, state: RisingSunState, seat: i64, one: i64) -> i64:
        return FREE if int(one) in state.shrines else NO_SUCH_SHRINE

    def take_one(self, state: RisingSunState, seat: i64, one: i64) -> None:
        state.shift(seat, self.kind, self.province, FIRST_SHRINE + state.shrines.index(int(one)))
        state.tell(WORSHIPS, seat, self.kind, self.province, one)
        note_worship(state, seat, one)

    def prompt(self, state: RisingSunState) -> Message:
        place = PROVINCE.message(int(self.province))
        values: dict[str, Value] = {
            "seat": int(self.seat),
            "figure": FIGURE.message(int(self.kind)),
            "province": place,
        }
        return Message("prompt-worship", values)

    def label_one(self, state: RisingSunState, seat: i64, one: i64) -> Message:
        return Message("label-worship", {"kami": KAMI.message(int(one))})

    def label_none(self, state: RisingSunState) -> Message:
        return Message("label-stay-on-map", {"province": PROVINCE.message(int(self.province))})

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, province=self.province, piece=self.kind)


# --- what can be summoned -----------------------------------------------------------------------------------------


def own_kinds(state: RisingSunState, seat: i64) -> list[int]:
    """The kinds of figures a player has, wherever they are."""
    return COMMON_KINDS + [COMMON + monster for monster in state.monsters_of(seat)]


def has_reserve(state: RisingSunState, seat: i64) -> bool:
    """R-5.13"""
    figures = state.clans[seat].figures
    for kind in range(COMMON):
        if figures[kind][RESERVE] > 0:
            return True
    for monster in range(MONSTERS):
        if state.monster_at[monster] == RESERVE and state.monster_owner[monster] == seat:
            return True
    return False
