"""Guests: found by the hash of their secret, renamed, seen."""

from dataclasses import replace

import pytest
from server.storage.laying import a_guest, after, new_guest

from chabudai.server.storage import Conflict, Missing, Store

pytestmark = pytest.mark.anyio


async def test_a_guest_is_found_by_the_hash_of_their_secret(store: Store) -> None:
    guest = await new_guest(store)
    assert await store.guest_by_secret(guest.secret_hash) == guest


async def test_an_unknown_secret_finds_nobody(store: Store) -> None:
    await new_guest(store)
    assert await store.guest_by_secret("another hash") is None


async def test_a_guest_may_take_another_name_in_any_script(store: Store) -> None:
    guest = await new_guest(store)
    renamed = await store.rename_guest(guest.id, "Šárka 桜 🌸")
    assert renamed == replace(guest, name="Šárka 桜 🌸")
    assert await store.guest_by_secret(guest.secret_hash) == renamed


async def test_it_is_noted_when_a_guest_was_seen(store: Store) -> None:
    guest = await new_guest(store)
    assert await store.see_guest(guest.id, after(5)) == replace(guest, seen=after(5))


async def test_two_guests_never_share_a_secret(store: Store) -> None:
    guest = await new_guest(store)
    with pytest.raises(Conflict):
        await store.add_guest(replace(a_guest(), secret_hash=guest.secret_hash))


async def test_who_is_not_known_cannot_be_renamed(store: Store) -> None:
    with pytest.raises(Missing):
        await store.rename_guest("nobody", "Pine")


async def test_a_record_in_a_log_does_not_show_the_hash(store: Store) -> None:
    guest = await new_guest(store)
    assert guest.secret_hash not in repr(guest)
