"""`chabudai replay` and `chabudai verify`, and the short answers."""

import json
from pathlib import Path
from typing import Any

import pytest
from cli.conftest import Run
from rich.console import Console

import chabudai
from chabudai.cli.commands.bench import bench_table
from chabudai.cli.main import status_of
from chabudai.cli.voice import Voice, words_of
from chabudai.core.game import Game
from chabudai.lab import bench, presses
from chabudai.lab.bench import FIGURES, row


def edited(path: Path, name: str, **changes: object) -> Path:
    """A copy of a match file with some fields changed."""
    data = json.loads(path.read_text("utf-8")) | changes
    copy = path.with_name(name)
    copy.write_text(json.dumps(data), "utf-8")
    return copy


def test_a_replay_tells_header_moves_and_score_sheet(run: Run, match_file: Path) -> None:
    told = run("replay", match_file.name).stdout
    for part in ("Tokaido", "rules version 1", "Plum", "seed 5", "Score sheet", "wins with"):
        assert part in told


def test_a_replay_speaks_the_readers_language(run: Run, match_file: Path) -> None:
    assert "Přehled bodů" in run("replay", match_file.name, "--lang", "cs").stdout
    assert "Pontozólap" in run("replay", match_file.name, LC_ALL="hu_HU.UTF-8").stdout


def test_a_step_shows_the_table_after_that_many_moves(run: Run, match_file: Path) -> None:
    assert "Kyoto" in run("replay", match_file.name, "--step", 4).stdout
    assert (
        "Edo" in run("replay", match_file.name, "--step", len(json.loads(match_file.read_text())["moves"])).stdout
    )


def test_a_spectator_does_not_see_what_was_dealt_and_the_seat_does(run: Run, match_file: Path) -> None:
    assert "may choose between" not in run("replay", match_file.name).stdout
    seen = run("replay", match_file.name, "--seat", 2).stdout
    assert seen.count("may choose between") == 1


def test_a_match_of_other_rules_is_told_from_its_stored_events_with_a_notice(run: Run, match_file: Path) -> None:
    events = json.loads(match_file.read_text())["events"]
    old = edited(match_file, "old.json", rules=0, events=events[:-1])
    done = run("replay", old.name)
    assert done.returncode == 0
    assert "version 0 of the rules" in done.stderr
    assert f"event {len(events)} differs" in done.stderr
    assert "This is what its file says" in done.stdout
    assert "Plum travels as" in done.stdout


def test_a_match_of_older_rules_that_play_the_same_is_accepted_and_that_is_said(run: Run, match_file: Path) -> None:
    old = edited(match_file, "old.json", rules=0)
    for command in ("verify", "replay"):
        done = run(command, old.name)
        assert (done.returncode, done.stderr) == (0, "")
        assert "Written under rules version 0, plays the same under version 1." in done.stdout
    assert "Written under" not in run("verify", match_file.name).stdout


def test_a_match_of_older_rules_that_played_otherwise_is_refused_at_the_first_difference(
    run: Run, match_file: Path
) -> None:
    old = edited(match_file, "old.json", rules=0, digests={"16": "00"})
    done = run("verify", old.name)
    assert (done.returncode, done.stdout) == (2, "")
    assert "version 0 of the rules, and version 1 plays it otherwise." in done.stderr
    assert "after move 16" in done.stderr
    bare = edited(match_file, "bare.json", rules=0, digests={})
    assert run("verify", bare.name).returncode == 0
    assert run("verify", edited(match_file, "gone.json", rules=0, options={"gone": True}).name).returncode == 2


def test_an_event_this_version_does_not_know_is_told_as_the_file_spells_it(run: Run, match_file: Path) -> None:
    events = [{"event": "sneezes", "seat": 0, "times": 3}, {"event": "moves", "seat": 0}]
    old = edited(match_file, "old.json", rules=0, events=events)
    assert "event sneezes, seat 0, times 3" in run("replay", old.name).stdout


def test_a_sound_match_is_verified(run: Run, match_file: Path) -> None:
    done = run("verify", match_file.name)
    assert done.returncode == 0
    assert done.stdout.startswith("OK: match.json")


def test_verify_names_the_first_event_that_differs(run: Run, match_file: Path) -> None:
    events = json.loads(match_file.read_text())["events"]
    place = next(n for n, event in enumerate(events) if event["event"] == "moves")
    events[place]["slot"] = 5
    wrong = edited(match_file, "wrong.json", events=events)
    done = run("verify", wrong.name)
    assert done.returncode == 1
    assert f"event {place + 1} differs" in done.stdout
    assert '"slot": 5' in done.stdout


def test_verify_names_the_first_move_that_the_rules_forbid(run: Run, match_file: Path) -> None:
    moves = json.loads(match_file.read_text())["moves"]
    moves[10][1] = "go kyoto"
    done = run("verify", edited(match_file, "wrong.json", moves=moves).name)
    assert done.returncode == 1
    assert done.stdout == "FAILED: wrong.json, move 11 “go kyoto” is not legal there.\n"


def test_verify_goes_on_to_the_other_files_and_ends_with_the_worst_status(run: Run, match_file: Path) -> None:
    done = run("verify", "missing.json", match_file.name)
    assert done.returncode == 2
    assert "OK: match.json" in done.stdout
    assert len(done.stderr.splitlines()) == 1


def test_games_lists_players_stage_and_options(run: Run) -> None:
    told = run("games").stdout
    for part in ("Tokaido", "2 to 5 players", "beta", "gastronomy", "off | on"):
        assert part in told


def test_games_cuts_nothing_off_in_a_narrow_window(run: Run) -> None:
    told = run("games", COLUMNS="40").stdout
    assert "…" not in told
    values = [
        value for game in chabudai.games() for option in game.options for value in option.accepted().split(", ")
    ]
    joined = "".join(told.split())
    assert all(value in joined for value in values)


def test_games_marks_what_people_begin_with_and_cuts_nothing_off(run: Run) -> None:
    told = run("games", COLUMNS="80").stdout
    assert "windows | free* | off" in told
    assert "…" not in told
    for game in chabudai.games():
        for option in game.options:
            assert set(option.accepted().split(", ")) <= set(told.replace("*", "").split()), option.id


@pytest.mark.parametrize("command", ["play", "games", "simulate", "replay", "verify", "bench", "new-game"])
def test_every_command_has_help(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith(f"Usage: chabudai {command}")


@pytest.mark.parametrize(("language", "usage"), [("cs", "Použití:"), ("hu", "Használat:")])
def test_help_is_in_the_readers_language_without_an_english_word(run: Run, language: str, usage: str) -> None:
    shown = run("play", "--help", "--lang", language).stdout
    assert usage in shown
    for english in ("Usage", "Options", "Arguments", "Show", "default"):
        assert english not in shown


def test_without_a_command_the_commands_are_listed(run_cold: Run) -> None:
    done = run_cold()
    assert done.returncode == 0
    assert "simulate" in done.stdout


def test_the_version_is_told(run_cold: Run) -> None:
    assert run_cold("--version").stdout.startswith("chabudai ")


def test_the_bench_is_a_table_of_every_game_that_fits_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "TURNS", 1)
    monkeypatch.setattr(presses, "SEEDS", range(1))
    monkeypatch.setattr(presses, "PLAYER", "random")
    monkeypatch.setenv("COLUMNS", "80")
    assert status_of(["bench", "--seconds", "0.1", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    for game in chabudai.games():
        assert game.title in shown
    assert shown.count("ratio") == shown.count("Only final choices") == len(chabudai.games())
    assert_fits(shown)


def test_of_several_turns_of_the_bench_the_best_counts() -> None:
    turns = [{"games": 3.0, "clone": 2.0}, {"games": 5.0, "clone": 1.0}, {"games": 4.0, "clone": 3.0}]
    assert bench.best(turns) == {"games": 5.0, "clone": 1.0}


@pytest.mark.parametrize(("language", "ratio"), [("en", "ratio"), ("cs", "poměr"), ("hu", "arány")])
@pytest.mark.parametrize("game", chabudai.games(), ids=lambda game: game.id)
def test_the_bench_is_in_the_readers_language_and_has_room_for_fast_machines(
    game: Game[Any], language: str, ratio: str
) -> None:
    rows = [row(game.id, mode, dict.fromkeys(FIGURES, 9_876_543.21)) for mode in ("plain", "compiled", "missing")]
    rows.append(row(game.id, "ratio", dict.fromkeys(FIGURES, 98.76)))
    voice = Voice(words_of(language), Console(width=80, markup=False, emoji=False))
    with voice.out.capture() as shown:
        voice.show(bench_table(voice, game, rows))
    assert ratio in shown.get()
    assert game.title in shown.get()
    assert_fits(shown.get())


def assert_fits(shown: str) -> None:
    assert "…" not in shown
    assert max(len(line) for line in shown.splitlines()) <= 80
