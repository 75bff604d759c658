"""Accounts in the storage: each change is decided on how people stand at that moment, whatever was read before."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from itertools import count
from typing import Any

import pytest
from server.storage.laying import BOT, NOON, known, new_person, new_table, session_of

from chabudai.server.lobby import decisions
from chabudai.server.storage import (
    Conflict,
    Missing,
    SignedOut,
    Store,
    StoredPasskey,
    StoredPerson,
    StoredSession,
    StoredToken,
    accounts,
    credentials,
    people,
)
from chabudai.server.storage.accounts import Admitted, Arrival

pytestmark = pytest.mark.anyio
NUMBERS = count()


async def with_account(store: Store, **values: Any) -> StoredPerson:
    person = await new_person(store)
    wanted = {"account": f"plum {next(NUMBERS)}", "password_hash": "old", **values}
    return await store.write(people.change, person.id, wanted)


def arrival(before: str | None = None, minutes: int = 1) -> Arrival:
    number = next(NUMBERS)
    now = NOON + timedelta(minutes=minutes)
    return Arrival(session=f"new {number}", secret_hash=f"secret {number}", device="", now=now, before=before)


async def came_in(
    store: Store, person: StoredPerson, came: Arrival, values: Mapping[str, Any] | None = None
) -> Admitted | None:
    proof = accounts.by_password("old")
    return await store.write(accounts.let_in, person.id, proof, came, decisions.leave, values)


async def register(
    store: Store, person: StoredPerson, account: str | None, came: Arrival, invitation: str | None = None
) -> Admitted:
    values = {"account": account, "password_hash": "old"}
    return await store.write(accounts.register, person, values, ["code"], came, decisions.leave, invitation)


async def session(store: Store, came: Arrival) -> StoredSession:
    found = await store.session_by_secret(came.secret_hash)
    assert found is not None
    return found


def token(person: StoredPerson | None, kind: str, name: str = "token") -> StoredToken:
    of = None if person is None else person.id
    later = NOON + timedelta(days=1)
    return StoredToken(token_hash=name, kind=kind, person=of, details={}, created=NOON, expires=later)


# --- coming in --------------------------------------------------------------------------------------------------


async def test_a_password_that_was_changed_while_it_was_compared_lets_nobody_in(store: Store) -> None:
    person, came = await with_account(store), arrival()
    await store.write(people.change, person.id, {"password_hash": "new"})
    assert await came_in(store, person, came) is None
    assert await store.session_by_secret(came.secret_hash) is None


async def test_the_session_that_a_browser_had_ends_and_its_guest_is_remembered(store: Store) -> None:
    person, guest, came = await with_account(store), await new_person(store), arrival()
    came = replace(came, before=session_of(guest).id)
    admitted = await came_in(store, person, came)
    assert admitted is not None
    assert admitted.ended.sessions == [session_of(guest).id]
    assert (await session(store, came)).former == guest.id
    assert await known(store, guest) is None


async def test_the_guest_is_remembered_also_after_a_second_log_in_and_with_a_new_password(store: Store) -> None:
    person, guest = await with_account(store), await new_person(store)
    first = arrival(session_of(guest).id)
    await came_in(store, person, first)
    second = arrival(first.session)
    await came_in(store, person, second)
    third = arrival(second.session)
    await came_in(store, person, third, {"password_hash": "new"})
    assert (await session(store, third)).former == guest.id


async def test_a_guest_who_is_gone_meanwhile_is_not_remembered(store: Store) -> None:
    person, guest = await with_account(store), await new_person(store)
    await store.write(accounts.forget, guest.id, "@former", decisions.leave)
    came = arrival(session_of(guest).id)
    await came_in(store, person, came)
    assert (await session(store, came)).former is None


async def test_with_a_new_password_all_that_opened_the_account_is_void(store: Store) -> None:
    person, came = await with_account(store), arrival()
    for kind in ("device", "mail", "password", "passkey", accounts.KNOWN):
        await store.write(credentials.add_token, token(person, kind, kind))
    admitted = await came_in(store, person, came, {"password_hash": "new"})
    assert admitted is not None
    assert admitted.ended.sessions == [session_of(person).id]
    for kind in ("device", "mail", "password", "passkey"):
        assert await store.ask(credentials.token, kind, kind, NOON) is None, kind
    assert await store.ask(credentials.token, accounts.KNOWN, accounts.KNOWN, NOON) is not None, "it opens nothing"


async def test_a_link_to_another_device_ends_with_every_log_out(store: Store) -> None:
    person = await with_account(store)
    await came_in(store, person, arrival())
    await store.write(credentials.add_token, token(person, "device"))
    await store.write(accounts.log_out, person.id, session_of(person).id, decisions.leave)
    assert await store.ask(credentials.token, "device", "token", NOON) is None


async def test_one_person_has_so_many_sessions_and_the_one_used_longest_ago_ends(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts, "MOST_SESSIONS", 5)
    person = await with_account(store)
    arrivals = [arrival(minutes=minutes) for minutes in range(1, 9)]
    ended: list[str] = []
    for each in arrivals:
        admitted = await came_in(store, person, each)
        assert admitted is not None
        ended += admitted.ended.sessions
    assert ended == [session_of(person).id, *(each.session for each in arrivals[:3])]
    assert len(await store.ask(people.sessions_of, person.id)) == 5


async def test_of_two_who_come_at_once_with_the_same_link_one_is_let_in(store: Store, other_store: Store) -> None:
    person = await with_account(store)
    await store.write(credentials.add_token, token(person, "device"))
    proof = accounts.by_token("device", "token", NOON)
    doors = [store, other_store] * 4
    answers = await asyncio.gather(
        *(door.write(accounts.let_in, person.id, proof, arrival(), decisions.leave) for door in doors)
    )
    assert sum(answer is not None for answer in answers) == 1
    assert len(await store.ask(people.sessions_of, person.id)) == 2


async def test_a_recovery_code_lets_one_of_two_in(store: Store, other_store: Store) -> None:
    person = await with_account(store)
    await store.write(credentials.set_codes, person.id, ["code"])
    proof, values = accounts.by_code("code"), {"password_hash": "new"}
    answers = await asyncio.gather(
        *(
            door.write(accounts.let_in, person.id, proof, arrival(), decisions.leave, values)
            for door in [store, other_store] * 4
        )
    )
    assert sum(answer is not None for answer in answers) == 1
    assert len(await store.ask(people.sessions_of, person.id)) == 1


async def test_a_passkey_that_counts_back_or_not_on_is_a_copy_and_one_that_never_counts_is_none(
    store: Store,
) -> None:
    person = await with_account(store)
    for name, uses in (("counts", 7), ("never", 0)):
        passkey = StoredPasskey(id=name, person=person.id, public_key=b"", uses=uses, device="", created=NOON)
        assert await store.write(accounts.add_passkey, session_of(person).id, passkey, 10)

    async def comes(name: str, uses: int) -> bool:
        proof = accounts.by_passkey(name, uses)
        return await store.write(accounts.let_in, person.id, proof, arrival(), decisions.leave) is not None

    tries = [("counts", 8), ("counts", 8), ("counts", 7), ("counts", 0), ("counts", 9)]
    assert [await comes(*each) for each in tries] == [True, False, False, False, True]
    assert [await comes("never", 0), await comes("never", 0), await comes("none", 0)] == [True, True, False]


# --- registering ------------------------------------------------------------------------------------------------


async def test_a_name_that_is_taken_leaves_nothing_behind(store: Store) -> None:
    taken = await with_account(store)
    newcomer = StoredPerson(id="newcomer", name="Plum", created=NOON, seen=NOON)
    with pytest.raises(Conflict):
        await register(store, newcomer, taken.account, arrival())
    assert await store.ask(people.find, "newcomer") is None


async def test_in_two_tabs_somebody_registers_once(store: Store, other_store: Store) -> None:
    guest = await new_person(store)
    before = session_of(guest).id
    answers = await asyncio.gather(
        *(
            register(door, guest, f"tab {number}", arrival(before))
            for number, door in enumerate((store, other_store))
        ),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["Admitted", "SignedOut"]
    assert len(await store.ask(people.sessions_of, guest.id)) == 1


async def test_who_is_gone_does_not_register_or_get_a_name_codes_a_passkey_or_an_address(store: Store) -> None:
    guest = await new_person(store)
    await store.write(credentials.add_token, replace(token(guest, "mail"), details={"mail": "a@b.cz"}))
    await store.write(accounts.forget, guest.id, "@former", decisions.leave)
    passkey = StoredPasskey(id="key", person=guest.id, public_key=b"", uses=0, device="", created=NOON)
    before = session_of(guest).id
    for query, values in (
        (accounts.register, (guest, {"account": "ghost"}, [], arrival(before), decisions.leave)),
        (people.rename, (guest.id, "Ghost")),
        (accounts.set_codes, (before, guest.id, ["code"])),
        (accounts.add_passkey, (before, passkey, 10)),
    ):
        with pytest.raises(SignedOut):
            await store.write(query, *values)  # type: ignore[operator]
    assert not await store.write(accounts.confirm_mail, "token", NOON)
    assert await store.ask(people.find, guest.id) == replace(guest, name="@former")


async def test_an_invitation_is_used_up_by_who_registers_and_by_nobody_else(store: Store) -> None:
    await store.write(credentials.add_token, token(None, "invitation"))
    taken, guest = await with_account(store), await new_person(store)
    before = session_of(guest).id
    with pytest.raises(Conflict):
        await register(store, guest, taken.account, arrival(before), "token")
    await register(store, guest, "invited", arrival(before), "token")
    late = await new_person(store)
    with pytest.raises(Missing):
        await register(store, late, "late", arrival(session_of(late).id), "token")


# --- becoming one, and nobody -----------------------------------------------------------------------------------


async def merging(store: Store) -> tuple[StoredPerson, StoredPerson, Arrival]:
    """A guest, a person, and the session in which the one may become the other."""
    guest, person = await new_person(store), await with_account(store)
    came = arrival(session_of(guest).id)
    await came_in(store, person, came)
    return guest, person, came


async def test_seats_of_a_guest_become_those_of_the_person_and_where_both_sit_the_guest_leaves(
    store: Store,
) -> None:
    guest, person = await new_person(store), await with_account(store)
    own, both = await new_table(store, [BOT], host=guest), await new_table(store, [guest], host=person)
    came = arrival(session_of(guest).id)
    await came_in(store, person, came)
    merged = await store.write(accounts.merge, came.session, decisions.leave)
    assert merged is not None
    assert (merged.moved, [table.id for table in merged.left]) == ([own.id], [both.id])
    moved, left = await store.table(own.id), await store.table(both.id)
    assert moved is not None
    assert left is not None
    assert (moved.host, moved.seat_of(person.id), moved.revision) == (person.id, 0, 1)
    assert (left.seat_of(person.id), left.seat_of(guest.id)) == (0, None)


async def test_merged_in_two_tabs_at_once_a_guest_is_merged_once(store: Store, other_store: Store) -> None:
    _, _, came = await merging(store)
    answers = await asyncio.gather(
        *(door.write(accounts.merge, came.session, decisions.leave) for door in [store, other_store] * 3)
    )
    assert sum(answer is not None for answer in answers) == 1


async def test_other_browsers_of_a_guest_who_is_merged_are_logged_out(store: Store) -> None:
    guest, _, came = await merging(store)
    elsewhere = replace(session_of(guest), id="elsewhere")
    await store.write(people.add_session, elsewhere, "secret elsewhere!")
    merged = await store.write(accounts.merge, came.session, decisions.leave)
    assert merged is not None
    assert merged.ended == ["elsewhere"]


async def test_nothing_is_merged_into_somebody_who_is_gone_nor_a_guest_who_has_registered(store: Store) -> None:
    guest, person, came = await merging(store)
    await store.write(people.change, guest.id, {"account": f"quick {guest.id}"})
    assert await store.write(accounts.merge, came.session, decisions.leave) is None
    guest, person, came = await merging(store)
    await store.write(accounts.forget, person.id, "@former", decisions.leave)
    assert await store.write(accounts.merge, came.session, decisions.leave) is None


async def test_of_somebody_who_goes_the_games_stay_and_nothing_else(store: Store) -> None:
    person, friend = await with_account(store, mail="plum@example.org"), await new_person(store)
    waiting = await new_table(store, [friend], host=person)
    alone = await new_table(store, [BOT], host=person)
    await store.write(credentials.set_codes, person.id, ["code"])
    await store.write(credentials.add_token, token(person, accounts.KNOWN))
    gone = await store.write(accounts.forget, person.id, "@former", decisions.leave)
    assert gone.ended == [session_of(person).id]
    assert sorted((table.id, table.state) for table in gone.left) == sorted(
        [(waiting.id, "waiting"), (alone.id, "closed")]
    )
    kept = await store.table(waiting.id)
    assert kept is not None
    assert (kept.host, kept.seat_of(person.id)) == (friend.id, None)
    left = await store.ask(people.find, person.id)
    assert left is not None
    assert (left.name, left.account, left.password_hash, left.mail) == ("@former", None, None, None)
    assert await store.ask(credentials.codes_left, person.id) == 0
    assert await store.ask(credentials.token, accounts.KNOWN, "token", NOON) is None
    assert await known(store, person) is None


async def test_who_goes_and_sits_down_at_the_same_moment_sits_nowhere(store: Store, other_store: Store) -> None:
    """Whichever comes first: the seat is given up again, or never taken."""
    for _ in range(10):
        person, host = await new_person(store), await new_person(store)
        table = await new_table(store, [None], host=host)
        await asyncio.gather(
            store.write(accounts.forget, person.id, "@former", decisions.leave),
            other_store.change_table(
                table.id, lambda now, person=person: decisions.sit_down(now, person, None), person.id
            ),
            return_exceptions=True,
        )
        stands = await store.table(table.id)
        assert stands is not None
        assert stands.seat_of(person.id) is None


async def test_who_is_gone_lays_no_table(store: Store) -> None:
    person = await new_person(store)
    await store.write(people.end_sessions, person.id)
    with pytest.raises(SignedOut):
        await new_table(store, [None], host=person)


@pytest.mark.parametrize("how", ["log out", "everywhere", "password", "forget"])
async def test_a_guest_whom_no_browser_can_become_any_more_gets_up(store: Store, how: str) -> None:
    """The person of the browser has logged in, has not merged, and is logged out."""
    guest, person = await new_person(store), await with_account(store)
    friend = await new_person(store)
    table = await new_table(store, [friend], host=guest)
    came = arrival(session_of(guest).id)
    await came_in(store, person, came)
    if how == "password":
        await came_in(store, person, arrival(), {"password_hash": "new"})
    elif how == "forget":
        await store.write(accounts.forget, person.id, "@former", decisions.leave)
    else:
        only = None if how == "everywhere" else came.session
        await store.write(accounts.log_out, person.id, only, decisions.leave)
    left = await store.table(table.id)
    assert left is not None
    assert (left.seat_of(guest.id), left.host) == (None, friend.id)


async def test_a_guest_who_is_known_in_another_browser_keeps_the_seat(store: Store) -> None:
    guest, person = await new_person(store), await with_account(store)
    await store.write(people.add_session, replace(session_of(guest), id="elsewhere"), "secret elsewhere")
    table = await new_table(store, [BOT], host=guest)
    came = arrival(session_of(guest).id)
    await came_in(store, person, came)
    await store.write(accounts.log_out, person.id, came.session, decisions.leave)
    kept = await store.table(table.id)
    assert kept is not None
    assert kept.seat_of(guest.id) == 0
