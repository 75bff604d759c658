"""R-29.N.8: circles of talk: the first hears what is said openly, each of the others is a pair of players."""

from mypy_extensions import i64

from chabudai.core.numbers import bit


def circles(seats: i64) -> i64:
    return 1 + seats * (seats - 1) // 2


def circle_of(one: i64, other: i64) -> i64:
    """Where what these two say in private is kept."""
    low, high = (one, other) if one < other else (other, one)
    return 1 + high * (high - 1) // 2 + low


def members_of(circle: i64, seats: i64) -> i64:
    """Who hears it, as a bit mask: everybody, or two."""
    for high in range(1, seats):
        for low in range(high):
            if circle_of(low, high) == circle:
                return bit(low) | bit(high)
    return bit(seats) - 1


def overhears(onlooker: i64, circle: i64, seats: i64) -> bool:
    return circle == 0 or (onlooker < seats and (members_of(circle, seats) >> onlooker) & 1 == 1)
