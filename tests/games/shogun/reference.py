"""A second Shogun, written from the rules alone: slow, plain, and without a line of the first.

It is played beside the engine and asks at every decision for exactly what the rules offer. Of the engine it hears
only what chance brought and what was chosen; everything else it works out for itself. What is in the box it reads
from the component file, as text.
"""

import tomllib
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

from read_twice import Asked, Chance, Course

import chabudai.games.shogun as package

BOX: dict[str, Any] = tomllib.loads(Path(package.__file__).with_name("components.toml").read_text("utf-8"))
COLOURS = [row["color"] for row in BOX["daimyo"]]
FARMERS = "farmers"
PROVINCES: dict[str, dict[str, Any]] = {row["id"]: row for row in BOX["province"]}
EVENTS: dict[str, dict[str, Any]] = {row["id"]: row for row in BOX["event"]}
ACTIONS = [row["id"] for row in BOX["action"]]
COST = {row["id"]: row["cost"] for row in BOX["action"]}
KINDS = {"castle": 3, "temple": 2, "theatre": 1}  # S-13.2: for the most in a region
TOKENS = {"castle": 28, "temple": 26, "theatre": 26}  # S-1.2
GROUPS = {3: [5, 4, 4, 3, 3, 2, 2, 2, 2], 4: [5, 4, 4, 3, 3, 2, 2, 2], 5: [5, 4, 4, 3, 3, 2, 2]}  # S-3.4.1
CHESTS = {3: 18, 4: 15, 5: 12}  # S-3.3
SUPPLY = [
    (0, 0),
    (1, 1),
    (1, 2),
    (2, 2),
    (2, 2),
    (2, 3),
    (2, 3),
    (3, 3),
]  # S-12.4: by rice missing; revolts, farmers


class WhatChanceBrought(Chance):
    """In the order in which it happened."""

    KINDS = frozenset(
        {
            *("letter-dealt", "turned-up", "first", "draws", "fall-out", "events-lie", "actions-lie"),
            *("specials-lie", "event-drawn", "ranked", "action-turned", "cards-drawn"),
        }
    )

    def __call__(self, kind: str) -> dict[str, Any]:
        assert self.told, f"nothing was told of {kind}"
        event = self.told.pop(0)
        assert event["event"] == kind, f"{event} where {kind} was due"
        return event


class Reference:
    def __init__(self, seats: int, options: dict[str, Any], chance: WhatChanceBrought) -> None:
        self.seats, self.chance = seats, chance
        self.side = options.get("side", "sun")
        self.fixed = options.get("setup") == "fixed" and self.side == "sun"  # S-3.5
        self.due = options.get("reveal") == "due"  # S-14.2
        self.together = options.get("reveal_cards") == "action_start"  # S-14.16
        self.standing = [options.get("extra_armies", "asked")] * seats  # S-14.26
        self.in_play = {name for name, row in PROVINCES.items() if seats > 3 or not row["drop3"][self.side]}
        self.chests = [CHESTS[seats]] * seats
        self.reserve = [62] * seats + [20]
        self.tower = [0] * (seats + 1)
        self.tray = [0] * (seats + 1)
        self.owner: dict[str, int] = {}
        self.armies: Counter[str] = Counter()
        self.built: dict[str, set[str]] = {name: set() for name in PROVINCES}
        self.unrest: Counter[str] = Counter()
        self.rice = [0] * seats
        self.points = [0] * seats
        self.events: list[str] = []
        self.event: str | None = None
        self.row: list[str] = []
        self.order: list[int] = []
        self.special: dict[int, str] = {}
        self.plan: list[dict[str, str]] = []  # by seat: the card on each space
        self.turned_up: set[tuple[int, str]] = set()  # whose card on which space
        self.over = False

    # --- S-4: the course --------------------------------------------------------------------------------------

    def course(self) -> Course:
        yield from self.set_up()
        yield from self.years()

    def set_up(self) -> Course:
        yield from self.fixed_set_up() if self.fixed else self.draft()
        out = self.cubes(self.chance("fall-out"))
        for colour in range(self.seats + 1):  # S-3.8
            stays = (7 if colour < self.seats else 10) - out[colour]
            self.tower[colour] += stays
            self.reserve[colour] -= stays
        self.events = list(self.chance("events-lie")["events"])

    def years(self) -> Course:
        for year in (1, 2):
            for season in ("spring", "summer", "autumn"):
                yield from self.action_round(season)
            yield from self.winter()
            self.score()
            if year == 1:  # S-13.3, S-13.4
                self.unrest.clear()
                self.rice = [0] * self.seats
                self.order = []
                self.events = list(self.chance("events-lie")["events"])
        self.over = True

    def cubes(self, told: dict[str, Any]) -> list[int]:
        found = [0] * (self.seats + 1)
        for each in told["cubes"]:
            colour, _, number = each.rpartition("-")
            found[self.seats if colour == FARMERS else COLOURS.index(colour)] = int(number)
        return found

    # --- S-3 --------------------------------------------------------------------------------------------------

    def fixed_set_up(self) -> Course:
        for seat in range(self.seats):
            letter = self.chance("letter-dealt")["letter"]
            for name, armies in BOX["setup"]["fixed"][str(self.seats)][letter].items():
                self.settle(seat, name, armies)
        return
        yield

    def settle(self, seat: int, name: str, armies: int) -> None:
        self.owner[name] = seat
        self.armies[name] += armies
        self.reserve[seat] -= armies

    def draft(self) -> Course:
        offer = [self.chance("turned-up")["province"] for _ in range(2)]
        first = self.chance("first")["seat"]
        groups = [list(GROUPS[self.seats]) for _ in range(self.seats)]
        before: dict[int, set[str]] = {}
        for turn in range(self.seats * len(groups[0])):
            seat = (first + turn) % self.seats
            if before.get(seat) == set(offer):  # S-3.4.6, S-14.30
                _, said = yield {seat: ["redraw", "keep"]}
                if said == "redraw":
                    offer = [self.chance("turned-up")["province"] for _ in range(2)]
            before[seat] = set(offer)
            _, said = yield {seat: [*(f"take {card}" for card in offer), "draw"]}
            if said == "draw":
                card = self.chance("draws")["province"]
            else:
                card = said.split()[1]
                offer[offer.index(card)] = self.chance("turned-up")["province"]
            assert card not in self.owner
            assert card in self.in_play
            sizes = sorted(set(groups[seat]))
            size = sizes[0]
            if len(sizes) > 1:  # S-16.7
                _, said = yield {seat: [f"place {each}" for each in sizes]}
                size = int(said.split()[1])
            groups[seat].remove(size)
            self.settle(seat, card, size)

    # --- S-5 to S-7 -------------------------------------------------------------------------------------------

    def action_round(self, season: str) -> Course:
        self.row = list(self.chance("actions-lie")["actions"])
        specials = list(self.chance("specials-lie")["specials"])
        yield from self.planning()
        self.event = self.chance("event-drawn")["card"]
        self.events.remove(self.event)
        yield from self.bidding(specials)
        for place in range(10):
            if place == len(self.row):
                self.row.append(self.chance("action-turned")["action"])
            if self.together:
                self.turned_up |= {(seat, self.row[place]) for seat in self.order}
            for seat in self.order:
                self.turned_up.add((seat, self.row[place]))  # S-8.2
                yield from self.act(seat, self.row[place])
            if not self.due and len(self.row) < 10:  # S-5.2
                self.row.append(self.chance("action-turned")["action"])
        self.row, self.event, self.special, self.plan, self.turned_up = [], None, {}, [], set()
        if season != "autumn":
            self.order = []

    def seen(self, seat: int, action: str) -> str:
        """S-6.8, S-8.2: what all see on a space."""
        card = self.plan[seat].get(action, "empty").split()[0]
        kind = {"blank": "chest", "plan": "province"}.get(card, card)
        return kind if kind in ("empty", "lost") or (seat, action) in self.turned_up else "covered"

    def land(self, seat: int) -> set[str]:
        return {name for name, owner in self.owner.items() if owner == seat}

    def planning(self) -> Course:
        """S-6, S-16.1: each as if alone."""
        spaces = [*self.row, *(name for name in ACTIONS if name not in self.row)]
        self.plan = [{} for _ in range(self.seats)]
        while True:
            asked = {seat: options for seat in range(self.seats) if (options := self.may_lay(seat, spaces))}
            if not asked:
                return
            seat, said = yield asked
            space = "bid" if not self.plan[seat] else spaces[len(self.plan[seat]) - 1]
            self.plan[seat][space] = said

    def may_lay(self, seat: int, spaces: list[str]) -> list[str]:
        laid, own = self.plan[seat], self.land(seat)
        if not laid:
            bids = [f"bid {value}" for value in range(5) if value <= self.chests[seat]]  # S-6.7
            bids += [f"bid_card {name}" for name in own]
            return bids if len(own) + 5 >= 11 else [*bids, "bid_nothing"]  # S-14.7
        if len(laid) == 11 or not own:  # S-14.24
            return []
        chest_cards = 4 if laid["bid"].startswith("bid ") else 5
        cards = own - {laid["bid"].split()[-1]}
        empty = max(0, 10 - chest_cards - len(cards))
        said = Counter(laid.values())
        options = [f"plan {name}" for name in cards if not said[f"plan {name}"]]
        options += ["blank"] if said["blank"] < chest_cards else []
        return options + (["empty"] if said["empty"] < empty else [])

    def bidding(self, specials: list[str]) -> Course:
        for seat in range(self.seats):
            if self.plan[seat]["bid"].startswith("bid "):
                self.chests[seat] -= int(self.plan[seat]["bid"].split()[1])
        ranking = list(self.chance("ranked")["players"])
        worth = ["bid_nothing", "bid 0", "bid_card", "bid 1", "bid 2", "bid 3", "bid 4"]  # S-7.3
        bids = [self.plan[seat]["bid"] for seat in ranking]
        ranks = [worth.index("bid_card" if "card" in bid else bid) for bid in bids]
        assert ranks == sorted(ranks, reverse=True)
        assert sorted(ranking) == list(range(self.seats))
        taken: dict[str, int] = {}
        for seat in ranking:
            left = [name for name in specials if name not in taken]
            name = left[0]
            if len(left) > 1:
                _, said = yield {seat: [f"choose {each}" for each in left]}
                name = said.split()[1]
            taken[name] = seat
            self.special[seat] = name
        self.order = [taken[name] for name in specials if name in taken]  # S-7.6

    # --- S-8 --------------------------------------------------------------------------------------------------

    def effect(self) -> str | None:
        return EVENTS[self.event]["effect"] if self.event else None

    def act(self, seat: int, action: str) -> Course:
        order = self.plan[seat].get(action, "empty").split()
        if order[0] != "plan":
            return
        name = order[1]
        if action in KINDS:
            self.build(seat, action, name)
        elif action in ("rice", "tax"):
            self.collect(seat, action, name)
        elif action.startswith("deploy"):
            yield from self.deploy(seat, action, name)
        else:
            yield from self.battle(seat, name)

    def build(self, seat: int, kind: str, name: str) -> None:
        standing = sum(kind in built for built in self.built.values())
        free = PROVINCES[name]["slots"] - len(self.built[name])
        if self.chests[seat] < COST[kind] or free < 1 or kind in self.built[name] or standing >= TOKENS[kind]:
            return
        self.chests[seat] -= COST[kind]
        self.built[name].add(kind)
        if kind == "theatre" and self.effect() == "theatre_removes_unrest" and self.unrest[name]:
            self.unrest[name] -= 1

    def collect(self, seat: int, what: str, name: str) -> None:
        amount: int = PROVINCES[name][what]
        if self.effect() == f"{what}_max":
            amount = min(amount, {"rice": 3, "tax": 5}[what])
        if self.effect() == f"{what}_min":
            amount = max(amount, {"rice": 4, "tax": 6}[what])
        amount += self.special[seat] == f"{what}_plus1"
        (self.rice if what == "rice" else self.chests)[seat] += amount
        markers = self.unrest[name]
        if not markers or self.revolt(name, markers):
            self.unrest[name] = markers + 1

    def deploy(self, seat: int, action: str, name: str) -> Course:
        armies = {"deploy5": 5, "deploy3": 3, "deploy1_move": 1}[action]
        if self.effect() == "small_levies":
            armies = {"deploy5": 3, "deploy3": 2, "deploy1_move": 1}[action]
        if self.chests[seat] < COST[action] or self.reserve[seat] < armies:
            return
        if action == "deploy5" and self.special[seat] == "deploy6" and self.reserve[seat] >= 6:
            armies = 6
        self.chests[seat] -= COST[action]
        self.reserve[seat] -= armies
        self.armies[name] += armies
        own = [other for other in self.around(name) if self.owner.get(other) == seat]
        if action == "deploy1_move" and own:
            _, said = yield {seat: ["stay", *(f"march {other}" for other in own)]}
            if said != "stay":
                number = yield from self.how_many(seat, name)
                self.armies[name] -= number
                self.armies[said.split()[1]] += number

    def how_many(self, seat: int, name: str) -> Generator[Asked, tuple[int, str], int]:
        if self.armies[name] == 2:  # S-16.7
            return 1
        _, said = yield {seat: [f"send {number}" for number in range(1, self.armies[name])]}
        return int(said.split()[1])

    def around(self, name: str) -> set[str]:
        near = set(PROVINCES[name]["land"])
        for row in BOX["sea_route"]:
            if self.side in row["sides"] and name in (row["a"], row["b"]):
                near.add(row["b"] if name == row["a"] else row["a"])
        return near & self.in_play

    def battle(self, seat: int, name: str) -> Course:
        targets = [other for other in self.around(name) if not self.has_peace(seat, other)]
        if self.armies[name] < 2 or not targets:
            return
        target = targets[0]
        if len(targets) > 1:
            _, said = yield {seat: [f"march {other}" for other in targets]}
            target = said.split()[1]
        number = yield from self.how_many(seat, name)
        if self.owner.get(target) == seat:
            self.armies[name] -= number
            self.armies[target] += number
        else:
            yield from self.attack(seat, name, target, number)

    def has_peace(self, seat: int, name: str) -> bool:
        others = self.owner.get(name, seat) != seat
        return self.effect() == "temple_peace" and others and "temple" in self.built[name]

    # --- S-9 --------------------------------------------------------------------------------------------------

    def attack(self, seat: int, source: str, target: str, number: int) -> Course:
        defender = self.owner.get(target)
        mine = yield from self.extra(seat, int(self.special[seat] == "attack_plus1"))
        theirs = 0
        if defender is not None:
            castle = self.effect() == "castle_defence" and "castle" in self.built[target]
            theirs = yield from self.extra(defender, int(self.special[defender] == "defence_plus1") + int(castle))
        thrown = [0] * (self.seats + 1)
        thrown[seat] = number + mine
        self.armies[source] -= number
        self.reserve[seat] -= mine
        if defender is None:
            thrown[-1] = self.farmers(2 if self.effect() == "neutral_farmers" else 1)
            self.throw(thrown)
            a, f = self.take_from_tray(seat), self.take_from_tray(self.seats)
            if a > f:
                self.settle(seat, target, a - f)
            return
        thrown[defender] = self.armies.pop(target) + theirs
        self.reserve[defender] -= theirs
        self.throw(thrown)
        calm = not self.unrest[target]
        a, d = self.take_from_tray(seat), self.take_from_tray(defender)
        f = self.take_from_tray(self.seats) if calm else 0
        if a > d + f:
            self.hand_over(target)
            self.settle(seat, target, a - d - f)
        elif a < d + f and d > 0:
            self.settle(defender, target, d - max(0, a - f))
        else:
            self.becomes_neutral(target)

    def extra(self, seat: int, bonus: int) -> Generator[Asked, tuple[int, str], int]:
        most = min(bonus, self.reserve[seat])
        if not most or self.standing[seat] == "most":
            return most
        _, said = yield {seat: [f"reinforce {number}" for number in range(most + 1)]}
        return int(said.split()[1])

    def farmers(self, wanted: int) -> int:
        """S-10.6"""
        come = min(wanted, self.reserve[-1])
        self.reserve[-1] -= come
        return come

    def throw(self, thrown: list[int]) -> None:
        out = self.cubes(self.chance("fall-out"))
        for colour in range(self.seats + 1):
            self.tower[colour] += self.tray[colour] + thrown[colour] - out[colour]
            assert self.tower[colour] >= 0
        self.tray = out

    def take_from_tray(self, colour: int) -> int:
        """All of them to the reserve or the pool; survivors are settled from there."""
        cubes, self.tray[colour] = self.tray[colour], 0
        self.reserve[colour] += cubes
        return cubes

    def revolt(self, name: str, farmers: int) -> bool:
        owner = self.owner[name]
        thrown = [0] * (self.seats + 1)
        thrown[-1], thrown[owner] = self.farmers(farmers), self.armies.pop(name)
        self.throw(thrown)
        d, f = self.take_from_tray(owner), self.take_from_tray(self.seats)
        if d > f:
            self.settle(owner, name, d - f)
            return True
        self.becomes_neutral(name)
        return False

    def hand_over(self, name: str) -> None:
        """S-8.5, S-8.6: the card leaves hand and board, and nobody plans it again this round."""
        for laid in self.plan:
            for space, card in laid.items():
                if card == f"plan {name}":
                    laid[space] = "lost"

    def becomes_neutral(self, name: str) -> None:
        self.hand_over(name)
        del self.owner[name]
        self.armies.pop(name, None)
        self.built[name] = set()
        del self.unrest[name]

    # --- S-12, S-13 -------------------------------------------------------------------------------------------

    def winter(self) -> Course:
        [card] = self.events
        self.rice = [max(0, rice - EVENTS[card]["winter_rice_loss"]) for rice in self.rice]
        table = {}
        for seat in self.order:
            table[seat] = SUPPLY[min(7, max(0, len(self.land(seat)) - self.rice[seat]))]
        for seat in self.order:
            revolts, farmers = table[seat]
            if revolts:
                drawn = self.chance("cards-drawn")
                assert drawn["seat"] == (seat + 1) % self.seats  # S-12.5
                left = list(drawn["provinces"])
                assert len(set(left)) == revolts
                assert set(left) <= self.land(seat)
                while left:
                    name = left[0]
                    if len(left) > 1:
                        _, said = yield {seat: [f"face {each}" for each in left]}
                        name = said.split()[1]
                    left.remove(name)
                    self.revolt(name, farmers + self.unrest[name])

    def score(self) -> None:
        for seat in range(self.seats):
            self.points[seat] += sum(1 + len(self.built[name]) for name in self.land(seat))
        for region in {PROVINCES[name]["region"][self.side] for name in self.in_play}:
            for kind, worth in KINDS.items():
                counts = [
                    sum(kind in self.built[name] for name in self.land(seat) if self.region(name) == region)
                    for seat in range(self.seats)
                ]
                best = [seat for seat in range(self.seats) if counts[seat] == max(counts) > 0]
                for seat in best:
                    self.points[seat] += worth if len(best) == 1 else worth - 1

    def region(self, name: str) -> str:
        return str(PROVINCES[name]["region"][self.side])

    def winners(self) -> list[int]:
        """S-13.4"""
        best = max(zip(self.points, self.chests, strict=True))
        return [seat for seat in range(self.seats) if (self.points[seat], self.chests[seat]) == best]
