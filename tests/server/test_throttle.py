"""The throttle of log-ins: growing pauses by address and by name, forgotten after an hour."""

import pytest

from chabudai.server.people import throttle
from chabudai.server.people.throttle import FREE, LONGEST_BY_ADDRESS, LONGEST_BY_NAME, Paused, Throttle


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def paused(limit: Throttle, address: str, name: str) -> float:
    try:
        limit.check(address, name)
    except Paused as pause:
        return pause.seconds
    return 0.0


def test_pauses_begin_after_some_failures_and_grow_to_a_minute_by_name() -> None:
    clock = Clock()
    limit, pauses = Throttle(1000, clock), []
    for _ in range(FREE + 8):
        limit.fail("203.0.113.1", "hana")
        pauses.append(paused(limit, "203.0.113.2", "hana"))
        clock.now += LONGEST_BY_NAME
        assert paused(limit, "203.0.113.2", "hana") == 0
    assert pauses == [0, 0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60, 60]


def test_an_address_that_tries_many_names_pauses_for_longer_and_others_do_not() -> None:
    clock = Clock()
    limit = Throttle(20, clock)
    for number in range(60):
        limit.fail("203.0.113.1", f"name {number}")
    assert paused(limit, "203.0.113.1", "hana") == LONGEST_BY_ADDRESS
    assert paused(limit, "203.0.113.2", "hana") == 0


def test_a_whole_network_of_addresses_counts_as_one() -> None:
    limit = Throttle(1, Clock())
    limit.fail("2001:db8::1", "a")
    assert paused(limit, "2001:db8::2", "b") > 0


def test_who_gets_in_begins_anew_by_name_and_all_is_forgotten_after_an_hour() -> None:
    clock = Clock()
    limit = Throttle(FREE, clock)
    for _ in range(FREE):
        limit.fail("203.0.113.1", "hana")
    limit.succeed("hana")
    assert paused(limit, "203.0.113.2", "hana") == 0
    assert paused(limit, "203.0.113.1", "hana") > 0
    clock.now += throttle.FORGOTTEN_AFTER + 1
    assert limit.fail("203.0.113.1", "hana") == FREE - 1


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle, "MOST_REMEMBERED", 10)
    limit = Throttle(5, Clock())
    for number in range(50):
        limit.fail(f"203.0.113.{number}", f"name {number}")
    assert len(limit.names.of) == len(limit.addresses.of) == 10
