"""R-16: the Kami turn: shrine by shrine from left to right, each to whoever has most Force there."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.actions import Verb
from chabudai.core.messages import Message
from chabudai.core.steps import FREE, SeatStep, Step
from chabudai.games.rising_sun.actions import AT, DONE, MOVE, NO, YES
from chabudai.games.rising_sun.asking import Asked, AskOneOrNone, OneOfTwo
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
from chabudai.games.rising_sun.events import FAVOUR, KAMI_TURN_BEGINS
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
    can_leave,
    groups_of,
    label_of_group,
    pieces_at,
)

NOTHING: Final[list[int]] = []


class KamiTurn(Step[RisingSunState]):
    """R-16.1"""

    def run(self, state: RisingSunState) -> None:
        state.tell(KAMI_TURN_BEGINS, SEQUENCE[: state.turn].count(KAMI_TURN))
        state.follow([*[ResolveShrine(shrine) for shrine in range(SHRINES)], EndOfKamiTurn()])


class EndOfKamiTurn(Step[RisingSunState]):
    def run(self, state: RisingSunState) -> None:
        """R-16.2: the Shinto stay."""
        state.shrine = NONE
        state.winds = 0
        state.opened, state.closed = 0, 0


class ResolveShrine(Step[RisingSunState]):
    """R-16.1: an empty shrine is skipped; R-23.5: each benefit is a moment."""

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
        if action == YES.only:
            rise_to_top(state, seat)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-amaterasu", {"seat": int(self.seat)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-stay-in-honor" if action == NO.only else "label-rise")

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, kami=AMATERASU)


class Wind(AskOneOrNone):
    """Fujin, R-29.12: any piece on the map, the one just moved included."""

    def __init__(self, seat: i64, first: bool) -> None:
        self.seat = seat
        self.first = first

    def verb(self) -> Verb:
        return MOVE

    def no(self) -> int:
        return DONE.only

    def options(self, state: RisingSunState, seat: i64) -> list[int]:
        return groups_of(state, seat, NOTHING)

    def bar_one(self, state: RisingSunState, seat: i64, one: i64) -> i64:
        province, piece = one // PIECES, one % PIECES
        if pieces_at(state, seat, piece, province) == 0:
            return NOTHING_THERE
        return FREE if can_leave(state, seat, piece, province) else NOWHERE_TO_GO

    def take_one(self, state: RisingSunState, seat: i64, one: i64) -> None:
        state.follow([WindTo(seat, one // PIECES, one % PIECES), NextWind(seat)])

    def begins_turn(self) -> bool:
        return self.first

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-fujin", {"seat": int(self.seat), "n": int(state.winds)})

    def label_one(self, state: RisingSunState, seat: i64, one: i64) -> Message:
        return label_of_group(one)

    def label_none(self, state: RisingSunState) -> Message:
        return Message("label-done-moving")

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, kami=FUJIN, left=state.winds)


class NextWind(SeatStep[RisingSunState]):
    """R-29.12: a move taken back at a toll is not one of the two."""

    def run(self, state: RisingSunState) -> None:
        if state.winds > 0:
            state.push(Wind(self.seat, False))


class WindTo(Destination):
    """R-29.12: no staying; who does not want to move is done."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return self.ways(state, seat)

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        return self.bar_way(state, seat, action)


class SummonAnywhere(AskOneOrNone):
    """Raijin: a Bushi in any province."""

    def verb(self) -> Verb:
        return AT

    def options(self, state: RisingSunState, seat: i64) -> list[int]:
        return [AT.at(province) for province in range(PROVINCES)]

    def bar_one(self, state: RisingSunState, seat: i64, one: i64) -> i64:
        return FREE if state.number(seat, BUSHI, RESERVE) > 0 else NOT_IN_RESERVE

    def take_one(self, state: RisingSunState, seat: i64, one: i64) -> None:
        summon(state, seat, BUSHI, one)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-raijin", {"seat": int(self.seat)})

    def label_one(self, state: RisingSunState, seat: i64, one: i64) -> Message:
        return Message("label-province", {"province": PROVINCE.message(int(one))})

    def label_none(self, state: RisingSunState) -> Message:
        return Message("label-summon-nobody")

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, kami=RAIJIN)
