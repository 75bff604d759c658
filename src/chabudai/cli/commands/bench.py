"""`chabudai bench`: how fast the games run here."""

from typing import Any

from rich import box
from rich.table import Table

from chabudai.cli.voice import Voice
from chabudai.core.game import Game
from chabudai.lab.bench import bench
from chabudai.registry import game as game_named
from chabudai.registry import game_ids


def show_bench(voice: Voice, names: list[str], seconds: float) -> int:
    for game in [game_named(name) for name in names or game_ids()]:
        voice.show(bench_table(voice, game, bench([game.id], seconds)))
    return 0


def bench_table(voice: Voice, game: Game[Any], rows: list[dict[str, object]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, title=game.title, title_justify="left")
    for name in rows[0]:
        if name != "game":
            table.add_column(voice.say(f"cli-bench-{name}"), justify="left" if name == "mode" else "right")
    for row in rows:
        mode = voice.say(f"cli-bench-mode-{row['mode']}")
        table.add_row(mode, *[figure(voice, value) for name, value in row.items() if name not in ("game", "mode")])
    return table


def figure(voice: Voice, value: object) -> str:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    return voice.number(value, 0 if isinstance(value, int) or value >= 100 else 2)
