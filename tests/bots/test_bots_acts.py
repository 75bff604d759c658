"""Bots beside the question: they take what is good for them, and say nothing where they gain nothing."""

from typing import Any

import pytest
from stones import ACCEPT, DECLINE, GAME, GIVE, OFFER, SECRETLY, TAKE, Guess

from chabudai.bots.bot import Bot, play_out
from chabudai.bots.registry import bot_names, make_bot
from chabudai.core.beside import Beside
from chabudai.core.match import Match
from chabudai.core.rng import seeded
from chabudai.core.state import State


def offered(points: int) -> Match:
    """Seat 0 offers seat 1 so many points, and is asked for a word of thanks."""
    for seed in range(100):
        match = Match(GAME, 3, seed)
        for seat in range(3):
            match.apply(seat, match.state.legal(seat)[-1])
        if match.state.deciders() == [0]:
            match.apply(0, TAKE.of())
            match.act(0, OFFER.of(1), GIVE.of(points - 1), SECRETLY.of())
            return match
    raise AssertionError("seat 0 never wins")


def bot(name: str) -> Bot:
    return make_bot(name, GAME, seeded(1, name))


def test_greedy_accepts_what_makes_it_richer_and_offers_nothing() -> None:
    """N-1.6"""
    state = offered(points=2).state
    assert bot("greedy").beside(state.determinize(1, 3), 1, 1.0) == [ACCEPT.of(0)]
    assert bot("greedy").beside(state.determinize(2, 3), 2, 1.0) == []


def test_a_random_bot_says_any_act_to_its_end() -> None:
    state, random = offered(points=1).state, bot("random")
    acts = [random.beside(state, 1, 1.0) for _ in range(400)]
    assert {tuple(said) for said in acts} == {(), (ACCEPT.of(0),), (DECLINE.of(0),)}


def test_a_random_bot_does_at_the_table_what_it_would_have_said() -> None:
    said, unsaid = bot("random"), bot("random")
    for _ in range(100):
        one, other = offered(points=1).state, offered(points=1).state
        if act := said.beside(one, 1, 1.0):
            GAME.beside.act(one, 1, act)
        unsaid.act(GAME.beside, other, 1, 1.0)
        assert one.digest() == other.digest()
        assert [event.as_dict() for event in one.journal] == [event.as_dict() for event in other.journal]


def test_nobody_is_asked_for_an_act_where_nothing_is_open() -> None:
    """N-1.6: before the guesses"""
    asked, guessing = list[bool](), list[bool]()

    class Asked(Bot):
        def choose(self, state: State, seat: int, budget: float) -> int:
            guessing.append(isinstance(state.waiting, Guess))
            return state.legal(seat)[0]

        def act(self, acts: Beside[Any], state: State, seat: int, budget: float) -> bool:
            asked.append(isinstance(state.waiting, Guess))
            return False

    play_out(GAME.new(3, 1), [Asked(seeded(1, "asked")) for _ in range(3)], 1.0)
    assert any(guessing)
    assert asked
    assert not any(asked)


@pytest.mark.parametrize("name", bot_names())
def test_bots_play_a_game_with_acts_to_its_end(name: str) -> None:
    bots: list[Any] = [bot(name) for _ in range(3)]
    for seed in range(5):
        state = GAME.new(3, seed)
        play_out(state, bots, 1.0)
        assert state.winners()
