"""A game alone, against an opponent that the rules play, as a person types it."""

import re
from pathlib import Path

import pytest
from cli.conftest import Run

from chabudai.core.languages import LANGUAGES
from chabudai.core.match_file import MatchFile

ALWAYS_THE_FIRST = "1\n" * 400
DEFEAT = {"en": r"Tokugawa wins with \d+", "cs": r"Vítězí Tokugawa: \d+", "hu": r"Tokugava győzött: \d+"}
AMONG_THREE = ("play", "white_castle", "--seats", 3, "--bots", "random", "--seed", 7)
ALONE = ("play", "white_castle", "--seats", 1, "--seed", 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_alone_is_lost_plainly_to_whom_the_rules_play(run: Run, language: str) -> None:
    done = run(*ALONE, "--lang", language, typed=ALWAYS_THE_FIRST)
    assert done.returncode == 0
    assert done.stderr == ""
    assert re.fullmatch(DEFEAT[language] + r"\s\w+\.", done.stdout.splitlines()[-1])
    assert re.search(r"★ N Toku", done.stdout)
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_a_game_alone_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    run(*ALONE, typed="1\n1\n1\nsave half.json\nquit\n")
    run("play", "--resume", "half.json", typed=ALWAYS_THE_FIRST)
    run(*ALONE, "--save", "whole.json", typed=ALWAYS_THE_FIRST)
    assert MatchFile.read(tmp_path / "half.json").moves == MatchFile.read(tmp_path / "whole.json").moves


def test_no_bot_is_needed_for_a_game_alone(run: Run) -> None:
    assert run(*ALONE, "--bots", "random").returncode == 0
    refused = run(*ALONE, "--bots", "random,random")
    assert refused.returncode == 2
    assert "0 seats" in refused.stderr


def test_why_names_the_clause_that_bars_a_space(run: Run) -> None:
    done = run(*ALONE, typed="take orange left\nwhy place gardeners\nplace gardeners\nwhy place well\n")
    assert done.stdout.count("(W-8.1)") == 2
    assert "That is allowed." in done.stdout


def test_a_replay_of_a_game_alone_names_the_rival_and_the_level(run: Run, tmp_path: Path) -> None:
    run(*ALONE, "--option", "solo_level=hard", "--save", "alone.json", typed=ALWAYS_THE_FIRST)
    told = run("replay", "alone.json").stdout
    assert " N  Tokugawa" in told.splitlines()
    assert " Solo level: hard" in told.splitlines()
    assert re.search(r"^Tokugawa wins with \d+ points\.$", told, re.MULTILINE)
    assert "On top: " in run("replay", "alone.json", "--step", 5, "--seat", 1).stdout
    refused = run("replay", "alone.json", "--seat", 2)
    assert refused.returncode == 2
    assert "1 to 1" in refused.stderr


def test_an_option_that_does_not_matter_is_accepted_and_passed_over(run: Run) -> None:
    done = run(*AMONG_THREE, "--option", "solo_level=hard", "--save", "three.json", typed=ALWAYS_THE_FIRST)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Solo level" not in run("replay", "three.json").stdout


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Only for 1 player."), ("cs", "Jen pro 1 hráče."), ("hu", "Csak 1 játékossal.")]
)
def test_the_list_of_games_says_for_how_many_an_option_is(run: Run, language: str, told: str) -> None:
    shown = " ".join(run("games", "--lang", language).stdout.split())
    assert shown.count(told) == 1


def test_a_simulation_alone_counts_the_rival_by_its_name(run: Run) -> None:
    done = run("simulate", "white_castle", "--seats", 1, "--games", 3, "--bots", "random", "--seed", 1)
    assert done.returncode == 0
    assert re.search(r"Tokugawa +3 ", done.stdout)
    assert re.search(r"random +3 ", done.stdout)
