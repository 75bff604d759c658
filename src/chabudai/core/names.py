"""Domains: closed lists of names. One number stands for a name inside the core, the name everywhere else."""

from chabudai.core.messages import Message, Words


def key_of(sort: str, identity: str) -> str:
    """The key under which the catalogues hold a name in each language, e.g. `town-osaka`."""
    return f"{sort}-{identity}".replace("_", "-")


class Domain:
    """Names of one sort, e.g. the towns on a map; the number of a name is its place in the list."""

    name: str
    ids: list[str]
    keys: list[str]  # under which the catalogues hold them
    index: dict[str, int]

    def __init__(self, name: str, ids: list[str]) -> None:
        self.name = name
        self.ids = ids
        self.keys = [key_of(name, identity) for identity in ids]
        self.index = {identity: place for place, identity in enumerate(ids)}

    def message(self, number: int) -> str:
        return self.keys[number]

    def said(self, number: int) -> Words:
        """How sentences speak of it."""
        return self.message(number)

    def said_in(self, number: int, event: list[int]) -> Words:
        """How the sentence of an event with these values speaks of it: it may depend on who does what to whom."""
        return self.said(number)

    def spelled(self, number: int) -> str:
        """How files write it."""
        return self.ids[number]

    def read(self, spelled: str) -> int:
        """The number of what a file wrote; KeyError if it is none of ours."""
        return self.index[spelled]

    def each(self, numbers: list[int]) -> dict[str, int]:
        """A number for each of them, by name."""
        assert len(numbers) == len(self.ids)
        return {identity: numbers[place] for place, identity in enumerate(self.ids)}

    def some(self, numbers: list[int]) -> dict[str, int]:
        """By name, those that are not 0."""
        return {identity: numbers[place] for place, identity in enumerate(self.ids) if numbers[place]}

    def __len__(self) -> int:
        return len(self.ids)


class Amounts(Domain):
    """How much of which good: `apple-2` in files, in sentences a phrase for each good (`gain-apple`) with `n`.

    One number stands for both; any amount can be told.
    """

    phrase: str

    def __init__(self, goods: Domain, phrase: str) -> None:
        super().__init__(goods.name, goods.ids)
        self.phrase = phrase

    def of(self, good: int, n: int) -> int:
        return n * len(self.ids) + good

    def said(self, number: int) -> Words:
        n, good = divmod(number, len(self.ids))
        return Message(key_of(self.phrase, self.ids[good]), {"n": n})

    def spelled(self, number: int) -> str:
        n, good = divmod(number, len(self.ids))
        return f"{self.ids[good]}-{n}"

    def read(self, spelled: str) -> int:
        good, _, n = spelled.rpartition("-")
        return self.of(self.index[good], int(n))


class Phrasebook(Domain):
    """Things without a name of their own, spoken of by what they do: each has a message instead of a word."""

    phrases: list[Message]

    def __init__(self, name: str, phrases: dict[str, Message]) -> None:
        super().__init__(name, list(phrases))
        self.phrases = list(phrases.values())

    def said(self, number: int) -> Words:
        return self.phrases[number]
