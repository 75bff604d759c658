"""How much a person has to press."""

import stones

import chabudai
from chabudai.lab.presses import Presses, count_presses

TOKAIDO = chabudai.game("tokaido")


def test_what_is_final_is_confirmed_and_the_rest_only_where_everything_is() -> None:
    presses = Presses()
    presses.add(options=3, gathers=False, final=True)
    presses.add(options=3, gathers=False, final=False)
    assert (presses.every, presses.final, presses.never) == (4, 3, 2)


def test_a_single_answer_is_chosen_already() -> None:
    presses = Presses()
    presses.add(options=1, gathers=False, final=True)
    assert (presses.every, presses.final, presses.never) == (1, 1, 1)


def test_an_answer_of_several_picks_is_confirmed_once() -> None:
    presses = Presses()
    presses.add(options=3, gathers=True, final=False)
    presses.add(options=3, gathers=False, final=True)
    assert (presses.every, presses.final, presses.never) == (3, 3, 2)


def test_whole_games_are_counted_and_the_same_seeds_give_the_same_figures() -> None:
    counted = count_presses(TOKAIDO, 2, range(2), "random")
    assert counted == count_presses(TOKAIDO, 2, range(2), "random")
    assert (counted.games, counted.never) == (2, counted.decisions)
    assert 0 < counted.turns <= counted.never <= counted.final <= counted.every


def test_choices_made_together_are_counted_too() -> None:
    assert count_presses(stones.GAME, 3, range(1), "random").decisions > 0
