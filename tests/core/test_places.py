"""Maps: borders of more than one kind, what can be reached, how far it is; and masks that are not too wide."""

import pytest

from chabudai.core.names import Domain
from chabudai.core.numbers import WIDEST_MASK, bit, check_mask, count, members
from chabudai.core.places import UNREACHABLE, Places
from chabudai.core.shape import Subset

# a - b - c       d ~ e
#     |   ~       ~
#     f   g ~ ~ ~ d
PLACE = Domain("place", list("abcdefg"))
KIND = Domain("kind", ["land", "sea"])
LAND, SEA = 1, 2
MAP = Places(
    PLACE, KIND, {"land": [("a", "b"), ("c", "b"), ("b", "f")], "sea": [("c", "g"), ("g", "d"), ("e", "d")]}
)


def mask(names: str) -> int:
    return sum(int(bit(PLACE.index[name])) for name in names)


def names(places: int) -> str:
    return "".join(PLACE.ids[place] for place in members(places))


def at(name: str) -> int:
    return PLACE.index[name]


def test_a_border_has_two_sides() -> None:
    assert names(MAP.around(at("b"), LAND)) == "acf"
    assert names(MAP.around(at("a"), LAND)) == "b"


def test_a_kind_of_border_can_be_left_out() -> None:
    assert names(MAP.around(at("c"), LAND)) == "b"
    assert names(MAP.around(at("c"), SEA)) == "g"
    assert [PLACE.ids[place] for place in MAP.neighbours(at("c"))] == ["b", "g"]


@pytest.mark.parametrize(
    ("start", "through", "kinds", "found"),
    [
        ("a", "abcdefg", LAND, "abcf"),
        ("a", "abcdefg", LAND | SEA, "abcdefg"),
        ("a", "abf", LAND | SEA, "abf"),
        ("a", "cdefg", LAND | SEA, "a"),  # the first step is barred
        ("de", "abcdefg", LAND, "de"),
        ("", "abcdefg", LAND, ""),
    ],
)
def test_what_can_be_reached_depends_on_the_places_and_borders_one_may_use(
    start: str, through: str, kinds: int, found: str
) -> None:
    assert names(MAP.reachable(mask(start), mask(through), kinds)) == found


@pytest.mark.parametrize(
    ("one", "other", "through", "kinds", "borders"),
    [
        ("a", "a", "", LAND, 0),
        ("a", "f", "abcdefg", LAND, 2),
        ("a", "e", "abcdefg", LAND | SEA, 5),
        ("a", "e", "abcdefg", LAND, UNREACHABLE),
        ("a", "e", "abcdef", LAND | SEA, UNREACHABLE),
    ],
)
def test_the_distance_is_the_fewest_borders_on_the_way(
    one: str, other: str, through: str, kinds: int, borders: int
) -> None:
    assert MAP.distance(at(one), at(other), mask(through), kinds) == borders


@pytest.mark.parametrize(
    ("borders", "problem"),
    [
        ({"land": [("a", "x")]}, "there is no x"),
        ({"air": [("a", "b")]}, "there is no air"),
        ({"land": [("a", "a")]}, "cannot border on itself"),
        ({"land": [("a", "b"), ("b", "a")]}, "border twice by land"),
    ],
)
def test_a_map_that_makes_no_sense_is_refused(borders: dict[str, list[tuple[str, str]]], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Places(PLACE, KIND, borders)


def test_two_places_may_border_by_land_and_by_sea() -> None:
    both = Places(PLACE, KIND, {"land": [("a", "b")], "sea": [("a", "b")]})
    assert names(both.around(at("a"), LAND | SEA)) == "b"


def many(count: int) -> Domain:
    return Domain("place", [str(number) for number in range(count)])


def test_a_mask_that_would_be_too_wide_is_refused_where_it_is_declared() -> None:
    check_mask(many(WIDEST_MASK))
    Places(many(WIDEST_MASK), KIND, {"land": [("0", "61")]})
    for declare in (check_mask, Subset, lambda names: Places(names, KIND, {})):
        with pytest.raises(ValueError, match="63 names do not fit"):
            declare(many(WIDEST_MASK + 1))


def test_the_widest_mask_is_the_same_compiled_and_plain() -> None:
    widest = many(WIDEST_MASK)
    far = Places(widest, KIND, {"land": [(str(place), str(place + 1)) for place in range(WIDEST_MASK - 1)]})
    assert far.distance(0, WIDEST_MASK - 1, far.everywhere, LAND) == WIDEST_MASK - 1
    assert members(far.reachable(bit(WIDEST_MASK - 1), far.everywhere, LAND)) == list(range(WIDEST_MASK))


@pytest.mark.parametrize("mask", [0, 1, 0b1011, (1 << WIDEST_MASK) - 1, 1 << (WIDEST_MASK - 1)])
def test_the_bits_of_a_mask_are_counted(mask: int) -> None:
    assert count(mask) == len(members(mask)) == mask.bit_count()
