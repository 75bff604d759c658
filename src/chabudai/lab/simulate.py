"""Mass simulation: many games by bots, the same rows whatever the number of processes.

>>> import chabudai
>>> from chabudai.lab.simulate import simulate
>>> game = chabudai.games()[0]
>>> rows = list(simulate(game, ["random"], games=2, seed=1, seats=game.seats[-1]))
>>> rows[-1]["game"], rows[-1]["bot"]
(2, 'random')

With `jobs` above 1 a script must guard its start with `if __name__ == "__main__":`, as for any process pool.
"""

import signal
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Any

from chabudai.bots.bot import play_out
from chabudai.bots.registry import make_bot
from chabudai.core.game import Game, OptionValue
from chabudai.core.rng import seeded
from chabudai.core.state import State
from chabudai.registry import game as game_named

Row = dict[str, int | float | str | None]

MOST_IN_CHUNK = 25  # games a process plays between two reports
REPORTS = 32  # of each process, at least, when there are games enough
AHEAD = 3  # chunks in hand for each process
SECONDS_FOR_A_CHOICE = 1.0
RIVAL = "rival"  # stands for a bot where the rules themselves play
EXACT_IN_A_FLOAT = 11  # bits cut off a seed, so that every program reads it exactly


@dataclass(frozen=True)
class Plan:
    """All that the games of a simulation have in common: plain data, sent to the processes."""

    game: str
    bots: tuple[str, ...]
    seed: int
    seats: int
    options: dict[str, OptionValue]

    def lineup(self, number: int) -> list[str]:
        """The bots by seat: they move on by one seat from game to game, so that each sits everywhere."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def seed_of(self, number: int) -> int:
        """The seed of one game, from the seed of all."""
        return seeded(self.seed, f"game {number}").seed() >> EXACT_IN_A_FLOAT


def simulate(
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    jobs: int = 1,
) -> Iterator[Row]:
    """One row for every seat of every game, and for every rival that the rules play, in the order of the games."""
    plan = planned(game, bots, seed, seats, options)
    for rows in simulated(plan, games, jobs):
        yield from rows


def planned(
    game: Game[Any],
    bots: Sequence[str],
    seed: int,
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
) -> Plan:
    """A plan that can be carried out; what cannot be raises a ChabudaiError here, before any game."""
    settled = game.settle(options or {})
    game.new(seats, seed, settled, listen=False)
    for name in bots:
        make_bot(name, game, seeded(seed))
    return Plan(game.id, tuple(bots), seed, seats, settled)


def simulated(plan: Plan, games: int, jobs: int) -> Iterator[list[Row]]:
    """The rows, game by game."""
    if jobs == 1:
        for number in range(games):
            yield play(plan, number)
    else:
        size = max(1, min(MOST_IN_CHUNK, games // (jobs * REPORTS)))
        chunks = (range(first, min(first + size, games)) for first in range(0, games, size))
        yield from shared_out(plan, chunks, jobs)


def shared_out(plan: Plan, chunks: Iterator[range], jobs: int) -> Iterator[list[Row]]:
    """Several processes at work on the next chunks; results come back in the order of the games."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        with interrupts_held():
            waiting = deque(pool.submit(play_chunk, plan, chunk) for chunk in islice(chunks, jobs * AHEAD))
        while waiting:
            yield from waiting.popleft().result()
            waiting.extend(pool.submit(play_chunk, plan, chunk) for chunk in islice(chunks, 1))
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C is heard only after this; processes started here never hear it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def play_chunk(plan: Plan, numbers: range) -> list[list[Row]]:
    return [play(plan, number) for number in numbers]


def play(plan: Plan, number: int) -> list[Row]:
    """One game, as a row for each seat and rival."""
    game = game_named(plan.game)
    seed = plan.seed_of(number)
    lineup = plan.lineup(number)
    state = game.new(plan.seats, seed, plan.options, listen=False)
    bots = [make_bot(name, game, seeded(seed, f"bot {seat}")) for seat, name in enumerate(lineup)]
    play_out(state, bots, SECONDS_FOR_A_CHOICE)
    return rows_of(state, number, seed, lineup)


def rows_of(state: State, number: int, seed: int, lineup: list[str]) -> list[Row]:
    winners, scores, sheet, ranks = state.winners(), state.scores(), state.score_sheet(), state.ranks()
    rivals = int(state.rivals())
    roles = [*state.game.roles(state), *[None] * rivals]
    seats = [*range(1, len(lineup) + 1), *[None] * rivals]
    return [
        {
            "game": number + 1,
            "seed": seed,
            "seats": len(lineup),
            "seat": seats[place],
            "bot": bot,
            "role": roles[place],
            "score": scores[place],
            "win": 1 / len(winners) if place in winners else 0.0,
            "rank": ranks[place],
            "decisions": int(state.decisions),
            **sheet[place],
        }
        for place, bot in enumerate([*lineup, *[RIVAL] * rivals])
    ]
