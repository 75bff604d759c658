"""A spread of tables that covers the options of Shogun without playing all 768 ways to set one.

Each number of seats meets each side and each tower; of all other options any two values meet at some table.
"""

from collections import Counter
from fractions import Fraction
from itertools import product

from pairs import Options, Pair, pairs_among, pairs_of
from shogun_table import GAME

VALUES: dict[str, list[object]] = {"seats": list(GAME.seats)} | {
    option.id: list(option.values) for option in GAME.options
}
IN_FULL = ("seats", "side", "tower")
OTHERS = [name for name in VALUES if name not in IN_FULL]


def all_pairs() -> set[Pair]:
    return {pair for pair in pairs_among(VALUES) if is_a_table(dict(pair))}


def is_a_table(some: dict[str, object]) -> bool:
    """S-3.5: the Moon side is always drafted."""
    return some.get("side") != "moon" or some.get("setup") != "fixed"


def spread() -> list[tuple[int, Options]]:
    """Table by table whatever brings most together that has met least; the first such, so always the same."""
    met, found = Counter[Pair](), []
    for full in product(*(VALUES[name] for name in IN_FULL)):
        begun = dict(zip(IN_FULL, full, strict=True))
        ways = [
            begun | dict(zip(OTHERS, rest, strict=True)) for rest in product(*(VALUES[name] for name in OTHERS))
        ]
        table = max(
            filter(is_a_table, ways), key=lambda way: sum(Fraction(1, 10 ** met[pair]) for pair in pairs_of(way))
        )
        met.update(pairs_of(table))
        found.append(table)
    return [(int(str(table.pop("seats"))), table) for table in found]  # type: ignore[misc]


TABLES = spread()
