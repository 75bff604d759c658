"""What is written from a declaration is what the scribe would write now: otherwise `make generate`.

The tiny game of the tests is written by `python tests/core/test_scribe.py`.
"""

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))
from stones import GAME as STONES

from chabudai.core.game import Game
from chabudai.core.names import Domain
from chabudai.core.shape import Cards, Counts, Derived, Flag, ListOf, Name, Number, Subset, Thing
from chabudai.registry import games
from chabudai.scribe.fields import annotation, copy, rewritten
from chabudai.scribe.views import view_file, written_view

COLOUR = Domain("colour", ["red", "blue"])
REPOSITORY = Path(__file__).parents[2]


class Piece:
    """Something with fields."""


@pytest.mark.parametrize("game", [*games(), STONES], ids=lambda game: game.id)
def test_the_fields_of_a_state_are_those_that_are_declared(game: Game[Any]) -> None:
    assert {file: file.read_text("utf-8") for file in rewritten(game)} == rewritten(game)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_browser_knows_the_view_that_is_declared(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that has no board in the browser yet is shown as lists, and needs no types."""
    monkeypatch.chdir(REPOSITORY)
    file = view_file(game)
    assert file is None or file.read_text("utf-8") == written_view(game)


def test_a_game_without_a_folder_in_the_browser_has_no_types_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert [view_file(game) for game in games()] == [None] * len(games())


@pytest.mark.parametrize(
    ("shape", "sort", "copied"),
    [
        (Number(0, 9), "i64", "x"),
        (Name(COLOUR), "i64", "x"),
        (Subset(COLOUR), "i64", "x"),
        (Flag(), "bool", "x"),
        (Cards(COLOUR), "Pile", "x.clone()"),
        (Counts(COLOUR, 0, 9), "list[int]", "x.copy()"),
        (ListOf(Name(COLOUR)), "list[int]", "x.copy()"),
        (ListOf(Name(COLOUR), replaced=True), "list[int]", "x"),
        (ListOf(ListOf(Name(COLOUR), replaced=True)), "list[list[int]]", "x.copy()"),
        (ListOf(ListOf(Name(COLOUR))), "list[list[int]]", "[each.copy() for each in x]"),
        (ListOf(Cards(COLOUR)), "list[Pile]", "[each.clone() for each in x]"),
        (ListOf(Thing(Piece, size=Number(0, 1))), "list[Piece]", "[each.clone() for each in x]"),
        (Derived("Rules"), "Rules", "x"),
    ],
)
def test_each_sort_of_value_has_a_type_and_a_way_to_be_copied(shape: Any, sort: str, copied: str) -> None:
    assert (annotation(shape), copy(shape, "x")) == (sort, copied)


if __name__ == "__main__":
    for file, text in rewritten(STONES).items():
        file.write_text(text, "utf-8")
