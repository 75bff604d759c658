"""Bad input: one clear line that names what is accepted, status 2, and nothing changed."""

import json
from pathlib import Path

import pytest
from cli.conftest import Run

from chabudai.core.languages import LANGUAGES

BAD_INPUT = {
    "an unknown command": (["plya"], "play, games, serve, simulate, replay"),
    "an unknown flag": (["play", "tokaido", "--sets", "4"], "--seats"),
    "a flag without its value": (["play", "tokaido", "--seed"], "--seed needs a value"),
    "a flag with a value it does not take": (["--version=3"], "--version takes no value"),
    "an argument too many": (["games", "tokaido"], "tokaido"),
    "no game": (["play"], "tokaido"),
    "no game to simulate": (["simulate"], "GAME"),
    "an unknown game": (["play", "chess"], "tokaido"),
    "an unknown game to simulate": (["simulate", "chess"], "tokaido"),
    "an unknown option": (["play", "tokaido", "--option", "speed=on"], "gastronomy"),
    "an unknown option value": (["play", "tokaido", "--option", "gastronomy=maybe"], "off, on"),
    "an option without a value": (["simulate", "tokaido", "--option", "gastronomy"], "off, on"),
    "an unknown bot": (["play", "tokaido", "--bots", "genius"], "random, greedy"),
    "an unknown bot to simulate": (["simulate", "tokaido", "--bots", "random,genius"], "random, greedy"),
    "too few bots": (["play", "tokaido", "--bots", "random,random"], "3 seats"),
    "an unknown language": (["games", "--lang", "de"], ", ".join(LANGUAGES)),
    "too many seats": (["play", "tokaido", "--seats", "9"], "2 to 5"),
    "too few seats": (["simulate", "tokaido", "--seats", "1"], "2 to 5"),
    "negative seats": (["simulate", "tokaido", "--seats", "-4"], "2 to 5"),
    "a seat that is not there": (["play", "tokaido", "--seat", "5"], "1 to 4"),
    "seats that are no number": (["play", "tokaido", "--seats", "four"], "whole number"),
    "a seed that is no number": (["play", "tokaido", "--seed", "1.5"], "whole number"),
    "more games than can be counted": (["simulate", "tokaido", "--games", "9" * 40], "or less"),
    "seats beyond counting": (["play", "tokaido", "--seats", "9" * 40], "or less"),
    "no games": (["simulate", "tokaido", "--games", "0"], "must be 1 or more"),
    "negative games": (["simulate", "tokaido", "--games", "-5"], "must be 1 or more"),
    "negative jobs": (["simulate", "tokaido", "--jobs", "-1"], "must be 1 or more"),
    "seconds that are no number": (["bench", "--seconds", "soon"], "3600"),
    "a result file of unknown kind": (["simulate", "tokaido", "--out", "a.xls"], ".csv, .jsonl, .parquet"),
    "a result file in no folder": (["simulate", "tokaido", "--out", "no/a.csv"], "no such file or folder"),
    "a result file that is a folder": (["simulate", "tokaido", "--out", "folder.csv"], "it is a folder"),
    "a match saved to no folder": (["play", "tokaido", "--save", "no/a.json"], "no such file or folder"),
    "a match saved over something else": (["play", "tokaido", "--save", "notes.json"], "notes.json"),
    "a missing match file": (["replay", "missing.json"], "no such file or folder"),
    "a match file that is a folder": (["verify", "folder.csv"], "it is a folder"),
    "a match file that is no text": (["verify", "noise.json"], "UTF-8"),
    "a match file that is no match": (["replay", "notes.json"], "chabudai"),
    "a truncated match file": (["play", "--resume", "cut.json"], "cut.json"),
    "an edited match file": (["play", "--resume", "edited.json"], "move 1"),
    "an edited match file to tell": (["replay", "edited.json"], "move 1"),
    "a match file of another format": (["verify", "format.json"], "Accepted: 1"),
    "a match of other rules": (["play", "--resume", "rules.json"], "Accepted: 1"),
    "a match of another game": (["replay", "game.json"], "tokaido"),
    "a match of a game that is not the one asked for": (
        ["play", "shogun", "--resume", "match.json"],
        "match.json is a match of Tokaido, not Shogun. Run: chabudai play tokaido --resume match.json",
    ),
    "a back-up of nothing": (["backup", "copy.sqlite3"], "There are no games in chabudai-data"),
    "a new game outside a checkout": (["new-game", "my_game"], "--into"),
    "a step after the last": (["replay", "match.json", "--step", "999"], "0 is the start"),
    "eyes of nobody": (["replay", "match.json", "--seat", "4"], "1 to 3"),
    "a port that is none": (["serve", "--port", "70000"], "or less"),
    "a host that is nowhere": (["serve", "--host", "no.such.host.invalid"], "--host"),
    "a data folder that is a file": (["serve", "--port", "0", "--data", "notes.json"], "--data"),
    "a seed for a saved match": (["play", "--resume", "match.json", "--seed", "3"], "--resume"),
}


@pytest.fixture
def bad_files(match_file: Path) -> None:
    folder = match_file.parent
    text = match_file.read_text("utf-8")
    data = json.loads(text)
    (folder / "folder.csv").mkdir()
    (folder / "noise.json").write_bytes(bytes(range(128, 256)))
    (folder / "notes.json").write_text('{"dear": "diary"}')
    (folder / "cut.json").write_text(text[: len(text) // 2])
    (folder / "edited.json").write_text(json.dumps(data | {"seed": "6"}))
    (folder / "format.json").write_text(json.dumps(data | {"chabudai": 99}))
    (folder / "rules.json").write_text(json.dumps(data | {"rules": 99}))
    (folder / "game.json").write_text(json.dumps(data | {"game": "chess"}))


@pytest.mark.usefixtures("bad_files")
@pytest.mark.parametrize("case", BAD_INPUT)
def test_bad_input_is_refused_in_one_line_that_says_what_is_accepted(run: Run, tmp_path: Path, case: str) -> None:
    arguments, accepted = BAD_INPUT[case]
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert accepted in done.stderr
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["plya"], "play"),
        (["play", "tokiado"], "tokaido"),
        (["play", "tokaido", "--sets", "4"], "--seats"),
        (["play", "tokaido", "--option", "gastonomy=on"], "gastronomy"),
        (["play", "tokaido", "--bots", "gredy"], "greedy"),
    ],
)
def test_a_slip_of_the_keyboard_is_answered_with_what_was_meant(run: Run, arguments: list[str], meant: str) -> None:
    assert run(*arguments).stderr.endswith(f" Did you mean “{meant}”?\n")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("cs", "Příkaz „plya“ neexistuje."), ("hu", "Nincs ilyen parancs: „plya”.")],
)
def test_bad_input_is_refused_in_the_readers_language(run: Run, language: str, sentence: str) -> None:
    assert sentence in run("plya", "--lang", language).stderr
    assert sentence in run("plya", LC_ALL=f"{language}_XX.UTF-8").stderr


def test_nothing_is_refused_otherwise_by_a_command_that_was_never_warm(run_cold: Run, run: Run) -> None:
    arguments, _ = BAD_INPUT["an unknown option value"]
    cold, warm = run_cold(*arguments), run(*arguments)
    assert (cold.returncode, cold.stdout, cold.stderr) == (warm.returncode, warm.stdout, warm.stderr)


def test_a_reader_who_goes_away_is_no_error(run: Run, match_file: Path) -> None:
    import subprocess
    import sys

    from cli.conftest import environment

    command = f"{sys.executable} -m chabudai replay {match_file} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=environment())
    assert "Tokaido" in done.stdout
    assert done.stderr == ""
