"""How good a position looks to a player, whatever was promised."""

from typing import Final

from mypy_extensions import i64

from chabudai.games.rising_sun.cards import COST, TYPE_OF
from chabudai.games.rising_sun.components import (
    HARVEST_COINS,
    HARVEST_POINTS,
    HARVEST_RONIN,
    KAMI_TURN,
    NOBODY,
    PROVINCES,
    SEASONS,
    SEQUENCE,
    SHRINES,
    TOKEN_POINTS,
    WAR,
    province_of,
)
from chabudai.games.rising_sun.scoring import in_winter
from chabudai.games.rising_sun.state import NOT_YET, RisingSunState

COIN: Final = 0.35  # while there is something to spend it on
COIN_AT_WAR: Final = 0.15
RONIN: Final = 0.3
STRONGHOLD: Final = 1.5  # for each season left
FIGURE: Final = 0.25  # on the map
RANK: Final = 0.3  # a step of honor
ALLIANCE_WORTH: Final = 1.5
NEW_PROVINCE: Final = 2.5  # towards the set bonus
SHRINE: Final = 0.8  # for each Kami turn left, to whoever is strongest there
WORTH_MOVING: Final = 0.05  # what a move must promise at least
RIVAL: Final = 0.3  # what the best of the others has counts against one
WORTH_OF_TYPE: Final = [
    1.2,
    1.2,
    0.5,
    1.0,
    0.0,
]  # by type of card and season left; winter and Force count by themselves


def standing(state: RisingSunState, seat: i64) -> float:
    """Points, what winter would add, and what else promises points."""
    worth = float(state.points(seat))
    if state.over:
        return worth
    worth += float(sum(in_winter(state, seat)))
    return worth + means(state, seat) + prospects(state, seat) + friends(state, seat)


def means(state: RisingSunState, seat: i64) -> float:
    clan = state.clans[seat]
    left = float(SEASONS - state.season)
    worth = (COIN_AT_WAR if state.phase == WAR else COIN) * float(min(clan.coins, 12))
    worth += RONIN * float(clan.ronin) + STRONGHOLD * left * float(clan.strongholds_on_map()) / 2.0
    worth += RANK * float(state.seats - 1 - state.rank(seat))
    for card in clan.cards:
        worth += WORTH_OF_TYPE[TYPE_OF[card]] * left + 0.3 * float(COST[card])
    return worth


def prospects(state: RisingSunState, seat: i64) -> float:
    """What the provinces and the shrines promise."""
    worth = 0.0
    for number, province in enumerate(state.wars):
        if state.takers[number] == NOT_YET:
            worth += chance(state, seat, province) * token_worth(state, seat, province)
    for province in range(PROVINCES):
        figures = state.figures_at(seat, province)
        if figures > 0:
            worth += FIGURE * float(figures)
            if state.phase != WAR:
                worth += 0.2 * chance(state, seat, province) * reward(province)
    kami_turns = float(SEQUENCE[state.turn :].count(KAMI_TURN)) if state.phase != WAR else 0.0
    for shrine in range(SHRINES):
        if state.shrine_force(seat, shrine) > 0:
            worth += kami_turns * (SHRINE if state.most_devout(shrine) == seat else 0.2)
    return worth


def chance(state: RisingSunState, seat: i64, province: i64) -> float:
    """How likely somebody is to take the token, by Force as it is."""
    own = float(state.force(seat, province))
    if own == 0.0:
        return 0.0
    total = own
    lead = own
    for other in range(state.seats):
        if other != seat:
            force = float(state.force(other, province))
            total += force
            lead = min(lead, own - force if state.has_more_honor(seat, other) else own - force - 0.5)
    if total == own:
        return 0.85
    return 0.7 + 0.05 * min(lead, 4.0) if lead >= 0.0 else 0.4 * own / total


def token_worth(state: RisingSunState, seat: i64, province: i64) -> float:
    worth = float(TOKEN_POINTS[min(int(state.season), SEASONS - 1)])
    for token in state.clans[seat].tokens:
        if province_of(token) == province:
            return worth
    return worth + NEW_PROVINCE


def reward(province: i64) -> float:
    return (
        float(HARVEST_POINTS[province])
        + 0.4 * float(HARVEST_COINS[province])
        + 0.4 * float(HARVEST_RONIN[province])
    )


def friends(state: RisingSunState, seat: i64) -> float:
    """A strong ally is worth less."""
    friend = state.ally[seat]
    return ALLIANCE_WORTH - 0.02 * float(state.points(friend)) if friend != NOBODY else 0.0
