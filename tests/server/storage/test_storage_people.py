"""People and their sessions: found by the hash of a secret, renamed, seen, merged, forgotten."""

from dataclasses import replace

import pytest
from server.storage.laying import (
    a_person,
    after,
    known,
    new_person,
    renamed,
    secret_of,
    session_of,
)

from chabudai.server.storage import Conflict, Missing, Store, StoredSession, people

pytestmark = pytest.mark.anyio


async def test_somebody_is_found_by_the_hash_of_a_secret(store: Store) -> None:
    person = await new_person(store)
    assert await store.session_by_secret(secret_of(person)) == session_of(person)


async def test_an_unknown_secret_finds_nobody(store: Store) -> None:
    await new_person(store)
    assert await store.session_by_secret("another hash") is None


async def test_a_person_may_take_another_name_in_any_script(store: Store) -> None:
    person = await new_person(store)
    assert await renamed(store, person.id, "Šárka 桜 🌸") == replace(person, name="Šárka 桜 🌸")
    assert await known(store, person) == replace(person, name="Šárka 桜 🌸")


async def test_it_is_noted_when_somebody_was_seen_and_in_which_browser(store: Store) -> None:
    person = await new_person(store)
    await store.see_session(session_of(person).id, after(5))
    seen = await store.session_by_secret(secret_of(person))
    assert seen == replace(session_of(person), seen=after(5), person=replace(person, seen=after(5)))


async def test_two_sessions_never_share_a_secret(store: Store) -> None:
    person, other = await new_person(store), a_person()
    with pytest.raises(Conflict):
        await store.add_person(other, session_of(other), secret_of(person))
    assert await known(store, other) is None


async def test_who_is_not_known_cannot_be_renamed(store: Store) -> None:
    with pytest.raises(Missing):
        await renamed(store, "nobody", "Pine")


async def test_a_record_in_a_log_does_not_show_passwords_or_addresses(store: Store) -> None:
    person = replace(a_person(), password_hash="$argon2id$", mail="pine@example.org")
    assert "argon2" not in repr(person)
    assert "example.org" not in repr(person)


async def test_no_two_people_log_in_by_the_same_name(store: Store) -> None:
    one, other = await new_person(store), await new_person(store)
    await store.write(people.change, one.id, {"account": "plum"})
    with pytest.raises(Conflict):
        await store.write(people.change, other.id, {"account": "plum"})


# --- sessions ---------------------------------------------------------------------------------------------------


async def second_session(store: Store, number: int = 2) -> tuple[StoredSession, StoredSession]:
    """Two browsers of one person."""
    person = await new_person(store)
    other = replace(session_of(person), id=f"session {number} of {person.id}", seen=after(1))
    await store.write(people.add_session, other, f"another hash {person.id}")
    return session_of(person), other


async def test_a_person_has_any_number_of_sessions_the_last_used_first(store: Store) -> None:
    one, other = await second_session(store)
    assert await store.ask(people.sessions_of, one.person.id) == [other, one]
    assert await store.ask(people.living_sessions, [one.id, other.id, "none"]) == {one.id, other.id}


async def test_nobody_ends_the_session_of_another(store: Store) -> None:
    one, _ = await second_session(store)
    stranger = await new_person(store)
    assert await store.write(people.end_sessions, stranger.id, only=one.id) == []
