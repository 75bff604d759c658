"""The throttle of log-ins: growing pauses by address and by name, forgotten after an hour."""

from contextlib import ExitStack, suppress

import pytest

from chabudai.server.errors import Refused
from chabudai.server.people import throttle
from chabudai.server.people.throttle import FREE, LONGEST_BY_ADDRESS, LONGEST_BY_NAME, Paused, Throttle


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def paused(limit: Throttle, address: str, name: str) -> float:
    try:
        with limit.attempt(address, name):
            return 0.0
    except Paused as pause:
        return pause.seconds


def fail(limit: Throttle, address: str, name: str) -> int:
    """How many tries are left by this name before pauses begin."""
    left = -1
    with suppress(Refused), limit.attempt(address, name) as trying:
        left = trying.left
        raise Refused("not-allowed", "error-log-in", left=left)
    assert left >= 0, "there was a pause"
    return left


def succeed(limit: Throttle, address: str, name: str) -> None:
    with limit.attempt(address, name) as trying:
        trying.succeeded()


def test_pauses_begin_after_some_failures_and_grow_to_a_minute_by_name() -> None:
    clock = Clock()
    limit, pauses = Throttle(1000, clock), []
    for _ in range(FREE + 8):
        fail(limit, "203.0.113.1", "hana")
        pauses.append(paused(limit, "203.0.113.2", "hana"))
        clock.now += LONGEST_BY_NAME
        assert paused(limit, "203.0.113.2", "hana") == 0
    assert pauses == [0, 0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60, 60]


def test_an_address_that_tries_many_names_pauses_for_longer_and_others_do_not() -> None:
    clock = Clock()
    limit = Throttle(20, clock)
    for number in range(60):
        clock.now += LONGEST_BY_ADDRESS
        fail(limit, "203.0.113.1", f"name {number}")
    assert paused(limit, "203.0.113.1", "hana") == LONGEST_BY_ADDRESS
    assert paused(limit, "203.0.113.2", "hana") == 0


def test_a_whole_network_of_addresses_counts_as_one() -> None:
    limit = Throttle(1, Clock())
    fail(limit, "2001:db8::1", "a")
    assert paused(limit, "2001:db8::2", "b") > 0


def test_who_gets_in_begins_anew_by_name_and_all_is_forgotten_after_an_hour() -> None:
    clock = Clock()
    limit = Throttle(FREE, clock)
    for _ in range(FREE):
        fail(limit, "203.0.113.1", "hana")
    clock.now += 60
    succeed(limit, "203.0.113.2", "hana")
    fail(limit, "203.0.113.1", "petr")
    assert paused(limit, "203.0.113.2", "hana") == 0
    assert paused(limit, "203.0.113.1", "hana") > 0
    clock.now += throttle.FORGOTTEN_AFTER + 1
    assert fail(limit, "203.0.113.1", "hana") == FREE - 1


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle, "MOST_REMEMBERED", 10)
    limit = Throttle(5, Clock())
    for number in range(50):
        fail(limit, f"203.0.113.{number}", f"name {number}")
    assert len(limit.names.of) == len(limit.addresses.of) == 10


def test_a_hundred_tries_at_once_are_not_all_the_first() -> None:
    limit, let_through = Throttle(1000, Clock()), 0
    with ExitStack() as tries:
        for number in range(100):
            with suppress(Paused):
                tries.enter_context(limit.attempt(f"203.0.113.{number}", "hana"))
                let_through += 1
    assert let_through == FREE


def test_a_try_that_was_not_judged_is_no_failure_and_makes_no_pause_longer() -> None:
    """As when too many log in at once."""
    clock = Clock()
    limit = Throttle(1000, clock)
    for _ in range(FREE):
        fail(limit, "203.0.113.1", "hana")
    clock.now += 2
    for _ in range(10):
        with suppress(Refused), limit.attempt("203.0.113.1", "hana"):
            raise Refused("unavailable", "error-busy")
    assert paused(limit, "203.0.113.1", "hana") == 0


def test_a_device_that_was_let_in_before_is_paused_by_nobody_but_itself() -> None:
    clock = Clock()
    limit = Throttle(1, clock)
    fail(limit, "203.0.113.1", "hana")
    assert paused(limit, "203.0.113.1", "hana") > 0
    for left in (4, 3, 2, 1, 0):
        with suppress(Refused), limit.attempt_of_device("hers") as trying:
            assert trying.left == left
            raise Refused("not-allowed", "error-log-in", left=left)
    with pytest.raises(Paused), limit.attempt_of_device("hers"):
        pass
    with limit.attempt_of_device("another of hers"):
        pass


def test_who_asks_for_many_names_that_are_taken_or_for_many_mails_is_slowed_down() -> None:
    clock = Clock()
    limit = Throttle(20, clock)
    for _ in range(20):
        limit.check_taken("203.0.113.1")
        limit.name_was_taken("203.0.113.1")
    with pytest.raises(Paused):
        limit.check_taken("203.0.113.1")
    limit.check_taken("203.0.113.2")
    for number in range(throttle.FREE_MAILS):
        limit.mail(f"203.0.113.{number}", "hana@example.org")
    with pytest.raises(Paused):
        limit.mail("203.0.113.9", "hana@example.org")
    for _ in range(20):
        limit.mail("203.0.113.9")
    with pytest.raises(Paused):
        limit.mail("203.0.113.9", "petr@example.org")
