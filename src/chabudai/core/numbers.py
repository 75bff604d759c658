"""Small things with numbers that do the same, and well, compiled and plain."""

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
