"""The verbs of Shogun."""

from typing import Final

from chabudai.core.actions import Actions
from chabudai.games.shogun.components import CHEST_VALUE, EXTRA, GROUP, MARCHING, PROVINCE, SPECIAL, STANDING

ACTIONS: Final = Actions()
REDRAW: Final = ACTIONS.verb("redraw")  # D-1: two new cards
KEEP: Final = ACTIONS.verb("keep")  # D-1
TAKE: Final = ACTIONS.verb("take", province=PROVINCE)  # D-2: a face-up card
DRAW: Final = ACTIONS.verb("draw")  # D-2: the top card of the deck
PLACE: Final = ACTIONS.verb("place", group=GROUP)  # D-3
BID: Final = ACTIONS.verb("bid", chests=CHEST_VALUE)  # D-4: a chest card
BID_CARD: Final = ACTIONS.verb("bid_card", province=PROVINCE)  # D-4: a province card
BID_NOTHING: Final = ACTIONS.verb("bid_nothing")  # D-4
PLAN: Final = ACTIONS.verb("plan", province=PROVINCE)  # D-5: on the space that is asked about
BLANK: Final = ACTIONS.verb("blank")  # D-5: a chest card
EMPTY: Final = ACTIONS.verb("empty")  # D-5: no card
CHOOSE: Final = ACTIONS.verb("choose", special=SPECIAL)  # D-6
MARCH: Final = ACTIONS.verb("march", province=PROVINCE)  # D-7, D-8
STAY: Final = ACTIONS.verb("stay")  # D-7
SEND: Final = ACTIONS.verb("send", armies=MARCHING)  # D-7, D-8
REINFORCE: Final = ACTIONS.verb("reinforce", extra=EXTRA)  # D-9
FACE: Final = ACTIONS.verb("face", province=PROVINCE)  # D-10: the revolt that comes next
LEAVE: Final = ACTIONS.verb("leave", standing=STANDING)  # S-14.26: an answer to D-9, beside the question
