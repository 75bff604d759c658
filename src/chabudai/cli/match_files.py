"""Match files on the disk: found, read, written, and every obstacle said in the reader's language."""

import os
import shlex
from pathlib import Path
from typing import Any

from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice
from chabudai.core.errors import BadMatch, reason_of
from chabudai.core.game import Game, seed_hash
from chabudai.core.match import Match
from chabudai.core.match_file import MatchFile


def write_match(path: Path, match: Match) -> None:
    """Whole or not at all; and never over a file that is something else."""
    refuse_foreign(path)
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(match.write(), "utf-8")
        os.replace(draft, path)
    except OSError as problem:
        draft.unlink(missing_ok=True)
        raise BadCommand("cli-error-unwritable", file=str(path), reason=reason_of(problem)) from None


def refuse_foreign(path: Path) -> None:
    if not path.is_file():
        return
    try:
        MatchFile.read(path)
    except BadMatch:
        raise BadCommand("cli-error-overwrite", file=str(path)) from None


def check_writable(path: Path) -> None:
    """Complain before a game is played, not after it."""
    refuse_foreign(path)
    folder = path.parent
    if path.is_dir():
        raise BadCommand("cli-error-unwritable", file=str(path), reason="reason-folder")
    if not folder.is_dir():
        raise BadCommand("cli-error-unwritable", file=str(path), reason="reason-missing")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise BadCommand("cli-error-unwritable", file=str(path), reason="reason-forbidden")


def usual_file(match: Match) -> Path:
    return Path(f"chabudai-{match.game.id}-{seed_hash(match.seed)[:8]}.json")


def way_back(game: str, path: Path) -> str:
    """The command that takes a saved match up again."""
    return f"chabudai play {game} --resume {shlex.quote(str(path))}"


def tell_saved(voice: Voice, match: Match, path: Path) -> None:
    if match.state.over:
        again = f"chabudai replay {shlex.quote(str(path))}"
        voice.tell_whole("cli-saved-finished", file=str(path), command=again)
    else:
        voice.tell_whole("cli-saved", file=str(path), command=way_back(match.game.id, path))


def refused_by_rules(problem: BadMatch) -> bool:
    """Whether a match is sound but of another version of the rules, which plays it otherwise."""
    return problem.message.key in ("error-match-rules", "error-match-otherwise")


def tell_if_older(voice: Voice, file: MatchFile, game: Game[Any]) -> None:
    """Of a match that was accepted: that it is of older rules, if it is."""
    if file.is_older(game):
        voice.tell("cli-older-agrees", style="yellow", then=str(file.rules), now=str(game.rules_version))


def differs(problem: BadMatch) -> bool:
    """Whether a match was played again and came out otherwise than its file says."""
    return problem.message.key in ("error-match-move", "error-match-event", "error-match-digest")
