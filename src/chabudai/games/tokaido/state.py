"""What lies on the table in Tokaido."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from chabudai.core.numbers import bit
from chabudai.core.pile import Pile
from chabudai.core.rng import Generator
from chabudai.core.state import State, ranked
from chabudai.games.tokaido.components import (
    AT_INN,
    EDO_TO_KYOTO,
    ITEM,
    KYOTO_TO_EDO,
    PANORAMA,
    PANORAMAS,
    SATSUKI,
    SECTIONS,
    TRAVELER,
    Road,
)

if TYPE_CHECKING:
    from chabudai.core.game import Game

NO_CARD: Final = -1
TIE_BREAK: Final = 100  # more than there are achievement cards


class Rules:
    """The options of a game, read once."""

    def __init__(self, options: dict[str, bool | str], seats: i64) -> None:
        self.initiatory_journey = options["initiatory_journey"] is True
        self.gastronomy = options["gastronomy"] is True
        self.special_setup = options["special_setup"] is True
        self.free_meal_from_deck = options["satsuki_source"] == "deck"
        self.neutral_meal_chosen = options["neutral_meal_discard"] == "chosen"
        self.award_at_zero = options["award_end_achievement_at_zero"] is True
        self.returned_shuffled = options["returned_cards_order"] == "random"
        self.off_road_open = seats >= 4  # T-2.10
        self.neutral_joins = seats == 2  # T-10.1
        self.road: Road = EDO_TO_KYOTO if options["return_trip"] else KYOTO_TO_EDO


@mypyc_attr(acyclic=True)
class Traveler:
    """A piece on the road with all its player has. The neutral traveler (T-10) owns nothing but a bowl."""

    # --- written by `make generate` ---------------------------------------------------------------------------
    seat: i64
    tile: i64
    coins: i64
    bowl: i64  # coins in the temple
    place: i64  # stations from the start
    slot: i64  # 1 = on the road
    sections: list[int]  # by panorama: how many the player has
    souvenirs: list[int]
    meals: list[int]
    springs: list[int]
    encounters: list[int]
    achievements: list[int]
    points: list[int]  # by item of the score sheet

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.seat = 0
        self.tile = -1
        self.coins = 0
        self.bowl = 0
        self.place = 0
        self.slot = 0
        self.sections = [0] * len(PANORAMA)
        self.souvenirs = []
        self.meals = []
        self.springs = []
        self.encounters = []
        self.achievements = []
        self.points = [0] * len(ITEM)

    def clone(self) -> "Traveler":
        twin = Traveler()
        twin.seat = self.seat
        twin.tile = self.tile
        twin.coins = self.coins
        twin.bowl = self.bowl
        twin.place = self.place
        twin.slot = self.slot
        twin.sections = self.sections
        twin.souvenirs = self.souvenirs
        twin.meals = self.meals
        twin.springs = self.springs
        twin.encounters = self.encounters
        twin.achievements = self.achievements
        twin.points = self.points
        return twin

    # --- up to here -------------------------------------------------------------------------------------------

    def score(self, item: i64, points: i64) -> None:
        # T-3.10: at the moment they are earned
        self.points = increased(self.points, item, points)

    def total(self) -> i64:
        total: i64 = 0
        for points in self.points:
            total += points
        return total

    def has_completed(self, panorama: i64) -> bool:
        return self.sections[panorama] == SECTIONS[panorama]

    def incomplete_panoramas(self) -> list[int]:
        return [panorama for panorama in range(PANORAMAS) if not self.has_completed(panorama)]

    def is_behind(self, other: "Traveler") -> bool:
        # T-3.1, T-3.2: on one station the slot farther from the road is behind
        return self.place < other.place or (self.place == other.place and self.slot > other.slot)


def increased(numbers: list[int], place: i64, by: i64) -> list[int]:
    changed = numbers.copy()
    changed[place] += by
    return changed


def new_traveler(seat: i64) -> Traveler:
    traveler = Traveler()
    traveler.clear()
    traveler.seat = seat
    return traveler


class TokaidoState(State):
    # --- written by `make generate` ---------------------------------------------------------------------------
    rules: Rules
    travelers: list[Traveler]  # by seat; the neutral one, if any, is last
    tiles: list[list[int]]  # dealt in set-up, by seat; empty once chosen from
    souvenirs: Pile
    encounters: Pile
    meals: Pile
    springs: Pile
    revealed: list[int]  # souvenirs on show at a village
    drawn: Pile  # Yoshiyasu's two encounters, face down to the others
    offer: Pile  # meals at the inn
    free_meal: Pile  # Satsuki's card from the deck (T-6.5.6)
    free_place: i64  # which card of the offer Satsuki may have free (T-6.5.1), or NO_CARD
    full: i64  # bit mask of stations with no slot left; a slot is used only once (T-12.0)

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.travelers = []
        self.tiles = []
        self.souvenirs = Pile([])
        self.encounters = Pile([])
        self.meals = Pile([])
        self.springs = Pile([])
        self.revealed = []
        self.drawn = Pile([])
        self.offer = Pile([])
        self.free_meal = Pile([])
        self.free_place = -1
        self.full = 0

    def clone(self) -> "TokaidoState":
        twin = TokaidoState()
        self.copy_to(twin)
        twin.rules = self.rules
        twin.travelers = [each.clone() for each in self.travelers]
        twin.tiles = self.tiles
        twin.souvenirs = self.souvenirs.clone()
        twin.encounters = self.encounters.clone()
        twin.meals = self.meals.clone()
        twin.springs = self.springs.clone()
        twin.revealed = self.revealed
        twin.drawn = self.drawn.clone()
        twin.offer = self.offer.clone()
        twin.free_meal = self.free_meal.clone()
        twin.free_place = self.free_place
        twin.full = self.full
        return twin

    # --- up to here -------------------------------------------------------------------------------------------

    def lay(self, game: "Game[Any]", seats: i64, options: dict[str, bool | str], key: bytes) -> None:
        super().lay(game, seats, options, key)
        self.clear()
        self.rules = Rules(options, seats)
        on_the_road = seats + 1 if self.rules.neutral_joins else seats
        self.travelers = [new_traveler(seat) for seat in range(on_the_road)]

    def pools(self) -> list[list[Pile]]:
        return [
            [self.souvenirs],
            [self.encounters, self.drawn],
            [self.meals, self.offer, self.free_meal],
            [self.springs],
        ]

    def redeal_rest(self, onlooker: i64, generator: Generator) -> None:
        if self.tiles:
            self.redeal_tiles(onlooker, generator)
        if self.free_place != NO_CARD:
            places = self.possible_free_places(onlooker)
            self.free_place = places[generator.below(len(places))]

    def unshared_rest(self, seat: i64) -> i64:
        """T-13.1: one's tiles; T-14.5: Satsuki's dish."""
        satsuki = self.free_place != NO_CARD and self.seat_of(SATSUKI) == seat
        return self.everybody() if self.tiles or satsuki else 0

    def possible_free_places(self, onlooker: i64) -> list[int]:
        """T-14.5: any card of the offer; Satsuki knows the dish, though not which of two that are alike."""
        dishes = self.offer.cards()
        if self.seat_of(SATSUKI) != onlooker:
            return list(range(len(dishes)))
        return [place for place, dish in enumerate(dishes) if dish == dishes[self.free_place]]

    def redeal_tiles(self, onlooker: i64, generator: Generator) -> None:
        """T-13.1: the tiles of the others."""
        own = self.tiles[onlooker] if onlooker < self.seats else []
        others = [tile for tile in range(len(TRAVELER)) if tile not in own]
        generator.shuffle(others)
        self.tiles = [own if seat == onlooker else [others.pop(), others.pop()] for seat in range(self.seats)]

    def points(self, seat: i64) -> i64:
        return self.travelers[seat].total()

    def ranks(self) -> list[int]:
        """T-9.5, T-9.6: by points, then by achievement cards; who is equal in both shares the place."""
        return ranked([player.total() * TIE_BREAK + len(player.achievements) for player in self.players()])

    # --- the table in the rulebook's words ------------------------------------------------------------------

    def players(self) -> list[Traveler]:
        return self.travelers[: self.seats]

    def seat_of(self, tile: i64) -> i64:
        """Who travels with this tile; -1 if nobody."""
        for traveler in self.players():
            if traveler.tile == tile:
                return traveler.seat
        return -1

    def neutral(self) -> Traveler | None:
        return self.travelers[-1] if self.rules.neutral_joins else None

    def rearmost(self) -> Traveler:
        """T-3.2: the traveler who moves."""
        rearmost = self.travelers[0]
        for traveler in self.travelers:
            if traveler.is_behind(rearmost):
                rearmost = traveler
        return rearmost

    def from_behind(self) -> list[Traveler]:
        """T-3.1: the one who moves next comes first."""
        found: list[Traveler] = []
        for traveler in self.travelers:
            before = len([each for each in found if not traveler.is_behind(each)])
            found.insert(before, traveler)
        return found

    def foremost_player(self) -> Traveler:
        """T-10.2: the player who moves the neutral traveler."""
        foremost = self.travelers[0]
        for traveler in self.players():
            if foremost.is_behind(traveler):
                foremost = traveler
        return foremost

    def slots_at(self, place: i64) -> i64:
        # T-3.6: the slot off the road exists only with four and five players; inns always have room (T-3.7)
        road = self.rules.road
        if road.kinds[place] == AT_INN or self.rules.off_road_open:
            return road.slots[place]
        return 1

    def derive(self) -> None:
        """T-3.7: which stations are full follows from where everybody stands."""
        self.full = 0
        places = [traveler.place for traveler in self.travelers]
        for place in places:
            if places.count(place) == self.slots_at(place):
                self.full |= bit(place)

    def is_full(self, place: i64) -> bool:
        return (self.full >> place) & 1 == 1

    def all_at(self, place: i64) -> bool:
        for traveler in self.travelers:
            if traveler.place != place:
                return False
        return True

    def at_intermediate_inn(self, traveler: Traveler) -> bool:
        # T-12.17: neither the first inn nor the last
        return 0 < traveler.place < self.rules.road.last
