"""R-26: who may know what. Hidden are the mandate deck, drawn tiles, Lotus's tiles, bids and private talk."""

# not compiled: made for people, not for speed

from typing import Annotated, Literal, TypedDict

from chabudai.core.messages import Face, Message
from chabudai.core.numbers import members
from chabudai.core.pile import KNOWN, Pile, card_of, tag_of
from chabudai.core.state import onlooker_of
from chabudai.core.steps import Together
from chabudai.games.rising_sun.actions import BID
from chabudai.games.rising_sun.asking import Asked, asked
from chabudai.games.rising_sun.cards import CARD, CARD_SET
from chabudai.games.rising_sun.components import (
    ADVANTAGE,
    ADVANTAGES,
    CLAN,
    FIGURE,
    FIRST_SHRINE,
    HELD,
    ITEM,
    ITEMS,
    KAMI,
    KAMI_TURN,
    LOTUS,
    MANDATE,
    MONSTER,
    NOBODY,
    NONE,
    PHASE,
    PIECE,
    PLACE,
    POLITICAL,
    PROVINCE,
    RESERVE,
    ROUTE,
    SEASON,
    SEQUENCE,
    TEA,
    TURN,
    TURNS,
    WINTER,
    province_of,
    season_of,
)
from chabudai.games.rising_sun.promises import (
    ARGUMENTS,
    NO_PROMISE,
    PROMISE_KIND,
    STATUS,
    arguments_of,
    kind_of,
)
from chabudai.games.rising_sun.prospects import Prospect, prospects
from chabudai.games.rising_sun.scoring import in_winter
from chabudai.games.rising_sun.state import DISCARDED, FREELY, NOT_YET, Offer, Promise, RisingSunState
from chabudai.games.rising_sun.steps.prices import price_of_card, price_of_stronghold
from chabudai.games.rising_sun.steps.war.comparing import claimants, force_in_battle, outcome_of, would_take

Province = Annotated[str, PROVINCE]
Route = Annotated[str, ROUTE]
Season = Annotated[str, SEASON]
Phase = Annotated[str, PHASE]
Clan = Annotated[str, CLAN]
Figure = Annotated[str, FIGURE]
Piece = Annotated[str, PIECE]
Monster = Annotated[str, MONSTER]
Place = Annotated[str, PLACE]
Kami = Annotated[str, KAMI]
Mandate = Annotated[str, MANDATE]
Advantage = Annotated[str, ADVANTAGE]
Card = Annotated[str, CARD]
CardSet = Annotated[str, CARD_SET]
Item = Annotated[str, ITEM]
Turn = Annotated[str, TURN]
PromiseKind = Annotated[str, PROMISE_KIND]
PromiseStatus = Annotated[str, STATUS]
Negotiation = Literal["off", "windows", "free"]
WarCase = Literal["empty", "unopposed", "allied", "battle"]
WarStatus = Literal["waiting", "now", "taken", "discarded"]
AdvantageStatus = Literal["waiting", "now", "won", "skipped"]


class PresenceView(TypedDict):
    """What one player has in a province or a shrine."""

    seat: int
    figures: dict[Figure, int]  # Kinds of which there is at least one.
    strongholds: int
    force: int  # Hired ronin included.


class LandView(TypedDict):
    pieces: list[PresenceView]  # Of those who have something there, by seat.
    strongest: int | None  # Who would harvest here; ties by honor.
    war: int | None  # The war number token, from 1.


class ShrineView(TypedDict):
    kami: Kami
    worshippers: list[PresenceView]
    strongest: int | None  # Who would receive the benefit now.
    now: bool  # Is being resolved.


class OwnedView(TypedDict):
    monster: Monster
    place: Place


class TokenView(TypedDict):
    province: Province
    season: Season


class HostageView(TypedDict):
    owner: int
    figure: Figure
    n: int


class PlayerView(TypedDict):
    seat: int
    clan: Clan
    points: int
    items: dict[Item, int]  # Where they came from; `taken` is what others took, 0 or less.
    forecast: dict[Item, int]  # What winter would add now.
    coins: int
    ronin: int
    honor: int  # The place on the track, 1 on top.
    ally: int | None
    allied: list[Season]  # Seasons in which an alliance was entered.
    reserve: dict[Figure, int]
    strongholds_left: int
    stronghold_price: int  # What building one would cost.
    cards: list[Card]  # In the order bought.
    monsters: list[OwnedView]
    tokens: list[TokenView]
    hostages: list[HostageView]  # Held by this player.
    ready: bool  # Has answered while several choose at once.


class OnOfferView(TypedDict):
    card: Card
    copies: int
    prices: list[int]  # By seat, as things stand: with the bonus of a Train that is carried out.


class PlayedView(TypedDict):
    """A tile on the political track."""

    mandate: Mandate  # What was carried out.
    seat: int  # Who played it.
    hidden: bool  # Lotus announced it over a tile that lies face down.
    tile: Mandate | None  # The tile itself; None where the reader may not know it.


class PoliticalView(TypedDict):
    turns: list[Turn]  # The whole track.
    turn: int  # How many of them have begun.
    active: int | None
    mandate: Mandate | None  # The one that is carried out.
    bonus: list[int]  # Who receives its bonus.
    track: list[PlayedView]
    upcoming: list[int]  # Who takes the mandate turns that are still to come, the next one first.
    deck: list[Mandate | None]  # Top first; None where the reader does not know the tile.
    drawn: list[Mandate | None]  # The four in the active player's hand, in no order.


class ForceView(TypedDict):
    seat: int
    force: int


class TurnedView(TypedDict):
    """A war advantage that would give a province to somebody else."""

    advantage: Advantage
    seat: int  # Who would have to win it.
    taker: int  # Who would take the province then.


class WarView(TypedDict):
    """One war number: a province that is fought for in this season."""

    number: int
    province: Province
    status: WarStatus
    taker: int | None
    case: WarCase  # As things stand.
    forces: list[ForceView]  # Of those with Force there, the greatest first.
    would_take: int | None  # As things stand, before any bid.
    turns: list[TurnedView]  # What would change that.


class ContestView(TypedDict):
    advantage: Advantage
    status: AdvantageStatus
    winner: int | None


class BattleView(TypedDict):
    number: int
    province: Province
    participants: list[int]
    allies: bool  # Some of them are allies, so that one may be spared.
    bids: list[dict[Advantage, int] | None]  # By seat; None while sealed and for those without a bid.
    own_bid: dict[Advantage, int]  # While bidding: what the reader has laid so far.
    coins: list[int]  # By seat: in the reserve, what was bid taken off.
    advantages: list[ContestView]
    forces: list[ForceView]  # Hired ronin included, the greatest first.
    hired: int | None
    killed: int
    victor: int | None
    would_win: int | None  # As things stand.


class WordView(TypedDict):
    kind: PromiseKind
    mandate: Mandate | None
    province: Province | None
    advantage: Advantage | None
    kami: Kami | None
    coins: int | None
    ronin: int | None


class MadePromiseView(TypedDict):
    seat: int  # Who promised.
    other: int  # To whom.
    promise: WordView
    season: Season
    status: PromiseStatus
    private: bool


class OfferView(TypedDict):
    giver: int
    taker: int
    which: int  # Among the open offers of the one to the other, from 1.
    coins: int
    ronin: int
    asked_coins: int
    asked_ronin: int
    ally: bool
    promise: WordView | None
    asked_promise: WordView | None
    private: bool


class TalkView(TypedDict):
    mode: Negotiation
    transfers: bool  # Coins and ronin may change hands now.
    alliances: bool  # Alliances may be made now.
    offers: list[OfferView]  # Open ones that the reader knows of.
    promises: list[MadePromiseView]


class AskingView(TypedDict):
    """What the pending question is about, as far as it is about something on the table."""

    seat: int | None  # None: several are asked at once.
    province: Province | None  # Where.
    piece: Piece | None  # Which piece moves, or which figure was chosen.
    kami: Kami | None  # By whose benefit, or at whose shrine.
    card: Card | None  # By which card.
    route: Route | None  # Over which sea route.
    other: int | None  # Whom else it concerns.
    left: int | None  # Figures, moves or coins that are left, this one included.


class View(TypedDict):
    game: Literal["rising_sun"]
    seats: int
    seat: int | None
    options: dict[str, bool | str]
    season: Season
    phase: Phase
    over: bool
    set: CardSet
    provinces: dict[Province, LandView]
    shrines: list[ShrineView]  # From left to right.
    players: list[PlayerView]
    honor: list[int]  # Seats, the highest honor first.
    alliances: list[list[int]]
    market: list[OnOfferView]
    political: PoliticalView
    wars: list[WarView]  # In the order in which they are fought.
    battle: BattleView | None
    talk: TalkView
    asking: AskingView | None
    mover: int | None  # Who is asked, where it is one.
    pending: list[Face]


def view(state: RisingSunState, seat: int | None) -> View:
    deciders = state.deciders()
    return {
        "game": "rising_sun",
        "seats": int(state.seats),
        "seat": seat,
        "options": dict(state.options),
        "season": SEASON.ids[state.season],
        "phase": PHASE.ids[state.phase],
        "over": state.over,
        "set": CARD_SET.ids[state.card_set],
        "provinces": {name: province(state, place) for place, name in enumerate(PROVINCE.ids)},
        "shrines": [shrine(state, place) for place in range(len(state.shrines))],
        "players": [player(state, each) for each in range(state.seats)],
        "honor": list(state.honor),
        "alliances": [[one, other] for one, other in enumerate(state.ally) if one < other],
        "market": market(state),
        "political": political(state, seat),
        "wars": [war(state, number) for number in range(len(state.wars))],
        "battle": battle(state, seat) if state.participants else None,
        "talk": talk(state, seat),
        "asking": asking(asked(state)),
        "mover": deciders[0] if len(deciders) == 1 and not isinstance(state.waiting, Together) else None,
        "pending": [message.as_dict() for message in state.agenda()],
    }


def chapter(state: RisingSunState) -> Message:
    season = SEASON.message(int(state.season))
    if state.season == WINTER:
        return Message("chapter-winter")
    if state.phase == POLITICAL and state.turn > 0:
        return Message("chapter-turn", {"season": season, "turn": int(state.turn), "turns": TURNS})
    return Message("chapter-phase", {"season": season, "phase": PHASE.message(int(state.phase))})


def part(state: RisingSunState) -> Message:
    return Message("part-season", {"season": SEASON.message(int(state.season))})


# --- the board ----------------------------------------------------------------------------------------------------


def province(state: RisingSunState, place: int) -> LandView:
    strongest = state.strongest(place)
    return {
        "pieces": [
            presence(state, seat, place) for seat in range(state.seats) if has_something(state, seat, place)
        ],
        "strongest": none_for_nobody(strongest),
        "war": state.wars.index(place) + 1 if place in state.wars else None,
    }


def has_something(state: RisingSunState, seat: int, place: int) -> bool:
    return bool(state.figures_at(seat, place)) or state.clans[seat].strongholds[place] > 0


def presence(state: RisingSunState, seat: int, place: int) -> PresenceView:
    fought = state.participants != 0 and state.wars[state.war] == place
    force = force_in_battle(state, seat) if fought else state.force(seat, place)
    return {
        "seat": seat,
        "figures": figures(state, seat, place),
        "strongholds": state.clans[seat].strongholds[place],
        "force": int(force),
    }


def figures(state: RisingSunState, seat: int, place: int) -> dict[Figure, int]:
    return {FIGURE.ids[kind]: int(state.number(seat, kind, place)) for kind in state.kinds_at(seat, place)}


def shrine(state: RisingSunState, place: int) -> ShrineView:
    present = [seat for seat in range(state.seats) if state.figures_at(seat, FIRST_SHRINE + place)]
    return {
        "kami": KAMI.ids[state.shrines[place]],
        "worshippers": [
            {
                "seat": seat,
                "figures": figures(state, seat, FIRST_SHRINE + place),
                "strongholds": 0,
                "force": int(state.shrine_force(seat, place)),
            }
            for seat in present
        ],
        "strongest": none_for_nobody(state.most_devout(place)),
        "now": bool(state.shrine == place),
    }


def none_for_nobody(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


# --- players ------------------------------------------------------------------------------------------------------


def player(state: RisingSunState, seat: int) -> PlayerView:
    clan = state.clans[seat]
    to_come = [0] * ITEMS if state.over else in_winter(state, seat)
    return {
        "seat": seat,
        "clan": CLAN.ids[clan.clan],
        "points": int(clan.points()),
        "items": dict(zip(ITEM.ids, clan.score, strict=True)),
        "forecast": dict(zip(ITEM.ids, to_come, strict=True)),
        "coins": int(clan.coins),
        "ronin": int(clan.ronin),
        "honor": int(state.rank(seat)) + 1,
        "ally": none_for_nobody(state.ally[seat]),
        "allied": [SEASON.ids[season] for season in members(clan.allied)],
        "reserve": figures(state, seat, RESERVE),
        "strongholds_left": int(clan.strongholds_left()),
        "stronghold_price": int(price_of_stronghold(state, seat)),
        "cards": [CARD.ids[card] for card in clan.cards],
        "monsters": [
            {"monster": MONSTER.ids[monster], "place": PLACE.ids[state.monster_at[monster]]}
            for monster in state.monsters_of(seat)
        ],
        "tokens": [
            {"province": PROVINCE.ids[province_of(token)], "season": SEASON.ids[season_of(token)]}
            for token in clan.tokens
        ],
        "hostages": hostages(state, seat),
        "ready": is_ready(state, seat),
    }


def hostages(state: RisingSunState, captor: int) -> list[HostageView]:
    return [
        {"owner": owner, "figure": FIGURE.ids[kind], "n": int(state.number(owner, kind, HELD + captor))}
        for owner in range(state.seats)
        for kind in state.kinds_at(owner, HELD + captor)
    ]


def is_ready(state: RisingSunState, seat: int) -> bool:
    choice = state.waiting
    return isinstance(choice, Together) and choice.asks(seat) and not choice.is_due(state, seat)


def market(state: RisingSunState) -> list[OnOfferView]:
    """R-7.2: identical cards stacked, in the order of the box."""
    return [
        {
            "card": CARD.ids[card],
            "copies": state.market.count(card),
            "prices": [int(price_of_card(state, seat, card)) for seat in range(state.seats)],
        }
        for card in sorted(set(state.market))
    ]


# --- the political track ------------------------------------------------------------------------------------------


def political(state: RisingSunState, seat: int | None) -> PoliticalView:
    under_way = state.mandate
    return {
        "turns": [TURN.ids[turn] for turn in SEQUENCE],
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


def tiles(pile: Pile, seat: int | None) -> list[Mandate | None]:
    """R-26.3: what the reader knows of a pile, top first."""
    reader = onlooker_of(seat)
    known = [tag_of(entry, reader) == KNOWN for entry in pile.entries]
    shown = [MANDATE.ids[card_of(entry)] if seen else None for entry, seen in zip(pile.entries, known, strict=True)]
    return shown[::-1]


def track(state: RisingSunState, seat: int | None) -> list[PlayedView]:
    buried = tiles(state.buried, seat)  # the last one first
    shown: list[PlayedView] = []
    for mandate, who in zip(state.track, state.players, strict=True):
        hidden = state.plays(who, LOTUS)
        tile = buried.pop() if hidden else MANDATE.ids[mandate]
        shown.append({"mandate": MANDATE.ids[mandate], "seat": who, "hidden": hidden, "tile": tile})
    return shown


# --- war ----------------------------------------------------------------------------------------------------------


def war(state: RisingSunState, number: int) -> WarView:
    place, taker = state.wars[number], state.takers[number]
    there = claimants(state, place)
    status: WarStatus = "waiting"
    if taker != NOT_YET:
        status = "discarded" if taker == DISCARDED else "taken"
    elif state.war == number:
        status = "now"
    return {
        "number": number + 1,
        "province": PROVINCE.ids[place],
        "status": status,
        "taker": taker if taker >= 0 else None,
        "case": case(state, there),
        "forces": [
            {"seat": seat, "force": int(state.force(seat, place))} for seat in by_force(state, place, there)
        ],
        "would_take": none_for_nobody(would_take(state, place)),
        "turns": [turned(each) for each in prospects(state, number)] if taker == NOT_YET else [],
    }


def turned(prospect: Prospect) -> TurnedView:
    return {"advantage": ADVANTAGE.ids[prospect.advantage], "seat": prospect.seat, "taker": prospect.taker}


def case(state: RisingSunState, there: int) -> WarCase:
    """R-17.5"""
    seats = members(there)
    if len(seats) < 2:
        return "unopposed" if seats else "empty"
    return "allied" if len(seats) == 2 and state.are_allies(*seats) else "battle"


def by_force(state: RisingSunState, place: int, there: int) -> list[int]:
    return sorted(state.by_honor(there), key=lambda seat: -int(state.force(seat, place)))


def battle(state: RisingSunState, seat: int | None) -> BattleView:
    fighting = state.by_honor(state.participants)
    forces = sorted(fighting, key=lambda each: -int(force_in_battle(state, each)))
    return {
        "number": int(state.war) + 1,
        "province": PROVINCE.ids[state.wars[state.war]],
        "participants": fighting,
        "allies": any(state.ally[each] in fighting for each in fighting),
        "bids": [bid(state, each) for each in range(state.seats)],
        "own_bid": own_bid(state, seat),
        "coins": [int(clan.coins) for clan in state.clans],
        "advantages": [advantage(state, each) for each in range(ADVANTAGES)],
        "forces": [{"seat": each, "force": int(force_in_battle(state, each))} for each in forces],
        "hired": none_for_nobody(state.hired),
        "killed": int(state.killed),
        "victor": none_for_nobody(state.victor),
        "would_win": int(state.victor if state.victor != NOBODY else outcome_of(state)),
    }


def bid(state: RisingSunState, seat: int) -> dict[Advantage, int] | None:
    if not state.bids or not state.participants >> seat & 1:
        return None
    return dict(zip(ADVANTAGE.ids, state.bids[seat], strict=True))


def own_bid(state: RisingSunState, seat: int | None) -> dict[Advantage, int]:
    """R-18.3: while all bid, one's own and nothing else."""
    if seat is None or not isinstance(state.waiting, Together) or not state.picks:
        return {}
    return {name: int(pick - BID.base) for name, pick in zip(ADVANTAGE.ids, state.picks[seat], strict=False)}


def advantage(state: RisingSunState, place: int) -> ContestView:
    done = place < len(state.won)
    winner = state.won[place] if done else NOBODY
    status: AdvantageStatus = "waiting"
    if done:
        status = "skipped" if winner == NOBODY else "won"
    if state.using == place:
        status = "now"
    return {"advantage": ADVANTAGE.ids[place], "status": status, "winner": none_for_nobody(winner)}


# --- talk ---------------------------------------------------------------------------------------------------------

MODES: list[Negotiation] = ["off", "windows", "free"]


def talk(state: RisingSunState, seat: int | None) -> TalkView:
    """R-29.N.8: private offers and promises to those two alone."""
    known = [circle for circle in range(len(state.talks)) if state.overhears(onlooker_of(seat), circle)]
    return {
        "mode": MODES[state.rules.talk],
        "transfers": state.rules.talk == FREELY and state.phase in (TEA, POLITICAL),
        "alliances": state.rules.talk == FREELY and bool(state.phase == TEA),
        "offers": [offer(each, circle > 0) for circle in known for each in state.talks[circle].offers],
        "promises": [made(each, circle > 0) for circle in known for each in state.talks[circle].promises],
    }


def offer(each: Offer, private: bool) -> OfferView:
    return {
        "giver": int(each.giver),
        "taker": int(each.taker),
        "which": int(each.which) + 1,
        "coins": int(each.coins),
        "ronin": int(each.ronin),
        "asked_coins": int(each.asked_coins),
        "asked_ronin": int(each.asked_ronin),
        "ally": each.ally,
        "promise": None if each.promise == NO_PROMISE else promise(each.promise),
        "asked_promise": None if each.asked_promise == NO_PROMISE else promise(each.asked_promise),
        "private": private,
    }


def made(each: Promise, private: bool) -> MadePromiseView:
    return {
        "seat": int(each.seat),
        "other": int(each.other),
        "promise": promise(each.promise),
        "season": SEASON.ids[each.season],
        "status": STATUS.ids[each.status],
        "private": private,
    }


def promise(number: int) -> WordView:
    shown: WordView = {
        "kind": PROMISE_KIND.ids[kind_of(number)],
        "mandate": None,
        "province": None,
        "advantage": None,
        "kami": None,
        "coins": None,
        "ronin": None,
    }
    for domain, argument in zip(ARGUMENTS[kind_of(number)], arguments_of(number), strict=True):
        shown[domain.name] = argument if domain.name in ("coins", "ronin") else domain.ids[argument]  # type: ignore[literal-required]
    return shown


def asking(about: Asked | None) -> AskingView | None:
    if about is None:
        return None
    return {
        "seat": none_for_nobody(about.seat),
        "province": None if about.province == NONE else PROVINCE.ids[about.province],
        "piece": None if about.piece == NONE else PIECE.ids[about.piece],
        "kami": None if about.kami == NONE else KAMI.ids[about.kami],
        "card": None if about.card == NONE else CARD.ids[about.card],
        "route": None if about.route == NONE else ROUTE.ids[about.route],
        "other": none_for_nobody(about.other),
        "left": None if about.left == NONE else int(about.left),
    }
