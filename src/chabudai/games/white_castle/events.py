"""What can happen at the castle, each a sentence in the catalogues."""

from typing import Final

from chabudai.core.events import EventKinds
from chabudai.games.white_castle.components import (
    ACT,
    AMOUNT,
    BUNDLE,
    CARD,
    DIE,
    END,
    GARDEN,
    GOOD,
    ORIGIN,
    POSITION,
    ROW,
    SOLO_CARD,
    SPACE,
    TARGET,
    YARD,
)

EVENTS: Final = EventKinds()
FIRST: Final = EVENTS.declare("first")
DRAFTS: Final = EVENTS.declare("drafts", card=CARD, action=CARD)
DEALT: Final = EVENTS.declare("dealt", card=CARD, action=CARD)
DECREE_TAKEN: Final = EVENTS.declare("decree-taken", card=CARD)
ROUND: Final = EVENTS.declare("round", round=None)
TAKES: Final = EVENTS.declare("takes", die=DIE, end=END)
PLACES: Final = EVENTS.declare("places", die=DIE, space=SPACE, coins=None)
GAINS: Final = EVENTS.declare("gains", goods=[AMOUNT])
LIGHTS: Final = EVENTS.declare("lights", goods=[AMOUNT])
PERFORMS: Final = EVENTS.declare("performs", bundle=BUNDLE)
RESOLVES: Final = EVENTS.declare("resolves", row=ROW)
LOSES_SEALS: Final = EVENTS.declare("loses-seals", seals=None)
EXCHANGES: Final = EVENTS.declare("exchanges", seals=None, good=GOOD)
MOVES_TOKEN: Final = EVENTS.declare("moves-token", steps=None, space=None)
CROSSES: Final = EVENTS.declare("crosses", seals=None, space=None)
STOPS: Final = EVENTS.declare("stops", space=None)
TO_GATE: Final = EVENTS.declare("to-gate", coins=None)
ASCENDS: Final = EVENTS.declare("ascends", origin=ORIGIN, target=TARGET, pearls=None)
TAKES_CARD: Final = EVENTS.declare("takes-card", card=CARD, room=SPACE)
CARD_STAYS: Final = EVENTS.declare("card-stays", room=SPACE)
REFILLS: Final = EVENTS.declare("refills", card=CARD, room=SPACE)
TRAINS: Final = EVENTS.declare("trains", yard=YARD, iron=None)
TENDS: Final = EVENTS.declare("tends", garden=GARDEN, food=None)
ROUND_ENDS: Final = EVENTS.declare("round-ends", round=None)
SCORES: Final = EVENTS.declare("scores", points=None)
WINS: Final = EVENTS.declare("wins", points=None)
# the visit of the Tokugawa
TURNS_CARD: Final = EVENTS.declare("turns-card", card=SOLO_CARD)
VISITOR_TAKES: Final = EVENTS.declare("visitor-takes", die=DIE, position=POSITION)
CANNOT: Final = EVENTS.declare("cannot", act=ACT, points=None)
CARD_REMOVED: Final = EVENTS.declare("card-removed", card=CARD, room=SPACE)
CASHES_IN: Final = EVENTS.declare("cashes-in", coins=None, points=None)
GARDENS_SCORE: Final = EVENTS.declare("gardens-score", gardeners=None, points=None)
