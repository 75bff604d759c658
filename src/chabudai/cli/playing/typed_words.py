"""The words a player may type instead of a choice, in the reader's language or in English."""

import unicodedata

from chabudai.cli.voice import Voice, words_of

WORDS = ("undo", "act", "why", "log", "board", "players", "rules", "save", "resume", "help", "quit")


class TypedWords:
    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.known: dict[str, str] = {}
        for words in (words_of("en"), voice.words):
            for word in WORDS:
                for spelling in words.say(f"cli-word-{word}").split(","):
                    self.known[folded(spelling)] = word

    def find(self, line: str) -> tuple[str | None, str]:
        """The word a line begins with, and the rest of it."""
        first, _, rest = line.strip().partition(" ")
        return self.known.get(folded(first)), rest.strip()

    def spelling(self, word: str) -> str:
        """The word as the reader would type it."""
        return self.voice.say(f"cli-word-{word}").split(",")[0].strip()


def folded(word: str) -> str:
    """Without accents and capitals: who types `zpet` means `zpět`."""
    parts = unicodedata.normalize("NFD", word.strip().casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
