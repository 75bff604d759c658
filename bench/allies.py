"""What makes an ally worth having in Rising Sun, and when to betray one: `python -m bench.allies`.

At each tea of many games of four, the game is played out with each way to ally, from the same position and with
the same luck. What a player then has more than the mean of the others says how good the ally was, against the mean
of the three. A linear model fitted to that gives the constants of `judgement/partners.py`. Wherever an ally could
be betrayed, the game is played out with that and with the best other mandate; a second model says what it brings,
for `judgement/betraying.py`.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from rich import box
from rich.console import Console
from rich.table import Table

from bench.tea import WIDTH, interval, lead, share
from chabudai.bots.bot import Bot, decide
from chabudai.bots.greedy import Greedy
from chabudai.core.rng import seeded
from chabudai.games.rising_sun import GAME
from chabudai.games.rising_sun.actions import ALLY, ANNOUNCE, PLAY
from chabudai.games.rising_sun.components import BETRAY, DRAGONFLY, LOTUS, NOBODY, SEASON, TURTLE
from chabudai.games.rising_sun.force import force_in
from chabudai.games.rising_sun.judgement.betraying import turns_left, worth_of_replacing
from chabudai.games.rising_sun.judgement.evaluation import EVALUATION
from chabudai.games.rising_sun.judgement.mandates import OTHERS, others_share, worth_of_mandate
from chabudai.games.rising_sun.judgement.partners import Taste, harvest_of, turns_ahead
from chabudai.games.rising_sun.judgement.positions import prospects
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.mandates.track import Announce, ChooseMandate
from chabudai.games.rising_sun.steps.talking.tea import ChoosePartner
from chabudai.lab.summary import Z_95

SEATS = 4
WAYS = ([1, 0, 3, 2], [2, 3, 0, 1], [3, 2, 1, 0])  # by seat: the ally
GROUPS = 20  # of games, each left out once to see how far the fit depends on it
FEWEST = 0.3  # what the replacements must promise to be worth a look
Features = dict[str, float]
Effects = dict[str, list[float]]


def players(seed: int) -> list[Bot]:
    return [Greedy(seeded(seed, f"bot {seat}"), EVALUATION) for seat in range(SEATS)]


def go_on(state: RisingSunState, bots: list[Bot]) -> None:
    seat = state.deciders()[0]
    state.apply(seat, decide(bots[seat], state, seat, 1.0))


def played_out(state: RisingSunState, bots: list[Bot]) -> RisingSunState:
    while not state.over:
        go_on(state, bots)
    return state


# --- fitting ----------------------------------------------------------------------------------------------------


@dataclass
class Fit:
    """Least squares, summed up by group of games."""

    names: list[str] = field(default_factory=list)
    squares: dict[int, list[list[float]]] = field(default_factory=dict)  # by group: of features
    rows: int = 0

    def add(self, game: int, features: Features, effect: float) -> None:
        self.names = self.names or list(features)
        row = [features[name] for name in self.names] + [effect]
        sums = self.squares.setdefault(game % GROUPS, [[0.0] * len(row) for _ in self.names])
        for number, one in enumerate(row[:-1]):
            for place, other in enumerate(row):
                sums[number][place] += one * other
        self.rows += 1

    def without(self, group: int | None) -> list[float]:
        kept = [sums for number, sums in self.squares.items() if number != group]
        size = range(len(self.names))
        return solved([[sum(each[row][place] for each in kept) for place in range(len(size) + 1)] for row in size])

    def coefficients(self) -> list[tuple[str, float, float]]:
        """Each with how far its 95 % interval reaches, by the jackknife over groups of games."""
        whole, parts = self.without(None), [self.without(group) for group in self.squares]
        found = []
        for number, name in enumerate(self.names):
            mean = sum(part[number] for part in parts) / len(parts)
            spread = sum((part[number] - mean) ** 2 for part in parts) * (len(parts) - 1) / len(parts)
            found.append((name, whole[number], Z_95 * sqrt(spread)))
        return found


def solved(rows: list[list[float]]) -> list[float]:
    """Gauss–Jordan, with pivoting."""
    for number in range(len(rows)):
        pivot = max(range(number, len(rows)), key=lambda row: abs(rows[row][number]))
        rows[number], rows[pivot] = rows[pivot], rows[number]
        rows[number] = [each / rows[number][number] for each in rows[number]]
        for other in range(len(rows)):
            if other != number:
                by = rows[other][number]
                rows[other] = [each - by * own for each, own in zip(rows[other], rows[number], strict=True)]
    return [row[-1] for row in rows]


# --- allies -----------------------------------------------------------------------------------------------------


def note_allies(state: RisingSunState, seed: int, times: int, fit: Fit, effects: Effects) -> None:
    """At a tea: how each player fares with each of the others."""
    wishes = Taste().wishes(state)
    over = [[ended(state, way, seed * times + time) for time in range(times)] for way in WAYS]
    for seat in range(SEATS):
        leads = [sum(lead(end, seat) for end in ends) / times for ends in over]
        wins = [sum(share(end, seat) for end in ends) / times for ends in over]
        liked = [wishes[seat][way[seat]] for way in WAYS]
        best, nearest = liked.index(max(liked)), [way[seat] for way in WAYS].index((seat + 1) % SEATS)
        effects["liked best, against the mean of the three: points"].append(leads[best] - mean(leads))
        effects["liked best, against the next seat: points"].append(leads[best] - leads[nearest])
        effects["liked best, against the next seat: % of a win"].append(100 * (wins[best] - wins[nearest]))
        features = [merits(state, seat, way[seat]) for way in WAYS]
        for one, fared in zip(features, leads, strict=True):
            apart = {name: value - mean([each[name] for each in features]) for name, value in one.items()}
            fit.add(seed, apart, fared - mean(leads))


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def ended(state: RisingSunState, way: list[int], seed: int) -> RisingSunState:
    return played_out(allied(state.determinize(None, seed), way), players(seed))


def allied(state: object, way: list[int]) -> RisingSunState:
    assert isinstance(state, RisingSunState)
    for seat in range(SEATS):
        state.apply(seat, ALLY.at(way[seat]))
    return state


def merits(state: RisingSunState, seat: int, other: int) -> Features:
    """What can be said of an ally: first what bots go by, then what has turned out to say nothing."""
    turns = float(turns_ahead(state, other))
    return {
        "A_TURN": turns,
        "OWN_HARVEST": harvest_of(state, seat) * (turns - 1.0),
        "ALLYS_HARVEST": harvest_of(state, other),
        "ANY_MANDATE (Lotus)": float(state.plays(other, LOTUS)),
        "FORTS (Turtle)": float(state.plays(other, TURTLE)),
        "ANYWHERE (Dragonfly)": float(state.plays(other, DRAGONFLY)),
        "MORE_HONOR": float(state.has_more_honor(other, seat)),
        "COMES_FIRST": -float((seat - other) % SEATS),
        "unused: prospects of the ally": prospects(state, other),
        "unused: wars left to one by the ally": float(left_to(state, seat, other)),
        "unused: wars left to the ally": float(left_to(state, other, seat)),
        "unused: coins of the ally": float(state.clans[other].coins),
    }


def left_to(state: RisingSunState, seat: int, other: int) -> int:
    """R-17.5c: war provinces of both in which the seat is the stronger."""
    number = 0
    for province in state.wars:
        own, force = force_in(state, seat, province), force_in(state, other, province)
        ahead = own > force or (own == force and state.has_more_honor(seat, other))
        number += force > 0 and ahead
    return number


# --- betrayals --------------------------------------------------------------------------------------------------


def note_betrayal(state: RisingSunState, seed: int, times: int, fit: Fit, effects: Effects) -> None:
    """Where somebody could betray an ally: how that fares against the best other mandate."""
    if not isinstance(state.waiting, (ChooseMandate, Announce)):
        return
    seat, verb = state.deciders()[0], PLAY if isinstance(state.waiting, ChooseMandate) else ANNOUNCE
    known, betrayal = state.determinize(seat, seed), verb.at(BETRAY)
    assert isinstance(known, RisingSunState)
    legal = known.legal(seat)
    loyal = [action for action in legal if action != betrayal]
    if state.ally[seat] == NOBODY or not loyal or betrayal not in legal:
        return
    replacing = worth_of_replacing(known, seat)
    if replacing < FEWEST:
        return
    instead = EVALUATION.worth_trying(known, seat, loyal)[0]
    gains = [
        lead(after(state, seat, betrayal, luck), seat) - lead(after(state, seat, instead, luck), seat)
        for luck in range(seed * times, (seed + 1) * times)
    ]
    fit.add(seed, reasons(known, seat, replacing, verb.which(instead)), mean(gains))
    would = EVALUATION.worth_trying(known, seat, legal) == [betrayal]
    effects[f"{'a bot would' if would else 'a bot would not'}, {SEASON.ids[state.season]}"].append(mean(gains))
    effects["a bot would" if would else "a bot would not"].append(mean(gains))
    effects[f"the ally has {turns_left(known, known.ally[seat])} mandates to choose"].append(mean(gains))


def reasons(state: RisingSunState, seat: int, replacing: float, instead: int) -> Features:
    """What speaks for betraying, and what against."""
    friend = state.ally[seat]
    return {
        "REPLACING": replacing,
        "LEAVING": 1.0,
        "TURN_LOST": float(turns_left(state, friend)),
        "the other mandate": worth_of_mandate(state, seat, instead) - OTHERS * others_share(state, seat, instead),
    }


def after(state: RisingSunState, seat: int, action: int, seed: int) -> RisingSunState:
    trial = state.determinize(seat, seed)
    assert isinstance(trial, RisingSunState)
    trial.apply(seat, action)
    return played_out(trial, players(seed))


# --- telling ----------------------------------------------------------------------------------------------------


@dataclass
class Measured:
    fit: Fit = field(default_factory=Fit)
    effects: Effects = field(default_factory=lambda: defaultdict(list))


def measured(games: int, times: int) -> tuple[Measured, Measured]:
    allies, betrayals = Measured(), Measured()
    for seed in range(1, games + 1):
        state, bots = GAME.new(SEATS, seed, {"negotiation": "off"}, listen=False), players(seed)
        while not state.over:
            if isinstance(state.waiting, ChoosePartner):
                note_allies(state, seed, times, allies.fit, allies.effects)
                allied(state, WAYS[seed % len(WAYS)])
            else:
                note_betrayal(state, seed, times, betrayals.fit, betrayals.effects)
                go_on(state, bots)
    return allies, betrayals


def table_of(title: str, effects: Effects, order: Callable[[str], object] = str) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for column in ("", "times", "gain"):
        table.add_column(column, justify="left" if not column else "right")
    for what in sorted(effects, key=order):
        middle, reach = interval(effects[what])
        table.add_row(what, f"{len(effects[what]):,}", f"{middle:+.2f} ± {reach:.2f}")
    return table


def table_of_fit(title: str, fit: Fit) -> Table:
    table = Table(title=f"{title} ({fit.rows:,} rows)", title_justify="left", box=box.SIMPLE_HEAD)
    for column in ("", "points at the end"):
        table.add_column(column, justify="left" if not column else "right")
    for name, value, reach in fit.coefficients():
        table.add_row(name, f"{value:+.2f} ± {reach:.2f}")
    return table


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.allies", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=100, help="how many (default: 100)")
    parser.add_argument("--times", type=int, default=4, help="how often each way is played out (default: 4)")
    options = parser.parse_args()
    console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
    allies, betrayals = measured(options.games, options.times)
    console.print(table_of_fit("What an ally brings", allies.fit))
    console.print(table_of("An ally who is …", allies.effects))
    console.print(table_of_fit("What betraying brings, against the best other mandate", betrayals.fit))
    console.print(table_of("Betraying where …", betrayals.effects))
    return 0


if __name__ == "__main__":
    sys.exit(main())
