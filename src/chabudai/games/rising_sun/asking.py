"""What a pending question is about, for whoever draws the table: each says it of itself."""

from mypy_extensions import i64, mypyc_attr

from chabudai.core.messages import Message
from chabudai.core.steps import FREE, NOT_ASKED, Choice, OneOrNone
from chabudai.games.rising_sun.actions import KILL, NO, SPARE, YES
from chabudai.games.rising_sun.components import NOBODY, NONE
from chabudai.games.rising_sun.state import RisingSunState


class Asked:
    """What is asked of whom: each part may be missing."""

    def __init__(
        self,
        seat: i64,
        province: i64 = NONE,
        piece: i64 = NONE,
        kami: i64 = NONE,
        card: i64 = NONE,
        route: i64 = NONE,
        other: i64 = NOBODY,
        left: i64 = NONE,
    ) -> None:
        self.seat = seat
        self.province = province
        self.piece = piece
        self.kami = kami
        self.card = card
        self.route = route
        self.other = other
        self.left = left


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Choice[RisingSunState]):
    """A question to one player."""

    def about(self, state: RisingSunState) -> Asked:
        """What it is about beside whom it is put to."""
        return Asked(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskOneOrNone(OneOrNone[RisingSunState]):
    """A question to one player who may say no, R-29.24: which comes first."""

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat)

    def no(self) -> int:
        return NO.only

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [self.no(), *self.options(state, seat)]


@mypyc_attr(allow_interpreted_subclasses=True)
class AskByCard(AskOneOrNone):
    """What a card lets its owner do, or not."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, card=self.card)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOfTwo(Ask):
    """A question with two answers, R-29.24: first the refusal or the gentler act."""

    def answers(self) -> list[int]:
        return [NO.only, YES.only]

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return self.answers()

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        return FREE if int(action) in self.answers() else NOT_ASKED


@mypyc_attr(allow_interpreted_subclasses=True)
class KillOrSpare(OneOfTwo):
    """R-27.41: Mercy, once for all figures that would die."""

    def answers(self) -> list[int]:
        return [KILL.only, SPARE.only]

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-spare" if action == SPARE.only else "label-kill")


def asked(state: RisingSunState) -> Asked | None:
    choice = state.waiting
    if choice is None:
        return None
    if isinstance(choice, AskOneOrNone):
        return choice.about(state)
    return choice.about(state) if isinstance(choice, Ask) else Asked(NOBODY)
