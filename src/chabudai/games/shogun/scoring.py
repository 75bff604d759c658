"""S-13: points for provinces, buildings and for most buildings in a region."""

from mypy_extensions import i64

from chabudai.core.numbers import bit, count, members
from chabudai.games.shogun.components import (
    BUILDING_POINTS,
    BUILDINGS,
    FOR_BUILDINGS,
    FOR_MOST,
    FOR_PROVINCES,
    ITEM,
    MOST_POINTS,
    PROVINCE_POINTS,
    REGIONS,
    TIE_REDUCTION,
)
from chabudai.games.shogun.events import HAS_MOST, SCORES, WINS
from chabudai.games.shogun.state import BITS_IN_MASK, ShogunState


def score_year(state: ShogunState) -> None:
    """S-13.1, S-13.2"""
    for seat, items in enumerate(state.score):
        for item, points in enumerate(worth_of_land(state, seat)):
            items[item] += points
    tell_scores(state)


def worth_of_land(state: ShogunState, seat: i64) -> list[int]:
    """What a seat would score now, by item."""
    points = [0] * len(ITEM)
    land = state.provinces_of(seat)
    points[FOR_PROVINCES] = PROVINCE_POINTS * len(land)
    for province in land:
        points[FOR_BUILDINGS] += BUILDING_POINTS * BITS_IN_MASK[state.buildings[province]]
    for building in range(BUILDINGS):
        built = where_built(state, building)
        for mask in state.rules.board.regions:
            points[FOR_MOST + building] += int(for_most_of(state, seat, built & mask, building))
    return points


def for_most(state: ShogunState, seat: i64, region: i64, building: i64) -> i64:
    """S-13.2: the most of one kind in one region."""
    return for_most_of(state, seat, where_built(state, building) & state.rules.board.regions[region], building)


def for_most_of(state: ShogunState, seat: i64, built: i64, building: i64) -> i64:
    """S-13.2: who is not alone with the most scores one less; `built` is where in the region they stand."""
    own = count(state.land[seat] & built)
    if own == 0:
        return 0
    alone = True
    for other in range(state.seats):
        if other != seat:
            theirs = count(state.land[other] & built)
            if theirs > own:
                return 0
            alone = alone and theirs < own
    return MOST_POINTS[building] - (0 if alone else TIE_REDUCTION)


def where_built(state: ShogunState, building: i64) -> i64:
    """The provinces that have such a building, as a bit mask."""
    mask: i64 = 0
    province: i64 = 0
    for built in state.buildings:
        if (built >> building) & 1:
            mask |= bit(province)
        province += 1
    return mask


def buildings_in(state: ShogunState, seat: i64, region: i64, building: i64) -> i64:
    built: i64 = 0
    for province in members(state.land[seat] & state.rules.board.regions[region]):
        built += (state.buildings[province] >> building) & 1
    return built


def forecast(state: ShogunState) -> list[int]:
    """The points of everybody if the game ended now, with a last scoring. What is drafted counts at once."""
    if state.over:
        return state.scores()
    return [int(state.points(seat)) + sum(worth_of_land(state, seat)) for seat in range(state.seats)]


def tell_scores(state: ShogunState) -> None:
    if state.journal is None:
        return
    for seat in range(state.seats):
        worth = worth_of_land(state, seat)
        land, built = worth[FOR_PROVINCES], worth[FOR_BUILDINGS]
        state.tell(SCORES, seat, land // PROVINCE_POINTS, built // BUILDING_POINTS, land + built)
        for region in range(REGIONS):
            for building in range(BUILDINGS):
                points = for_most(state, seat, region, building)
                if points > 0:
                    state.tell(HAS_MOST, seat, building, region, points)


def tell_winners(state: ShogunState) -> None:
    for seat, rank in enumerate(state.ranks()):
        if rank == 1:
            state.tell(WINS, seat, state.points(seat))
