"""A second Rising Sun: the course of the game, from the box to the winner."""

from collections import Counter

from read_twice import Course
from second_mandates import SecondMandates
from second_table import CARDS, CLANS, RESERVE, TRACK
from second_war import SecondWar


class SecondReading(SecondMandates, SecondWar):
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
        self.returned = Counter()
        if self.options["negotiation"] == "windows":
            yield from self.tea_rounds()
            return
        wishes: dict[int, str] = {}
        while len(wishes) < self.seats:
            asked = {seat: self.partners(seat) for seat in range(self.seats) if seat not in wishes}
            seat, said = yield asked
            wishes[seat] = said
        for seat in range(self.seats):
            for other in range(seat):
                if wishes[seat] == f"ally {other + 1}" and wishes[other] == f"ally {seat + 1}":
                    self.become_allies(seat, other)

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
            self.points[seat] += sum(
                {"spring": 1, "summer": 2, "autumn": 3}[season] for _, season in self.tokens[seat]
            )
            different = len({province for province, _ in self.tokens[seat]})
            self.points[seat] += (different + 1) // 2 * 10 - 10 if different >= 3 else 0

    def winners(self) -> list[int]:
        """R-22.5, R-27.50"""
        tied = [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]
        first = self.by_honor(tied)[0]
        return sorted({first} | ({self.ally[first]} if self.ally.get(first) in tied else set()))
