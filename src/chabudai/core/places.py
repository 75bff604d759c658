"""Maps: places that border on each other. Borders may be of several kinds, by land and by sea.

Sets of places and of kinds are bit masks; the place of a bit is the number of the name in its domain.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from chabudai.core.names import Domain
from chabudai.core.numbers import bit, check_mask, members

UNREACHABLE: Final = -1


class Places:
    """A map. It is printed, so it never changes: what is closed in a game is left out of `through`."""

    places: Domain
    kinds: Domain
    borders: list[list[int]]  # by kind and place: the places on the other side
    everywhere: i64
    any_kind: i64

    def __init__(self, places: Domain, kinds: Domain, borders: Mapping[str, Sequence[tuple[str, str]]]) -> None:
        """`borders` holds, by kind, the pairs of places that touch; each pair once, in either order."""
        check_mask(places)
        check_mask(kinds)
        self.places = places
        self.kinds = kinds
        self.borders = [[0] * len(places) for _ in range(len(kinds))]
        self.everywhere = bit(len(places)) - 1
        self.any_kind = bit(len(kinds)) - 1
        for kind, pairs in borders.items():
            for one, other in pairs:
                self.lay_border(kind, one, other)

    def lay_border(self, kind: str, one: str, other: str) -> None:
        for name in (one, other):
            if name not in self.places.index:
                raise ValueError(f"{self.places.name}: there is no {name}")
        if kind not in self.kinds.index:
            raise ValueError(f"{self.kinds.name}: there is no {kind}")
        if one == other:
            raise ValueError(f"{self.places.name}: {one} cannot border on itself")
        sides = self.borders[self.kinds.index[kind]]
        here, there = self.places.index[one], self.places.index[other]
        if sides[here] >> there & 1:
            raise ValueError(f"{self.places.name}: {one} and {other} border twice by {kind}")
        sides[here] |= bit(there)
        sides[there] |= bit(here)

    # --- from one place -----------------------------------------------------------------------------------------

    def around(self, place: i64, kinds: i64) -> i64:
        """The places it borders on."""
        found: i64 = 0
        kind: i64 = 0
        for sides in self.borders:
            if (kinds >> kind) & 1:
                found |= sides[place]
            kind += 1
        return found

    def neighbours(self, place: i64) -> list[int]:
        """The places it borders on by whatever kind, in the order of their numbers."""
        return members(self.around(place, self.any_kind))

    # --- further ------------------------------------------------------------------------------------------------

    def beyond(self, start: i64, through: i64, kinds: i64) -> i64:
        """All places of `through` that one border leads to from those of `start`."""
        found: i64 = 0
        for place in members(start):
            found |= self.around(place, kinds)
        return found & through

    def reachable(self, start: i64, through: i64, kinds: i64) -> i64:
        """All places that can be reached from those of `start` over places of `through`, these included."""
        found = start
        edge = start
        while edge:
            edge = self.beyond(edge, through, kinds) & ~found
            found |= edge
        return found

    def distance(self, one: i64, other: i64, through: i64, kinds: i64) -> i64:
        """How many borders lie between them on the shortest way over places of `through`; -1 if there is none."""
        found = bit(one)
        edge = bit(one)
        borders: i64 = 0
        while edge:
            if (edge >> other) & 1:
                return borders
            edge = self.beyond(edge, through, kinds) & ~found
            found |= edge
            borders += 1
        return UNREACHABLE
