"""Story: the stored log of a match, what each of its positions told, and to whom.

It is kept beside the moves, word for word, so that a match can be read for ever, whatever becomes of its rules.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from chabudai.core.messages import Face


class ToldEvent(Struct, frozen=True, array_like=True):
    """Something that happened. `audience` is the bit mask of the onlookers who may know it."""

    audience: int
    event: dict[str, Any]
    message: Face


class ToldForced(Struct, frozen=True, array_like=True):
    """A move that was forced on the way: which of the events tell of it, and who was moved."""

    first: int
    last: int
    seat: int


class Told(Struct, frozen=True, omit_defaults=True):
    """What one position told: how the points stand, which chapter it is, and what led to it.

    The events stand in the chapter of the position before, up to the first of the headings.
    """

    scores: list[int]
    chapter: Face | None = None
    events: list[ToldEvent] = []
    headings: list[tuple[int, Face | None]] = []  # with which event another chapter begins
    forced: list[ToldForced] = []
    forecast: list[int] | None = None  # the points if the game had ended then; an older Chabudai kept none

    def and_then(self, more: "Told") -> "Told":
        """With what was done beside the question told after it."""
        count = len(self.events)
        headings = [(count + first, chapter) for first, chapter in more.headings]
        return Told(
            more.scores,
            more.chapter,
            [*self.events, *more.events],
            [*self.headings, *headings],
            self.forced,
            more.forecast,
        )


encode: Callable[[Told], bytes] = msgspec.json.Encoder().encode
read: Callable[[str], Told] = msgspec.json.Decoder(Told).decode


class ToldChapter(Struct, frozen=True):
    """The chapter of a position, read without the rest of what it told."""

    chapter: Face | None = None


read_chapter: Callable[[str], ToldChapter] = msgspec.json.Decoder(ToldChapter).decode


def chapter_of(told: str) -> Face | None:
    return read_chapter(told).chapter


def written(told: Told) -> str:
    return encode(told).decode()


def beginnings(chapters: Sequence[Face | None], start: int = 0) -> list[dict[str, Any]]:
    """Where a new chapter begins, from position `start` on; `chapters` is the one of each position."""
    begun, before = [], None
    for at, chapter in enumerate(chapters):
        if chapter is not None and chapter != before:
            before = chapter
            if at >= start:
                begun.append({"at": at, "chapter": chapter})
    return begun


def all_events(story: Iterable[Told]) -> list[dict[str, Any]]:
    return [each.event for told in story for each in told.events]
