"""W-12: the season track."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message
from chabudai.core.steps import FREE, NOT_ASKED, Choice, Step
from chabudai.games.white_castle.actions import CROSS, DECLINE
from chabudai.games.white_castle.components import BARRIER, SEAL, TRACK_END
from chabudai.games.white_castle.events import CROSSES, MOVES_TOKEN, STOPS
from chabudai.games.white_castle.state import Clan, WhiteCastleState

CROSSED: Final = CROSS.only
STOPPED: Final = DECLINE.only


def can_advance(clan: Clan, seals: i64) -> bool:
    """Whether a step on the track would move the token."""
    return clan.influence < TRACK_END and BARRIER[clan.influence + 1] <= seals


def is_held(clan: Clan) -> bool:
    """Whether the token cannot move without a payment, which may be refused, or not at all."""
    return clan.influence == TRACK_END or BARRIER[clan.influence + 1] > 0


class Influence(Step[WhiteCastleState]):
    """W-12.1: so many spaces to the right; W-12.3: a barrier is asked about when it can be paid (W-19.4.7)."""

    def __init__(self, seat: i64, steps: i64) -> None:
        self.seat = seat
        self.steps = steps

    def run(self, state: WhiteCastleState) -> None:
        clan = state.clans[self.seat]
        left = self.steps
        space = clan.influence
        while left and space < TRACK_END and BARRIER[space + 1] == 0:
            space += 1
            left -= 1
        move_token(state, clan, space)
        if left and space < TRACK_END:
            meet_barrier(state, clan, left)

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-influence", {"n": int(self.steps)})


def move_token(state: WhiteCastleState, clan: Clan, space: i64) -> None:
    # W-12.5: a token that does not move keeps its place in its stack
    if space > clan.influence:
        steps = space - clan.influence
        state.place_on_track(clan, space)
        state.tell(MOVES_TOKEN, clan.seat, steps, space)


def meet_barrier(state: WhiteCastleState, clan: Clan, steps: i64) -> None:
    if clan.goods[SEAL] >= BARRIER[clan.influence + 1]:
        state.push(Barrier(clan.seat, steps))
    else:
        state.tell(STOPS, clan.seat, clan.influence)


class Barrier(Choice[WhiteCastleState]):
    """W-12.3: pay and make the remaining steps (W-17.15), or stop and lose them."""

    def __init__(self, seat: i64, steps: i64) -> None:
        self.seat = seat
        self.steps = steps

    def menu(self, state: WhiteCastleState, seat: i64) -> list[int]:
        return [CROSSED, STOPPED]

    def bar(self, state: WhiteCastleState, seat: i64, action: i64) -> i64:
        return FREE if action in (CROSSED, STOPPED) else NOT_ASKED

    def take(self, state: WhiteCastleState, seat: i64, action: i64) -> None:
        clan = state.clans[seat]
        if action == STOPPED:
            state.tell(STOPS, seat, clan.influence)
            return
        space = clan.influence + 1
        clan.goods[SEAL] -= BARRIER[space]
        state.place_on_track(clan, space)
        state.tell(CROSSES, seat, BARRIER[space], space)
        if self.steps > 1:
            state.push(Influence(seat, self.steps - 1))

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message("prompt-barrier", {"seat": int(self.seat), "seals": self.seals(state), "n": int(self.steps)})

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-barrier", {"seals": self.seals(state), "n": int(self.steps)})

    def label(self, state: WhiteCastleState, seat: i64, action: i64) -> Message:
        key = "label-cross" if action == CROSSED else "label-stop"
        return Message(key, {"seals": self.seals(state), "n": int(self.steps)})

    def seals(self, state: WhiteCastleState) -> int:
        return BARRIER[state.clans[self.seat].influence + 1]
