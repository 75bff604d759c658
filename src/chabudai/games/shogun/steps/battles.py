"""S-9: battles, revolts, and what becomes of a province."""

from mypy_extensions import i64

from chabudai.core.events import EVERYONE
from chabudai.core.messages import Message
from chabudai.core.numbers import bit
from chabudai.core.steps import SeatStep
from chabudai.games.shogun.actions import BID_CARD, PLAN
from chabudai.games.shogun.components import (
    EVENT_VALUE,
    FARMERS_OF_NEUTRAL,
    HAND,
    NEUTRAL_FARMERS,
    NOBODY,
    NONE,
    PROVINCE,
)
from chabudai.games.shogun.events import (
    ATTACKS,
    ATTACKS_NEUTRAL,
    CARD_GOES,
    CONQUERS,
    FALL_OUT,
    HOLDS,
    LOST_TO_FARMERS,
    OCCUPIES,
    PUTS_DOWN,
    RETURN,
    REVOLTS,
    STAYS_NEUTRAL,
    THROWN,
    TIE,
)
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.extra_armies import (
    OF_ATTACKER,
    OF_DEFENDER,
    CallUpDefence,
    ExtraAttack,
    call_up,
)
from chabudai.games.shogun.steps.planning import Plan
from chabudai.games.shogun.steps.setting_up import counted
from chabudai.games.shogun.tower import throw

# --- S-9.1, S-9.3: who fights, and with how many more -----------------------------------------------------------


def attack(state: ShogunState, seat: i64, source: i64, target: i64, armies: i64) -> None:
    """Target and number are fixed; then the attacker decides about extra armies, then the defender."""
    defender = state.owner[target]
    state.source, state.target, state.marching = source, target, armies
    if defender == NOBODY:
        state.tell(ATTACKS_NEUTRAL, seat, source, target, armies)
    else:
        state.tell(ATTACKS, seat, defender, source, target, armies)
    state.push(Fight(seat))
    if defender != NOBODY:
        state.push(CallUpDefence(defender))  # what is pushed last comes first
    call_up(state, ExtraAttack(seat))


# --- the throw ------------------------------------------------------------------------------------------------


def throw_into_tower(state: ShogunState, thrown: list[int]) -> None:
    """S-9.2, S-10.3: these cubes, which have left the board, and with them whatever lies in the tray."""
    for colour in range(len(thrown)):
        thrown[colour] += state.tray[colour]
    state.shown_to(EVERYONE)
    state.tray = throw(state.rules.tower, state.tower, state.upper, thrown, False, state.generator)
    if state.journal is not None:
        state.tell_some(THROWN, EVERYONE, counted(thrown))
        state.tell_some(FALL_OUT, EVERYONE, counted(state.tray))


def farmers_that_come(state: ShogunState) -> i64:
    """To defend a neutral province."""
    return min(farmers_against(state), state.reserve[state.farmers()])


def take_farmers(state: ShogunState, farmers: i64) -> i64:
    """S-10.6: out of the pool, as many as there are."""
    taken = min(farmers, state.reserve[state.farmers()])
    state.reserve[state.farmers()] -= int(taken)
    return taken


def clear_tray(state: ShogunState, colours: list[int], winner: i64, survivors: i64) -> None:
    """S-9.9: those who took part go back to reserve and pool, but for the winner's survivors."""
    returned = [0] * len(state.tray)
    for colour in colours:
        returned[colour] = state.tray[colour] - (int(survivors) if colour == winner else 0)
        state.reserve[colour] += returned[colour]
        state.tray[colour] = 0
    if state.journal is not None and sum(returned) > 0:
        state.tell_some(RETURN, EVERYONE, counted(returned))


class Fight(SeatStep[ShogunState]):
    """S-9.2 (a), (b): the armies leave their province with the throw (S-9.3)."""

    def run(self, state: ShogunState) -> None:
        target = state.target
        defender: i64 = state.owner[target]
        thrown = [0] * int(state.seats + 1)
        thrown[self.seat] = int(state.marching) + state.extra[OF_ATTACKER]
        state.armies[state.source] -= int(state.marching)
        state.reserve[self.seat] -= state.extra[OF_ATTACKER]
        if defender == NOBODY:
            thrown[state.farmers()] = int(take_farmers(state, farmers_against(state)))
        else:
            thrown[defender] = state.armies[target] + state.extra[OF_DEFENDER]
            state.reserve[defender] -= state.extra[OF_DEFENDER]
        state.source, state.target, state.marching, state.extra = NONE, NONE, 0, [0, 0]
        throw_into_tower(state, thrown)
        if defender == NOBODY:
            against_farmers(state, self.seat, target)
        else:
            against_player(state, self.seat, defender, target)

    def outlook(self, state: ShogunState) -> Message | None:
        return (
            None
            if state.target == NONE
            else Message("chain-fight", {"province": PROVINCE.message(int(state.target))})
        )


def farmers_against(state: ShogunState) -> i64:
    """S-9.2 (b): who defends a neutral province."""
    return EVENT_VALUE[state.event] if state.effect() == NEUTRAL_FARMERS else FARMERS_OF_NEUTRAL


# --- S-9.5 to S-9.8: who wins -----------------------------------------------------------------------------------


def against_player(state: ShogunState, attacker: i64, defender: i64, province: i64) -> None:
    """S-9.5: farmers help in a province without unrest; S-9.6: otherwise they take no part."""
    helped = state.unrest[province] == 0
    a: i64 = state.tray[attacker]
    d: i64 = state.tray[defender]
    f: i64 = state.tray[state.farmers()] if helped else 0
    sides = [int(attacker), int(defender), int(state.farmers())] if helped else [int(attacker), int(defender)]
    if a > d + f:
        clear_tray(state, sides, attacker, a - d - f)
        conquer(state, attacker, defender, province, a - d - f)
    elif a < d + f and d > 0:
        survivors = d - max(0, a - f)  # the farmers fall first
        clear_tray(state, sides, defender, survivors)
        state.armies[province] = int(survivors)
        state.tell(HOLDS, defender, province, survivors)
    else:  # S-14.3: nor can farmers alone hold a province
        clear_tray(state, sides, NOBODY, 0)
        state.tell(TIE, defender, province)
        become_neutral(state, province)


def against_farmers(state: ShogunState, attacker: i64, province: i64) -> None:
    """S-9.7"""
    a: i64 = state.tray[attacker]
    f: i64 = state.tray[state.farmers()]
    sides = [int(attacker), int(state.farmers())]
    if a > f:
        clear_tray(state, sides, attacker, a - f)
        state.place_armies(attacker, province, a - f)
        state.tell(OCCUPIES, attacker, province, a - f)
    else:
        clear_tray(state, sides, NOBODY, 0)
        state.tell(STAYS_NEUTRAL, province)


def revolt(state: ShogunState, province: i64, farmers: i64) -> bool:
    """S-9.2 (c): the owner against farmers; tells whether the owner has won."""
    owner: i64 = state.owner[province]
    joining = take_farmers(state, farmers)
    state.tell(REVOLTS, owner, province, joining)
    thrown = [0] * int(state.seats + 1)
    thrown[owner] = state.armies[province]
    thrown[state.farmers()] = int(joining)
    throw_into_tower(state, thrown)
    return owner_wins(state, owner, province)


def owner_wins(state: ShogunState, owner: i64, province: i64) -> bool:
    """S-9.8: more armies than farmers in the tray."""
    d: i64 = state.tray[owner]
    f: i64 = state.tray[state.farmers()]
    sides = [int(owner), int(state.farmers())]
    if d > f:
        clear_tray(state, sides, owner, d - f)
        state.armies[province] = int(d - f)
        state.tell(PUTS_DOWN, owner, province, d - f)
        return True
    clear_tray(state, sides, NOBODY, 0)
    state.tell(LOST_TO_FARMERS, owner, province)
    become_neutral(state, province)
    return False


# --- S-9.10, S-9.11: what becomes of the province -----------------------------------------------------------------


def conquer(state: ShogunState, attacker: i64, defender: i64, province: i64, survivors: i64) -> None:
    """Buildings and unrest stay."""
    state.tell(CONQUERS, attacker, defender, province, survivors)
    give_up_card(state, province)
    state.leave(province)
    state.place_armies(attacker, province, survivors)


def become_neutral(state: ShogunState, province: i64) -> None:
    give_up_card(state, province)
    state.leave(province)
    state.buildings[province] = 0
    state.unrest[province] = 0


def give_up_card(state: ShogunState, province: i64) -> None:
    """S-8.5, S-8.18: it leaves the hand or the board at once, and all see where it came from."""
    plans = state.plans
    if plans is None:
        return  # S-14.28: in winter all cards are in the hands
    owner: i64 = state.owner[province]
    whence: i64 = HAND
    if not (state.lost >> province) & 1:  # S-8.6: a card gained this round is in the hand
        whence = space_with(state, owner, province)
    state.shown_to(EVERYONE)
    state.lost |= bit(province)
    state.tell(CARD_GOES, owner, province, whence)


def space_with(state: ShogunState, seat: i64, province: i64) -> i64:
    """Where a card lies in somebody's plan; all see it now."""
    plans = state.plans
    assert plans is not None
    assert isinstance(plans.choice, Plan)
    planned, bid = PLAN.at(province), BID_CARD.at(province)
    for place, pick in enumerate(plans.picks[seat]):
        if pick in (planned, bid):
            state.open_plan(seat, place)
            return plans.choice.spaces[place - 1] + 1 if place > 0 else 0
    return HAND
