"""Events: what happened, for the eyes it was meant for."""

from typing import Any, Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Value, Words
from chabudai.core.names import Domain

EVERYONE: Final = -1

Sort = Domain | list[Domain] | None  # a name, many names, a plain number


class EventKind:
    """A kind of event and what it tells of: always a seat first, then numbers and names.

    Many names are declared as a list, `towns=[TOWN]`; they take all values that are left.
    """

    key: str
    parameters: dict[str, Sort]

    def __init__(self, key: str, parameters: dict[str, Sort]) -> None:
        self.key = key
        self.parameters = parameters


class EventKinds:
    """The vocabulary of events of one game."""

    kinds: dict[str, EventKind]

    def __init__(self) -> None:
        self.kinds = {}

    def declare(self, key: str, **parameters: Sort) -> EventKind:
        kind = EventKind(key, parameters)
        self.kinds[key] = kind
        return kind

    def read(self, face: dict[str, Any]) -> "Event":
        """The event of a plain face, the inverse of `as_dict`; KeyError or TypeError if it is none of ours."""
        kind = self.kinds[face["event"]]
        values = [int(face["seat"])]
        for name, sort in kind.parameters.items():
            if sort is None:
                values.append(int(face[name]))
            elif isinstance(sort, list):
                values += [sort[0].index[each] for each in face[name]]
            else:
                values.append(sort.index[face[name]])
        return Event(kind, EVERYONE, values)


class Event:
    """One thing that happened. `audience` is the bit mask of the onlookers who may know it."""

    kind: EventKind
    audience: i64
    values: list[int]

    def __init__(self, kind: EventKind, audience: i64, values: list[int]) -> None:
        self.kind = kind
        self.audience = audience
        self.values = values

    def is_for(self, onlooker: i64) -> bool:
        return (self.audience >> onlooker) & 1 == 1

    def message(self) -> Message:
        return Message("event-" + self.kind.key, self.told(True))

    def as_dict(self) -> dict[str, Any]:
        """The plain face: names as the components spell them."""
        return {"event": self.kind.key, **self.told(False)}

    def told(self, as_keys: bool) -> dict[str, Value]:
        """The values by name; names as keys of the catalogues, or as the components spell them."""
        told: dict[str, Value] = {"seat": self.values[0]}
        rest = self.values[1:]
        for name, sort in self.kind.parameters.items():
            if sort is None:
                told[name] = rest.pop(0)
            elif isinstance(sort, list):
                told[name] = [spelled(sort[0], number, as_keys) for number in rest]
            else:
                told[name] = spelled(sort, rest.pop(0), as_keys)
        return told


def spelled(domain: Domain, number: int, as_key: bool) -> Words:
    return domain.said(number) if as_key else domain.ids[number]
