"""Tokaido keeps every law of the core, for all seat counts and option sets."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pairs import tables_of_pairs

import chabudai
from chabudai.core import laws

pytestmark = pytest.mark.once
GAME = chabudai.game("tokaido")
VALUES: dict[str, list[object]] = {"seats": list(GAME.seats)} | {
    option.id: list(option.values) for option in GAME.options
}


def any_options() -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({option.id: st.sampled_from(option.values) for option in GAME.options})


@pytest.mark.parametrize("seats", GAME.seats)
def test_tokaido_keeps_every_law(seats: int) -> None:
    laws.check(GAME, seats, {}, seed=1)


@pytest.mark.parametrize("table", tables_of_pairs(VALUES), ids=str)
def test_tokaido_keeps_every_law_where_any_two_values_meet(table: dict[str, Any]) -> None:
    """Any two values of the options, and each with any number of travelers, at some of these tables."""
    seats, *options = table.items()
    laws.check(GAME, seats[1], dict(options), seed=1)


@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seats=st.sampled_from(GAME.seats), options=any_options(), seed=st.integers(0, 2**256 - 1))
def test_tokaido_keeps_every_law_whatever_the_options(seats: int, options: dict[str, Any], seed: int) -> None:
    laws.check(GAME, seats, options, seed)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, {"satsuki_source": "deck"}, {"returned_cards_order": "kept"}], ids=str)
def test_hidden_cards_are_dealt_anew_with_the_right_distribution(seats: int, options: dict[str, Any]) -> None:
    """T-14.2 to T-14.4: what is closed is closed, and what was seen going under a deck is remembered."""
    laws.belief(GAME, seats, options, games=300)
