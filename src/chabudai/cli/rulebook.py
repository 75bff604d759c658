"""The rules at the table: a clause of RULES.md, as the refusals name them."""

import re
from typing import Any

from rich.markdown import Markdown
from rich.text import Text

from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice
from chabudai.core.game import Game


def show_rule(voice: Voice, game: Game[Any], clause: str) -> None:
    """One clause, or the whole text when none is named."""
    rules = (game.folder / "RULES.md").read_text("utf-8")
    if not clause:
        voice.show(Markdown(rules))
        return
    found = clause_in(rules, clause)
    if not found:
        raise BadCommand("cli-error-clause", clause=clause)
    voice.show(Text(found))


def clause_in(rules: str, clause: str) -> str:
    """The paragraph or list item that bears this number."""
    lines = rules.splitlines()
    start = next((n for n, line in enumerate(lines) if f"**{clause.lower()}**" in line.lower()), None)
    if start is None:
        return ""
    end = start + 1
    while end < len(lines) and lines[end].strip() and not re.search(r"\*\*[A-Z]+-\d", lines[end]):
        end += 1
    words = " ".join(" ".join(lines[start:end]).split())
    return re.sub(r"[*`]+", "", words).lstrip("- ")
