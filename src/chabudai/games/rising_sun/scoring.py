"""R-22: winter: season cards, War Province tokens, the set bonus; and what everybody would have if it came now."""

from mypy_extensions import i64

from chabudai.core.numbers import bit, count
from chabudai.games.rising_sun.cards import PER, POWERS, TRIGGER, Power
from chabudai.games.rising_sun.components import (
    FOR_FORMS,
    FOR_SET,
    FOR_TOKENS,
    ITEMS,
    SET_BONUS,
    TOKEN_POINTS,
    province_of,
    season_of,
)
from chabudai.games.rising_sun.events import SCORES, WINS
from chabudai.games.rising_sun.state import RisingSunState

AT_WINTER = TRIGGER.index["winter"]
ONI_OWNED = PER["oni_owned"]
MONSTER_OWNED = PER["monster_owned"]
VIRTUE_OWNED = PER["distinct_virtue_owned"]
STRONGHOLD_ON_MAP = PER["own_stronghold_on_map"]
SEASON_WITH_ALLIANCE = PER["season_with_alliance"]


def counted(state: RisingSunState, seat: i64, per: i64) -> i64:
    """R-23.6: what a power counts of its owner's."""
    clan = state.clans[seat]
    if per == ONI_OWNED:
        return state.oni_of(seat)
    if per == MONSTER_OWNED:
        return len(state.monsters_of(seat))
    if per == VIRTUE_OWNED:
        return clan.virtues()
    if per == STRONGHOLD_ON_MAP:
        return clan.strongholds_on_map()
    if per == SEASON_WITH_ALLIANCE:
        return count(clan.allied)
    return 1


def in_winter(state: RisingSunState, seat: i64) -> list[int]:
    """R-22.2 to R-22.4: what winter would bring now, by item."""
    points = [0] * ITEMS
    clan = state.clans[seat]
    for card in clan.cards:
        for power in POWERS[card]:
            points[FOR_FORMS] += int(worth_in_winter(state, seat, power))
    provinces: i64 = 0
    for token in clan.tokens:
        points[FOR_TOKENS] += TOKEN_POINTS[season_of(token)]
        provinces |= bit(province_of(token))
    points[FOR_SET] = SET_BONUS[count(provinces)]
    return points


def worth_in_winter(state: RisingSunState, seat: i64, power: Power) -> i64:
    return power.n * counted(state, seat, power.per) if power.trigger == AT_WINTER else 0


def score_winter(state: RisingSunState) -> None:
    for seat in range(state.seats):
        clan = state.clans[seat]
        for item, points in enumerate(in_winter(state, seat)):
            if points > 0:
                clan.score[item] += points
                state.tell(SCORES, seat, item, points)


def forecast(state: RisingSunState) -> list[int]:
    """The points of everybody if the game ended now."""
    if state.over:
        return state.scores()
    return [int(state.points(seat)) + sum(in_winter(state, seat)) for seat in range(state.seats)]


def tell_winners(state: RisingSunState) -> None:
    for seat, rank in enumerate(state.ranks()):
        if rank == 1:
            state.tell(WINS, seat, state.points(seat))
