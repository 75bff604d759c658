"""The words a reader sees, out of the catalogues the client is built from."""

from functools import cache
from pathlib import Path

import chabudai
from chabudai.core.text import FRAME_TEXT, Catalogue

CHECKOUT = Path(__file__).parents[2]
GAMES = Path(chabudai.__file__).parent / "games"
CLIENT = CHECKOUT / "web" / "src"
# As in web/src/lib/pseudo.ts.
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"


@cache
def catalogue(language: str, game: str) -> Catalogue:
    """The frame's words and those of one game."""
    frame = (FRAME_TEXT, CLIENT / "text", CLIENT / "table" / "text")
    of_game = (GAMES / game / "text", *sorted((CLIENT / "games" / game).rglob("text")))
    return Catalogue("en" if language == "pseudo" else language, (*frame, *of_game))


def accented(text: str) -> str:
    """What the pseudo-language makes of a text without values."""
    letters = {
        plain: accent * (2 if plain in "aeiou" else 1) for plain, accent in zip(PLAIN, ACCENTED, strict=True)
    }
    return "".join(letters.get(letter, letter) for letter in text)


class Words:
    """`words("table-undo")` in one language."""

    def __init__(self, language: str, game: str = "tokaido") -> None:
        self.language = language
        self.game = game

    def of(self, game: str) -> "Words":
        return Words(self.language, game)

    def __call__(self, key: str, **values: str | int) -> str:
        text = catalogue(self.language, self.game).say(key, **values)
        return f"⟦{accented(text)}⟧" if self.language == "pseudo" else text

    def until(self, key: str, value: str) -> str:
        """What a text says before its value: enough to find it by."""
        return self(key, **{value: "\N{FULL BLOCK}"}).split("\N{FULL BLOCK}")[0].strip()
