"""The White Castle in the terminal: its board from a view alone, and whole games as a person types them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.conftest import Run
from rich.console import Console

import chabudai
from chabudai.bots.random_bot import RandomBot
from chabudai.cli import tables
from chabudai.cli.scene import Scene, message_in, scene_of
from chabudai.cli.tables.white_castle_words import bundle_words, gains_words, together
from chabudai.cli.voice import Voice
from chabudai.core.match import Match, MatchFile
from chabudai.core.messages import Message
from chabudai.core.rng import seeded
from chabudai.core.text import LANGUAGES

CASTLE = chabudai.game("white_castle")
ALWAYS_THE_FIRST = "1\n" * 400
SCORE_SHEET = {"en": "Score sheet", "cs": "Přehled bodů", "hu": "Pontozólap"}
DEFEAT = {"en": r"Tokugawa wins with \d+", "cs": r"Vítězí Tokugawa: \d+", "hu": r"Tokugava győzött: \d+"}
AMONG_THREE = ("play", "white_castle", "--seats", 3, "--bots", "random", "--seed", 7)
ALONE = ("play", "white_castle", "--seats", 1, "--seed", 3)


# --- drawings, from a view alone -------------------------------------------------------------------------


def scene(match: Match, reader: int | None = 0, language: str = "en", width: int = 80) -> Scene:
    console = Console(width=width, height=60, quiet=True, markup=False, emoji=False)
    return scene_of(Voice(CASTLE.text(language), console), match, reader)


def drawn(shown: Scene, name: str = "draw") -> str:
    with shown.voice.out.capture() as capture:
        shown.voice.out.quiet = False
        shown.voice.show(getattr(tables, name)(shown))
    return capture.get()


def positions(seats: int, seed: int = 1, **options: bool | str) -> Iterator[Match]:
    """One match that goes through a game played at random."""
    match = Match(CASTLE, seats, seed, options, ["Plum", "Pine", "Wave", "Moon"][:seats])
    bot = RandomBot(seeded(seed, "castle"))
    while not match.state.over:
        yield match
        [seat] = match.state.deciders()
        match.apply(seat, int(bot.choose(match.state, seat, 0.0)))
    yield match


def asked(match: Match) -> int | None:
    return match.state.deciders()[0] if match.state.deciders() else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_can_be_drawn_in_eighty_columns(seats: int, language: str) -> None:
    for number, match in enumerate(positions(seats, seed=seats, promo=True)):
        if number % 5 == 0 or match.state.over:
            seen = scene(match, asked(match), language)
            for name in ("draw", "draw_players", "legend"):
                shown = drawn(seen, name)
                assert max(len(line) for line in shown.splitlines()) <= 80
                assert "cli-" not in shown


def test_a_spectator_sees_the_board_and_nobodys_domain() -> None:
    match = Match(CASTLE, 1, seed=3)
    assert "Your courtiers’ row" in drawn(scene(match, 0))
    assert "Your courtiers’ row" not in drawn(scene(match, None))


def test_the_ends_of_a_bridge_bear_the_numbers_of_the_choices_and_the_middle_none() -> None:
    match = Match(CASTLE, 1, seed=3)
    orange = match.state.view(None)["bridges"]["orange"]  # type: ignore[index]
    middle = "".join(f"{value} " for value in orange["middle"])
    assert f"[1]*‹{orange['left']}› {middle}‹{orange['right']}›[2]" in drawn(scene(match))
    assert f"*‹{orange['left']}› {middle}‹{orange['right']}›" in drawn(scene(match, None))


def test_a_space_bears_the_number_of_its_choice_or_a_cross_when_it_is_barred() -> None:
    match = Match(CASTLE, 1, seed=3)
    match.apply(0, CASTLE.actions.parse("take orange left"))
    seen = scene(match)
    words = {"steward_1": "Stewards, left", "steward_2": "Stewards, middle", "well": "Well"}
    places = {line.action["space"]: line for line in seen.lines if line.action["verb"] == "place"}
    for space, word in words.items():
        mark = "×" if places[space].barred else f"[{places[space].number}]"
        assert f"{word} {mark}" in drawn(seen)


def test_a_placed_die_lies_on_its_space_in_words_not_only_in_colour() -> None:
    match = Match(CASTLE, 1, seed=3)
    value = match.state.view(None)["bridges"]["orange"]["left"]  # type: ignore[index]
    match.apply(0, CASTLE.actions.parse("take orange left"))
    assert f"In hand *ora{value}" in drawn(scene(match))
    match.apply(0, CASTLE.actions.parse("place well"))
    assert f"value 1 ora{value}" in drawn(scene(match))


def test_what_follows_stands_under_the_board_the_next_thing_first() -> None:
    match = next(each for each in positions(4, seed=2) if len(each.state.agenda()) == 3)
    [seat] = match.state.deciders()
    seen = scene(match, seat)
    asked_now, *following = match.state.agenda()
    sentences = [seen.voice.sentence(each, match.players, seat) for each in following]
    shown = [line.strip() for line in drawn(seen).splitlines()[-2:]]
    assert shown == [f"then {sentence}" for sentence in sentences]
    assert seen.voice.sentence(asked_now, match.players, seat) not in shown


def test_the_starting_pairs_lie_open_for_those_who_do_not_choose() -> None:
    match = Match(CASTLE, 2, seed=1)
    chooser = asked(match)
    assert chooser is not None
    assert drawn(scene(match, 1 - chooser)).count("  lantern ") == 3
    assert drawn(scene(match, chooser)).count("  lantern ") == 0


def test_the_visitor_shows_its_deck_and_what_it_has_turned_over() -> None:
    match = next(each for each in positions(1, seed=4) if each.state.view(0)["solo"]["row"])  # type: ignore[index]
    shown = drawn(scene(match))
    assert "N Tokugawa" in shown
    assert "easy, " in shown
    assert "On top: " in shown
    assert "Turned over: " in shown


def test_the_cards_are_said_in_few_words_with_the_price_before_the_arrow() -> None:
    seen = scene(Match(CASTLE, 1, seed=3))
    assert bundle_words(seen, "steward-01.1") == "1 seal→courtiers"
    assert bundle_words(seen, "steward-10.3") == "1 iron + 1 food"
    assert bundle_words(seen, "plant-5") == "4 coins→castle: any"
    assert together(["1 seal", "1 mother-of-pearl", "1 iron"]) == "1 seal+1 mother-of-pearl+1 iron"


def test_gains_of_one_kind_are_added_up() -> None:
    seen = scene(Match(CASTLE, 1, seed=3))
    food = Message("effect-gain-food", {"n": 1})
    assert gains_words(seen, [food, food, Message("effect-lantern")]) == ["2 food", "lantern"]


def test_a_message_in_a_view_is_the_message_it_was() -> None:
    block = Message("bundle-for-seals", {"cost": 1, "effects": [Message("effect-courtiers")]})
    message = Message("chain-perform", {"seat": 0, "bundles": [block, "effect-well"], "bundle": block})
    assert message_in(json.loads(json.dumps(message.as_dict()))) == message


# --- whole games, as a person types them -----------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_to_the_score_sheet_in_each_language(run: Run, language: str) -> None:
    done = run(*AMONG_THREE, "--lang", language, typed=ALWAYS_THE_FIRST)
    assert done.returncode == 0
    assert done.stderr == ""
    assert SCORE_SHEET[language] in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


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
    assert "nothing bars it" in done.stdout


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


def test_the_bench_names_every_game_whole(run: Run) -> None:
    shown = run("bench", "--seconds", 0.1).stdout
    for game in chabudai.games():
        assert game.title in shown
    assert max(len(line) for line in shown.splitlines()) <= 80
