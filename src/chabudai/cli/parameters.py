"""Parameters of the commands: each kind of value is read, and refused, in one place."""

from collections.abc import Callable, Sequence
from typing import Any

import typer

from chabudai.cli.voice import Voice
from chabudai.core.errors import ChabudaiError
from chabudai.core.game import SEED_BITS, Game, OptionValue
from chabudai.core.languages import LANGUAGES

USUAL_SEATS = 4
MOST = 10**12  # of whatever is counted
MOST_PORT = 65535
MOST_SEED = (1 << SEED_BITS) - 1


class BadCommand(ChabudaiError):
    """A command line that cannot be followed."""


def argument(voice: Voice, key: str, name: str) -> Any:
    return typer.Argument(help=voice.say(key), metavar=voice.say(f"cli-metavar-{name}"), show_default=False)


def option(voice: Voice, flag: str, key: str, name: str) -> Any:
    metavar = voice.say(f"cli-metavar-{name}")
    return typer.Option(flag, help=voice.say(key), metavar=metavar, show_default=False)


def number(voice: Voice, flag: str, key: str, least: int = 1, most: int = MOST) -> Any:
    """A whole number; what is none, too small or too large is refused with the flag's name."""
    parser = whole_number(flag, least, most)
    return typer.Option(flag, help=voice.say(key), metavar="N", parser=parser, show_default=False)


def language(voice: Voice) -> Any:
    """Read before everything else (`main.language_in`); declared so that it may stand anywhere."""
    return typer.Option("--lang", help=voice.say("cli-help-lang"), metavar="|".join(LANGUAGES), show_default=False)


def whole_number(flag: str, least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise BadCommand("cli-error-number", flag=flag, value=str(text)) from None
        if value < least:
            raise BadCommand("cli-error-least", flag=flag, value=str(value), least=str(least))
        if value > most:
            raise BadCommand("cli-error-most", flag=flag, value=str(value), most=str(most))
        return value

    return read


def duration(voice: Voice, flag: str, key: str) -> Any:
    return typer.Option(flag, help=voice.say(key), metavar="S", parser=seconds(flag), show_default=False)


def seconds(flag: str) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            raise BadCommand("cli-error-seconds", flag=flag, value=str(text)) from None
        if not 0 < value <= 3600:
            raise BadCommand("cli-error-seconds", flag=flag, value=str(text))
        return value

    return read


def options_of(game: Game[Any], given: Sequence[str]) -> dict[str, OptionValue]:
    """`--option name=value`: the options of a game as a person writes them."""
    chosen: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        option = game.option(name.strip().replace("-", "_"))
        if not equals:
            raise BadCommand("cli-error-option-form", option=option.id, accepted=option.accepted())
        chosen[option.id] = option.read(value.strip())
    return chosen


def usual_seats(game: Game[Any]) -> int:
    return max(game.seats[0], min(USUAL_SEATS, game.seats[-1]))


def names_in(text: str) -> list[str]:
    """The names of a comma list."""
    return [name.strip() for name in text.split(",")]
