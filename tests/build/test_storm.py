"""The storm: what it is to notice it notices."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from storm import attacks
from storm.loads import missing_in


@pytest.mark.parametrize(
    ("acknowledged", "stored", "lost"),
    [
        (["go sea", "buy"], ["go sea", "rest", "buy"], 0),
        (["go sea", "buy"], ["go sea"], 1),
        (["buy", "buy"], ["buy"], 1),
        (["go sea", "buy"], ["buy", "go sea"], 1),
        (["go sea"], [], 1),
    ],
)
def test_a_move_that_was_acknowledged_and_is_not_stored_is_missed(
    acknowledged: list[str], stored: list[str], lost: int
) -> None:
    """Each as often as it was acknowledged, and in that order."""
    assert missing_in(acknowledged, stored) == lost


def test_every_way_in_which_the_server_once_broke_is_tried_again() -> None:
    numbers = {name.split()[0] for name in [*attacks.LENIENT, *attacks.STRICT]}
    assert numbers == {"1", "2", "4", "5", "6", "7", "8"}, "3 is the memory that sockets leave behind"
