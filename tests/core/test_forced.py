"""What nobody is asked is noted all the same: who was moved, where that begins, and how things stood before."""

from typing import Any

import pytest
from stones import GAME as STONES
from stones import TAKE, THANK

import chabudai
from chabudai.core.forced import Heading, apply_noting
from chabudai.core.game import Game
from chabudai.core.laws import random_choice, random_match
from chabudai.core.match import Match
from chabudai.core.rng import seeded

GAMES = [STONES, chabudai.game("tokaido"), chabudai.game("white_castle")]


def with_thanks(seats: int) -> tuple[Match, int]:
    """Somebody has won a bid and taken the point, which asks for a word of thanks (N-1.3)."""
    match = Match(STONES, seats, seed=1)
    for seat in range(seats):
        match.apply(seat, match.state.legal(seat)[0])
    [winner] = match.state.deciders()
    match.apply(winner, TAKE.of())
    return match, winner


def test_with_one_other_player_the_word_of_thanks_is_forced() -> None:
    """N-1.3"""
    match, winner = with_thanks(2)
    [forced] = match.forced[-1]
    assert (forced.seat, forced.action) == (winner, THANK.of(1 - winner))
    assert match.state.journal[forced.first].kind.key == "thanks"


def test_with_more_of_them_there_is_a_choice() -> None:
    """N-1.3"""
    match, winner = with_thanks(3)
    assert match.forced[-1] == []
    assert match.state.deciders() == [winner]


def test_the_position_before_it_waits_for_whom_it_moves() -> None:
    match, winner = with_thanks(2)
    [forced] = match.forced[-1]
    assert (forced.before.deciders(), forced.before.legal(winner)) == ([winner], [forced.action])
    assert forced.before.scores()[winner] == 2, "the point is there, the thanks are still to be said"


def test_the_line_it_begins_with_says_so_and_no_other() -> None:
    match, _ = with_thanks(2)
    [begun] = [line for line in match.lines(None) if line.forced is not None]
    assert (begun.event.kind.key, begun.forced) == ("thanks", match.forced[-1][0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_noting_changes_nothing_of_what_happens(game: Game[Any]) -> None:
    state, luck = game.new(2, seed=3), seeded(3, "noting")
    twin, headings = game.new(2, seed=3), list[Heading]()
    while not state.over:
        seat, action = random_choice(state, luck)
        state.apply(seat, action)
        apply_noting(twin, seat, action, headings)
        assert (twin.digest(), twin.deciders()) == (state.digest(), state.deciders())
    told, told_twin = ([event.as_dict() for event in each.journal or []] for each in (state, twin))
    assert told == told_twin


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whatever_is_noted_is_told_and_lies_within_its_move(game: Game[Any]) -> None:
    found = 0
    for seed in range(4):
        match = random_match(game, 2, {}, seed)
        for at, forced in enumerate(match.forced[1:], 1):
            places = [place for each in forced for place in (each.first, each.last)]
            assert places == sorted(places)
            assert all(each.first < each.last for each in forced)
            assert all(match.marks[at - 1] <= place <= match.marks[at] for place in places)
            found += len(forced)
    assert found > 3


@pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: game.id)
def test_no_chapter_is_begun_twice(game: Game[Any]) -> None:
    for seed in range(4):
        chapters = [str(each.chapter) for each in random_match(game, 2 + seed % 3, {}, seed).headings]
        assert len(chapters) == len(set(chapters))


def test_a_match_that_is_gone_back_in_notes_the_same_again() -> None:
    match, luck = Match(GAMES[1], 2, seed=5), seeded(5, "back")
    while not match.state.over:
        match.apply(*random_choice(match.state, luck))
    for at in range(len(match.moves) + 1):
        twin = match.at(at)
        assert twin.forced == match.forced[: at + 1]
        assert twin.headings == [each for each in match.headings if each.first < twin.mark()]
