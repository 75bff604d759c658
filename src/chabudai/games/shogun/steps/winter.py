"""S-12: the winter round: rice, hunger, revolts."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import EVERYONE
from chabudai.core.messages import Message
from chabudai.core.numbers import bit, members
from chabudai.core.steps import FREE, NOT_ASKED, Choice, Step, bar
from chabudai.games.shogun.actions import FACE
from chabudai.games.shogun.components import (
    EXTRA_FARMERS,
    MOST_MISSING,
    PROVINCE,
    REVOLTS_BY_SHORTAGE,
    WINTER_LOSS,
)
from chabudai.games.shogun.events import CARDS_DRAWN, FED, GOES_HUNGRY, LOSES_RICE, WINTER_COMES
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.battles import revolt

NO_REVOLT_THERE: Final = bar("no-revolt-there", "S-12.6")


class LoseRice(Step[ShogunState]):
    """S-12.2: as the last event of the year says."""

    def run(self, state: ShogunState) -> None:
        event = state.events[0]
        state.tell(WINTER_COMES, event, WINTER_LOSS[event])
        for seat in state.order:
            lost = min(state.rice[seat], WINTER_LOSS[event])
            state.rice[seat] -= lost
            if lost > 0:
                state.tell(LOSES_RICE, seat, lost)


class Supply(Step[ShogunState]):
    """S-12.3, S-12.9: who goes hungry is settled before the first revolt; then player by player (S-12.7)."""

    def run(self, state: ShogunState) -> None:
        for seat in state.order:
            missing = missing_rice(state, seat)
            if missing == 0:
                state.tell(FED, seat)
            else:
                line = min(missing, MOST_MISSING)
                state.tell(GOES_HUNGRY, seat, missing, REVOLTS_BY_SHORTAGE[line], EXTRA_FARMERS[line])
        for seat in reversed(state.order):
            line = min(missing_rice(state, seat), MOST_MISSING)
            if line > 0:
                state.push(DrawRevolts(seat, REVOLTS_BY_SHORTAGE[line], EXTRA_FARMERS[line]))


def missing_rice(state: ShogunState, seat: i64) -> i64:
    """S-12.3"""
    return max(0, state.number_of_provinces(seat) - state.rice[seat])


class DrawRevolts(Step[ShogunState]):
    """S-12.5: the left neighbour draws the cards; S-12.6: all of them before the first revolt."""

    def __init__(self, seat: i64, revolts: i64, farmers: i64) -> None:
        self.seat = seat
        self.revolts = revolts
        self.farmers = farmers

    def run(self, state: ShogunState) -> None:
        cards = state.provinces_of(self.seat)
        state.shown_to(EVERYONE)
        state.generator.shuffle(cards)
        drawn = cards[: self.revolts]
        if state.journal is not None:
            state.tell_some(CARDS_DRAWN, EVERYONE, [int(state.left_of(self.seat)), int(self.seat), *sorted(drawn)])
        mask: i64 = 0
        for card in drawn:
            mask |= bit(card)
        state.push(NextRevolt(self.seat, mask, self.farmers))


class NextRevolt(Choice[ShogunState]):
    """S-12.6 (D-10): the player decides the order of the own revolts."""

    def __init__(self, seat: i64, revolting: i64, farmers: i64) -> None:
        self.seat = seat
        self.revolting = revolting
        self.farmers = farmers

    def menu(self, state: ShogunState, seat: i64) -> list[int]:
        return [FACE.at(place) for place in members(self.revolting)]

    def bar(self, state: ShogunState, seat: i64, action: i64) -> i64:
        if not FACE.has(action):
            return NOT_ASKED
        return FREE if (self.revolting >> FACE.which(action)) & 1 else NO_REVOLT_THERE

    def take(self, state: ShogunState, seat: i64, action: i64) -> None:
        province = FACE.which(action)
        rest = self.revolting & ~bit(province)
        if rest:
            state.push(NextRevolt(seat, rest, self.farmers))
        state.push(WinterRevolt(province, self.farmers))

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: ShogunState) -> Message:
        return Message("prompt-revolt", {"seat": int(self.seat), "farmers": int(self.farmers)})

    def label(self, state: ShogunState, seat: i64, action: i64) -> Message:
        province = int(FACE.which(action))
        farmers = int(self.farmers) + state.unrest[province]
        return Message("label-revolt", {"province": PROVINCE.message(province), "farmers": farmers})


class WinterRevolt(Step[ShogunState]):
    """S-12.8: markers and the farmers of the table; S-12.10: no marker is added."""

    def __init__(self, province: i64, farmers: i64) -> None:
        self.province = province
        self.farmers = farmers

    def run(self, state: ShogunState) -> None:
        revolt(state, self.province, self.farmers + state.unrest[self.province])
