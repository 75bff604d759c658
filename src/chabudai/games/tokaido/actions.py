"""The verbs of Tokaido."""

from typing import Final

from chabudai.core.actions import Actions
from chabudai.core.names import Domain
from chabudai.games.tokaido.components import (
    ENCOUNTER,
    MAX_DONATION,
    MEAL,
    MIN_DONATION,
    PANORAMA,
    STATION,
    TRAVELER,
    VILLAGE_DRAW,
)


def subset(number: int) -> str:
    """The name of a choice among the revealed souvenirs: `1+3` is the first and the third."""
    return "+".join([str(place + 1) for place in range(VILLAGE_DRAW) if number >> place & 1]) or "none"


SUBSET: Final = Domain("subset", [subset(number) for number in range(1 << VILLAGE_DRAW)])
AMOUNT: Final = Domain("amount", [str(coins) for coins in range(MIN_DONATION, MAX_DONATION + 1)])

ACTIONS: Final = Actions()
PLAY_AS: Final = ACTIONS.verb("play_as", traveler=TRAVELER)  # T-13.1
GO: Final = ACTIONS.verb("go", station=STATION)  # T-13.2
SEND: Final = ACTIONS.verb("send", station=STATION)  # T-13.9: move the neutral traveler
BUY: Final = ACTIONS.verb("buy", souvenirs=SUBSET)  # T-13.3
DONATE: Final = ACTIONS.verb("donate", coins=AMOUNT)  # T-13.4
KEEP: Final = ACTIONS.verb("keep", encounter=ENCOUNTER)  # T-13.5
ADMIRE: Final = ACTIONS.verb("admire", panorama=PANORAMA)  # T-13.6, T-13.7
DECLINE: Final = ACTIONS.verb("decline")  # T-13.6
EAT: Final = ACTIONS.verb("eat", meal=MEAL)  # T-13.8
EAT_FREE: Final = ACTIONS.verb("eat_free")  # T-13.8: Satsuki
EAT_NOTHING: Final = ACTIONS.verb("eat_nothing")  # T-13.8
REMOVE: Final = ACTIONS.verb("remove", meal=MEAL)  # T-13.10
