"""Alliances of bots in Rising Sun: `python -m bench.tea`.

Counts who allies with whom, what becomes of promises and who betrays, with bots alone and with a person who never
deals; then says what it gains a bot to choose its partner instead of taking the next seat, and to betray where that
pays. Both are told by paired games: the same deal, with one bot that does and then with one that does not, on each
seat in turn; what a game says is the mean of its seats.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev

from rich import box
from rich.console import Console
from rich.table import Table

from chabudai.bots.bot import Bot, play_out
from chabudai.bots.greedy import Greedy
from chabudai.core.rng import Generator, seeded
from chabudai.core.state import State
from chabudai.games.rising_sun import GAME
from chabudai.games.rising_sun.actions import ANNOUNCE, DECLINE, OFFER, PASS, PLAY
from chabudai.games.rising_sun.components import BETRAY, CLAN, NOBODY, SEASONS, TEA
from chabudai.games.rising_sun.judgement.evaluation import EVALUATION, RisingSunEvaluation
from chabudai.games.rising_sun.judgement.partners import Taste
from chabudai.games.rising_sun.judgement.worths import ALLIANCE_WORTH
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.talking.windows import AnswerOffer, MakeOffer
from chabudai.lab.summary import Z_95

MODES = ("free", "windows")
WIDTH = 120  # where the figures go to a file
NEARER = 0.01  # what a seat nearer is worth to whom all are alike


# --- who sits at the table ------------------------------------------------------------------------------------


class NextSeat(Taste):
    """All are alike; the next seat is asked first."""

    def wishes(self, state: RisingSunState) -> list[list[float]]:
        seats = range(state.seats)
        return [
            [ALLIANCE_WORTH - NEARER * float((other - seat) % state.seats) for other in seats] for seat in seats
        ]


class Alike(Taste):
    """One ally is as good as another, so nobody is asked before an offer is answered."""

    def wishes(self, state: RisingSunState) -> list[list[float]]:
        return [[ALLIANCE_WORTH] * state.seats for _ in range(state.seats)]


class Person(Bot):
    """Somebody who is like the bots, but for something."""

    def __init__(self, luck: Generator, evaluation: RisingSunEvaluation = EVALUATION) -> None:
        super().__init__(luck)
        self.bot = Greedy(luck, evaluation)

    def choose(self, state: State, seat: int, budget: float) -> int:
        return int(self.bot.choose(state, seat, budget))

    def beside(self, state: State, seat: int, budget: float) -> list[int]:
        self.bot.done = self.done
        return self.bot.beside(state, seat, budget)

    def waits(self, state: State, seat: int) -> bool:
        self.bot.done = self.done
        return self.bot.waits(state, seat)


class Silent(Person):
    """Never deals."""

    def choose(self, state: State, seat: int, budget: float) -> int:
        choice = state.waiting
        if isinstance(choice, MakeOffer):
            return PASS.only
        if isinstance(choice, AnswerOffer):
            return next(action for action in state.legal(seat) if DECLINE.has(action))
        return super().choose(state, seat, budget)

    def beside(self, state: State, seat: int, budget: float) -> list[int]:
        return []

    def waits(self, state: State, seat: int) -> bool:
        return False


class Obliging(Person):
    """Lets somebody else ask first, and accepts whoever does."""

    def choose(self, state: State, seat: int, budget: float) -> int:
        holds_back = isinstance(state.waiting, MakeOffer) and lets_others_ask(state)
        return PASS.only if holds_back else super().choose(state, seat, budget)

    def beside(self, state: State, seat: int, budget: float) -> list[int]:
        said = super().beside(state, seat, budget)
        return [] if said and OFFER.has(said[0]) and lets_others_ask(state) else said


def lets_others_ask(state: State) -> bool:
    assert isinstance(state, RisingSunState)
    return state.phase == TEA and max(state.ally) == NOBODY


class Faithful(Person):
    """Never betrays an ally."""

    def choose(self, state: State, seat: int, budget: float) -> int:
        assert isinstance(state, RisingSunState)
        legal = state.legal(seat)
        loyal = [action for action in legal if action not in (PLAY.at(BETRAY), ANNOUNCE.at(BETRAY))]
        if len(loyal) == len(legal) or not loyal or state.ally[seat] == NOBODY:
            return super().choose(state, seat, budget)
        return EVALUATION.worth_trying(state, seat, loyal)[0]


Maker = Callable[[Generator], Bot]


def chooser(luck: Generator) -> Bot:
    return Greedy(luck, EVALUATION)


def next_seater(luck: Generator) -> Bot:
    return Greedy(luck, RisingSunEvaluation(NextSeat()))


def obliging(luck: Generator) -> Bot:
    return Obliging(luck, RisingSunEvaluation(Alike()))


def silent(luck: Generator) -> Bot:
    return Silent(luck)


def faithful(luck: Generator) -> Bot:
    return Faithful(luck)


def played(mode: str, seed: int, makers: list[Maker], listen: bool) -> RisingSunState:
    state = GAME.new(len(makers), seed, {"negotiation": mode}, listen=listen)
    bots = [make(seeded(seed, f"bot {seat}")) for seat, make in enumerate(makers)]
    play_out(state, bots, 1.0)
    return state


# --- counting -------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """Of some games."""

    games: int = 0
    events: Counter[str] = field(default_factory=Counter)
    distances: Counter[int] = field(default_factory=Counter)  # the shorter way around the table
    pairs: Counter[str] = field(default_factory=Counter)
    met: Counter[str] = field(default_factory=Counter)  # games in which these clans sat at a table and might ally

    def add(self, state: RisingSunState, quiet: int | None) -> None:
        self.games += 1
        seats = range(int(state.seats))
        self.met.update(
            pair_of(state, *two) for two in ((a, b) for a in seats for b in range(a)) if quiet not in two
        )
        for event in state.journal or []:
            told = event.as_dict()
            self.events[str(told["event"])] += 1
            if told["event"] == "allies":
                one, other = int(str(told["seat"])), int(str(told["other"]))
                self.distances[min((one - other) % state.seats, (other - one) % state.seats)] += 1
                self.pairs[pair_of(state, one, other)] += 1

    def a_season(self, event: str) -> float:
        return self.events[event] / (self.games * SEASONS)


def pair_of(state: RisingSunState, one: int, other: int) -> str:
    return "–".join(sorted([CLAN.ids[state.clans[seat].clan] for seat in (one, other)]))


def counted(mode: str, with_silent: bool, seats: int, games: int) -> Tally:
    tally = Tally()
    for seed in range(1, games + 1):
        quiet = seed % seats if with_silent else None
        makers: list[Maker] = [silent if seat == quiet else chooser for seat in range(seats)]
        tally.add(played(mode, seed, makers, listen=True), quiet)
    return tally


def rows_of(tally: Tally) -> Iterator[tuple[str, str]]:
    allied = max(1, tally.events["allies"])
    yield "alliances a season", f"{tally.a_season('allies'):.2f}"
    for distance, number in sorted(tally.distances.items()):
        yield f"of seats {distance} apart", f"{number / allied:.0%}"
    yield "alliances betrayed", f"{tally.events['leaves-ally'] / allied:.0%}"
    yield "offers declined, a season", f"{tally.a_season('declines'):.2f}"
    promises = tally.events["promises"]
    kept, broken = tally.events["keeps-promise"], tally.events["breaks-promise"]
    yield "promises: made, kept, broken", f"{promises}, {kept}, {broken}"


# --- pairing --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Gain:
    """What it brings one seat to play otherwise, in one game: points more than the others, share of the win."""

    points: float
    win: float


def gain(mode: str, seats: int, one: Maker, instead: Maker, others: Maker, seed: int) -> Gain:
    """The mean of all seats, each of which once plays as `one` and once as it does `instead`."""
    points, wins = [], []
    over: dict[tuple[Maker, ...], RisingSunState] = {}  # where all play alike it is the same game for every seat
    for seat in range(seats):
        tables = [tuple(with_seat(others, seats, seat, each)) for each in (one, instead)]
        for makers in tables:
            over[makers] = over.get(makers) or played(mode, seed, list(makers), listen=False)
        first, second = (over[makers] for makers in tables)
        points.append(lead(first, seat) - lead(second, seat))
        wins.append(share(first, seat) - share(second, seat))
    return Gain(fmean(points), fmean(wins))


def with_seat(others: Maker, seats: int, seat: int, one: Maker) -> list[Maker]:
    return [one if each == seat else others for each in range(seats)]


def lead(state: RisingSunState, seat: int) -> float:
    """Over the mean of the others."""
    scores = state.scores()
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def share(state: RisingSunState, seat: int) -> float:
    winners = state.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def interval(values: list[float]) -> tuple[float, float]:
    """The mean, and how far its 95 % interval reaches to both sides."""
    return fmean(values), Z_95 * stdev(values) / sqrt(len(values))


COMPARED: dict[str, tuple[Maker, Maker, Maker]] = {
    "choosing, not the next seat; others oblige": (chooser, next_seater, obliging),
    "choosing, not the next seat; others take the next seat": (chooser, next_seater, next_seater),
    "choosing, not the next seat; others choose": (chooser, next_seater, chooser),
    "betraying where it pays, not never; others too": (chooser, faithful, chooser),
}


# --- telling --------------------------------------------------------------------------------------------------


def main() -> int:
    options = read_options()
    console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        tables = [(mode, quiet) for mode in MODES for quiet in (False, True)]
        asked = [pool.submit(counted, *table, options.seats, options.games) for table in tables]
        tallies = [each.result() for each in asked]
        console.print(table_of_counts(tables, tallies, options))
        console.print(table_of_pairs(tables, tallies))
        table = Table(title=f"Gained, by seat, in {options.paired} paired deals", box=box.SIMPLE_HEAD)
        for column in ("", "mode", "points", "of a win"):
            table.add_column(column)
        for what, makers in COMPARED.items():
            for mode in MODES:
                games = partial(gain, mode, options.seats, *makers)
                gains = list(pool.map(games, range(1, options.paired + 1), chunksize=5))
                points, reach = interval([each.points for each in gains])
                wins, wide = interval([each.win for each in gains])
                table.add_row(what, mode, f"{points:+.2f} ± {reach:.2f}", f"{wins:+.1%} ± {wide:.1%}")
        console.print(table)
    return 0


def table_of_counts(tables: list[tuple[str, bool]], tallies: list[Tally], options: argparse.Namespace) -> Table:
    title = f"{options.games} games of {options.seats} seats each"
    shown = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    shown.add_column("")
    for mode, quiet in tables:
        shown.add_column(f"{mode}, {'one silent' if quiet else 'bots alone'}", justify="right")
    columns = [dict(rows_of(tally)) for tally in tallies]
    for what in dict.fromkeys(what for column in columns for what in column):
        shown.add_row(what, *[column.get(what, "0%") for column in columns])
    return shown


def table_of_pairs(tables: list[tuple[str, bool]], tallies: list[Tally]) -> Table:
    shown = Table(title="Alliances a season in which both clans might", title_justify="left", box=box.SIMPLE_HEAD)
    shown.add_column("")
    for mode, quiet in tables:
        shown.add_column(f"{mode}, {'one silent' if quiet else 'bots alone'}", justify="right")
    for pair in sorted(tallies[0].met):
        shares = [tally.pairs[pair] / (SEASONS * tally.met[pair]) if tally.met[pair] else 0.0 for tally in tallies]
        shown.add_row(pair, *[f"{each:.0%}" for each in shares])
    return shown


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.tea", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=100, help="games that are counted (default: 100)")
    parser.add_argument("--paired", type=int, default=100, help="deals of paired games (default: 100)")
    parser.add_argument("--seats", type=int, default=4, help="how many play (default: 4)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
