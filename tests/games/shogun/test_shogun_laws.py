"""Shogun keeps every law of the core, at tables that cover its options (`covering`).

Every law is kept at each of the 24 tables of the spread. Those that take long look at some moments of each game: at
the first of each kind of question, and at one in so many of the others. Belief is held for each tower.
"""

from itertools import product

import pytest
from covering import IN_FULL, TABLES, VALUES, all_pairs
from pairs import Options, pairs_of
from shogun_table import GAME

from chabudai.core import laws
from chabudai.games.shogun.tower import MODELS

pytestmark = pytest.mark.once
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)


def test_any_two_values_of_options_meet_at_some_table() -> None:
    met = set().union(*(pairs_of({"seats": seats, **options}) for seats, options in TABLES))
    assert all_pairs() - met == set()


def test_each_number_of_seats_meets_each_side_and_each_tower() -> None:
    met = [(seats, options["side"], options["tower"]) for seats, options in TABLES]
    assert sorted(map(str, met)) == sorted(map(str, product(*(VALUES[name] for name in IN_FULL))))


@every_table
def test_the_course_of_a_game_keeps_the_laws(seats: int, options: Options) -> None:
    """S-16.6, S-17.1"""
    for law in (laws.determinism, laws.conservation, laws.termination, laws.undo):
        law(GAME, seats, options, 1)
    laws.round_trips(GAME, seats, options, 1, laws.Glances(each=1, apart=7))


@every_table
def test_secrets_are_kept(seats: int, options: Options) -> None:
    """S-16.3, S-6.8: nobody can tell what is hidden"""
    laws.secrecy(GAME, seats, options, TABLES.index((seats, options)), laws.Glances(each=1, apart=59))


@every_table
def test_no_deal_holds_fast_what_nobody_is_told(seats: int, options: Options) -> None:
    """S-16"""
    laws.ignorance(GAME, seats, options, TABLES.index((seats, options)), laws.Glances(each=1, apart=41))


@every_table
def test_every_refusal_names_its_clause(seats: int, options: Options) -> None:
    laws.refusals(GAME, seats, options, TABLES.index((seats, options)), laws.Glances(each=1, apart=19))


@every_table
def test_what_is_done_beside_the_question_keeps_the_laws(seats: int, options: Options) -> None:
    """S-14.26"""
    laws.beside(GAME, seats, options, TABLES.index((seats, options)), laws.Glances(each=1, apart=19))


@pytest.mark.parametrize("tower", MODELS)
@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_hidden_is_dealt_anew_with_the_right_distribution(seats: int, tower: str) -> None:
    """S-16, S-8.18: plans as somebody would have laid them who lays whatever is possible; floors evenly"""
    laws.belief(GAME, seats, {"tower": tower}, games=300)
