"""Messages to people before they are put into words: a key and its values.

Catalogues (`text/*.ftl`) turn a message into a sentence of the reader's language. A value is a number, the
message key of a name (`town-osaka`), a player (`Who`), another message that is said inside this one, or a list of
such names, players and messages. The number called `seat` is the player whose message it is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypedDict, Union

SPEAKER = "seat"  # the value that is a player though it is a plain number
Words = Union[str, "Message"]
Value = Union[int, Words, "Who", Sequence[Union[Words, "Who", int]]]

NOTHING: Final[Mapping[str, Value]] = {}


@dataclass(frozen=True)
class Who:
    """A player in a sentence, by the seat, or by the number of a rival after those of the seats."""

    seat: int

    def as_dict(self) -> dict[str, int]:
        return {"seat": self.seat}


# Messages and lines of menus are made by the thousand: their own constructors are five times as fast as those that
# `dataclass` would write, which is here for what writes them as JSON and for comparing them.


@dataclass(init=False, eq=False)
class Message:
    key: Final[str]
    values: Final[Mapping[str, Value]]

    def __init__(self, key: str, values: Mapping[str, Value] = NOTHING) -> None:
        self.key = key
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.values == other.values

    def as_dict(self) -> "Face":
        return {"key": self.key, "values": {name: plain(value) for name, value in self.values.items()}}


class Face(TypedDict):
    """A message as plain data."""

    key: str
    values: dict[str, object]


def plain(value: Value) -> object:
    """A value as plain data: messages and players inside it as their faces."""
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, (Message, Who)):
        return value.as_dict()
    return [plain(each) for each in value]


def message_in(face: Mapping[str, Any]) -> Message:
    """The message that plain data says."""
    return Message(face["key"], {name: value_in(value) for name, value in face["values"].items()})


def value_in(value: Any) -> Value:
    return [words_in(each) for each in value] if isinstance(value, list) else words_in(value)


def words_in(words: Any) -> Any:
    if isinstance(words, Mapping):
        return message_in(words) if "key" in words else Who(words["seat"])
    return words


@dataclass(init=False)
class Refusal:
    """Why an action is not legal: the clause of the rules that forbids it, and the sentence that says so."""

    clause: Final[str]
    message: Final[Message]

    def __init__(self, clause: str, message: Message) -> None:
        self.clause = clause
        self.message = message

    def as_dict(self) -> dict[str, object]:
        return {"clause": self.clause, **self.message.as_dict()}


@dataclass(init=False)
class Entry:
    """A line of the menu: an action, its words, and why it is barred if it is."""

    action: Final[int]
    label: Final[Message]
    refusal: Final[Refusal | None]

    def __init__(self, action: int, label: Message, refusal: Refusal | None) -> None:
        self.action = action
        self.label = label
        self.refusal = refusal
