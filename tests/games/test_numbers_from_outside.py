"""Seats and actions are numbers from outside: whatever they are, nobody sees what is not theirs."""

from collections.abc import Callable
from typing import Any

import pytest

import chabudai
from chabudai.core.errors import UnknownAction, UnknownSeat
from chabudai.core.game import Game
from chabudai.core.state import State

HUGE = 1 << 80
every_game = pytest.mark.parametrize("game", chabudai.games(), ids=lambda game: game.id)


def begun(game: Game[Any]) -> State:
    state: State = game.new(game.seats[-1], 7)
    return state


def no_seats(state: State) -> list[int]:
    return [-1, -2, int(state.seats), int(state.seats) + 1, HUGE, -HUGE]


ASKED: list[Callable[[State, int], object]] = [
    lambda state, seat: state.view(seat),
    lambda state, seat: state.legal(seat),
    lambda state, seat: state.menu(seat),
    lambda state, seat: state.prompt(seat),
    lambda state, seat: state.events_since(0, seat),
    lambda state, seat: state.determinize(seat, 1),
    lambda state, seat: state.apply(seat, 0),
    lambda state, seat: state.why_not(seat, 0),
    lambda state, seat: state.preview(seat, 0),
]


@every_game
@pytest.mark.parametrize("ask", ASKED)
def test_who_has_no_seat_is_told_so_whatever_is_asked(game: Game[Any], ask: Callable[[State, int], object]) -> None:
    state = begun(game)
    before = state.digest()
    for seat in no_seats(state):
        with pytest.raises(UnknownSeat, match="error-no-seat"):
            ask(state, seat)
    assert state.digest() == before


@every_game
@pytest.mark.parametrize("action", [-1, -HUGE, HUGE, 1 << 62, 1 << 63, 1 << 64, 10_000_000])
def test_a_number_that_is_no_action_is_told_so(game: Game[Any], action: int) -> None:
    state = begun(game)
    before, [seat, *_] = state.digest(), state.deciders()
    for ask in (state.apply, state.why_not):
        with pytest.raises(UnknownAction, match="error-unknown-action"):
            ask(seat, action)
    assert state.digest() == before
