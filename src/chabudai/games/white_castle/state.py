"""What lies on the table in The White Castle."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from chabudai.core.numbers import bit
from chabudai.core.pile import Pile
from chabudai.core.state import State, ranked
from chabudai.games.white_castle.components import (
    DICE_PER_COLOUR,
    FLOOR,
    GARDENS_PER_BRIDGE,
    GOOD,
    ITEM,
    LEVEL,
    MEMBERS,
    NONE,
    ON_BOARD,
    PRINTED_VALUE,
    REMOVES_CARDS,
    RESOURCE_CAP,
    ROOM,
    ROOMS,
    ROW,
    SEAL,
    SEAL_CAP,
    STACK_LIMIT,
    TURNS,
    YARD,
    value_of,
)

if TYPE_CHECKING:
    from chabudai.core.game import Game

TIE_BREAK: Final = 10  # more than there are clans


class Rules:
    """The options and the numbers that depend on how many play, read once."""

    def __init__(self, options: dict[str, bool | str], seats: i64) -> None:
        self.promo = options["promo"] is True
        self.first_game = options["first_game"] is True
        self.level: i64 = LEVEL.index[str(options["solo_level"])]
        self.solo = seats == 1  # W-15
        self.dice_per_colour: i64 = DICE_PER_COLOUR[seats]
        self.stack_limit: i64 = STACK_LIMIT[seats]
        self.small_decks: bool = REMOVES_CARDS[seats]


@mypyc_attr(acyclic=True)
class Bridge:
    """Dice in ascending order from the lantern end; a die that is alone keeps its end (W-5.3)."""

    # --- written by `make generate` ---------------------------------------------------------------------------
    left: i64  # values, 0 where no die stands
    middle: list[int]
    right: i64

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.left = 0
        self.middle = []
        self.right = 0

    def clone(self) -> "Bridge":
        twin = Bridge()
        twin.left = self.left
        twin.middle = self.middle
        twin.right = self.right
        return twin

    # --- up to here -------------------------------------------------------------------------------------------

    def lay(self, values: list[int]) -> None:
        """W-3.3.2: three dice or more, already in order."""
        self.left = values[0]
        self.middle = values[1:-1]
        self.right = values[-1]

    def take_left(self) -> i64:
        """W-5.2: the nearest die slides onto the emptied end."""
        value = self.left
        self.left = self.middle[0] if self.middle else 0
        self.middle = self.middle[1:]
        return value

    def take_right(self) -> i64:
        value = self.right
        self.right = self.middle[-1] if self.middle else 0
        self.middle = self.middle[:-1]
        return value

    def dice(self) -> list[int]:
        return [int(value) for value in [self.left, *self.middle, self.right] if value]

    def is_empty(self) -> bool:
        return self.left == 0 and self.right == 0 and not self.middle


def empty_bridge() -> Bridge:
    bridge = Bridge()
    bridge.clear()
    return bridge


@mypyc_attr(acyclic=True)
class Clan:
    """Everything of one clan. The guest from Tokugawa (W-15) is one without a domain."""

    # --- written by `make generate` ---------------------------------------------------------------------------
    seat: i64
    goods: list[int]  # food, iron, pearl, coins, seals
    points: list[int]  # by item of the score sheet
    home: list[int]  # members still in the rows of the domain
    gate: i64  # courtiers at the gate
    rooms: list[int]  # courtiers in each room
    audience: i64  # courtiers with the daimyo
    warriors: list[int]  # by yard
    gardens: i64  # bit mask of the gardens with a gardener
    influence: i64
    card: i64  # the action card
    lanterns: list[int]
    dice: list[int]  # on the rows of the domain

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.seat = 0
        self.goods = [0] * len(GOOD)
        self.points = [0] * len(ITEM)
        self.home = [0] * len(ROW)
        self.gate = 0
        self.rooms = [0] * len(ROOM)
        self.audience = 0
        self.warriors = [0] * len(YARD)
        self.gardens = 0
        self.influence = 0
        self.card = -1
        self.lanterns = []
        self.dice = []

    def clone(self) -> "Clan":
        twin = Clan()
        twin.seat = self.seat
        twin.goods = self.goods.copy()
        twin.points = self.points.copy()
        twin.home = self.home.copy()
        twin.gate = self.gate
        twin.rooms = self.rooms.copy()
        twin.audience = self.audience
        twin.warriors = self.warriors.copy()
        twin.gardens = self.gardens
        twin.influence = self.influence
        twin.card = self.card
        twin.lanterns = self.lanterns
        twin.dice = self.dice.copy()
        return twin

    # --- up to here -------------------------------------------------------------------------------------------

    def total(self) -> i64:
        return sum(self.points)

    def gone(self, row: i64) -> i64:
        """How many members have left a row."""
        return MEMBERS - self.home[row]

    def on_floor(self, floor: i64) -> i64:
        """Courtiers on a floor, the gate being 0."""
        if floor == 0:
            return self.gate
        courtiers: i64 = 0
        room: i64 = 0
        while room < ROOMS:
            if FLOOR[room] == floor:
                courtiers += self.rooms[room]
            room += 1
        return courtiers

    def inside(self) -> i64:
        """Courtiers inside the castle: the gate does not count."""
        return sum(self.rooms) + self.audience

    def tends(self, garden: i64) -> bool:
        return (self.gardens >> garden) & 1 == 1

    def room_for(self, good: i64) -> i64:
        """W-10.2, W-10.3: how much more of a resource or of seals there is room for."""
        cap: i64 = SEAL_CAP if good == SEAL else RESOURCE_CAP
        return cap - self.goods[good]


def new_clan(seat: i64) -> Clan:
    clan = Clan()
    clan.clear()
    clan.seat = seat
    clan.home = [MEMBERS] * len(ROW)
    clan.dice = [NONE] * len(ROW)
    return clan


class WhiteCastleState(State):
    # --- written by `make generate` ---------------------------------------------------------------------------
    rules: Rules
    clans: list[Clan]  # by seat; the guest from Tokugawa, if any, is last
    order: list[int]  # the herons
    tokens: list[int]  # clans as their influence tokens arrived: of two on one space the later lies on top
    round: i64  # 0 while the starting cards are chosen
    turns: i64  # begun in this round, by all clans together
    bridges: list[Bridge]
    hand: i64  # the die that was taken and not yet placed
    lit: bool  # it came from the lantern end
    spaces: list[list[int]]  # dice on the board, the undermost first
    cards: list[int]  # by room
    tiles: list[list[int]]  # colours of the dice tiles, by room and block
    well: list[int]  # rewards of the two tiles
    stewards: Pile
    diplomats: Pile
    daimyo: i64
    slots: list[int]  # clans on the daimyo card
    gardens: list[int]  # cards under the bridges
    yard_tiles: list[int]
    pairs: list[int]  # starting resource cards on offer
    pair_actions: list[int]  # the action cards beside them
    drafted: list[int]  # who took them
    visitors: Pile  # the opponent's deck
    row: list[int]  # its cards turned this turn
    removed: list[int]  # castle cards it has taken out of the game

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.clans = []
        self.order = []
        self.tokens = []
        self.round = 0
        self.turns = 0
        self.bridges = []
        self.hand = -1
        self.lit = False
        self.spaces = []
        self.cards = []
        self.tiles = []
        self.well = []
        self.stewards = Pile([])
        self.diplomats = Pile([])
        self.daimyo = 0
        self.slots = []
        self.gardens = []
        self.yard_tiles = []
        self.pairs = []
        self.pair_actions = []
        self.drafted = []
        self.visitors = Pile([])
        self.row = []
        self.removed = []

    def clone(self) -> "WhiteCastleState":
        twin = WhiteCastleState()
        self.copy_to(twin)
        twin.rules = self.rules
        twin.clans = [each.clone() for each in self.clans]
        twin.order = self.order
        twin.tokens = self.tokens.copy()
        twin.round = self.round
        twin.turns = self.turns
        twin.bridges = [each.clone() for each in self.bridges]
        twin.hand = self.hand
        twin.lit = self.lit
        twin.spaces = self.spaces.copy()
        twin.cards = self.cards.copy()
        twin.tiles = self.tiles
        twin.well = self.well
        twin.stewards = self.stewards.clone()
        twin.diplomats = self.diplomats.clone()
        twin.daimyo = self.daimyo
        twin.slots = self.slots.copy()
        twin.gardens = self.gardens
        twin.yard_tiles = self.yard_tiles
        twin.pairs = self.pairs
        twin.pair_actions = self.pair_actions
        twin.drafted = self.drafted.copy()
        twin.visitors = self.visitors.clone()
        twin.row = self.row
        twin.removed = self.removed
        return twin

    # --- up to here -------------------------------------------------------------------------------------------

    def lay(self, game: "Game[Any]", seats: i64, options: dict[str, bool | str], key: bytes) -> None:
        super().lay(game, seats, options, key)
        self.clear()
        self.rules = Rules(options, seats)
        self.clans = [new_clan(seat) for seat in range(seats + self.rivals())]
        self.bridges = [empty_bridge(), empty_bridge(), empty_bridge()]
        self.spaces = [[] for _ in range(ON_BOARD)]
        self.cards = [NONE] * ROOMS

    def pools(self) -> list[list[Pile]]:
        return [[self.stewards], [self.diplomats], [self.visitors]]

    def rivals(self) -> i64:
        return 1 if self.rules.solo else 0

    def unshared_rest(self, seat: i64) -> i64:
        return 0  # W-19.2.6

    def points(self, seat: i64) -> i64:
        return self.clans[seat].total()

    def ranks(self) -> list[int]:
        """W-14.8: by points, then by the turn order: nobody shares a place."""
        if not self.order:
            return ranked(self.scores())
        return ranked([clan.total() * TIE_BREAK - self.order.index(clan.seat) for clan in self.clans])

    # --- the table in the rulebook's words ------------------------------------------------------------------

    def visitor(self) -> Clan:
        """The guest from Tokugawa (W-15.3)."""
        return self.clans[-1]

    def deck_of(self, room: i64) -> Pile:
        return self.stewards if FLOOR[room] == 1 else self.diplomats

    def covered_value(self, clan: Clan, space: i64) -> i64:
        """W-5.4: the value of the top die, or what is printed."""
        if space < ON_BOARD - 1 and self.spaces[space]:
            return value_of(self.spaces[space][-1])
        return PRINTED_VALUE[space]  # W-5.6: also at the well, whose dice lie side by side

    def has_die_over(self, garden: i64) -> bool:
        """W-13.3: whether a die is left on the bridge above a garden."""
        return not self.bridges[garden // GARDENS_PER_BRIDGE].is_empty()

    def dice_on_bridges(self) -> i64:
        return sum([len(bridge.dice()) for bridge in self.bridges])

    def place_on_track(self, clan: Clan, space: i64) -> None:
        """W-12.1: the token that arrives goes on top."""
        clan.influence = space
        self.tokens.remove(clan.seat)
        self.tokens.append(clan.seat)

    def whose_turn(self, turn: i64) -> i64:
        """W-4.1: of this turn of the round, counted from 0; NONE where the round is over by then."""
        return self.order[turn % len(self.order)] if turn < TURNS * len(self.order) else NONE

    def by_influence(self) -> list[int]:
        """W-13.1: the furthest token first, on one space the highest in the stack."""
        return sorted(self.tokens, key=lambda seat: (-self.clans[seat].influence, -self.tokens.index(seat)))

    def gardens_of(self, clan: Clan) -> list[int]:
        return [garden for garden in range(len(self.gardens)) if clan.gardens & bit(garden)]
