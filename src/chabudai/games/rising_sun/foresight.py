"""What each war advantage would change in a province as things stand, for whoever looks at the map.

Nothing secret goes into it.
"""

from typing import NamedTuple

from chabudai.core.numbers import members
from chabudai.games.rising_sun.components import (
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
    there = fighters(state, number)
    fighting = members(there)
    if len(fighting) < 2 or (len(fighting) == 2 and state.are_allies(*fighting)):
        return []
    battle = joined(state, number, there)
    taker, losses = int(outcome_of(battle)), after_losses(battle)
    changed = [
        Prospect(advantage, seat, then)
        for seat in fighting
        for advantage, then in (
            (SEPPUKU, after_seppuku(battle, seat)),
            (HOSTAGE, after_hostage(losses, seat, taker)),
            (HIRE_RONIN, after_hiring(battle, seat)),
        )
        if then != taker and advantage >= len(battle.won)
    ]
    return sorted(changed, key=lambda each: (each.advantage, state.rank(each.seat)))


def is_fought(state: RisingSunState, number: int) -> bool:
    return state.war == number and state.participants != 0


def fighters(state: RisingSunState, number: int) -> int:
    """Who takes part, or would if the battle began now: a bit mask."""
    return int(state.participants if is_fought(state, number) else claimants(state, state.wars[number]))


def joined(state: RisingSunState, number: int, there: int) -> RisingSunState:
    """The battle as if it began now; one that is being fought, as it is."""
    battle = state.clone()
    if not is_fought(state, number):
        battle.war, battle.participants = number, there
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


def after_losses(battle: RisingSunState) -> list[tuple[int, int]]:
    """R-19.2: for each figure that may be taken, whose it is, and who would have the province without it."""
    place = battle.wars[battle.war]
    found: list[tuple[int, int]] = []
    for owner in members(battle.participants):
        for kind in battle.kinds_at(owner, place):
            if not IS_DAIMYO[kind]:
                battle.shift(owner, kind, place, RESERVE)  # away: who holds it makes no difference to Force
                found.append((owner, int(outcome_of(battle))))
                battle.shift(owner, kind, RESERVE, place)
    return found


def after_hostage(losses: list[tuple[int, int]], seat: int, taker: int) -> int:
    """R-19.2: the figure whose loss serves the captor, if there is one."""
    return seat if any(owner != seat and then == seat for owner, then in losses) else taker


def after_hiring(battle: RisingSunState, seat: int) -> int:
    """R-19.4"""
    before, battle.hired = battle.hired, seat
    taker = int(outcome_of(battle))
    battle.hired = before
    return taker
