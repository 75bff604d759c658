"""`chabudai games`: which there are, by whom and for how many, and their options."""

from typing import Any

from rich.padding import Padding
from rich.text import Text

from chabudai.cli.voice import Voice, beside
from chabudai.core.game import Game, Option, written
from chabudai.core.names import key_of
from chabudai.registry import broken_games
from chabudai.registry import games as all_games


def list_games(voice: Voice) -> int:
    for each in all_games():
        describe(voice.at(each), each)
    name_broken(voice)
    return 0


def name_broken(voice: Voice) -> None:
    """The games that somebody is still writing, each in one line, with the reason why it is not listed."""
    for name, reason in broken_games().items():
        voice.complain("error-broken-game", game=name, reason=reason)


def describe(voice: Voice, game: Game[Any]) -> None:
    voice.show(Text.assemble((game.title, "bold"), f"  ({game.id})"))
    stage, [least, *_], most = voice.say(f"cli-stage-{game.stage}"), game.seats, game.seats[-1]
    key = "cli-game-line" if least < most else "cli-game-line-exact"
    line = voice.say(key, designer=game.designer, least=least, most=most, stage=stage)
    voice.show(f"  {line}")
    if game.options:
        voice.show(Text("  " + voice.say("cli-game-options"), style="dim"))
        for option in game.options:
            show_option(voice, option)
        voice.show("")


def show_option(voice: Voice, option: Option) -> None:
    values = beside(Text(f"{option.id}  ", style="cyan"), values_of(option))
    voice.show(Padding(values, (0, 0, 0, 2)))
    voice.show(Padding(Text(help_of(voice, option)), (0, 0, 0, 6)))


def values_of(option: Option) -> str:
    """The values a person may write: the default first, and marked the one that people begin with instead of it."""
    marked = [written(value)[0] + ("*" if value == option.at_table else "") for value in option.values]
    return " | ".join(marked)


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
