"""R-6.1, R-10.1, R-17: what lies out in which part of the game, and which steps are under way."""

# not compiled: made for people, not for speed

from typing import Any

from chabudai.core.shape import misfit
from chabudai.core.steps import Step
from chabudai.games.rising_sun.components import (
    ADVANTAGES,
    DRAWN,
    IN_WINTER,
    KAMI_TURN,
    NOBODY,
    NONE,
    PHASE,
    PIECES,
    POLITICAL,
    PROVINCES,
    SEQUENCE,
    TEA,
    WAR,
    WARS,
    WINTER,
)
from chabudai.games.rising_sun.flow import NextSeason, PoliticalPhase, PoliticalTurn
from chabudai.games.rising_sun.rulings import WINDOWS
from chabudai.games.rising_sun.state import NOT_YET, RisingSunState
from chabudai.games.rising_sun.steps.figures import EndOfSummon
from chabudai.games.rising_sun.steps.kami import EndOfKamiTurn, Wind
from chabudai.games.rising_sun.steps.mandates.marshal import EndOfMarshal
from chabudai.games.rising_sun.steps.mandates.track import (
    Announce,
    ChooseMandate,
    ChooseTile,
    ClearMandate,
    EndOfMandate,
)
from chabudai.games.rising_sun.steps.moving import Destination, PayToll, Toll
from chabudai.games.rising_sun.steps.seasons import Cleanup
from chabudai.games.rising_sun.steps.talking.tea import EndOfTea
from chabudai.games.rising_sun.steps.talking.windows import AnswerOffer, MakeOffer
from chabudai.games.rising_sun.steps.war.advantages import AdvantageUsed
from chabudai.games.rising_sun.steps.war.battle import Bids, EndOfBattle, Outcome, Remainder
from chabudai.games.rising_sun.steps.war.phase import NextWar, WarPhase

SPINES: dict[int, tuple[type[Step[Any]], ...]] = {
    TEA: (NextSeason, Cleanup, WarPhase, PoliticalPhase, EndOfTea),
    POLITICAL: (NextSeason, Cleanup, WarPhase, PoliticalTurn),
    WAR: (NextSeason, Cleanup, NextWar),
}  # what waits at the bottom of the stack in each phase in which somebody is asked


def check_course(state: RisingSunState) -> None:
    check_phase(state)
    check_turn(state)
    check_moving(state)
    check_wars(state)
    check_battle(state)


def under_way(state: RisingSunState, *kinds: type[Step[Any]]) -> bool:
    return any(isinstance(step, kinds) for step in state.stack)


def check_phase(state: RisingSunState) -> None:
    if state.over:
        if (state.season, state.phase) != (WINTER, IN_WINTER):
            raise misfit("season", "winter")
        return
    spine = SPINES.get(int(state.phase))
    if spine is None or state.season == WINTER:
        raise misfit("phase", ", ".join(PHASE.ids[phase] for phase in SPINES))
    bottom = tuple(type(step) for step in state.stack[: len(spine)])
    if bottom != spine or len(state.stack) == len(spine):
        raise misfit("stack", ", ".join(kind.__name__ for kind in spine))
    if state.spoke and state.rules.talk != WINDOWS:
        raise misfit("spoke", "false")
    if under_way(state, MakeOffer, AnswerOffer) and state.rules.talk != WINDOWS:
        raise misfit("stack", "…")


def check_turn(state: RisingSunState) -> None:
    """R-10.1, R-10.3: how far the political track is, who is active, and which tiles are drawn."""
    begun = SEQUENCE[: state.turn]
    mandates = sum(turn != KAMI_TURN for turn in begun)
    choosing = under_way(state, ChooseMandate, ChooseTile)
    expected = len(state.track) + under_way(state, ChooseMandate, ChooseTile, Announce)
    waiting = state.phase == TEA
    if not state.over and (mandates != expected or (waiting and state.turn > 0)):
        raise misfit("turn", f"0..{len(SEQUENCE)}")
    if len(state.drawn.entries) != (DRAWN if choosing else 0):
        raise misfit("drawn", f"× {DRAWN if choosing else 0}")
    if state.players and mandates == len(state.track) and state.active != state.players[-1] and not state.over:
        raise misfit("active", str(state.players[-1]))
    if (state.active == NOBODY) != (state.season == 0 and mandates == 0):
        raise misfit("active", f"0..{state.seats - 1}")
    carrying_out = under_way(state, EndOfMandate, ClearMandate)
    if (state.mandate != NONE) != carrying_out or (carrying_out and state.mandate != state.track[-1]):
        raise misfit("mandate", "null" if not carrying_out else "…")
    kami = under_way(state, EndOfKamiTurn)
    if (state.shrine != NONE) != kami:
        raise misfit("shrine", "-1")
    for before, after in zip(state.players, state.players[1:], strict=False):
        if after != (before + 1) % state.seats:
            raise misfit("players", str((before + 1) % state.seats))


def check_moving(state: RisingSunState) -> None:
    """R-12, R-16.3b, R-27.55"""
    marching = under_way(state, EndOfMarshal)
    if len(state.moved) != (PROVINCES * PIECES if marching else 0):
        raise misfit("moved", f"× {PROVINCES * PIECES if marching else 0}")
    blowing = under_way(state, EndOfKamiTurn) and under_way(state, Wind, Destination, Toll, PayToll)
    if state.winds and not under_way(state, EndOfKamiTurn):
        raise misfit("winds", "0")
    if isinstance(state.stack[-1] if state.stack else None, Wind) and not state.winds:
        raise misfit("winds", "1..")
    if (state.opened or state.closed) and not (marching or blowing or under_way(state, EndOfKamiTurn)):
        raise misfit("opened", "[]")
    if state.opened & state.closed:
        raise misfit("closed", "…")
    if state.summoned and not under_way(state, EndOfSummon):
        raise misfit("summoned", "false")


def check_wars(state: RisingSunState) -> None:
    """R-17.3: one after the other."""
    number = 0 if state.over else WARS[state.seats]
    if len(state.wars) != number or len(set(state.wars)) != number or len(state.takers) != number:
        raise misfit("wars", f"× {number}")
    if any(taker >= state.seats for taker in state.takers):
        raise misfit("takers", f"-2..{state.seats - 1}")
    settled = [taker != NOT_YET for taker in state.takers]
    done = settled.count(True)
    if settled != [True] * done + [False] * (number - done) or (done and state.phase != WAR):
        raise misfit("takers", "-1")
    if state.phase != WAR and state.war != NONE:
        raise misfit("war", "-1")
    if state.war != NONE and state.war not in (done, done - 1):
        raise misfit("war", str(done))
    if state.phase == WAR and state.war == NONE and done:
        raise misfit("war", str(done))


def check_battle(state: RisingSunState) -> None:
    """R-18: what lies out while a battle is fought."""
    fighting = under_way(state, EndOfBattle)
    if (state.participants != 0) != fighting or (fighting and state.war == NONE):
        raise misfit("participants", "1.." if fighting else "0")
    if fighting and state.participants & (state.participants - 1) == 0:
        raise misfit("participants", "…")
    bidding = under_way(state, Bids)
    if (len(state.bids) != 0) != (fighting and not bidding) or len(state.bids) not in (0, state.seats):
        raise misfit("bids", f"× {state.seats}")
    for seat, bid in enumerate(state.bids):
        if sum(bid) and not state.participants >> seat & 1:
            raise misfit(f"bids.{seat}", "0")
    settled = fighting and not bidding and not under_way(state, Outcome)
    if (state.victor != NOBODY) != settled or (settled and not state.participants >> state.victor & 1):
        raise misfit("victor", "0.." if settled else "-1")
    if len(state.won) > ADVANTAGES or (state.won and not fighting):
        raise misfit("won", "[]")
    if any(seat != NOBODY and not state.participants >> seat & 1 for seat in [*state.won, state.hired]):
        raise misfit("won", "…")
    if (state.using != NONE) != under_way(state, AdvantageUsed) or (state.killed and not fighting):
        raise misfit("using", "-1")
    if state.using != NONE and state.using != len(state.won) - 1:
        raise misfit("using", str(len(state.won) - 1))
    if fighting and state.takers[state.war] not in (NOT_YET, state.victor):
        raise misfit("takers", str(state.victor))
    if fighting and (state.takers[state.war] != NOT_YET) != settled:
        raise misfit("takers", "…")
    if under_way(state, Remainder) and not settled:
        raise misfit("victor", "0..")
