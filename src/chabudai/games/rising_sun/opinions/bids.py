"""How many coins a war advantage is worth."""

from mypy_extensions import i64

from chabudai.core.numbers import members
from chabudai.games.rising_sun.actions import BID
from chabudai.games.rising_sun.components import HIRE_RONIN, HOSTAGE, POETS, SEPPUKU
from chabudai.games.rising_sun.opinions.words import has_sworn_to_leave
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.war.advantages import has_hostage
from chabudai.games.rising_sun.steps.war.battle import Bids
from chabudai.games.rising_sun.steps.war.comparing import force_in_battle, hired_force


def bid_for(state: RisingSunState, bids: Bids, seat: i64) -> int:
    """The next of the four bids, out of what this battle is worth."""
    advantage: i64 = len(state.picks[seat])
    wanted = wish(state, seat, advantage, budget(state, seat))
    return int(BID.base + max(0, min(wanted, bids.left(state, seat))))


def budget(state: RisingSunState, seat: i64) -> i64:
    """Coins are saved for later battles in which one has Force."""
    later: i64 = 0
    for number in range(state.war + 1, len(state.wars)):
        if state.force(seat, state.wars[number]) > 0:
            later += 1
    return (state.clans[seat].coins + later) // (later + 1)


def wish(state: RisingSunState, seat: i64, advantage: i64, coins: i64) -> i64:
    if has_sworn_to_leave(state, seat, advantage, state.wars[state.war]):
        return 0
    own = force_in_battle(state, seat)
    against = strongest_rival(state, seat, False)
    behind = own <= against
    if advantage == SEPPUKU:
        figures = state.figures_at(seat, state.wars[state.war])
        return (
            min(coins, 1 + coins // 4)
            if behind and figures >= 2 and own + hired_force(state, seat) < against
            else 0
        )
    if advantage == HOSTAGE:
        return min(coins, 1 + coins // 3) if has_hostage(state, seat, state.wars[state.war]) else 0
    if advantage == HIRE_RONIN:
        helps = own + hired_force(state, seat) >= against and behind
        threatened = not behind and strongest_rival(state, seat, True) >= own
        return (coins + 1) // 2 if helps or threatened else 0
    assert advantage == POETS
    return min(coins, 1) if figures_there(state) >= 3 else 0


def strongest_rival(state: RisingSunState, seat: i64, with_ronin: bool) -> i64:
    most: i64 = 0
    for other in members(state.participants):
        if other != seat and not state.are_allies(seat, other):
            force = force_in_battle(state, other) + (hired_force(state, other) if with_ronin else 0)
            most = max(most, force)
    return most


def figures_there(state: RisingSunState) -> i64:
    number: i64 = 0
    for seat in members(state.participants):
        number += state.figures_at(seat, state.wars[state.war])
    return number
