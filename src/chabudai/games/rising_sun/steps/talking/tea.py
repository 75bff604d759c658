"""R-8: the tea ceremony: the alliances of the season before end, new ones are made."""

from mypy_extensions import i64

from chabudai.core.messages import Message, Who
from chabudai.core.steps import FREE, NOT_ASKED, Step, Together
from chabudai.games.rising_sun.actions import ALLY, ALONE, READY
from chabudai.games.rising_sun.components import NOBODY, TEA
from chabudai.games.rising_sun.events import NO_ALLIANCES, TEA_BEGINS
from chabudai.games.rising_sun.rulings import FREELY, WINDOWS
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.talking.offers import form_alliance, tea_ends
from chabudai.games.rising_sun.steps.talking.windows import TeaRound


class TeaCeremony(Step[RisingSunState]):
    """R-8.1; how partners find each other depends on how the table talks (R-29.2)."""

    def run(self, state: RisingSunState) -> None:
        state.phase = TEA
        state.ally = [NOBODY] * int(state.seats)
        state.tell(TEA_BEGINS)
        state.push(EndOfTea())
        if state.rules.talk == FREELY:
            state.push(Tea(state.everybody()))
        elif state.rules.talk == WINDOWS:
            state.push(TeaRound(0))
        else:
            state.push(ChoosePartner(state.everybody()))


class EndOfTea(Step[RisingSunState]):
    """R-8.3: from now on no alliance can be formed."""

    def run(self, state: RisingSunState) -> None:
        tea_ends(state)
        if max(state.ally) == NOBODY:
            state.tell(NO_ALLIANCES)


class Tea(Together[RisingSunState]):
    """R-29.2: all talk beside this question, which ends when the last player is ready."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [READY.only]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        return FREE if action == READY.only else NOT_ASKED

    def resolve(self, state: RisingSunState, picks: list[list[int]]) -> None:
        """All are ready."""

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-tea")

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-ready")


class ChoosePartner(Together[RisingSunState]):
    """R-29.N.7: without talk everybody names one partner or none; who name each other are allies."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [ALONE.only, *[ALLY.at(other) for other in range(state.seats) if other != seat]]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if action == ALONE.only:
            return FREE
        other = ALLY.which(action)
        return FREE if ALLY.has(action) and other < state.seats and other != seat else NOT_ASKED

    def resolve(self, state: RisingSunState, picks: list[list[int]]) -> None:
        for seat in range(state.seats):
            for other in range(seat):
                if picks[seat][0] == ALLY.at(other) and picks[other][0] == ALLY.at(seat):
                    form_alliance(state, other, seat)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-partner")

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        if action == ALONE.only:
            return Message("label-alone")
        return Message("label-ally", {"player": Who(int(ALLY.which(action)))})
