"""Voice of the command line: in the reader's language, answers to one console and complaints to another."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.numbers import format_decimal, format_percent
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from chabudai.core.game import Game
from chabudai.core.languages import SPOKEN
from chabudai.core.messages import Message, Value
from chabudai.core.names import key_of
from chabudai.core.text import Catalogue, catalogue

COMMAND_LINE_TEXT = Path(__file__).parent / "text"


def words_of(language: str) -> Catalogue:
    """The words of the command line."""
    return catalogue(language, (COMMAND_LINE_TEXT,))


def words_at(game: Game[Any], language: str) -> Catalogue:
    """The words of the command line, of a game, and of the game's drawing in the terminal if it has one."""
    return catalogue(language, (COMMAND_LINE_TEXT, game.folder / "text", game.folder / "terminal" / "text"))


@lru_cache(4096, typed=True)
def phrase(words: Catalogue, key: str, /, **values: int | str) -> str:
    """What a drawing says again and again, position after position."""
    return words.say(Message(key, values))


def console(to_stderr: bool = False) -> Console:
    """Nothing a person typed is ever taken for markup."""
    return Console(stderr=to_stderr, markup=False, highlight=False, emoji=False)


def printable(name: str) -> str:
    """A name without anything that could drive the terminal."""
    return "".join(sign if sign.isprintable() else " " for sign in name).strip()


def beside(sign: Text, words: Text | str) -> Table:
    line = Table.grid()
    line.add_column(no_wrap=True, min_width=sign.cell_len)
    line.add_column(overflow="fold")  # a word that is too long goes on in the next line
    line.add_row(sign, words)
    return line


class Voice:
    def __init__(self, words: Catalogue, out: Console | None = None, err: Console | None = None) -> None:
        self.words = words
        self.language = words.language
        self.out = out or console()
        self.err = err or console(to_stderr=True)

    def at(self, game: Game[Any]) -> "Voice":
        """The same voice, which also knows the words of a game."""
        return Voice(words_at(game, self.language), self.out, self.err)

    def say(self, message: Message | str, **values: Value) -> str:
        if not isinstance(message, str):
            return self.words.say(message)
        plain = {name: value for name, value in values.items() if isinstance(value, (int, str))}
        return phrase(self.words, message, **plain) if plain == values else self.words.say(Message(message, values))

    def sentence(self, message: Message, names: Sequence[str], reader: int | None) -> str:
        """What is said of players, to one of them (None: to a spectator)."""
        return self.words.say(message, names, reader)

    def word(self, sort: str, identity: str) -> str:
        """The name of a thing, as its game spells it in this language."""
        key = key_of(sort, identity)
        return self.words.say(key) if key in self.words else identity

    def show(self, thing: RenderableType) -> None:
        self.out.print(thing)

    def note(self, sign: Text, words: Text | str) -> None:
        """A sign in the margin and words beside it; a second line is indented like the first."""
        self.show(beside(sign, words))

    def tell(self, message: Message | str, style: str = "", **values: Value) -> None:
        self.show(Text(self.say(message, **values), style=style))

    def tell_whole(self, message: Message | str, **values: Value) -> None:
        """Unbroken, however long: what it says is to be copied."""
        self.out.print(Text(self.say(message, **values)), soft_wrap=True)

    def complain(self, message: Message | str, **values: Value) -> None:
        self.complain_in(self.say(message, **values))

    def complain_in(self, words: str) -> None:
        """One line to the error output, however long."""
        self.err.print(Text(f"chabudai: {' '.join(words.split())}"), soft_wrap=True)

    def number(self, value: float, digits: int = 0) -> str:
        grouped = abs(value) >= SPOKEN[self.language].grouped_from
        shape = ("#,##0" if grouped else "0") + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, format=shape, locale=self.language))

    def percent(self, share: float) -> str:
        sign = Locale.parse(self.language).percent_formats[None].pattern.lstrip("#,0.")
        return str(format_percent(share, format=f"0.0{sign}", locale=self.language))
