"""Greedy bot: looks one turn ahead, trying every action on what the seat knows, and takes the best."""

from typing import Any, Final

from mypy_extensions import i64

from chabudai.bots.bot import Bot
from chabudai.core.beside import Beside, beside_of
from chabudai.core.evaluation import Evaluation
from chabudai.core.rng import Generator
from chabudai.core.state import State
from chabudai.core.steps import SEVERAL, Choice

MOST_ACTS: Final = 200  # weighed at a time
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
        if len(actions) == 1:
            return actions[0]
        for action in actions:
            self.left = MOST_POSITIONS // len(actions)
            worth = self.worth_of(state, seat, action)
            if best < 0 or worth > best_worth:
                best, best_worth = action, worth
        return best

    def beside(self, state: State, seat: i64, budget: float) -> list[int]:
        """The act after which things look best, if they look better than now."""
        beside = beside_of(state)
        assert beside is not None
        self.left = MOST_ACTS
        acts = self.acts(beside, state, seat, [])
        best: list[int] = []
        best_worth = self.evaluation.worth(state, seat) if acts else 0.0
        for said in acts:
            ahead = state.clone()
            beside.act(ahead, seat, said)
            worth = self.evaluation.worth(ahead, seat)
            if worth > best_worth:
                best, best_worth = said, worth
        return best

    def acts(self, beside: Beside[Any], state: State, seat: i64, said: list[int]) -> list[list[int]]:
        """Every way to say an act to its end, as many as there is time for."""
        if said and beside.is_whole(state, seat, said):
            self.left -= 1
            return [said]
        found: list[list[int]] = []
        legal = beside.legal(state, seat, said)
        for step in self.evaluation.worth_saying(state, seat, said, legal, self.done):
            if self.left > 0:
                found += self.acts(beside, state, seat, [*said, step])
        return found

    def waits(self, state: State, seat: i64) -> bool:
        return self.evaluation.waits(state, seat, self.done)

    def worth_of(self, state: State, seat: i64, action: i64) -> float:
        self.left -= 1
        ahead = state.clone()
        ahead.apply(seat, action)
        return self.worth(ahead, seat)

    def worth(self, state: State, seat: i64) -> float:
        """Through the seat's own choices to the end of its turn."""
        choice = state.waiting
        if choice is not None and choice.seat == SEVERAL and not choice.is_due(state, seat):
            self.let_others_choose(state)
            choice = state.waiting
        if choice is None or not self.goes_on(choice, state, seat) or self.left <= 0:
            return self.evaluation.worth(state, seat)
        actions = self.evaluation.worth_trying(state, seat, state.legal(seat))
        return max([self.worth_of(state, seat, action) for action in actions])

    def goes_on(self, choice: Choice[Any], state: State, seat: i64) -> bool:
        """Whether this is still the seat's own turn, or its own answer in a choice made together."""
        if choice.seat == SEVERAL:
            return len(state.picks[seat]) > 0 and choice.is_due(state, seat)
        return choice.seat == seat and not choice.begins_turn()

    def let_others_choose(self, state: State) -> None:
        """A choice made together has no outcome before all are ready: the others choose at random."""
        choice = state.waiting
        while state.waiting is choice:
            for seat in state.deciders():
                legal = state.legal(seat)
                state.apply(seat, legal[self.generator.below(len(legal))])
