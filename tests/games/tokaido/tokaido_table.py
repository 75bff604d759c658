"""Positions of Tokaido for the tests: who stands where with what, and then play in the game's own words.

    road = table(seats=4).traveler(0, "kinko", at="farm_1", coins=1).on_top("meals", "dango").set()
    road.does("go inn_1", "eat dango")
    assert road.traveler(0).points == 6

Cards that are given to a traveler are taken out of their decks. Travelers of whom nothing is said wait at the next
inn ahead. Who has to move follows from where they stand (T-3.2).
"""

import json
from collections.abc import Mapping
from random import Random
from types import SimpleNamespace
from typing import Any

from playing import Playing, stack_on_top

import chabudai
from chabudai.games.tokaido.components import DATA

GAME = chabudai.game("tokaido")
STATIONS: list[str] = [row["id"] for row in DATA["station"]]
INNS = ["kyoto", "inn_1", "inn_2", "inn_3", "edo"]
DECKS = ("souvenirs", "encounters", "meals", "springs")
TILE_COINS: dict[str, int] = {row["id"]: row["coins"] for row in DATA["traveler"]}
SOUVENIRS: list[str] = [row["id"] for row in DATA["souvenir"]]
PURSE = 7  # coins of a traveler without tile of whom nothing is said


def table(seats: int = 4, seed: int = 1, **options: bool | str) -> "Table":
    return Table(seats, seed, options)


def approach(seats: int = 4, seed: int = 1, **options: bool | str) -> "Table":
    """Nobody has reached the first inn yet; they will arrive there in the order of their seats."""
    setting = Table(seats, seed, options)
    last_stations = ["farm_1", "village_2", "encounter_2", "sea_1", "mountain_2"]
    for traveler, station in zip(setting.data["travelers"], last_stations, strict=False):
        setting.stations[traveler["seat"]] = station
    return setting


def new_game(seats: int = 4, seed: int = 1, **options: bool | str) -> "Play":
    """A game as it comes out of the box, before the first choice."""
    return Play(GAME.new(seats, seed, options))


def all_souvenirs_but(*left: str) -> list[str]:
    return [souvenir for souvenir in SOUVENIRS if souvenir not in left]


class Table:
    """A position in the making."""

    def __init__(self, seats: int, seed: int, options: dict[str, bool | str]) -> None:
        self.seats = seats
        self.returning = bool(options.get("return_trip"))
        self.inns = sorted(self.place_of(inn) for inn in INNS)
        self.start = new_game(seats, seed, **options).everybody_keeps_the_first_tile().state
        self.data: dict[str, Any] = json.loads(json.dumps(GAME.dump(self.start)))
        self.stations: dict[int, str] = {}
        for traveler in self.data["travelers"]:
            traveler |= {"tile": None, "coins": PURSE if traveler["seat"] < seats else 0}
        self.on_offer: list[str] | None = None

    def traveler(
        self,
        seat: int,
        tile: str | None = None,
        *,
        at: str | None = None,
        coins: int | None = None,
        bowl: int = 0,
        panoramas: Mapping[str, int] | None = None,
        points: Mapping[str, int] | None = None,
        **cards: list[str],
    ) -> "Table":
        """Cards are `souvenirs`, `meals`, `springs`, `encounters` or `achievements`."""
        data = self.data["travelers"][seat]
        purse = PURSE if tile is None else TILE_COINS[tile]
        data |= {"tile": tile, "coins": purse if coins is None else coins, "bowl": bowl}
        data["sections"] |= panoramas or {}
        data["points"] |= points or {}
        for kind, given in cards.items():
            data[kind] = given
            if kind in DECKS:
                self.take_out(kind, given)
        if at is not None:
            self.stations[seat] = at
        return self

    def neutral(self, at: str, bowl: int = 0) -> "Table":
        return self.traveler(2, at=at, coins=0, bowl=bowl)

    def take_out(self, deck: str, cards: list[str]) -> None:
        for card in cards:
            self.data[deck]["cards"].remove(card)

    def on_top(self, deck: str, *cards: str) -> "Table":
        self.data[deck]["cards"] = stack_on_top(self.data[deck]["cards"], list(cards))
        return self

    def offer(self, *meals: str) -> "Table":
        """What is left on offer at the inn where somebody waits."""
        self.take_out("meals", list(meals))
        self.on_offer = list(meals)
        return self

    def set(self) -> "Play":
        self.place_travelers()
        self.lay_offer()
        self.data["stack"] = [{"step": "Journey"}, self.next_move()]
        changes = {name: self.data[name] for name in ("travelers", *DECKS, "offer", "stack")}
        state = GAME.arrange(self.start, changes)
        state.journal = []
        return Play(state)

    def place_of(self, station: str) -> int:
        index = STATIONS.index(station)
        return STATIONS.index("edo") - index if self.returning else index

    def place_travelers(self) -> None:
        """In the order in which they were named; the others at the inn ahead of them all."""
        named = {seat: self.place_of(station) for seat, station in self.stations.items()}
        waiting = min(inn for inn in self.inns if inn >= max([1, *named.values()]))
        everybody = {traveler["seat"]: waiting for traveler in self.data["travelers"]}
        taken: list[int] = []
        for seat, place in (named | {seat: everybody[seat] for seat in everybody if seat not in named}).items():
            taken.append(place)
            self.data["travelers"][seat] |= {"place": place, "slot": taken.count(place)}

    def lay_offer(self) -> None:
        """Where some have been served and others have not, meals lie there: one less for each guest."""
        places = [traveler["place"] for traveler in self.data["travelers"]]
        guests = places.count(max(places))
        if self.on_offer is None:
            waiting = max(places) in self.inns[1:] and guests < len(places)
            pile = self.data["meals"]["cards"]
            left = len(pile) - (len(places) + 1 - guests if waiting else 0)
            self.data["meals"]["cards"], self.on_offer = pile[:left], pile[left:]
        self.data["offer"] = {"cards": self.on_offer}

    def next_move(self) -> dict[str, Any]:
        order = sorted(self.data["travelers"], key=lambda one: (one["place"], -one["slot"]))
        if order[0]["seat"] < self.seats:
            return {"step": "Move", "seat": order[0]["seat"]}
        return {"step": "MoveNeutral", "seat": order[-1]["seat"]}


class Play(Playing):
    """A game on the road."""

    # --- acting -------------------------------------------------------------------------------------------

    def everybody_keeps_the_first_tile(self) -> "Play":
        if self.state.view(None)["tiles"] is not None:
            for seat in self.state.deciders():
                self.state.apply(seat, self.state.legal(seat)[0])
        return self

    def one_at_random(self, luck: Random, dawdling: bool = False) -> None:
        """Dawdlers make short moves, so that there are many stops."""
        seat = luck.choice(self.state.deciders())
        legal = self.state.legal(seat)
        self.state.apply(seat, luck.choice(legal[:2] if dawdling and self.is_about_moving else legal))

    # --- what can be seen ---------------------------------------------------------------------------------

    @property
    def stations(self) -> list[str]:
        """Where the traveler that moves may go."""
        return [action.split()[1] for action in self.options if action.split()[0] in ("go", "send")]

    @property
    def is_about_moving(self) -> bool:
        return self.question in ("prompt-move", "prompt-move-neutral")

    def traveler(self, seat: int) -> SimpleNamespace:
        return SimpleNamespace(**self.state.view(None)["travelers"][seat])
