"""An accountant of Rising Sun, who hears what is told to all and knows nothing else: coins, ronin, honor, points,
figures by place, strongholds, cards, tokens and alliances, added up from it."""

from collections import Counter
from typing import Any

from chabudai.games.rising_sun.cards import CARD, CARDS_IN_BOX, MONSTER_OF
from chabudai.games.rising_sun.components import FIGURE, NONE

Told = dict[str, Any]
OF_A_CLAN = {"bushi": 6, "shinto": 3, "daimyo": 1}


class Books:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.coins: Counter[int] = Counter()
        self.ronin: Counter[int] = Counter()
        self.points: Counter[int] = Counter()
        self.honor = list(range(seats))
        self.ally: dict[int, int] = {}
        self.figures: Counter[tuple[int, str, str]] = Counter()  # by owner, kind and place
        self.strongholds: Counter[tuple[int, str]] = Counter()
        self.cards: dict[int, list[str]] = {seat: [] for seat in range(seats)}
        self.tokens: dict[int, list[str]] = {seat: [] for seat in range(seats)}
        self.market: list[str] = []
        self.season = ""
        self.province = ""  # that is fought for
        self.bid: Counter[int] = Counter()
        self.force: dict[int, int] = {}
        for seat in range(seats):
            for kind, number in OF_A_CLAN.items():
                self.figures[seat, kind, "reserve"] = number

    def read(self, event: Told) -> None:
        entry = getattr(self, "on_" + event["event"].replace("-", "_"), None)
        if entry is not None:
            entry(event)

    def shift(self, seat: int, figure: str, source: str, target: str, number: int = 1) -> None:
        self.figures[seat, figure, source] -= number
        self.figures[seat, figure, target] += number
        assert self.figures[seat, figure, source] >= 0, (seat, figure, source)

    # --- the season ----------------------------------------------------------------------------------------------

    def on_starts(self, event: Told) -> None:
        for kind in ("daimyo", "bushi"):
            self.shift(event["seat"], kind, "reserve", event["province"])
        self.strongholds[event["seat"], event["province"]] += 1

    def on_season_begins(self, event: Told) -> None:
        self.season = event["season"]

    def on_cards_lie(self, event: Told) -> None:
        stacks = [each.rpartition("-") for each in event["cards"]]
        self.market = [card for card, _, copies in stacks for _ in range(int(copies))]

    def on_income(self, event: Told) -> None:
        self.coins[event["seat"]] += event["coins"]

    def on_returns(self, event: Told) -> None:
        self.shift(event["owner"], event["figure"], f"held_by_{event['seat'] + 1}", "reserve")

    def on_cleanup(self, event: Told) -> None:
        self.coins.clear()
        self.ronin.clear()
        for (seat, figure, place), number in list(self.figures.items()):
            if place.startswith("kami:") and number:
                self.shift(seat, figure, place, "reserve", number)

    def on_winter_begins(self, event: Told) -> None:
        self.season, self.market = "winter", []

    def on_scores(self, event: Told) -> None:
        self.points[event["seat"]] += event["points"]

    # --- gains and losses ----------------------------------------------------------------------------------------

    def on_coins(self, event: Told) -> None:
        self.coins[event["seat"]] += event["coins"]

    def on_ronin(self, event: Told) -> None:
        self.ronin[event["seat"]] += event["ronin"]

    def on_points(self, event: Told) -> None:
        self.points[event["seat"]] += event["points"]

    def on_coins_taken(self, event: Told) -> None:
        self.coins[event["owner"]] -= event["coins"]
        self.coins[event["seat"]] += event["coins"]

    def on_points_taken(self, event: Told) -> None:
        self.points[event["owner"]] -= event["points"]
        self.points[event["seat"]] += event["points"]

    def on_honor_up(self, event: Told) -> None:
        place = self.honor.index(event["seat"])
        assert self.honor[place - 1] == event["other"]
        self.honor[place - 1 : place + 1] = [event["seat"], event["other"]]

    def on_honor_down(self, event: Told) -> None:
        self.on_honor_up({"seat": event["other"], "other": event["seat"]})

    def on_honor_top(self, event: Told) -> None:
        self.honor.remove(event["seat"])
        self.honor.insert(0, event["seat"])

    # --- deals ---------------------------------------------------------------------------------------------------

    def on_tea_begins(self, event: Told) -> None:
        self.ally = {}

    def on_allies(self, event: Told) -> None:
        self.ally |= {event["seat"]: event["other"], event["other"]: event["seat"]}

    def on_leaves_ally(self, event: Told) -> None:
        del self.ally[event["seat"]], self.ally[event["other"]]

    def on_gives(self, event: Told) -> None:
        self.coins[event["seat"]] -= event["coins"]
        self.coins[event["other"]] += event["coins"]
        self.ronin[event["seat"]] -= event["ronin"]
        self.ronin[event["other"]] += event["ronin"]

    # --- figures -------------------------------------------------------------------------------------------------

    def on_summons(self, event: Told) -> None:
        self.shift(event["seat"], event["figure"], "reserve", event["province"])

    on_places = on_summons

    def on_worships(self, event: Told) -> None:
        self.shift(event["seat"], event["figure"], event["province"], f"kami:{event['kami']}")

    def on_places_at_shrine(self, event: Told) -> None:
        self.shift(event["seat"], event["figure"], "reserve", f"kami:{event['kami']}")

    def on_moves(self, event: Told) -> None:
        if event["piece"] == "stronghold":
            self.strongholds[event["seat"], event["source"]] -= 1
            self.strongholds[event["seat"], event["province"]] += 1
        else:
            self.shift(event["seat"], event["piece"], event["source"], event["province"])

    def on_replaces(self, event: Told) -> None:
        self.replace(event, event["province"])

    def on_replaces_at_shrine(self, event: Told) -> None:
        self.replace(event, f"kami:{event['kami']}")

    def replace(self, event: Told, place: str) -> None:
        self.shift(event["owner"], event["figure"], place, "reserve")
        self.shift(event["seat"], event["own"], "reserve", place)

    def on_kills(self, event: Told) -> None:
        self.shift(event["owner"], event["figure"], event["province"], "reserve", event["n"])

    def on_captures(self, event: Told) -> None:
        self.shift(event["owner"], event["figure"], event["province"], f"held_by_{event['seat'] + 1}")

    # --- what costs coins ----------------------------------------------------------------------------------------

    def on_pays_toll(self, event: Told) -> None:
        self.coins[event["seat"]] -= event["coins"]
        self.coins[event["other"]] += event["coins"]

    def on_builds(self, event: Told) -> None:
        self.coins[event["seat"]] -= event["coins"]
        self.strongholds[event["seat"], event["province"]] += 1

    def on_buys(self, event: Told) -> None:
        self.coins[event["seat"]] -= event["coins"]
        self.cards[event["seat"]].append(event["card"])
        self.market.remove(event["card"])
        monster = MONSTER_OF[CARD.index[event["card"]]]
        if monster != NONE:
            self.figures[event["seat"], FIGURE.ids[monster], "reserve"] += 1

    def on_gives_spent(self, event: Told) -> None:
        self.coins[event["other"]] += 1

    def on_harvests(self, event: Told) -> None:
        self.coins[event["seat"]] += event["coins"]
        self.points[event["seat"]] += event["points"]
        self.ronin[event["seat"]] += event["ronin"]

    # --- war -----------------------------------------------------------------------------------------------------

    def on_converts(self, event: Told) -> None:
        self.ronin[event["seat"]] -= event["ronin"]
        self.coins[event["seat"]] += event["ronin"]

    def on_unopposed(self, event: Told) -> None:
        self.tokens[event["seat"]].append(f"{self.season}_{event['province']}")

    on_allied_claim = on_unopposed

    def on_battle(self, event: Told) -> None:
        self.province = event["province"]
        self.bid, self.force = Counter(dict.fromkeys(event["participants"], 0)), {}

    def on_bids(self, event: Told) -> None:
        bid = event["seppuku"] + event["hostage"] + event["ronin"] + event["poets"]
        self.coins[event["seat"]] -= bid
        self.bid[event["seat"]] = bid

    def on_fights(self, event: Told) -> None:
        assert event["seat"] in self.bid
        assert event["province"] == self.province
        self.force[event["seat"]] = event["force"]

    def on_wins_battle(self, event: Told) -> None:
        """R-20.1: the greatest Force wins, ties to honor; of each who takes part it is told once with what."""
        assert event["seat"] not in self.force
        self.force[event["seat"]] = event["force"]
        assert self.force.keys() == self.bid.keys()
        best = max(self.force.values())
        assert event["force"] == self.force[event["seat"]] == best
        assert event["seat"] == next(seat for seat in self.honor if self.force.get(seat) == best)
        self.on_unopposed(event)

    def on_pays_bid(self, event: Told) -> None:
        """R-30.9: the losers' bids go to the pile."""
        assert event["coins"] == self.bid.pop(event["seat"])

    def on_reparation(self, event: Told) -> None:
        """R-30.9: the winner's bid reappears at the losers."""
        self.bid[event["seat"]] -= event["coins"]
        assert self.bid[event["seat"]] >= 0
        self.coins[event["other"]] += event["coins"]


MONSTER_CARDS = [row["id"] for row in CARDS_IN_BOX if row["type"] == "monster"]
