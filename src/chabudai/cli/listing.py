"""Short answers: which games there are, how fast they run, how a new one begins."""

from pathlib import Path
from typing import Any

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice
from chabudai.core.errors import reason_of
from chabudai.core.game import Game, Option
from chabudai.core.names import key_of
from chabudai.registry import game as game_named
from chabudai.registry import game_ids
from chabudai.registry import games as all_games


def list_games(voice: Voice) -> int:
    for each in all_games():
        describe(voice.at(each), each)
    return 0


def describe(voice: Voice, game: Game[Any]) -> None:
    voice.show(Text.assemble((game.title, "bold"), f"  ({game.id})"))
    stage = voice.say(f"cli-stage-{game.stage}")
    line = voice.say("cli-game-line", designer=game.designer, least=game.seats[0], most=game.seats[-1], stage=stage)
    voice.show(f"  {line}")
    if game.options:
        voice.show(Text("  " + voice.say("cli-game-options"), style="dim"))
        voice.show(Padding(options_table(voice, game), (0, 0, 1, 2)))


def options_table(voice: Voice, game: Game[Any]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan")
    table.add_column(overflow="fold")
    for option in game.options:
        table.add_row(Text(f"{option.id}\n  {values_of(option)}"), Text(help_of(voice, option)))
    return table


def values_of(option: Option) -> str:
    """The values a person may write, the one without asking first."""
    return "=" + "|".join(option.accepted().split(", "))


def help_of(voice: Voice, option: Option) -> str:
    title = voice.word("option", option.id)
    key = key_of("option", f"{option.id}-help")
    told = f"{title}. {voice.say(key)}" if key in voice.words else title
    return " ".join([told, *seats_of(voice, option), f"({option.clause})"])


def seats_of(voice: Voice, option: Option) -> list[str]:
    """With how many players an option matters, where that is not with any number."""
    if not option.seats:
        return []
    return [voice.say("cli-option-seats", seats=[str(seats) for seats in option.seats], most=option.seats[-1])]


def show_bench(voice: Voice, names: list[str], seconds: float) -> int:
    from chabudai.lab.bench import bench

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


def begin_game(voice: Voice, name: str, into: Path) -> int:
    from chabudai.cli.new_game import write_skeleton

    try:
        files = write_skeleton(name, into)
    except OSError as problem:
        raise BadCommand("cli-error-unwritable", file=str(into), reason=reason_of(problem)) from None
    voice.tell("cli-new-game-files", files=len(files))
    for file in files:
        voice.show(f"  {file}")
    voice.tell("cli-new-game-next", game=name)
    return 0
