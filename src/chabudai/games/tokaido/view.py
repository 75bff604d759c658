"""T-14: who may know what."""

from typing import Annotated, Literal, TypedDict

from chabudai.core.messages import Message
from chabudai.core.pile import onlooker_of
from chabudai.games.tokaido.components import (
    ACHIEVEMENT,
    COLOUR,
    ENCOUNTER,
    HOT_SPRING,
    ITEM,
    MEAL,
    PANORAMA,
    SOUVENIR,
    STATION,
    TRAVELER,
)
from chabudai.games.tokaido.flow import Journey
from chabudai.games.tokaido.state import NO_CARD, TokaidoState, Traveler
from chabudai.games.tokaido.steps.inn import ClearOffer, free_dish

Panorama = Annotated[str, PANORAMA]


class TravelerView(TypedDict):
    """T-14.1: all of it lies open."""

    seat: int
    neutral: bool  # The wooden traveler of a game for two: it belongs to nobody.
    traveler: str | None
    colour: str
    station: str
    slot: int  # The place on the station, 1 is the one farthest ahead; 0 before the travelers have lined up.
    coins: int
    bowl: int
    points: int
    items: dict[str, int]  # What has brought points so far.
    panoramas: dict[Panorama, int]
    souvenirs: list[str]
    meals: list[str]
    hot_springs: list[str]
    encounters: list[str]
    achievements: list[str]


class TilesView(TypedDict):
    """T-13.1: one's own two tiles and choice; of the others only whether they have chosen."""

    own: list[str] | None
    picked: str | None  # The action by which the reader has chosen.
    ready: list[bool]


class OfferView(TypedDict):
    """T-14.3: how many meals there are, and which to those who know every one of them."""

    size: int
    meals: list[str] | None  # Which meals, if the reader knows every one of them.
    free: str | None


class OpenView(TypedDict):
    game: Literal["tokaido"]
    seats: int
    options: dict[str, bool | str]
    travelers: list[TravelerView]
    order: list[int]  # Travelers by their seats, the one farthest behind first: who moves next.
    off_road: bool  # The places off the road are open.
    decks: dict[Literal["souvenir", "encounter", "meal", "hot_spring"], int]
    revealed: list[str]


class OwnView(TypedDict):
    seat: int | None
    tiles: TilesView | None
    drawn: list[str] | None
    offer: OfferView


class View(OpenView, OwnView):
    """All that a seat may know."""


def open_view(state: TokaidoState) -> OpenView:
    return {
        "game": "tokaido",
        "seats": int(state.seats),
        "options": dict(state.options),
        "travelers": [traveler_of(state, traveler) for traveler in state.travelers],
        "order": [int(traveler.seat) for traveler in state.from_behind()],
        "off_road": state.rules.off_road_open,
        "decks": {
            "souvenir": state.souvenirs.size(),
            "encounter": state.encounters.size(),
            "meal": state.meals.size(),
            "hot_spring": state.springs.size(),
        },
        "revealed": named(SOUVENIR.ids, state.revealed),
    }


def own_view(state: TokaidoState, seat: int | None) -> OwnView:
    return {
        "seat": seat,
        "tiles": tiles_of(state, seat),
        "drawn": drawn_by(state, seat),
        "offer": offer_for(state, seat),
    }


def roles(state: TokaidoState) -> list[str | None]:
    return [TRAVELER.ids[player.tile] if player.tile >= 0 else None for player in state.players()]


def chapter(state: TokaidoState) -> Message:
    """The traveler farthest behind says which leg it is; it ends at an inn when all have been served."""
    if state.tiles:
        return Message("chapter-setting-out")
    road, rearmost = state.rules.road, state.rearmost()
    served = not are_being_served(state, rearmost)
    if rearmost.place == road.last and served:
        return Message("chapter-end")
    return Message("chapter-leg", {"leg": road.inns_before[rearmost.place + served]})


def are_being_served(state: TokaidoState, rearmost: Traveler) -> bool:
    """Whether all have come to an inn, and nobody has been sent on yet (T-5.8)."""
    if rearmost.place == 0 or not state.all_at(rearmost.place) or not state.stack:
        return False
    return isinstance(state.stack[-1], Journey) or any(isinstance(step, ClearOffer) for step in state.stack)


def part(state: TokaidoState) -> Message:
    """As the chapter says it, in fewer words; the last meals belong to the last leg."""
    if state.tiles:
        return Message("part-setting-out")
    inns = state.rules.road.inns_before
    return Message("part-leg", {"leg": min(inns[state.rearmost().place + 1], inns[-1] - 1)})


def traveler_of(state: TokaidoState, traveler: Traveler) -> TravelerView:
    return {
        "seat": int(traveler.seat),
        "neutral": bool(traveler.seat >= state.seats),
        "traveler": None if traveler.tile < 0 else TRAVELER.ids[traveler.tile],
        "colour": COLOUR.ids[traveler.seat],
        "station": STATION.ids[state.rules.road.turned(traveler.place)],
        "slot": int(traveler.slot),
        "coins": int(traveler.coins),
        "bowl": int(traveler.bowl),
        "points": int(traveler.total()),
        "items": ITEM.some(traveler.points),
        "panoramas": PANORAMA.each(traveler.sections),
        "souvenirs": named(SOUVENIR.ids, traveler.souvenirs),
        "meals": named(MEAL.ids, traveler.meals),
        "hot_springs": named(HOT_SPRING.ids, traveler.springs),
        "encounters": named(ENCOUNTER.ids, traveler.encounters),
        "achievements": named(ACHIEVEMENT.ids, traveler.achievements),
    }


def tiles_of(state: TokaidoState, seat: int | None) -> TilesView | None:
    if not state.tiles:
        return None
    own = None if seat is None else named(TRAVELER.ids, state.tiles[seat])
    picked = None if seat is None or not state.picks[seat] else state.game.actions.text(state.picks[seat][0])
    return {"own": own, "picked": picked, "ready": [seat not in state.deciders() for seat in range(state.seats)]}


def drawn_by(state: TokaidoState, seat: int | None) -> list[str] | None:
    """T-13.5: Yoshiyasu's two encounters, for his eyes only."""
    if not state.drawn.entries or not state.drawn.known_to(onlooker_of(seat)):
        return None
    return named(ENCOUNTER.ids, sorted(state.drawn.cards()))


def offer_for(state: TokaidoState, seat: int | None) -> OfferView:
    knows = state.offer.size() > 0 and state.offer.known_to(onlooker_of(seat))
    meals = named(MEAL.ids, sorted(state.offer.cards())) if knows else None
    return {"size": state.offer.size(), "meals": meals, "free": free_meal_for(state, seat)}


def free_meal_for(state: TokaidoState, seat: int | None) -> str | None:
    """T-14.5: Satsuki's free card is shown to her only."""
    choice = state.waiting
    dish = free_dish(state)
    if dish == NO_CARD or choice is None or choice.seat != seat:
        return None
    return MEAL.ids[dish]


def named(ids: list[str], cards: list[int]) -> list[str]:
    return [ids[card] for card in cards]
