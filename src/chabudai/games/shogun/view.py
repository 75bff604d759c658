"""S-1.7, S-16: who may know what. Hidden are others' plans, face-down cards and the floors of the tower."""

from typing import Annotated, Literal, TypedDict

from chabudai.core.messages import Face, Message
from chabudai.core.numbers import members
from chabudai.core.pile import card_of, strangers
from chabudai.core.steps import Plans
from chabudai.games.shogun.actions import BID, BID_CARD, PLAN
from chabudai.games.shogun.components import (
    ACTION,
    BUILDING,
    BUILDINGS,
    DAIMYO,
    EVENT_CARD,
    ITEM,
    MOST_POINTS,
    NOBODY,
    NONE,
    PROVINCE,
    REGION,
    SEASON,
    SPACE,
    SPECIAL,
    STANDING,
)
from chabudai.games.shogun.foresight.chances import Chances, chances
from chabudai.games.shogun.foresight.planning import planning
from chabudai.games.shogun.scoring import buildings_in, for_most, worth_of_land
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.battles import farmers_that_come
from chabudai.games.shogun.steps.extra_armies import OF_ATTACKER, OF_DEFENDER, extra_attackers, extra_defenders
from chabudai.games.shogun.steps.marching import Battle, MoveOn, Send, is_at_peace
from chabudai.games.shogun.steps.planning import NO_BID, Plan
from chabudai.games.shogun.steps.setting_up import PlaceGroup
from chabudai.games.shogun.steps.unseen import CHEST_CARD, NO_CARD
from chabudai.games.shogun.steps.winter import NextRevolt

Province = Annotated[str, PROVINCE]
Building = Annotated[str, BUILDING]
Action = Annotated[str, ACTION]
Space = Annotated[str, SPACE]
Special = Annotated[str, SPECIAL]
Region = Annotated[str, REGION]
EventCard = Annotated[str, EVENT_CARD]
Season = Annotated[str, SEASON]
Daimyo = Annotated[str, DAIMYO]
Item = Annotated[str, ITEM]
Standing = Annotated[str, STANDING]
Phase = Literal["draft", "planning", "order", "actions", "winter", "over"]
Why = Literal["built", "no_site", "no_token", "no_reserve", "few_armies", "no_target", "chests", "reserve"]
Sure = Literal["certain", "planned", "maybe"]
Card = Literal["covered", "province", "chest", "empty", "lost"]


class LandView(TypedDict):
    owner: int | None
    armies: int
    buildings: list[Building]
    unrest: int


class LaidView(TypedDict):
    """What lies on a space of a player's board."""

    card: Card  # Covered: face down to the reader. Lost: it has gone with its province.
    province: Province | None
    chests: int | None  # Of a chest card that was bid.
    open: bool  # Everybody sees it.


class PlayerView(TypedDict):
    seat: int
    colour: Daimyo
    points: int
    items: dict[Item, int]
    forecast: dict[Item, int]  # What a scoring would bring now.
    chests: int
    rice: int
    provinces: list[Province]
    reserve: int
    tower: int
    tray: int
    groups: list[int]  # Armies still to be placed in the draft.
    special: Special | None
    standing: Standing  # Whether it is asked about extra armies, or throws as many as it may.
    ready: bool  # Has answered while all plan.
    board: dict[Space, LaidView]  # Spaces of which nothing is laid yet are missing.


class FarmersView(TypedDict):
    pool: int
    tower: int
    tray: int


class OfferedView(TypedDict):
    special: Special
    taker: int | None


class EventsView(TypedDict):
    now: EventCard | None  # In force this round.
    left: list[EventCard]  # Of this year; in winter the last one tells how much rice is lost.
    deck: int


class DraftView(TypedDict):
    offer: list[Province]
    deck: list[Province | None]  # Top first; known are those that were put back in sight of all.
    chosen_from: list[list[Province]]  # By seat: what lay open when it chose last.
    card: Province | None  # Taken, and waiting for its armies.
    first: int


class ChancesView(TypedDict):
    """How likely each end of a battle is, by what everybody knows."""

    attacker: float  # Takes the province.
    defender: float  # Keeps it.
    neutral: float  # Nobody has it.


class BattleView(TypedDict):
    attacker: int
    defender: int | None
    source: Province
    target: Province
    armies: int
    against: int  # Armies in the province, or farmers that would come.
    extra_attack: int
    extra_defence: int
    chances: ChancesView | None  # Where an extra army is still to be decided on, as if it came.


class OddsView(TypedDict):
    """One of the attacks that may be chosen now, extra armies as many as possible."""

    target: Province
    armies: int
    chances: ChancesView


class MarchView(TypedDict):
    """Armies are about to leave a province."""

    source: Province
    target: Province | None  # None while it is asked for.
    farmers: int  # That would defend a neutral province.
    odds: list[OddsView]  # With all that may go while the target is asked for; then with each number of them.


class MostView(TypedDict):
    """Who has most buildings of a kind in a region."""

    count: int
    seats: list[int]
    points: int  # For each of them at the end of the year; of whoever will be the first.


class RevoltsView(TypedDict):
    """In winter: drawn and still to come."""

    seat: int
    provinces: list[Province]
    farmers: int  # Besides one for each unrest marker.


class ProspectView(TypedDict):
    """What a province of one's own has."""

    tax: int  # In chests.
    rice: int
    farmers: int  # That revolt when tax or rice is collected there.
    armies: int  # That stand there.
    free_sites: int


class PlanningView(TypedDict):
    """To whoever plans, and nobody else: what can be laid."""

    spaces: list[Space]  # In the order in which an answer names them (S-16.1).
    chest_cards: int
    empty: int  # How many spaces stay without a card (S-6.3).
    costs: dict[Action, int]  # In chests.
    provinces: dict[Province, ProspectView]


class PurseStepView(TypedDict):
    """A step of the chests, if all goes as planned."""

    space: Space
    change: int
    chests: int  # After it.


class DoubtView(TypedDict):
    """Why an order will be cancelled, or may be."""

    why: Why
    sure: Sure  # Certain: whatever happens. Planned: if all goes as planned. Maybe: if the hidden actions come so.
    have: int  # Of the chests or armies it is about: how many there are then.
    need: int


class OrderView(TypedDict):
    """What an order would bring, carried out as things lie now."""

    gain: int  # Chests, rice, armies or a building; of a battle or move the armies that may go.
    after: int  # Then in the province: armies, with a building free sites.
    farmers: int  # That revolt.
    targets: list[Province]  # Where armies may go.
    doubt: DoubtView | None


class ForeseenView(TypedDict):
    """To whoever plans, and nobody else: what would come of a plan as far as it is laid."""

    purse: list[PurseStepView]  # In the order that is known, the bid first.
    orders: dict[Action, OrderView]


class OpenView(TypedDict):
    game: Literal["shogun"]
    seats: int
    options: dict[str, bool | str]
    phase: Phase
    year: int
    season: Season | None  # None while the table is set.
    round: int
    provinces: dict[Province, LandView]  # Those in play.
    most: dict[Region, dict[Building, MostView]]
    farmers: FarmersView
    actions: list[Action | None]  # By place; None where the card lies face down.
    place: int  # Of the action that is carried out, 1 to 10; 0 before the first.
    specials: list[OfferedView]  # By place.
    ranking: list[int]  # Who chooses a special card, best bid first.
    order: list[int]
    mover: int | None
    events: EventsView
    draft: DraftView | None
    march: MarchView | None
    battle: BattleView | None
    revolts: RevoltsView | None
    pending: list[Face]


class OwnView(TypedDict):
    seat: int | None
    players: list[PlayerView]
    planning: PlanningView | None  # While all plan, to a seat: what it can lay.


class View(OpenView, OwnView):
    """All that a seat may know."""


def open_view(state: ShogunState) -> OpenView:
    deciders = state.deciders()
    return {
        "game": "shogun",
        "seats": int(state.seats),
        "options": dict(state.options),
        "phase": phase(state),
        "year": max(1, int(state.year())) if state.round else 1,
        "season": SEASON.ids[state.season()] if state.round else None,
        "round": int(state.round),
        "provinces": {PROVINCE.ids[place]: province(state, place) for place in members(state.rules.board.in_play)},
        "most": {
            name: {BUILDING.ids[building]: most(state, region, building) for building in range(BUILDINGS)}
            for region, name in enumerate(REGION.ids)
        },
        "farmers": {"pool": state.reserve[-1], "tower": state.tower[-1], "tray": state.tray[-1]},
        "actions": [*[ACTION.ids[card] for card in state.row], *[None] * state.hidden.size()],
        "place": int(state.place),
        "specials": [
            {"special": SPECIAL.ids[card], "taker": None if taker == NOBODY else taker}
            for card, taker in zip(state.specials, state.takers, strict=False)
        ],
        "ranking": list(state.ranking),
        "order": list(state.order),
        "mover": deciders[0] if len(deciders) == 1 and not isinstance(state.waiting, Plan) else None,
        "events": {
            "now": None if state.event == NONE else EVENT_CARD.ids[state.event],
            "left": [EVENT_CARD.ids[event] for event in state.events],
            "deck": state.event_deck.size(),
        },
        "draft": draft(state) if state.round == 0 else None,
        "march": march(state),
        "battle": battle(state) if state.target != NONE else None,
        "revolts": revolts(state),
        "pending": [message.as_dict() for message in state.agenda()],
    }


def own_view(state: ShogunState, seat: int | None) -> OwnView:
    return {
        "seat": seat,
        "players": [player(state, each, seat) for each in range(state.seats)],
        "planning": planning(state, seat),
    }


def phase(state: ShogunState) -> Phase:
    if state.over:
        return "over"
    if state.round == 0:
        return "draft"
    if state.is_winter():
        return "winter"
    if state.plans is None:
        return "planning"
    return "actions" if state.place else "order"


def chapter(state: ShogunState) -> Message:
    if state.round == 0:
        return Message("chapter-setting-up")
    return Message("chapter-round", {"season": SEASON.message(int(state.season())), "year": int(state.year())})


def province(state: ShogunState, place: int) -> LandView:
    owner = state.owner[place]
    return {
        "owner": None if owner == NOBODY else owner,
        "armies": state.armies[place],
        "buildings": [BUILDING.ids[building] for building in members(state.buildings[place])],
        "unrest": state.unrest[place],
    }


def most(state: ShogunState, region: int, building: int) -> MostView:
    counts = [int(buildings_in(state, seat, region, building)) for seat in range(state.seats)]
    best = max(counts)
    seats = [seat for seat, count in enumerate(counts) if count == best and best > 0]
    points = int(for_most(state, seats[0], region, building)) if seats else MOST_POINTS[building]
    return {"count": best, "seats": seats, "points": points}


def player(state: ShogunState, seat: int, reader: int | None) -> PlayerView:
    special = [card for card, taker in zip(state.specials, state.takers, strict=False) if taker == seat]
    return {
        "seat": seat,
        "colour": DAIMYO.ids[seat],
        "points": int(state.points(seat)),
        "items": ITEM.each(state.score[seat]),
        "forecast": ITEM.each(worth_of_land(state, seat)),
        "chests": state.chests[seat],
        "rice": state.rice[seat],
        "provinces": [PROVINCE.ids[place] for place in state.provinces_of(seat)],
        "reserve": state.reserve[seat],
        "tower": state.tower[seat],
        "tray": state.tray[seat],
        "groups": list(state.unplaced[seat]),
        "special": SPECIAL.ids[special[0]] if special else None,
        "standing": STANDING.ids[state.standing[seat]],
        "ready": isinstance(state.waiting, Plan) and not state.waiting.is_due(state, seat),
        "board": board(state, seat, reader),
    }


def draft(state: ShogunState) -> DraftView:
    waiting = state.waiting
    return {
        "offer": [PROVINCE.ids[card] for card in state.offer],
        "deck": [None if strangers(entry) else PROVINCE.ids[card_of(entry)] for entry in state.deck.entries[::-1]],
        "chosen_from": [[PROVINCE.ids[card] for card in members(seen)] for seen in state.seen],
        "card": PROVINCE.ids[waiting.province] if isinstance(waiting, PlaceGroup) else None,
        "first": int(state.first),
    }


# --- the players' boards ----------------------------------------------------------------------------------------


def board(state: ShogunState, seat: int, reader: int | None) -> dict[Space, LaidView]:
    """S-16.3: while all plan, one's own board and nothing else; then what has been seen of the others'."""
    waiting, plans = state.waiting, state.plans
    if isinstance(waiting, Plan):
        return laid_on(waiting, [own_card(pick) for pick in state.picks[seat]]) if seat == reader else {}
    if plans is None:
        return {}
    assert isinstance(plans.choice, Plan)
    cards = [card_seen(state, plans, seat, place, seat == reader) for place in range(len(plans.picks[seat]))]
    shown = laid_on(plans.choice, cards)
    if plans.choice.hands[seat] == 0:  # S-14.24
        shown |= dict.fromkeys(ACTION.ids, EMPTY_SPACE)
    return shown


def laid_on(plan: Plan, cards: list[LaidView]) -> dict[Space, LaidView]:
    spaces = [SPACE.ids[0], *[ACTION.ids[action] for action in plan.spaces]]
    return dict(zip(spaces, cards, strict=False))


COVERED: LaidView = {"card": "covered", "province": None, "chests": None, "open": False}
EMPTY_SPACE: LaidView = {"card": "empty", "province": None, "chests": None, "open": True}


def own_card(pick: int) -> LaidView:
    if pick in (NO_CARD, NO_BID):
        return {**EMPTY_SPACE, "open": False}
    if pick == CHEST_CARD or BID.has(pick):
        value = int(BID.which(pick)) if BID.has(pick) else None
        return {"card": "chest", "province": None, "chests": value, "open": False}
    card = BID_CARD.which(pick) if BID_CARD.has(pick) else PLAN.which(pick)
    return {"card": "province", "province": PROVINCE.ids[card], "chests": None, "open": False}


def card_seen(state: ShogunState, plans: Plans, seat: int, place: int, own: bool) -> LaidView:
    is_open = plans.is_open(seat, place)
    if not is_open and not own:
        return COVERED
    shown = own_card(plans.picks[seat][place])
    name = shown["province"]
    if name is not None and state.lost >> PROVINCE.index[name] & 1:
        return {**shown, "card": "lost", "open": True}
    return {**shown, "open": bool(is_open)}


# --- battles ----------------------------------------------------------------------------------------------------


def battle(state: ShogunState) -> BattleView:
    attacker, defender = state.owner[state.source], state.owner[state.target]
    foreseen: Chances | None = chances(state) if state.rules.shows_chances else None
    return {
        "attacker": attacker,
        "defender": None if defender == NOBODY else defender,
        "source": PROVINCE.ids[state.source],
        "target": PROVINCE.ids[state.target],
        "armies": int(state.marching),
        "against": int(farmers_that_come(state)) if defender == NOBODY else state.armies[state.target],
        "extra_attack": state.extra[OF_ATTACKER],
        "extra_defence": state.extra[OF_DEFENDER],
        "chances": None if foreseen is None else rounded(foreseen),
    }


def rounded(ends: Chances) -> ChancesView:
    return {
        "attacker": round(ends.attacker, 4),
        "defender": round(ends.defender, 4),
        "neutral": round(ends.neutral, 4),
    }


def march(state: ShogunState) -> MarchView | None:
    step = state.waiting
    if isinstance(step, Send):
        numbers = range(1, state.armies[step.source])
        odds = [foreseen(state, step.seat, step.source, step.target, armies) for armies in numbers]
        return marching(state, step.source, PROVINCE.ids[step.target], odds)
    if not isinstance(step, (Battle, MoveOn)):
        return None
    most = state.armies[step.source] - 1
    places = members(state.neighbours(step.source)) if isinstance(step, Battle) else []
    odds = [
        foreseen(state, step.seat, step.source, place, most)
        for place in places
        if not is_at_peace(state, step.seat, place)
    ]
    return marching(state, step.source, None, odds)


def marching(state: ShogunState, source: int, target: str | None, odds: list[OddsView | None]) -> MarchView:
    return {
        "source": PROVINCE.ids[source],
        "target": target,
        "farmers": int(farmers_that_come(state)),
        "odds": [each for each in odds if each is not None],
    }


def foreseen(state: ShogunState, seat: int, source: int, target: int, armies: int) -> OddsView | None:
    """S-11.3: an attack as if it had been chosen. Nothing is foreseen of a move."""
    if state.owner[target] == seat or not state.rules.shows_chances:
        return None
    fought = state.clone()
    assert isinstance(fought, ShogunState)
    fought.source, fought.target, fought.marching = source, target, armies
    defender = fought.owner[target]
    fought.extra[OF_ATTACKER] = int(extra_attackers(fought, seat))
    fought.extra[OF_DEFENDER] = 0 if defender == NOBODY else int(extra_defenders(fought, defender, target))
    return {"target": PROVINCE.ids[target], "armies": int(armies), "chances": rounded(chances(fought))}


def revolts(state: ShogunState) -> RevoltsView | None:
    step = state.waiting
    if not isinstance(step, NextRevolt):
        return None
    names = [PROVINCE.ids[place] for place in members(step.revolting)]
    return {"seat": int(step.seat), "provinces": names, "farmers": int(step.farmers)}
