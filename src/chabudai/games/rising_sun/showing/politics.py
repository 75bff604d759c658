"""R-26.2, R-26.3: the political track, and what is under way on it."""

from typing import TYPE_CHECKING

from chabudai.core.numbers import members
from chabudai.core.pile import KNOWN, Pile, card_of, onlooker_of, tag_of
from chabudai.games.rising_sun.cards import TOLL
from chabudai.games.rising_sun.components import (
    KAMI_TURN,
    LOTUS,
    MANDATE,
    NOBODY,
    NONE,
    PIECE,
    PIECES,
    POLITICAL,
    PROVINCE,
    PROVINCES,
    ROUTE,
    ROUTE_BETWEEN,
    SEQUENCE,
    TEA,
    TURN,
)
from chabudai.games.rising_sun.showing.board import none_for_nobody
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.moving import Destination, PayToll, Toll, toll_owner

if TYPE_CHECKING:
    from chabudai.games.rising_sun.view import (
        Mandate,
        MarchView,
        MomentView,
        PlayedView,
        PoliticalView,
        Route,
        TollView,
    )


TURNS_OF_A_SEASON = [TURN.ids[turn] for turn in SEQUENCE]


def political(state: RisingSunState, seat: int | None) -> "PoliticalView":
    under_way = state.mandate
    return {
        "turns": TURNS_OF_A_SEASON,
        "turn": int(state.turn),
        "active": none_for_nobody(state.active) if is_mandate_turn(state) else None,
        "mandate": None if under_way == NONE else MANDATE.ids[under_way],
        "bonus": [each for each in range(state.seats) if under_way != NONE and state.has_bonus(each)],
        "track": track(state, seat),
        "upcoming": upcoming(state),
        "deck": tiles(state.deck, seat),
        "drawn": sorted(tiles(state.drawn, seat), key=lambda tile: (tile is None, tile or "")),
    }


def upcoming(state: RisingSunState) -> list[int]:
    """R-10.2: the deck passes to the left; in spring it begins on top of the honor track."""
    if state.phase not in (TEA, POLITICAL):
        return []
    seats: list[int] = []
    last = int(state.active)
    for turn in SEQUENCE[state.turn :]:
        if turn != KAMI_TURN:
            last = int(state.honor[0] if last == NOBODY else state.left_of(last))
            seats.append(last)
    return seats


def is_mandate_turn(state: RisingSunState) -> bool:
    return state.phase == POLITICAL and state.turn > 0 and SEQUENCE[state.turn - 1] != KAMI_TURN


def tiles(pile: Pile, seat: int | None) -> "list[Mandate | None]":
    """R-26.3: what the reader knows of a pile, top first."""
    reader = onlooker_of(seat)
    entries = pile.entries[::-1]
    return [MANDATE.ids[card_of(entry)] if tag_of(entry, reader) == KNOWN else None for entry in entries]


def track(state: RisingSunState, seat: int | None) -> "list[PlayedView]":
    buried = tiles(state.buried, seat)  # the last one first
    shown: list[PlayedView] = []
    for mandate, who in zip(state.track, state.players, strict=True):
        hidden = state.plays(who, LOTUS)
        tile = buried.pop() if hidden else MANDATE.ids[mandate]
        shown.append({"mandate": MANDATE.ids[mandate], "seat": who, "hidden": hidden, "tile": tile})
    return shown


# --- what is under way ------------------------------------------------------------------------------------------


def march(state: RisingSunState) -> "MarchView | None":
    if not (state.moved or state.winds or state.opened or state.closed):
        return None
    return {
        "moved": [
            {"province": PROVINCE.ids[place // PIECES], "piece": PIECE.ids[place % PIECES], "n": number}
            for place, number in enumerate(state.moved)
            if number
        ],
        "opened": [ROUTE.ids[route] for route in members(state.opened)],
        "closed": [ROUTE.ids[route] for route in members(state.closed)],
        "winds": int(state.winds),
    }


def tolls(state: RisingSunState) -> "dict[Route, TollView]":
    """R-27.34, R-29.7: a route is settled once while a player moves."""
    step = state.waiting
    if isinstance(step, Destination):
        return tolls_on(state, toll_owner(state, step.seat, step.piece), routes_from(step.source))
    if isinstance(step, Toll):
        return tolls_on(state, step.seat, [int(step.route())])
    if isinstance(step, PayToll):
        return tolls_on(state, step.owner, [int(step.route())])
    return {}


def tolls_on(state: RisingSunState, owner: int, routes: list[int]) -> "dict[Route, TollView]":
    if owner == NOBODY:
        return {}
    toll: TollView = {"seat": int(owner), "coins": int(state.clans[owner].total(TOLL))}
    return {ROUTE.ids[route]: toll for route in routes if not state.opened >> route & 1}


def routes_from(source: int) -> list[int]:
    routes = [ROUTE_BETWEEN[source * PROVINCES + target] for target in range(PROVINCES)]
    return [route for route in routes if route != NONE]


def moment(state: RisingSunState) -> "MomentView":
    return {
        "gained": members(state.gained),
        "enriched": members(state.compared),
        "repaid": members(state.repaid),
        "summoned": state.summoned,
        "spoke": state.spoke,
    }
