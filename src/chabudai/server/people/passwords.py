"""Passwords: hashed with argon2 in threads of their own, at most two at once, behind a bounded queue.

A hash takes a tenth of a second and 64 MiB on purpose. So many people who log in at once wait for each other, and
nobody at a table waits for them: the threads give way to everything else (nice), also to the database.
"""

import asyncio
import os
import secrets
import sys
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from argon2.low_level import ARGON2_VERSION

from chabudai.server.errors import Refused

T = TypeVar("T")
SHORTEST, LONGEST = 8, 200
AT_ONCE, MOST_WAITING = 2, 60  # six seconds of work; whoever comes then is asked to come again
GIVING_WAY = 10  # the niceness of the threads
HASHER = PasswordHasher(time_cost=3, memory_cost=64 << 10, parallelism=1)
LENGTHS = (HASHER.salt_len, HASHER.hash_len)


def check_password(password: str, name: str) -> None:
    """Long enough, and not what everybody sees. Nothing else: rules about letters make worse passwords."""
    if not SHORTEST <= len(password) <= LONGEST or password.casefold() == name.casefold():
        raise Refused("bad-value", "error-password", least=SHORTEST, most=LONGEST)


class Passwords:
    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="chabudai-password", initializer=give_way)
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


def give_way() -> None:
    """For the thread that calls it: on Linux each has its own."""
    if sys.platform == "linux":
        os.nice(GIVING_WAY)


def nobodys() -> str:
    """What a password is compared with where there is none. Made without hashing: else the first name that
    nobody has would take twice as long as any other."""
    salt, digest = (b64encode(secrets.token_bytes(length)).rstrip(b"=").decode() for length in LENGTHS)
    costs = f"m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${digest}"


def is_same(password_hash: str, password: str) -> bool:
    try:
        return HASHER.verify(password_hash, password[:LONGEST])
    except (Argon2Error, InvalidHashError):
        return False
