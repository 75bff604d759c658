"""Registry: one half-written game is named with its reason, and nothing else stops working."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import chabudai
from chabudai import registry
from chabudai.cli.commands.serve import name_unplayable
from chabudai.cli.main import status_of
from chabudai.cli.voice import Voice, words_of
from chabudai.core.errors import BrokenGame, UnknownGame
from chabudai.lab import bench, presses
from chabudai.scribe.__main__ import main as generate
from chabudai.server.errors import Refused
from chabudai.server.lobby.games import games_told
from chabudai.server.lobby.lobby import the_game

WHOLE = {"__init__.py": "GAME = 1", "RULES.md": "# Rules", "text/en.ftl": "game-title = Half"}
PACKAGE = "chabudai.games.half_done"
READS_TOML = """import tomllib
from pathlib import Path
tomllib.loads(Path(__file__).with_name("c.toml").read_text())
"""
HALF_WRITTEN = {
    "an import that fails": (
        WHOLE | {"__init__.py": f"import {PACKAGE}.state", "state.py": "import nowhere_to_be_found"},
        "state.py:1: ModuleNotFoundError: No module named 'nowhere_to_be_found'",
    ),
    "a mistake in a line": (
        WHOLE | {"__init__.py": f"import {PACKAGE}.steps.one", "steps/one.py": "\n\n1 / 0"},
        "steps/one.py:3: ZeroDivisionError: division by zero",
    ),
    "no Python at all": (
        WHOLE | {"__init__.py": "class Half(:"},
        "SyntaxError: invalid syntax (__init__.py, line 1)",
    ),
    "a bad table of components": (
        WHOLE | {"__init__.py": f"import {PACKAGE}.parts", "parts.py": READS_TOML, "c.toml": "a = ="},
        "parts.py:3: TOMLDecodeError: Invalid value (at line 1, column 5)",
    ),
    "no rules": ({"__init__.py": "GAME = 1", "text/en.ftl": ""}, "no RULES.md"),
    "no words": ({"__init__.py": "GAME = 1", "RULES.md": ""}, "no text/en.ftl"),
    "no package yet": ({"components.toml": "a = 1"}, "no __init__.py"),
    "no game in it": (WHOLE | {"__init__.py": ""}, f"AttributeError: module '{PACKAGE}' has no attribute 'GAME'"),
    "something else called GAME": (WHOLE, "GAME is int, not a Game"),
}


def forget() -> None:
    registry.loaded.cache_clear()
    registry.game.cache_clear()
    for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
        del sys.modules[name]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose games lie among ours."""
    monkeypatch.setattr(chabudai.games, "__path__", [*chabudai.games.__path__, str(tmp_path)])  # type: ignore[attr-defined]
    monkeypatch.setattr(registry, "FOLDER", chabudai.games.__path__)  # type: ignore[attr-defined]
    forget()
    yield tmp_path
    forget()


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")


@pytest.fixture
def half_done(shelf: Path) -> None:
    write(shelf / "half_done", HALF_WRITTEN["a mistake in a line"][0])


def test_every_game_on_the_shelf_can_be_played() -> None:
    """A game that cannot be loaded is judged by no other test: here it is noticed."""
    assert registry.broken_games() == {}
    assert [game.id for game in chabudai.games()] == registry.game_ids()


@pytest.mark.parametrize("how", HALF_WRITTEN)
def test_a_half_written_game_is_named_with_its_reason_and_the_others_are_listed(shelf: Path, how: str) -> None:
    whole = [game.id for game in chabudai.games()]
    files, reason = HALF_WRITTEN[how]
    write(shelf / "half_done", files)
    forget()
    assert [game.id for game in chabudai.games()] == whole
    assert list(registry.broken_games()) == ["half_done"]
    assert registry.broken_games()["half_done"].startswith(reason)


@pytest.mark.usefixtures("half_done")
def test_who_asks_for_it_by_name_is_told_why_it_cannot_be_played() -> None:
    with pytest.raises(BrokenGame) as problem:
        chabudai.game("half_done")
    assert problem.value.message.key == "error-broken-game"
    assert "ZeroDivisionError" in str(problem.value)
    with pytest.raises(UnknownGame):
        chabudai.game("nowhere")


def test_what_is_left_of_a_game_that_has_gone_is_no_game(shelf: Path) -> None:
    write(shelf / "half_done" / "__pycache__", {"state.cpython-311.pyc": ""})
    assert "half_done" not in registry.game_ids()


# --- the commands that list games -----------------------------------------------------------------------------


@pytest.mark.usefixtures("half_done")
@pytest.mark.parametrize("command", [["games"], ["--help"], []])
def test_a_command_that_lists_games_names_it_in_one_line_and_goes_on(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert status_of([*command, "--lang", "en"] if command else []) == 0
    shown = capsys.readouterr()
    assert all(game.title in shown.out for game in chabudai.games())
    [line] = shown.err.splitlines()
    assert "half_done" in line
    assert "steps/one.py:3: ZeroDivisionError: division by zero" in line


@pytest.mark.usefixtures("half_done")
def test_the_bench_leaves_it_out(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "TURNS", 1)
    monkeypatch.setattr(presses, "SEEDS", range(1))
    monkeypatch.setattr(presses, "PLAYER", "random")
    monkeypatch.setattr(registry, "FOLDER", [registry.FOLDER[-1]])  # nothing but the one that is half written
    assert status_of(["bench", "--seconds", "0.1", "--lang", "en"]) == 0
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.usefixtures("half_done")
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_command_that_is_given_it_refuses_in_one_line(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of([command, "half_done", "--lang", "en"]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("chabudai: half_done cannot be played yet: steps/one.py:3: ZeroDivisionError")


@pytest.mark.usefixtures("half_done")
def test_a_new_game_can_be_begun_beside_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    checkout = tmp_path / "checkout"
    (checkout / "src" / "chabudai" / "games").mkdir(parents=True)
    assert status_of(["new-game", "go", "--into", str(checkout), "--lang", "en"]) == 0
    assert "half_done" in capsys.readouterr().err


@pytest.mark.usefixtures("half_done")
def test_what_is_declared_by_the_others_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert generate() == 1
    assert capsys.readouterr().err.startswith("half_done cannot be loaded: steps/one.py:3: ZeroDivisionError")


# --- the server -----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("half_done")
def test_a_server_offers_the_others_and_has_no_such_game() -> None:
    """Why it cannot be played is for whoever serves it, not for its guests."""
    with pytest.raises(Refused) as refused:
        the_game("half_done")
    assert (refused.value.kind, refused.value.message.key) == ("not-found", "error-no-game")
    assert "half_done" not in [game.id for game in games_told().games]


@pytest.mark.usefixtures("half_done")
def test_whoever_serves_is_told_in_words_or_in_the_log(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    name_unplayable(Voice(words_of("en")), for_programs=False)
    assert "half_done" in capsys.readouterr().err
    name_unplayable(Voice(words_of("en")), for_programs=True)
    assert "the game half_done cannot be played: steps/one.py:3: ZeroDivisionError" in caplog.text
