"""Rising Sun keeps every law of the core: three to five players, every set of cards, every way to make deals."""

import pytest
from rising_sun_table import GAME

from chabudai.core import laws

pytestmark = pytest.mark.once
Options = dict[str, bool | str]
# Every seat count, set, mode and ruling; the slow laws on some of them.
WHOLE: list[tuple[int, Options]] = [
    (3, {"negotiation": "off", "set": "teapot", "simultaneous_order": "honor_order"}),
    (4, {"negotiation": "off", "set": "horseman", "clans_of_four": "koi_lotus_turtle_dragonfly"}),
    (3, {"negotiation": "free", "set": "archway", "clans_of_three": "koi_lotus_bonsai"}),
]
COURSES: list[tuple[int, Options]] = [
    (3, {"negotiation": "free", "set": "horseman", "gift_needs_acceptance": False}),
    (3, {"negotiation": "windows", "set": "random", "serpent_tolls_dragonfly": True}),
    (4, {"negotiation": "free", "set": "teapot", "merchant_pays_per_richer_player": False}),
    (4, {"negotiation": "windows", "set": "archway", "new_stronghold_moves_same_marshal": True}),
    (5, {"negotiation": "off", "set": "teapot", "koi_conversion_triggers_merchant": True}),
    (5, {"negotiation": "free", "set": "archway", "oni_of_souls_requires_battle": True}),
    (5, {"negotiation": "off", "set": "horseman", "ninja_may_target_own_bushi": False}),
    (
        4,
        {
            "negotiation": "off",
            "lone_player_counts_as_lowest_honor": True,
            "reparation_remainder_max_one_each": False,
        },
    ),
    (3, {"negotiation": "off", "serpent_tolls_turtle_strongholds": False, "shrines": "beginner"}),
]


@pytest.mark.parametrize(("seats", "options"), WHOLE, ids=str)
def test_secrets_are_kept(seats: int, options: Options) -> None:
    """R-26.2, R-29.N.8: nobody can tell what is hidden"""
    laws.secrecy(GAME, seats, options, seats)


@pytest.mark.parametrize(("seats", "options"), [*WHOLE, COURSES[1]], ids=str)
def test_no_deal_holds_fast_what_nobody_is_told(seats: int, options: Options) -> None:
    """R-26"""
    laws.ignorance(GAME, seats, options, seats)


@pytest.mark.parametrize(("seats", "options"), [*WHOLE, *COURSES], ids=str)
def test_the_course_of_a_game_keeps_the_laws(seats: int, options: Options) -> None:
    """R-30.1 to R-30.8, R-29.N.5"""
    for law in (laws.determinism, laws.round_trips, laws.conservation, laws.termination, laws.undo):
        law(GAME, seats, options, 1)


@pytest.mark.parametrize(("seats", "options"), [WHOLE[0], COURSES[3]], ids=str)
def test_every_refusal_names_its_clause(seats: int, options: Options) -> None:
    laws.refusals(GAME, seats, options, seats)


@pytest.mark.parametrize(("seats", "options"), [WHOLE[2]], ids=str)
def test_what_is_done_beside_the_question_leaves_it_as_it_is(seats: int, options: Options) -> None:
    """R-29.N.10"""
    laws.beside(GAME, seats, options, seats)
