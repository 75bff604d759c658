"""Effects as data: what cards bring, in a small vocabulary whose words are explained one by one.

A game names its words in a domain and writes effects as rows of its component file; each word is explained once, by
the chapter of the rules it belongs to. What a word must be able to say of itself is the game's own class.
"""

from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from chabudai.core.names import Domain

W = TypeVar("W")


class Effect:
    """One word with what it is about: which word, what (a good, a colour, a card), how much of it."""

    op: i64
    what: i64
    n: i64

    def __init__(self, op: i64, what: i64, n: i64) -> None:
        self.op = op
        self.what = what
        self.n = n


class Vocabulary(Generic[W]):
    """The words of a game and what each of them means."""

    def __init__(self, domain: Domain) -> None:
        self.domain: Final = domain
        self.words: list[W | None] = [None] * len(domain)

    def explain(self, op: int, word: W) -> None:
        """Say what a word means; of each there is one explanation."""
        if self.words[op] is not None:
            raise ValueError(f"{self.domain.ids[op]} is explained already")
        self.words[op] = word

    def word(self, op: i64) -> W:
        word = self.words[op]
        if word is None:
            raise LookupError(f"nobody has explained {self.domain.ids[op]}")
        return word
