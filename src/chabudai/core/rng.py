"""Luck that nobody can foresee and everybody can check.

The numbers are the output of keyed BLAKE2b over a running counter: whoever has seen any number of them
still cannot tell the next one, and the same seed gives the same numbers on every platform.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

BLOCK: Final = 64  # bytes that one hash yields
BYTE: Final = 256


def key_of_seed(seed: int, purpose: str = "deal") -> bytes:
    """The 256-bit key of a seed; each purpose (the deal, a bot, a look-ahead) has a stream of its own."""
    return hashlib.blake2b(f"{purpose} {seed}".encode(), digest_size=32).digest()


class Generator:
    """A stream of random numbers whose whole condition is `key` and `drawn`. Made by `keyed` or `seeded`."""

    key: bytes
    drawn: i64  # bytes taken from the stream so far
    block: bytes  # the part of the stream that holds the next byte

    def turn_to_block(self) -> None:
        number = int(self.drawn // BLOCK)
        self.block = hashlib.blake2b(number.to_bytes(8, "little"), key=self.key).digest()

    def byte(self) -> i64:
        place: i64 = self.drawn % BLOCK
        if place == 0:
            self.turn_to_block()
        self.drawn += 1
        return self.block[place]

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, all exactly as likely (Lemire's method)."""
        number: i64 = self.byte()
        reach: i64 = BYTE
        while reach < limit:
            number = number * BYTE + self.byte()
            reach *= BYTE
        product = number * limit
        if product % reach < reach % limit:
            return self.below(limit)  # one of the few numbers too many: draw again
        return product // reach

    def seed(self) -> int:
        """A seed for another stream."""
        return int(self.below(1 << 48))

    def shuffle(self, cards: list[int]) -> None:
        """Put the list in random order, in place."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def clone(self) -> "Generator":
        twin = Generator()
        twin.key = self.key
        twin.drawn = self.drawn
        twin.block = self.block
        return twin


def keyed(key: bytes, drawn: i64 = 0) -> Generator:
    """The stream of a key, after so many bytes."""
    stream = Generator()
    stream.key = key
    stream.drawn = drawn
    stream.turn_to_block()
    return stream


def seeded(seed: int, purpose: str = "deal") -> Generator:
    return keyed(key_of_seed(seed, purpose))
