"""What lies on the table in Tokaido, each field declared once: `make generate` writes state.py from it.

The lists of a traveler are replaced by others, never changed in place.
"""

# not compiled: made for people, not for speed

from chabudai.core.shape import MANY, Cards, Counts, Derived, ListOf, Name, Number, Thing
from chabudai.games.tokaido.components import (
    ACHIEVEMENT,
    ENCOUNTER,
    HOT_SPRING,
    ITEM,
    MEAL,
    MEAL_DECK,
    PANORAMA,
    SECTIONS,
    SOUVENIR,
    TRAVELER,
)
from chabudai.games.tokaido.state import TokaidoState, Traveler

LAST_PLACE = 54


def things(seats: int) -> Thing:
    on_the_road = 3 if seats == 2 else seats  # T-10.1
    traveler = Thing(
        Traveler,
        seat=Number(0, on_the_road - 1),
        tile=Name(TRAVELER, optional=True),
        coins=Number(0, MANY),
        bowl=Number(0, MANY),  # coins in the temple
        place=Number(0, LAST_PLACE),  # stations from the start
        slot=Number(0, 5),  # 1 = on the road
        sections=Counts(PANORAMA, 0, max(SECTIONS), replaced=True),  # by panorama: how many the player has
        souvenirs=ListOf(Name(SOUVENIR), replaced=True),
        meals=ListOf(Name(MEAL), replaced=True),
        springs=ListOf(Name(HOT_SPRING), replaced=True),
        encounters=ListOf(Name(ENCOUNTER), replaced=True),
        achievements=ListOf(Name(ACHIEVEMENT), replaced=True),
        points=Counts(ITEM, 0, MANY, replaced=True),  # by item of the score sheet
    )
    return Thing(
        TokaidoState,
        rules=Derived("Rules"),
        travelers=ListOf(traveler, on_the_road),  # by seat; the neutral one, if any, is last
        tiles=ListOf(ListOf(Name(TRAVELER), 2), replaced=True),  # dealt in set-up, by seat; empty once chosen from
        souvenirs=Cards(SOUVENIR),
        encounters=Cards(ENCOUNTER),
        meals=Cards(MEAL),
        springs=Cards(HOT_SPRING),
        revealed=ListOf(Name(SOUVENIR), replaced=True),  # souvenirs on show at a village
        drawn=Cards(ENCOUNTER),  # Yoshiyasu's two encounters, face down to the others
        offer=Cards(MEAL),  # meals at the inn
        free_meal=Cards(MEAL),  # Satsuki's card from the deck (T-6.5.6)
        free_place=Number(
            -1, len(MEAL_DECK)
        ),  # which card of the offer Satsuki may have free (T-6.5.1), or NO_CARD
        full=Derived("i64"),  # bit mask of stations with no slot left; a slot is used only once (T-12.0)
    )
