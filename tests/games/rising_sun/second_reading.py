"""A second Rising Sun, written from the rules alone: slow, plain, and without a line of the first.

It is played beside the engine and asks at every decision for exactly what the rules offer. Of the engine it hears
only what chance brought and what was chosen; everything else it works out for itself. What lies in the box it reads
from the component file, as text. Nobody talks here: tables without negotiation, or where it is open and not used.
"""

import tomllib
from collections import Counter
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

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
TRACK = "mandate mandate mandate kami mandate mandate kami mandate mandate kami".split()
SHINTO = {"shinto", "komainu"}
DAIMYO = {"daimyo", "yurei"}
RESERVE = "reserve"
AT_WAR = ["way_of_the_shogun", "way_of_bushido", "way_of_the_ronin", "way_of_the_moneylender", "way_of_the_righteous"]
AFTER_SUMMON = ["path_of_the_warlord", "path_of_the_patron", "path_of_the_spirit"]  # the gains
ASKED_AFTER = ["path_of_the_kenin", "path_of_the_ninja", "path_of_the_monkey"]

Asked = dict[int, list[str]]  # who must choose, and among what
Course = Generator[Asked, tuple[int, str], Any]


class Chance:
    """What chance brought."""

    KINDS = frozenset({"cards-chosen", "shrines-lie", "starts", "wars-lie", "sees"})

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []

    def hear(self, events: Iterable[dict[str, Any]]) -> None:
        self.told += [event for event in events if event["event"] in self.KINDS]

    def __call__(self, kind: str) -> dict[str, Any]:
        kinds = [event["event"] for event in self.told]
        return self.told.pop(kinds.index(kind))


class SecondReading:
    def __init__(self, seats: int, options: dict[str, Any], chance: Chance) -> None:
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
        self.field = ""  # the province that is fought for
        self.participants: list[int] = []
        self.hired: dict[int, int] = {}
        self.killed = 0
        self.moved: Counter[tuple[str, str]] = Counter()  # in this Marshal: kind and province
        self.open_routes: set[str] = set()
        self.closed: set[str] = set()
        self.over = False

    # --- asking ---------------------------------------------------------------------------------------------------

    def ask(self, seat: int, options: list[str]) -> Course:
        """R-29.23: one option is not asked."""
        if len(options) == 1:
            return options[0]
        _, said = yield {seat: options}
        return said

    # --- what can be seen -----------------------------------------------------------------------------------

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
        return bool(others) and all(self.above(other, seat) for other in others)

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

    # --- gains ----------------------------------------------------------------------------------------------------

    def moment(self) -> None:
        self.gained, self.enriched = set(), set()

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
                if before[other] < before[seat]:
                    self.coins[other] += self.owns(other, "way_of_the_merchant")

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

    # --- the course ---------------------------------------------------------------------------------------------------

    def course(self) -> Course:
        self.set_up()
        first = self.honor[0]
        for self.season in ("spring", "summer", "autumn"):
            self.season_setup()
            yield from self.tea()
            turn = 0
            for each in TRACK:
                if each == "kami":
                    yield from self.kami_turn()
                else:
                    self.active = (first + turn) % self.seats
                    turn += 1
                    yield from self.mandate_turn()
            first = (first + turn) % self.seats
            yield from self.war()
            self.cleanup()
        self.season, self.market = "winter", Counter()
        self.return_hostages()
        self.score()
        self.over = True

    def set_up(self) -> None:
        self.cards_of_set = self.chance("cards-chosen")["set"]
        self.shrines = self.chance("shrines-lie")["kami"]
        for seat in range(self.seats):
            clan = self.chance("starts")["clan"]
            self.clan.append(clan)
            self.figures[seat].update({("bushi", RESERVE): 5, ("shinto", RESERVE): 3})
            self.figures[seat].update({("bushi", CLANS[clan]["home"]): 1, ("daimyo", CLANS[clan]["home"]): 1})
            self.strongholds[seat][CLANS[clan]["home"]] = 1
        ranks = [CLANS[clan]["starting_honor_rank"] for clan in self.clan]
        assert ranks == sorted(ranks)

    def season_setup(self) -> None:
        """R-7"""
        self.wars = self.chance("wars-lie")["provinces"]
        assert len(self.wars) == self.seats + 2
        self.market = Counter(
            {
                name: row["copies"]
                for name, row in CARDS.items()
                if row["season"] == self.season and row["set"] in ("core", self.cards_of_set)
            }
        )
        assert self.market.total() == 12
        for seat in range(self.seats):
            self.coins[seat] += CLANS[self.clan[seat]]["season_income"]
        self.return_hostages()

    def return_hostages(self) -> None:
        """R-7.4, R-27.24"""
        self.moment()
        before, coins = list(self.coins), Counter[int]()
        for (captor, owner, kind), number in self.hostages.items():
            self.figures[owner][kind, RESERVE] += number
            coins[captor] += number
        self.hostages.clear()
        for captor in self.honor:
            self.gain_coins(captor, coins[captor], before)

    def tea(self) -> Course:
        """R-8, R-29.N.7"""
        self.ally.clear()
        wishes: dict[int, str] = {}
        while len(wishes) < self.seats:
            asked = {seat: self.partners(seat) for seat in range(self.seats) if seat not in wishes}
            seat, said = yield asked
            wishes[seat] = said
        for seat in range(self.seats):
            for other in range(seat):
                if wishes[seat] == f"ally {other + 1}" and wishes[other] == f"ally {seat + 1}":
                    self.ally[seat], self.ally[other] = other, seat
                    self.allied[seat].add(self.season)
                    self.allied[other].add(self.season)
        self.returned = Counter()

    def partners(self, seat: int) -> list[str]:
        if self.options["negotiation"] == "free":
            return ["ready"]
        return ["alone", *(f"ally {other + 1}" for other in range(self.seats) if other != seat)]

    def cleanup(self) -> None:
        """R-21"""
        self.coins, self.ronin = [0] * self.seats, [0] * self.seats
        for seat in range(self.seats):
            for kami in self.shrines:
                for kind in self.kinds(seat, kami):
                    self.figures[seat][kind, RESERVE] += self.figures[seat].pop((kind, kami))
        self.at_war = False
        self.wars = []

    # --- mandate turns ------------------------------------------------------------------------------------------

    def mandate_turn(self) -> Course:
        seat = self.active
        drawn = Counter(self.chance("sees")["mandates"])
        assert drawn.total() == 4
        assert not self.returned - drawn
        kinds = [kind for kind in MANDATES if drawn[kind]]
        if self.clan[seat] == "lotus":
            _, tile = yield {seat: [f"bury {kind}" for kind in kinds]}
            _, said = yield {seat: [f"announce {kind}" for kind in MANDATES]}
        else:
            _, said = yield {seat: [f"play {kind}" for kind in kinds]}
            tile = said
        self.returned = drawn - Counter([tile.split()[1]])
        self.mandate = said.split()[1]
        self.moment()
        if seat in self.ally and self.mandate != "betray":
            self.gain_points(seat, 2 * self.owns(seat, "honesty"))
        self.moment()
        yield from self.carry_out()
        self.mandate = ""

    def has_bonus(self, seat: int) -> bool:
        return seat == self.active or self.ally.get(seat) == self.active

    def carry_out(self) -> Course:
        """R-10.5"""
        order = self.clockwise(self.active)
        if self.mandate == "train":
            for seat in order:
                yield from self.buy(seat, 1 if self.has_bonus(seat) else 0)
        elif self.mandate == "betray":
            yield from self.betray()
        elif self.mandate == "harvest":
            self.harvest()
        elif self.mandate == "marshal":
            for seat in [*order[1:], order[0]]:
                yield from self.marshal(seat)
        else:
            for seat in [*order[1:], order[0]]:
                yield from self.recruit(seat)
            yield from self.end_of_recruit()

    def provinces_for(self, seat: int) -> list[str]:
        """R-11.1, R-13.6, R-25.4: where somebody may summon."""
        return [p for p in PROVINCES if self.clan[seat] == "dragonfly" or self.strongholds[seat][p]]

    def recruit(self, seat: int) -> Course:
        summoned = False
        slots = [p for p in PROVINCES for _ in range(self.strongholds[seat][p])]
        slots += ["bonus"] if self.has_bonus(seat) else []
        for slot in slots:
            reserve = [f"summon {kind}" for kind in self.kinds(seat, RESERVE)]
            if not reserve:
                break
            if self.clan[seat] == "dragonfly" or slot == "bonus":
                where = yield from self.ask(seat, ["done", *(f"at {p}" for p in self.provinces_for(seat))])
                if where == "done":
                    break
                slot = where.split()[1]
                said = yield from self.ask(seat, reserve)
            else:
                said = yield from self.ask(seat, ["skip", *reserve])
            if said != "skip":
                yield from self.summon(seat, said.split()[1], slot)
                summoned = True
        if summoned:
            yield from self.after_summon(seat)

    def summon(self, seat: int, kind: str, province: str) -> Course:
        self.shift(seat, kind, RESERVE, province)
        yield from self.enter(seat, kind, province)
        if kind in SHINTO:
            said = yield from self.ask(seat, ["stay", *(f"shrine {kami}" for kami in self.shrines)])
            if said != "stay":
                self.shift(seat, kind, province, said.split()[1])

    def enter(self, seat: int, kind: str, province: str) -> Course:
        """R-24.3, R-27.44"""
        over = [other for other in self.honor if self.above(other, seat)]
        if kind == "oni_of_spite":
            for other in over:
                if self.force(other, province):
                    self.take_points(seat, other, 2)
        if kind == "oni_of_hate":
            prey = {other: [k for k in self.kinds(other, province) if k == "bushi" or k in SHINTO] for other in over}
            prey = {other: kinds for other, kinds in prey.items() if kinds}
            if prey and (yield from self.has_mercy(seat)):
                return
            for other, kinds in prey.items():
                said = yield from self.ask(seat, [f"choose {other + 1} {each}" for each in kinds])
                self.kill(seat, province, Counter([(other, said.split()[2])]))

    def has_mercy(self, seat: int) -> Course:
        """R-27.41: whether those who would die are spared."""
        if not self.owns(seat, "mercy"):
            return False
        said = yield from self.ask(seat, ["kill", "spare"])
        if said == "spare":
            self.gain_points(seat, 2 * self.owns(seat, "mercy"))
        return said == "spare"

    def after_summon(self, seat: int) -> Course:
        """R-29.5"""
        for card in AFTER_SUMMON:
            for _ in range(self.owns(seat, card)):
                rank = self.honor.index(seat)
                if card == "path_of_the_warlord":
                    self.gain_coins(seat, 1)
                if card == "path_of_the_patron" and self.seats - 1 - rank >= 2:
                    self.gain_coins(seat, 2)
                if card == "path_of_the_spirit" and rank == 0:
                    self.gain_coins(seat, 2)
                    self.gain_points(seat, 2)
        for card in ASKED_AFTER:
            for _ in range(self.owns(seat, card)):
                yield from {
                    "path_of_the_kenin": self.kenin,
                    "path_of_the_ninja": self.ninja,
                    "path_of_the_monkey": self.monkey,
                }[card](seat)

    def kenin(self, seat: int) -> Course:
        if self.number(seat, "bushi", RESERVE):
            own = [p for p in PROVINCES if self.strongholds[seat][p]]
            said = yield from self.ask(seat, ["no", *(f"at {p}" for p in own)])
            if said != "no":
                self.shift(seat, "bushi", RESERVE, said.split()[1])

    def ninja(self, seat: int) -> Course:
        where = [p for p in PROVINCES if any(self.number(each, "bushi", p) for each in range(self.seats))]
        said = yield from self.ask(seat, ["no", *(f"at {p}" for p in where)])
        if said == "no":
            return
        province = said.split()[1]
        owners = [each for each in range(self.seats) if self.number(each, "bushi", province)]
        said = yield from self.ask(seat, [f"choose {each + 1} bushi" for each in owners])
        victim = int(said.split()[1]) - 1
        if victim == seat or not (yield from self.has_mercy(seat)):
            self.kill(seat, province, Counter([(victim, "bushi")]))
        self.lose_honor(seat)

    def monkey(self, seat: int) -> Course:
        others = [each for each in range(self.seats) if each != seat]
        most = max(self.coins[each] for each in others)
        if most == 0:
            return
        said = yield from self.ask(seat, ["no", "yes"])
        if said == "yes":
            for each in others:
                if self.coins[each] == most:
                    self.coins[each] -= 1
                    self.coins[seat] += 1
            self.lose_honor(seat)

    def end_of_recruit(self) -> Course:
        """R-27.4, R-29.13"""
        cards = ("path_of_the_light", "path_of_the_samurai")

        def able(seat: int) -> list[str]:
            return [card for card in self.cards[seat] if card in cards and self.can_place(seat, card)]

        yield from self.in_order([seat for seat in range(self.seats) if able(seat)], True, self.place_by_card)

    def in_order(self, involved: list[int], matters: bool, come: Any) -> Course:
        """R-29.14"""
        waiting = list(involved)
        asks = matters and len(involved) > 1 and self.options["simultaneous_order"] == "ask_highest_honor"
        while waiting:
            seat = self.by_honor(waiting)[0]
            if asks:
                chooser = self.by_honor(involved)[0]
                said = yield from self.ask(chooser, [f"next {each + 1}" for each in waiting])
                seat = int(said.split()[1]) - 1
            waiting.remove(seat)
            yield from come(seat)

    def can_place(self, seat: int, card: str) -> bool:
        fitting = SHINTO if card == "path_of_the_light" else {"bushi"}
        return any(self.number(seat, kind, RESERVE) for kind in fitting)

    def place_by_card(self, seat: int) -> Course:
        for card in list(self.cards[seat]):
            if card == "path_of_the_samurai" and self.can_place(seat, card):
                said = yield from self.ask(seat, ["no", *(f"at {p}" for p in PROVINCES)])
                if said != "no":
                    self.shift(seat, "bushi", RESERVE, said.split()[1])
            if card == "path_of_the_light" and self.can_place(seat, card):
                said = yield from self.ask(seat, ["no", *(f"shrine {kami}" for kami in self.shrines)])
                if said != "no":
                    own = [kind for kind in ("shinto", "komainu") if self.number(seat, kind, RESERVE)]
                    kind = yield from self.ask(seat, [f"with {each}" for each in own])
                    self.shift(seat, kind.split()[1], RESERVE, said.split()[1])

    # --- Marshal, Fujin --------------------------------------------------------------------------------------------

    def pieces(self, seat: int, province: str) -> dict[str, int]:
        found = {kind: self.number(seat, kind, province) for kind in KINDS}
        if self.clan[seat] == "turtle":
            found["stronghold"] = self.strongholds[seat][province]
        return {kind: number for kind, number in found.items() if number}

    def ways(self, seat: int, province: str) -> list[str]:
        if self.clan[seat] == "dragonfly":
            return [p for p in PROVINCES if p != province]
        return [p for p in PROVINCES if (edge := frozenset((p, province))) in LAND or SEA.get(edge, "-") in self.usable()]

    def usable(self) -> set[str]:
        return set(SEA.values()) - self.closed

    def groups(self, seat: int) -> list[str]:
        return [
            f"move {province} {kind}"
            for province in PROVINCES
            for kind, number in self.pieces(seat, province).items()
            if number > self.moved[kind, province] and self.ways(seat, province)
        ]

    def begin_instance(self) -> None:
        self.moved.clear()
        self.open_routes.clear()
        self.closed.clear()

    def marshal(self, seat: int) -> Course:
        self.begin_instance()
        while True:
            said = yield from self.ask(seat, ["done", *self.groups(seat)])
            if said == "done":
                break
            _, province, kind = said.split()
            said = yield from self.ask(seat, ["stay", *(f"to {p}" for p in self.ways(seat, province))])
            if said == "stay":
                self.moved[kind, province] = self.pieces(seat, province)[kind]
            elif (yield from self.may_cross(seat, kind, province, said.split()[1])):
                self.moved[kind, said.split()[1]] += 1
                yield from self.move(seat, kind, province, said.split()[1])
        self.begin_instance()
        if self.has_bonus(seat):
            yield from self.build(seat)

    def move(self, seat: int, kind: str, source: str, target: str) -> Course:
        if kind == "stronghold":
            self.strongholds[seat][source] -= 1
            self.strongholds[seat][target] += 1
        else:
            self.shift(seat, kind, source, target)
            yield from self.enter(seat, kind, target)

    def may_cross(self, seat: int, kind: str, source: str, target: str) -> Course:
        """R-27.34, R-27.55, R-29.7"""
        route = SEA.get(frozenset((source, target)))
        keepers = [each for each in range(self.seats) if each != seat and self.owns(each, "path_of_the_serpent")]
        if route is None or not keepers or route in self.open_routes or self.clan[seat] == "dragonfly":
            return True
        [keeper] = keepers
        said = yield from self.ask(keeper, ["waive", "charge"])
        if said == "charge":
            said = "turn_back"
            if self.coins[seat]:
                said = yield from self.ask(seat, ["turn_back", "pay"])
            if said == "turn_back":
                self.closed.add(route)
                return False
            self.coins[seat] -= 1
            self.coins[keeper] += 1
        self.open_routes.add(route)
        return True

    def price(self, seat: int, cost: int, discount: int) -> int:
        capped = min(cost, 1) if self.clan[seat] == "bonsai" else cost
        return max(0, capped - discount)

    def build(self, seat: int) -> Course:
        price = self.price(seat, 3, 0)
        if self.strongholds[seat].total() == 4 or self.coins[seat] < price:
            return
        said = yield from self.ask(seat, ["no", *(f"build {p}" for p in PROVINCES)])
        if said != "no":
            self.strongholds[seat][said.split()[1]] += 1
            yield from self.pay(seat, price)

    def pay(self, seat: int, price: int) -> Course:
        """R-27.40"""
        self.coins[seat] -= price
        for _ in range(min(price, self.owns(seat, "benevolence"))):
            others = [f"give {each + 1}" for each in range(self.seats) if each != seat]
            said = yield from self.ask(seat, ["no", *others])
            if said != "no":
                self.coins[int(said.split()[1]) - 1] += 1
                self.gain_honor(seat, 1)
                self.gain_points(seat, 2)

    # --- R-13 to R-15 --------------------------------------------------------------------------------------------------

    def buy(self, seat: int, discount: int) -> Course:
        prices = {card: self.price(seat, CARDS[card]["cost"], discount) for card, n in self.market.items() if n}
        open_to = [f"buy {card}" for card, price in prices.items() if price <= self.coins[seat]]
        said = yield from self.ask(seat, ["pass", *open_to])
        if said == "pass":
            return
        card = said.split()[1]
        yield from self.pay(seat, prices[card])
        self.market[card] -= 1
        self.cards[seat].append(card)
        monsters = [fx["monster"] for fx in CARDS[card]["fx"] if "monster" in fx]
        for monster in monsters:
            self.figures[seat][monster, RESERVE] = 1
            said = yield from self.ask(seat, [f"at {p}" for p in self.provinces_for(seat)])
            yield from self.summon(seat, monster, said.split()[1])
            yield from self.after_summon(seat)

    def harvest(self) -> None:
        """R-14, R-27.39"""
        before = list(self.coins)
        gains: dict[int, Counter[str]] = {}
        for seat in range(self.seats):
            gains[seat] = Counter({"coins": 1})
            if self.has_bonus(seat):
                for province in PROVINCES:
                    if self.strongest(province, range(self.seats)) == seat:
                        gains[seat].update(HARVEST[province])
        for seat, gain in gains.items():
            self.ronin[seat] += gain["ronin"]
            self.gain_points(seat, gain["vp"])
            self.gain_coins(seat, gain["coins"], before)

    def betray(self) -> Course:
        seat = self.active
        if seat in self.ally:
            del self.ally[self.ally.pop(seat)]
            self.lose_honor(seat)
        left, extra, hit = 2, self.owns(seat, "path_of_the_unrighteous"), set[int]()
        came: dict[str, str] = {}
        while left + extra:
            places = [f"at {p}" for p in PROVINCES if self.targets(seat, p, left, extra, hit)]
            if extra:
                places += [f"shrine {kami}" for kami in self.shrines if self.targets(seat, kami, left, extra, hit)]
            said = yield from self.ask(seat, ["done", *places])
            if said == "done":
                break
            place = said.split()[1]
            said = yield from self.ask(seat, self.targets(seat, place, left, extra, hit))
            owner, kind = int(said.split()[1]) - 1, said.split()[2]
            if left and place in PROVINCES and owner not in hit:
                left -= 1
                hit.add(owner)
            else:
                extra -= 1
            own = yield from self.ask(seat, [f"with {each}" for each in self.fitting(seat, kind, place)])
            own = own.split()[1]
            self.shift(owner, kind, place, RESERVE)
            self.shift(seat, own, RESERVE, place)
            if own in ("oni_of_hate", "oni_of_spite"):
                came[own] = place
        order = list(came)
        if len(order) == 2:
            said = yield from self.ask(seat, [f"first {kind}" for kind in order])
            order.sort(key=lambda kind: kind != said.split()[1])
        for kind in order:
            yield from self.enter(seat, kind, came[kind])

    def targets(self, seat: int, place: str, left: int, extra: int, hit: set[int]) -> list[str]:
        """R-29.10"""
        return [
            f"choose {owner + 1} {kind}"
            for owner in range(self.seats)
            for kind in self.kinds(owner, place)
            if owner != seat
            and kind not in DAIMYO
            and (extra or (left and place in PROVINCES and owner not in hit))
            and self.fitting(seat, kind, place)
        ]

    def fitting(self, seat: int, kind: str, place: str) -> list[str]:
        """R-15.5, R-15.7, R-27.47"""
        wanted = {kind}
        if kind in MONSTERS and place in PROVINCES:
            wanted |= set(MONSTERS)
        if kind in SHINTO:
            wanted |= SHINTO
        return [own for own in KINDS if own in wanted and self.number(seat, own, RESERVE)]

    # --- the Kami turn -------------------------------------------------------------------------------------------

    def kami_turn(self) -> Course:
        for kami in self.shrines:
            seat = self.strongest(kami, range(self.seats))
            if seat is not None:
                self.moment()
                yield from getattr(self, kami)(seat)

    def amaterasu(self, seat: int) -> Course:
        if self.honor[0] != seat:
            said = yield from self.ask(seat, ["no", "yes"])
            if said == "yes":
                self.gain_honor(seat, self.seats)

    def fujin(self, seat: int) -> Course:
        self.begin_instance()
        moves = 2
        while moves:
            self.moved.clear()
            said = yield from self.ask(seat, ["done", *self.groups(seat)])
            if said == "done":
                break
            _, province, kind = said.split()
            said = yield from self.ask(seat, [f"to {p}" for p in self.ways(seat, province)])
            if (yield from self.may_cross(seat, kind, province, said.split()[1])):
                moves -= 1
                yield from self.move(seat, kind, province, said.split()[1])
        self.begin_instance()

    def hachiman(self, seat: int) -> Course:
        self.ronin[seat] += 2
        yield from ()

    def raijin(self, seat: int) -> Course:
        if self.number(seat, "bushi", RESERVE):
            said = yield from self.ask(seat, ["no", *(f"at {p}" for p in PROVINCES)])
            if said != "no":
                yield from self.summon(seat, "bushi", said.split()[1])
                yield from self.after_summon(seat)

    def ryujin(self, seat: int) -> Course:
        yield from self.buy(seat, 0)

    def susanoo(self, seat: int) -> Course:
        self.gain_points(seat, self.strongholds[seat].total())
        yield from ()

    def tsukuyomi(self, seat: int) -> Course:
        self.gain_coins(seat, 2)
        yield from ()

    # --- war -----------------------------------------------------------------------------------------------

    def war(self) -> Course:
        self.at_war = True
        owners = [seat for seat in range(self.seats) if any(card in AT_WAR for card in self.cards[seat])]
        everything = {card for cards in self.cards for card in cards}
        matters = bool(everything & {"way_of_the_righteous", "way_of_the_merchant"})
        yield from self.in_order(owners, matters, self.start_of_war)
        for seat in range(self.seats):
            if self.clan[seat] == "koi":  # R-25.1a
                self.coins[seat] += self.ronin[seat]
                self.ronin[seat] = 0
        for province in list(self.wars):
            yield from self.resolve(province)

    def start_of_war(self, seat: int) -> Course:
        virtues = len({card for card in self.cards[seat] if CARDS[card]["type"] == "virtue"})
        for card in list(self.cards[seat]):
            self.moment()
            if card == "way_of_the_shogun":
                self.gain_coins(seat, 3)
            if card == "way_of_the_moneylender":
                self.gain_coins(seat, 5)
            if card == "way_of_the_ronin":
                self.ronin[seat] += 2
            if card == "way_of_bushido":
                self.gain_coins(seat, 2 * virtues)
                self.gain_points(seat, 2 * virtues)
            if card == "way_of_the_righteous":
                for other in range(self.seats):
                    if self.above(seat, other) and self.coins[other]:
                        self.coins[other] -= 1
                        self.coins[seat] += 1
        yield from ()

    def resolve(self, province: str) -> Course:
        """R-17.5"""
        there = [seat for seat in range(self.seats) if self.force(seat, province)]
        if not there:
            self.discarded.append((province, self.season))
        elif len(there) == 1 or (len(there) == 2 and self.ally.get(there[0]) == there[1]):
            winner = self.strongest(province, there)
            assert winner is not None
            self.moment()
            self.take_token(winner, province)
        else:
            yield from self.battle(province, there)

    def take_token(self, seat: int, province: str) -> None:
        self.tokens[seat].append((province, self.season))
        self.gain_points(seat, 2 * self.owns(seat, "courage"))
        souls = any(card.startswith("oni_of_souls") for card in self.cards[seat])
        if souls and self.number(seat, "oni_of_souls", province):
            self.gain_points(seat, 2 * self.oni(seat))

    def oni(self, seat: int) -> int:
        return sum(card.rpartition("_")[0] in ONI or card in ONI for card in self.cards[seat])

    def battle(self, province: str, there: list[int]) -> Course:
        self.field, self.participants, self.killed = province, there, 0
        bids = yield from self.bidding(there)
        for place, advantage in enumerate(ADVANTAGES[:3]):
            yield from self.advantage(advantage, place, bids, province)
        winner = self.strongest(province, there)
        if winner is None:
            winner = self.by_honor(there)[0]
        self.moment()
        doomed = Counter(
            {
                (loser, kind): self.number(loser, kind, province)
                for loser in there
                for kind in self.kinds(loser, province)
                if loser not in (winner, self.ally.get(winner))
            }
        )
        if doomed and not (yield from self.has_mercy(winner)):
            self.kill(winner, province, doomed)
        self.take_token(winner, province)
        yield from self.advantage("poets", 3, bids, province)
        yield from self.repair(winner, [seat for seat in there if seat != winner], bids)
        self.field, self.participants, self.hired = "", [], {}

    def bidding(self, there: list[int]) -> Course:
        bids: dict[int, list[int]] = {seat: [] for seat in there}
        while True:
            asked = {
                seat: [f"coins {n}" for n in range(self.coins[seat] - sum(bids[seat]) + 1)]
                for seat in there
                if self.coins[seat] and len(bids[seat]) < 4
            }
            if not asked:
                break
            seat, said = yield asked
            bids[seat].append(int(said.split()[1]))
        for seat in there:
            bids[seat] = bids[seat] or [0] * 4
            self.coins[seat] -= sum(bids[seat])
        return bids

    def advantage(self, advantage: str, place: int, bids: dict[int, list[int]], province: str) -> Course:
        """R-18.6"""
        winner = max(bids, key=lambda seat: (bids[seat][place], -self.honor.index(seat)))
        if bids[winner][place] == 0:
            return
        self.moment()
        if advantage == "poets":
            self.gain_points(winner, self.killed)
        elif advantage == "hostage":
            yield from self.take_hostages(winner, province)
        elif advantage == "seppuku" and self.kinds(winner, province):
            said = yield from self.ask(winner, ["no", "yes"])
            if said == "yes":
                own = Counter({(winner, kind): self.number(winner, kind, province) for kind in self.kinds(winner, province)})
                self.kill(winner, province, own)
                self.gain_points(winner, own.total())
                self.gain_honor(winner, own.total())
        elif advantage == "ronin":
            force = self.ronin[winner] + (self.coins[winner] if self.clan[winner] == "koi" else 0)
            if force:
                said = yield from self.ask(winner, ["no", "yes"])
                self.hired = {winner: force} if said == "yes" else {}

    def take_hostages(self, winner: int, province: str) -> Course:
        for _ in range(1 + self.owns(winner, "respect")):
            prey = [
                f"choose {owner + 1} {kind}"
                for owner in range(self.seats)
                for kind in self.kinds(owner, province)
                if owner != winner and kind not in DAIMYO
            ]
            said = yield from self.ask(winner, ["no", *prey])
            if said == "no":
                break
            owner, kind = int(said.split()[1]) - 1, said.split()[2]
            self.figures[owner][kind, province] -= 1
            self.hostages[winner, owner, kind] += 1
            self.take_points(winner, owner, 1)

    def repair(self, winner: int, losers: list[int], bids: dict[int, list[int]]) -> Course:
        """R-20.5, R-27.19"""
        share, rest = divmod(sum(bids[winner]), len(losers))
        for loser in losers:
            self.coins[loser] += share
        without = list(losers)
        for _ in range(rest):
            said = yield from self.ask(winner, [f"give {each + 1}" for each in without])
            loser = int(said.split()[1]) - 1
            self.coins[loser] += 1
            without.remove(loser)

    # --- winter --------------------------------------------------------------------------------------------------

    def score(self) -> None:
        for seat in range(self.seats):
            virtues = len({card for card in self.cards[seat] if CARDS[card]["type"] == "virtue"})
            monsters = sum(CARDS[card]["type"] == "monster" for card in self.cards[seat])
            worth = {
                "form_of_the_kitsune": 3 * self.strongholds[seat].total(),
                "form_of_the_phoenix": 3 * virtues,
                "form_of_the_beast": 3 * monsters,
                "form_of_the_demon": 3 * self.oni(seat),
                "form_of_the_kindred": 3 * len(self.allied[seat]),
            }
            self.points[seat] += sum(worth.get(card, 0) for card in self.cards[seat])
            self.points[seat] += sum({"spring": 1, "summer": 2, "autumn": 3}[season] for _, season in self.tokens[seat])
            different = len({province for province, _ in self.tokens[seat]})
            self.points[seat] += (different + 1) // 2 * 10 - 10 if different >= 3 else 0

    def winners(self) -> list[int]:
        """R-22.5, R-27.50"""
        tied = [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]
        first = self.by_honor(tied)[0]
        return sorted({first} | ({self.ally[first]} if self.ally.get(first) in tied else set()))
