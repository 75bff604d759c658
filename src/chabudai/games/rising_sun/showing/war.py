"""R-17, R-18: the war provinces, and the battle that is fought."""

from typing import TYPE_CHECKING

from chabudai.core.steps import Together
from chabudai.games.rising_sun.actions import BID
from chabudai.games.rising_sun.components import (
    ADVANTAGE,
    ADVANTAGES,
    NOBODY,
    PROVINCE,
)
from chabudai.games.rising_sun.foresight import Prospect, promised, prospects
from chabudai.games.rising_sun.showing.board import by_force, none_for_nobody
from chabudai.games.rising_sun.state import DISCARDED, NOT_YET, RisingSunState
from chabudai.games.rising_sun.steps.war.comparing import force_in_battle, outcome_of

if TYPE_CHECKING:
    from chabudai.games.rising_sun.view import (
        Advantage,
        AdvantageStatus,
        BattleView,
        ContestView,
        ProspectView,
        TurnedView,
        WarCase,
        WarStatus,
        WarView,
    )


def war(state: RisingSunState, number: int, forces: list[int]) -> "WarView":
    place, taker = state.wars[number], state.takers[number]
    claimants = by_force(state, forces)
    status: WarStatus = "waiting"
    if taker != NOT_YET:
        status = "discarded" if taker == DISCARDED else "taken"
    elif state.war == number:
        status = "now"
    return {
        "number": number + 1,
        "province": PROVINCE.ids[place],
        "status": status,
        "taker": taker if taker >= 0 else None,
        "case": case(state, claimants),
        "forces": [{"seat": seat, "force": forces[seat]} for seat in claimants],
        "would_take": claimants[0] if claimants else None,
        "turns": [turned(each) for each in prospects(state, number)] if taker == NOT_YET else [],
    }


def turned(prospect: Prospect) -> "TurnedView":
    return {"advantage": ADVANTAGE.ids[prospect.advantage], "seat": prospect.seat, "taker": prospect.taker}


def case(state: RisingSunState, seats: list[int]) -> "WarCase":
    """R-17.5"""
    if len(seats) < 2:
        return "unopposed" if seats else "empty"
    return "allied" if len(seats) == 2 and state.are_allies(*seats) else "battle"


def battle(state: RisingSunState, seat: int | None) -> "BattleView":
    fighting = state.by_honor(state.participants)
    forces = sorted(fighting, key=lambda each: -int(force_in_battle(state, each)))
    return {
        "number": int(state.war) + 1,
        "province": PROVINCE.ids[state.wars[state.war]],
        "participants": fighting,
        "allies": any(state.ally[each] in fighting for each in fighting),
        "bids": [bid(state, each) for each in range(state.seats)],
        "own_bid": own_bid(state, seat),
        "coins": [int(clan.coins) for clan in state.clans],
        "advantages": [advantage(state, each) for each in range(ADVANTAGES)],
        "forces": [{"seat": each, "force": int(force_in_battle(state, each))} for each in forces],
        "hired": none_for_nobody(state.hired),
        "killed": int(state.killed),
        "victor": none_for_nobody(state.victor),
        "would_win": int(state.victor if state.victor != NOBODY else outcome_of(state)),
        "prospects": [prospect(state, each) for each in range(state.seats)],
    }


def prospect(state: RisingSunState, seat: int) -> "ProspectView | None":
    if not state.participants >> seat & 1:
        return None
    seppuku, hostages, hire, hire_by_coin = promised(state, seat)
    return {"seppuku": seppuku, "hostages": hostages, "hire": hire, "hire_by_coin": hire_by_coin}


def bid(state: RisingSunState, seat: int) -> "dict[Advantage, int] | None":
    if not state.bids or not state.participants >> seat & 1:
        return None
    return ADVANTAGE.each(state.bids[seat])


def own_bid(state: RisingSunState, seat: int | None) -> "dict[Advantage, int]":
    """R-18.3: while all bid, one's own and nothing else."""
    if seat is None or not isinstance(state.waiting, Together) or not state.picks:
        return {}
    return {name: int(BID.which(pick)) for name, pick in zip(ADVANTAGE.ids, state.picks[seat], strict=False)}


def advantage(state: RisingSunState, place: int) -> "ContestView":
    done = place < len(state.won)
    winner = state.won[place] if done else NOBODY
    status: AdvantageStatus = "waiting"
    if done:
        status = "skipped" if winner == NOBODY else "won"
    if state.using == place:
        status = "now"
    return {"advantage": ADVANTAGE.ids[place], "status": status, "winner": none_for_nobody(winner)}
