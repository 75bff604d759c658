"""The sequence of play."""

from chabudai.core.steps import Step
from chabudai.games.rising_sun.components import IN_WINTER, KAMI_TURN, POLITICAL, SEASONS, SEQUENCE, TURNS, WINTER
from chabudai.games.rising_sun.events import WINTER_BEGINS
from chabudai.games.rising_sun.scoring import score_winter, tell_winners
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.kami import KamiTurn
from chabudai.games.rising_sun.steps.mandates.track import MandateTurn
from chabudai.games.rising_sun.steps.seasons import Cleanup, SeasonSetup, return_hostages
from chabudai.games.rising_sun.steps.setting_up import set_up
from chabudai.games.rising_sun.steps.talking.tea import TeaCeremony
from chabudai.games.rising_sun.steps.war.phase import WarPhase


def set_out(state: RisingSunState) -> None:
    """R-3; then the seasons."""
    set_up(state)
    state.push(Season())
    state.advance()


class Season(Step[RisingSunState]):
    """R-6.1: the five parts of a season."""

    def run(self, state: RisingSunState) -> None:
        state.follow([SeasonSetup(), TeaCeremony(), PoliticalPhase(), WarPhase(), Cleanup(), NextSeason()])


class NextSeason(Step[RisingSunState]):
    """R-1.2, R-21.4: spring, summer, autumn; then winter."""

    def run(self, state: RisingSunState) -> None:
        state.season += 1
        state.push(Winter() if state.season == SEASONS else Season())


class PoliticalPhase(Step[RisingSunState]):
    def run(self, state: RisingSunState) -> None:
        state.phase = POLITICAL
        state.push(PoliticalTurn())


class PoliticalTurn(Step[RisingSunState]):
    """R-10.1, R-16.4: mandate turns and Kami turns as the track shows them."""

    def run(self, state: RisingSunState) -> None:
        if state.turn == TURNS:
            return
        turn = SEQUENCE[state.turn]
        state.turn += 1
        state.follow([KamiTurn() if turn == KAMI_TURN else MandateTurn(), self])


class Winter(Step[RisingSunState]):
    """R-22: hostages return, everything is scored, and somebody has won."""

    def run(self, state: RisingSunState) -> None:
        state.season, state.phase = WINTER, IN_WINTER
        state.wars, state.takers, state.market = [], [], []
        state.tell(WINTER_BEGINS)
        return_hostages(state)
        score_winter(state)
        tell_winners(state)


def closes_round(state: RisingSunState) -> bool:
    """R-22: in winter nobody has a turn."""
    return state.phase == IN_WINTER
