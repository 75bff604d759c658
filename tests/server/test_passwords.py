"""Passwords: hashed two at a time in threads that give way, and who comes to a full queue is told to come again."""

import asyncio
import os
import threading
from typing import Any

import pytest
from argon2 import extract_parameters

from chabudai.server.errors import STATUS, Refused, error_body, kind_of
from chabudai.server.people import passwords
from chabudai.server.people.passwords import AT_ONCE, GIVING_WAY, HASHER, MOST_WAITING, Passwords

pytestmark = pytest.mark.anyio


class Gate:
    """Work that lasts until it is opened, and how many were at it at once."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.lock = threading.Lock()
        self.inside = self.most = 0

    def work(self) -> bool:
        with self.lock:
            self.inside += 1
            self.most = max(self.most, self.inside)
        self.opened.wait()
        with self.lock:
            self.inside -= 1
        return True


async def test_two_hash_at_once_the_others_wait_and_one_too_many_is_told_to_come_again() -> None:
    service, gate = Passwords(), Gate()
    waiting = [asyncio.ensure_future(service.run(gate.work)) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await service.run(gate.work)
    assert STATUS[kind_of(refused.value)] == 503
    assert error_body(refused.value) == {"kind": "unavailable", "key": "error-busy", "values": {}}
    gate.opened.set()
    assert all(await asyncio.gather(*waiting))
    assert (gate.most, service.waiting) == (AT_ONCE, 0)
    service.close()


async def test_who_goes_away_while_waiting_leaves_the_place_to_another() -> None:
    service, gate = Passwords(), Gate()
    waiting = [asyncio.ensure_future(service.run(gate.work)) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    waiting[-1].cancel()
    await asyncio.wait([waiting[-1]])
    late = asyncio.ensure_future(service.run(gate.work))
    gate.opened.set()
    assert await late
    await asyncio.wait(waiting)
    assert service.waiting == 0
    service.close()


async def test_the_threads_give_way_and_the_event_loop_does_not() -> None:
    service = Passwords()
    there = await service.run(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
    assert there == min(19, os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) + GIVING_WAY)
    service.close()


class Counting:
    """A hasher whose work is noted."""

    def __init__(self) -> None:
        self.verified: list[str] = []
        self.hashed = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(HASHER, name)

    def hash(self, password: str) -> str:
        self.hashed += 1
        return HASHER.hash(password)

    def verify(self, hashed: str, password: str) -> bool:
        self.verified.append(hashed)
        return HASHER.verify(hashed, password)


async def test_where_there_is_no_password_as_much_is_reckoned_and_none_is_right(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also the first time: nothing is hashed then that a name somebody has would not need."""
    counting, hashed = Counting(), HASHER.hash("three cups of tea")
    monkeypatch.setattr(passwords, "HASHER", counting)
    service = Passwords()
    assert not await service.matches(None, "three cups of tea")
    assert await service.matches(hashed, "three cups of tea")
    nobodys, somebodys = map(extract_parameters, counting.verified)
    assert (nobodys, counting.hashed) == (somebodys, 0)
    service.close()
