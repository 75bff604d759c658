"""R-17.6: War Province tokens, taken or discarded."""

from mypy_extensions import i64

from chabudai.games.rising_sun.components import PROVINCES
from chabudai.games.rising_sun.state import DISCARDED, RisingSunState
from chabudai.games.rising_sun.steps.gaining import begin_moment
from chabudai.games.rising_sun.steps.moments import WIN_WAR_TOKEN, Occasion


def discard_token(state: RisingSunState) -> None:
    """R-17.5a"""
    note_taker(state, DISCARDED)
    state.discarded = [*state.discarded, token_of(state)]


def take_token(state: RisingSunState, seat: i64, by_battle: bool) -> None:
    """R-17.6; R-23.5: without a battle it is a moment of its own, in a battle part of the outcome."""
    clan = state.clans[seat]
    clan.tokens = [*clan.tokens, token_of(state)]
    note_taker(state, seat)
    if not by_battle:
        begin_moment(state)
    about = [int(seat), state.wars[state.war], 1 if by_battle else 0]
    state.push(Occasion(WIN_WAR_TOKEN, about))


def token_of(state: RisingSunState) -> int:
    return int(state.season) * PROVINCES + state.wars[state.war]


def note_taker(state: RisingSunState, taker: i64) -> None:
    takers = state.takers.copy()
    takers[state.war] = int(taker)
    state.takers = takers
