"""Bots: they choose what is legal, from what their seat may know, and greedy is worth the name."""

import sys
from typing import Any

import pytest

import chabudai
from chabudai.bots.bot import Bot, decide, play_out
from chabudai.bots.registry import bot_names, make_bot
from chabudai.core.errors import UnknownBot
from chabudai.core.rng import seeded
from chabudai.core.state import State

GAME = chabudai.game("tokaido")


def bots(names: list[str], seed: int) -> list[Bot]:
    return [make_bot(name, GAME, seeded(seed, f"bot {seat}")) for seat, name in enumerate(names)]


def played(names: list[str], seed: int, options: dict[str, Any] | None = None) -> State:
    state = GAME.new(len(names), seed, options, listen=False)
    play_out(state, bots(names, seed), 0.0)
    return state


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_bot_plays_every_number_of_seats_to_the_end(name: str, seats: int) -> None:
    assert played([name] * seats, seed=3).winners()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="error-bot: bot oracle"):
        make_bot("oracle", GAME, seeded(1))


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_that_is_gone_holds_nothing_back(name: str) -> None:
    """A compiled constructor that runs twice leaks what it set the first time."""
    generator = seeded(1)
    before = sys.getrefcount(generator)
    make_bot(name, GAME, generator)
    assert sys.getrefcount(generator) == before


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(["greedy"] * 3, seed=5).digest() == played(["greedy"] * 3, seed=5).digest()


@pytest.mark.once
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    won = 0
    for seed in range(40):
        names = ["random"] * seats
        names[seed % seats] = "greedy"
        won += played(names, seed).winners() == [seed % seats]
    assert won >= 38


def test_greedy_chooses_alike_whatever_is_hidden_from_it() -> None:
    """It is given a state dealt anew; the truth behind it makes no difference."""
    state = GAME.new(3, seed=9, listen=False)
    for _ in range(60):
        if state.over:
            break
        seat = state.deciders()[0]
        other = state.determinize(seat, seed=1)
        here, there = (make_bot("greedy", GAME, seeded(state.decisions)) for _ in range(2))
        chosen = decide(here, state, seat, 0.0)
        assert decide(there, other, seat, 0.0) == chosen
        state.apply(seat, chosen)


class Spy(Bot):
    """Remembers what it was shown."""

    def choose(self, state: State, seat: int, budget: float) -> int:
        self.shown = state
        return state.legal(seat)[0]


def test_a_bot_never_gets_the_truth() -> None:
    state = GAME.new(4, seed=1, listen=False)
    spy = Spy(seeded(1))
    decide(spy, state, 0, 0.0)
    assert spy.shown.view(0) == state.view(0)
    assert spy.shown.generator.key != state.generator.key
    assert GAME.dump(spy.shown)["meals"] != GAME.dump(state)["meals"]
