"""Who is at a table that several processes serve, as one of them sees it."""

import pytest

from chabudai.server.storage import StoredChair, Whereabouts
from chabudai.server.table import presence
from chabudai.server.table.presence import Presence

HANA, PETR = StoredChair(seat=0, person="hana", name="Hana"), StoredChair(seat=1, person="petr", name="Petr")


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(presence, "time", clock)
    return clock


def opened() -> Presence:
    here = Presence()
    here.expect_everybody()
    return here


def test_whoever_is_at_another_process_is_here(clock: Clock) -> None:
    here = opened()
    assert here.take_up_elsewhere([Whereabouts(here=["petr"], watching=2)])
    assert (here.is_here("petr"), here.away(PETR), here.watching_elsewhere()) == (True, None, 2)
    assert not here.take_up_elsewhere([Whereabouts(here=["petr"], watching=2)]), "that is no news"


def test_whoever_leaves_the_other_process_is_away_from_then_on(clock: Clock) -> None:
    here = opened()
    here.take_up_elsewhere([Whereabouts(here=["petr"])])
    clock.now += 50
    here.take_up_elsewhere([])
    clock.now += 7
    assert (here.is_here("petr"), here.away(PETR)) == (False, 7)


def test_a_room_that_is_opened_later_knows_since_when_somebody_is_gone(clock: Clock) -> None:
    first = opened()
    first.come("hana")
    clock.now += 100
    told = first.told_to_others([HANA, PETR], watching=1, stalled=False, looking={"hana"})
    assert told == Whereabouts(here=["hana"], gone={"petr": 1000}, watching=1)
    second = opened()
    second.take_up_elsewhere([told])
    assert (second.away(PETR), second.away(HANA)) == (100, None)


def test_of_a_room_that_nobody_is_in_there_is_nothing_to_tell(clock: Clock) -> None:
    here = opened()
    assert here.told_to_others([HANA], watching=0, stalled=False) is None
    assert here.told_to_others([HANA], watching=0, stalled=True) is not None, "a bot cannot move there"
