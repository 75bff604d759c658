"""R-17: the war phase: what works at its start, then province by province."""

from mypy_extensions import i64

from chabudai.core.events import EVERYONE
from chabudai.core.numbers import count, members
from chabudai.core.steps import Step
from chabudai.games.rising_sun.components import NONE, WAR
from chabudai.games.rising_sun.events import ALLIED_CLAIM, BATTLE, TOKEN_DISCARDED, UNOPPOSED, WAR_BEGINS
from chabudai.games.rising_sun.state import NOT_YET, RisingSunState
from chabudai.games.rising_sun.steps.moments import WAR_PHASE_START
from chabudai.games.rising_sun.steps.ordering import AllComeTo
from chabudai.games.rising_sun.steps.talking.keeping import note_no_battle
from chabudai.games.rising_sun.steps.talking.offers import war_begins, war_ends
from chabudai.games.rising_sun.steps.war.battle import FightBattle
from chabudai.games.rising_sun.steps.war.comparing import claimants, would_take
from chabudai.games.rising_sun.steps.war.tokens import discard_token, take_token


class WarPhase(Step[RisingSunState]):
    """R-17.1: all abilities of the start of war, Koi's conversion among them; then the battles."""

    def run(self, state: RisingSunState) -> None:
        state.phase = WAR
        state.tell(WAR_BEGINS, state.season)
        war_begins(state)
        state.push(NextWar())
        state.push(AllComeTo(WAR_PHASE_START))


class NextWar(Step[RisingSunState]):
    """R-17.3: in ascending number, one finished before the next."""

    def run(self, state: RisingSunState) -> None:
        number: i64 = 0
        while number < len(state.wars) and state.takers[number] != NOT_YET:
            number += 1
        if number == len(state.wars):
            state.war = NONE
            war_ends(state)
            return
        state.war = number
        state.push(self)
        resolve(state, state.wars[number])


def resolve(state: RisingSunState, province: i64) -> None:
    """R-17.5: the four cases."""
    there = claimants(state, province)
    seats = members(there)
    if len(seats) == 0:
        state.tell(TOKEN_DISCARDED, province)
        note_no_battle(state, province)
        discard_token(state)
    elif len(seats) == 1:
        state.tell(UNOPPOSED, seats[0], province)
        note_no_battle(state, province)
        take_token(state, seats[0], False)
    elif count(there) == 2 and state.are_allies(seats[0], seats[1]):
        winner = would_take(state, province)
        state.tell(ALLIED_CLAIM, winner, state.ally[winner], province)
        note_no_battle(state, province)
        take_token(state, winner, False)
    else:
        state.participants = there
        if state.journal is not None:
            state.tell_some(BATTLE, EVERYONE, [int(province), *state.by_honor(there)])
        state.push(FightBattle())
