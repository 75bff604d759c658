"""`chabudai new-game`: a small game in the anatomy of all our games, which passes the laws as it is."""

import re
from pathlib import Path
from string import ascii_uppercase

from chabudai.cli.commands.games import name_broken
from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice
from chabudai.core.errors import ChabudaiError, reason_of
from chabudai.registry import game_ids, games

SKELETON = Path(__file__).parent.parent / "skeleton"
TESTS = "test_laws.py.in"


class BadGameName(ChabudaiError):
    """Not a name for a new game."""


def begin_game(voice: Voice, name: str, into: Path) -> int:
    name_broken(voice)
    try:
        files = write_skeleton(name, into)
    except OSError as problem:
        raise BadCommand("cli-error-unwritable", file=str(into), reason=reason_of(problem)) from None
    voice.tell("cli-new-game-files", files=len(files))
    for file in files:
        voice.show(f"  {file}")
    voice.tell("cli-new-game-next", game=name)
    return 0


def write_skeleton(name: str, into: Path) -> list[Path]:
    """Write the folders of a new game below `into`, the root of a checkout; the files written."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise BadGameName("cli-error-new-game-name", name=name)
    folder = into / "src" / "chabudai" / "games" / name
    if name in game_ids() or folder.exists():
        raise BadGameName("cli-error-new-game-exists", name=name)
    if not folder.parent.is_dir():
        raise BadGameName("cli-error-new-game-folder", folder=str(into.resolve()))
    marks = marks_of(name)
    return [write(template, place_of(template, name, into), marks) for template in sorted(SKELETON.rglob("*.in"))]


def place_of(template: Path, name: str, into: Path) -> Path:
    if template.name == TESTS:
        return into / "tests" / "games" / name / f"test_{name}_laws.py"
    inside = template.relative_to(SKELETON).with_suffix("")
    return into / "src" / "chabudai" / "games" / name / inside


def marks_of(name: str) -> dict[str, str]:
    """What the templates leave open."""
    words = name.split("_")
    return {
        "@name@": name,
        "@Title@": " ".join(words).capitalize(),
        "@Class@": "".join(word.capitalize() for word in words),
        "@X@": letter_of(name),
    }


def letter_of(name: str) -> str:
    """What the clauses of its rules begin with: a letter of the name, unless those of another game do."""
    taken = {number.split("-")[0] for game in games() for number in game.clauses()}
    wanted = [sign for sign in name.upper() + ascii_uppercase if sign.isalpha()]
    return next((letter for letter in wanted if letter not in taken), name[0].upper() * 2)


def write(template: Path, place: Path, marks: dict[str, str]) -> Path:
    text = template.read_text("utf-8")
    for mark, word in marks.items():
        text = text.replace(mark, word)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, "utf-8")
    return place
