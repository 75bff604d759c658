"""Who plays against bots alone takes back through their moves, as long as nothing has been shown."""

from collections.abc import Callable

import pytest

import chabudai
from chabudai.core.errors import BadUndo
from chabudai.core.laws import random_choice
from chabudai.core.match import Match
from chabudai.core.rng import seeded

CASTLE, TOKAIDO = chabudai.game("white_castle"), chabudai.game("tokaido")
ME = 0


def played_until(match: Match, wanted: Callable[[Match], bool]) -> Match:
    """At random, to where it is as wanted."""
    luck = seeded(7, "laws")
    while not wanted(match):
        match.apply(*random_choice(match.state, luck))
    return match


def bots_of(match: Match) -> list[int]:
    return [seat for seat in range(int(match.state.seats)) if seat != ME]


def own_moves(match: Match) -> int:
    return sum(move.seat == ME for move in match.moves)


def may_go_back(match: Match) -> bool:
    """Two bots have moved, and I may take back."""
    movers = {move.seat for move in match.moves[-8:]}
    return match.moves[-1:] != [] and match.moves[-1].seat != ME and movers == {0, 1, 2} and is_free(match)


def is_free(match: Match) -> bool:
    return match.why_no_undo(ME, bots_of(match)) is None


def test_the_moves_of_all_bots_go_with_ones_own() -> None:
    match = played_until(Match(CASTLE, 3, 1), may_go_back)
    last = max(number for number, move in enumerate(match.moves) if move.seat == ME)
    before, stands = match.at(last).state.digest(), match.moves[:last]
    match.undo(ME, bots_of(match))
    assert (match.state.digest(), match.moves, match.state.deciders()) == (before, stands, [ME])


def test_one_may_go_on_taking_back() -> None:
    match = played_until(Match(CASTLE, 3, 1), may_go_back)
    made = own_moves(match)
    match.undo(ME, bots_of(match))
    while is_free(match):
        match.undo(ME, bots_of(match))
    assert own_moves(match) < made - 1


def test_where_another_person_sits_what_bots_did_stands() -> None:
    match = played_until(Match(CASTLE, 3, 1), may_go_back)
    for bots in ([], [1], [2]):
        assert match.why_no_undo(ME, bots) == "error-undo-others"
        with pytest.raises(BadUndo, match="error-undo-others"):
            match.undo(ME, bots)


def test_a_bot_does_not_take_back_through_me() -> None:
    match = played_until(Match(CASTLE, 3, 1), may_go_back)
    assert match.why_no_undo(1, [2]) == "error-undo-others" or match.moves[-1].seat == 1


def test_what_a_bot_has_turned_up_is_not_taken_back() -> None:
    def has_shown(match: Match) -> bool:
        return match.moves[-1:] != [] and match.moves[-1].seat != ME and match.state.learners != 0

    match = played_until(Match(CASTLE, 3, 1), lambda match: own_moves(match) > 0 and has_shown(match))
    assert match.why_no_undo(ME, bots_of(match)) == "error-undo-seen"


def test_a_bot_that_knows_more_than_i_do_is_not_asked_twice() -> None:
    """T-13.1: which traveler it chose of two that only it has seen"""

    def has_reacted(match: Match) -> bool:
        last = match.moves[-1] if match.moves else None
        return last is not None and last.seat != ME and last.unshared >> ME & 1 == 1 and own_moves(match) > 0

    match = played_until(Match(TOKAIDO, 3, 1), has_reacted)
    assert match.why_no_undo(ME, bots_of(match)) in ("error-undo-others", "error-undo-seen")


def test_when_the_game_is_over_nothing_is_taken_back_through_bots() -> None:
    match = played_until(Match(CASTLE, 2, 1), lambda match: match.state.over)
    last = match.moves[-1].seat
    assert match.why_no_undo(1 - last, [last]) == "error-undo-others"
