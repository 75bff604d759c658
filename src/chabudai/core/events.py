"""Events: what happened, for the eyes it was meant for."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Value
from chabudai.core.names import Domain

EVERYONE: Final = -1

Parameter = Domain | None  # None: a plain number


class EventKind:
    """A kind of event and what it tells of: always a seat first, then numbers and names.

    A parameter whose name ends in `s` and has a domain may be many: it takes all values that are left.
    """

    key: str
    parameters: dict[str, Domain | None]

    def __init__(self, key: str, parameters: dict[str, Domain | None]) -> None:
        self.key = key
        self.parameters = parameters


class EventKinds:
    """The vocabulary of events of one game."""

    kinds: dict[str, EventKind]

    def __init__(self) -> None:
        self.kinds = {}

    def declare(self, key: str, **parameters: Domain | None) -> EventKind:
        kind = EventKind(key, parameters)
        self.kinds[key] = kind
        return kind


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
        values: dict[str, Value] = {"seat": self.values[0]}
        rest = self.values[1:]
        for name, domain in self.kind.parameters.items():
            if domain is None:
                values[name] = rest.pop(0)
            elif name.endswith("s"):
                values[name] = [domain.message(number) for number in rest]
                rest = []
            else:
                values[name] = domain.message(rest.pop(0))
        return Message("event-" + self.kind.key, values)

    def as_dict(self) -> dict[str, object]:
        """The plain face: names as the components spell them."""
        face: dict[str, object] = {"event": self.kind.key, "seat": self.values[0]}
        rest = self.values[1:]
        for name, domain in self.kind.parameters.items():
            if domain is None:
                face[name] = rest.pop(0)
            elif name.endswith("s"):
                face[name] = [domain.ids[number] for number in rest]
                rest = []
            else:
                face[name] = domain.ids[rest.pop(0)]
        return face
