"""Whom to ally with: what an alliance is worth with whom, and who is likely to come together.

All of it rests on what lies open, so that everybody can tell whom the others would like best. How much each thing
counts was measured (`docs/research.md`): the same season played out with each of the others as the ally.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.rising_sun.components import (
    DRAGONFLY,
    LOTUS,
    MANDATE_TURNS,
    NOBODY,
    PROVINCES,
    TURTLE,
)
from chabudai.games.rising_sun.force import strongest_in
from chabudai.games.rising_sun.judgement.positions import reward
from chabudai.games.rising_sun.state import RisingSunState

# Points at the end of the game that an ally brings, fitted by `python -m bench.allies`.
ALLIED: Final = 4.0  # whoever it is: no ally is so bad that one were better off alone
A_TURN: Final = 1.8  # the bonus of each mandate that the ally chooses
OWN_HARVEST: Final = 0.4  # at each of them, of what one would harvest as things are
ALLYS_HARVEST: Final = 0.2  # whoever harvests much plays Harvest
ANY_MANDATE: Final = 4.3  # Lotus need not hold the tile that both want
FORTS: Final = 2.0  # where Turtle has built, an enemy would have to fight it
ANYWHERE: Final = -0.7  # Dragonfly needs no Marshal and builds little
MORE_HONOR: Final = 0.5  # who wins the ties is a better friend than enemy
COMES_FIRST: Final = 0.9  # the sooner after the ally one buys, the more is left on offer


def first_active(state: RisingSunState) -> i64:
    """R-10.2: who chooses the first mandate of the season; told at tea."""
    return state.honor[0] if state.active == NOBODY else state.left_of(state.active)


def turns_ahead(state: RisingSunState, seat: i64) -> i64:
    """R-10.1: how many mandates of the season a player chooses; told at tea."""
    place = (seat - first_active(state)) % state.seats
    return (MANDATE_TURNS - 1 - place) // state.seats + 1


def harvest_of(state: RisingSunState, seat: i64) -> float:
    """R-14.2: what the bonus of a Harvest would bring as things are."""
    worth = 0.0
    for province in range(PROVINCES):
        if strongest_in(state, province) == seat:
            worth += reward(province)
    return worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """What somebody likes about an ally."""

    def wishes(self, state: RisingSunState) -> list[list[float]]:
        """By player and other: what an alliance of the two is worth to the player this season, in points."""
        seats = range(state.seats)
        harvests = [harvest_of(state, seat) for seat in seats]
        merits = [merit(state, seat, harvests[seat]) for seat in seats]
        return [[merits[other] + between(state, seat, other, harvests[seat]) for other in seats] for seat in seats]


def merit(state: RisingSunState, other: i64, harvest: float) -> float:
    """What speaks for an ally, whoever asks."""
    worth = ALLIED + ALLYS_HARVEST * harvest
    worth += A_TURN * (float(turns_ahead(state, other)) - float(MANDATE_TURNS) / float(state.seats))
    if state.plays(other, LOTUS):
        return worth + ANY_MANDATE
    if state.plays(other, DRAGONFLY):
        return worth + ANYWHERE
    return worth + FORTS if state.plays(other, TURTLE) else worth


def between(state: RisingSunState, seat: i64, other: i64, harvest: float) -> float:
    """What speaks for an ally or against it to this player."""
    after = float((seat - other) % state.seats)
    worth = OWN_HARVEST * harvest * (float(turns_ahead(state, other)) - 1.0)
    worth += COMES_FIRST * (0.5 * float(state.seats) - after)
    return worth + MORE_HONOR if state.has_more_honor(other, seat) else worth


# --- who is likely to come together ---------------------------------------------------------------------------


def paired(wishes: list[list[float]], free: list[int]) -> list[int]:
    """By player: the ally, if all know each other's wishes: who like each other best come together first, the rest
    in their turn. Nobody to whom it would be worth nothing."""
    partner = [NOBODY] * len(wishes)
    left = free
    one, other = next_pair(wishes, left)
    while one != NOBODY:
        partner[one], partner[other] = other, one
        left = [seat for seat in left if seat not in (one, other)]
        one, other = next_pair(wishes, left)
    return partner


def next_pair(wishes: list[list[float]], left: list[int]) -> tuple[int, int]:
    """Of those who like each other best, and else of all, the two who gain most together."""
    best, most, mutual = (NOBODY, NOBODY), 0.0, False
    for one in left:
        for other in left:
            if one >= other or not may_pair(wishes, one, other):
                continue
            both = favourite(wishes, one, left) == other and favourite(wishes, other, left) == one
            worth = wishes[one][other] + wishes[other][one]
            if best[0] == NOBODY or (both and not mutual) or (both == mutual and worth > most):
                best, most, mutual = (one, other), worth, both
    return best


def may_pair(wishes: list[list[float]], one: int, other: int) -> bool:
    return wishes[one][other] > 0.0 and wishes[other][one] > 0.0


def favourite(wishes: list[list[float]], seat: int, left: list[int]) -> int:
    best, most = NOBODY, 0.0
    for other in left:
        if other != seat and wishes[seat][other] > most and may_pair(wishes, seat, other):
            best, most = other, wishes[seat][other]
    return best
