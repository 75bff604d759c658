"""One turn ahead: try every action on what the seat knows, and take the one after which things look best."""

from typing import Final

from mypy_extensions import i64

from chabudai.bots.bot import Bot
from chabudai.core.evaluation import Evaluation
from chabudai.core.rng import Generator
from chabudai.core.state import State
from chabudai.core.steps import ALL_SEATS

MOST_POSITIONS: Final = 2400  # looked at for one choice; long turns are not followed to their end in every way


class Greedy(Bot):
    left: i64  # positions that may still be looked at for the action being tried

    def __init__(self, generator: Generator, evaluation: Evaluation) -> None:
        super().__init__(generator)
        self.evaluation = evaluation
        self.left = 0

    def choose(self, state: State, seat: i64, budget: float) -> i64:
        best: i64 = -1
        best_worth = 0.0
        actions = self.evaluation.worth_trying(state, seat, state.legal(seat))
        for action in actions:
            self.left = MOST_POSITIONS // len(actions)
            worth = self.worth_of(state, seat, action)
            if best < 0 or worth > best_worth:
                best, best_worth = action, worth
        return best

    def worth_of(self, state: State, seat: i64, action: i64) -> float:
        self.left -= 1
        ahead = state.clone()
        ahead.apply(seat, action)
        self.let_others_choose(ahead)
        return self.worth(ahead, seat)

    def worth(self, state: State, seat: i64) -> float:
        """Through the seat's own choices to the end of its turn."""
        choice = state.waiting
        if choice is None or choice.seat != seat or choice.begins_turn() or self.left <= 0:
            return self.evaluation.worth(state, seat)
        actions = self.evaluation.worth_trying(state, seat, state.legal(seat))
        return max([self.worth_of(state, seat, action) for action in actions])

    def let_others_choose(self, state: State) -> None:
        """A choice made together has no outcome before all have chosen: the others choose at random."""
        choice = state.waiting
        while choice is not None and choice.seat == ALL_SEATS:
            for seat in state.deciders():
                legal = state.legal(seat)
                state.apply(seat, legal[self.generator.below(len(legal))])
            choice = state.waiting
