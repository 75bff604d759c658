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


def tables_of_pairs(values: Values) -> list[dict[str, object]]:
    """Few tables at which any two values meet: the next is always the one at which most meet for the first time."""
    tables = [dict(zip(values, each, strict=True)) for each in product(*values.values())]
    found, missing = [], pairs_among(values)
    while missing:
        found.append(max(tables, key=lambda table: len(missing & pairs_of(table))))
        missing -= pairs_of(found[-1])
    return found
