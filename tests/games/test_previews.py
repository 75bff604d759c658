"""What is foreseen of a choice is what then happens, up to where something hidden or random is shown."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from chabudai.core.game import Game
from chabudai.core.rng import seeded
from chabudai.core.state import State
from chabudai.registry import games

SHORTEST_FIRST = sorted(games(), key=lambda game: game.most_decisions)  # where one game is enough


def made(state: State, seat: int, action: int) -> State:
    after = state.clone()
    after.journal = []
    after.apply(seat, action)
    return after


def told(state: State, seat: int) -> list[dict[str, Any]]:
    return [event.as_dict() for event in state.events_since(0, seat)]


def check(state: State, seat: int, action: int) -> str:
    """Hold the preview of one choice against the choice."""
    foreseen, after = state.preview(seat, action), made(state, seat, action)
    if foreseen is None:
        assert after.learners
        return "hidden"
    assert foreseen.learners == 0
    assert told(after, seat)[: len(told(foreseen, seat))] == told(foreseen, seat)
    if after.learners:
        assert foreseen.deciders() == []
        return "in part"
    assert foreseen.digest() == after.digest()
    return "whole"


@cache
def seen_in(game: Game[Any]) -> Counter[str]:
    """Every legal choice of a game of each size, held against its preview."""
    luck, seen = seeded(1, game.id), Counter[str]()
    for seats in game.seats:
        state = game.new(seats, seats)
        while not state.over:
            [seat, *_] = state.deciders()
            sealed = state.waiting is not None and state.waiting.is_sealed()
            legal = state.legal(seat)
            seen.update(check(state, seat, action) for action in legal if not sealed)
            state.apply(seat, legal[luck.below(len(legal))])
    return seen


@pytest.mark.once
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_choice_does_what_its_preview_showed(game: Game[Any]) -> None:
    """Where every choice shows something or is sealed, as in many card games, there is nothing to foresee."""
    assert seen_in(game).keys() <= {"hidden", "in part", "whole"}


@pytest.mark.once
def test_whole_moves_are_foreseen() -> None:
    assert any(seen_in(game)["whole"] for game in SHORTEST_FIRST)


@pytest.mark.once
def test_what_comes_before_something_is_shown_is_foreseen() -> None:
    assert any(seen_in(game)["in part"] for game in SHORTEST_FIRST)
