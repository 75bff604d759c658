"""The rules, in the reader's language: all of them, or what bears the number that a refusal names."""

from typing import Any

from rich.markdown import Markdown
from rich.text import Text

from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice
from chabudai.core.game import Game
from chabudai.core.rulebook import Chapter, Clause, rules_file


def show_rule(voice: Voice, game: Game[Any], number: str) -> None:
    """A chapter, a section or a clause, or the whole text when none is named."""
    if not number:
        voice.show(Markdown(rules_file(game.folder, voice.language).read_text("utf-8")))
        return
    passage = game.rulebook(voice.language).passage(number)
    if passage is None:
        raise BadCommand("cli-error-clause", clause=number)
    show_passage(voice, passage)


def show_passage(voice: Voice, passage: Chapter) -> None:
    voice.show(Text(f"{passage.id} {passage.title}".strip(), style="bold"))
    if passage.introduction:
        voice.show(Text(passage.introduction))
    section = ""
    for clause in passage.clauses:
        if clause.section != section:
            section = clause.section
            voice.show(Text(section, style="italic"))
        show_clause(voice, clause)


def show_clause(voice: Voice, clause: Clause) -> None:
    voice.note(Text(f"{'  ' * clause.depth}{clause.id}  ", style="cyan"), Text(clause.text))
