"""Passwords: hashed with argon2 in threads of their own, at most two at once, behind a bounded queue.

A hash takes a tenth of a second and 64 MiB on purpose. So many people who log in at once wait for each other, and
nobody at a table waits for them.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from chabudai.server.errors import Refused

T = TypeVar("T")
SHORTEST, LONGEST = 8, 200
AT_ONCE, MOST_WAITING = 2, 60  # six seconds of work; whoever comes then is asked to come again
HASHER = PasswordHasher(time_cost=3, memory_cost=64 << 10, parallelism=1)


def check_password(password: str, name: str) -> None:
    """Long enough, and not what everybody sees. Nothing else: rules about letters make worse passwords."""
    if not SHORTEST <= len(password) <= LONGEST or password.casefold() == name.casefold():
        raise Refused("bad-value", "error-password", least=SHORTEST, most=LONGEST)


class Passwords:
    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="chabudai-password")
        self.waiting = 0

    async def hash(self, password: str) -> str:
        return await self.run(lambda: HASHER.hash(password))

    async def matches(self, password_hash: str | None, password: str) -> bool:
        """Whether it is the password; with no hash at all it takes as long, and is not."""
        same = await self.run(lambda: is_same(password_hash or nobodys(), password))
        return same and password_hash is not None

    async def run(self, work: Callable[[], T]) -> T:
        if self.waiting >= MOST_WAITING:
            raise Refused("unavailable", "error-busy")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


@cache
def nobodys() -> str:
    """What a password is compared with where there is none to compare it with."""
    return HASHER.hash("nobody has this password")


def is_same(password_hash: str, password: str) -> bool:
    try:
        return HASHER.verify(password_hash, password[:LONGEST])
    except (Argon2Error, InvalidHashError):
        return False
