"""R-26: who may know what. Hidden are the mandate deck, drawn tiles, Lotus's tiles, bids and private talk."""

from typing import Annotated, Literal, TypedDict

from chabudai.core.messages import Face, Message
from chabudai.core.steps import Together
from chabudai.games.rising_sun.asking import asked
from chabudai.games.rising_sun.cards import CARD, CARD_SET
from chabudai.games.rising_sun.components import (
    ADVANTAGE,
    CLAN,
    FIGURE,
    ITEM,
    KAMI,
    MANDATE,
    MONSTER,
    PHASE,
    PIECE,
    PLACE,
    POLITICAL,
    PROVINCE,
    ROUTE,
    SEASON,
    TURN,
    TURNS,
    WINTER,
)
from chabudai.games.rising_sun.promises import (
    PROMISE_KIND,
    STATUS,
)
from chabudai.games.rising_sun.showing.board import forces_in, market, player, province, shrine, token
from chabudai.games.rising_sun.showing.politics import march, moment, political, tolls
from chabudai.games.rising_sun.showing.talk import asking, talk
from chabudai.games.rising_sun.showing.war import battle, war
from chabudai.games.rising_sun.state import RisingSunState

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


class ProspectView(TypedDict):
    """What the advantages would bring one who takes part."""

    seppuku: int  # Own figures that would die.
    hostages: int  # Figures of others that could be taken.
    hire: int  # Force that hired ronin would add as things lie.
    hire_by_coin: bool  # Coins that stay in the reserve fight as well (R-25.1b).


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
    prospects: list[ProspectView | None]  # By seat; None for those who take no part.


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
    made_at: int  # After so many mandates of the season; one more than there are in the war phase.
    private: bool


class OfferView(TypedDict):
    giver: int
    taker: int
    which: int  # Its number: from 1 for all to hear, from 4 between the two.
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
    draft: OfferView | None  # What the reader has said so far of an offer that is not made yet.
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


class MovedView(TypedDict):
    """Pieces that have moved in this Marshal, or were told to stay."""

    province: Province
    piece: Piece
    n: int


class MarchView(TypedDict):
    """While a player moves pieces."""

    moved: list[MovedView]
    opened: list[Route]  # Sea routes whose toll is settled for this player.
    closed: list[Route]  # And those that are closed to this player.
    winds: int  # Moves that Fujin still grants.


class TollView(TypedDict):
    """Path of the Serpent: what the piece that is about to move may be charged for a sea route, and by whom."""

    seat: int
    coins: int


class MomentView(TypedDict):
    """What has happened at this moment: whatever comes at one moment is one gain."""

    gained: list[int]  # Who has gained points.
    enriched: list[int]  # Who has gained coins from the common pile.
    repaid: list[int]  # Whom Way of the Merchant has paid.
    summoned: bool  # The player has summoned something.
    spoke: bool  # Somebody has made an offer in this round of the tea ceremony.


class OpenView(TypedDict):
    game: Literal["rising_sun"]
    seats: int
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
    discarded: list[TokenView]  # Tokens of provinces where nobody was.
    market: list[OnOfferView]
    march: MarchView | None
    tolls: dict[Route, TollView]  # On the routes that are open to the piece and not settled yet.
    moment: MomentView
    wars: list[WarView]  # In the order in which they are fought.
    asking: AskingView | None
    mover: int | None  # Who is asked, where it is one.
    pending: list[Face]


class OwnView(TypedDict):
    seat: int | None
    political: PoliticalView
    battle: BattleView | None
    talk: TalkView


class View(OpenView, OwnView):
    """All that a seat may know."""


def open_view(state: RisingSunState) -> OpenView:
    deciders = state.deciders()
    forces = [forces_in(state, place) for place in range(len(PROVINCE))]
    return {
        "game": "rising_sun",
        "seats": int(state.seats),
        "options": dict(state.options),
        "season": SEASON.ids[state.season],
        "phase": PHASE.ids[state.phase],
        "over": state.over,
        "set": CARD_SET.ids[state.card_set],
        "provinces": {name: province(state, place, forces[place]) for place, name in enumerate(PROVINCE.ids)},
        "shrines": [shrine(state, place) for place in range(len(state.shrines))],
        "players": [player(state, each) for each in range(state.seats)],
        "honor": list(state.honor),
        "alliances": [[one, other] for one, other in enumerate(state.ally) if one < other],
        "discarded": [token(each) for each in state.discarded],
        "market": market(state),
        "march": march(state),
        "tolls": tolls(state),
        "moment": moment(state),
        "wars": [war(state, number, forces[place]) for number, place in enumerate(state.wars)],
        "asking": asking(asked(state)),
        "mover": deciders[0] if len(deciders) == 1 and not isinstance(state.waiting, Together) else None,
        "pending": [message.as_dict() for message in state.agenda()],
    }


def own_view(state: RisingSunState, seat: int | None) -> OwnView:
    return {
        "seat": seat,
        "political": political(state, seat),
        "battle": battle(state, seat) if state.participants else None,
        "talk": talk(state, seat),
    }


def roles(state: RisingSunState) -> list[str | None]:
    return [CLAN.ids[clan.clan] for clan in state.clans]


def chapter(state: RisingSunState) -> Message:
    season = SEASON.message(int(state.season))
    if state.season == WINTER:
        return Message("chapter-winter")
    if state.phase == POLITICAL and state.turn > 0:
        return Message("chapter-turn", {"season": season, "turn": int(state.turn), "turns": TURNS})
    return Message("chapter-phase", {"season": season, "phase": PHASE.message(int(state.phase))})


def part(state: RisingSunState) -> Message:
    return Message("part-season", {"season": SEASON.message(int(state.season))})
