"""What lies on the table in Shogun, each field declared once: `make generate` writes state.py from it.

Cubes are counted by colour: the seats, then the farmers.
"""

# not compiled: made for people, not for speed

from chabudai.core.shape import MANY, Cards, Counts, Derived, ListOf, Name, Number, Shape, Subset, Thing
from chabudai.games.shogun.components import (
    ACTION,
    ACTION_CARDS,
    ALL_ARMIES,
    ALL_FARMERS,
    BUILDING,
    EVENT_CARD,
    ITEM,
    PROVINCE,
    PROVINCES,
    RICE_TRACK,
    ROUNDS,
    SPECIAL,
    SPECIALS,
    STANDING,
    UNREST_MARKERS,
)
from chabudai.games.shogun.state import ShogunState


def things(seats: int) -> Thing:
    cubes = ListOf(Number(0, ALL_ARMIES), seats + 1)
    seat = Number(0, seats - 1)
    return Thing(
        ShogunState,
        rules=Derived("Rules"),
        owner=Counts(PROVINCE, -1, seats - 1),  # the seat that has armies there, or NOBODY
        armies=Counts(PROVINCE, 0, ALL_ARMIES),
        buildings=ListOf(Subset(BUILDING), PROVINCES),  # by province, bit masks
        unrest=Counts(PROVINCE, 0, UNREST_MARKERS),
        land=Derived("list[int]"),  # by seat: its provinces as a bit mask
        reserve=cubes,  # of the farmers: their pool
        tower=cubes,  # what is inside
        upper=cubes,  # of a tower with two floors: what of it lies on the upper one, which nobody sees
        tray=cubes,
        chests=ListOf(Number(0, MANY), seats),
        rice=ListOf(Number(0, RICE_TRACK), seats),
        score=ListOf(Counts(ITEM, 0, MANY), seats),  # by seat and item of the score sheet
        unplaced=ListOf(
            ListOf(Number(0, ALL_ARMIES)), seats, replaced=True
        ),  # armies still to be placed in the draft
        first=seat,  # who begins the draft
        deck=Cards(PROVINCE),  # of the draft
        offer=ListOf(Name(PROVINCE), replaced=True),  # face up beside it
        seen=ListOf(Subset(PROVINCE), seats),  # by seat: the offer it chose from last
        round=Number(0, ROUNDS),  # 0 while the table is set
        row=ListOf(Name(ACTION), replaced=True),  # action cards that lie open, from place 1
        hidden=Cards(ACTION),  # and those face down after them
        place=Number(0, ACTION_CARDS),  # of the action that is carried out, 0 before the first
        specials=ListOf(Name(SPECIAL), replaced=True),  # by place
        takers=ListOf(Number(-1, seats - 1), SPECIALS),  # by place: whose daimyo card lies there
        ranking=ListOf(seat, replaced=True),  # who chose or chooses a special card, best bid first
        order=ListOf(seat, replaced=True),  # the turn order
        event_deck=Cards(EVENT_CARD),
        events=ListOf(Name(EVENT_CARD), replaced=True),  # of this year, not yet drawn
        event=Name(EVENT_CARD, optional=True),  # in force
        lost=Subset(PROVINCE),  # whose cards have left a hand or a planning board this round
        source=Name(PROVINCE, optional=True),  # of the attack that is under way
        target=Name(PROVINCE, optional=True),
        marching=Number(0, ALL_ARMIES),  # armies that attack
        extra=ListOf(Number(0, 2), 2),  # armies added by the attacker and the defender
        standing=ListOf(Name(STANDING), seats),  # by seat: whether it is asked about them
    )


STEP_FIELDS: dict[str, Shape] = {
    "action": Name(ACTION),
    "chests": ListOf(Number(0, MANY)),
    "farmers": Number(0, ALL_FARMERS),
    "hands": ListOf(Subset(PROVINCE)),
    "province": Name(PROVINCE),
    "revolting": Subset(PROVINCE),
    "revolts": Number(1, PROVINCES),
    "source": Name(PROVINCE),
    "spaces": ListOf(Name(ACTION), ACTION_CARDS),
    "target": Name(PROVINCE),
}  # what steps are made with, by name
