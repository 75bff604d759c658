"""What one pair of eyes sees of a match: all that the drawings are made from, and never the true state."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from chabudai.cli.seats import badge
from chabudai.cli.voice import Voice, beside
from chabudai.core.events import Event
from chabudai.core.match import Match
from chabudai.core.messages import Entry, Message, Value, Words

MANY_LINES = 6  # longer menus go into columns
NARROWEST = 36  # of such a column
MARGIN = 8  # of a line, for its number


@dataclass(frozen=True)
class Line:
    """A line of the menu: the number a person types, the action, its words, and whether it is barred."""

    number: int
    entry: Entry
    action: dict[str, str]
    words: str

    @property
    def barred(self) -> bool:
        return self.entry.refusal is not None


@dataclass(frozen=True)
class Scene:
    voice: Voice
    view: Mapping[str, Any]
    names: list[str]
    reader: int | None
    lines: list[Line]

    @property
    def seats(self) -> int:
        return len(self.names)


def scene_of(voice: Voice, match: Match, reader: int | None) -> Scene:
    lines = [] if reader is None else menu_lines(voice, match, reader)
    return Scene(voice, match.state.view(reader), match.players, reader, lines)


def menu_lines(voice: Voice, match: Match, reader: int) -> list[Line]:
    """What may be chosen first, then what may not; numbered through, so that `why` reaches both."""
    entries = sorted(match.state.menu(reader), key=lambda entry: entry.refusal is not None)
    return [
        Line(
            number,
            entry,
            match.game.actions.describe(entry.action),
            voice.sentence(entry.label, match.players, reader),
        )
        for number, entry in enumerate(entries, 1)
    ]


def menu(scene: Scene) -> RenderableType:
    """The numbered choices, in columns when there are many."""
    width = scene.voice.out.width
    written = [beside(*menu_text(scene.voice, line)) for line in scene.lines]
    column = max(NARROWEST, *[len(line.words) + MARGIN for line in scene.lines])
    if len(written) <= MANY_LINES or 2 * column > width:
        return Group(*written)
    return Columns(written, width=column, column_first=True, padding=(0, 1, 0, 0))


def menu_text(voice: Voice, line: Line) -> tuple[Text, Text]:
    if line.barred:
        return Text(f" {lock(voice)}{line.number:>2}  ", style="dim"), Text(line.words, style="dim")
    return Text(f"   {line.number:>2}  ", style="bold"), Text(line.words)


def message_in(face: dict[str, Any]) -> Message:
    """A message that a view holds, as it was before it became plain data."""
    return Message(face["key"], {name: value_in(value) for name, value in face["values"].items()})


def value_in(value: Any) -> Value:
    if isinstance(value, dict):
        return message_in(value)
    return [words_in(each) for each in value] if isinstance(value, list) else value


def words_in(words: Any) -> Words:
    return message_in(words) if isinstance(words, dict) else words


def lock(voice: Voice) -> str:
    """A lock two cells wide, where the terminal can draw one."""
    dumb = os.environ.get("TERM", "") in ("dumb", "linux")
    return "🔒" if voice.out.encoding.lower().startswith("utf") and not dumb else "x "


def tell_events(voice: Voice, events: list[Event], names: list[str], reader: int | None, margin: str = "") -> None:
    """What happened, a line for each event; what the margin says stands before the first."""
    for place, event in enumerate(events):
        tell_event(voice, event.message(), names, reader, margin if place == 0 else " " * len(margin))


def tell_event(voice: Voice, message: Message, names: list[str], reader: int | None, margin: str = "") -> None:
    """Headed by the letter of whom it happened to."""
    seat = int(str(message.values.get("seat", -1)))
    sign = Text.assemble((margin, "dim"), " ", badge(seat, len(names)), "  ")
    voice.note(sign, voice.sentence(message, names, reader))
