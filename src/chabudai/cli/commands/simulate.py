"""`chabudai simulate`: many games by bots, a result file and what they say."""

from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from chabudai.cli.exit_status import INTERRUPTED
from chabudai.cli.parameters import BadCommand, names_in, options_of, usual_seats
from chabudai.cli.voice import Voice
from chabudai.core.errors import reason_of
from chabudai.core.game import Game, fresh_seed
from chabudai.lab.results import Results, open_results
from chabudai.lab.simulate import RIVAL, Plan, interrupts_held, planned, simulated
from chabudai.lab.summary import Summary, Tally
from chabudai.registry import game as game_named

SEED_RANGE = 1 << 32  # of seeds made here: short enough to be typed again


@dataclass(frozen=True)
class Order:
    """What was said on the command line."""

    game: str
    games: int
    bots: str
    seats: int | None
    jobs: int
    seed: int | None
    options: list[str]
    out: Path | None


def simulate(voice: Voice, order: Order) -> int:
    game = game_named(order.game)
    seed = fresh_seed() % SEED_RANGE if order.seed is None else order.seed
    seats = usual_seats(game) if order.seats is None else order.seats
    plan = planned(game, names_in(order.bots), seed, seats, options_of(game, order.options))
    results = opened(order.out) if order.out is not None else None
    summary = Summary()
    start = perf_counter()
    whole = played(voice, plan, order, summary, results)
    seconds = perf_counter() - start
    show_summary(voice.at(game), game, plan, summary, seconds)
    if results is not None:
        put_in_place(voice, results, summary)
    if not whole:
        voice.complain("cli-simulate-partial", games=summary.games, asked=order.games)
    return 0 if whole else INTERRUPTED


def opened(path: Path) -> Results:
    try:
        return open_results(path)
    except OSError as problem:
        raise BadCommand("cli-error-unwritable", file=str(path), reason=reason_of(problem)) from None


def played(voice: Voice, plan: Plan, order: Order, summary: Summary, results: Results | None) -> bool:
    """Play the games, counting and writing each; whether none is missing."""
    try:
        with progress_bar(voice) as bar:
            task = bar.add_task(voice.say("cli-simulate-progress"), total=order.games)
            for rows in simulated(plan, order.games, order.jobs):
                with interrupts_held():  # a game is counted and written, or neither
                    summary.add(rows)
                    if results is not None:
                        results.add(rows)
                bar.update(task, completed=summary.games)
    except KeyboardInterrupt:
        return False
    except BrokenProcessPool:
        discard(results)
        raise BadCommand("cli-error-worker") from None
    except OSError as problem:
        discard(results)
        raise BadCommand("cli-error-unwritable", file=str(order.out), reason=reason_of(problem)) from None
    return True


def discard(results: Results | None) -> None:
    if results is not None:
        results.discard()


def progress_bar(voice: Voice) -> Progress:
    """On the error output, so that the summary can be kept by itself."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=voice.err)


def put_in_place(voice: Voice, results: Results, summary: Summary) -> None:
    if summary.games == 0:
        results.discard()
        return
    try:
        results.close()
    except OSError as problem:
        results.discard()
        raise BadCommand("cli-error-unwritable", file=str(results.path), reason=reason_of(problem)) from None
    voice.tell("cli-simulate-written", file=str(results.path), games=summary.games, rows=summary.rows)


def show_summary(voice: Voice, game: Game[Any], plan: Plan, summary: Summary, seconds: float) -> None:
    if summary.games == 0:
        return
    for column, tallies in summary.by.items():
        if tallies:
            voice.show(tally_table(voice, game, column, tallies))
    voice.tell(
        "cli-simulate-line",
        games=summary.games,
        seed=str(plan.seed),
        length=voice.number(summary.mean_length(), 1),
        speed=voice.number(summary.games / seconds, 1 if summary.games / seconds < 100 else 0),
    )


def tally_table(voice: Voice, game: Game[Any], column: str, tallies: dict[str, Tally]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.say(f"cli-simulate-by-{column}"))
    for key in ("cli-simulate-games", "cli-simulate-mean", "cli-simulate-wins", "cli-simulate-interval"):
        table.add_column(voice.say(key), justify="right")
    for name, tally in sorted(tallies.items(), key=lambda pair: order_of(column, *pair)):
        low, high = tally.interval()
        table.add_row(
            told_name(voice, game, column, name),
            voice.number(tally.games),
            voice.number(tally.mean(), 1),
            voice.percent(tally.win_rate()),
            f"{voice.percent(low)} – {voice.percent(high)}",
        )
    return table


def told_name(voice: Voice, game: Game[Any], column: str, name: str) -> str:
    if column == "role" and game.role is not None:
        return voice.word(game.role.name, name)
    return voice.word("seat", "neutral") if (column, name) == ("bot", RIVAL) else name


def order_of(column: str, name: str, tally: Tally) -> tuple[float, str]:
    """Seats by number, bots and roles by success."""
    return (float(name), "") if column == "seat" else (-tally.win_rate(), name)
