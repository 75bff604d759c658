"""How good a position looks, and which choice is worth trying. What a bot goes by stands in `judgement`."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.evaluation import Evaluation
from chabudai.core.state import State
from chabudai.games.shogun.judgement.bidding import best_bid, best_special
from chabudai.games.shogun.judgement.drafting import best_card, best_group, redraw_or_keep
from chabudai.games.shogun.judgement.marching import best_march, best_number
from chabudai.games.shogun.judgement.planner import next_pick, worth_of_chests
from chabudai.games.shogun.judgement.stakes import Stakes
from chabudai.games.shogun.judgement.weights import Weights
from chabudai.games.shogun.scoring import worth_of_land
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.extra_armies import Extra
from chabudai.games.shogun.steps.marching import Marching, Send
from chabudai.games.shogun.steps.ordering import ChooseSpecial
from chabudai.games.shogun.steps.planning import Plan
from chabudai.games.shogun.steps.setting_up import PlaceGroup, Redraw, TakeCard


class ShogunEvaluation(Evaluation):
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, ShogunState)
        points = float(state.points(seat))
        if state.over:
            return points
        stakes = Stakes(state, seat, self.weights)
        points += stakes.years * float(sum(worth_of_land(state, seat)))
        points += worth_of_chests(stakes, state.chests[seat]) + self.weights.rice * float(state.rice[seat])
        for province in state.provinces_of(seat):
            points += self.weights.army * float(state.armies[province])
        return points

    def worth_trying(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        """One, of whatever is chosen with a thought of its own."""
        assert isinstance(state, ShogunState)
        choice = state.waiting
        if isinstance(choice, Plan):
            return [self.pick(state, choice, seat, legal)]
        if isinstance(choice, ChooseSpecial):
            return [best_special(Stakes(state, seat, self.weights), legal)]
        if isinstance(choice, Marching):
            return [best_march(Stakes(state, seat, self.weights), choice.source, legal)]
        if isinstance(choice, Send):
            return [best_number(Stakes(state, seat, self.weights), choice.source, choice.target, legal)]
        if isinstance(choice, Extra):
            return legal[:1]  # as many as possible
        return self.in_the_draft(state, seat, legal)

    def pick(self, state: ShogunState, plan: Plan, seat: i64, legal: list[int]) -> int:
        stakes = Stakes(state, seat, self.weights)
        picks = state.picks[seat]
        return next_pick(stakes, plan, picks, legal) if picks else best_bid(stakes, plan, legal)

    def in_the_draft(self, state: ShogunState, seat: i64, legal: list[int]) -> list[int]:
        choice = state.waiting
        if isinstance(choice, Redraw):
            return [redraw_or_keep(state, seat)]
        if isinstance(choice, TakeCard):
            return [best_card(state, seat, legal)]
        if isinstance(choice, PlaceGroup):
            return [best_group(state, seat, choice.province, legal)]
        return legal


EVALUATION: Final = ShogunEvaluation(Weights())
