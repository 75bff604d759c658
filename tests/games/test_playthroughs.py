"""Whole games as people read them: whatever changes in them is seen, and must be meant."""

from itertools import zip_longest

import pytest
from playthrough import GAMES, file_of, plans, played

import chabudai

BEFORE, AFTER = 12, 6  # lines shown around a difference


def first_difference(kept: list[str], now: list[str]) -> str:
    """Where two pages part, with what stands around it; nothing if they do not."""
    for place, (was, is_now) in enumerate(zip_longest(kept, now)):
        if was != is_now:
            before = [f"  {line}" for line in now[max(0, place - BEFORE) : place]]
            gone = [f"- {line}" for line in kept[place : place + AFTER]]
            come = [f"+ {line}" for line in now[place : place + AFTER]]
            return "\n".join([f"line {place + 1}:", *before, *gone, *come])
    return ""


@pytest.mark.once
@pytest.mark.parametrize("name", plans())
def test_a_playthrough_reads_as_it_did(name: str) -> None:
    assert file_of(name).exists(), "to write it: .venv/bin/python tests/games/playthrough.py"
    difference = first_difference(file_of(name).read_text("utf-8").splitlines(), played(name))
    assert not difference, f"{difference}\n\nif it is meant so: .venv/bin/python tests/games/playthrough.py"


def test_no_playthrough_is_left_over() -> None:
    written = {path for path in GAMES.glob("*/playthroughs/*") if path.is_file()}
    assert written == {file_of(name) for name in plans()}


def test_a_game_that_is_no_longer_alpha_is_written_down() -> None:
    grown_up = {game.id for game in chabudai.games() if game.stage != "alpha"}
    assert grown_up <= {game.id for game, _ in plans().values()}


def test_the_first_difference_is_shown_with_what_stands_around_it() -> None:
    kept = ["Plum rests.", "Pine walks.", "The end."]
    assert first_difference(kept, kept) == ""
    shown = first_difference(kept, ["Plum rests.", "Pine runs.", "The end."])
    assert shown.splitlines()[:3] == ["line 2:", "  Plum rests.", "- Pine walks."]
    assert "+ Pine runs." in shown
    assert "- The end." in first_difference(kept, kept[:2])
