"""Benchmark: speed and size of every game, plain and compiled side by side in one run.

Each mode is measured in a process of its own, in turns, so that whatever else the machine does hits both alike.
"""

import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any, NamedTuple

TURNS = 3
CLONES = 2000


Options = dict[str, bool | str]


def bench(game_ids: list[str], seconds: float, options: Options | None = None) -> list[dict[str, object]]:
    """One row a mode and game, and one with the ratio of the two."""
    rows: list[dict[str, object]] = []
    for game_id in game_ids:
        plain, compiled = measure_in_turns(game_id, seconds, options or {})
        mode = "compiled" if compiled["compiled"] else "missing"
        rows += [row(game_id, "plain", plain), row(game_id, mode, compiled)]
        rows.append(row(game_id, "ratio", {name: ratio(name, plain, compiled) for name in FIGURES}))
    return rows


def measure_in_turns(game_id: str, seconds: float, options: Options) -> tuple[dict[str, float], dict[str, float]]:
    runs: dict[str, list[dict[str, float]]] = {"1": [], "0": []}
    for _ in range(TURNS):
        for pure, measured in runs.items():
            measured.append(measure_apart(game_id, seconds / TURNS, options, pure))
    return best(runs["1"]), best(runs["0"])


def measure_apart(game_id: str, seconds: float, options: Options, pure: str) -> dict[str, float]:
    command = [sys.executable, "-m", "chabudai.lab.bench", game_id, str(seconds), json.dumps(options)]
    run = subprocess.run(command, env=os.environ | {"CHABUDAI_PURE": pure}, stdout=subprocess.PIPE, check=True)
    measured: dict[str, float] = json.loads(run.stdout)
    return measured


def best(runs: list[dict[str, float]]) -> dict[str, float]:
    """Of each figure the best turn: noise only ever slows down."""
    return {name: (max if more_is_better(name) else min)(run[name] for run in runs) for name in runs[0]}


def more_is_better(name: str) -> bool:
    return name in ("games", "decisions", "simulations")


def ratio(name: str, plain: dict[str, float], compiled: dict[str, float]) -> float:
    return compiled[name] / plain[name] if more_is_better(name) else plain[name] / compiled[name]


def row(game_id: str, mode: str, figures: dict[str, float]) -> dict[str, object]:
    return {"game": game_id, "mode": mode, **{name: figures[name] for name in FIGURES}}


# --- one mode, in a process of its own --------------------------------------------------------------------------


def measure(game_id: str, seconds: float, options: Options) -> dict[str, float]:
    import chabudai
    from chabudai.purity import is_compiled

    game = chabudai.game(game_id)
    table = Table(game, min(4, game.seats[-1]), options)
    measured = {name: figure(table, seconds / len(FIGURES)) for name, figure in FIGURES.items()}
    return measured | {"compiled": float(is_compiled())}


class Table(NamedTuple):
    """What is measured."""

    game: Any
    seats: int
    options: Options

    def new(self, seed: int) -> Any:
        return self.game.new(self.seats, seed, self.options, listen=False)


def random_game(table: Table, seed: int) -> Any:
    from chabudai.bots.bot import play_out
    from chabudai.bots.random_bot import RandomBot
    from chabudai.core.rng import seeded

    state = table.new(seed)
    play_out(state, [RandomBot(seeded(seed, "bench"))] * table.seats, 0.0)
    return state


def per_second(work: Callable[[int], float], seconds: float) -> float:
    """How much of what `work` returns is done in a second."""
    done, runs, started = 0.0, 0, time.perf_counter()
    while (passed := time.perf_counter() - started) < seconds:
        done += work(runs)
        runs += 1
    return done / passed


def games_per_second(table: Table, seconds: float) -> float:
    return per_second(lambda seed: float(random_game(table, seed).decisions > 0), seconds)


def decisions_per_second(table: Table, seconds: float) -> float:
    return per_second(lambda seed: float(random_game(table, seed).decisions), seconds)


def in_mid_game(table: Table) -> Any:
    length = random_game(table, seed=7).decisions
    state = table.new(7)
    while state.decisions < length // 2 and not state.over:
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def micros_per(work: Callable[[Any], Any], state: Any, seconds: float) -> float:
    def hundred(_: int) -> float:
        for _ in range(100):
            work(state)
        return 100.0

    return 1e6 / per_second(hundred, seconds)


def micros_per_clone(table: Table, seconds: float) -> float:
    return micros_per(lambda state: state.clone(), in_mid_game(table), seconds)


def micros_per_determinize(table: Table, seconds: float) -> float:
    return micros_per(lambda state: state.determinize(0, 7), in_mid_game(table), seconds)


def bytes_per_state(table: Table, seconds: float) -> float:
    state = in_mid_game(table)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.clone() for _ in range(CLONES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def simulations_per_second(table: Table, seconds: float) -> float:
    """A look-ahead of the plainest sort: deal anew what is hidden, play at random to the end."""
    from chabudai.bots.bot import play_out
    from chabudai.bots.random_bot import RandomBot
    from chabudai.core.rng import seeded

    state = in_mid_game(table)
    bots: list[Any] = [RandomBot(seeded(7, "bench"))] * table.seats

    def simulate(seed: int) -> float:
        play_out(state.determinize(0, seed), bots, 0.0)
        return 1.0

    return per_second(simulate, seconds)


FIGURES: dict[str, Callable[[Table, float], float]] = {
    "games": games_per_second,
    "decisions": decisions_per_second,
    "simulations": simulations_per_second,
    "clone": micros_per_clone,
    "determinize": micros_per_determinize,
    "bytes": bytes_per_state,
}

if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), json.loads(sys.argv[3]))))
