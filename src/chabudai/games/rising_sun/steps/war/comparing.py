"""R-17.4, R-17.5, R-20.1: who has Force in a war province, and who has most."""

from mypy_extensions import i64

from chabudai.core.numbers import bit
from chabudai.games.rising_sun.components import KOI, NOBODY
from chabudai.games.rising_sun.force import force_in, strongest_in
from chabudai.games.rising_sun.state import RisingSunState


def claimants(state: RisingSunState, province: i64) -> i64:
    """R-17.4: those who have Force there, as a bit mask."""
    mask: i64 = 0
    for seat in range(state.seats):
        if force_in(state, seat, province) > 0:
            mask |= bit(seat)
    return mask


def would_take(state: RisingSunState, province: i64) -> i64:
    """Who would take the token by Force as it is, ties to honor."""
    return strongest_in(state, province)


def hired_force(state: RisingSunState, seat: i64) -> i64:
    """R-19.4: 1 per ronin; R-25.1b: of Koi, per coin in the reserve too."""
    clan = state.clans[seat]
    return clan.ronin + (clan.coins if clan.clan == KOI else 0)


def force_in_battle(state: RisingSunState, seat: i64) -> i64:
    """Of a participant, hired ronin included."""
    force = force_in(state, seat, state.wars[state.war])
    return force + hired_force(state, seat) if state.hired == seat else force


def outcome_of(state: RisingSunState) -> i64:
    """R-20.1: the greatest Force wins, ties to honor; where nobody has any, honor alone decides."""
    best: i64 = NOBODY
    most: i64 = -1
    for seat in state.honor:
        if (state.participants >> seat) & 1:
            force = force_in_battle(state, seat)
            if force > most:
                best, most = seat, force
    return best
