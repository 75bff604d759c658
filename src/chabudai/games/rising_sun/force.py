"""R-5.3, R-4.4: how much Force somebody has in a province or a shrine, and who has most."""

from mypy_extensions import i64

from chabudai.games.rising_sun.cards import DAIMYO_BONUS, WAR_BUSHI_FORCE
from chabudai.games.rising_sun.clan import Clan
from chabudai.games.rising_sun.components import (
    BUSHI,
    COMMON,
    DAIMYO,
    FIRST_SHRINE,
    FORCE,
    FORCE_IF_LOWEST,
    IS_DAIMYO,
    MONSTERS,
    NOBODY,
    NONE,
    SHINTO,
    STRONGHOLD_FORCE,
    TURTLE,
    WAR,
)
from chabudai.games.rising_sun.state import RisingSunState


def is_present(state: RisingSunState, seat: i64, province: i64) -> bool:
    """R-23.8: with a figure or, of Turtle, a stronghold."""
    clan = state.clans[seat]
    if clan.clan == TURTLE and clan.strongholds[province] > 0:
        return True
    return state.figures_at(seat, province) > 0


def force_in(state: RisingSunState, seat: i64, province: i64) -> i64:
    """Without hired ronin."""
    clan = state.clans[seat]
    figures = clan.figures
    force: i64 = figures[SHINTO][province]
    if figures[BUSHI][province] > 0:
        force += figures[BUSHI][province] * force_of_bushi(state, clan)
    if figures[DAIMYO][province] > 0:
        force += FORCE[DAIMYO] + clan.total(DAIMYO_BONUS)
    if clan.clan == TURTLE:
        force += STRONGHOLD_FORCE * clan.strongholds[province]
    for monster in range(MONSTERS):
        if state.monster_at[monster] == province and state.monster_owner[monster] == seat:
            force += force_of_monster(state, seat, monster, province)
    return force


def force_of_bushi(state: RisingSunState, clan: Clan) -> i64:
    """R-27.54: Way of the Katana works in the war phase only."""
    if state.phase == WAR:
        for card in clan.cards:
            if WAR_BUSHI_FORCE[card] > 0:
                return WAR_BUSHI_FORCE[card]
    return FORCE[BUSHI]


def force_of_monster(state: RisingSunState, seat: i64, monster: i64, province: i64) -> i64:
    """R-24.3; R-27.48: whatever counts as a Daimyo is improved like one."""
    force: i64 = FORCE[COMMON + monster]
    if FORCE_IF_LOWEST[monster] != force and has_lowest_honor(state, seat, province):
        force = FORCE_IF_LOWEST[monster]
    if IS_DAIMYO[COMMON + monster]:
        force += state.clans[seat].total(DAIMYO_BONUS)
    return force


def has_lowest_honor(state: RisingSunState, seat: i64, province: i64) -> bool:
    """R-23.8, R-27.6: of those who are there, in a battle of all participants; not if alone."""
    fighting = state.war != NONE and state.wars[state.war] == province and state.participants != 0
    alone = True
    for other in range(state.seats):
        there = (state.participants >> other) & 1 == 1 if fighting else is_present(state, other, province)
        if other != seat and there:
            alone = False
            if state.has_more_honor(seat, other):
                return False
    return not alone or state.rules.lone_is_lowest


def force_at_shrine(state: RisingSunState, seat: i64, shrine: i64) -> i64:
    """R-5.3: of the figures on that tile."""
    place = FIRST_SHRINE + shrine
    force: i64 = state.clans[seat].figures[SHINTO][place]
    for monster in range(MONSTERS):
        if state.monster_at[monster] == place and state.monster_owner[monster] == seat:
            force += FORCE[COMMON + monster]
    return force


def strongest_in(state: RisingSunState, province: i64) -> i64:
    """R-4.4: who has the greatest Force there, ties to honor; NOBODY where nobody has any."""
    best: i64 = NOBODY
    most: i64 = 0
    for seat in state.honor:
        force = force_in(state, seat, province)
        if force > most:
            best, most = seat, force
    return best


def most_devout_at(state: RisingSunState, shrine: i64) -> i64:
    """R-16.1: who has the greatest Force in a shrine, ties to honor; NOBODY in an empty one."""
    best: i64 = NOBODY
    most: i64 = 0
    for seat in state.honor:
        force = force_at_shrine(state, seat, shrine)
        if force > most:
            best, most = seat, force
    return best
