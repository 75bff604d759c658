"""The frame knows no game: whatever serves every game names none of them, nor anything in their boxes.

What to look for is read from the games themselves, so a new one is looked for as soon as it is there.
"""

import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from judged import judged

import chabudai
from chabudai.core.game import Game
from chabudai.core.languages import LANGUAGES
from chabudai.core.names import Domain

ROOT = Path(__file__).resolve().parents[2]
FRAME = ("src", "web", "setup.py", "Makefile", "pyproject.toml")
NOT_OF_THE_FRAME = (  # the games themselves, tests, and what others have made
    "src/chabudai/games",
    "src/chabudai/cli/skeleton",  # what a new game begins as
    "src/chabudai/server/client",
    "web/src/games",
    "web/src/look/icons",  # drawings that several games use
    "web/tests",
    "web/node_modules",
    "web/package-lock.json",
)
PRODUCTS = (".so", ".c", ".pyc", ".woff2", ".png", ".ico")
SHORTEST = 4  # letters of a word that can belong to one game
LONGEST = 3  # words of a name; more of them are a sentence, which is looked for as a whole

# Words of the boxes that the frame means otherwise. A new game names its own in its folder (tests/judged.py).
OF_EVERY_GAME = (
    "action amount card chance coin colour during effect event extra first gain game good group hand held "
    "item kind lose level light most move neutral opponent order phase place play player point position "
    "promise rank region reveal setup side solo space standing start starting take taken turn"
)
OF_COLOURS = "black blue green orange purple white yellow"
OF_PAGES_AND_PROGRAMS = (
    "border broken building bundle category collector core count cube discard domain enter figure "
    "floor gate killed land leave left letter main marshal middle moon none object open origin outside plain "
    "remove resource return right room route seal select small source spare spend static statu subset "
    "template term token trip type upgrade"
)
OF_EVERY_TEXT = "after asked four give kept later need three well what which"
ORDINARY = set(f"{OF_EVERY_GAME} {OF_COLOURS} {OF_PAGES_AND_PROGRAMS} {OF_EVERY_TEXT}".split())


def files_of_the_frame() -> Iterator[Path]:
    for start in FRAME:
        place = ROOT / start
        yield from (file for file in (place.rglob("*") if place.is_dir() else [place]) if is_of_the_frame(file))


def is_of_the_frame(file: Path) -> bool:
    inside = file.relative_to(ROOT).as_posix()
    made = "__pycache__" in file.parts or ".egg-info" in inside or file.suffix in PRODUCTS
    return file.is_file() and not made and not inside.startswith(NOT_OF_THE_FRAME)


def words_in(text: str) -> set[str]:
    """The words of a text or of its names, however they are joined, in the singular."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return {singular(word.lower()) for word in re.findall(r"[^\W\d_]+", apart)}


def singular(word: str) -> str:
    return word.removesuffix("s") if not word.endswith("ss") else word


def domains_of(game: Game[Any]) -> list[Domain]:
    package = import_module(type(game).__module__)
    modules = [each.name for each in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    return [thing for name in modules for thing in vars(import_module(name)).values() if isinstance(thing, Domain)]


def called(game: Game[Any]) -> list[str]:
    """The sorts of things in its box, their names, its options."""
    names = [name for domain in domains_of(game) for name in (domain.name, *domain.ids)]
    return names + [option.id for option in game.options]


def is_sentence(name: str) -> bool:
    return len(re.split(r"[\W_]+", name)) > LONGEST


@cache
def box_of(game: Game[Any]) -> set[str]:
    """What the game speaks of, word by word."""
    names = [name for name in called(game) if not is_sentence(name)]
    return {word for word in words_in(" ".join(names)) if len(word) >= SHORTEST}


def own_words(game: Game[Any]) -> set[str]:
    """Those of its box that mean nothing outside of it."""
    return box_of(game) - ORDINARY - set(judged(game).ordinary_words)


@cache
def words_of_the_frame() -> set[str]:
    return set().union(*[words_in(f"{file.name} {file.read_text('utf-8')}") for file in files_of_the_frame()])


def names_of(game: Game[Any]) -> set[str]:
    """What the game is called, by programs and by people."""
    return {game.id, game.title, *[game.text(language).say("game-title") for language in LANGUAGES]}


def citation_of(game: Game[Any]) -> str:
    """A pattern of any clause of the game's rules."""
    letters = {clause.split("-")[0] for clause in game.clauses()}
    return rf"\b(?:{'|'.join(letters)})-\d"


def spelled(name: str) -> str:
    """A pattern of a name, whatever joins its words."""
    return r"[\W_]?".join(re.escape(part) for part in re.split(r"[\W_]+", name))


def found_in_the_frame(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{file.relative_to(ROOT)}: {hit[0]}"
        for file in files_of_the_frame()
        for hit in [pattern.search(file.name) or pattern.search(file.read_text("utf-8"))]
        if hit
    ]


@pytest.mark.parametrize("game", chabudai.games(), ids=lambda game: game.id)
def test_the_frame_never_names_a_game(game: Game[Any]) -> None:
    names = "|".join(spelled(name) for name in names_of(game))
    found = found_in_the_frame(re.compile(names, re.IGNORECASE))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", chabudai.games(), ids=lambda game: game.id)
def test_the_frame_never_cites_the_rules_of_a_game(game: Game[Any]) -> None:
    found = found_in_the_frame(re.compile(citation_of(game)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", chabudai.games(), ids=lambda game: game.id)
def test_the_frame_never_speaks_of_what_is_in_the_box_of_a_game(game: Game[Any]) -> None:
    found = [
        f"{file.relative_to(ROOT)}: {', '.join(sorted(words))}"
        for file in files_of_the_frame()
        if (words := own_words(game) & words_in(f"{file.name} {file.read_text('utf-8')}"))
    ]
    advice = "a word that the frame means otherwise goes into `ordinary_words` of tests/games/…/judged.toml"
    assert not found, "\n".join([*found, advice])


@pytest.mark.parametrize("game", chabudai.games(), ids=lambda game: game.id)
def test_a_game_lets_a_word_stand_aside_only_if_the_frame_and_its_box_have_it(game: Game[Any]) -> None:
    words = set(judged(game).ordinary_words)
    assert not words - box_of(game)
    assert not words & ORDINARY
    assert not words - words_of_the_frame() if words else True


@pytest.mark.parametrize("game", chabudai.games(), ids=lambda game: game.id)
def test_the_frame_never_says_what_a_game_calls_something_by_a_sentence(game: Game[Any]) -> None:
    sentences = "|".join(spelled(name) for name in sorted({*called(game)}) if is_sentence(name))
    found = found_in_the_frame(re.compile(rf"\b(?:{sentences})\b", re.IGNORECASE)) if sentences else []
    assert not found, "\n".join(found)


def test_a_word_stands_aside_only_while_some_game_has_it() -> None:
    """An exception that nothing needs would hide the next game's word."""
    assert not ORDINARY - set().union(*[box_of(game) for game in chabudai.games()])


def test_the_frame_is_found_at_all() -> None:
    seen = {file.relative_to(ROOT).as_posix() for file in files_of_the_frame()}
    for file in ("src/chabudai/core/state.py", "src/chabudai/cli/text/hu.ftl", "web/index.html", "setup.py"):
        assert file in seen
