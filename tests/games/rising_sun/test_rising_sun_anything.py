"""Talk at random goes in one go, without a list for each step. It is what the steps, one by one, come to."""

from collections.abc import Iterator

import pytest
from rising_sun_table import GAME

from chabudai.core.beside import Beside
from chabudai.core.laws import random_choice
from chabudai.core.laws.acting import as_said
from chabudai.core.rng import Generator, seeded
from chabudai.core.state import State

GIFTS = ["answered", "given at once"]
pytestmark = [pytest.mark.parametrize("seats", GAME.seats), pytest.mark.parametrize("gifts", GIFTS)]


def talkative_game(seats: int, gifts: str, talker: Generator) -> Iterator[State]:
    """Each position before a choice, after somebody has said something."""
    options: dict[str, bool | str] = {"negotiation": "free", "gift_needs_acceptance": gifts == GIFTS[0]}
    state = GAME.new(seats, seats, options, listen=False)
    assert GAME.beside is not None
    while not state.over:
        GAME.beside.act_anyhow(state, talker.below(seats), talker)
        yield state
        state.apply(*random_choice(state, talker))


def test_what_is_said_in_one_go_is_what_is_said_step_by_step(seats: int, gifts: str) -> None:
    """R-29.N.1, R-29.N.2, R-29.N.9: each step is one of those that are legal, by the same luck"""
    luck, deals, lengths = seeded(seats, gifts), GAME.beside, set()
    assert deals is not None
    for state in talkative_game(seats, gifts, seeded(seats, "talker")):
        for seat in range(seats):
            again = luck.clone()
            said = deals.say_anything(state, seat, luck)
            assert said == Beside.say_anything(deals, state, seat, again)
            assert luck.drawn == again.drawn
            lengths.add(len(said))
    assert min(lengths) == 1
    assert max(lengths) > 11


@pytest.mark.once
def test_what_is_done_at_random_is_what_would_be_said_and_leaves_the_question_up_to_date(
    seats: int, gifts: str
) -> None:
    """R-29.N.10"""
    luck = seeded(seats, gifts)
    for state in talkative_game(seats, gifts, seeded(seats, "talker")):
        for seat in range(seats):
            as_said(state, seat, luck)
            luck.byte()
