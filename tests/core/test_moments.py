"""Moments: whoever watches for one comes to it, in the order of the game, and is served or asked."""

import json

import pytest
from stones import GAME, KEEP, MOMENT, MOMENTS, PRIZE, SPEND, Bag, Pebble, SomethingHappened, SpendPebble

from chabudai.core.moments import Coming, Moments


def after_the_prize(winner: int, pebble: int, score: list[int]) -> Bag:
    """Somebody has taken a prize, with this many points at each seat."""
    state = GAME.new(len(score), seed=1)
    state.stack.clear()
    state.picks = []
    state.score, state.pebble = score, pebble
    state.push(SomethingHappened(PRIZE, [winner]))
    state.advance()
    return state


def told(state: Bag) -> list[tuple[str, int]]:
    return [(event.kind.key, event.values[0]) for event in state.events_since(0, None)]


def test_those_whom_a_moment_concerns_are_served_in_the_order_the_game_defines() -> None:
    """N-1.7"""
    state = after_the_prize(winner=2, pebble=-1, score=[0, 0, 0, 0])
    assert told(state) == [("scores", 3), ("scores", 0), ("scores", 1)]
    assert state.over


def test_whoever_is_to_choose_is_asked_and_the_rest_waits_until_then() -> None:
    """N-1.7"""
    state = after_the_prize(winner=1, pebble=2, score=[0, 2, 3])
    assert isinstance(state.waiting, SpendPebble)
    assert (state.deciders(), told(state)) == ([2], [])
    state.apply(2, SPEND.of())
    assert told(state) == [("scores", 2), ("scores", 0)]
    assert state.over


def test_nobody_is_asked_who_is_not_concerned() -> None:
    """N-1.7: whoever took the prize has the pebble."""
    assert after_the_prize(winner=1, pebble=1, score=[1, 2, 3]).over


def test_what_has_lost_its_occasion_meanwhile_does_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two would spend the same pebble: after the first there is none left."""
    monkeypatch.setattr(MOMENTS, "watchers", [[Pebble(), Pebble()]])
    state = after_the_prize(winner=0, pebble=1, score=[2, 1])
    state.apply(1, SPEND.of())
    assert state.over
    state = after_the_prize(winner=0, pebble=1, score=[2, 1])
    state.apply(1, KEEP.of())
    assert state.deciders() == [1]


def test_a_position_in_the_middle_of_a_moment_can_be_written_down_and_played_on() -> None:
    state = after_the_prize(winner=1, pebble=2, score=[0, 2, 3])
    again = GAME.load(json.loads(json.dumps(GAME.dump(state))))
    for each in (state, again):
        each.apply(2, KEEP.of())
    assert again.digest() == state.digest()
    assert again.score == [1, 2, 3]


def test_who_comes_is_found_by_what_watches_and_who_owns_it() -> None:
    state = after_the_prize(winner=1, pebble=2, score=[0, 2, 3])
    due: list[Coming] = SomethingHappened(PRIZE, [1]).due(state)
    assert [(coming.place, coming.owner) for coming in due] == [(0, 0), (1, 2)]


def test_a_moment_that_nothing_watches_for_passes() -> None:
    assert Moments(MOMENT).watchers == [[]]
