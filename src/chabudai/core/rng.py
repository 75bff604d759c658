"""Random numbers that nobody can foresee and everybody can check.

The numbers are the output of keyed BLAKE2b over a running counter: whoever has seen any number of them
still cannot tell the next one, and the same seed gives the same numbers on every platform.
"""

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.core.numbers import bit

BLOCK: Final = 64  # bytes that one hash yields
BITS_IN_BYTE: Final = 8
SEED_BYTES: Final = 8


def key_of_seed(seed: int, purpose: str = "deal") -> bytes:
    """The 256-bit key of a seed; each purpose (the deal, a bot, a look-ahead) has a stream of its own."""
    return hashlib.blake2b(f"{purpose} {seed}".encode(), digest_size=32).digest()


@mypyc_attr(acyclic=True)
class Generator:
    """A stream of random numbers whose whole condition is `key` and `drawn`. Made by `keyed` or `seeded`."""

    key: bytes
    drawn: i64  # bytes taken from the stream so far
    block: bytes  # the part of the stream that holds the next byte

    def turn_to_block(self) -> None:
        number = int(self.drawn // BLOCK)
        self.block = hashlib.blake2b(number.to_bytes(8, "little"), key=self.key).digest()

    def byte(self) -> i64:
        place: i64 = self.drawn & (BLOCK - 1)
        if place == 0:
            self.turn_to_block()
        self.drawn += 1
        return self.block[place]

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, all exactly as likely (Lemire's method); limit up to 2**24."""
        number: i64 = self.byte()
        bits: i64 = BITS_IN_BYTE
        while limit >> bits:
            number = (number << BITS_IN_BYTE) | self.byte()
            bits += BITS_IN_BYTE
        product = number * limit
        left: i64 = product & (bit(bits) - 1)
        if left < limit and left < bit(bits) % limit:
            return self.below(limit)  # one of the few numbers too many: draw again
        return product >> bits

    def seed(self) -> int:
        """A seed for another stream."""
        return int.from_bytes([self.byte() for _ in range(SEED_BYTES)], "little")

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
