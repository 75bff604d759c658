"""Rising Sun in the terminal: from a view alone."""

from cli.drawn import asked, drawn, positions, scene
from rising_sun_table import FOUR, Table, board

import chabudai
from chabudai.cli.drawing.scene import Scene
from chabudai.core.languages import LANGUAGES
from chabudai.core.match import Match
from chabudai.games.rising_sun.components import PROVINCE

RISING_SUN = chabudai.game("rising_sun")
NAMES = ["Plum", "Pine", "Wave", "Moon"]


def match_at(table: Table) -> Match:
    """The position of a table as a match that nobody has played on yet."""
    seats = int(table.state.seats)
    match = Match(RISING_SUN, seats, 1, dict(table.state.options), NAMES[:seats])
    match.state = table.state
    return match


def told(shown: Scene, name: str = "draw") -> str:
    return " ".join(drawn(shown, name).split())


def test_provinces_show_war_numbers_rewards_force_and_pieces() -> None:
    """R-2.6, R-5.3, R-7.1"""
    table = board(*FOUR).put(0, "edo", daimyo=1, bushi=2, stronghold=1).put(2, "edo", stronghold=2)
    shown = told(scene(match_at(table.wars("kyoto", "edo").mandate_turn(0)), None))
    assert "2 Edo 2★ 2¤ A3 ●●◆■ C2 ■■" in shown
    assert "1 Kyoto 4★" in shown


def test_monsters_are_called_by_their_names() -> None:
    """R-24.3"""
    table = board(*FOUR).owns(1, "oni_of_skulls", "komainu").put(1, "kansai", bushi=1, oni_of_skulls=1)
    shown = told(scene(match_at(table.mandate_turn(0)), None))
    assert "B2 ● Oni of Skulls" in shown
    assert "Komainu" in shown, "in the reserve"


def test_choices_bear_their_numbers() -> None:
    table = board(*FOUR).put(0, "edo", bushi=1, stronghold=1).coins(9, 0, 0, 0).carries_out("train", active=0)
    shown = scene(match_at(table))
    line = next(line for line in shown.lines if line.action == {"verb": "buy", "card": "path_of_the_lion"})
    assert f"Path of the Lion 0¤[{line.number}] Your Daimyo has 1 more Force." in told(shown)


def test_provinces_bear_the_numbers_of_moves() -> None:
    table = board(*FOUR).put(0, "edo", bushi=1, daimyo=1).carries_out("marshal", active=3)
    shown = scene(match_at(table))
    numbers = [line.number for line in shown.lines if line.action.get("province") == "edo"]
    assert "Edo" + "".join(f"[{number}]" for number in numbers) in told(shown)
    assert len(numbers) == 2


def test_only_the_drawer_sees_the_tiles_and_what_lies_on_top_afterwards() -> None:
    """R-26.2, R-26.3"""
    table = board(*FOUR).drawn_next("recruit", "train", "betray", "betray").mandate_turn(0)
    match = match_at(table)
    assert "Drawn: Betray ×2" in told(scene(match, 0))
    assert "Drawn" not in told(scene(match, 1))
    table.does("play train")
    assert "Top of the deck: Recruit · Betray · Betray" in told(scene(match, 0))
    assert "Top of the deck" not in told(scene(match, None))


def test_what_lotus_hides_only_lotus_sees() -> None:
    """R-25.2"""
    table = board(*FOUR).drawn_next("recruit", "train", "betray", "betray").mandate_turn(1)
    match = match_at(table.does("bury betray", "announce harvest"))
    assert "Harvest B (Betray)" in told(scene(match, 1))
    assert "Harvest B (?)" in told(scene(match, 0))


def test_while_all_bid_the_reader_sees_the_own_bid_alone() -> None:
    """R-18.3, R-18.4"""
    table = board(*FOUR).put(0, "edo", bushi=2).put(1, "edo", bushi=1).coins(5, 5, 0, 0).fights("edo")
    match = match_at(table)
    match.state.apply(0, RISING_SUN.actions.parse("coins 2"))
    assert "Battle: Edo · A2 > B1 · would win: A" in told(scene(match, 0))
    assert "Seppuku 2 ?" in told(scene(match, 0))
    assert "Seppuku ? ?" in told(scene(match, 1))
    assert "Seppuku ? ?" in told(scene(match, None))


def test_offers_and_promises_are_shown_to_those_who_know_them() -> None:
    """R-29.N.8"""
    table = board(*FOUR, negotiation="free").coins(3, 3, 3, 3).ronin(2, 0, 0, 0).has_tea()
    match = match_at(table)
    words = ["offer 2", "coins 2", "ronin 1", "coins 1", "ronin 0", "alliance", "promise play_mandate"]
    table.says(0, *words, "about harvest", "promise none", "secretly")
    assert "Offer: A → B alliance, 2¤ 1†, to play Harvest for 1¤ (private)" in told(scene(match, 1))
    assert "Offer" not in told(scene(match, 2))
    table.says(1, "accept 1 4")
    assert "Promise: A → B to play Harvest (private)" in told(scene(match, 0))
    assert "Promise" not in told(scene(match, None))
    assert "Allies: A+B" in told(scene(match, None))


def test_the_players_are_shown_with_everything_they_have() -> None:
    table = board(*FOUR).owns(0, "mercy").put(1, "edo", bushi=1).points(4, 0, 0, 0).allies(0, 2)
    table.put(0, "edo", bushi=2).coins(3, 0, 0, 0).fights("edo").bids(koi=(0, 1, 0, 0))
    match = match_at(table.does("choose 2 bushi"))
    shown = told(scene(match, 0, width=180), "draw_players")
    for part in ("A Plum, Koi", "harvests 4", "Mercy: When you are about to kill", "Ally Wave", "Hostages B Bushi"):
        assert part in shown
    assert "Edo I" in shown


def test_in_every_language_each_province_has_its_line() -> None:
    for match in positions(RISING_SUN, 5, seed=2):
        if match.state.decisions > 40:
            break
    for language in LANGUAGES:
        shown = drawn(scene(match, asked(match), language))
        for province in PROVINCE.ids:
            assert RISING_SUN.text(language).word(f"province-{province}") in shown
