"""Drawings of the table: from a view alone."""

from rich.console import Console

import chabudai
from chabudai.cli import tables
from chabudai.cli.scene import Scene, scene_of
from chabudai.cli.tables.tokaido import sets
from chabudai.cli.voice import Voice
from chabudai.core.text import catalogue

TOKAIDO = chabudai.game("tokaido")


def voice(width: int = 80, height: int = 50) -> Voice:
    return Voice(TOKAIDO.text("en"), Console(width=width, height=height, record=True, quiet=True, markup=False))


def drawn(scene: Scene) -> str:
    with scene.voice.out.capture() as capture:
        scene.voice.out.quiet = False
        scene.voice.show(tables.draw(scene))
    return capture.get()


def test_a_game_without_a_drawing_is_shown_as_the_tree_of_its_view() -> None:
    view = {"game": "unknown", "heap": 7, "players": [{"coins": 3, "cards": ["moon"]}], "secret": None}
    shown = drawn(Scene(Voice(catalogue("en"), Console(width=80, quiet=True)), view, ["Plum"], 0, []))
    for part in ("heap: 7", "coins: 3", "cards: moon", "secret: –"):
        assert part in shown


def test_a_tall_terminal_shows_the_whole_road_and_a_low_one_the_legs_that_matter() -> None:
    match = chabudai.Match(TOKAIDO, 4, seed=1)
    assert "Edo" in drawn(scene_of(voice(height=50), match, 0))
    assert "Edo" not in drawn(scene_of(voice(height=24), match, 0))


def test_a_wide_terminal_spells_the_stations_out() -> None:
    match = chabudai.Match(TOKAIDO, 4, seed=1)
    assert "Village" in drawn(scene_of(voice(width=120), match, 0))
    assert "Village" not in drawn(scene_of(voice(width=80), match, 0))


def test_the_return_trip_starts_in_edo() -> None:
    match = chabudai.Match(TOKAIDO, 4, seed=1, options={"return_trip": True})
    assert drawn(scene_of(voice(), match, 0)).lstrip().startswith("Edo")


def test_places_off_the_road_are_drawn_only_where_they_are_open() -> None:
    four, three = (drawn(scene_of(voice(), chabudai.Match(TOKAIDO, seats, seed=1), 0)) for seats in (4, 3))
    assert "··   ·    ·" in four
    assert "··   ·" not in three.replace("···", "")


def test_souvenirs_are_counted_by_set() -> None:
    assert sets([]) == "0"
    assert sets(["koma", "gofu", "konpeito"]) == "2+1"
