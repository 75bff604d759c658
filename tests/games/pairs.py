"""Tables that cover the options of a game: any two values that may meet do so at some table."""

from collections.abc import Mapping
from itertools import combinations, product

Options = dict[str, bool | str]
Values = Mapping[str, list[object]]
Pair = tuple[tuple[str, object], tuple[str, object]]


def pairs_of(table: Mapping[str, object]) -> set[Pair]:
    """Any two things that meet at a table."""
    return set(combinations(sorted(table.items()), 2))


def pairs_among(values: Values) -> set[Pair]:
    """Any two values of different options."""
    return {
        ((one, first), (other, second))
        for one, other in combinations(sorted(values), 2)
        for first, second in product(values[one], values[other])
    }
