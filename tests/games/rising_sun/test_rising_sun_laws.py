"""Rising Sun keeps every law of the core: three to five players, every set of cards, every way to make deals.

Each law is held at all 27 tables of the spread (`rising_sun_spread`). What takes long is looked at not at every
moment but once or more for every kind of question that came up at such tables, and now and then besides.
"""

from collections import defaultdict
from collections.abc import Callable
from itertools import product

import pytest
from pairs import Options, pairs_among, pairs_of
from rising_sun_spread import IN_FULL, RULINGS, TABLES
from rising_sun_table import GAME

from chabudai.core import laws
from chabudai.core.state import State

pytestmark = pytest.mark.once
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
by_mode = pytest.mark.parametrize("mode", IN_FULL["negotiation"])
Law = Callable[[laws.Look, int, Options], None]


def tables_with(mode: str) -> list[tuple[int, Options]]:
    return [table for table in TABLES if table[1]["negotiation"] == mode]


def hold(law: Callable[..., None], mode: str, apart: int) -> None:
    """At all tables where deals are made so: each kind of question once for each number of seats."""
    glances: dict[int, laws.Glances] = defaultdict(lambda: laws.Glances(each=1, apart=apart))
    for number, (seats, options) in enumerate(tables_with(mode)):
        law(GAME, seats, options, number, glances[seats])


def now_and_then(state: State) -> bool:
    return state.decisions % 11 == 0


def test_each_number_of_seats_meets_each_set_and_each_way_to_make_deals() -> None:
    """R-1.1, R-3.6, R-29.N.1"""
    met = [(seats, options["set"], options["negotiation"]) for seats, options in TABLES]
    assert sorted(map(str, met)) == sorted(map(str, product(*IN_FULL.values())))


def test_any_two_rulings_meet_at_some_table() -> None:
    met = set().union(*(pairs_of(dict(options)) for _, options in TABLES))
    assert pairs_among(RULINGS) - met == set()


@by_mode
def test_secrets_are_kept(mode: str) -> None:
    """R-26.2, R-29.N.8: nobody can tell what is hidden"""
    hold(laws.secrecy, mode, apart=97)


@by_mode
def test_no_deal_holds_fast_what_nobody_is_told(mode: str) -> None:
    """R-26, R-26.3"""
    hold(laws.ignorance, mode, apart=29)


@by_mode
def test_every_refusal_names_its_clause(mode: str) -> None:
    hold(laws.refusals, mode, apart=61)


@every_table
def test_the_course_of_a_game_keeps_the_laws(seats: int, options: Options) -> None:
    """R-30.1 to R-30.8, R-29.N.5"""
    laws.determinism(GAME, seats, options, 1, now_and_then)
    laws.round_trips(GAME, seats, options, 1, laws.Glances(each=1, apart=23))
    laws.undo(GAME, seats, options, 1, laws.Glances(each=2, apart=7))
    laws.conservation(GAME, seats, options, 1)
    laws.termination(GAME, seats, options, 1)


@pytest.mark.parametrize(("seats", "options"), tables_with("free"), ids=str)
def test_what_is_done_beside_the_question_leaves_it_as_it_is(seats: int, options: Options) -> None:
    """R-29.N.10"""
    laws.beside(GAME, seats, options, seats, laws.Glances(each=2, apart=11))


@pytest.mark.parametrize(("seats", "mode", "within"), [(3, "off", 180), (4, "windows", 700), (5, "free", 300)])
def test_what_is_hidden_is_dealt_anew_with_the_right_distribution(seats: int, mode: str, within: int) -> None:
    """R-26.3: the deck, the tiles in the drawer's hand, and those that Lotus has buried"""
    laws.belief(GAME, seats, {"negotiation": mode}, 160, within)
