"""Acts beside the question, typed by a person: step by step or in one line."""

from collections.abc import Iterator

import pytest
from cli.conftest import Run
from stones import GAME

from chabudai.cli.playing.dialogue import Dialogue
from chabudai.cli.playing.seating import Seating
from chabudai.cli.voice import Voice, words_at
from chabudai.core.languages import LANGUAGES
from chabudai.core.match import Match


def at_the_prize() -> Match:
    """Seat 0 has won the bid and a point, and may take a prize."""
    for seed in range(100):
        match = Match(GAME, 3, seed)
        for seat in range(3):
            match.apply(seat, match.state.legal(seat)[-1])
        if match.state.deciders() == [0]:
            return match
    raise AssertionError("seat 0 never wins")


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> Iterator[str]:
    keys = iter(lines)
    monkeypatch.setattr("builtins.input", lambda _: next(keys))
    return keys


def dialogue(match: Match, language: str = "en") -> Dialogue:
    bots = dict.fromkeys((1, 2), "random")
    return Dialogue(Voice(words_at(GAME, language)), Seating(match, 0, bots, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_act_is_typed_by_the_numbers_of_its_steps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """N-1.6"""
    match = at_the_prize()
    typing(monkeypatch, "act", "1", "1", "2", "take")
    dialogue(match, language).ask()
    assert [(act.seat, GAME.actions.text(act.actions[0])) for act in match.acts] == [(0, "offer 2")]
    assert match.state.deciders() == [0], "the question stays"
    shown = capsys.readouterr().out
    assert GAME.text(language).say("label-secretly") in shown


def test_an_act_is_typed_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_the_prize()
    typing(monkeypatch, "act offer 3, give 1, openly")
    dialogue(match).ask()
    assert match.state.view(None)["offers"][0]["taker"] == 2


def test_an_empty_line_is_nothing_after_all(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_the_prize()
    typing(monkeypatch, "act", "1", "", "take")
    dialogue(match).ask()
    assert match.acts == []
    assert match.state.score[0] == 2


def test_what_may_not_be_said_is_refused_with_its_clause(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = at_the_prize()
    typing(monkeypatch, "act offer 2, give 3, openly", "act", "77", "", "take")
    dialogue(match).ask()
    shown = capsys.readouterr().out
    assert "(N-1.6)" in shown
    assert (match.acts, match.state.score[0]) == ([], 2)


@pytest.mark.parametrize(("language", "told"), [("en", "“help”"), ("cs", "„help“"), ("hu", "„help”")])
def test_a_slip_of_the_keyboard_costs_no_more_than_the_step(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    """What was said before it stays, and the complaint names what was typed."""
    match = at_the_prize()
    typing(monkeypatch, "act", "offer 3", "help", "77", "give 1", "openly")
    dialogue(match, language).ask()
    assert match.state.view(None)["offers"][0]["taker"] == 2
    assert told in capsys.readouterr().out


def test_where_something_can_be_gained_beside_the_question_it_is_said_how(run: Run) -> None:
    """R-9.1: at tea the only choice in the list is to be ready."""
    shown = run("play", "rising_sun", "--seed", 3).stdout
    assert "Type “act” at any time: Make or answer an offer." in shown


def test_the_word_for_it_is_listed_only_in_games_that_have_it(run: Run) -> None:
    listed = {game: run("play", game, "--seed", 3, typed="help\n").stdout for game in ("tokaido", "rising_sun")}
    assert "make or answer an offer" in listed["rising_sun"]
    assert "make or answer an offer" not in listed["tokaido"]
    assert "nothing to do out of turn" in run("play", "tokaido", "--seed", 3, typed="act\n").stdout


def test_bots_may_act_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the random bot some of many games show it."""
    acted = 0
    for seed in range(20):
        match = Match(GAME, 3, seed)
        monkeypatch.setattr("builtins.input", lambda _: "1")
        dialogue(match).play()
        acted += len(match.acts)
    assert acted > 0
