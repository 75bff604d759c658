"""W-13, W-17.6: gardens under the bridges, the last exchanges."""

from mypy_extensions import i64

from chabudai.core.messages import Message
from chabudai.core.steps import FREE, SeatStep, Step
from chabudai.games.white_castle.components import GARDEN_BUNDLE, NONE, ON_BOARD, ROW, SEAL, SEALS_PER_RESOURCE
from chabudai.games.white_castle.events import ROUND
from chabudai.games.white_castle.state import Clan, WhiteCastleState
from chabudai.games.white_castle.steps.dice import roll_dice
from chabudai.games.white_castle.steps.goods import DECLINED, OwnChoice
from chabudai.games.white_castle.steps.performing import Perform
from chabudai.games.white_castle.steps.setting_up import shuffle_visitors
from chabudai.games.white_castle.steps.tokugawa import score_gardens


class Gardens(SeatStep[WhiteCastleState]):
    """W-13.3: each garden with an own gardener and a die above it, once; the set is fixed now (W-17.8, W-17.9)."""

    def run(self, state: WhiteCastleState) -> None:
        clan = state.clans[self.seat]
        if self.seat >= state.seats:
            score_gardens(state)
            return
        active = [garden for garden in state.gardens_of(clan) if state.has_die_over(garden)]
        if active:
            state.push(Perform(self.seat, [GARDEN_BUNDLE[state.gardens[garden]] for garden in active], False))

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-gardens", {"seat": int(self.seat)})


class NextRound(Step[WhiteCastleState]):
    """W-13.4: all dice back, rolled and sorted onto the bridges; everything else stays."""

    def run(self, state: WhiteCastleState) -> None:
        state.spaces = [[] for _ in range(ON_BOARD)]
        for clan in state.clans:
            clan.dice = [NONE] * len(ROW)
        if state.rules.solo:
            shuffle_visitors(state, state.visitors.entries)  # W-15.8.3
        roll_dice(state)
        state.round += 1
        state.turns = 0
        state.tell(ROUND, state.order[0], state.round)

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-round", {"n": int(state.round) + 1})


class LastExchange(OwnChoice):
    """W-17.6: two seals may still become a resource that scores."""

    def options(self, state: WhiteCastleState, clan: Clan) -> list[int]:
        return [DECLINED]

    def reason(self, state: WhiteCastleState, clan: Clan, action: i64) -> i64:
        return FREE

    def is_worth_asking(self, state: WhiteCastleState, clan: Clan) -> bool:
        return clan.goods[SEAL] >= SEALS_PER_RESOURCE

    def do(self, state: WhiteCastleState, clan: Clan, action: i64) -> None:
        """Enough exchanged."""

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message("prompt-last-exchange", {"seat": int(self.seat)})

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-last-exchange", {"seat": int(self.seat)})

    def name(self, state: WhiteCastleState, clan: Clan, action: i64) -> Message:
        return Message("label-exchanged-enough")
