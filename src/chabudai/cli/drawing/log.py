"""What has happened, line by line."""

from rich.text import Text

from chabudai.cli.drawing.seats import badge
from chabudai.cli.voice import Voice
from chabudai.core.events import Event
from chabudai.core.messages import Message


def tell_events(voice: Voice, events: list[Event], names: list[str], reader: int | None, margin: str = "") -> None:
    """What happened, a line for each event; what the margin says stands before the first."""
    for place, event in enumerate(events):
        tell_event(voice, event.message(), names, reader, margin if place == 0 else " " * len(margin))


def tell_event(voice: Voice, message: Message, names: list[str], reader: int | None, margin: str = "") -> None:
    """Headed by the letter of whom it happened to."""
    seat = int(str(message.values.get("seat", -1)))
    sign = Text.assemble((margin, "dim"), " ", badge(seat, len(names)), "  ")
    voice.note(sign, voice.sentence(message, names, reader))
