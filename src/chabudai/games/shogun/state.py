"""What lies on the table in Shogun."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from chabudai.core.numbers import bit, count, members
from chabudai.core.pile import Pile
from chabudai.core.rng import Generator
from chabudai.core.state import State, ranked
from chabudai.games.shogun.components import (
    ALL_ARMIES,
    ALL_FARMERS,
    ARMY_GROUPS,
    BOARDS,
    BUILDINGS,
    EFFECT_OF,
    ITEM,
    NOBODY,
    NONE,
    PROVINCE,
    PROVINCES,
    SEASONS,
    SITES,
    SPECIALS,
    STANDING,
    START_CHESTS,
    TOKENS,
    WINTER,
    Board,
)
from chabudai.games.shogun.tower import TOWERS, Tower

if TYPE_CHECKING:
    from chabudai.core.game import Game

TIE_BREAK: Final = 100_000  # more than anybody has chests
BITS_IN_MASK: Final = [place.bit_count() for place in range(1 << BUILDINGS)]


class Rules:
    """The options and what depends on them, read once."""

    def __init__(self, options: dict[str, bool | str], seats: i64) -> None:
        side = str(options["side"])
        self.board: Board = BOARDS[side][seats]
        self.tower: Tower = TOWERS[str(options["tower"])]
        self.fixed = options["setup"] == "fixed"  # S-3.5
        self.turned_when_due = options["reveal"] == "due"  # S-14.2
        self.all_revealed_at_once = options["reveal_cards"] == "action_start"  # S-14.16
        self.standing: int = STANDING.index[str(options["extra_armies"])]  # S-14.26: of everybody, to begin with
        self.shows_chances = options["chances"] is True


class ShogunState(State):
    # --- written by `make generate` ---------------------------------------------------------------------------
    rules: Rules
    owner: list[int]  # the seat that has armies there, or NOBODY
    armies: list[int]
    buildings: list[int]  # by province, bit masks
    unrest: list[int]
    land: list[int]  # by seat: its provinces as a bit mask
    reserve: list[int]  # of the farmers: their pool
    tower: list[int]  # what is inside
    upper: list[int]  # of a tower with two floors: what of it lies on the upper one, which nobody sees
    tray: list[int]
    chests: list[int]
    rice: list[int]
    score: list[list[int]]  # by seat and item of the score sheet
    unplaced: list[list[int]]  # armies still to be placed in the draft
    first: i64  # who begins the draft
    deck: Pile  # of the draft
    offer: list[int]  # face up beside it
    seen: list[int]  # by seat: the offer it chose from last
    round: i64  # 0 while the table is set
    row: list[int]  # action cards that lie open, from place 1
    hidden: Pile  # and those face down after them
    place: i64  # of the action that is carried out, 0 before the first
    specials: list[int]  # by place
    takers: list[int]  # by place: whose daimyo card lies there
    ranking: list[int]  # who chose or chooses a special card, best bid first
    order: list[int]  # the turn order
    event_deck: Pile
    events: list[int]  # of this year, not yet drawn
    event: i64  # in force
    lost: i64  # whose cards have left a hand or a planning board this round
    source: i64  # of the attack that is under way
    target: i64
    marching: i64  # armies that attack
    extra: list[int]  # armies added by the attacker and the defender
    standing: list[int]  # by seat: whether it is asked about them

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.owner = [0] * len(PROVINCE)
        self.armies = [0] * len(PROVINCE)
        self.buildings = []
        self.unrest = [0] * len(PROVINCE)
        self.land = []
        self.reserve = []
        self.tower = []
        self.upper = []
        self.tray = []
        self.chests = []
        self.rice = []
        self.score = []
        self.unplaced = []
        self.first = 0
        self.deck = Pile([])
        self.offer = []
        self.seen = []
        self.round = 0
        self.row = []
        self.hidden = Pile([])
        self.place = 0
        self.specials = []
        self.takers = []
        self.ranking = []
        self.order = []
        self.event_deck = Pile([])
        self.events = []
        self.event = -1
        self.lost = 0
        self.source = -1
        self.target = -1
        self.marching = 0
        self.extra = []
        self.standing = []

    def clone(self) -> "ShogunState":
        twin = ShogunState()
        self.copy_to(twin)
        twin.rules = self.rules
        twin.owner = self.owner.copy()
        twin.armies = self.armies.copy()
        twin.buildings = self.buildings.copy()
        twin.unrest = self.unrest.copy()
        twin.land = self.land
        twin.reserve = self.reserve.copy()
        twin.tower = self.tower.copy()
        twin.upper = self.upper.copy()
        twin.tray = self.tray.copy()
        twin.chests = self.chests.copy()
        twin.rice = self.rice.copy()
        twin.score = [each.copy() for each in self.score]
        twin.unplaced = self.unplaced
        twin.first = self.first
        twin.deck = self.deck.clone()
        twin.offer = self.offer
        twin.seen = self.seen.copy()
        twin.round = self.round
        twin.row = self.row
        twin.hidden = self.hidden.clone()
        twin.place = self.place
        twin.specials = self.specials
        twin.takers = self.takers.copy()
        twin.ranking = self.ranking
        twin.order = self.order
        twin.event_deck = self.event_deck.clone()
        twin.events = self.events
        twin.event = self.event
        twin.lost = self.lost
        twin.source = self.source
        twin.target = self.target
        twin.marching = self.marching
        twin.extra = self.extra.copy()
        twin.standing = self.standing.copy()
        return twin

    # --- up to here -------------------------------------------------------------------------------------------

    def lay(self, game: "Game[Any]", seats: i64, options: dict[str, bool | str], key: bytes) -> None:
        super().lay(game, seats, options, key)
        self.clear()
        self.rules = Rules(options, seats)
        self.owner = [NOBODY] * PROVINCES
        self.buildings = [0] * PROVINCES
        self.land = [0] * int(seats)
        self.reserve = [*[ALL_ARMIES] * int(seats), ALL_FARMERS]
        self.tower, self.upper, self.tray = [0] * int(seats + 1), [0] * int(seats + 1), [0] * int(seats + 1)
        self.chests = [START_CHESTS[seats]] * int(seats)
        self.rice = [0] * int(seats)
        self.score = [[0] * len(ITEM) for _ in range(seats)]
        self.unplaced = [ARMY_GROUPS[seats] for _ in range(seats)]
        self.seen = [0] * int(seats)
        self.takers = [NOBODY] * SPECIALS
        self.extra = [0, 0]
        self.standing = [self.rules.standing] * int(seats)

    def pools(self) -> list[list[Pile]]:
        return [[self.deck], [self.hidden], [self.event_deck]]

    def redeal_rest(self, onlooker: i64, generator: Generator) -> None:
        """S-11.8: on which floor a held cube lies nobody knows. Either is as likely: as many cubes come to rest on
        the one as on the other, and what has fallen out says next to nothing about those that have not."""
        if self.rules.tower.has_floors:
            for colour, held in enumerate(self.tower):
                self.upper[colour] = sum([int(generator.below(2)) for _ in range(held)])

    def unshared_rest(self, seat: i64) -> i64:
        """Where the cubes lie in the tower nobody knows; everything else that is hidden lies in piles and plans."""
        return 0

    def points(self, seat: i64) -> i64:
        return sum(self.score[seat])

    def ranks(self) -> list[int]:
        """S-13.4: by points, then by chests; who is equal in both shares the place."""
        return ranked([int(self.points(seat)) * TIE_BREAK + self.chests[seat] for seat in range(self.seats)])

    # --- the table in the rulebook's words ------------------------------------------------------------------

    def farmers(self) -> i64:
        """The colour of the green cubes, after those of the seats."""
        return self.seats

    def season(self) -> i64:
        return (self.round - 1) % SEASONS

    def year(self) -> i64:
        return (self.round - 1) // SEASONS + 1

    def is_winter(self) -> bool:
        return self.round > 0 and self.season() == WINTER

    def effect(self) -> i64:
        """What the event in force does."""
        return EFFECT_OF[self.event] if self.event != NONE else NONE

    def neighbours(self, province: i64) -> i64:
        """S-1.6, S-2.4"""
        return self.rules.board.around[province]

    def left_of(self, seat: i64) -> i64:
        return (seat + 1) % self.seats

    def holds_special(self, seat: i64, special: i64) -> bool:
        """S-5.4"""
        place: i64 = 0
        for card in self.specials:
            if card == special:
                return self.takers[place] == seat
            place += 1
        return False

    def has_building(self, province: i64, building: i64) -> bool:
        return (self.buildings[province] >> building) & 1 == 1

    def free_sites(self, province: i64) -> i64:
        return SITES[province] - BITS_IN_MASK[self.buildings[province]]

    def tokens_left(self, building: i64) -> i64:
        left: i64 = TOKENS[building]
        for built in self.buildings:
            left -= (built >> building) & 1
        return left

    # --- changing it ------------------------------------------------------------------------------------------

    def place_armies(self, seat: i64, province: i64, armies: i64) -> None:
        """S-1.4: whoever has armies in a province owns it."""
        self.owner[province] = int(seat)
        self.armies[province] += int(armies)
        self.note_land(seat, self.land[seat] | bit(province))

    def leave(self, province: i64) -> None:
        """Nobody owns it any more."""
        seat = self.owner[province]
        self.owner[province] = NOBODY
        self.armies[province] = 0
        self.note_land(seat, self.land[seat] & ~bit(province))

    def note_land(self, seat: i64, land: i64) -> None:
        """Clones share the list, so it is replaced and never changed."""
        self.land = self.land.copy()
        self.land[seat] = int(land)

    def provinces_of(self, seat: i64) -> list[int]:
        return members(self.land[seat])

    def number_of_provinces(self, seat: i64) -> i64:
        return count(self.land[seat])

    def derive(self) -> None:
        """Whose the provinces are."""
        self.land = [0] * int(self.seats)
        for province in range(len(PROVINCE)):
            if self.owner[province] != NOBODY:
                self.land[self.owner[province]] |= bit(province)
