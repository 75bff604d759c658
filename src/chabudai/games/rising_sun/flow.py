"""The sequence of play."""

from chabudai.games.rising_sun.components import IN_WINTER
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.setting_up import set_up


def set_out(state: RisingSunState) -> None:
    """R-3; then the seasons."""
    set_up(state)
    state.advance()


def closes_round(state: RisingSunState) -> bool:
    """R-22: in winter nobody has a turn."""
    return state.phase == IN_WINTER
