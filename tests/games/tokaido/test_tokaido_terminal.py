"""Tokaido in the terminal: the road and what everybody has, from a view alone."""

from cli.drawn import drawn, scene

import chabudai
from chabudai.games.tokaido.terminal.travelers import sets

TOKAIDO = chabudai.game("tokaido")


def test_a_tall_terminal_shows_the_whole_road_and_a_low_one_the_legs_that_matter() -> None:
    match = chabudai.Match(TOKAIDO, 4, seed=1)
    assert "Edo" in drawn(scene(match, height=50))
    assert "Edo" not in drawn(scene(match, height=24))


def test_a_wide_terminal_spells_the_stations_out() -> None:
    match = chabudai.Match(TOKAIDO, 4, seed=1)
    assert "Village" in drawn(scene(match, width=120))
    assert "Village" not in drawn(scene(match, width=80))


def test_the_return_trip_starts_in_edo() -> None:
    match = chabudai.Match(TOKAIDO, 4, seed=1, options={"return_trip": True})
    assert drawn(scene(match)).splitlines()[1].startswith("Edo")


def test_places_off_the_road_are_drawn_only_where_they_are_open() -> None:
    four, three = (drawn(scene(chabudai.Match(TOKAIDO, seats, seed=1))) for seats in (4, 3))
    assert "··   ·    ·" in four
    assert "··   ·" not in three.replace("···", "")


def test_souvenirs_are_counted_by_set() -> None:
    assert sets([]) == "0"
    assert sets(["koma", "gofu", "konpeito"]) == "2+1"
