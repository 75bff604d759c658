"""The storm: what it is to notice it notices."""

import sys
from collections import Counter
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from storm import attacks, share
from storm.__main__ import PARTS, read_options
from storm.accounts import LogIns, amiss_in
from storm.endless import open_lines
from storm.house import Watched
from storm.loads import judged, missing_in


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


def test_what_is_lost_or_stands_still_breaks_the_storm() -> None:
    assert "BROKEN" in judged(1, "1 of 7,873")
    assert judged(0, "0 of 7,873") == "0 of 7,873"


def test_without_a_word_all_parts_are_blown() -> None:
    assert read_options([]).parts == list(PARTS)
    assert read_options(["load", "fuzz"]).parts == ["load", "fuzz"]
    with pytest.raises(SystemExit):
        read_options(["rain"])


def test_a_share_is_of_one_core() -> None:
    assert read_options([]).share is None
    assert read_options(["--share", "0.3"]).share == 0.3
    for word in ("0", "2", "-1", "nan", "much"):
        with pytest.raises(SystemExit):
            read_options(["--share", word])


def test_where_no_share_can_be_held_that_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(share, "GROUPS", tmp_path / "nowhere")
    monkeypatch.setattr(share, "OLDER", tmp_path / "nowhere")
    with pytest.raises(SystemExit, match="no control group"), share.held(1, 0.3):
        pass


def test_every_way_in_which_the_server_once_broke_is_tried_again() -> None:
    numbers = {name.split()[0] for name in [*attacks.LENIENT, *attacks.STRICT]}
    assert numbers == {"1", "2", "4", "5", "6", "7", "8", "9"}, "3 is the memory that sockets leave behind"


CONNECTIONS = """\
  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 100 1 0 100 0 0 10 0
   1: 0100007F:1F90 0200007F:D431 01 00000000:00000000 00:00000000 00000000     0        0 101 1 0 20 4 30 10 -1
   2: 0100007F:1F90 0200007F:D432 04 00064B40:00000000 01:00000014 00000000     0        0 0 3 0 21 4 24 10 -1
   3: 0200007F:D431 0100007F:1F90 01 00000000:00000000 00:00000000 00000000     0        0 103 1 0 20 4 30 10 -1
   4: 0100007F:1F90 0100007F:D433 01 00000000:00000000 00:00000000 00000000     0        0 104 1 0 20 4 30 10 -1
   5: 0100007F:1F91 0200007F:D434 01 00000000:00000000 00:00000000 00000000     0        0 105 1 0 20 4 30 10 -1
"""


def test_a_line_is_held_as_long_as_our_end_of_it_is_open() -> None:
    """Not their end, not one that is being closed, and neither another visitor's nor another server's."""
    assert open_lines(CONNECTIONS, 8080, "127.0.0.2") == 1


def test_a_wrong_password_that_lets_somebody_in_breaks_the_storm() -> None:
    as_it_should_be = LogIns(Counter({"in": 3, "not-allowed": 4, "unavailable": 9}))
    assert amiss_in(as_it_should_be, ("wrong", "right"), 7) == 0
    assert amiss_in(LogIns(Counter({"in": 4, "not-allowed": 3})), ("wrong", "right"), 7) == 2


def test_the_lag_of_a_loop_is_read_between_two_moments(tmp_path: Path) -> None:
    """The last line may be half written."""
    server = object.__new__(Watched)
    server.samples = tmp_path / "lag"
    server.samples.write_text("1.0 0.5\n2.0 0.3\n3.0 0.1\n4.0 0.9\n4.1 0.")
    assert server.lags(2.0, 4.0) == [0.1, 0.3, 0.9]
