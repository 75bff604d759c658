"""The verbs of Rising Sun."""

from typing import Final

from chabudai.core.actions import Actions
from chabudai.core.names import Domain
from chabudai.games.rising_sun.cards import CARD
from chabudai.games.rising_sun.components import (
    ADVANTAGE,
    COINS,
    FIGURE,
    KAMI,
    MANDATE,
    NEGOTIATION,
    PIECE,
    PLAYERS,
    PROVINCE,
    RONIN,
)
from chabudai.games.rising_sun.promises import PROMISE_KIND

TEMPLATE: Final = Domain("template", NEGOTIATION["templates"])
MOST_OFFERS: Final[int] = NEGOTIATION["open_offers_per_player_max"]
# Open offers of one to another are numbered: those for all to hear first, then those between the two. So the number
# of an open one tells nobody of private ones.
OFFER_NUMBERS: Final = 2 * MOST_OFFERS
WHICH: Final = Domain("which", [str(number) for number in range(1, OFFER_NUMBERS + 1)])

ACTIONS: Final = Actions()
# --- refusals and gentler acts
PASS: Final = ACTIONS.verb("pass")
DONE: Final = ACTIONS.verb("done")
SKIP: Final = ACTIONS.verb("skip")  # no figure for this stronghold
STAY: Final = ACTIONS.verb("stay")
NO: Final = ACTIONS.verb("no")
YES: Final = ACTIONS.verb("yes")
# --- the tea ceremony: .N.7
READY: Final = ACTIONS.verb("ready")
ALONE: Final = ACTIONS.verb("alone")
ALLY: Final = ACTIONS.verb("ally", player=PLAYERS)
# --- mandates
PLAY: Final = ACTIONS.verb("play", mandate=MANDATE)
BURY: Final = ACTIONS.verb("bury", mandate=MANDATE)
ANNOUNCE: Final = ACTIONS.verb("announce", mandate=MANDATE)
# --- figures
AT: Final = ACTIONS.verb("at", province=PROVINCE)  # a province that something is to be done in
SHRINE: Final = ACTIONS.verb("shrine", kami=KAMI)  # a shrine that a figure goes to, or is replaced in
SUMMON: Final = ACTIONS.verb("summon", figure=FIGURE)
MOVE: Final = ACTIONS.verb("move", province=PROVINCE, piece=PIECE)  # one of this group
TO: Final = ACTIONS.verb("to", province=PROVINCE)
BUILD: Final = ACTIONS.verb("build", province=PROVINCE)
BUY: Final = ACTIONS.verb("buy", card=CARD)
GIVE: Final = ACTIONS.verb("give", player=PLAYERS)  # a coin: Benevolence, R-29.21
CHOOSE: Final = ACTIONS.verb("choose", player=PLAYERS, figure=FIGURE)  # a figure of another player
WITH: Final = ACTIONS.verb("with", figure=FIGURE)  # the own figure that replaces another
NEXT: Final = ACTIONS.verb("next", player=PLAYERS)
NEXT_CARD: Final = ACTIONS.verb("next_card", card=CARD)  # of the own cards at the start of war
FIRST: Final = ACTIONS.verb("first", figure=FIGURE)  # which of two Oni resolves first
WAIVE: Final = ACTIONS.verb("waive")
CHARGE: Final = ACTIONS.verb("charge")
TURN_BACK: Final = ACTIONS.verb("turn_back")
PAY: Final = ACTIONS.verb("pay")
KILL: Final = ACTIONS.verb("kill")  # Mercy is not used
SPARE: Final = ACTIONS.verb("spare")
# --- amounts: .N.2
BID: Final = ACTIONS.verb("coins", coins=COINS)
GIVE_RONIN: Final = ACTIONS.verb("ronin", ronin=RONIN)
# --- offers: R-29.N
OFFER: Final = ACTIONS.verb("offer", player=PLAYERS)
USE: Final = ACTIONS.verb("use", template=TEMPLATE)
ALLIANCE: Final = ACTIONS.verb("alliance")
NO_ALLIANCE: Final = ACTIONS.verb("no_alliance")
PROMISE: Final = ACTIONS.verb("promise", kind=PROMISE_KIND)
ABOUT_MANDATE: Final = ACTIONS.verb("about", mandate=MANDATE)
ABOUT_ADVANTAGE: Final = ACTIONS.verb("about_advantage", advantage=ADVANTAGE)
OPENLY: Final = ACTIONS.verb("openly")
SECRETLY: Final = ACTIONS.verb("secretly")
ACCEPT: Final = ACTIONS.verb("accept", player=PLAYERS, which=WHICH)
DECLINE: Final = ACTIONS.verb("decline", player=PLAYERS, which=WHICH)
WITHDRAW: Final = ACTIONS.verb("withdraw", player=PLAYERS, which=WHICH)
