"""How good a position looks, and which mandates, bids and offers are worth thinking of. Opinions, not rules."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.evaluation import Evaluation
from chabudai.core.state import State
from chabudai.games.rising_sun.actions import ALLY, ALONE, OFFER
from chabudai.games.rising_sun.components import NOBODY, TEA
from chabudai.games.rising_sun.judgement.bids import bid_for
from chabudai.games.rising_sun.judgement.courting import Courting
from chabudai.games.rising_sun.judgement.deals import (
    candidates,
    first_words,
    in_answer,
    in_window,
    worth_of_talk,
)
from chabudai.games.rising_sun.judgement.figures import best_move, best_summons
from chabudai.games.rising_sun.judgement.mandates import best_mandate
from chabudai.games.rising_sun.judgement.partners import Taste
from chabudai.games.rising_sun.judgement.positions import standing, threat
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.figures import Worship
from chabudai.games.rising_sun.steps.kami import Wind
from chabudai.games.rising_sun.steps.mandates.marshal import March
from chabudai.games.rising_sun.steps.mandates.recruit import Summon, SummonWhere
from chabudai.games.rising_sun.steps.mandates.track import Announce, ChooseMandate, ChooseTile
from chabudai.games.rising_sun.steps.moving import Destination
from chabudai.games.rising_sun.steps.talking.deals import drafted
from chabudai.games.rising_sun.steps.talking.tea import ChoosePartner
from chabudai.games.rising_sun.steps.talking.windows import AnswerOffer, MakeOffer
from chabudai.games.rising_sun.steps.war.battle import Bids


class RisingSunEvaluation(Evaluation):
    def __init__(self, taste: Taste) -> None:
        self.courting = Courting(taste)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, RisingSunState)
        worth = standing(state, seat) - threat(state, seat)
        if state.phase == TEA and state.ally[seat] != NOBODY:
            worth += self.courting.worth(state, seat, state.ally[seat])
        return worth if state.over else worth + worth_of_talk(state, seat)

    def worth_trying(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        assert isinstance(state, RisingSunState)
        choice = state.waiting
        if isinstance(choice, Bids):
            return [bid_for(state, choice, seat)]
        if isinstance(choice, (ChooseMandate, ChooseTile, Announce)):
            return [best_mandate(state, seat, legal)]
        if isinstance(choice, (March, Wind, Destination)):
            return [best_move(state, seat, legal)]
        if isinstance(choice, (Summon, Worship, SummonWhere)):
            return [best_summons(state, choice, seat, legal)]
        if isinstance(choice, ChoosePartner):
            partner = self.courting.partner(state, seat)
            return [ALONE.only if partner == NOBODY else ALLY.at(partner)]
        if isinstance(choice, MakeOffer):
            return in_window(self.courting, state, choice, seat, legal)
        if isinstance(choice, AnswerOffer):
            return in_answer(self.courting, state, choice, seat, legal)
        return legal

    def worth_saying(
        self, state: State, seat: i64, said: list[int], legal: list[int], done: list[list[int]]
    ) -> list[int]:
        """Answers to offers; offers of an alliance, of coins for a mandate, of coins that are owed."""
        assert isinstance(state, RisingSunState)
        if not said:
            return first_words(self.courting, state, seat, legal, done)
        if not OFFER.has(said[0]):
            return []
        return candidates(self.courting, state, seat, drafted(state, seat, said), legal, done)

    def waits(self, state: State, seat: i64, done: list[list[int]]) -> bool:
        assert isinstance(state, RisingSunState)
        return self.courting.waits(state, seat, done)


EVALUATION: Final = RisingSunEvaluation(Taste())
