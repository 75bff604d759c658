"""T-3: turn order and movement; T-10: moving the neutral traveler."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.actions import Verb
from chabudai.core.messages import Message
from chabudai.core.numbers import bit
from chabudai.core.steps import FREE, NOT_ASKED, Choice, bar
from chabudai.games.tokaido.actions import GO, SEND
from chabudai.games.tokaido.components import (
    AT_TEMPLE,
    AT_VILLAGE,
    MIN_DONATION,
    PANORAMAS,
    STATION,
    VILLAGE_MIN_COINS,
)
from chabudai.games.tokaido.events import MOVES
from chabudai.games.tokaido.state import TokaidoState, Traveler
from chabudai.games.tokaido.steps.stops import resolve_neutral_stop, resolve_stop

BEHIND: Final = bar("behind", "T-3.3")
PAST_THE_INN: Final = bar("past-the-inn", "T-3.4")
FULL: Final = bar("full", "T-3.7")
VILLAGE_NEEDS_COIN: Final = bar("village-needs-coin", "T-3.8.1")
TEMPLE_NEEDS_COIN: Final = bar("temple-needs-coin", "T-3.8.2")
PANORAMA_COMPLETE: Final = bar("panorama-complete", "T-3.8.3")


class Move(Choice[TokaidoState]):
    """T-3.3: the rearmost traveler goes forward to a free slot of choice."""

    def menu(self, state: TokaidoState, seat: i64) -> list[int]:
        return stations_ahead(state, state.travelers[seat], GO, 0)

    def bar(self, state: TokaidoState, seat: i64, action: i64) -> i64:
        traveler = state.travelers[seat]
        place = state.rules.road.turned(GO.which(action))
        barred = bar_on_the_road(state, traveler, place, GO.has(action))
        return barred if barred != FREE else bar_stop(state, traveler, place)

    def legal(self, state: TokaidoState, seat: i64) -> list[int]:
        # the same as asking `bar` for every station ahead, in one go: half of a game's time goes here
        traveler = state.travelers[seat]
        return stations_ahead(state, traveler, GO, state.full | barred_stops(state, traveler))

    def take(self, state: TokaidoState, seat: i64, action: i64) -> None:
        traveler = state.travelers[seat]
        advance(state, traveler, state.rules.road.turned(GO.which(action)))
        resolve_stop(state, traveler)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: TokaidoState) -> Message:
        return Message("prompt-move", {"seat": int(self.seat)})

    def label(self, state: TokaidoState, seat: i64, action: i64) -> Message:
        return station_label("label-go", GO.which(action))


class MoveNeutral(Choice[TokaidoState]):
    """T-10.2: the player farthest ahead moves the neutral traveler; T-10.3: it may stop anywhere free."""

    def menu(self, state: TokaidoState, seat: i64) -> list[int]:
        return stations_ahead(state, state.travelers[-1], SEND, 0)

    def bar(self, state: TokaidoState, seat: i64, action: i64) -> i64:
        place = state.rules.road.turned(SEND.which(action))
        return bar_on_the_road(state, state.travelers[-1], place, SEND.has(action))

    def take(self, state: TokaidoState, seat: i64, action: i64) -> None:
        neutral = state.travelers[-1]
        advance(state, neutral, state.rules.road.turned(SEND.which(action)))
        resolve_neutral_stop(state, neutral, seat)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: TokaidoState) -> Message:
        return Message("prompt-move-neutral", {"seat": int(self.seat)})

    def label(self, state: TokaidoState, seat: i64, action: i64) -> Message:
        return station_label("label-send", SEND.which(action))


def stations_ahead(state: TokaidoState, traveler: Traveler, verb: Verb, closed: i64) -> list[int]:
    """T-3.4: up to the next inn, without those of the bit mask `closed`."""
    road = state.rules.road
    stations: list[int] = []
    place = traveler.place + 1
    inn: i64 = road.next_inn[traveler.place]
    station: i64 = verb.at(road.turned(place))
    while place <= inn:
        if not (closed >> place) & 1:
            stations.append(station)
        station += road.step
        place += 1
    return stations


def bar_on_the_road(state: TokaidoState, traveler: Traveler, place: i64, asked: bool) -> i64:
    if not asked:
        return NOT_ASKED
    if place <= traveler.place:
        return BEHIND
    if place > state.rules.road.next_inn[traveler.place]:
        return PAST_THE_INN
    return FULL if state.is_full(place) else FREE


def bar_stop(state: TokaidoState, traveler: Traveler, place: i64) -> i64:
    """T-3.8; farms, hot springs, encounters and inns are never barred."""
    kind: i64 = state.rules.road.kinds[place]
    if kind < PANORAMAS:
        return PANORAMA_COMPLETE if traveler.has_completed(kind) else FREE
    if kind == AT_VILLAGE and traveler.coins < VILLAGE_MIN_COINS:
        return VILLAGE_NEEDS_COIN
    if kind == AT_TEMPLE and traveler.coins < MIN_DONATION:
        return TEMPLE_NEEDS_COIN
    return FREE


def barred_stops(state: TokaidoState, traveler: Traveler) -> i64:
    """All that `bar_stop` bars, as a bit mask of places."""
    of_kind = state.rules.road.of_kind
    barred: i64 = 0
    if traveler.coins < VILLAGE_MIN_COINS:
        barred |= of_kind[AT_VILLAGE]
    if traveler.coins < MIN_DONATION:
        barred |= of_kind[AT_TEMPLE]
    for panorama in range(PANORAMAS):
        if traveler.has_completed(panorama):
            barred |= of_kind[panorama]
    return barred


def advance(state: TokaidoState, traveler: Traveler, place: i64) -> None:
    """T-3.5: onto the lowest free slot of the station."""
    slot: i64 = 1
    for other in state.travelers:
        if other.place == place:
            slot += 1
    traveler.place = place
    traveler.slot = slot
    if slot == state.slots_at(place):
        state.full |= bit(place)
    state.tell(MOVES, traveler.seat, state.rules.road.turned(place), slot)


def station_label(key: str, station: i64) -> Message:
    return Message(key, {"station": STATION.message(station)})
