"""`chabudai play`, typed at by a person."""

import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.conftest import Run

from chabudai.core.languages import LANGUAGES
from chabudai.core.match_file import MatchFile
from chabudai.games.tokaido.components import TRAVELER
from chabudai.registry import game, game_ids

ALWAYS_THE_FIRST = "1\n" * 1000
CROWDED = ("--seed", 3, "--seats", 3, "--bots", "random")
WORDS = {"en": ("Score sheet", "Total"), "cs": ("Přehled bodů", "Celkem"), "hu": ("Pontozólap", "Összesen")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", game_ids())
def test_a_whole_game_can_be_played_to_the_score_sheet_in_each_language(
    run: Run, played: str, language: str
) -> None:
    done = run("play", played, "--seed", 7, "--bots", "random", "--lang", language, typed=ALWAYS_THE_FIRST)
    assert done.returncode == 0
    assert done.stderr == ""
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    for word in WORDS[language]:
        assert word in done.stdout


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_number_of_players_fits_into_eighty_columns(run: Run, seats: int) -> None:
    done = run("play", "tokaido", "--seats", seats, "--seed", 1, "--bots", "random", typed=ALWAYS_THE_FIRST)
    assert done.returncode == 0
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_the_same_seed_and_the_same_keys_give_the_same_game(run: Run, run_cold: Run) -> None:
    games = [each("play", "tokaido", "--seed", 3, typed=ALWAYS_THE_FIRST).stdout for each in (run, run_cold)]
    assert games[0] == games[1]


def test_the_finished_match_is_saved_where_it_was_asked_for(run: Run, tmp_path: Path) -> None:
    done = run("play", "tokaido", "--seed", 3, "--save", "m.json", typed=ALWAYS_THE_FIRST)
    assert "chabudai replay m.json" in done.stdout
    assert MatchFile.read(tmp_path / "m.json").replayed(game("tokaido"), "m.json").state.over


def test_the_board_shows_the_number_of_the_choice_above_its_station(run: Run) -> None:
    shown = run("play", "tokaido", "--seed", 7, typed="1\n").stdout
    inn = re.search(r"(\d+)  First inn", shown)
    assert inn is not None
    lines = shown.splitlines()
    numbers = next(place for place, line in enumerate(lines) if f"[{inn[1]}]" in line)
    assert lines[numbers + 1][lines[numbers].index(f"[{inn[1]}]") :].startswith("INN")


def test_an_action_may_be_typed_in_its_notation(run: Run) -> None:
    done = run("play", "tokaido", "--seed", 7, typed="1\ngo inn_1\n")
    assert "You go to the first inn" in done.stdout


def test_what_cannot_be_understood_is_asked_again(run: Run) -> None:
    done = run("play", "tokaido", "--seed", 7, typed="1\ngo nowhere\n99\n\ngo inn_1\n")
    assert "“go nowhere” is not a choice or a command. Type a number, or “help”." in done.stdout
    assert "There is no choice 99" in done.stdout
    assert "You go to the first inn" in done.stdout


def test_a_forbidden_action_is_refused_with_its_clause_and_asked_again(run: Run) -> None:
    done = run("play", "tokaido", "--seed", 7, typed="1\ngo edo\ngo inn_1\n")
    assert "(T-3.4)" in done.stdout
    assert "You go to the first inn" in done.stdout


def test_why_tells_the_rule_that_bars_a_choice_by_number_and_by_notation(run: Run) -> None:
    number = barred_number(run("play", "tokaido", *CROWDED, typed="1\n1\n1\n").stdout)
    done = run("play", "tokaido", *CROWDED, typed=f"1\n1\n1\nwhy {number}\n{number}\nwhy go kyoto\nwhy 1\nwhy\n")
    assert len(re.findall(r"\(T-3\.[78].*\)", done.stdout)) == 2
    assert "(T-3.3)" in done.stdout
    assert "That is allowed." in done.stdout
    assert "Which one?" in done.stdout


def barred_number(shown: str) -> str:
    barred = re.findall(r"🔒 ?(\d+)", shown)
    assert barred
    return str(barred[0])


def test_a_barred_choice_is_marked_by_more_than_colour(run: Run) -> None:
    assert "🔒" in run("play", "tokaido", *CROWDED, typed="1\n1\n1\n", NO_COLOR="1").stdout
    dumb = run("play", "tokaido", *CROWDED, typed="1\n1\n1\n", TERM="dumb").stdout
    assert re.search(r" x +\d+  ", dumb)
    assert "\x1b" not in dumb


def test_undo_is_refused_with_a_reason_once_somebody_else_has_acted(run: Run) -> None:
    done = run("play", "tokaido", "--seed", 3, typed="undo\n1\nundo\n")
    assert "someone else has already acted" in done.stdout


def test_undo_takes_a_choice_back_while_nobody_has_acted_or_learned_anything(run: Run) -> None:
    """At a temple nothing is shown before the donation; one of the two temples is free."""
    tries = "1\ngo temple_1\nundo\ngo temple_2\nundo\n"
    done = run("play", "tokaido", "--seed", 4, typed=tries)
    assert "Undone." in done.stdout


def test_the_log_tells_the_whole_story_again(run: Run) -> None:
    done = run("play", "tokaido", "--seed", 7, typed="1\n1\n1\nlog\n")
    assert done.stdout.count("You travel as") == 2


def test_the_players_word_lists_cards_and_help_lists_the_words(run: Run) -> None:
    done = run("play", "tokaido", "--seed", 7, typed="1\nplayers\nhelp\nrules T-3.4\nboard\n")
    assert "souvenir sets" in done.stdout
    assert "undo your last choice" in done.stdout
    assert "Nobody passes an inn" in done.stdout


def test_words_may_be_typed_in_the_readers_language_without_accents(run: Run) -> None:
    czech = run("play", "tokaido", "--seed", 7, "--lang", "cs", typed="1\nzpet\nPROČ go edo\nkonec\n")
    assert "To už nelze vzít zpět" in czech.stdout
    assert "(T-3.4)" in czech.stdout
    hungarian = run("play", "tokaido", "--seed", 7, "--lang", "hu", typed="1\nvissza\nnapló\nkilépés\n")
    assert "Ez már nem vonható vissza" in hungarian.stdout


def test_a_saved_match_goes_on_as_if_it_had_never_been_laid_aside(run: Run, tmp_path: Path) -> None:
    whole = run("play", "tokaido", "--seed", 7, "--save", "whole.json", typed=ALWAYS_THE_FIRST)
    first = run("play", "tokaido", "--seed", 7, typed="1\n1\n1\nsave half.json\nquit\n")
    assert "chabudai play tokaido --resume half.json" in first.stdout
    second = run("play", "--resume", "half.json", typed=ALWAYS_THE_FIRST)
    assert whole.returncode == second.returncode == 0
    assert moves(tmp_path / "half.json") == moves(tmp_path / "whole.json")


def moves(path: Path) -> list[tuple[int, str]]:
    return MatchFile.read(path).moves


def test_resume_at_the_table_turns_to_the_other_match(run: Run) -> None:
    run("play", "tokaido", "--seed", 7, "--name", "Plum", typed="1\nsave other.json\n")
    done = run("play", "tokaido", "--seed", 8, "--name", "Bea", typed="1\nresume other.json\n")
    assert "Plum" in done.stdout


def test_the_end_of_input_saves_the_match_and_says_how_to_resume(run: Run, tmp_path: Path) -> None:
    done = run("play", "tokaido", "--seed", 7, typed="1\n")
    (saved,) = tmp_path.glob("chabudai-tokaido-????????.json")
    assert done.returncode == 0
    assert f"--resume {saved.name}" in done.stdout


def test_ctrl_c_saves_the_match_and_says_how_to_resume(
    start: Callable[..., subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = start("play", "tokaido", "--seed", 7, **pipes)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    told = b""
    while told.count(b"\n> ") < 2:
        told += process.stdout.read1()
    process.send_signal(signal.SIGINT)
    rest, complaint = process.communicate()
    (saved,) = tmp_path.glob("chabudai-tokaido-*.json")
    assert process.returncode == 130
    assert complaint == b""
    assert f"--resume {saved.name}".encode() in rest


def test_a_save_never_overwrites_a_file_that_is_no_match(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    done = run("play", "tokaido", "--seed", 7, typed="1\nsave diary.txt\n")
    assert "diary.txt is not a match file" in done.stdout
    assert (tmp_path / "diary.txt").read_text() == "dear diary"


def test_the_others_tiles_are_never_on_the_screen_before_the_choice(run: Run) -> None:
    shown = run("play", "tokaido", "--seed", 7).stdout
    names = [game("tokaido").text("en").say(f"traveler-{name}".replace("_", "-")) for name in TRAVELER.ids]
    assert sum(name in shown for name in names) == 2


def test_a_name_cannot_drive_the_terminal(run: Run) -> None:
    shown = run("play", "tokaido", "--seed", 7, "--name", "\x1b[31mPlum [b]", typed="1\n").stdout
    assert "\x1b[31m" not in shown
    assert "[31mPlum [b]" in shown
