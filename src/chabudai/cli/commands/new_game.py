"""`chabudai new-game`: a small game in the anatomy of all games, which passes whatever judges a game as it is."""

import re
from pathlib import Path
from string import ascii_uppercase

from chabudai.cli.commands.games import name_broken
from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice
from chabudai.core.errors import ChabudaiError, reason_of
from chabudai.registry import NAME, game_ids, games

SKELETON = Path(__file__).parent.parent / "skeleton"
# Where the parts of the skeleton go in a checkout: these are the folders of a game, and all of them.
FOLDERS = {"game": "src/chabudai/games/{name}", "web": "web/src/games/{name}", "tests": "tests/games/{name}"}
LEAST, MOST = 2, 4  # players of the skeleton's game
COUNTED = {  # for so many players: what its rules say
    "en": {2: "two", 3: "three", 4: "four"},
    "cs": {2: "dva", 3: "tři", 4: "čtyři"},
    "hu": {2: "két", 3: "három", 4: "négy"},
}


class BadGameName(ChabudaiError):
    """Not a name for a new game."""


def begin_game(voice: Voice, name: str, into: Path, players: int | None = None) -> int:
    name_broken(voice)
    try:
        files = write_skeleton(name, into, players)
    except OSError as problem:
        raise BadCommand("cli-error-unwritable", file=str(into), reason=reason_of(problem)) from None
    voice.tell("cli-new-game-files", files=len(files))
    for file in files:
        voice.show(f"  {file}")
    voice.tell("cli-new-game-next", game=name)
    return 0


def write_skeleton(name: str, into: Path, players: int | None = None) -> list[Path]:
    """Write the folders of a new game below `into`, the root of a checkout; the files written. With `players` it is
    for exactly so many."""
    if not re.fullmatch(NAME, name):
        raise BadGameName("cli-error-new-game-name", name=name)
    folders = {part: into / place.format(name=name) for part, place in FOLDERS.items()}
    if name in game_ids() or any(folder.exists() for folder in folders.values()):
        raise BadGameName("cli-error-new-game-exists", name=name)
    if not folders["game"].parent.is_dir():
        raise BadGameName("cli-error-new-game-folder", folder=str(into.resolve()))
    marks = marks_of(name, players or LEAST, players or MOST)
    return [write(template, place_of(template, name, folders), marks) for template in templates()]


def templates() -> list[Path]:
    return sorted(SKELETON.rglob("*.in"))


def place_of(template: Path, name: str, folders: dict[str, Path]) -> Path:
    part, *inside = template.relative_to(SKELETON).with_suffix("").parts
    if part == "tests":  # of all tests no two have the same name
        inside = [each.replace("test_", f"test_{name}_") for each in inside]
    return folders[part].joinpath(*inside)


def marks_of(name: str, least: int, most: int) -> dict[str, str]:
    """What the templates leave open."""
    words = name.split("_")
    return {
        "@name@": name,
        "@Title@": " ".join(words).capitalize(),
        "@Class@": "".join(word.capitalize() for word in words),
        "@X@": letter_of(name),
        "@least@": str(least),
        "@past@": str(most + 1),
        "@players_en@": players_in("en", "{} to {} players", "{} players", least, most),
        "@players_cs@": players_in("cs", "{} až {} hráče", "{} hráče", least, most),
        "@players_hu@": players_in("hu", "{}–{} játékosnak", "{} játékosnak", least, most),
    }


def players_in(language: str, several: str, exactly: str, least: int, most: int) -> str:
    counted = COUNTED[language]
    return several.format(counted[least], counted[most]) if least < most else exactly.format(counted[most])


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
