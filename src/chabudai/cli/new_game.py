"""`chabudai new-game`: a small game in the anatomy of all our games, which passes the laws as it is."""

import re
from pathlib import Path

from chabudai.core.errors import ChabudaiError
from chabudai.registry import game_ids

SKELETON = Path(__file__).parent / "skeleton"
TESTS = "test_laws.py.in"


class BadGameName(ChabudaiError):
    """Not a name for a new game."""


def write_skeleton(name: str, into: Path) -> list[Path]:
    """Write the folders of a new game below `into`, the root of a checkout; the files written."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise BadGameName("error-new-game-name", name=name)
    folder = into / "src" / "chabudai" / "games" / name
    if name in game_ids() or folder.exists():
        raise BadGameName("error-new-game-exists", name=name)
    if not folder.parent.is_dir():
        raise BadGameName("error-new-game-folder", folder=str(into))
    return [write(template, place_of(template, name, into), name) for template in sorted(SKELETON.rglob("*.in"))]


def place_of(template: Path, name: str, into: Path) -> Path:
    if template.name == TESTS:
        return into / "tests" / "games" / name / f"test_{name}_laws.py"
    inside = template.relative_to(SKELETON).with_suffix("")
    return into / "src" / "chabudai" / "games" / name / inside


def write(template: Path, place: Path, name: str) -> Path:
    words = name.split("_")
    text = template.read_text("utf-8")
    for mark, word in {
        "@name@": name,
        "@Title@": " ".join(words).capitalize(),
        "@Class@": "".join(word.capitalize() for word in words),
        "@X@": name[0].upper(),
    }.items():
        text = text.replace(mark, word)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, "utf-8")
    return place
