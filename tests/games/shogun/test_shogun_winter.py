"""S-12, S-13: winter, scoring, the end."""

from collections import Counter
from random import Random

import pytest
from shogun_table import GAME, Table, board, new_game

from chabudai.core.numbers import members
from chabudai.games.shogun.components import EVENT_CARD, PROVINCE
from chabudai.games.shogun.flow import WinterRound
from chabudai.games.shogun.scoring import for_most, worth_of_land


def winter(table: Table, card: str = "tax_max_0", year: int = 1) -> Table:
    """All go into winter as they stand, seat 1 first."""
    state = table.state
    while state.stack[-1].__class__.__name__ != "NextRound":
        state.stack.pop()
    state.picks = []
    state.round = 4 * year
    state.order = [1, 2, 0]
    state.events = [EVENT_CARD.index[card]]
    state.row, state.specials, state.event = [], [], -1
    state.hidden.entries = []
    if year == 2:
        state.event_deck.entries = state.event_deck.entries[:4]
    state.push(WinterRound())
    state.advance()
    return table


@pytest.mark.parametrize(("card", "left"), [("temple_peace_3", [2, 0, 0]), ("tax_max_0", [5, 3, 1])])
def test_everybody_loses_rice_but_not_more_than_there_is(card: str, left: list[int]) -> None:
    """S-12.2, S-15.11"""
    table = winter(board().own(0, settsu=2).rice(5, 3, 1), card, year=2)
    assert table.state.rice == left


@pytest.mark.parametrize(
    ("provinces", "rice", "revolts", "farmers"),
    [
        (5, 5, 0, 0),
        (5, 9, 0, 0),
        (5, 4, 1, 1),
        (5, 3, 1, 2),
        (5, 2, 2, 2),
        (5, 1, 2, 2),
        (9, 6, 2, 2),
        (8, 3, 2, 3),
        (9, 3, 2, 3),
        (7, 0, 3, 3),
        (12, 0, 3, 3),
    ],
)
def test_hunger(provinces: int, rice: int, revolts: int, farmers: int) -> None:
    """S-12.3, S-12.4, S-15.12"""
    table = winter(board().own_any(0, provinces, 3).rice(rice))
    told = table.events("goes-hungry", seat=0)
    if revolts == 0:
        assert told == []
        return
    [hungry] = told
    assert (hungry["missing"], hungry["revolts"], hungry["farmers"]) == (provinces - rice, revolts, farmers)
    [drawn] = table.events("cards-drawn")
    assert len(drawn["provinces"]) == revolts
    assert (drawn["seat"], drawn["owner"]) == (1, 0)  # S-12.5: the left neighbour draws


def test_each_revolt_has_the_farmers_of_the_table_and_one_for_each_marker() -> None:
    """S-15.15, S-12.8: 2 rice missing, 1 marker: 3 farmers"""
    table = winter(board().own(0, kai=3, izu=3, omi=3).unrest(kai=1, izu=1, omi=1).rice(1))
    [revolt] = table.events("revolts")
    assert revolt["farmers"] == 3


def test_a_revolt_put_down_in_winter_adds_no_marker() -> None:
    """S-12.10, S-15.35"""
    for seed in range(30):
        table = winter(board().own(0, kai=9).unrest(kai=1).otherwise(seed), year=2)
        if table.events("puts-down"):
            assert table.view()["provinces"]["kai"]["unrest"] == 1
            return
    raise AssertionError("never put down")


def test_the_owner_decides_the_order_of_the_own_revolts() -> None:
    """S-12.6 (D-10): all are drawn before the first"""
    table = winter(board().own_any(0, 7, 2))
    [drawn] = table.events("cards-drawn")
    assert (table.decider, table.options) == (0, [f"face {name}" for name in drawn["provinces"]])
    assert table.view()["revolts"] == {"seat": 0, "provinces": drawn["provinces"], "farmers": 3}
    other = next(name for name in table.view()["players"][0]["provinces"] if name not in drawn["provinces"])
    assert table.refusal(f"face {other}") == "S-12.6"
    last = table.options[-1]
    table.does(last)
    assert last not in table.options
    table.does(table.options[0])
    assert len(table.events("revolts")) == 3  # S-16.7: the last one is not asked
    assert table.events("revolts")[0]["province"] == last.split()[1]


def test_players_come_in_turn_order_one_completely_after_the_other() -> None:
    """S-12.7, S-12.1"""
    table = winter(board().own_any(0, 7, 2).own_any(1, 3, 2).own_any(2, 4, 2))
    while table.question == "prompt-revolt":
        table.does(table.options[0])
    assert [event["seat"] for event in table.events("revolts")] == [1, 1, 2, 2, 0, 0, 0]


def test_what_is_missing_is_settled_before_the_first_revolt() -> None:
    """S-12.9"""
    table = winter(board().own_any(0, 9, 1))
    while table.question == "prompt-revolt":
        table.does(table.options[0])
    assert len(table.events("revolts")) == 3


def test_every_own_province_is_as_likely_to_be_drawn() -> None:
    """S-12.5, S-14.28"""
    drawn: Counter[str] = Counter()
    start = board().own(0, kai=3, izu=3, omi=3, aki=3).rice(3)
    for seed in range(400):
        [event] = winter(start.otherwise(seed)).events("cards-drawn")
        drawn.update(event["provinces"])
    assert all(70 <= drawn[name] <= 130 for name in ("kai", "izu", "omi", "aki")), drawn


def test_special_cards_and_events_have_no_effect_in_winter() -> None:
    """S-12.8: they have been taken away"""
    table = winter(board().own_any(0, 7, 2))
    assert (table.state.effect(), table.state.specials) == (-1, [])


# --- scoring ----------------------------------------------------------------------------------------------------


def items(table: Table, seat: int) -> dict[str, int]:
    shown: dict[str, int] = table.view()["players"][seat]["items"]
    return shown


def test_provinces_and_buildings_count_one_each() -> None:
    """S-13.1"""
    table = board().own(0, settsu=2, aki=2, kai=2).rice(9, 9, 9).built("aki", "castle", "temple")
    winter(table, year=2)
    assert (items(table, 0)["provinces"], items(table, 0)["buildings"]) == (3, 2)


def regions() -> Table:
    """Omi, Owari and Hida lie in one region of the Sun side."""
    return board().own(0, omi=2, owari=2).own(1, hida=2, echizen=2).own(2, mikawa=2).rice(9, 9, 9)


def test_most_buildings_of_a_kind_in_a_region() -> None:
    """S-13.2: 3, 2 and 1"""
    table = regions().built("omi", "castle", "temple", "theatre")
    winter(table, year=2)
    shown = items(table, 0)
    assert (shown["most_castles"], shown["most_temples"], shown["most_theatres"]) == (3, 2, 1)
    assert sum(items(table, 1).values()) == 2


def test_who_is_not_alone_scores_one_less() -> None:
    """S-13.2: 2, 1 and 0, however many they are"""
    table = regions().built("omi", "castle", "temple", "theatre").built("hida", "castle", "temple")
    table.built("echizen", "theatre").built("mikawa", "castle")
    winter(table, year=2)
    shown = [items(table, seat) for seat in range(3)]
    assert [each["most_castles"] for each in shown] == [2, 2, 2]
    assert [each["most_temples"] for each in shown] == [1, 1, 0]
    assert [each["most_theatres"] for each in shown] == [0, 0, 0]


def test_more_is_more_and_nothing_never_scores() -> None:
    """S-13.2"""
    table = regions().built("omi", "castle").built("owari", "castle").built("hida", "castle")
    state = table.state
    red = 1
    assert [for_most(state, seat, red, 0) for seat in range(3)] == [3, 0, 0]
    assert all(for_most(state, seat, region, 1) == 0 for seat in range(3) for region in range(5))


def test_the_table_shows_who_has_most_and_what_that_will_bring() -> None:
    """S-13.2: added up over all regions it is what everybody would score"""
    luck, table = Random(3), new_game(4, setup="fixed")
    while not table.state.over:
        for seat in range(4):
            brought = dict.fromkeys(("castle", "temple", "theatre"), 0)
            for kinds in table.view()["most"].values():
                for building, most in kinds.items():
                    brought[building] += most["points"] if seat in most["seats"] else 0
            assert list(brought.values()) == worth_of_land(table.state, seat)[2:]
        table.one_at_random(luck)
    nobody = regions().view()["most"]["red"]["castle"]
    assert nobody == {"count": 0, "seats": [], "points": 3}


def test_regions_are_those_of_the_side() -> None:
    """S-2.2, S-13.2: on the Moon side Owari lies in the South, Omi does not"""
    sun = board(4).own(0, omi=2, owari=2).built("omi", "castle").built("owari", "castle")
    moon = board(4, side="moon").own(0, omi=2, owari=2).built("omi", "castle").built("owari", "castle")
    assert worth_of_land(sun.state, 0)[2] == 3
    assert worth_of_land(moon.state, 0)[2] == 6


# --- the end of a year and of the game -------------------------------------------------------------------------


def test_after_the_first_winter_the_table_is_cleared() -> None:
    """S-13.3: unrest, rice and events; armies, buildings, chests, tower and tray stay"""
    table = board().own(0, settsu=2, aki=3).unrest(aki=2).rice(9, 9, 9).chests(4, 5, 6).built("aki", "castle")
    table.inside(1, 2, 3, 4).in_tray(0, 0, 1, 1)
    deck = table.deck("event_deck")
    winter(table)
    state = table.state
    assert (sum(state.unrest), state.rice, state.chests) == (0, [0, 0, 0], [4, 5, 6])
    assert (state.tower, state.tray) == ([1, 2, 3, 4], [0, 0, 1, 1])
    assert table.province("aki") == (0, 3)
    assert table.buildings("aki") == ["castle"]
    assert table.view()["events"]["left"] == deck[:4]
    assert (table.view()["year"], table.view()["season"]) == (2, "spring")
    assert table.view()["order"] == []


def test_after_the_second_scoring_the_game_is_over_and_nothing_is_cleared() -> None:
    """S-13.4"""
    table = winter(board().own(0, settsu=2, aki=3).unrest(aki=2).rice(9, 9, 9), year=2)
    assert table.state.over
    assert (sum(table.state.unrest), table.state.rice[0]) == (2, 9)


@pytest.mark.parametrize(
    ("chests", "winners", "ranks"),
    [((5, 4, 9), [0], [1, 2, 3]), ((4, 5, 9), [1], [2, 1, 3]), ((5, 5, 9), [0, 1], [1, 1, 3])],
)
def test_most_points_win_then_most_chests(chests: tuple[int, ...], winners: list[int], ranks: list[int]) -> None:
    """S-13.4: still equal, they share the victory"""
    table = board().own(0, settsu=2, aki=3).own(1, kai=2, omi=2).own(2, kii=2).rice(9, 9, 9).chests(*chests)
    winter(table, year=2)
    assert table.state.winners() == winners
    assert table.state.ranks() == ranks
    assert [event["seat"] for event in table.events("wins")] == winners


def test_the_forecast_is_what_a_scoring_would_bring() -> None:
    """S-13.1"""
    table = regions().built("omi", "castle")
    assert GAME.forecast(table.state) == [2 + 1 + 3, 2, 1]


def test_who_has_no_province_stays_in_the_game() -> None:
    """S-14.24"""
    table = board().own(0, settsu=5).own(1, kii=5)
    luck = Random(3)
    while not table.state.over:
        table.one_at_random(luck)
    assert len(table.events("chooses", seat=2)) == 6
    assert table.state.points(2) >= 0


def test_points_are_scored_twice() -> None:
    """S-13.1, S-13.4"""
    table = new_game(4, setup="fixed").at_random(5)
    for seat in range(4):
        told = sum(event["points"] for event in table.events("scores", "most", seat=seat))
        assert told == table.state.points(seat)
        assert len(table.events("scores", seat=seat)) == 2
    assert members(table.state.land[0]) == [
        PROVINCE.index[name] for name in table.view()["players"][0]["provinces"]
    ]
