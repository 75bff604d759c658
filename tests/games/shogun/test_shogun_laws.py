"""Shogun keeps every law of the core: three to five players, both sides, both set-ups, every tower."""

import pytest
from shogun_table import GAME

from chabudai.core import laws

pytestmark = pytest.mark.once
Options = dict[str, bool | str]
# Every seat count, side, set-up, tower and other option; the slow laws on some of them.
WHOLE: list[tuple[int, Options]] = [
    (3, {"setup": "fixed", "tower": "two_floor"}),
    (3, {"side": "moon", "reveal": "due", "reveal_cards": "action_start", "chances": False}),
    (4, {"tower": "spielbyweb", "extra_armies": "most", "chances": False}),
]
COURSES: list[tuple[int, Options]] = [
    (3, {"tower": "wallenstein_online"}),
    (4, {"setup": "fixed", "reveal": "due"}),
    (4, {"side": "moon", "tower": "two_floor"}),
    (5, {"reveal_cards": "action_start"}),
    (5, {"side": "moon", "tower": "spielbyweb", "setup": "fixed"}),
]


@pytest.mark.parametrize(("seats", "options"), WHOLE, ids=str)
@pytest.mark.parametrize("law", [laws.secrecy, laws.ignorance], ids=["secrecy", "ignorance"])
def test_secrets_are_kept(law: object, seats: int, options: Options) -> None:
    """S-16.3, S-6.8: nobody can tell what is hidden, and no deal holds fast what nobody is told"""
    assert callable(law)
    law(GAME, seats, options, seats)


@pytest.mark.parametrize(("seats", "options"), [*WHOLE, *COURSES], ids=str)
def test_the_course_of_a_game_keeps_the_laws(seats: int, options: Options) -> None:
    """S-16.6, S-17.1"""
    for law in (laws.determinism, laws.round_trips, laws.conservation, laws.termination, laws.undo):
        law(GAME, seats, options, 1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_refusal_names_its_clause(seats: int) -> None:
    laws.refusals(GAME, seats, {"setup": "fixed"}, seats)


@pytest.mark.parametrize("seats", [3, 5])
def test_plans_and_decks_are_dealt_anew_with_the_right_distribution(seats: int) -> None:
    """S-16, S-8.18: plans as somebody would have laid them who lays whatever is possible"""
    laws.belief(GAME, seats, {}, games=300)
