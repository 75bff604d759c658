"""How good a position looks, and which mandates, bids and offers are worth thinking of. Opinions, not rules."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.evaluation import Evaluation
from chabudai.core.state import State
from chabudai.games.rising_sun.actions import OFFER
from chabudai.games.rising_sun.opinions.bids import bid_for
from chabudai.games.rising_sun.opinions.deals import (
    candidates,
    in_window,
    is_worth_saying,
    partner_of,
    worth_of_talk,
)
from chabudai.games.rising_sun.opinions.figures import best_move, best_summons
from chabudai.games.rising_sun.opinions.mandates import best_mandate
from chabudai.games.rising_sun.opinions.positions import standing, threat
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.figures import Worship
from chabudai.games.rising_sun.steps.kami import Wind
from chabudai.games.rising_sun.steps.mandates.marshal import March
from chabudai.games.rising_sun.steps.mandates.recruit import Summon, SummonWhere
from chabudai.games.rising_sun.steps.mandates.track import Announce, ChooseMandate, ChooseTile
from chabudai.games.rising_sun.steps.moving import Destination
from chabudai.games.rising_sun.steps.talking.deals import drafted
from chabudai.games.rising_sun.steps.talking.tea import ChoosePartner
from chabudai.games.rising_sun.steps.talking.windows import MakeOffer
from chabudai.games.rising_sun.steps.war.battle import Bids


class RisingSunEvaluation(Evaluation):
    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, RisingSunState)
        worth = standing(state, seat) - threat(state, seat)
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
            return [partner_of(state, seat)]
        if isinstance(choice, MakeOffer):
            return in_window(state, choice, seat, legal)
        return legal

    def worth_saying(self, state: State, seat: i64, said: list[int], legal: list[int]) -> list[int]:
        """Answers to offers; offers of an alliance, of coins for a mandate, of coins that are owed."""
        assert isinstance(state, RisingSunState)
        if not said:
            return [action for action in legal if is_worth_saying(state, seat, action)]
        if not OFFER.has(said[0]):
            return []
        return candidates(state, seat, drafted(state, seat, said), legal)


EVALUATION: Final = RisingSunEvaluation()
