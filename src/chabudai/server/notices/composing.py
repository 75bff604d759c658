"""Composing: the words of a notice. It names game, people at the table and chapter, and nothing that happened."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from chabudai.core.errors import UnknownGame
from chabudai.core.messages import message_in
from chabudai.core.text import Catalogue
from chabudai.registry import game as game_named
from chabudai.server.match.story import chapter_of
from chabudai.server.notices.words import catalogue
from chabudai.server.storage import LastTold, StoredTable

MOST_LINES = 5  # of a notice about several tables; a digest has all
NAMELESS = re.compile(r"@(guest|former)((?: \d+)?)")
WAITING = ("turn", "time", "invited", "offer")  # what the games want that are counted


@dataclass(frozen=True)
class Entry:
    """What is to be told of one table."""

    kind: str
    person: str  # whom it is told
    table: StoredTable
    last: LastTold | None = None


@dataclass(frozen=True)
class Message:
    """A notice about one table or several, in the reader's language."""

    title: str
    lines: list[str]
    path: str  # of the page that it opens
    tag: str  # a later one with the same tag takes its place
    paths: list[str]  # one for each line

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def pushed(self, count: int) -> dict[str, Any]:
        """As the service worker of the page reads it."""
        return {"title": self.title, "body": self.text, "tag": self.tag, "url": self.path, "count": count}


def message(entries: Sequence[Entry], language: str | None) -> Message:
    """One message, however many tables there are."""
    words = catalogue(language)
    if len(entries) == 1:
        entry = entries[0]
        path = path_of(entry.table)
        line = described(entry, words)
        return Message(heading(entry, words), [line], path, f"{entry.kind}-{entry.table.id}", [path])
    shown = entries[:MOST_LINES]
    lines = [f"{heading(each, words)} · {described(each, words)}" for each in shown]
    if len(entries) > MOST_LINES:
        lines.append(words.say("notice-more", count=len(entries) - MOST_LINES))
    title = words.say("notice-several", count=len(entries))
    return Message(title, lines, "/games", "several", [path_of(each.table) for each in shown])


def heading(entry: Entry, words: Catalogue) -> str:
    return f"{words.say(f'notice-{entry.kind}')}: {title_of(entry.table)}"


def described(entry: Entry, words: Catalogue) -> str:
    """Who else is at the table, and how far the game is."""
    others = [
        shown(chair.name, words) for chair in entry.table.chairs if chair.name and chair.person != entry.person
    ]
    parts = [words.say("notice-with", people=", ".join(others))] if others else []
    chapter = chapter_in(entry, words)
    return " · ".join(parts if chapter is None else [*parts, chapter]) or words.say("notice-alone")


def chapter_in(entry: Entry, words: Catalogue) -> str | None:
    told = None if entry.last is None else entry.last.told
    face = None if told is None else chapter_of(told)
    if face is None:
        return None
    try:
        game = game_named(entry.table.game)
        return game.text(words.language).say(message_in(face), [chair.name for chair in entry.table.chairs])
    except (UnknownGame, KeyError):  # the words of an older version
        return None


def title_of(table: StoredTable) -> str:
    try:
        return game_named(table.game).title
    except UnknownGame:
        return table.game


def shown(name: str, words: Catalogue) -> str:
    """Who has no name, or none any more, is called so in the reader's language."""
    known = NAMELESS.fullmatch(name)
    return words.say(f"notice-{known[1]}") + known[2] if known else name


def path_of(table: StoredTable) -> str:
    return f"/t/{table.id}"


# --- mail -------------------------------------------------------------------------------------------------------


def mail_text(entries: Sequence[Entry], language: str | None, origin: str) -> tuple[str, str]:
    """Subject and text: every table with its link, and where to switch this off."""
    words = catalogue(language)
    blocks = [
        f"{heading(each, words)}\n{described(each, words)}\n{origin}{path_of(each.table)}" for each in entries
    ]
    subject = heading(entries[0], words) if len(entries) == 1 else words.say("notice-several", count=len(entries))
    return f"Chabudai: {subject}", "\n\n".join([*blocks, words.say("notice-foot", link=f"{origin}/notices")])


def digest_text(entries: Sequence[Entry], language: str | None, origin: str) -> tuple[str, str]:
    words = catalogue(language)
    _, text = mail_text(entries, language, origin)
    waiting = sum(each.kind in WAITING for each in entries)
    subject = words.say("digest-subject", count=waiting) if waiting else words.say("digest-over")
    return f"Chabudai: {subject}", text
