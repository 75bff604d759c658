"""The tiny game proves hidden hands, simultaneous choices and undo before the big games need them."""

import pytest
from stones import BID, GAME, GUESS, PEEK, TAKE, Guess, Open

from chabudai.core import laws
from chabudai.core.errors import BadUndo
from chabudai.core.match import Match
from chabudai.core.messages import Message
from chabudai.core.steps import Plans


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(5))
def test_stones_keeps_every_law(seats: int, seed: int) -> None:
    laws.check(GAME, seats, {}, seed)


@pytest.mark.parametrize("seats", GAME.seats)
def test_hidden_stones_are_dealt_anew_with_the_right_distribution(seats: int) -> None:
    laws.belief(GAME, seats, {}, games=400)


def bids(match: Match) -> None:
    for seat in match.state.deciders():
        match.apply(seat, match.state.legal(seat)[0])


def test_a_bid_is_unseen_until_all_have_bid() -> None:
    state = GAME.new(seats=3, seed=1)
    state.apply(1, state.legal(1)[0])
    assert state.deciders() == [0, 2]
    assert state.legal(1) == []
    assert state.view(0)["ready"] == [False, True, False]
    assert state.events_since(0, 0) == []


def test_a_point_taken_cannot_be_taken_back_once_others_are_asked_at_once() -> None:
    """Whether they have begun to answer is nobody's business, so it makes no difference."""
    match = Match(GAME, seats=3, seed=1)
    bids(match)
    [winner] = match.state.deciders()
    match.state.pebble = winner  # so that nobody is asked about it
    match.apply(winner, TAKE.of())
    match.apply(winner, match.state.legal(winner)[0])
    with pytest.raises(BadUndo, match="undo-others"):
        match.undo(winner)
    other = (winner + 1) % 3
    match.apply(other, match.state.legal(other)[0])
    with pytest.raises(BadUndo, match="undo-others"):
        match.undo(winner)


def test_a_point_can_be_taken_back_before_the_word_of_thanks() -> None:
    """N-1.3"""
    match = Match(GAME, seats=3, seed=1)
    bids(match)
    [winner] = match.state.deciders()
    before = match.state.digest()
    match.apply(winner, TAKE.of())
    assert match.state.prompt(winner) == Message("prompt-thank", {"seat": winner})
    match.undo(winner)
    assert match.state.digest() == before


def test_a_look_cannot_be_taken_back() -> None:
    match = Match(GAME, seats=2, seed=8)
    match.apply(0, match.state.legal(0)[0])
    match.apply(1, match.state.legal(1)[0])
    [winner] = match.state.deciders()
    match.apply(winner, PEEK.of())
    assert match.why_no_undo(winner) is not None


def test_what_another_seat_did_cannot_be_taken_back() -> None:
    match = Match(GAME, seats=3, seed=1)
    match.apply(1, match.state.legal(1)[0])
    with pytest.raises(BadUndo, match="undo-nothing"):
        match.undo(0)
    assert match.state.deciders() == [0, 2]


def test_a_sealed_bid_can_be_taken_back_until_the_last_seat_has_bid() -> None:
    match = Match(GAME, seats=3, seed=1)
    match.apply(0, match.state.legal(0)[0])
    match.apply(1, match.state.legal(1)[0])
    match.undo(0)
    assert match.state.deciders() == [0, 2]
    assert match.moves == [], "nothing is a move before all are ready"
    match.apply(0, match.state.legal(0)[-1])
    match.apply(2, match.state.legal(2)[0])
    assert all(match.why_no_undo(seat) is not None for seat in range(3))


def test_only_who_looked_into_the_bag_knows_it() -> None:
    match = Match(GAME, seats=3, seed=1)
    bids(match)
    [winner] = match.state.deciders()
    match.apply(winner, PEEK.of())
    truth = match.state.bag.cards()  # type: ignore[attr-defined]
    assert [match.state.view(seat)["bag"] for seat in range(3)] == [
        truth if seat == winner else None for seat in range(3)
    ]
    assert any(match.state.determinize(None, seed).bag.cards() != truth for seed in range(9))  # type: ignore[attr-defined]
    assert all(match.state.determinize(winner, seed).bag.cards() == truth for seed in range(9))  # type: ignore[attr-defined]


def test_a_stone_that_is_not_in_the_hand_cannot_be_bid() -> None:
    state = GAME.new(seats=2, seed=1)
    [other] = [BID.of(card) for card in state.hands[1].cards()][:1]
    refusal = state.why_not(0, other)
    assert refusal is not None
    assert refusal.clause == "N-1.2"


@pytest.mark.parametrize(
    ("drawn", "points"),
    [("5", [0, 3, 0]), ("1", [0, 0, 3]), ("6", [0, 2, 0]), ("9", [0, 1, 0]), ("7", [0, 0, 1]), ("3", [0, 1, 0])],
)
def test_a_first_guess_scores_three_a_second_two_and_one_that_touches_one(drawn: str, points: list[int]) -> None:
    """N-1.4: 5, then 6 and 1, then 4 were guessed; the square is 123 456 789."""
    state = GAME.new(3, seed=1)
    state.stack.clear()
    state.picks = []
    state.drawn = int(drawn) - 1
    guessed = [[], [GUESS.named("5"), GUESS.named("6")], [GUESS.named("1"), GUESS.named("4")]]
    state.plans = Plans(Guess(0b110), guessed, [0, 0, 0])
    state.push(Open(1))
    state.push(Open(0))
    state.advance()
    assert state.score == points
