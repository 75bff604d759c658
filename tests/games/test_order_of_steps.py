"""Which step may lie on which: the graph that edited positions are held to knows whatever really happens."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from chabudai.bots.random_bot import RandomBot
from chabudai.core.game import Game, OptionValue
from chabudai.core.rng import Generator, seeded
from chabudai.registry import games

GAMES = 40  # for each number of seats


def beneath(game: Game[Any]) -> dict[str, set[str]]:
    """By step: those it may lie on, nothing for what lies undermost."""
    position = f"{type(game).__module__}.position"
    assert find_spec(position) is not None, f"{game.id} has no position.py (docs/adding-a-game.md)"
    names: dict[str, str] = import_module(position).BENEATH
    return {above: set(below.split(" ")) for above, below in names.items()}


def any_options(game: Game[Any], generator: Generator) -> dict[str, OptionValue]:
    return {option.id: option.values[generator.below(len(option.values))] for option in game.options}


def seen_in_play(game: Game[Any], seats: int, seed: int) -> set[tuple[str, str]]:
    """Each step that lies on another while somebody is asked, in a random game."""
    luck = seeded(seed, "options")
    state = game.new(seats, seed, any_options(game, luck), listen=False)
    bot = RandomBot(seeded(seed, "bot"))
    seen: set[tuple[str, str]] = set()
    while not state.over:
        names = [type(step).__name__ for step in state.stack]
        seen.update(zip(["", *names], names, strict=False))
        seat = state.deciders()[0]
        state.apply(seat, bot.choose(state, seat, 0.0))
    return seen


@pytest.mark.once
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_no_step_ever_lies_on_one_that_the_graph_does_not_name(game: Game[Any]) -> None:
    known = beneath(game)
    for seats in game.seats:
        for seed in range(GAMES):
            unknown = [pair for pair in seen_in_play(game, seats, seed) if pair[0] not in known.get(pair[1], set())]
            assert not unknown, f"{seats} seats, seed {seed}: {unknown}"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_graph_names_no_step_that_there_is_not(game: Game[Any]) -> None:
    steps = {kind.__name__ for kind in game.step_kinds()}
    known = beneath(game)
    assert set(known) <= steps
    assert set().union(*known.values()) <= steps | {""}
