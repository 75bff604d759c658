"""R-27.37: Path of the Kenin, the Light and the Samurai: figures that are placed, which is no summon."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.actions import Verb
from chabudai.core.messages import Message
from chabudai.core.steps import FREE, NOT_ASKED
from chabudai.games.rising_sun.actions import AT, SHRINE, WITH
from chabudai.games.rising_sun.asking import Ask, AskByCard, Asked
from chabudai.games.rising_sun.cards import CARD, OP, WHERE, Power
from chabudai.games.rising_sun.components import (
    FIGURE,
    FIGURES,
    IS_SHINTO,
    KAMI,
    PROVINCE,
    PROVINCES,
    RESERVE,
    SHINTO,
)
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.figures import (
    NO_STRONGHOLD_THERE,
    NO_SUCH_SHRINE,
    NOT_IN_RESERVE,
    place,
    place_at_shrine,
)
from chabudai.games.rising_sun.steps.moments import VOCABULARY, Word
from chabudai.games.rising_sun.steps.powers.gains import power_of

AT_STRONGHOLD: Final = WHERE["own_stronghold_province"]
AT_SHRINE: Final = WHERE["any_shrine"]


class PlaceFigure(Word):
    def serve(self, state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
        if power.where == AT_SHRINE:
            state.push(PlaceAtShrine(owner, power.what))
        else:
            state.push(PlaceInProvince(owner, power.what))

    def is_possible(self, state: RisingSunState, owner: i64, power: Power) -> bool:
        """R-29.23: with a figure in the reserve."""
        return len(placeable(state, owner, power.figure)) > 0


VOCABULARY.explain(OP.index["place_figure"], PlaceFigure())


def placeable(state: RisingSunState, seat: i64, kind: i64) -> list[int]:
    """The kinds in the reserve that fit: for a Shinto Komainu does too (R-5.1)."""
    fits = [each for each in range(FIGURES) if (IS_SHINTO[each] if kind == SHINTO else each == kind)]
    return [each for each in fits if state.number(seat, each, RESERVE) > 0]


class PlaceInProvince(AskByCard):
    """Path of the Kenin: at an own stronghold. Path of the Samurai: anywhere."""

    def verb(self) -> Verb:
        return AT

    def options(self, state: RisingSunState, seat: i64) -> list[int]:
        return [AT.at(province) for province in range(PROVINCES)]

    def bar_one(self, state: RisingSunState, seat: i64, one: i64) -> i64:
        power = power_of(self.card, "place_figure")
        if state.number(seat, power.figure, RESERVE) == 0:
            return NOT_IN_RESERVE
        at_stronghold = state.clans[seat].strongholds[one] > 0
        return FREE if at_stronghold or power.where != AT_STRONGHOLD else NO_STRONGHOLD_THERE

    def take_one(self, state: RisingSunState, seat: i64, one: i64) -> None:
        place(state, seat, power_of(self.card, "place_figure").figure, one)

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-place", {"seat": int(self.seat), "card": CARD.message(int(self.card))})

    def label_one(self, state: RisingSunState, seat: i64, one: i64) -> Message:
        return Message("label-place", {"province": PROVINCE.message(int(one))})

    def label_none(self, state: RisingSunState) -> Message:
        return Message("label-place-none")


class PlaceAtShrine(AskByCard):
    """Path of the Light, R-29.13: a shrine, then which figure if several fit."""

    def verb(self) -> Verb:
        return SHRINE

    def options(self, state: RisingSunState, seat: i64) -> list[int]:
        return [SHRINE.at(kami) for kami in state.shrines]

    def bar_one(self, state: RisingSunState, seat: i64, one: i64) -> i64:
        if not placeable(state, seat, SHINTO):
            return NOT_IN_RESERVE
        return FREE if int(one) in state.shrines else NO_SUCH_SHRINE

    def take_one(self, state: RisingSunState, seat: i64, one: i64) -> None:
        state.push(ChooseWorshipper(seat, self.card, one))

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-place-at-shrine", {"seat": int(self.seat), "card": CARD.message(int(self.card))})

    def label_one(self, state: RisingSunState, seat: i64, one: i64) -> Message:
        return Message("label-worship", {"kami": KAMI.message(int(one))})

    def label_none(self, state: RisingSunState) -> Message:
        return Message("label-place-none")


class ChooseWorshipper(Ask):
    """R-29.13: a Shinto or Komainu."""

    def __init__(self, seat: i64, card: i64, kami: i64) -> None:
        self.seat = seat
        self.card = card
        self.kami = kami

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [WITH.at(kind) for kind in placeable(state, seat, SHINTO)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if not WITH.has(action):
            return NOT_ASKED
        kind = WITH.which(action)
        return FREE if IS_SHINTO[kind] and state.number(seat, kind, RESERVE) > 0 else NOT_IN_RESERVE

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        place_at_shrine(state, seat, WITH.which(action), state.shrines.index(int(self.kami)))

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-worshipper", {"seat": int(self.seat), "kami": KAMI.message(int(self.kami))})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-figure", {"figure": FIGURE.message(int(WITH.which(action)))})

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, kami=self.kami, card=self.card)
