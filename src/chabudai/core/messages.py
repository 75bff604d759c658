"""What is said to people, before it is put into words: a key and its values.

Catalogues (`text/*.ftl`) turn a message into a sentence of the reader's language. A value is a number, the
message key of a name (`station-kyoto`), or a list of such keys; the value called `seat` is the player spoken of.
"""

from dataclasses import dataclass, field

Value = int | str | list[str]


@dataclass(frozen=True)
class Message:
    key: str
    values: dict[str, Value] = field(default_factory=dict)

    def as_dict(self) -> dict[str, object]:
        return {"key": self.key, "values": self.values}


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: the clause of the rules that forbids it, and the sentence that says so."""

    clause: str
    message: Message

    def as_dict(self) -> dict[str, object]:
        return {"clause": self.clause} | self.message.as_dict()


@dataclass(frozen=True)
class Entry:
    """A line of the menu: an action, its words, and why it is barred if it is."""

    action: int
    label: Message
    refusal: Refusal | None
