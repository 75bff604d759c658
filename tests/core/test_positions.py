"""Positions as plain data: those that somebody may have edited are checked, our own are only read."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from chabudai.bots.random_bot import RandomBot
from chabudai.core.errors import BadPosition
from chabudai.core.game import Game
from chabudai.core.rng import seeded
from chabudai.core.state import State
from chabudai.registry import games
from chabudai.server.thinking.bot_pool import think, what_the_seat_knows


def positions(game: Game[Any], every: int) -> Iterator[State]:
    """Some of a random game."""
    state = game.new(game.seats[-1], 11)
    bot = RandomBot(seeded(11, "positions"))
    while not state.over:
        if state.decisions % every == 0:
            yield state
        seat = state.deciders()[0]
        state.apply(seat, bot.choose(state, seat, 0.0))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_dump_restored_is_the_position_it_was_made_of(game: Game[Any]) -> None:
    for state in positions(game, every=23):
        restored = game.restore(json.loads(json.dumps(game.dump(state))))
        assert restored.digest() == state.digest()
        assert restored.deciders() == state.deciders()
        for seat in range(state.seats):
            assert restored.legal(seat) == state.legal(seat)
            assert restored.view(seat) == state.view(seat)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_follows_from_other_fields_is_worked_out_when_a_dump_is_read(game: Game[Any]) -> None:
    for state in positions(game, every=41):
        loaded, restored = game.load(game.dump(state)), game.restore(game.dump(state))
        for name in ("land", "full"):
            assert getattr(loaded, name, None) == getattr(restored, name, None)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_bot_is_given_its_position_without_the_checks_of_an_edited_one(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise BadPosition("error-bad-position", path="made up", expected="nothing")

    monkeypatch.setattr(type(game), "check", refuse)
    state = game.new(game.seats[-1], 11)
    seat = state.deciders()[0]
    known = what_the_seat_knows(state, seat)
    assert think(game.id, known, seat, "novice", 1)
    with pytest.raises(BadPosition, match="error-bad-position: path made up"):
        game.load(known)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_step_has_a_shape_for_whatever_its_constructor_is_given(game: Game[Any]) -> None:
    for kind in game.step_kinds():
        game.steps().made_with(kind)
