"""How good a position looks: the points one has, and what coins, collections and the road ahead promise.

These are opinions, not rules. The worth of a tile comes from the averages of real games, all else from trial:
each figure was varied in matches against the others.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core.evaluation import Evaluation
from chabudai.core.state import State
from chabudai.games.tokaido.components import (
    CATEGORY,
    KINKO,
    OTHER_DONOR_POINTS,
    PANORAMAS,
    RANK_POINTS,
    SECTIONS,
    TRAVELER,
)
from chabudai.games.tokaido.scoring import rank_of
from chabudai.games.tokaido.state import TokaidoState, Traveler
from chabudai.games.tokaido.steps.village import copies_by_category

STATION_AHEAD: Final = 2.6  # who goes slowly stops more often: to skip a station must be worth it
COIN: Final = 0.9
COIN_FOR_MEAL: Final = 2.4  # a meal is six points for one to three coins
COINS_A_MEAL: Final = 2.4
SECTION_BEGUN: Final = 0.3
CATEGORY_BEGUN: Final = 0.6
RANK_HELD: Final = 0.7
LEAD: Final = 1.7
TILE_POINTS: Final = {  # mean score with this tile, less the mean of all
    "kinko": 2.9, "chuubei": 1.7, "hirotada": 0.9, "yoshiyasu": 0.4, "umegae": -0.2,
    "zen_emon": -2.0, "hiroshige": -2.4, "mitsukuni": -2.7, "satsuki": -3.0, "sasayakko": -4.9,
}  # fmt: skip
TILE_WORTH: Final = [TILE_POINTS[name] for name in TRAVELER.ids]


class TokaidoEvaluation(Evaluation):
    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, TokaidoState)
        own = state.travelers[seat]
        worth = float(own.total()) + STATION_AHEAD * float(state.rules.road.last - own.place)
        worth += worth_of_coins(state, own) + worth_of_panoramas(state, own)
        worth += worth_of_souvenirs(state, own) + worth_of_bowl(state, own) + worth_of_leads(state, own)
        return worth + (TILE_WORTH[own.tile] if own.tile >= 0 else 0.0)


def way_to_go(state: TokaidoState, own: Traveler) -> float:
    """What part of the road lies ahead, from 1 to 0."""
    return float(state.rules.road.last - own.place) / float(state.rules.road.last)


def worth_of_coins(state: TokaidoState, own: Traveler) -> float:
    """Coins for the meals to come are dear, further ones less so; none is worth anything in the end."""
    road = state.rules.road
    inns = 0
    inn: i64 = own.place
    while inn < road.last:
        inn = road.next_inn[inn]
        inns += 1
    coins = float(own.coins)
    needed = float(inns) * (COINS_A_MEAL - 1.0 if own.tile == KINKO else COINS_A_MEAL)
    for_meals = min(coins, needed)
    return COIN_FOR_MEAL * for_meals + COIN * way_to_go(state, own) * (coins - for_meals)


def worth_of_panoramas(state: TokaidoState, own: Traveler) -> float:
    """The next section is worth one more than the last."""
    begun = 0
    for panorama in range(PANORAMAS):
        if own.sections[panorama] < SECTIONS[panorama]:
            begun += own.sections[panorama]
    return SECTION_BEGUN * way_to_go(state, own) * float(begun)


def worth_of_souvenirs(state: TokaidoState, own: Traveler) -> float:
    """The larger the newest set that is not full, the more the next souvenir brings."""
    copies = copies_by_category(own.souvenirs)
    least = min(copies)
    begun = len([each for each in copies if each > least])
    return CATEGORY_BEGUN * way_to_go(state, own) * float(min(begun, len(CATEGORY) - 1))


def worth_of_bowl(state: TokaidoState, own: Traveler) -> float:
    if own.bowl == 0:
        return 0.0
    rank = rank_of(state, own)
    return RANK_HELD * float(RANK_POINTS[rank] if rank < len(RANK_POINTS) else OTHER_DONOR_POINTS)


def worth_of_leads(state: TokaidoState, own: Traveler) -> float:
    """The three collections that are counted at the end, where nobody is ahead."""
    leads = 0
    for collection in range(3):
        amount = size_of(own, collection)
        if amount > 0 and amount >= max([size_of(other, collection) for other in state.players()]):
            leads += 1
    return LEAD * float(leads)


def size_of(traveler: Traveler, collection: i64) -> int:
    if collection == 0:
        return len(traveler.springs)
    return len(traveler.encounters) if collection == 1 else len(traveler.souvenirs)


EVALUATION: Final = TokaidoEvaluation()
