"""A second Rising Sun: war."""

from collections import Counter

from read_twice import Course
from second_figures import SecondFigures
from second_table import ADVANTAGES, AT_WAR, CARDS, DAIMYO, ONI


class SecondWar(SecondFigures):
    def war(self) -> Course:
        self.at_war = True
        owners = [
            seat
            for seat in range(self.seats)
            if any(card in AT_WAR for card in self.cards[seat]) or (self.clan[seat] == "koi" and self.ronin[seat])
        ]
        everything = {card for cards in self.cards for card in cards}
        matters = bool(everything & {"way_of_the_righteous", "way_of_the_merchant"})
        yield from self.in_order(owners, matters, self.start_of_war)
        for province in list(self.wars):
            yield from self.resolve(province)

    def start_of_war(self, seat: int) -> Course:
        """R-27.4, R-27.31"""
        left = list(self.cards[seat])
        for card in self.cards[seat]:
            if not self.asks_own_order(seat) or card not in self.moving_coins(seat):
                left.remove(card)
                self.works_at_war(seat, card)
        while left:
            kinds = sorted(set(left), key=left.index)
            said = (yield from self.ask(seat, [f"next_card {card}" for card in kinds])) if len(kinds) > 1 else ""
            card = said.partition(" ")[2] or left[0]
            left.remove(card)
            self.works_at_war(seat, card)
        if self.clan[seat] == "koi":  # R-25.1a
            ronin, self.ronin[seat] = self.ronin[seat], 0
            if self.rules("koi_conversion_triggers_merchant"):
                self.moment()
                self.gain_coins(seat, ronin)
            else:
                self.coins[seat] += ronin

    def asks_own_order(self, seat: int) -> bool:
        merchants = [other for other in range(self.seats) if self.owns(other, "way_of_the_merchant")]
        asks = self.options["simultaneous_order"] == "ask_highest_honor"
        return asks and any(other != seat for other in merchants) and len(self.moving_coins(seat)) > 1

    def moving_coins(self, seat: int) -> set[str]:
        moving = {"way_of_the_shogun", "way_of_the_moneylender", "way_of_the_righteous"}
        return set(self.cards[seat]) & (moving | {"way_of_bushido"} if self.virtues(seat) else moving)

    def virtues(self, seat: int) -> int:
        return len({card for card in self.cards[seat] if CARDS[card]["type"] == "virtue"})

    def works_at_war(self, seat: int, card: str) -> None:
        self.moment()
        if card == "way_of_the_shogun":
            self.gain_coins(seat, 3)
        if card == "way_of_the_moneylender":
            self.gain_coins(seat, 5)
        if card == "way_of_the_ronin":
            self.ronin[seat] += 2
        if card == "way_of_bushido":
            self.gain_coins(seat, 2 * self.virtues(seat))
            self.gain_points(seat, 2 * self.virtues(seat))
        if card == "way_of_the_righteous":
            for other in range(self.seats):
                if self.above(seat, other) and self.coins[other]:
                    self.coins[other] -= 1
                    self.coins[seat] += 1

    def resolve(self, province: str) -> Course:
        """R-17.5"""
        there = [seat for seat in range(self.seats) if self.force(seat, province)]
        if not there:
            self.discarded.append((province, self.season))
        elif len(there) == 1 or (len(there) == 2 and self.ally.get(there[0]) == there[1]):
            winner = self.strongest(province, there)
            assert winner is not None
            self.moment()
            self.take_token(winner, province, False)
        else:
            yield from self.battle(province, there)

    def take_token(self, seat: int, province: str, fought: bool) -> None:
        self.tokens[seat].append((province, self.season))
        self.gain_points(seat, 2 * self.owns(seat, "courage"))
        souls = any(card.startswith("oni_of_souls") for card in self.cards[seat])
        souls = souls and (fought or not self.rules("oni_of_souls_requires_battle"))
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
        self.take_token(winner, province, True)
        if doomed and not (yield from self.has_mercy(winner)):
            self.kill(winner, province, doomed)
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
                own = Counter(
                    {(winner, kind): self.number(winner, kind, province) for kind in self.kinds(winner, province)}
                )
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
            if self.rules("reparation_remainder_max_one_each"):
                without.remove(loser)
