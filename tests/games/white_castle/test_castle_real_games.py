"""Games that people played elsewhere, to be held against our rules.

Such records lie in a folder `shared/games` beside the checkout, and its README describes how they are written. Of
this game there are none yet, so nothing reads them: whoever finds records there plays them here, step by step, as
those of Tokaido are played.
"""

import warnings
from pathlib import Path

import pytest

RECORDS = Path(__file__).resolve().parents[4] / "shared" / "games" / "white_castle.jsonl"


def test_real_games_are_played_as_they_were_recorded() -> None:
    found = "has come, but nothing here reads it yet" if RECORDS.exists() else "is not beside the checkout"
    unplayed = f"THE REAL GAMES WERE NOT PLAYED: shared/games/{RECORDS.name} {found}"
    warnings.warn(unplayed, stacklevel=1)
    pytest.skip(unplayed)
