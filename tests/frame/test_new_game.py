"""`chabudai new-game` writes a game that passes whatever judges a game as it is; nothing else has to know of it."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from cli.warm import WarmCommand
from frame.judges import JUDGES, JUDGES_IN_THE_BROWSER, JUDGES_OF_THE_CLIENT, NO_JUDGES
from frame.new_checkout import GAME, ITS_FOLDERS, NEW, OF_OTHERS, PAIR, ROOT, NewCheckout, new_checkout

from chabudai.cli.commands.new_game import BadGameName, templates, write_skeleton
from chabudai.registry import game_ids

pytestmark = pytest.mark.xdist_group("new game")  # of one checkout
ALWAYS_THE_FIRST = "1\n" * 30
Command = Callable[..., str]


@pytest.fixture(scope="module")
def checkout() -> NewCheckout:
    return new_checkout()


# --- the game stands by itself --------------------------------------------------------------------------------


def test_no_file_outside_the_folders_of_a_new_game_is_touched(checkout: NewCheckout) -> None:
    assert {file: checkout.after.get(file) for file in checkout.before} == checkout.before
    written = set(checkout.after) - set(checkout.before)
    assert {file for file in written if not file.startswith(ITS_FOLDERS)} == set()
    assert len(written) == len(NEW) * len(templates())
    assert all(file in checkout.told[GAME] for file in written if GAME in file)


def test_the_skeleton_passes_its_own_tests_and_all_that_judges_a_game(checkout: NewCheckout) -> None:
    """For two to four players and for exactly two: in one process, with every test that is not of another game."""
    own = tuple(f"tests/games/{name}" for name in NEW)
    done = checkout.judged((*own, *JUDGES), OF_OTHERS)
    assert done.returncode == 0, done.stdout
    assert "skipped" not in done.stdout.splitlines()[-1]


def test_the_skeleton_is_typed_and_formatted_like_the_rest(checkout: NewCheckout) -> None:
    packages = [part for name in NEW for part in ("-p", f"chabudai.games.{name}")]
    python = [folder for folder in ITS_FOLDERS if not folder.startswith("web")]
    for command in (
        ["-m", "mypy", "--cache-dir", os.devnull, *packages],
        ["-m", "ruff", "check", "--no-cache", *python],
        ["-m", "ruff", "format", "--no-cache", "--check", *python],
    ):
        done = checkout.run(*command)
        assert done.returncode == 0, done.stdout


def test_what_follows_from_its_declarations_is_what_the_scribe_writes(checkout: NewCheckout) -> None:
    done = checkout.run("-m", "chabudai.scribe")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_a_name_of_any_length_gives_code_of_the_same_format(checkout: NewCheckout, tmp_path: Path) -> None:
    """Whatever a template leaves open makes its lines longer or shorter."""
    (tmp_path / "src" / "chabudai" / "games").mkdir(parents=True)
    for name in ("x", "the_longest_name_for_a_game_yet"):
        write_skeleton(name, tmp_path)
    done = checkout.run(
        "-m", "ruff", "format", "--no-cache", "--check", "--config", "pyproject.toml", str(tmp_path)
    )
    assert done.returncode == 0, done.stdout


# --- every door is open to it ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def chabudai(checkout: NewCheckout) -> Iterator[Command]:
    """Run the command of that checkout: what it answers when all is well."""
    variables = os.environ | checkout.environment
    warm = WarmCommand(variables)

    def running(*arguments: object, typed: str = "") -> str:
        done = warm.run([str(argument) for argument in arguments], typed, checkout.folder, variables)
        assert done.returncode == 0, done.stderr
        return done.stdout

    yield running
    warm.close()


@pytest.mark.parametrize("name", NEW)
def test_it_is_played_simulated_told_again_and_verified(chabudai: Command, tmp_path: Path, name: str) -> None:
    assert "greedy" in chabudai("simulate", name, "--games", 4, "--bots", "random,greedy")
    match = tmp_path / "match.json"
    told = chabudai("play", name, "--seed", 3, "--lang", "en", "--save", match, typed=ALWAYS_THE_FIRST)
    assert "Your cards: " in told
    assert "Score sheet" in told
    assert "harbour" in chabudai("replay", match, "--lang", "en")
    assert "Your treasure: " in chabudai("replay", match, "--step", 3, "--seat", 2, "--lang", "en")
    assert chabudai("verify", match).startswith("OK")


def test_a_game_for_exactly_two_says_so(chabudai: Command) -> None:
    told = chabudai("games", "--lang", "en")
    assert "by ?, 2 players, alpha" in told
    assert "by ?, 2 to 4 players, alpha" in told
    assert "2 to 2" not in told


# --- all that judges is known ---------------------------------------------------------------------------------


def lists_games(test: Path) -> bool:
    return re.search(r"\b(?:games|game_ids)\(\)", test.read_text("utf-8")) is not None


def test_every_test_that_lists_the_games_judges_the_skeleton_or_says_why_not() -> None:
    """Otherwise the next game would find it red by surprise."""
    tests = [test for test in (ROOT / "tests").rglob("test_*.py") if lists_games(test)]
    listing = {test.relative_to(ROOT).as_posix() for test in tests}
    judging = {judge.split("::")[0] for judge in (*JUDGES, *JUDGES_IN_THE_BROWSER)}
    of_one_game = tuple(f"tests/games/{name}/" for name in game_ids())
    assert {test for test in listing if not test.startswith(of_one_game)} - judging - set(NO_JUDGES) == set()
    assert not judging & set(NO_JUDGES)


def test_the_guide_names_all_that_judges() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    judges = [judge.split("::")[0] for judge in (*JUDGES, *JUDGES_IN_THE_BROWSER)]
    judges += [f"web/tests/{name}.test.ts" for name in JUDGES_OF_THE_CLIENT]
    assert [judge for judge in judges if f"`{judge}`" not in guide] == []


# --- what is refused ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "problem"),
    [("Go!", "name"), ("2go", "name"), ("", "name"), ("../go", "name"), (game_ids()[0], "exists")],
)
def test_a_bad_name_writes_nothing(tmp_path: Path, name: str, problem: str) -> None:
    (tmp_path / "src" / "chabudai" / "games").mkdir(parents=True)
    with pytest.raises(BadGameName) as refused:
        write_skeleton(name, tmp_path)
    assert refused.value.message.key == f"cli-error-new-game-{problem}"
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []


@pytest.mark.parametrize("folder", ["src/chabudai/games/go", "web/src/games/go", "tests/games/go"])
def test_nothing_that_is_there_is_written_over(tmp_path: Path, folder: str) -> None:
    (tmp_path / "src" / "chabudai" / "games").mkdir(parents=True)
    (tmp_path / folder).mkdir(parents=True)
    with pytest.raises(BadGameName) as refused:
        write_skeleton("go", tmp_path)
    assert refused.value.message.key == "cli-error-new-game-exists"


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadGameName) as refused:
        write_skeleton("go", tmp_path)
    assert refused.value.message.key == "cli-error-new-game-folder"


def test_the_clauses_of_a_new_game_begin_with_a_letter_of_its_own(tmp_path: Path) -> None:
    """`tokaido` has the T: another game with that letter takes the next of its name."""
    (tmp_path / "src" / "chabudai" / "games").mkdir(parents=True)
    write_skeleton("two_towers", tmp_path)
    rules = (tmp_path / "src" / "chabudai" / "games" / "two_towers" / "RULES.hu.md").read_text("utf-8")
    assert "**O-5.3**" in rules


@pytest.mark.parametrize(
    ("players", "seats", "said"),
    [
        (None, "range(2, 5)", "két–négy játékosnak"),
        (2, "range(2, 3)", "két játékosnak"),
        (4, "range(4, 5)", "négy"),
    ],
)
def test_a_new_game_is_for_as_many_as_were_asked_for(
    tmp_path: Path, players: int | None, seats: str, said: str
) -> None:
    (tmp_path / "src" / "chabudai" / "games").mkdir(parents=True)
    write_skeleton(PAIR, tmp_path, players)
    folder = tmp_path / "src" / "chabudai" / "games" / PAIR
    assert f"seats = {seats}" in (folder / "__init__.py").read_text("utf-8")
    assert said in (folder / "RULES.hu.md").read_text("utf-8")
