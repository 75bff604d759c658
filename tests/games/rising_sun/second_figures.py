"""A second Rising Sun: figures that are summoned, placed and moved, and the cards that answer to it."""

from collections import Counter
from typing import Any

from read_twice import Course
from second_table import (
    AFTER_SUMMON,
    ASKED_AFTER,
    KINDS,
    LAND,
    PROVINCES,
    RESERVE,
    SEA,
    SHINTO,
)
from second_talk import SecondTalk


class SecondFigures(SecondTalk):
    def has_bonus(self, seat: int) -> bool:
        return seat == self.active or self.ally.get(seat) == self.active

    def provinces_for(self, seat: int) -> list[str]:
        """R-11.1, R-13.6, R-25.4: where somebody may summon."""
        return [p for p in PROVINCES if self.clan[seat] == "dragonfly" or self.strongholds[seat][p]]

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
            prey = {
                other: [k for k in self.kinds(other, province) if k == "bushi" or k in SHINTO] for other in over
            }
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
        prey = [each for each in range(self.seats) if each != seat or self.rules("ninja_may_target_own_bushi")]
        where = [p for p in PROVINCES if any(self.number(each, "bushi", p) for each in prey)]
        said = yield from self.ask(seat, ["no", *(f"at {p}" for p in where)])
        if said == "no":
            return
        province = said.split()[1]
        owners = [each for each in prey if self.number(each, "bushi", province)]
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

    # --- Marshal, Fujin

    def pieces(self, seat: int, province: str) -> dict[str, int]:
        found = {kind: self.number(seat, kind, province) for kind in KINDS}
        if self.clan[seat] == "turtle":
            found["stronghold"] = self.strongholds[seat][province]
        return {kind: number for kind, number in found.items() if number}

    def ways(self, seat: int, kind: str, province: str) -> list[str]:
        closed = self.closed if self.owes_tolls(seat, kind) else set()
        near = [p for p in PROVINCES if p != province and SEA.get(frozenset((p, province))) not in closed]
        if self.clan[seat] == "dragonfly":
            return near
        return [p for p in near if (edge := frozenset((p, province))) in LAND or edge in SEA]

    def owes_tolls(self, seat: int, kind: str) -> bool:
        """R-27.34"""
        if kind == "stronghold" and not self.rules("serpent_tolls_turtle_strongholds"):
            return False
        return self.clan[seat] != "dragonfly" or self.rules("serpent_tolls_dragonfly")

    def groups(self, seat: int) -> list[str]:
        return [
            f"move {province} {kind}"
            for province in PROVINCES
            for kind, number in self.pieces(seat, province).items()
            if number > self.moved[kind, province] and self.ways(seat, kind, province)
        ]

    def begin_instance(self) -> None:
        self.moved.clear()
        self.open_routes.clear()
        self.closed.clear()

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
        if route is None or not keepers or route in self.open_routes or not self.owes_tolls(seat, kind):
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
