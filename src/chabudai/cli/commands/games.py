"""`chabudai games`: which there are, by whom and for how many, and their options."""

from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chabudai.cli.voice import Voice
from chabudai.core.game import Game, Option, written
from chabudai.core.names import key_of
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
    return " ".join([told, *seats_of(voice, option), *beside_of(voice, option), f"({option.clause})"])


def seats_of(voice: Voice, option: Option) -> list[str]:
    """With how many players an option matters, where that is not with any number."""
    if not option.seats:
        return []
    return [voice.say("cli-option-seats", seats=[str(seats) for seats in option.seats], most=option.seats[-1])]


def beside_of(voice: Voice, option: Option) -> list[str]:
    """The value of another option beside which alone it matters."""
    if option.beside is None:
        return []
    return [voice.say("cli-option-beside", option=option.beside[0], value=written(option.beside[1])[0])]
