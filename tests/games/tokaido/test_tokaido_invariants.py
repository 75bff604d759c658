"""T-15: what holds at any time of any game, recomputed from the cards and from what happened."""

from collections import Counter, defaultdict
from itertools import product
from random import Random
from typing import Any

import pytest
from tokaido_table import DATA, GAME, INNS, TILE_COINS, Play, new_game

KIND = {row["id"]: row["type"] for row in DATA["station"]}
CATEGORY = {row["id"]: row["category"] for row in DATA["souvenir"]}
SPRING = {"spring_2": 2, "spring_3": 3}
SECTIONS = {"paddy": 3, "mountain": 4, "sea": 5}
VARIANTS = ("initiatory_journey", "return_trip", "gastronomy", "special_setup")
OPTION_SETS: list[dict[str, bool | str]] = [
    dict(zip(VARIANTS, switches, strict=True)) for switches in product((False, True), repeat=4)
]
OTHER_SWITCHES: list[dict[str, bool | str]] = [
    {},
    {"satsuki_source": "deck", "neutral_meal_discard": "chosen"},
    {"award_end_achievement_at_zero": True, "returned_cards_order": "kept"},
]
GAMES = [(seats, number) for seats in (2, 3, 4, 5) for number in range(len(OPTION_SETS))]


def options_of(number: int) -> dict[str, bool | str]:
    return OPTION_SETS[number] | OTHER_SWITCHES[number % 3]


def squares(souvenirs: list[str]) -> int:
    copies = Counter(CATEGORY[souvenir] for souvenir in souvenirs).values()
    return sum(sum(each >= nth for each in copies) ** 2 for nth in range(1, 7))


def points_by_cards(traveler: dict[str, Any]) -> int:
    """T-15.3 without the rank at the temple."""
    points = sum(n * (n + 1) // 2 for n in traveler["panoramas"].values())
    points += sum(SPRING[spring] for spring in traveler["hot_springs"])
    points += squares(traveler["souvenirs"]) + 6 * len(traveler["meals"]) + traveler["bowl"]
    points += 3 * traveler["encounters"].count("samurai") + 3 * len(traveler["achievements"])
    if traveler["traveler"] == "mitsukuni":
        points += len(traveler["hot_springs"]) + len(traveler["achievements"])
    if traveler["traveler"] == "umegae":
        points += len(traveler["encounters"])
    return points


class Ledger:
    """A player's coins and bowl, as the events tell them."""

    def __init__(self) -> None:
        self.total: Counter[str] = Counter()  # coins by what they were given or taken for
        self.stops: Counter[str] = Counter()
        self.donations = 0

    def enter(self, event: dict[str, Any]) -> None:
        self.total[event["event"]] += event.get("coins", 0)
        self.donations += event["event"] == "donates"
        if event["event"] == "moves":
            self.stops[KIND[event["station"]]] += 1

    def coins(self, traveler: dict[str, Any]) -> int:
        """T-15.4"""
        tile = traveler["traveler"]
        start = 7 if tile is None else TILE_COINS[tile]
        earned = 3 * self.stops["farm"] + 3 * traveler["encounters"].count("kuge")
        busked = len(traveler["encounters"]) if tile == "umegae" else 0
        spent = self.total["pays"] + self.total["eats"] + self.total["donates"]
        return start + self.total["special-coins"] + earned + busked - spent

    def bowl(self, traveler: dict[str, Any]) -> int:
        """T-15.5; a temple stop still waiting for its donation has put nothing in yet."""
        extra = self.donations if traveler["traveler"] == "hirotada" else 0
        return self.total["donates"] + traveler["encounters"].count("miko") + extra


class Books:
    """The ledgers of a game, kept as it goes."""

    def __init__(self, play: Play) -> None:
        self.play, self.entered = play, 0
        self.ledgers: defaultdict[int, Ledger] = defaultdict(Ledger)

    def ledger(self, seat: int) -> Ledger:
        for event in self.play.state.journal[self.entered :]:
            told = event.as_dict()
            if "seat" in told:
                self.ledgers[told["seat"]].enter(told)
        self.entered = len(self.play.state.journal)
        return self.ledgers[seat]


def rank_points(bowls: list[int], seat: int) -> int:
    if bowls[seat] == 0:
        return 0
    rank = sorted(set(bowls), reverse=True).index(bowls[seat])
    return [10, 7, 4, 2, 2][rank]


def check_position(play: Play, books: Books, seats: int) -> None:
    travelers: list[dict[str, Any]] = play.state.view(None)["travelers"]
    # T-15.1
    places = [(traveler["station"], traveler["slot"]) for traveler in travelers]
    assert len(set(places)) == len(places) or not any(traveler["slot"] for traveler in travelers)
    # T-15.2
    assert [len(cards) for cards in GAME.conserved(play.state).values()] == [24, 14, 25, 12]
    bowls = [traveler["bowl"] for traveler in travelers]
    for seat in range(seats):
        traveler, ledger = travelers[seat], books.ledger(seat)
        rank = rank_points(bowls, seat) if play.state.over else 0
        assert traveler["points"] == points_by_cards(traveler) + rank  # T-15.3
        if traveler["slot"]:
            assert traveler["coins"] == ledger.coins(traveler) >= 0  # T-15.4
        assert traveler["bowl"] == ledger.bowl(traveler)  # T-15.5
        # T-15.6
        assert len(set(traveler["meals"])) == len(traveler["meals"]) <= 4
        assert all(traveler["panoramas"][kind] <= most for kind, most in SECTIONS.items())


def check_question(play: Play) -> None:
    """T-12.7: the inn can always be reached; T-12.29: there is always a meal on offer."""
    if play.is_about_moving:
        assert play.stations[-1] in INNS
    if play.question == "prompt-meal":
        assert play.state.view(None)["offer"]["size"] > 0


def check_end(play: Play, seats: int, awarded_at_zero: bool) -> None:
    travelers: list[dict[str, Any]] = play.state.view(None)["travelers"]
    moves = play.events("moves")
    used = [(event["station"], event["slot"]) for event in moves]
    assert len(set(used)) == len(used)  # T-15.1
    for traveler in travelers:
        stops = [event["station"] for event in moves if event["seat"] == traveler["seat"]]
        assert sum(KIND[stop] == "inn" for stop in stops) == 4  # T-15.6
    assert sum(KIND[event["station"]] != "inn" for event in moves) <= (74 if seats >= 4 else 50)  # T-15.7
    assert play.state.decisions <= GAME.most_decisions
    # T-15.8
    held = Counter(card for traveler in travelers for card in traveler["achievements"])
    assert all(held[f"panorama_{kind}"] <= 1 for kind in SECTIONS)
    earning = {"gourmet": "meals", "bather": "hot_springs", "chatterbox": "encounters", "collector": "souvenirs"}
    for achievement, cards in earning.items():
        earned = awarded_at_zero or any(traveler[cards] for traveler in travelers)
        assert (held[achievement] > 0) == earned


@pytest.mark.once
@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_the_books_balance_in_every_position_of_a_random_game(seats: int, number: int) -> None:
    """T-15.1, T-15.2, T-15.3, T-15.4, T-15.5, T-15.6, T-15.7, T-15.8, T-12.0, T-12.7, T-12.29"""
    options = options_of(number)
    for dawdling in (False, True):
        luck, play = Random(number), new_game(seats, number, **options)
        books, box = Books(play), GAME.conserved(play.state)
        while not play.state.over:
            check_position(play, books, seats)
            check_question(play)
            play.one_at_random(luck, dawdling)
        check_position(play, books, seats)
        check_end(play, seats, bool(options.get("award_end_achievement_at_zero")))
        assert GAME.conserved(play.state) == box


def test_as_many_slots_as_the_bounds_say() -> None:
    """T-15.7"""
    road = [row for row in DATA["station"] if row["type"] != "inn"]
    assert (len(road), sum(1 + row["double"] for row in road)) == (50, 74)
