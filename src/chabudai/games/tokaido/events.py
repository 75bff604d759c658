"""What can happen on the road, each a sentence in the catalogues."""

from typing import Final

from chabudai.core.events import EventKinds
from chabudai.games.tokaido.components import (
    ACHIEVEMENT,
    ENCOUNTER,
    HOT_SPRING,
    MEAL,
    PANORAMA,
    SOUVENIR,
    STATION,
    TRAVELER,
)

EVENTS: Final = EventKinds()
DEALT: Final = EVENTS.declare("dealt", travelers=[TRAVELER])
PLAYS_AS: Final = EVENTS.declare("plays-as", traveler=TRAVELER, coins=None)
STARTS: Final = EVENTS.declare("starts", slot=None)
SPECIAL_COINS: Final = EVENTS.declare("special-coins", coins=None)
MOVES: Final = EVENTS.declare("moves", station=STATION, slot=None)
GAINS_COINS: Final = EVENTS.declare("gains-coins", coins=None)
REVEALS: Final = EVENTS.declare("reveals", souvenirs=[SOUVENIR])
NO_SOUVENIRS: Final = EVENTS.declare("no-souvenirs")
BUYS: Final = EVENTS.declare("buys", souvenir=SOUVENIR, points=None)
PAYS: Final = EVENTS.declare("pays", coins=None)
BUYS_NOTHING: Final = EVENTS.declare("buys-nothing")
TAKES_SECTION: Final = EVENTS.declare("takes-section", panorama=PANORAMA, section=None)
BATHES: Final = EVENTS.declare("bathes", spring=HOT_SPRING, points=None)
DONATES: Final = EVENTS.declare("donates", coins=None)
TEMPLE_COIN: Final = EVENTS.declare("temple-coin", points=None)
MEETS: Final = EVENTS.declare("meets", encounter=ENCOUNTER)
DRAWS_TWO: Final = EVENTS.declare("draws-two")
SEES_TWO: Final = EVENTS.declare("sees-two", encounters=[ENCOUNTER])
BUSKS: Final = EVENTS.declare("busks", coins=None, points=None)
GETS_SOUVENIR: Final = EVENTS.declare("gets-souvenir", souvenir=SOUVENIR, points=None)
GAINS_POINTS: Final = EVENTS.declare("gains-points", points=None)
NO_EFFECT: Final = EVENTS.declare("no-effect")
DECLINES: Final = EVENTS.declare("declines")
OFFER_DEALT: Final = EVENTS.declare("offer-dealt", cards=None)
SEES_OFFER: Final = EVENTS.declare("sees-offer", meals=[MEAL])
OFFERED_FREE: Final = EVENTS.declare("offered-free", meals=[MEAL])
EATS: Final = EVENTS.declare("eats", meal=MEAL, coins=None, points=None)
EATS_NOTHING: Final = EVENTS.declare("eats-nothing")
MEAL_REMOVED: Final = EVENTS.declare("meal-removed")
REMOVES_MEAL: Final = EVENTS.declare("removes-meal", meals=[MEAL])
OFFER_RETURNED: Final = EVENTS.declare("offer-returned", cards=None)
ACHIEVES: Final = EVENTS.declare("achieves", achievement=ACHIEVEMENT, points=None)
RANKS: Final = EVENTS.declare("ranks", rank=None, points=None)
WINS: Final = EVENTS.declare("wins", points=None)
