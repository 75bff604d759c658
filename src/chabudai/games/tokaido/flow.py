"""The sequence of play."""

from chabudai.core.steps import Step
from chabudai.games.tokaido.events import WINS
from chabudai.games.tokaido.scoring import award_end_achievements, rank_donors
from chabudai.games.tokaido.state import TokaidoState
from chabudai.games.tokaido.steps.moving import Move, MoveNeutral
from chabudai.games.tokaido.steps.setting_out import DealTiles, EqualPurses, LineUp, shuffle_decks


def set_out(state: TokaidoState) -> None:
    """T-2: decks, travelers, places at the first inn; then the journey."""
    shuffle_decks(state)
    state.follow([EqualPurses() if state.rules.initiatory_journey else DealTiles(), LineUp(), Journey()])
    state.advance()


class Journey(Step[TokaidoState]):
    """T-3.2, T-3.9: the traveler farthest behind moves and stops, until all are at the final inn (T-9.1)."""

    def run(self, state: TokaidoState) -> None:
        rearmost = state.rearmost()
        if rearmost.place == state.rules.road.last:
            state.push(EndOfJourney())
            return
        is_player = rearmost.seat < state.seats
        state.follow([Move(rearmost.seat) if is_player else MoveNeutral(state.foremost_player().seat), self])


class EndOfJourney(Step[TokaidoState]):
    """T-9.2, T-9.3: first the achievements, then the temple."""

    def run(self, state: TokaidoState) -> None:
        award_end_achievements(state)
        rank_donors(state)
        for seat in state.winners():
            state.tell(WINS, seat, state.points(seat))
