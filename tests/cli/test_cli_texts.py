"""The words of the command line and of the games in it: the same in all languages, none missing, none unused."""

import re
from pathlib import Path

import pytest

import chabudai
from chabudai.cli.playing.typed_words import WORDS, folded
from chabudai.cli.voice import words_of
from chabudai.core.languages import LANGUAGES

COMMAND_LINE = Path(chabudai.__file__).parent / "cli"
TERMINALS = [game.folder / "terminal" for game in chabudai.games() if (game.folder / "terminal").exists()]
ROOMS = [COMMAND_LINE, *TERMINALS]
PREFIX = {room: "cli" if room == COMMAND_LINE else "terminal" for room in ROOMS}


def name_of(room: Path) -> str:
    return "/".join(room.parts[-2:])


def keys(room: Path, language: str) -> list[str]:
    return re.findall(r"^([a-z-]+) =", (room / "text" / f"{language}.ftl").read_text("utf-8"), re.M)


def code_in(room: Path) -> str:
    return "".join(path.read_text("utf-8") for path in room.rglob("*.py"))


@pytest.mark.parametrize("room", ROOMS, ids=name_of)
def test_every_language_has_the_same_words_in_the_same_order(room: Path) -> None:
    for language in LANGUAGES:
        assert keys(room, language) == keys(room, "en"), language
    assert len(keys(room, "en")) == len(set(keys(room, "en")))


@pytest.mark.parametrize("room", ROOMS, ids=name_of)
def test_the_words_of_the_command_line_and_of_a_drawing_never_meet(room: Path) -> None:
    assert {key.split("-")[0] for key in keys(room, "en")} == {PREFIX[room]}


@pytest.mark.parametrize("room", ROOMS, ids=name_of)
def test_every_word_that_the_code_names_is_in_the_catalogue(room: Path) -> None:
    """Whole, or as the beginning of those of one sort."""
    for named in re.findall(rf'"({PREFIX[room]}-[a-z-]*[a-z])"', code_in(room)):
        assert [key for key in keys(room, "en") if f"{key}-".startswith(f"{named}-")], named


@pytest.mark.parametrize("room", ROOMS, ids=name_of)
def test_no_word_in_the_catalogue_is_unused(room: Path) -> None:
    """Some keys are put together, of a beginning and a name, or of a key that the game itself has."""
    code, prefix = code_in(room), PREFIX[room]
    begun = tuple(re.findall(rf'f"(?:{prefix}-)?([a-z-]+-)\{{', code))
    sorts = tuple(f"{sort}-" for sort in re.findall(rf'"{prefix}-([a-z-]+)"', code))
    for key in keys(room, "en"):
        name = key.removeprefix(f"{prefix}-")
        literal = re.search(rf'"(?:{prefix}-)?{name}"', code) is not None
        assert literal or name.startswith((*begun, *sorts)) or name in words_of_game(room), key


def words_of_game(room: Path) -> set[str]:
    return set() if room == COMMAND_LINE else set(keys(room.parent, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_words_of_a_player_are_spelled_alike(language: str) -> None:
    words = words_of(language)
    spellings = [folded(each) for word in WORDS for each in words.say(f"cli-word-{word}").split(",")]
    assert len(spellings) == len(set(spellings))
