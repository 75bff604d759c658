"""Events: what happened, for the eyes it was meant for."""

from typing import Any, Final

from mypy_extensions import i64

from chabudai.core.messages import SPEAKER, Message, Value, Who, Words
from chabudai.core.names import Domain

EVERYONE: Final = -1


class Players:
    """What a parameter is that speaks of a player: a seat, or a rival that the rules play."""


PLAYER: Final = Players()
Sort = Domain | Players | list[Domain | Players] | None  # a name, a player, many of them, a plain number


class EventKind:
    """A kind of event and what it tells of: players, names and numbers, any number of each.

    Many names are declared as a list, `towns=[TOWN]`; they come last and take all values that are left. The player
    called `seat` is the one whose event it is, and stands beside it in the log.
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
        values: list[int] = []
        for name, sort in kind.parameters.items():
            if isinstance(sort, list):
                values += [number_of(sort[0], each) for each in face[name]]
            else:
                values.append(number_of(sort, face[name]))
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
        told: dict[str, Value] = {}
        place = 0
        for name, sort in self.kind.parameters.items():
            if isinstance(sort, list):
                told[name] = [self.spelled(sort[0], number, as_keys) for number in self.values[place:]]
            elif sort is None or name == SPEAKER:
                told[name] = self.values[place]
            else:
                told[name] = self.spelled(sort, self.values[place], as_keys)
            place += 1
        return told

    def spelled(self, sort: Domain | Players, number: int, as_key: bool) -> Words | Who | int:
        if isinstance(sort, Domain):
            return sort.said_in(number, self.values) if as_key else sort.spelled(number)
        return Who(number) if as_key else number


def number_of(sort: Domain | Players | None, spelled: Any) -> int:
    return sort.read(spelled) if isinstance(sort, Domain) else int(spelled)
