"""The sequence of play."""

from chabudai.core.steps import Step
from chabudai.games.shogun.components import NOBODY, NONE, ROUNDS, SPECIALS, WINTER
from chabudai.games.shogun.events import ROUND, YEAR_ENDS
from chabudai.games.shogun.scoring import score_year, tell_winners
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.carrying_out import CarryOut
from chabudai.games.shogun.steps.ordering import DrawEvent, LayActions, LaySpecials, OpenBids
from chabudai.games.shogun.steps.planning import StartPlanning
from chabudai.games.shogun.steps.setting_up import (
    FillTower,
    FixedSetUp,
    ShuffleEvents,
    StartDraft,
    give_chests,
    lay_event_cards,
)
from chabudai.games.shogun.steps.winter import LoseRice, Supply


def set_out(state: ShogunState) -> None:
    """S-3: chests, provinces, the tower, the events; then the rounds."""
    give_chests(state)
    state.follow([FixedSetUp() if state.rules.fixed else StartDraft(), FillTower(), ShuffleEvents(), NextRound()])
    state.advance()


class NextRound(Step[ShogunState]):
    """S-4.1: spring, summer, autumn and winter, twice; then the end."""

    def run(self, state: ShogunState) -> None:
        if state.round == ROUNDS:
            state.push(EndOfGame())
            return
        state.round += 1
        state.tell(ROUND, state.season(), state.year())
        state.follow([WinterRound() if state.is_winter() else ActionRound(), self])


class ActionRound(Step[ShogunState]):
    """S-4.2: the six steps of an action round."""

    def run(self, state: ShogunState) -> None:
        state.follow(
            [LayActions(), LaySpecials(), StartPlanning(), DrawEvent(), OpenBids(), CarryOut(), EndOfRound()]
        )


class EndOfRound(Step[ShogunState]):
    """S-8.7: all cards back to the hands; after autumn the daimyo cards stay until the end of winter."""

    def run(self, state: ShogunState) -> None:
        if state.season() + 1 != WINTER:
            state.order = []
        state.plans = None
        state.lost = 0
        state.place = 0
        state.row = []
        state.specials = []
        state.takers = [NOBODY] * SPECIALS
        state.ranking = []
        state.event = NONE


class WinterRound(Step[ShogunState]):
    """S-12.1"""

    def run(self, state: ShogunState) -> None:
        state.follow([LoseRice(), Supply(), Score(), EndOfYear()])


class Score(Step[ShogunState]):
    """S-13.1, S-13.2"""

    def run(self, state: ShogunState) -> None:
        score_year(state)


class EndOfYear(Step[ShogunState]):
    """S-13.3: unrest and rice are cleared away, four new events; not after the last winter (S-13.4)."""

    def run(self, state: ShogunState) -> None:
        if state.round == ROUNDS:
            return
        state.tell(YEAR_ENDS, state.year())
        state.unrest = [0] * len(state.unrest)
        state.rice = [0] * int(state.seats)
        state.order = []
        lay_event_cards(state)


class EndOfGame(Step[ShogunState]):
    """S-13.4"""

    def run(self, state: ShogunState) -> None:
        tell_winners(state)


def closes_round(state: ShogunState) -> bool:
    """S-12: in winter nobody has a turn."""
    return state.is_winter()
