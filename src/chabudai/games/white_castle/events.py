"""What can happen at the castle, each a sentence in the catalogues."""

from typing import Final

from chabudai.core.events import PLAYER, EventKinds
from chabudai.games.white_castle.components import (
    ACT,
    BUNDLE,
    CARD,
    DIE,
    END,
    GAINED,
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
FIRST: Final = EVENTS.declare("first", seat=PLAYER)
DRAFTS: Final = EVENTS.declare("drafts", seat=PLAYER, card=CARD, action=CARD)
DEALT: Final = EVENTS.declare("dealt", seat=PLAYER, card=CARD, action=CARD)
DECREE_TAKEN: Final = EVENTS.declare("decree-taken", seat=PLAYER, card=CARD)
ROUND: Final = EVENTS.declare("round", seat=PLAYER, round=None)
TAKES: Final = EVENTS.declare("takes", seat=PLAYER, die=DIE, end=END)
PLACES: Final = EVENTS.declare("places", seat=PLAYER, die=DIE, space=SPACE, coins=None)
GAINS: Final = EVENTS.declare("gains", seat=PLAYER, goods=[GAINED])
LIGHTS: Final = EVENTS.declare("lights", seat=PLAYER, goods=[GAINED])
PERFORMS: Final = EVENTS.declare("performs", seat=PLAYER, bundle=BUNDLE)
OPENS: Final = EVENTS.declare("opens", seat=PLAYER, bundle=BUNDLE)  # an action, which may still be declined
RESOLVES: Final = EVENTS.declare("resolves", seat=PLAYER, row=ROW)
LOSES_SEALS: Final = EVENTS.declare("loses-seals", seat=PLAYER, seals=None)
EXCHANGES: Final = EVENTS.declare("exchanges", seat=PLAYER, seals=None, good=GOOD)
MOVES_TOKEN: Final = EVENTS.declare("moves-token", seat=PLAYER, steps=None, space=None)
CROSSES: Final = EVENTS.declare("crosses", seat=PLAYER, seals=None, space=None)
STOPS: Final = EVENTS.declare("stops", seat=PLAYER, space=None)
TO_GATE: Final = EVENTS.declare("to-gate", seat=PLAYER, coins=None)
ASCENDS: Final = EVENTS.declare("ascends", seat=PLAYER, origin=ORIGIN, target=TARGET, pearls=None)
TAKES_CARD: Final = EVENTS.declare("takes-card", seat=PLAYER, card=CARD, room=SPACE)
CARD_STAYS: Final = EVENTS.declare("card-stays", seat=PLAYER, room=SPACE)
REFILLS: Final = EVENTS.declare("refills", card=CARD, room=SPACE)
TRAINS: Final = EVENTS.declare("trains", seat=PLAYER, yard=YARD, iron=None)
TENDS: Final = EVENTS.declare("tends", seat=PLAYER, garden=GARDEN, food=None)
ROUND_ENDS: Final = EVENTS.declare("round-ends", round=None)
SCORES: Final = EVENTS.declare("scores", seat=PLAYER, points=None)
WINS: Final = EVENTS.declare("wins", seat=PLAYER, points=None)
# the visit of the Tokugawa
TURNS_CARD: Final = EVENTS.declare("turns-card", seat=PLAYER, card=SOLO_CARD)
VISITOR_TAKES: Final = EVENTS.declare("visitor-takes", seat=PLAYER, die=DIE, position=POSITION)
CANNOT: Final = EVENTS.declare("cannot", seat=PLAYER, act=ACT, points=None)
CARD_REMOVED: Final = EVENTS.declare("card-removed", seat=PLAYER, card=CARD, room=SPACE)
CASHES_IN: Final = EVENTS.declare("cashes-in", seat=PLAYER, coins=None, points=None)
GARDENS_SCORE: Final = EVENTS.declare("gardens-score", seat=PLAYER, gardeners=None, points=None)
