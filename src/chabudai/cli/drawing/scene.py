"""Scene: what one reader sees of a match. All drawings are made from it, and never from the true state."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from chabudai.cli.voice import Voice
from chabudai.core.game import Game
from chabudai.core.match import Match
from chabudai.core.messages import Entry


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
    game: Game[Any]
    chapter: str  # where in the game we are; empty where a game has no chapters
    voice: Voice
    view: Mapping[str, Any]
    names: list[str]
    reader: int | None
    lines: list[Line]

    @property
    def seats(self) -> int:
        return len(self.names)


def scene_of(voice: Voice, match: Match, reader: int | None) -> Scene:
    chapter = match.game.chapter(match.state)
    said = "" if chapter is None else voice.sentence(chapter, match.players, reader)
    lines = [] if reader is None else menu_lines(voice, match, reader)
    return Scene(match.game, said, voice, match.state.view(reader), match.players, reader, lines)


def menu_lines(voice: Voice, match: Match, reader: int) -> list[Line]:
    """What may be chosen first, then what may not; numbered through, so that `why` reaches both."""
    return numbered(voice, match, reader, match.state.menu(reader))


def numbered(voice: Voice, match: Match, reader: int, menu: list[Entry]) -> list[Line]:
    entries = sorted(menu, key=lambda entry: entry.refusal is not None)
    return [
        Line(
            number,
            entry,
            match.game.actions.describe(entry.action),
            voice.sentence(entry.label, match.players, reader),
        )
        for number, entry in enumerate(entries, 1)
    ]
