"""How many coins a war advantage is worth."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.numbers import members
from chabudai.games.rising_sun.actions import BID
from chabudai.games.rising_sun.components import ADVANTAGES, HIRE_RONIN, HOSTAGE, NONE, POETS, SEPPUKU
from chabudai.games.rising_sun.force import force_in
from chabudai.games.rising_sun.judgement.positions import token_worth
from chabudai.games.rising_sun.judgement.words import has_sworn_to_leave
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.war.advantages import has_hostage
from chabudai.games.rising_sun.steps.war.battle import Bids
from chabudai.games.rising_sun.steps.war.comparing import force_in_battle, hired_force

COIN_BID: Final = 0.3  # what is bid is gone: the winner's goes to the losers, theirs to the pile


def bid_for(state: RisingSunState, bids: Bids, seat: i64) -> int:
    """The next of the four bids, out of what this battle is worth."""
    advantage: i64 = len(state.picks[seat])
    wanted = spread(state, seat, budget(state, seat))[advantage]
    return BID.at(max(0, min(wanted, bids.left(state, seat))))


def spread(state: RisingSunState, seat: i64, coins: i64) -> list[int]:
    """What is most worth a coin first: enough to outbid what others are likely to bid, or nothing."""
    bids = [0] * ADVANTAGES
    needed = [int(enough_for(state, seat, advantage)) for advantage in range(ADVANTAGES)]
    worths = [worth_of_advantage(state, seat, advantage) for advantage in range(ADVANTAGES)]
    for _ in range(ADVANTAGES):
        best = NONE
        for advantage in range(ADVANTAGES):
            if bids[advantage] == 0 and needed[advantage] <= coins:
                gain = worths[advantage] - COIN_BID * float(needed[advantage])
                if gain > 0.0 and (best == NONE or gain > worths[best] - COIN_BID * float(needed[best])):
                    best = advantage
        if best == NONE:
            break
        bids[best] = needed[best]
        coins -= needed[best]
    return bids


def enough_for(state: RisingSunState, seat: i64, advantage: i64) -> i64:
    """R-4.4: who has less honor needs a coin more."""
    needed: i64 = 1
    for other in members(state.participants):
        if other != seat:
            likely = wish(state, other, advantage, budget(state, other))
            needed = max(needed, likely if state.has_more_honor(seat, other) else likely + 1)
    return needed


def worth_of_advantage(state: RisingSunState, seat: i64, advantage: i64) -> float:
    """R-19; R-19.4: who is ahead wins Hire Ronin to keep it from others."""
    province = state.wars[state.war]
    if has_sworn_to_leave(state, seat, advantage, province):
        return 0.0
    own, against = force_in_battle(state, seat), strongest_rival(state, seat, False)
    behind = own < against or (own == against and not wins_ties(state, seat))
    prize = token_worth(state, seat, province)
    if advantage == SEPPUKU:
        figures = float(state.figures_at(seat, province))
        return figures * 1.4 if behind and own + hired_force(state, seat) < against else 0.0
    if advantage == HOSTAGE:
        if not has_hostage(state, seat, province):
            return 0.0
        return 1.4 + (0.5 * prize if behind and own + 1 >= against else 0.0)
    if advantage == HIRE_RONIN:
        if behind:
            return prize if own + hired_force(state, seat) >= against else 0.0
        return 0.8 * prize if strongest_rival(state, seat, True) >= own else 0.0
    assert advantage == POETS
    return 0.6 * float(figures_there(state)) - 0.5


def wins_ties(state: RisingSunState, seat: i64) -> bool:
    """Against all who are no friends and at least as strong."""
    own = force_in_battle(state, seat)
    for other in members(state.participants):
        rival = other != seat and not state.are_allies(seat, other)
        if rival and force_in_battle(state, other) >= own and state.has_more_honor(other, seat):
            return False
    return True


def budget(state: RisingSunState, seat: i64) -> i64:
    """Coins are saved for later battles in which one has Force."""
    later: i64 = 0
    for number in range(state.war + 1, len(state.wars)):
        if force_in(state, seat, state.wars[number]) > 0:
            later += 1
    return (state.clans[seat].coins + later) // (later + 1)


def wish(state: RisingSunState, seat: i64, advantage: i64, coins: i64) -> i64:
    """What somebody is likely to bid who does not think of what others bid."""
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
