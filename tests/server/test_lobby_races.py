"""The lobby at one moment: whatever two do at once, what was promised holds."""

import asyncio
from typing import Any

import pytest
from server.halls import at_one_moment, guest_at, hall_on, laid

from chabudai.server import laying, seating
from chabudai.server.errors import Refused
from chabudai.server.storage import Store, TooMany
from chabudai.server.wire import NewTable, SeatChange, Settings, Table

pytestmark = pytest.mark.anyio


def kinds(answers: list[Any]) -> list[str]:
    return [answer.kind if isinstance(answer, Refused) else type(answer).__name__ for answer in answers]


async def test_a_game_that_begins_keeps_the_bot_that_was_just_being_sent_away(store: Store) -> None:
    hall = hall_on(store)
    host = await guest_at(hall, "Hana")
    table = await laid(hall, host, 2, "steady")
    answers = await at_one_moment(
        hall,
        table,
        seating.start(hall, table.id, host),
        seating.change_seat(hall, table.id, host, SeatChange(1, None)),
    )
    assert kinds(answers) == ["Table", "not-allowed"]
    stored = await store.table(table.id)
    assert stored is not None
    assert (stored.state, stored.chairs[1].bot) == ("running", "steady")


async def test_a_game_does_not_begin_without_the_bot_that_was_sent_away_first(store: Store) -> None:
    hall = hall_on(store)
    host = await guest_at(hall, "Hana")
    table = await laid(hall, host, 2, "steady")
    answers = await at_one_moment(
        hall,
        table,
        seating.change_seat(hall, table.id, host, SeatChange(1, None)),
        seating.start(hall, table.id, host),
    )
    assert kinds(answers) == ["Table", "not-allowed"]


async def test_who_was_told_to_have_a_seat_has_it_though_the_host_seats_a_bot_at_that_moment(store: Store) -> None:
    hall = hall_on(store)
    host, friend = await guest_at(hall, "Hana"), await guest_at(hall, "Petr")
    table = await laid(hall, host)
    answers = await at_one_moment(
        hall,
        table,
        seating.sit(hall, table.id, friend, 1),
        seating.change_seat(hall, table.id, host, SeatChange(1, "steady")),
    )
    assert kinds(answers) == ["Table", "not-allowed"]
    stored = await store.table(table.id)
    assert stored is not None
    assert stored.chairs[1].guest == friend.id


async def test_a_table_made_smaller_at_that_moment_never_loses_who_sat_down(store: Store) -> None:
    hall = hall_on(store)
    host, friend = await guest_at(hall, "Hana"), await guest_at(hall, "Petr")
    table = await laid(hall, host, 3)
    smaller = seating.change_settings(hall, table.id, host, Settings(seats=2))
    answers = await at_one_moment(hall, table, seating.sit(hall, table.id, friend, 2), smaller)
    assert kinds(answers) == ["Table", "Table"]
    assert [seat.name for seat in answers[1].seats] == ["Hana", "Petr"]


async def test_another_server_that_knows_only_how_it_was_cannot_undo_what_happened(
    store: Store, other_store: Store
) -> None:
    here, there = hall_on(store), hall_on(other_store)
    host, friend = await guest_at(here, "Hana"), await guest_at(here, "Petr")
    table = await laid(here, host)
    await there.room(table.id)  # where it is seen with a free seat
    assert (await seating.sit(here, table.id, friend, None)).your_seat == 1
    with pytest.raises(Refused, check=lambda problem: problem.kind == "not-allowed"):
        await seating.change_seat(there, table.id, host, SeatChange(1, "steady"))
    assert (await seating.start(there, table.id, host)).state == "running"
    with pytest.raises(Refused, check=lambda problem: problem.kind == "not-allowed"):
        await seating.sit(here, table.id, await guest_at(here, "Eva"), None)


async def test_thirty_requests_at_once_lay_no_more_tables_than_one(store: Store) -> None:
    hall = hall_on(store, waiting_tables=12)
    host = await guest_at(hall, "Hana")
    wanted = [laying.lay(hall, host, NewTable("tokaido", 2)) for _ in range(30)]
    answers = await asyncio.gather(*wanted, return_exceptions=True)
    assert sum(isinstance(answer, Table) for answer in answers) == 12
    assert sum(isinstance(answer, TooMany) for answer in answers) == 18
