"""A spread of tables that covers the options of Rising Sun without playing every way to set one.

Each number of seats meets each set of cards and each way to make deals; of all other options any two values meet at
some table. Clans are drawn, but for some tables of three and four.
"""

from collections import Counter
from itertools import product

from pairs import Options, Pair, pairs_of
from rising_sun_table import GAME

IN_FULL: dict[str, list[object]] = {
    "seats": list(GAME.seats),
    "set": ["archway", "horseman", "teapot"],
    "negotiation": ["off", "windows", "free"],
}
RULINGS: dict[str, list[object]] = {
    option.id: list(option.values)
    for option in GAME.options
    if option.id not in IN_FULL and not option.id.startswith("clans")
}


def spread() -> list[tuple[int, Options]]:
    """Ruling by ruling the value that meets most of what it has met least; the first such, so always the same."""
    met, found = Counter[Pair](), list[tuple[int, Options]]()
    for full in product(*IN_FULL.values()):
        table: dict[str, object] = {}
        for number, name in enumerate(RULINGS):
            first = (len(found) + number) % 2  # not the usual one of everything
            values = RULINGS[name][first:] + RULINGS[name][:first]
            ways = [table | {name: value} for value in values]
            table = min(ways, key=lambda way: sum(met[pair] for pair in pairs_of(way)))
        met.update(pairs_of(table))
        seats, *rest = full
        found.append((int(str(seats)), {**dict(zip(list(IN_FULL)[1:], rest, strict=True)), **table}))  # type: ignore[dict-item]
    return found


TABLES = spread()
