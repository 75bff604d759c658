"""How good a position looks to a player, whatever was promised."""

from typing import Final

from mypy_extensions import i64

from chabudai.games.rising_sun.clan import Clan
from chabudai.games.rising_sun.components import (
    DRAGONFLY,
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
from chabudai.games.rising_sun.force import force_at_shrine, force_in, most_devout_at
from chabudai.games.rising_sun.judgement.cards import worth_of_card
from chabudai.games.rising_sun.judgement.kami import worth_of_kami
from chabudai.games.rising_sun.judgement.worths import (
    ALLIANCE_WORTH,
    COIN,
    COIN_AT_WAR,
    FIGURE,
    NEW_PROVINCE,
    RANK,
    RONIN,
    SITE,
    STRONGHOLD,
)
from chabudai.games.rising_sun.scoring import in_winter
from chabudai.games.rising_sun.state import NOT_YET, RisingSunState

HARVESTS: Final = 0.3  # how many one may still hope for, as the active player or the ally
WORTH_MOVING: Final = 0.05  # what a move must promise at least
RIVAL: Final = 0.3  # what the best of the others has counts against one
RIVAL_COIN: Final = 0.02  # and coins of those who are no friends, the more the better they stand


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
    worth += RONIN * float(clan.ronin) + left * worth_of_strongholds(clan)
    worth += RANK * float(state.seats - 1 - state.rank(seat))
    for card in clan.cards:
        worth += worth_of_card(state, seat, card, left)
    return worth


def worth_of_strongholds(clan: Clan) -> float:
    """For each season left: a figure at each Recruit, the better the richer the province; not all in one place."""
    worth = 0.0
    for province in range(PROVINCES):
        built = clan.strongholds[province]
        if built > 0:
            worth += STRONGHOLD * float(built)
            if clan.clan != DRAGONFLY:
                worth += SITE * (1.0 + 0.25 * reward(province)) - 0.1 * float(built - 1)
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
                worth += HARVESTS * chance(state, seat, province) * reward(province)
    kami_turns = float(SEQUENCE[state.turn :].count(KAMI_TURN)) if state.phase != WAR else 0.0
    for shrine in range(SHRINES):
        if force_at_shrine(state, seat, shrine) > 0:
            likely = 1.0 if most_devout_at(state, shrine) == seat else 0.25
            worth += kami_turns * likely * worth_of_kami(state, seat, state.shrines[shrine])
    return worth


def in_province(state: RisingSunState, seat: i64, province: i64) -> float:
    """What one province promises: its token, if there is a war to come, and harvests."""
    figures = state.figures_at(seat, province)
    likely = chance(state, seat, province)
    worth = FIGURE * float(figures) + HARVESTS * likely * reward(province)
    for number, war in enumerate(state.wars):
        if war == province and state.takers[number] == NOT_YET:
            worth += likely * token_worth(state, seat, province)
    return worth


def chance(state: RisingSunState, seat: i64, province: i64) -> float:
    """How likely somebody is to take the token, by Force as it is."""
    own = float(force_in(state, seat, province))
    if own == 0.0:
        return 0.0
    total = own
    lead = own
    for other in range(state.seats):
        if other != seat:
            force = float(force_in(state, other, province))
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


def threat(state: RisingSunState, seat: i64) -> float:
    """What the best of the others has, and coins in the hands of those who are ahead."""
    best, coins = -1000.0, 0.0
    for other in range(state.seats):
        if other != seat:
            points = float(state.points(other))
            best = max(best, points)
            if other != state.ally[seat]:
                coins += (1.0 + 0.05 * points) * float(state.clans[other].coins)
    return RIVAL * best + (0.0 if state.over else RIVAL_COIN * coins)
