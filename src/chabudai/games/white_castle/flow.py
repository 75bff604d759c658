"""The sequence of play."""

from chabudai.core.steps import Step
from chabudai.games.white_castle.components import NONE, ROUNDS
from chabudai.games.white_castle.events import FIRST, ROUND_ENDS
from chabudai.games.white_castle.scoring import score_at_end, tell_winner
from chabudai.games.white_castle.state import WhiteCastleState
from chabudai.games.white_castle.steps.dice import TakeDie
from chabudai.games.white_castle.steps.round_end import Gardens, LastExchange, NextRound
from chabudai.games.white_castle.steps.setting_up import DealStartingCards, Draft, FirstRound, set_the_table
from chabudai.games.white_castle.steps.tokugawa import Visit, cash_in


def set_out(state: WhiteCastleState) -> None:
    """W-3: the table, the starting cards from the last player to the first (W-3.4.4), then the rounds."""
    set_the_table(state)
    state.follow([*starting_cards(state), FirstRound(), Turns()])
    state.advance()


def starting_cards(state: WhiteCastleState) -> list[Step[WhiteCastleState]]:
    """W-3.4.4, W-15.2: drafted from the last player to the first; one who plays alone is dealt them."""
    return [DealStartingCards()] if state.rules.solo else [Draft(seat) for seat in reversed(state.order)]


class Turns(Step[WhiteCastleState]):
    """W-4.1: one die per turn in turn order, until everybody has had three turns (then three dice are left; none
    are only in a position made by hand)."""

    def run(self, state: WhiteCastleState) -> None:
        mover = state.whose_turn(state.turns)
        if mover == NONE or state.dice_on_bridges() == 0:
            state.push(EndOfRound())
            return
        state.turns += 1
        state.follow([TakeDie(mover) if mover < state.seats else Visit(), self])


class EndOfRound(Step[WhiteCastleState]):
    """W-13: the new turn order, the gardens, the next round; after the third round the end (W-13.2, W-14)."""

    def run(self, state: WhiteCastleState) -> None:
        state.tell(ROUND_ENDS, state.round)
        state.order = state.by_influence()
        state.tell(FIRST, state.order[0])
        if state.rules.solo:
            cash_in(state)
        if state.round < ROUNDS:
            state.follow([*[Gardens(seat) for seat in state.order], NextRound(), Turns()])
        else:
            state.follow([*[LastExchange(seat) for seat in state.order if seat < state.seats], EndOfGame()])


def closes_round(state: WhiteCastleState) -> bool:
    """W-13, W-14: the turns are over, and the gardens, the next round or the end are still to come."""
    return any(isinstance(step, (EndOfRound, NextRound, EndOfGame)) for step in state.stack)


class EndOfGame(Step[WhiteCastleState]):
    """W-14"""

    def run(self, state: WhiteCastleState) -> None:
        score_at_end(state)
        tell_winner(state)
