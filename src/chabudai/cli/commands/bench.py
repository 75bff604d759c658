"""`chabudai bench`: how fast the games run here, and how much a person has to press."""

import re
from typing import Any

from rich import box
from rich.table import Table

from chabudai.cli.commands.games import name_broken
from chabudai.cli.parameters import options_of
from chabudai.cli.voice import Voice
from chabudai.core.game import Game
from chabudai.lab import presses
from chabudai.lab.bench import bench
from chabudai.lab.presses import Presses
from chabudai.registry import game as game_named
from chabudai.registry import games


def show_bench(voice: Voice, names: list[str], seconds: float, options: list[str]) -> int:
    """Options are those of each of the games named."""
    if not names:
        name_broken(voice)
    for game in [game_named(name) for name in names] or games():
        voice.show(bench_table(voice, game, bench([game.id], seconds, options_of(game, options))))
        counted = {seats: presses.count_presses(game, seats, presses.SEEDS) for seats in game.seats}
        voice.show(presses_table(voice, counted))
    return 0


def presses_table(voice: Voice, counted: dict[int, Presses]) -> Table:
    """A line for each number of seats: what a turn takes, by the three ways of confirming."""
    title = voice.say("cli-presses", games=max(each.games for each in counted.values()))
    table = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, title=title, title_justify="left")
    for name in ("seats", "decisions", "every", "final", "never"):
        table.add_column(voice.say(f"cli-presses-{name}"), justify="right")
    for seats, each in counted.items():
        figures = (each.decisions, each.every, each.final, each.never)
        table.add_row(str(seats), *[voice.number(figure / each.turns, 2) for figure in figures])
    return table


def bench_table(voice: Voice, game: Game[Any], rows: list[dict[str, object]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, title=game.title, title_justify="left")
    for name in rows[0]:
        if name != "game":
            heading = re.sub(r"(?<=,)\s|\s(?=/)", "\n", voice.say(f"cli-bench-{name}"))  # its unit below it
            table.add_column(heading, justify="left" if name == "mode" else "right")
    for row in rows:
        mode = voice.say(f"cli-bench-mode-{row['mode']}")
        table.add_row(mode, *[figure(voice, value) for name, value in row.items() if name not in ("game", "mode")])
    return table


def figure(voice: Voice, value: object) -> str:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    return voice.number(value, 0 if isinstance(value, int) or value >= 100 else 2)
