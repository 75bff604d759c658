"""What the rows of the score sheet come from, in words, for the end of a game (R-22)."""

# not compiled: made for people, once a game

from chabudai.core.messages import Message
from chabudai.core.names import key_of
from chabudai.games.rising_sun.cards import CARD, ITEM_OF_TYPE, PER, POWERS, TYPE_OF
from chabudai.games.rising_sun.components import (
    FOR_FORMS,
    FOR_MONSTERS,
    FOR_UPGRADES,
    FOR_VIRTUES,
    ITEM,
    PROVINCE,
    province_of,
)
from chabudai.games.rising_sun.scoring import AT_WINTER, counted
from chabudai.games.rising_sun.state import RisingSunState

NAME_OF_PER = {number: name for name, number in PER.items()}


def reasons(state: RisingSunState) -> list[dict[str, Message]]:
    return [of_clan(state, seat) for seat in range(int(state.seats))]


def of_clan(state: RisingSunState, seat: int) -> dict[str, Message]:
    tokens = state.clans[seat].tokens
    provinces = sorted({int(province_of(token)) for token in tokens})
    told = {
        "tokens": Message("reason-tokens", {"n": len(tokens)}),
        "set": Message("reason-set", {"provinces": [PROVINCE.message(province) for province in provinces]}),
        ITEM.ids[FOR_FORMS]: Message("reason-list", {"names": forms(state, seat)}),
    }
    for item in (FOR_VIRTUES, FOR_UPGRADES, FOR_MONSTERS):
        names = [CARD.message(card) for card in owned(state, seat, item)]
        if names:
            told[ITEM.ids[item]] = Message("reason-list", {"names": names})
    return told


def owned(state: RisingSunState, seat: int, item: int) -> list[int]:
    """The cards whose points stand in a row, each once."""
    cards = dict.fromkeys(state.clans[seat].cards)
    return [card for card in cards if ITEM_OF_TYPE[TYPE_OF[card]] == item]


def forms(state: RisingSunState, seat: int) -> list[Message]:
    """R-22.2: what each winter upgrade counted, such as “Form of the Kitsune for 3 strongholds”."""
    return [
        Message(
            key_of("reason", NAME_OF_PER[int(power.per)]),
            {"card": CARD.message(card), "n": int(counted(state, seat, power.per))},
        )
        for card in state.clans[seat].cards
        for power in POWERS[card]
        if power.trigger == AT_WINTER
    ]
