"""Numbers: small functions that give the same result compiled and plain, and are fast in both."""

from collections.abc import Sized
from typing import Final

from mypy_extensions import i64


def shifted(value: i64, places: i64) -> i64:
    """`value << places`. A parameter is 64 bits wide; mypyc would shift a literal as a C int of 32."""
    return value << places


def bit(place: i64) -> i64:
    """The mask of one place."""
    return shifted(1, place)


def holds(numbers: list[int], number: i64) -> bool:
    """`number in numbers`, which mypyc does not compile to a loop of its own."""
    for each in numbers:
        if each == number:
            return True
    return False


WIDEST_MASK: Final = 62  # bits that a mask may have: one more, and compiled and plain Python would disagree


def members(mask: i64) -> list[int]:
    """The places of the bits that are set, the lowest first."""
    found: list[int] = []
    place: i64 = 0
    while mask >> place:
        if (mask >> place) & 1:
            found.append(int(place))
        place += 1
    return found


def count(mask: i64) -> i64:
    """How many bits are set."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def check_mask(names: Sized) -> None:
    """Refuse a domain that is too large for its members to be bits of a mask, where it is declared."""
    if len(names) > WIDEST_MASK:
        raise ValueError(f"{len(names)} names do not fit into a mask of {WIDEST_MASK} bits")
