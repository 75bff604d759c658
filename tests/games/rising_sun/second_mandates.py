"""A second Rising Sun: the five mandates and the seven kami."""

from collections import Counter

from read_twice import Course
from second_figures import SecondFigures
from second_table import CARDS, DAIMYO, HARVEST, KINDS, MANDATES, MONSTERS, PROVINCES, RESERVE, SHINTO


class SecondMandates(SecondFigures):
    def mandate_turn(self) -> Course:
        seat = self.active
        drawn = Counter(self.chance("sees")["mandates"])
        assert drawn.total() == 4
        assert not self.returned - drawn
        kinds = [kind for kind in MANDATES if drawn[kind]]
        if self.options["negotiation"] == "windows":
            yield from self.draw_window()
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

    def marshal(self, seat: int) -> Course:
        first = self.rules("new_stronghold_moves_same_marshal")
        if first and self.has_bonus(seat):
            yield from self.build(seat)
        self.begin_instance()
        while True:
            said = yield from self.ask(seat, ["done", *self.groups(seat)])
            if said == "done":
                break
            _, province, kind = said.split()
            said = yield from self.ask(seat, ["stay", *(f"to {p}" for p in self.ways(seat, kind, province))])
            if said == "stay":
                self.moved[kind, province] = self.pieces(seat, province)[kind]
            elif (yield from self.may_cross(seat, kind, province, said.split()[1])):
                self.moved[kind, said.split()[1]] += 1
                yield from self.move(seat, kind, province, said.split()[1])
        self.begin_instance()
        if not first and self.has_bonus(seat):
            yield from self.build(seat)

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

    # --- the Kami turn

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
            said = yield from self.ask(seat, [f"to {p}" for p in self.ways(seat, kind, province)])
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
