"""Rulebook: the rules of a game by clause, in the reader's language.

A game's folder holds them as `RULES.md` (English), and translated as `RULES.cs.md` and so on: a title, chapters
(`## N-3 Moving`), sections (`### Two players`), and clauses numbered in bold, nested by their indent. Words without
a number belong to what stands before them.
"""

# not compiled: made for people, not for speed

import re
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path

from chabudai.core.languages import check_language
from chabudai.core.typesetting import bound

NUMBER = r"[A-Z]+-\d+(?:\.(?:\d+|[A-Z]))*[a-z]?"
TITLE = re.compile(r"# +(.+)")
CHAPTER = re.compile(rf"## +(?:({NUMBER}) +)?(.+)")
SECTION = re.compile(r"#{3,} +(.+)")
CLAUSE = re.compile(rf"( *)(?:[-*+] +)?\*\*({NUMBER})\*\*(.*)")
MARKED = re.compile(r"`([^`]+)`|(\*\*?)(?=\S)(.+?)(?<=\S)\2")


@dataclass(frozen=True)
class Clause:
    id: str
    depth: int  # 0: lies beneath no other clause
    text: str
    section: str = ""  # the heading inside the chapter under which it stands


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    clauses: tuple[Clause, ...] = ()
    introduction: str = ""


@dataclass(frozen=True)
class Rulebook:
    title: str
    chapters: tuple[Chapter, ...]
    introduction: str = ""
    language: str = "en"  # in which it is written, which need not be the one asked for

    def clause(self, number: str) -> Clause | None:
        return self.by_number.get(number.lower())

    def passage(self, number: str) -> Chapter | None:
        """A chapter cut down to what bears this number, all beneath it, and the clauses above that explain it."""
        for chapter in self.chapters:
            if any(is_within(clause.id, number) for clause in chapter.clauses):
                return cut_down(chapter, number)
        return None

    @cached_property
    def by_number(self) -> dict[str, Clause]:
        return {clause.id.lower(): clause for chapter in self.chapters for clause in chapter.clauses}

    @cached_property
    def numbers(self) -> frozenset[str]:
        return frozenset(clause.id for clause in self.by_number.values())


def is_within(number: str, outer: str) -> bool:
    """N-3.8.1 lies within N-3.8.1, N-3.8 and N-3; so does N-3.8a."""
    if not number.lower().startswith(outer.lower()):
        return False
    rest = number[len(outer) :]
    return rest[:1] in ("", ".") or rest.isalpha()


def cut_down(chapter: Chapter, number: str) -> Chapter:
    clauses = [each for each in chapter.clauses if is_within(each.id, number) or is_within(number, each.id)]
    introduction = chapter.introduction if is_within(chapter.id, number) else ""
    return replace(chapter, clauses=tuple(clauses), introduction=introduction)


# --- reading ------------------------------------------------------------------------------------------------


@cache
def rulebook_of(folder: Path, language: str) -> Rulebook:
    """The rules in this folder, in English if they have not been translated into the language."""
    file = rules_file(folder, language)
    return read_rulebook(file.read_text("utf-8"), "en" if file.name == "RULES.md" else language)


def rules_file(folder: Path, language: str) -> Path:
    check_language(language)
    translated = folder / f"RULES.{language}.md"
    return translated if translated.exists() else folder / "RULES.md"


def read_rulebook(text: str, language: str = "en") -> Rulebook:
    reader = Reader()
    for paragraph in paragraphs(text):
        reader.read(paragraph)
    return typeset(Rulebook(reader.title, tuple(reader.chapters), reader.introduction, language))


def typeset(book: Rulebook) -> Rulebook:
    """With the no-break spaces that the book's language asks for."""
    chapters = tuple(typeset_chapter(chapter, book.language) for chapter in book.chapters)
    title, introduction = bound(book.title, book.language), bound(book.introduction, book.language)
    return replace(book, title=title, chapters=chapters, introduction=introduction)


def typeset_chapter(chapter: Chapter, language: str) -> Chapter:
    clauses = tuple(
        replace(clause, text=bound(clause.text, language), section=bound(clause.section, language))
        for clause in chapter.clauses
    )
    title, introduction = bound(chapter.title, language), bound(chapter.introduction, language)
    return replace(chapter, title=title, clauses=clauses, introduction=introduction)


def paragraphs(text: str) -> list[str]:
    """Headings, clauses and prose, each in one line that keeps its indent."""
    found: list[str] = []
    goes_on = False
    for line in text.splitlines():
        starts = line.startswith("#") or CLAUSE.match(line)
        words = line.strip(" \t")
        if words and goes_on and not starts:
            found[-1] += f" {words}"
        elif words:
            found.append(line.rstrip(" \t"))
        goes_on = bool(words) and not line.startswith("#")
    return found


class Reader:
    """What has been read so far of a text of rules; only the last of it can still grow."""

    def __init__(self) -> None:
        self.title = ""
        self.introduction = ""
        self.chapters: list[Chapter] = []
        self.section = ""
        self.indents: list[int] = []  # of the clauses in which the next one may lie

    def read(self, paragraph: str) -> None:
        if chapter := CHAPTER.match(paragraph):
            self.open_chapter(chapter[1] or "", plain(chapter[2]))
        elif section := SECTION.match(paragraph):
            self.section = plain(section[1])
        elif title := TITLE.match(paragraph):
            self.title = plain(title[1])
        elif clause := CLAUSE.match(paragraph):
            self.add_clause(len(clause[1]), clause[2], plain(clause[3]))
        else:
            self.add_prose(plain(paragraph))

    def open_chapter(self, number: str, title: str) -> None:
        self.chapters.append(Chapter(number, title))
        self.section = ""
        self.indents = []

    def add_clause(self, indent: int, number: str, text: str) -> None:
        chapter = number.partition(".")[0]
        if not self.chapters or self.chapters[-1].id not in ("", chapter):
            self.open_chapter(chapter, "")  # a small game's rules need no headings
        clause = Clause(number, self.depth_of(indent), text, self.section)
        self.chapters[-1] = replace(self.chapters[-1], clauses=(*self.chapters[-1].clauses, clause))

    def depth_of(self, indent: int) -> int:
        while self.indents and self.indents[-1] >= indent:
            self.indents.pop()
        self.indents.append(indent)
        return len(self.indents) - 1

    def add_prose(self, words: str) -> None:
        if not self.chapters:
            self.introduction = joined(self.introduction, words)
            return
        chapter = self.chapters[-1]
        if chapter.clauses:
            *before, last = chapter.clauses
            grown = replace(last, text=joined(last.text, words))
            self.chapters[-1] = replace(chapter, clauses=(*before, grown))
        else:
            self.chapters[-1] = replace(chapter, introduction=joined(chapter.introduction, words))


def joined(words: str, more: str) -> str:
    return f"{words} {more}".strip()


def plain(text: str) -> str:
    """The words without the marks that make them bold, slanted or code."""
    return MARKED.sub(lambda marked: marked[1] or plain(marked[3]), text.strip())
