"""`chabudai new-game` writes a game that passes the laws as it is, and nothing else has to know of it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from cli.warm import WarmCommand
from server.people import ColdServer, Person, Server

from chabudai.cli.commands.new_game import BadGameName, write_skeleton
from chabudai.registry import game_ids

ROOT = Path(__file__).resolve().parents[2]
GAME = "river_crossing"
ITS_FOLDERS = (f"src/chabudai/games/{GAME}/", f"tests/games/{GAME}/")
OF_ALL_GAMES = (  # tests, and what they are made with
    "tests/conftest.py",
    "tests/cli/drawn.py",
    "tests/cli/test_cli_drawing.py",
    "tests/frame/test_frame_knows_no_game.py",
    "tests/games/conftest.py",
    "tests/games/rules_pages.py",
    "tests/games/test_rulebooks.py",
    "tests/stones/__init__.py",
)
NO_PRODUCTS = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "node_modules", "client")
ALWAYS_THE_FIRST = "1\n" * 30
Command = Callable[..., str]
SCORE_SHEET = {"en": "Score sheet", "cs": "Přehled bodů", "hu": "Pontozólap"}


@pytest.fixture(scope="module")
def empty_checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as a fresh clone has them, without the new game."""
    folder = tmp_path_factory.mktemp("checkout")
    for room in ("src", "web"):
        shutil.copytree(ROOT / room, folder / room, ignore=NO_PRODUCTS)
    for file in ("setup.py", "Makefile", "pyproject.toml", *OF_ALL_GAMES):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, folder / file)
    return folder


@pytest.fixture(scope="module")
def before(empty_checkout: Path) -> dict[str, str]:
    return contents(empty_checkout)


@pytest.fixture(scope="module")
def checkout(empty_checkout: Path, before: dict[str, str]) -> Path:
    """The same with the new game, as the command leaves it."""
    done = run(empty_checkout, "-m", "chabudai", "new-game", GAME)
    assert done.returncode == 0, done.stderr
    return empty_checkout


def contents(folder: Path) -> dict[str, str]:
    files = [file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    return {file.relative_to(folder).as_posix(): sha256(file.read_bytes()).hexdigest() for file in files}


def environment(checkout: Path) -> dict[str, str]:
    return {"PYTHONPATH": str(checkout / "src"), "CHABUDAI_PURE": "1", "LC_ALL": "C.UTF-8"}


def run(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        cwd=checkout,
        env=os.environ | environment(checkout),
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def chabudai(checkout: Path) -> Iterator[Command]:
    """Run the command of that checkout: what it answers when all is well."""
    variables = os.environ | environment(checkout)
    warm = WarmCommand(variables)

    def running(*arguments: object, typed: str = "") -> str:
        done = warm.run([str(argument) for argument in arguments], typed, checkout, variables)
        assert done.returncode == 0, done.stderr
        return done.stdout

    yield running
    warm.close()


# --- the game stands by itself ---------------------------------------------------------------------------


def test_nothing_changes_outside_the_folders_of_the_new_game(checkout: Path, before: dict[str, str]) -> None:
    after = contents(checkout)
    assert {file: after.get(file) for file in before} == before
    assert {file for file in set(after) - set(before) if not file.startswith(ITS_FOLDERS)} == set()


def test_the_skeleton_passes_the_laws_as_it_is(checkout: Path) -> None:
    done = run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/games/{GAME}")
    assert done.returncode == 0, done.stdout


def test_the_skeleton_is_typed_and_formatted_like_the_rest(checkout: Path) -> None:
    for command in (
        ["-m", "mypy", "--cache-dir", os.devnull, "-p", f"chabudai.games.{GAME}"],
        ["-m", "ruff", "check", "--no-cache", *ITS_FOLDERS],
        ["-m", "ruff", "format", "--no-cache", "--check", *ITS_FOLDERS],
    ):
        done = run(checkout, *command)
        assert done.returncode == 0, done.stdout


def test_the_fields_of_the_skeleton_are_those_that_the_scribe_writes(checkout: Path) -> None:
    done = run(checkout, "-m", "chabudai.scribe")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_whatever_every_game_is_held_to_the_new_one_keeps(checkout: Path) -> None:
    """Its words in three languages, its rules clause by clause, drawings; and the frame knows no word of it."""
    shared = ("tests/cli", "tests/frame", "tests/games/test_rulebooks.py")
    done = run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", *shared, "-k", GAME)
    assert done.returncode == 0, done.stdout


# --- every door is open to it ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", SCORE_SHEET)
def test_it_is_played_to_the_score_sheet_in_the_terminal_in_each_language(chabudai: Command, language: str) -> None:
    told = chabudai("play", GAME, "--seats", 3, "--lang", language, typed=ALWAYS_THE_FIRST)
    assert SCORE_SHEET[language] in told
    assert "heap: " in told


def test_it_is_simulated_told_again_and_verified(chabudai: Command, tmp_path: Path) -> None:
    assert "River crossing" in chabudai("games")
    assert "greedy" in chabudai("simulate", GAME, "--games", 4, "--bots", "random,greedy")
    match = tmp_path / "match.json"
    chabudai("play", GAME, "--seed", 3, "--save", match, typed=ALWAYS_THE_FIRST)
    assert "counters" in chabudai("replay", match)
    assert "heap: " in chabudai("replay", match, "--step", 1, "--seat", 2)
    assert chabudai("verify", match).startswith("OK")


@pytest.fixture(scope="module")
def server(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with ColdServer(tmp_path_factory.mktemp("server") / "data", **environment(checkout)) as running:
        yield running


def test_it_is_played_at_a_table_of_the_server_against_bots_to_its_end(server: Server) -> None:
    person = Person(server, "Hana")
    [card] = [game for game in person.get("/api/games")["games"] if game["id"] == GAME]
    table = person.lay(GAME, seats=3, bots=card["bots"][:1] * 2, start=True)
    with person.sit_at(table["id"]) as line:
        line.say("pace", pace=0)
        line.play_on()
        assert line.position["view"]["heap"] == 0
        assert len(line.position["winners"]) == 1
    assert person.get(f"/api/games/{GAME}/rules?lang=cs")["chapters"]
    assert person.get(f"/api/tables/{table['id']}/log")["log"]


# --- what is refused -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "problem"),
    [("Go!", "name"), ("2go", "name"), ("", "name"), ("../go", "name"), (game_ids()[0], "exists")],
)
def test_a_bad_name_writes_nothing(tmp_path: Path, name: str, problem: str) -> None:
    (tmp_path / "src" / "chabudai" / "games").mkdir(parents=True)
    with pytest.raises(BadGameName) as refused:
        write_skeleton(name, tmp_path)
    assert refused.value.message.key == f"cli-error-new-game-{problem}"
    assert contents(tmp_path) == {}


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadGameName) as refused:
        write_skeleton("go", tmp_path)
    assert refused.value.message.key == "cli-error-new-game-folder"


def test_the_clauses_of_a_new_game_begin_with_a_letter_of_its_own(tmp_path: Path) -> None:
    """`tokaido` has the T: another game with that letter takes the next of its name."""
    (tmp_path / "src" / "chabudai" / "games").mkdir(parents=True)
    write_skeleton("two_towers", tmp_path)
    rules = (tmp_path / "src" / "chabudai" / "games" / "two_towers" / "RULES.hu.md").read_text("utf-8")
    assert "**O-2.3**" in rules
