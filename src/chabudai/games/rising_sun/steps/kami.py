"""R-16: the Kami turn: shrine by shrine from left to right, each to whoever has most Force there."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chabudai.core.messages import Message
from chabudai.core.shape import SEAT, Flag, Number
from chabudai.core.steps import FREE, NOT_ASKED, Step
from chabudai.games.rising_sun.actions import AT, DONE, MOVE, NO, YES
from chabudai.games.rising_sun.asking import Ask, Asked, OneOfTwo
from chabudai.games.rising_sun.cards import KAMI_POWER, OP, Power
from chabudai.games.rising_sun.components import (
    AMATERASU,
    BUSHI,
    FUJIN,
    KAMI,
    KAMI_TURN,
    NOBODY,
    NONE,
    PIECES,
    PROVINCE,
    PROVINCES,
    RAIJIN,
    RESERVE,
    SEQUENCE,
    SHRINES,
)
from chabudai.games.rising_sun.events import FAVOUR
from chabudai.games.rising_sun.events import KAMI_TURN as KAMI_TURN_BEGINS
from chabudai.games.rising_sun.force import most_devout_at
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.figures import NOT_IN_RESERVE, EndOfSummon, summon
from chabudai.games.rising_sun.steps.gaining import begin_moment, rise_to_top
from chabudai.games.rising_sun.steps.mandates.marshal import NOWHERE_TO_GO
from chabudai.games.rising_sun.steps.mandates.train import Buy
from chabudai.games.rising_sun.steps.moments import VOCABULARY, Word, serve
from chabudai.games.rising_sun.steps.moving import (
    NOTHING_THERE,
    Destination,
    groups_of,
    label_of_group,
    open_targets,
    pieces_at,
)

NOTHING: Final[list[int]] = []


class KamiTurn(Step[RisingSunState]):
    """R-16.1"""

    def run(self, state: RisingSunState) -> None:
        state.tell(KAMI_TURN_BEGINS, SEQUENCE[: state.turn].count(KAMI_TURN))
        state.push(EndOfKamiTurn())
        for shrine in range(SHRINES - 1, -1, -1):
            state.push(ResolveShrine(shrine))


class EndOfKamiTurn(Step[RisingSunState]):
    def run(self, state: RisingSunState) -> None:
        """R-16.2: the Shinto stay."""
        state.shrine = NONE
        state.winds = 0
        state.opened, state.closed = 0, 0


class ResolveShrine(Step[RisingSunState]):
    """R-16.1: an empty shrine is skipped; R-23.5: each benefit is a moment."""

    made_with: ClassVar = {"shrine": Number(0, SHRINES - 1)}

    def __init__(self, shrine: i64) -> None:
        self.shrine = shrine

    def run(self, state: RisingSunState) -> None:
        state.shrine = self.shrine
        state.winds = 0
        state.opened, state.closed = 0, 0
        seat = most_devout_at(state, self.shrine)
        if seat != NOBODY:
            kami = state.shrines[self.shrine]
            begin_moment(state)
            state.tell(FAVOUR, seat, kami)
            serve(state, seat, KAMI_POWER[kami], NOTHING)

    def outlook(self, state: RisingSunState) -> Message:
        return Message("chain-shrine", {"kami": KAMI.message(state.shrines[self.shrine])})


class HonorToTop(Word):
    """R-16.3a; R-29.23: not asked of the clan at the top."""

    def serve(self, state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
        if state.rank(owner) > 0:
            state.push(RiseToTop(owner))


class MoveFigures(Word):
    """R-16.3b"""

    def serve(self, state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
        state.winds = power.n
        state.push(Wind(owner, True))


class SummonOne(Word):
    """R-16.3d: a Summon instance."""

    def serve(self, state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
        if state.number(owner, power.figure, RESERVE) > 0:
            state.summoned = False
            state.push(EndOfSummon(owner))
            state.push(SummonAnywhere(owner))


class BuyOne(Word):
    """R-16.3e"""

    def serve(self, state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
        state.push(Buy(owner))


VOCABULARY.explain(OP.index["honor_to_top"], HonorToTop())
VOCABULARY.explain(OP.index["move_figures"], MoveFigures())
VOCABULARY.explain(OP.index["summon"], SummonOne())
VOCABULARY.explain(OP.index["buy_card"], BuyOne())


class RiseToTop(OneOfTwo):
    """Amaterasu"""

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if action == YES.base:
            rise_to_top(state, seat)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-amaterasu", {"seat": int(self.seat)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-stay-in-honor" if action == NO.base else "label-rise")

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, kami=AMATERASU)


class Wind(Ask):
    """Fujin, R-29.12: any piece on the map, the one just moved included."""

    made_with: ClassVar = {"seat": SEAT, "first": Flag()}

    def __init__(self, seat: i64, first: bool) -> None:
        self.seat = seat
        self.first = first

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [int(DONE.base), *groups_of(state, seat, NOTHING)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if action == DONE.base:
            return FREE
        if not MOVE.has(action):
            return NOT_ASKED
        province, piece = (action - MOVE.base) // PIECES, (action - MOVE.base) % PIECES
        if pieces_at(state, seat, piece, province) == 0:
            return NOTHING_THERE
        return FREE if open_targets(state, seat, province) != 0 else NOWHERE_TO_GO

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if MOVE.has(action):
            state.push(NextWind(seat))
            state.push(WindTo(seat, (action - MOVE.base) // PIECES, (action - MOVE.base) % PIECES))

    def begins_turn(self) -> bool:
        return self.first

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-fujin", {"seat": int(self.seat), "n": int(state.winds)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-done-moving") if action == DONE.base else label_of_group(action)

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, kami=FUJIN, left=state.winds)


class NextWind(Step[RisingSunState]):
    """R-29.12: a move taken back at a toll is not one of the two."""

    made_with: ClassVar = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: RisingSunState) -> None:
        if state.winds > 0:
            state.push(Wind(self.seat, False))


class WindTo(Destination):
    """R-29.12: no staying; who does not want to move is done."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return self.ways(state, seat)

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        return self.bar_way(state, seat, action)


class SummonAnywhere(Ask):
    """Raijin: a Bushi in any province."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [int(NO.base), *[int(AT.base) + province for province in range(PROVINCES)]]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if action == NO.base:
            return FREE
        if not AT.has(action):
            return NOT_ASKED
        return FREE if state.number(seat, BUSHI, RESERVE) > 0 else NOT_IN_RESERVE

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if AT.has(action):
            summon(state, seat, BUSHI, action - AT.base)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-raijin", {"seat": int(self.seat)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        if action == NO.base:
            return Message("label-summon-nobody")
        return Message("label-province", {"province": PROVINCE.message(int(action - AT.base))})

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, kami=RAIJIN)
