"""How good a position looks: the score sheet as if the game ended now, and what goods and people promise.

These are opinions, not rules. Each figure was varied in matches against the others.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core.evaluation import Evaluation
from chabudai.core.state import State
from chabudai.games.white_castle.actions import DECLINE, EXCHANGE
from chabudai.games.white_castle.components import (
    COIN,
    GAIN,
    LANTERN_SIDE,
    POINT,
    RESOURCES,
    ROUNDS,
    ROW,
    SEAL,
    TURNS,
    YARD_POINTS,
    YARDS,
)
from chabudai.games.white_castle.scoring import forecast
from chabudai.games.white_castle.state import Clan, WhiteCastleState

ALL_TURNS: Final = ROUNDS * TURNS
RESOURCE: Final = 1.2  # one of a kind, while there is time to use it
COIN_IN_HAND: Final = 0.85
SEAL_IN_HAND: Final = 0.75
LIT: Final = 1.0  # how often a turn lights the lanterns
STEP: Final = 0.35  # on the season track
ENOUGH_COINS: Final = 10
AT_GATE: Final = 2.2  # a courtier who may still climb
INSIDE: Final = 1.75
WARRIOR: Final = 1.0  # a yard's point, for every courtier still to come inside
MEMBER_GONE: Final = 0.9  # what it has uncovered in its row


class WhiteCastleEvaluation(Evaluation):
    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, WhiteCastleState)
        clan = state.clans[seat]
        if state.over:
            return float(clan.total())
        ahead = float(turns_ahead(state, clan)) / float(ALL_TURNS)
        return float(sum(forecast(state, clan))) + ahead * promise(clan) + STEP * float(clan.influence)

    def worth_trying(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        """Exchanges only where nothing else can be done: they lead to the same positions later."""
        for action in legal:
            if not EXCHANGE.has(action) and action != DECLINE.only:
                return [each for each in legal if not EXCHANGE.has(each)]
        return legal


def turns_ahead(state: WhiteCastleState, clan: Clan) -> i64:
    """How many turns the clan still has."""
    if state.round == 0:
        return ALL_TURNS
    begun: i64 = state.turns // len(state.order)
    place: i64 = state.order.index(clan.seat)
    if state.turns % len(state.order) > place:
        begun += 1
    return (ROUNDS - state.round) * TURNS + TURNS - begun


def promise(clan: Clan) -> float:
    coins = min(clan.goods[COIN], ENOUGH_COINS)
    worth = COIN_IN_HAND * float(coins) + SEAL_IN_HAND * float(clan.goods[SEAL])
    for resource in range(RESOURCES):
        worth += RESOURCE * float(clan.goods[resource])
    worth += LIT * float(ALL_TURNS) * worth_of_lanterns(clan)
    worth += AT_GATE * float(clan.gate) + INSIDE * float(sum(clan.rooms))
    for yard in range(YARDS):
        worth += WARRIOR * float(clan.warriors[yard] * YARD_POINTS[yard])
    for row in range(len(ROW)):
        worth += MEMBER_GONE * float(clan.gone(row))
    return worth


def worth_of_lanterns(clan: Clan) -> float:
    """What lighting the lanterns once would bring."""
    worth = 0.0
    for card in clan.lanterns:
        side = LANTERN_SIDE[card]
        if side.op != GAIN:
            worth += STEP
        elif side.what == POINT:
            worth += 1.0
        else:
            worth += COIN_IN_HAND if side.what == COIN else SEAL_IN_HAND
    return worth


EVALUATION: Final = WhiteCastleEvaluation()
