"""The lobby at one moment: whatever two do at once, what was promised holds."""

import asyncio
from typing import Any

import pytest
from server.lobbies import at_one_moment, guest_at, laid, lobby_on, process_on

from chabudai.server.errors import Refused
from chabudai.server.lobby import accounts, laying, seating, sign_in
from chabudai.server.processes.peers import OtherProcesses
from chabudai.server.storage import Store, TooMany
from chabudai.server.storage.news import News
from chabudai.server.table import commit
from chabudai.server.table.connection import SIGNED_OUT, Connection
from chabudai.server.wire import NewTable, SeatChange, Settings, Table

pytestmark = pytest.mark.anyio


def kinds(answers: list[Any]) -> list[str]:
    return [answer.kind if isinstance(answer, Refused) else type(answer).__name__ for answer in answers]


async def test_a_game_that_begins_keeps_the_bot_that_was_just_being_sent_away(store: Store) -> None:
    lobby = lobby_on(store)
    host = await guest_at(lobby, "Hana")
    table = await laid(lobby, host, 2, "steady")
    answers = await at_one_moment(
        lobby,
        table,
        seating.start(lobby, table.id, host),
        seating.change_seat(lobby, table.id, host, SeatChange(1, None)),
    )
    assert kinds(answers) == ["Table", "not-allowed"]
    stored = await store.table(table.id)
    assert stored is not None
    assert (stored.state, stored.chairs[1].bot) == ("running", "steady")


async def test_a_game_does_not_begin_without_the_bot_that_was_sent_away_first(store: Store) -> None:
    lobby = lobby_on(store)
    host = await guest_at(lobby, "Hana")
    table = await laid(lobby, host, 2, "steady")
    answers = await at_one_moment(
        lobby,
        table,
        seating.change_seat(lobby, table.id, host, SeatChange(1, None)),
        seating.start(lobby, table.id, host),
    )
    assert kinds(answers) == ["Table", "not-allowed"]


async def test_who_was_told_to_have_a_seat_has_it_though_the_host_seats_a_bot_at_that_moment(store: Store) -> None:
    lobby = lobby_on(store)
    host, friend = await guest_at(lobby, "Hana"), await guest_at(lobby, "Petr")
    table = await laid(lobby, host)
    answers = await at_one_moment(
        lobby,
        table,
        seating.sit(lobby, table.id, friend, 1),
        seating.change_seat(lobby, table.id, host, SeatChange(1, "steady")),
    )
    assert kinds(answers) == ["Table", "not-allowed"]
    stored = await store.table(table.id)
    assert stored is not None
    assert stored.chairs[1].person == friend.id


async def test_a_table_made_smaller_at_that_moment_never_loses_who_sat_down(store: Store) -> None:
    lobby = lobby_on(store)
    host, friend = await guest_at(lobby, "Hana"), await guest_at(lobby, "Petr")
    table = await laid(lobby, host, 3)
    smaller = seating.change_settings(lobby, table.id, host, Settings(seats=2))
    answers = await at_one_moment(lobby, table, seating.sit(lobby, table.id, friend, 2), smaller)
    assert kinds(answers) == ["Table", "Table"]
    assert [seat.name for seat in answers[1].seats] == ["Hana", "Petr"]


async def test_another_server_that_knows_only_how_it_was_cannot_undo_what_happened(
    store: Store, other_store: Store
) -> None:
    here, there = lobby_on(store), lobby_on(other_store)
    host, friend = await guest_at(here, "Hana"), await guest_at(here, "Petr")
    table = await laid(here, host)
    await there.room(table.id)  # where it is seen with a free seat
    assert (await seating.sit(here, table.id, friend, None)).your_seat == 1
    with pytest.raises(Refused, check=lambda problem: problem.kind == "not-allowed"):
        await seating.change_seat(there, table.id, host, SeatChange(1, "steady"))
    assert (await seating.start(there, table.id, host)).state == "running"
    with pytest.raises(Refused, check=lambda problem: problem.kind == "not-allowed"):
        await seating.sit(here, table.id, await guest_at(here, "Eva"), None)


async def test_one_address_lays_no_more_tables_at_once_however_many_guests_it_has(store: Store) -> None:
    lobby, wanted = lobby_on(store, address_tables=10), NewTable("tokaido", 2)
    guests = [await guest_at(lobby, f"Guest {number}") for number in range(20)]
    asked = [laying.lay(lobby, guest, wanted, "203.0.113.5") for guest in guests]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(answer, Table) for answer in answers) == 10
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert {problem.message.key for problem in refused} == {"error-many-nearby"}
    assert (await laying.lay(lobby, guests[0], wanted, "203.0.113.6")).state == "waiting"


async def test_a_table_that_no_longer_waits_makes_room_for_another_from_its_address(store: Store) -> None:
    lobby, wanted = lobby_on(store, address_tables=2), NewTable("tokaido", 2)
    host = await guest_at(lobby, "Hana")
    first, _ = [await laying.lay(lobby, host, wanted, "203.0.113.5") for _ in range(2)]
    with pytest.raises(Refused, check=lambda problem: problem.kind == "not-allowed"):
        await laying.lay(lobby, host, wanted, "203.0.113.5")
    await seating.leave(lobby, first.id, host)
    assert (await laying.lay(lobby, host, wanted, "203.0.113.5")).state == "waiting"


async def test_thirty_requests_at_once_lay_no_more_tables_than_one(store: Store) -> None:
    lobby = lobby_on(store, waiting_tables=12)
    host = await guest_at(lobby, "Hana")
    wanted = [laying.lay(lobby, host, NewTable("tokaido", 2)) for _ in range(30)]
    answers = await asyncio.gather(*wanted, return_exceptions=True)
    assert sum(isinstance(answer, Table) for answer in answers) == 12
    assert sum(isinstance(answer, TooMany) for answer in answers) == 18


async def test_a_room_that_is_closed_while_somebody_waits_to_look_at_it_again_is_left_alone(store: Store) -> None:
    lobby = lobby_on(store)
    table = await laid(lobby, await guest_at(lobby, "Hana"), 2, "steady")
    room = await lobby.room(table.id)
    await room.lock.acquire()
    looking = asyncio.ensure_future(commit.look_again(room))
    await asyncio.sleep(0)
    lobby.put_down(room)
    room.lock.release()
    room.let_go()
    await looking


async def test_who_was_on_the_way_to_a_table_when_the_session_ended_is_hung_up_on(store: Store) -> None:
    """Nobody could hang up on them yet: so whoever sees that sessions have ended meanwhile looks again."""
    lobby = process_on(store).lobby
    hana, secret = await sign_in.name_person(lobby, None, "Hana")
    session = await sign_in.session_with(lobby, secret)
    assert session is not None
    coming, endings = Connection(hana.id, "Hana", lambda cost: None, session=session.id), lobby.endings
    await sign_in.hang_up_if_ended(lobby, coming)
    assert not coming.is_parting
    await accounts.log_out(lobby, session, None, everywhere=False)
    assert lobby.endings > endings
    await sign_in.hang_up_if_ended(lobby, coming)
    assert (coming.is_parting, coming.code) == (True, SIGNED_OUT)
    endings = lobby.endings
    OtherProcesses(lobby, store.address).take_news(News("", {"sessions": ""}))
    assert lobby.endings > endings, "also where they ended at another process"
