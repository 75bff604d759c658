"""A second Rising Sun, written from the rules alone: slow, plain, and without a line of the first.

It is played beside the engine and asks at every decision for exactly what the rules offer. Of the engine it hears
only what chance brought and what was chosen; everything else it works out for itself. What lies in the box it reads
from the component file, as text.

Here: what lies on the table, what can be seen of it, and what gains and losses do.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from read_twice import Chance, Course

import chabudai.games.rising_sun as package

BOX: dict[str, Any] = tomllib.loads(Path(package.__file__).with_name("components.toml").read_text("utf-8"))
PROVINCES = [row["id"] for row in BOX["provinces"]]
HARVEST = {row["id"]: row["harvest"] for row in BOX["provinces"]}
LAND = {frozenset(row["between"]) for row in BOX["land_borders"]}
SEA = {frozenset(row["between"]): row["id"] for row in BOX["sea_routes"]}
CLANS = {row["id"]: row for row in BOX["clans"]}
CARDS = {row["id"]: row for row in BOX["season_cards"]}
MONSTERS = [row["id"] for row in BOX["monsters"]]
ONI = {"oni_of_skulls", "oni_of_blood", "oni_of_souls", "oni_of_hate", "oni_of_spite"}
KINDS = ["bushi", "shinto", "daimyo", *MONSTERS]
MANDATES = ["recruit", "marshal", "train", "harvest", "betray"]
ADVANTAGES = ["seppuku", "hostage", "ronin", "poets"]
TRACK = ["mandate", "mandate", "mandate", "kami", "mandate", "mandate", "kami", "mandate", "mandate", "kami"]
SHINTO = {"shinto", "komainu"}
DAIMYO = {"daimyo", "yurei"}
RESERVE = "reserve"
AT_WAR = [
    "way_of_the_shogun",
    "way_of_bushido",
    "way_of_the_ronin",
    "way_of_the_moneylender",
    "way_of_the_righteous",
]
AFTER_SUMMON = ["path_of_the_warlord", "path_of_the_patron", "path_of_the_spirit"]  # the gains
ASKED_AFTER = ["path_of_the_kenin", "path_of_the_ninja", "path_of_the_monkey"]


class WhatChanceBrought(Chance):
    KINDS = frozenset({"cards-chosen", "shrines-lie", "starts", "wars-lie", "sees"})

    def __call__(self, kind: str) -> dict[str, Any]:
        kinds = [event["event"] for event in self.told]
        return self.told.pop(kinds.index(kind))


class SecondTable:
    def __init__(self, seats: int, options: dict[str, Any], chance: WhatChanceBrought) -> None:
        self.seats, self.chance, self.options = seats, chance, options
        self.clan: list[str] = []
        self.cards_of_set = ""
        self.shrines: list[str] = []
        self.points, self.coins, self.ronin = [0] * seats, [0] * seats, [0] * seats
        self.honor: list[int] = list(range(seats))  # the highest first
        self.ally: dict[int, int] = {}
        self.allied: list[set[str]] = [set() for _ in range(seats)]
        self.figures: list[Counter[tuple[str, str]]] = [Counter() for _ in range(seats)]  # (kind, place)
        self.hostages: Counter[tuple[int, int, str]] = Counter()  # captor, owner, kind
        self.strongholds: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.cards: list[list[str]] = [[] for _ in range(seats)]
        self.tokens: list[list[tuple[str, str]]] = [[] for _ in range(seats)]
        self.discarded: list[tuple[str, str]] = []
        self.market: Counter[str] = Counter()
        self.wars: list[str] = []
        self.season = ""
        self.at_war = False
        self.active = -1
        self.mandate = ""
        self.returned: Counter[str] = Counter()
        self.gained: set[int] = set()  # who has gained points at this moment, and who coins
        self.enriched: set[int] = set()
        self.repaid: set[int] = set()  # whom the Merchant has paid, where it pays once only
        self.field = ""  # the province that is fought for
        self.participants: list[int] = []
        self.hired: dict[int, int] = {}
        self.killed = 0
        self.moved: Counter[tuple[str, str]] = Counter()  # in this Marshal: kind and province
        self.open_routes: set[str] = set()
        self.closed: set[str] = set()
        self.over = False

    def rules(self, name: str) -> bool:
        """A switch of the rules, as the table has it or as it usually is."""
        return bool(self.options.get(name, BOX["rulings"][name]))

    # --- asking

    def ask(self, seat: int, options: list[str]) -> Course:
        """R-29.23: one option is not asked."""
        if len(options) == 1:
            return options[0]
        _, said = yield {seat: options}
        return said

    # --- what can be seen

    def above(self, one: int, other: int) -> bool:
        return self.honor.index(one) < self.honor.index(other)

    def by_honor(self, seats: Iterable[int]) -> list[int]:
        return sorted(seats, key=self.honor.index)

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def number(self, seat: int, kind: str, place: str) -> int:
        return self.figures[seat][kind, place]

    def kinds(self, seat: int, place: str) -> list[str]:
        return [kind for kind in KINDS if self.number(seat, kind, place)]

    def owns(self, seat: int, card: str) -> int:
        return self.cards[seat].count(card)

    def is_lowest(self, seat: int, province: str) -> bool:
        """R-23.8, R-27.6"""
        there = {each for each in range(self.seats) if self.is_present(each, province)}
        others = (set(self.participants) if province == self.field else there) - {seat}
        alone = not others and not self.rules("lone_player_counts_as_lowest_honor")
        return not alone and all(self.above(other, seat) for other in others)

    def is_present(self, seat: int, province: str) -> bool:
        turtle = self.clan[seat] == "turtle" and self.strongholds[seat][province] > 0
        return bool(self.kinds(seat, province)) or turtle

    def force_of(self, seat: int, kind: str, place: str) -> int:
        force = {"yurei": 2, "river_dragon": 5, "oni_of_blood": 2}.get(kind, 1)
        if kind == "bushi" and self.at_war and self.owns(seat, "way_of_the_katana"):
            force = 2
        if kind in ("oni_of_skulls", "oni_of_blood") and place in PROVINCES and self.is_lowest(seat, place):
            force += 2
        if kind in DAIMYO:
            force += self.owns(seat, "path_of_the_lion") + 3 * self.owns(seat, "path_of_the_dragon")
        return force

    def force(self, seat: int, place: str) -> int:
        force = sum(self.number(seat, kind, place) * self.force_of(seat, kind, place) for kind in KINDS)
        if self.clan[seat] == "turtle" and place in PROVINCES:  # R-25.3a
            force += self.strongholds[seat][place]
        return force + (self.hired.get(seat, 0) if place == self.field else 0)

    def strongest(self, place: str, seats: Iterable[int]) -> int | None:
        best = max(seats, key=lambda seat: (self.force(seat, place), -self.honor.index(seat)), default=None)
        return None if best is None or self.force(best, place) == 0 else best

    # --- gains

    def moment(self) -> None:
        self.gained, self.enriched, self.repaid = set(), set(), set()

    def gain_points(self, seat: int, points: int) -> None:
        if points <= 0:
            return
        self.points[seat] += points
        if seat not in self.gained:
            self.gained.add(seat)
            if seat in self.ally and self.season != "winter":
                self.points[seat] += self.owns(seat, "loyalty")

    def take_points(self, seat: int, owner: int, points: int) -> None:
        taken = min(points, self.points[owner])
        self.points[owner] -= taken
        self.gain_points(seat, taken)

    def gain_coins(self, seat: int, coins: int, before: list[int] | None = None) -> None:
        """R-27.39"""
        before = before or list(self.coins)
        self.coins[seat] += coins
        if coins and seat not in self.enriched:
            self.enriched.add(seat)
            for other in range(self.seats):
                if before[other] < before[seat] and other not in self.repaid:
                    self.coins[other] += self.owns(other, "way_of_the_merchant")
                    if not self.rules("merchant_pays_per_richer_player"):
                        self.repaid.add(other)

    def gain_honor(self, seat: int, steps: int) -> None:
        for _ in range(steps):
            self.swap(self.honor.index(seat) - 1)

    def lose_honor(self, seat: int) -> None:
        self.swap(self.honor.index(seat))

    def swap(self, place: int) -> None:
        if 0 <= place < self.seats - 1:
            self.honor[place : place + 2] = self.honor[place + 1], self.honor[place]

    def shift(self, seat: int, kind: str, source: str, target: str) -> None:
        assert self.number(seat, kind, source) > 0
        self.figures[seat][kind, source] -= 1
        self.figures[seat][kind, target] += 1

    def kill(self, killer: int, province: str, victims: Counter[tuple[int, str]]) -> None:
        """R-5.9: one kill event."""
        losses: Counter[int] = Counter()
        for (owner, kind), number in victims.items():
            for _ in range(number):
                self.shift(owner, kind, province, RESERVE)
            losses[owner] += number
        self.killed += losses.total()
        for owner, number in losses.items():
            self.gain_points(owner, number * self.owns(owner, "righteousness"))
            if owner != killer and self.above(killer, owner):
                self.gain_points(killer, 3 * self.owns(killer, "justice"))
