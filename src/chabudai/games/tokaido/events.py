"""What can happen on the road, each a sentence in the catalogues."""

from typing import Final

from chabudai.core.events import PLAYER, EventKinds
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
DEALT: Final = EVENTS.declare("dealt", seat=PLAYER, travelers=[TRAVELER])
PLAYS_AS: Final = EVENTS.declare("plays-as", seat=PLAYER, traveler=TRAVELER, coins=None)
STARTS: Final = EVENTS.declare("starts", seat=PLAYER, slot=None)
SPECIAL_COINS: Final = EVENTS.declare("special-coins", seat=PLAYER, coins=None)
MOVES: Final = EVENTS.declare("moves", seat=PLAYER, station=STATION, slot=None)
GAINS_COINS: Final = EVENTS.declare("gains-coins", seat=PLAYER, coins=None)
REVEALS: Final = EVENTS.declare("reveals", seat=PLAYER, souvenirs=[SOUVENIR])
NO_SOUVENIRS: Final = EVENTS.declare("no-souvenirs", seat=PLAYER)
BUYS: Final = EVENTS.declare("buys", seat=PLAYER, souvenir=SOUVENIR, points=None)
PAYS: Final = EVENTS.declare("pays", seat=PLAYER, coins=None)
BUYS_NOTHING: Final = EVENTS.declare("buys-nothing", seat=PLAYER)
TAKES_SECTION: Final = EVENTS.declare("takes-section", seat=PLAYER, panorama=PANORAMA, section=None)
BATHES: Final = EVENTS.declare("bathes", seat=PLAYER, spring=HOT_SPRING, points=None)
DONATES: Final = EVENTS.declare("donates", seat=PLAYER, coins=None)
TEMPLE_COIN: Final = EVENTS.declare("temple-coin", seat=PLAYER, points=None)
MEETS: Final = EVENTS.declare("meets", seat=PLAYER, encounter=ENCOUNTER)
DRAWS_TWO: Final = EVENTS.declare("draws-two", seat=PLAYER)
SEES_TWO: Final = EVENTS.declare("sees-two", seat=PLAYER, encounters=[ENCOUNTER])
BUSKS: Final = EVENTS.declare("busks", seat=PLAYER, coins=None, points=None)
GETS_SOUVENIR: Final = EVENTS.declare("gets-souvenir", seat=PLAYER, souvenir=SOUVENIR, points=None)
GAINS_POINTS: Final = EVENTS.declare("gains-points", seat=PLAYER, points=None)
NO_EFFECT: Final = EVENTS.declare("no-effect", seat=PLAYER)
DECLINES: Final = EVENTS.declare("declines", seat=PLAYER)
OFFER_DEALT: Final = EVENTS.declare("offer-dealt", seat=PLAYER, cards=None)
SEES_OFFER: Final = EVENTS.declare("sees-offer", seat=PLAYER, meals=[MEAL])
OFFERED_FREE: Final = EVENTS.declare("offered-free", seat=PLAYER, meals=[MEAL])
EATS: Final = EVENTS.declare("eats", seat=PLAYER, meal=MEAL, coins=None, points=None)
EATS_NOTHING: Final = EVENTS.declare("eats-nothing", seat=PLAYER)
MEAL_REMOVED: Final = EVENTS.declare("meal-removed", seat=PLAYER)
REMOVES_MEAL: Final = EVENTS.declare("removes-meal", seat=PLAYER, meals=[MEAL])
OFFER_RETURNED: Final = EVENTS.declare("offer-returned", cards=None)
ACHIEVES: Final = EVENTS.declare("achieves", seat=PLAYER, achievement=ACHIEVEMENT, points=None)
RANKS: Final = EVENTS.declare("ranks", seat=PLAYER, rank=None, points=None)
WINS: Final = EVENTS.declare("wins", seat=PLAYER, points=None)
