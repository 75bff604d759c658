"""Log: what has happened, line by line."""

from collections.abc import Sequence

from rich.text import Text

from chabudai.cli.drawing.seats import badge
from chabudai.cli.voice import Voice
from chabudai.core.forced import ONLY_WAY
from chabudai.core.match import Line
from chabudai.core.messages import Message


def tell_lines(voice: Voice, lines: Sequence[Line], names: list[str], reader: int | None, margin: str = "") -> None:
    """What happened, a line for each event; what the margin says stands before the first."""
    for place, line in enumerate(lines):
        reason = "" if line.forced is None else voice.say(ONLY_WAY)
        sign = margin if place == 0 else " " * len(margin)
        tell_event(voice, line.event.message(), names, reader, sign, reason)


def tell_event(
    voice: Voice, message: Message, names: list[str], reader: int | None, margin: str = "", reason: str = ""
) -> None:
    """Headed by the letter of whom it happened to; behind it, the reason why nobody was asked."""
    seat = int(str(message.values.get("seat", -1)))
    sign = Text.assemble((margin, "dim"), " ", badge(seat, len(names)), "  ")
    words = voice.sentence(message, names, reader)
    voice.note(sign, Text.assemble(words, (f"  ({reason})", "dim")) if reason else words)
