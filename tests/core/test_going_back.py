"""Going back in a match: to any position and by undo, from the nearest one that was kept, never from the start."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import chabudai
from chabudai.core.game import Game
from chabudai.core.laws import random_choice, random_match
from chabudai.core.match import CLONE_EVERY, Match
from chabudai.core.messages import Message
from chabudai.core.rng import Generator, seeded
from chabudai.core.state import State

NAMES = ("tokaido", "white_castle")
AROUND = [at for kept in (0, CLONE_EVERY, 2 * CLONE_EVERY) for at in range(kept - 2, kept + 3) if at >= 0]


def portrait(match: Match) -> tuple[object, ...]:
    """All that can be known of a match."""
    clones = [clone.digest() for clone in match.clones]
    noted = match.marks, match.forced, match.headings
    return match.moves, noted, match.told(), match.digests, clones, match.state.digest()


def from_the_start(match: Match, count: int) -> Match:
    """The first moves of a match, made again one by one."""
    anew = Match(match.game, int(match.state.seats), match.seed, dict(match.state.options))
    for move in match.moves[:count]:
        anew.make(move.seat, move.actions)
    return anew


class Counted:
    """How often a match that is played asks for its chapter: the same number of times for the same moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
        self.times = 0
        chapter = game.chapter

        def counted(state: State) -> Message | None:
            self.times += 1
            return chapter(state)

        monkeypatch.setattr(type(game), "chapter", staticmethod(counted))

    def during(self, do: Callable[[], object]) -> int:
        before = self.times
        do()
        return self.times - before


@pytest.mark.parametrize("name", NAMES)
def test_any_position_is_what_replaying_from_the_start_gives(name: str) -> None:
    match = random_match(chabudai.game(name), 3, {}, seed=4)
    before = portrait(match)
    for at in [*AROUND, len(match.moves)]:
        assert portrait(match.at(at)) == portrait(from_the_start(match, at))
    assert portrait(match) == before


def test_a_match_of_its_own_does_not_disturb_the_one_it_came_from() -> None:
    match = random_match(chabudai.game("white_castle"), 2, {}, seed=5)
    before = portrait(match)
    other, luck = match.at(CLONE_EVERY), seeded(1, "another way")
    while not other.state.over:
        other.apply(*random_choice(other.state, luck))
    assert portrait(match) == before
    assert portrait(other) == portrait(from_the_start(other, len(other.moves)))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", NAMES)
def test_whatever_was_taken_back_the_match_is_what_its_moves_make_from_the_start(name: str, seed: int) -> None:
    match, luck = Match(chabudai.game(name), 2 + seed % 3, seed), seeded(seed, "back and forth")
    taken_back = 0
    while not match.state.over:
        taken_back += step(match, luck)
        if len(match.moves) in AROUND and not match.pending():
            assert portrait(match) == portrait(from_the_start(match, len(match.moves)))
    assert taken_back > 3


def step(match: Match, luck: Generator) -> bool:
    """A move back where one may be taken back and luck wants it, else one on; whether it was one back."""
    takers = [seat for seat in range(match.state.seats) if match.why_no_undo(seat) is None]
    if takers and luck.below(3) == 0:
        match.undo(takers[luck.below(len(takers))])
        return True
    match.apply(*random_choice(match.state, luck))
    return False


def test_no_position_costs_more_moves_than_there_are_between_two_that_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = chabudai.game("white_castle")
    match = random_match(game, 4, {}, seed=6)
    assert len(match.moves) > 3 * CLONE_EVERY
    counted, anew = Counted(monkeypatch, game), from_the_start(match, 0)
    costs = [counted.during(partial(anew.make, move.seat, move.actions)) for move in match.moves]
    assert all(costs)
    for at in range(len(match.moves) + 1):
        kept = at - at % CLONE_EVERY
        assert counted.during(partial(match.at, at)) == sum(costs[kept:at])


def test_taking_back_never_costs_more_than_that_either(monkeypatch: pytest.MonkeyPatch) -> None:
    game = chabudai.game("white_castle")
    match, luck = Match(game, 3, seed=7), seeded(7, "undo")
    counted, costs, taken_back = Counted(monkeypatch, game), list[int](), 0
    while not match.state.over:
        before = len(match.moves)
        cost = counted.during(lambda: step(match, luck))
        at = len(match.moves)
        if at >= before:
            costs += [cost] * (at - before)  # at most one: they are asked one after the other here
        else:
            del costs[at:]
            assert cost == sum(costs[at - at % CLONE_EVERY :])
            taken_back += 1
    assert taken_back > 10


def test_a_move_that_was_interrupted_is_forgotten() -> None:
    match = random_match(chabudai.game("tokaido"), 2, {}, seed=8)
    match.go_back(CLONE_EVERY + 3)
    before = portrait(match)
    match.state.apply(*random_choice(match.state, seeded(8, "half")))  # and the match never heard of it
    match.go_back(len(match.moves))
    assert portrait(match) == before


@pytest.mark.parametrize("begins_with", range(7))
def test_going_back_that_was_interrupted_is_mended_too(begins_with: int) -> None:
    """Once its moves are those of then, whatever else is already, and whatever not yet."""
    course = ["state", "acts", "milestones", "marks", "forced", "headings", "clones"]
    course = ["moves", *course[begins_with:], *course[:begins_with]]
    for done in range(len(course) + 1):
        match = random_match(chabudai.game("tokaido"), 3, {}, seed=9)
        then, now = match.at(CLONE_EVERY - 1), match.at(len(match.moves))
        for name in course[:done]:
            setattr(match, name, getattr(then, name))
        match.go_back(len(match.moves))
        assert portrait(match) in (portrait(then), portrait(now))
