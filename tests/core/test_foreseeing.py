"""A choice can be looked at before it is made, as far as its outcome is open information."""

import pytest
from stones import GAME, PEEK, TAKE, Bag

from chabudai.core.match import Match


def at_the_prize() -> Match:
    match = Match(GAME, 2, seed=3)
    for seat in (0, 1):
        match.apply(seat, match.state.legal(seat)[0])
    return match


def winner(match: Match) -> int:
    [seat] = match.state.deciders()
    return seat


def test_a_preview_shows_what_would_be_and_what_would_happen() -> None:
    match = at_the_prize()
    seat = winner(match)
    after = match.state.preview(seat, TAKE.of())
    assert after is not None
    assert after.scores()[seat] == match.state.scores()[seat] + 1
    assert [event.kind.key for event in after.events_since(0, seat)] == ["scores", "thanks", "scores"]


def test_looking_at_a_choice_changes_nothing() -> None:
    match = at_the_prize()
    seat, digest, told = winner(match), match.state.digest(), match.told()
    for action in match.state.legal(seat):
        match.state.preview(seat, action)
    assert (match.state.digest(), match.told()) == (digest, told)


def test_what_would_show_something_hidden_cannot_be_previewed() -> None:
    match = at_the_prize()
    assert match.state.preview(winner(match), PEEK.of()) is None


def test_a_sealed_choice_cannot_be_previewed() -> None:
    state = GAME.new(2, seed=3)
    assert state.preview(0, state.legal(0)[0]) is None


@pytest.mark.parametrize("action", [0, TAKE.of()])
def test_nobody_previews_what_they_may_not_choose(action: int) -> None:
    match = at_the_prize()
    assert match.state.preview(1 - winner(match), action) is None


def test_drawing_a_card_that_everybody_knows_shows_nothing() -> None:
    state: Bag = GAME.new(2, seed=1)
    known = state.bag.size() - 1
    state.turn_up(state.bag)
    secrets = state.secrets
    state.learners = 0
    state.draw(state.bag)
    assert (state.secrets, state.learners) == (secrets, 0)
    assert state.bag.size() == known
    state.draw(state.bag)
    assert state.secrets == secrets + 1, "the next card nobody has seen"
    assert state.learners != 0
