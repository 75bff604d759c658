"""What each war advantage would change in a province as things stand, for whoever looks at the map.

Nothing secret goes into it.
"""

from typing import NamedTuple

from chabudai.core.numbers import members
from chabudai.games.rising_sun.components import (
    HELD,
    HIRE_RONIN,
    HOSTAGE,
    IS_DAIMYO,
    KOI,
    NOBODY,
    RESERVE,
    SEPPUKU,
)
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.war.comparing import claimants, hired_force, outcome_of


class Prospect(NamedTuple):
    """If `seat` won `advantage` and used it, `taker` would have the province."""

    advantage: int
    seat: int
    taker: int


class Promise(NamedTuple):
    """What the advantages would bring one who takes part in the battle."""

    seppuku: int
    hostages: int
    hire: int
    hire_by_coin: bool


def promised(battle: RisingSunState, seat: int) -> Promise:
    """R-19: own figures that would die, figures that could be taken, Force that hired ronin would add."""
    place = battle.wars[battle.war]
    others = [owner for owner in members(battle.participants) if owner != seat]
    hostages = [
        int(battle.number(owner, kind, place))
        for owner in others
        for kind in battle.kinds_at(owner, place)
        if not IS_DAIMYO[kind]
    ]
    figures, hired = int(battle.figures_at(seat, place)), int(hired_force(battle, seat))
    return Promise(figures, sum(hostages), hired, battle.plays(seat, KOI))


def prospects(state: RisingSunState, number: int) -> list[Prospect]:
    """Those that would give a war province to somebody else; Imperial Poets comes too late for that (R-18.5)."""
    battle = joined(state, number)
    fighting = members(battle.participants)
    if len(fighting) < 2 or (len(fighting) == 2 and state.are_allies(*fighting)):
        return []
    taker = int(outcome_of(battle))
    changed = [
        Prospect(advantage, seat, then)
        for seat in fighting
        for advantage, then in (
            (SEPPUKU, after_seppuku(battle, seat)),
            (HOSTAGE, after_hostage(battle, seat, taker)),
            (HIRE_RONIN, after_hiring(battle, seat)),
        )
        if then != taker and advantage >= len(battle.won)
    ]
    return sorted(changed, key=lambda each: (each.advantage, state.rank(each.seat)))


def joined(state: RisingSunState, number: int) -> RisingSunState:
    """The battle as if it began now; one that is being fought, as it is."""
    battle = state.clone()
    if state.war != number or state.participants == 0:
        battle.war = number
        battle.participants = claimants(state, state.wars[number])
        battle.hired, battle.won = NOBODY, []
    return battle


def after_seppuku(battle: RisingSunState, seat: int) -> int:
    """R-19.1: all own figures die, each for one honor."""
    then, place = battle.clone(), battle.wars[battle.war]
    for kind in battle.kinds_at(seat, place):
        for _ in range(battle.number(seat, kind, place)):
            then.shift(seat, kind, place, RESERVE)
            rise(then, seat)
    return int(outcome_of(then))


def rise(state: RisingSunState, seat: int) -> None:
    """R-4.2"""
    place = state.rank(seat)
    if place > 0:
        state.honor[place - 1], state.honor[place] = state.honor[place], state.honor[place - 1]


def after_hostage(battle: RisingSunState, seat: int, taker: int) -> int:
    """R-19.2: the figure whose loss serves the captor, if there is one."""
    place = battle.wars[battle.war]
    for owner in members(battle.participants):
        for kind in battle.kinds_at(owner, place):
            if owner == seat or IS_DAIMYO[kind]:
                continue
            then = battle.clone()
            then.shift(owner, kind, place, HELD + seat)
            if outcome_of(then) == seat:
                return seat
    return taker


def after_hiring(battle: RisingSunState, seat: int) -> int:
    """R-19.4"""
    then = battle.clone()
    then.hired = seat
    return int(outcome_of(then))
