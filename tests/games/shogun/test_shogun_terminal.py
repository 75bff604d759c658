"""Shogun in the terminal: from a view alone."""

from cli.drawn import asked, drawn, positions, scene

import chabudai
from chabudai.core.match import Match

SHOGUN = chabudai.game("shogun")


def planning() -> Match:
    return Match(SHOGUN, 3, seed=3, options={"setup": "fixed"})


def test_provinces_stand_by_region_with_owner_and_armies() -> None:
    """S-1.1, S-1.7"""
    match = planning()
    shown = " ".join(drawn(scene(match, None)).split())
    for name, province in match.state.view(None)["provinces"].items():
        if province["owner"] is not None:
            word = SHOGUN.text("en").say(f"province-{name}".replace("_", "-"))
            assert f"{word} {'ABC'[province['owner']]}{province['armies']}" in shown


def test_a_province_bears_the_number_of_its_choice() -> None:
    match = planning()
    shown = scene(match)
    line = next(line for line in shown.lines if line.action["verb"] == "bid_card")
    assert f"{line.words}[{line.number}]" in drawn(shown)


def test_only_the_reader_sees_what_the_reader_has_laid() -> None:
    """S-6.1"""
    match = planning()
    match.apply(0, SHOGUN.actions.parse("bid 3"))
    assert "Bid: chest card 3" in drawn(scene(match, 0))
    assert "chest card 3" not in drawn(scene(match, 1))
    assert "chest card 3" not in drawn(scene(match, None))


def test_a_battle_about_to_be_fought_is_shown_with_its_chances() -> None:
    """S-11.3"""
    for match in positions(SHOGUN, 4, seed=2):
        if match.state.view(None)["battle"] is not None:
            shown = " ".join(drawn(scene(match, asked(match))).split())
            assert "Battle: " in shown
            assert "attacker " in shown
            return
    raise AssertionError("no battle")
