"""The White Castle keeps every law of the core, for one to four players and every option."""

from itertools import product

import pytest

import chabudai
from chabudai.core import laws

pytestmark = pytest.mark.once
GAME = chabudai.game("white_castle")
SWITCHES = ("first_game", "promo")
SWITCHED = [dict(zip(SWITCHES, values, strict=True)) for values in product((False, True), repeat=2)]
LEVELS = GAME.option("solo_level").values
WHOLE_GAMES = (laws.determinism, laws.round_trips, laws.conservation, laws.termination, laws.undo, laws.refusals)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("switched", SWITCHED, ids=str)
def test_the_solo_game_keeps_every_law(level: str, switched: dict[str, bool]) -> None:
    laws.check(GAME, 1, {"solo_level": level, **switched}, seed=1)


@pytest.mark.parametrize("switched", SWITCHED, ids=str)
def test_a_game_of_two_keeps_every_law(switched: dict[str, bool]) -> None:
    laws.check(GAME, 2, switched, seed=2)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_larger_table_keeps_every_law(seats: int) -> None:
    laws.check(GAME, seats, {}, seed=seats)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("switched", SWITCHED[1:], ids=str)
def test_a_larger_table_keeps_the_laws_of_whole_games_with_every_option(
    seats: int, switched: dict[str, bool]
) -> None:
    for law in WHOLE_GAMES:
        law(GAME, seats, switched, seed=1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_hidden_cards_are_dealt_anew_with_the_right_distribution(seats: int) -> None:
    """W-19.2.1, W-19.2.4: the order of the decks is closed, what the guest returned in sight of all is not."""
    laws.belief(GAME, seats, {}, games=200)
