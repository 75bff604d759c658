"""What can happen, each a sentence in the catalogues. Whoever adds them up knows what lies where.

These are the events of the log; the event cards of the box are components."""

from typing import Final

from chabudai.core.events import PLAYER, EventKinds
from chabudai.games.shogun.components import (
    ACTION,
    BUILDING,
    CUBES,
    EVENT_CARD,
    LETTER,
    PROVINCE,
    REGION,
    SEASON,
    SPACE,
    SPECIAL,
    WHENCE,
)

EVENTS: Final = EventKinds()
# --- setting up
STARTS: Final = EVENTS.declare("starts", seat=PLAYER, chests=None)
FIRST: Final = EVENTS.declare("first", seat=PLAYER)
LETTER_DEALT: Final = EVENTS.declare("letter-dealt", seat=PLAYER, letter=LETTER)
TURNED_UP: Final = EVENTS.declare("turned-up", province=PROVINCE)
REDRAWS: Final = EVENTS.declare("redraws", seat=PLAYER)
TAKES: Final = EVENTS.declare("takes", seat=PLAYER, province=PROVINCE)
DRAWS: Final = EVENTS.declare("draws", seat=PLAYER, province=PROVINCE)
SETTLES: Final = EVENTS.declare("settles", seat=PLAYER, province=PROVINCE, armies=None)
FILLS: Final = EVENTS.declare("fills", cubes=[CUBES])
EVENT_CARDS_LIE: Final = EVENTS.declare("events-lie", events=[EVENT_CARD])
# --- the round
ROUND: Final = EVENTS.declare("round", season=SEASON, year=None)
ACTIONS_LIE: Final = EVENTS.declare("actions-lie", actions=[ACTION])
SPECIALS_LIE: Final = EVENTS.declare("specials-lie", specials=[SPECIAL])
LEFT_EMPTY: Final = EVENTS.declare("left-empty", seat=PLAYER, spaces=[SPACE])
EVENT_CARD_DRAWN: Final = EVENTS.declare("event-drawn", card=EVENT_CARD)
BIDS: Final = EVENTS.declare("bids", seat=PLAYER, chests=None)
BIDS_CARD: Final = EVENTS.declare("bids-card", seat=PLAYER, province=PROVINCE)
BIDS_NOTHING: Final = EVENTS.declare("bids-nothing", seat=PLAYER)
RANKED: Final = EVENTS.declare("ranked", players=[PLAYER])
CHOOSES: Final = EVENTS.declare("chooses", seat=PLAYER, special=SPECIAL, place=None)
ORDER: Final = EVENTS.declare("order", players=[PLAYER])
ACTION_DUE: Final = EVENTS.declare("action-due", action=ACTION)
ACTION_TURNED: Final = EVENTS.declare("action-turned", action=ACTION)
# --- the actions
REVEALS: Final = EVENTS.declare("reveals", seat=PLAYER, action=ACTION, province=PROVINCE)
NO_ACTION: Final = EVENTS.declare("no-action", seat=PLAYER, action=ACTION)
CANCELLED: Final = EVENTS.declare("cancelled", seat=PLAYER, action=ACTION, province=PROVINCE)
BUILDS: Final = EVENTS.declare("builds", seat=PLAYER, building=BUILDING, province=PROVINCE, chests=None)
CALMS: Final = EVENTS.declare("calms", seat=PLAYER, province=PROVINCE)
HARVESTS: Final = EVENTS.declare("harvests", seat=PLAYER, province=PROVINCE, rice=None)
COLLECTS_TAX: Final = EVENTS.declare("taxes", seat=PLAYER, province=PROVINCE, chests=None)
UNREST: Final = EVENTS.declare("unrest", seat=PLAYER, province=PROVINCE, markers=None)
DEPLOYS: Final = EVENTS.declare("deploys", seat=PLAYER, province=PROVINCE, armies=None, chests=None)
MOVES: Final = EVENTS.declare("moves", seat=PLAYER, source=PROVINCE, province=PROVINCE, armies=None)
# --- battles
ATTACKS: Final = EVENTS.declare(
    "attacks", seat=PLAYER, defender=PLAYER, source=PROVINCE, province=PROVINCE, armies=None
)
ATTACKS_NEUTRAL: Final = EVENTS.declare(
    "attacks-neutral", seat=PLAYER, source=PROVINCE, province=PROVINCE, armies=None
)
REINFORCES: Final = EVENTS.declare("reinforces", seat=PLAYER, armies=None)
WILL_BE_ASKED: Final = EVENTS.declare("will-be-asked", seat=PLAYER)
WILL_THROW_MOST: Final = EVENTS.declare("will-throw-most", seat=PLAYER)
REVOLTS: Final = EVENTS.declare("revolts", seat=PLAYER, province=PROVINCE, farmers=None)
THROWN: Final = EVENTS.declare("thrown", cubes=[CUBES])
FALL_OUT: Final = EVENTS.declare("fall-out", cubes=[CUBES])
CONQUERS: Final = EVENTS.declare("conquers", seat=PLAYER, defender=PLAYER, province=PROVINCE, armies=None)
OCCUPIES: Final = EVENTS.declare("occupies", seat=PLAYER, province=PROVINCE, armies=None)
HOLDS: Final = EVENTS.declare("holds", seat=PLAYER, province=PROVINCE, armies=None)
PUTS_DOWN: Final = EVENTS.declare("puts-down", seat=PLAYER, province=PROVINCE, armies=None)
STAYS_NEUTRAL: Final = EVENTS.declare("stays-neutral", province=PROVINCE)
TIE: Final = EVENTS.declare("tie", seat=PLAYER, province=PROVINCE)
LOST_TO_FARMERS: Final = EVENTS.declare("lost-to-farmers", seat=PLAYER, province=PROVINCE)
RETURN: Final = EVENTS.declare("return", cubes=[CUBES])
CARD_GOES: Final = EVENTS.declare("card-goes", seat=PLAYER, province=PROVINCE, space=WHENCE)
# --- winter
WINTER_COMES: Final = EVENTS.declare("winter", card=EVENT_CARD, rice=None)
LOSES_RICE: Final = EVENTS.declare("loses-rice", seat=PLAYER, rice=None)
FED: Final = EVENTS.declare("fed", seat=PLAYER)
GOES_HUNGRY: Final = EVENTS.declare("goes-hungry", seat=PLAYER, missing=None, revolts=None, farmers=None)
CARDS_DRAWN: Final = EVENTS.declare("cards-drawn", seat=PLAYER, owner=PLAYER, provinces=[PROVINCE])
SCORES: Final = EVENTS.declare("scores", seat=PLAYER, provinces=None, buildings=None, points=None)
HAS_MOST: Final = EVENTS.declare("most", seat=PLAYER, building=BUILDING, region=REGION, points=None)
YEAR_ENDS: Final = EVENTS.declare("year-ends", year=None)
WINS: Final = EVENTS.declare("wins", seat=PLAYER, points=None)
