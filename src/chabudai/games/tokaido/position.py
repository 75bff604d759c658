"""How a position is written down, and what one made by hand must keep to."""

from collections import Counter
from typing import Any

from chabudai.core.pile import bit
from chabudai.core.shape import Cards, Counts, ListOf, Name, Number, Record, Shape, Steps, misfit
from chabudai.games.tokaido.components import (
    ACHIEVEMENT,
    AT_INN,
    ENCOUNTER,
    ENCOUNTER_DECK,
    HOT_SPRING,
    HOT_SPRING_DECK,
    ITEM,
    MEAL,
    MEAL_DECK,
    PANORAMA,
    PANORAMAS,
    SECTIONS,
    SOUVENIR,
    SOUVENIR_DECK,
    TRAVELER,
)
from chabudai.games.tokaido.flow import EndOfJourney, Journey
from chabudai.games.tokaido.state import TokaidoState
from chabudai.games.tokaido.state import Traveler as TravelerPiece
from chabudai.games.tokaido.steps.encounter import KeepEncounter
from chabudai.games.tokaido.steps.inn import ChooseMeal, ClearOffer, RemoveMeal, Serve
from chabudai.games.tokaido.steps.moving import Move, MoveNeutral
from chabudai.games.tokaido.steps.panorama import ChoosePanorama, OtherPanorama
from chabudai.games.tokaido.steps.setting_out import ChooseTraveler, DealTiles, EqualPurses, LineUp
from chabudai.games.tokaido.steps.temple import Donate
from chabudai.games.tokaido.steps.village import BuySouvenirs

MANY = 10_000
LAST_PLACE = 54


SEATED: list[type[Any]] = [
    Move,
    MoveNeutral,
    BuySouvenirs,
    Donate,
    KeepEncounter,
    ChoosePanorama,
    OtherPanorama,
    Serve,
    ChooseMeal,
    RemoveMeal,
]
STEPS: list[type[Any]] = [
    Journey,
    EndOfJourney,
    DealTiles,
    EqualPurses,
    LineUp,
    ChooseTraveler,
    ClearOffer,
    *SEATED,
]


def things(seats: int) -> dict[str, Shape]:
    on_the_road = 3 if seats == 2 else seats
    seated: dict[str, Shape] = {"seat": Number(0, seats - 1)}
    traveler = Record(
        TravelerPiece,
        seat=Number(0, on_the_road - 1),
        tile=Name(TRAVELER, optional=True),
        coins=Number(0, MANY),
        bowl=Number(0, MANY),
        place=Number(0, LAST_PLACE),
        slot=Number(0, 5),
        sections=Counts(PANORAMA, 0, max(SECTIONS)),
        souvenirs=ListOf(Name(SOUVENIR)),
        meals=ListOf(Name(MEAL)),
        springs=ListOf(Name(HOT_SPRING)),
        encounters=ListOf(Name(ENCOUNTER)),
        achievements=ListOf(Name(ACHIEVEMENT)),
        points=Counts(ITEM, 0, MANY),
    )
    return {
        "travelers": ListOf(traveler, on_the_road),
        "tiles": ListOf(ListOf(Name(TRAVELER), 2)),
        "souvenirs": Cards(SOUVENIR),
        "encounters": Cards(ENCOUNTER),
        "meals": Cards(MEAL),
        "springs": Cards(HOT_SPRING),
        "revealed": ListOf(Name(SOUVENIR)),
        "drawn": Cards(ENCOUNTER),
        "offer": Cards(MEAL),
        "free_meal": Cards(MEAL),
        "free_place": Number(-1, len(MEAL_DECK)),
        "stack": Steps({step: seated if step in SEATED else {} for step in STEPS}),
    }


def conserved(state: TokaidoState) -> dict[str, object]:
    """T-15.2: every card is in exactly one place."""
    players = state.travelers
    return {
        "souvenirs": sorted(
            state.souvenirs.cards() + state.revealed + [card for one in players for card in one.souvenirs]
        ),
        "encounters": sorted(
            state.encounters.cards() + state.drawn.cards() + [card for one in players for card in one.encounters]
        ),
        "meals": sorted(
            state.meals.cards()
            + state.offer.cards()
            + state.free_meal.cards()
            + [card for one in players for card in one.meals]
        ),
        "hot_springs": sorted(state.springs.cards() + [card for one in players for card in one.springs]),
    }


BOX = {
    "souvenirs": SOUVENIR_DECK,
    "encounters": ENCOUNTER_DECK,
    "meals": MEAL_DECK,
    "hot_springs": HOT_SPRING_DECK,
}


def check(state: TokaidoState) -> None:
    for name, cards in conserved(state).items():
        if cards != BOX[name]:
            raise misfit(name, f"{len(BOX[name])} ×")
    check_travelers(state)
    check_places(state)
    check_tiles(state)


def check_travelers(state: TokaidoState) -> None:
    tiles = [traveler.tile for traveler in state.players() if traveler.tile >= 0]
    if len(tiles) != len(set(tiles)):
        raise misfit("travelers", "tile × 1")
    for number, traveler in enumerate(state.travelers):
        path = f"travelers.{number}"
        if traveler.seat != number:
            raise misfit(f"{path}.seat", str(number))
        for panorama in range(PANORAMAS):
            if traveler.sections[panorama] > SECTIONS[panorama]:
                raise misfit(f"{path}.sections.{PANORAMA.ids[panorama]}", f"0..{SECTIONS[panorama]}")
        # T-5.4: no dish twice
        if len(set(traveler.meals)) != len(traveler.meals):
            raise misfit(f"{path}.meals", "× 1")


def check_places(state: TokaidoState) -> None:
    """T-15.1: no slot twice. Where a station is full follows from who stands there."""
    road = state.rules.road
    lined_up = any(traveler.slot for traveler in state.travelers)
    taken = Counter((traveler.place, traveler.slot) for traveler in state.travelers)
    state.full = 0
    for number, traveler in enumerate(state.travelers):
        at_inn = road.kinds[traveler.place] == AT_INN
        most = 5 if at_inn else state.slots_at(traveler.place)
        if lined_up and not (1 <= traveler.slot <= most and taken[traveler.place, traveler.slot] == 1):
            raise misfit(f"travelers.{number}.slot", f"1..{most}")
        if not at_inn and traveler.slot == most:
            state.full |= bit(traveler.place)


def check_tiles(state: TokaidoState) -> None:
    if state.tiles and len(state.tiles) != state.seats:
        raise misfit("tiles", f"[…] × {state.seats}")
    if state.free_place >= max(state.offer.size(), 0) and state.free_place >= 0:
        raise misfit("free_place", f"-1..{state.offer.size() - 1}")
