"""The figures of bots at tea (`python -m bench.tea`): those who sit at its tables are what they are said to be."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bench.tea import MODES, Maker, Tally, chooser, next_seater, obliging, played, silent, with_seat
from chabudai.games.rising_sun import GAME
from chabudai.games.rising_sun.components import SEASONS
from chabudai.games.rising_sun.judgement.partners import Taste
from chabudai.games.rising_sun.state import RisingSunState

SEATS = 4


def alliances(state: RisingSunState) -> list[set[int]]:
    """In the order in which they were made."""
    told = [event.as_dict() for event in state.journal or []]
    return [{int(str(each["seat"])), int(str(each["other"]))} for each in told if each["event"] == "allies"]


@pytest.mark.parametrize("mode", MODES)
def test_with_somebody_who_is_silent_two_of_the_others_ally_in_every_season(mode: str) -> None:
    found = alliances(played(mode, 1, with_seat(chooser, SEATS, 2, silent), listen=True))
    assert len(found) == SEASONS
    assert not any(2 in pair for pair in found)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seat", range(SEATS))
@pytest.mark.parametrize("one", [chooser, next_seater])
def test_who_obliges_is_an_ally_of_whoever_asks_first(mode: str, seat: int, one: Maker) -> None:
    """So one who chooses gets whom it likes best, and one who takes the next seat gets that."""
    wishes = Taste().wishes(GAME.new(SEATS, 1, {"negotiation": mode}, listen=False))[seat]
    liked = max((other for other in range(SEATS) if other != seat), key=lambda other: wishes[other])
    wanted = liked if one is chooser else (seat + 1) % SEATS
    assert alliances(played(mode, 1, with_seat(obliging, SEATS, seat, one), listen=True))[0] == {seat, wanted}


def test_alliances_are_counted_by_clans_and_by_the_shorter_way_around_the_table() -> None:
    state, tally = played("free", 1, [chooser] * SEATS, listen=True), Tally()
    tally.add(state, quiet=None)
    found = alliances(state)
    assert tally.a_season("allies") == len(found) / SEASONS
    assert sum(tally.pairs.values()) == sum(tally.distances.values()) == len(found)
    assert tally.distances[2] == sum(max(pair) - min(pair) == 2 for pair in found)
    assert set(tally.met.values()) == {1}
