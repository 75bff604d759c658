"""What lies on the table in Rising Sun."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from chabudai.core.pile import Pile
from chabudai.core.rng import Generator
from chabudai.core.state import State
from chabudai.games.rising_sun.circles import circles, members_of, overhears
from chabudai.games.rising_sun.clan import Clan
from chabudai.games.rising_sun.components import (
    BUSHI,
    COMMON,
    DAIMYO,
    IS_ONI,
    MONSTER,
    MONSTERS,
    NOBODY,
    NONE,
    PLACE,
    SHINTO,
)
from chabudai.games.rising_sun.rulings import FREELY, Rules
from chabudai.games.rising_sun.talk import Talk, silence

if TYPE_CHECKING:
    from chabudai.core.game import Game

NOT_YET: Final = -1  # of the taker of a War Province token
DISCARDED: Final = -2


class RisingSunState(State):
    # --- written by `make generate` ---------------------------------------------------------------------------
    rules: Rules
    clans: list[Clan]  # by seat
    monster_owner: list[int]  # who has its card, or NOBODY
    monster_at: list[int]
    honor: list[int]  # the highest first
    ally: list[int]  # by seat
    season: i64
    phase: i64
    card_set: i64  # that is played with beside the core
    shrines: list[int]  # from left to right
    market: list[int]  # season cards on offer
    deck: Pile
    drawn: Pile  # by the active player, who looks at them
    buried: Pile  # what Lotus has put face down on the track
    track: list[int]  # mandates played or announced this season
    players: list[int]  # and by whom
    turn: i64  # of the political track: how many have begun
    active: i64  # who takes the mandate turn, or took the last one
    mandate: i64  # the one that is carried out
    shrine: i64  # the one that is resolved
    gained: i64  # seats that have gained points at this moment
    compared: i64  # seats that have gained coins from the pile at this moment
    repaid: i64  # and those that the Merchant has paid at it
    summoned: bool  # something, in this instance
    moved: list[int]  # by province and piece: finished in this Marshal
    winds: i64  # moves that Fujin still grants
    opened: i64  # sea routes that the mover may use in this instance, and may not
    closed: i64
    wars: list[int]  # the first battle first
    takers: list[int]  # of their tokens: a seat, NOT_YET or DISCARDED
    war: i64  # the number of the province that is resolved, from 0
    participants: i64  # of the battle, a bit mask
    bids: list[list[int]]  # by seat; none before they are revealed
    won: list[int]  # war advantages that are resolved: by whom they were won
    using: i64  # the war advantage that is resolved
    hired: i64  # who has hired ronin
    killed: i64  # figures in this battle
    victor: i64
    discarded: list[int]  # R-17.5a
    spoke: bool  # R-29.N.5: somebody has made an offer in this round of the tea ceremony
    talks: list[Talk]

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.clans = []
        self.monster_owner = [0] * len(MONSTER)
        self.monster_at = []
        self.honor = []
        self.ally = []
        self.season = 0
        self.phase = 0
        self.card_set = 0
        self.shrines = []
        self.market = []
        self.deck = Pile([])
        self.drawn = Pile([])
        self.buried = Pile([])
        self.track = []
        self.players = []
        self.turn = 0
        self.active = -1
        self.mandate = -1
        self.shrine = -1
        self.gained = 0
        self.compared = 0
        self.repaid = 0
        self.summoned = False
        self.moved = []
        self.winds = 0
        self.opened = 0
        self.closed = 0
        self.wars = []
        self.takers = []
        self.war = -1
        self.participants = 0
        self.bids = []
        self.won = []
        self.using = -1
        self.hired = -1
        self.killed = 0
        self.victor = -1
        self.discarded = []
        self.spoke = False
        self.talks = []

    def clone(self) -> "RisingSunState":
        twin = RisingSunState()
        self.copy_to(twin)
        twin.rules = self.rules
        twin.clans = [each.clone() for each in self.clans]
        twin.monster_owner = self.monster_owner.copy()
        twin.monster_at = self.monster_at.copy()
        twin.honor = self.honor.copy()
        twin.ally = self.ally.copy()
        twin.season = self.season
        twin.phase = self.phase
        twin.card_set = self.card_set
        twin.shrines = self.shrines
        twin.market = self.market
        twin.deck = self.deck.clone()
        twin.drawn = self.drawn.clone()
        twin.buried = self.buried.clone()
        twin.track = self.track
        twin.players = self.players
        twin.turn = self.turn
        twin.active = self.active
        twin.mandate = self.mandate
        twin.shrine = self.shrine
        twin.gained = self.gained
        twin.compared = self.compared
        twin.repaid = self.repaid
        twin.summoned = self.summoned
        twin.moved = self.moved
        twin.winds = self.winds
        twin.opened = self.opened
        twin.closed = self.closed
        twin.wars = self.wars
        twin.takers = self.takers
        twin.war = self.war
        twin.participants = self.participants
        twin.bids = self.bids
        twin.won = self.won
        twin.using = self.using
        twin.hired = self.hired
        twin.killed = self.killed
        twin.victor = self.victor
        twin.discarded = self.discarded
        twin.spoke = self.spoke
        twin.talks = self.talks
        return twin

    # --- up to here -------------------------------------------------------------------------------------------

    def lay(self, game: "Game[Any]", seats: i64, options: dict[str, bool | str], key: bytes) -> None:
        super().lay(game, seats, options, key)
        self.clear()
        self.rules = Rules(options)
        self.clans = []
        for _ in range(seats):
            clan = Clan()
            clan.clear()
            clan.figures = [[0] * len(PLACE) for _ in range(COMMON)]
            self.clans.append(clan)
        self.monster_owner = [NOBODY] * MONSTERS
        self.monster_at = [NONE] * MONSTERS
        self.honor = list(range(seats))
        self.ally = [NOBODY] * int(seats)
        self.talks = [silence() for _ in range(circles(seats))]

    def pools(self) -> list[list[Pile]]:
        return [[self.deck, self.drawn, self.buried]]

    def redeal_rest(self, onlooker: i64, generator: Generator) -> None:
        """R-29.N.8: what others say to each other in private cannot be known: as if they had not."""
        if self.rules.talk == FREELY:
            self.talks = [
                talk if overhears(onlooker, circle, self.seats) else silence()
                for circle, talk in enumerate(self.talks)
            ]

    def unshared_rest(self, seat: i64) -> i64:
        """Private talk is known to two alone."""
        mask: i64 = 0
        for circle, talk in enumerate(self.talks):
            if circle > 0 and overhears(seat, circle, self.seats) and (talk.offers or talk.promises):
                mask |= self.everybody() & ~members_of(circle, self.seats)
        return mask

    def points(self, seat: i64) -> i64:
        return self.clans[seat].points()

    def ranks(self) -> list[int]:
        """R-22.5, R-27.50: by points, then by honor; an ally who ties for the lead shares it."""
        order = sorted(range(self.seats), key=lambda seat: (-int(self.points(seat)), self.honor.index(seat)))
        first = order[0]
        friend = self.ally[first]
        shares = friend != NOBODY and self.points(friend) == self.points(first)
        ahead = [first, friend] if shares else [first]
        order = ahead + [seat for seat in order if seat not in ahead]
        return [1 if seat in ahead else 1 + order.index(seat) for seat in range(self.seats)]

    # --- around the table ---------------------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """R-3.2: the next seat clockwise."""
        return (seat + 1) % self.seats

    def from_left_of(self, seat: i64) -> list[int]:
        """R-10.5: everybody, this seat last."""
        return [int((seat + step) % self.seats) for step in range(1, self.seats + 1)]

    def seat_of(self, clan: i64) -> i64:
        """Who plays it, or NOBODY."""
        seat: i64 = 0
        for each in self.clans:
            if each.clan == clan:
                return seat
            seat += 1
        return NOBODY

    def plays(self, seat: i64, clan: i64) -> bool:
        return self.clans[seat].clan == clan

    def rank(self, seat: i64) -> i64:
        """R-4.1: the place on the honor track, 0 on top."""
        place: i64 = 0
        for each in self.honor:
            if each == seat:
                return place
            place += 1
        return place

    def has_more_honor(self, one: i64, other: i64) -> bool:
        return self.rank(one) < self.rank(other)

    def by_honor(self, mask: i64) -> list[int]:
        """These seats, the highest honor first."""
        return [seat for seat in self.honor if (mask >> seat) & 1]

    def are_allies(self, one: i64, other: i64) -> bool:
        return self.ally[one] == other

    def has_bonus(self, seat: i64) -> bool:
        """R-10.7: the active player and the ally."""
        return seat == self.active or (self.active != NOBODY and self.ally[self.active] == seat)

    # --- figures (R-5) ------------------------------------------------------------------------------------------

    def number(self, seat: i64, kind: i64, place: i64) -> i64:
        """How many of this kind of figure the seat has there."""
        if kind < COMMON:
            return self.clans[seat].figures[kind][place]
        monster = kind - COMMON
        return 1 if self.monster_owner[monster] == seat and self.monster_at[monster] == place else 0

    def kinds_at(self, seat: i64, place: i64) -> list[int]:
        """The kinds of figures the seat has there."""
        figures = self.clans[seat].figures
        kinds = [kind for kind in range(COMMON) if figures[kind][place] > 0]
        kind = COMMON
        for at in self.monster_at:
            if at == place and self.monster_owner[kind - COMMON] == seat:
                kinds.append(kind)
            kind += 1
        return kinds

    def figures_at(self, seat: i64, place: i64) -> i64:
        """How many figures the seat has there."""
        figures = self.clans[seat].figures
        number: i64 = figures[BUSHI][place] + figures[SHINTO][place] + figures[DAIMYO][place]
        for monster in range(MONSTERS):
            if self.monster_at[monster] == place and self.monster_owner[monster] == seat:
                number += 1
        return number

    def shift(self, seat: i64, kind: i64, source: i64, target: i64) -> None:
        """R-5.2: a figure is in exactly one place."""
        if kind < COMMON:
            places = self.clans[seat].figures[kind]
            places[source] -= 1
            places[target] += 1
        else:
            self.monster_at[kind - COMMON] = int(target)

    # --- what belongs to somebody (R-23.6) ----------------------------------------------------------------------

    def monsters_of(self, seat: i64) -> list[int]:
        """Wherever they are."""
        return [monster for monster in range(MONSTERS) if self.monster_owner[monster] == seat]

    def oni_of(self, seat: i64) -> i64:
        oni: i64 = 0
        for monster in self.monsters_of(seat):
            if IS_ONI[monster]:
                oni += 1
        return oni
