"""Domains: closed lists of names. One number stands for a name inside the core, the name everywhere else."""


def key_of(sort: str, identity: str) -> str:
    """The key under which the catalogues hold a name in each language, e.g. `station-kyoto`."""
    return f"{sort}-{identity}".replace("_", "-")


class Domain:
    """Names of one sort, e.g. the stations of a road; the number of a name is its place in the list."""

    name: str
    ids: list[str]
    index: dict[str, int]

    def __init__(self, name: str, ids: list[str]) -> None:
        self.name = name
        self.ids = ids
        self.index = {identity: place for place, identity in enumerate(ids)}

    def message(self, number: int) -> str:
        return key_of(self.name, self.ids[number])

    def __len__(self) -> int:
        return len(self.ids)
