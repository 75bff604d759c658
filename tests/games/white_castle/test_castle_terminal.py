"""The White Castle in the terminal: its board, from a view alone."""

from cli.drawn import asked, drawn, positions, scene

import chabudai
from chabudai.core.match import Match
from chabudai.core.messages import Message
from chabudai.games.white_castle.terminal.words import bundle_words, gains_words, together

CASTLE = chabudai.game("white_castle")


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
    match = next(each for each in positions(CASTLE, 4, seed=2) if len(each.state.agenda()) == 3)
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
    match = next(each for each in positions(CASTLE, 1, seed=4) if each.state.view(0)["solo"]["row"])  # type: ignore[index]
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
