"""The verbs of The White Castle."""

from typing import Final

from chabudai.core.actions import Actions
from chabudai.core.names import Domain
from chabudai.games.white_castle.components import (
    BUNDLE,
    COLOUR,
    END,
    GARDEN,
    ORIGIN,
    RESOURCE,
    ROOM,
    ROW,
    SPACE,
    STARTING_RESOURCE,
    TARGET,
    YARD,
)

EXCHANGED_FOR: Final = Domain("good", ["food", "iron", "pearl", "coin"])

ACTIONS: Final = Actions()
DRAFT: Final = ACTIONS.verb("draft", card=STARTING_RESOURCE)  # D1
CHOOSE: Final = ACTIONS.verb("choose", good=RESOURCE)  # D2
TAKE: Final = ACTIONS.verb("take", bridge=COLOUR, end=END)  # D3
PLACE: Final = ACTIONS.verb("place", space=SPACE)  # D4
PERFORM: Final = ACTIONS.verb("perform", bundle=BUNDLE)  # D5, D6, D7, D10, D11, D14, D18
RESOLVE: Final = ACTIONS.verb("resolve", row=ROW)  # D15
AUDIENCE: Final = ACTIONS.verb("audience")  # D8
ASCEND: Final = ACTIONS.verb("ascend", origin=ORIGIN, target=TARGET)  # D8
TRAIN: Final = ACTIONS.verb("train", yard=YARD)  # D12
TEND: Final = ACTIONS.verb("tend", garden=GARDEN)  # D13
CROSS: Final = ACTIONS.verb("cross")  # D16
EXCHANGE: Final = ACTIONS.verb("exchange", good=EXCHANGED_FOR)  # X, D20, D21
ADMIT: Final = ACTIONS.verb("admit", room=ROOM)  # D19
ALLOT: Final = ACTIONS.verb("allot", garden=GARDEN)  # D19
DECLINE: Final = ACTIONS.verb("decline")  # no to whatever is offered
