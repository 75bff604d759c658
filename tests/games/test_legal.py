"""Legality is defined by `bar`. Where a hot choice also says `legal`, in one go, it must say the same."""

from functools import cache
from typing import Any

import pytest
from judged import judged
from seating import nearest

from chabudai.core.game import Game
from chabudai.core.rng import seeded
from chabudai.core.steps import FREE, Choice, OneOrNone
from chabudai.registry import games

EVERY_TABLE = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in games() for seats in game.seats]
GAMES = 6
OF_THE_FRAME = {Choice.__name__, OneOrNone.__name__}  # held to `bar` like the others, below


def by_asking(choice: Choice[Any], state: Any, seat: int) -> list[int]:
    return [action for action in choice.menu(state, seat) if choice.bar(state, seat, action) == FREE]


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_what_is_legal_in_one_go_is_what_is_legal_one_by_one(game: Game[Any], seats: int) -> None:
    luck = seeded(seats, game.id)
    for seed in range(GAMES):
        state = game.new(seats, seed, listen=False)
        while not state.over:
            choice = state.waiting
            assert choice is not None
            for seat in state.deciders():
                assert choice.legal(state, seat) == by_asking(choice, state, seat), type(choice).__name__
            seat = state.deciders()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))])


@cache
def barred_in(game: Game[Any]) -> int:
    """How often the menu of a random game bars something: each time for the reason that `why_not` gives."""
    state, luck, barred = game.new(nearest(game, 3), 3, listen=False), seeded(3, game.id), 0
    while not state.over:
        for seat in state.deciders():
            for entry in state.menu(seat):
                assert entry.refusal == state.why_not(seat, entry.action)
                barred += entry.refusal is not None
        seat = state.deciders()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))])
    return barred


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_menu_bars_what_why_not_bars_and_for_the_same_reason(game: Game[Any]) -> None:
    """A game may offer nothing that is barred; `test_something_is_barred_at_all` sees that some do."""
    assert barred_in(game) >= 0


def test_something_is_barred_at_all() -> None:
    assert any(map(barred_in, games()))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_shortcuts_are_known_by_name(game: Game[Any]) -> None:
    """Each is worth its repetition by `make bench`. Another is to be thought about, then named in `judged.toml`."""
    kinds = [kind for kind in game.step_kinds() if issubclass(kind, Choice)]
    shortcuts = {owner(kind) for kind in kinds} - OF_THE_FRAME
    assert shortcuts == set(judged(game).shortcuts)


def owner(kind: type[Any]) -> str:
    """The class whose `legal` this one uses."""
    return next(each.__name__ for each in kind.__mro__ if "legal" in vars(each))
