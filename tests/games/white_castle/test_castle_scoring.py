"""W-14: the end of the game, item by item, and who wins."""

import pytest
from castle_table import Play, Table, table

ITEMS = ["during_game", "coins_and_seals", "resources", "season_track", "courtiers", "warriors", "gardeners"]


def scored(setting: Table) -> Play:
    """The last turn of the third round: a white 4 goes into the well, nobody exchanges."""
    play = setting.round(3).last_turn().dice(white=[None, 4]).set().does("take white right", "place well")
    while not play.state.over:
        play.does("decline")
    return play


def item(name: str, **clan: object) -> int:
    """What clan 0 scores for one item."""
    points: int = scored(table(3).clan(0, **clan)).clan(0).items[name]
    return points


@pytest.mark.parametrize(
    ("coins", "seals", "points"), [(4, 0, 0), (5, 0, 1), (0, 5, 1), (3, 1, 0), (3, 2, 1), (9, 0, 1), (20, 5, 5)]
)
def test_a_point_for_every_five_coins_and_seals_together(coins: int, seals: int, points: int) -> None:
    """W-14.1"""
    assert item("coins_and_seals", coin=coins, seal=seals) == points


@pytest.mark.parametrize("resource", ["food", "iron", "pearl"])
@pytest.mark.parametrize(("units", "points"), [(0, 0), (2, 0), (3, 1), (4, 1), (6, 1), (7, 2)])
def test_a_point_for_three_to_six_units_and_two_for_seven(resource: str, units: int, points: int) -> None:
    """W-14.2"""
    assert item("resources", **{resource: units}) == points


def test_every_resource_counts_by_itself() -> None:
    """W-14.2: two and two and two are nothing, seven and three and six are four."""
    assert item("resources", food=2, iron=2, pearl=2) == 0
    assert item("resources", food=7, iron=3, pearl=6) == 4


TRACK = {0: 0, 1: 0, 5: 0, 6: 3, 10: 3, 11: 6, 14: 6, 15: 10, 16: 11, 17: 12, 18: 13, 19: 14, 20: 15}


@pytest.mark.parametrize(("influence", "points"), TRACK.items())
def test_the_season_of_the_token_brings_its_points(influence: int, points: int) -> None:
    """W-14.3"""
    assert item("season_track", influence=influence) == points


def test_tokens_that_share_a_space_all_score() -> None:
    """W-14.3"""
    play = scored(table(3).clan(0, influence=17).clan(1, influence=17).clan(2, influence=17))
    assert [play.clan(seat).items["season_track"] for seat in range(3)] == [12, 12, 12]


@pytest.mark.parametrize(
    ("clan", "points"),
    [
        ({"gate": 1}, 1),
        ({"gate": 5}, 5),
        ({"rooms": {"steward_1": 1}}, 3),
        ({"rooms": {"steward_1": 1, "steward_2": 1, "steward_3": 1}}, 9),
        ({"rooms": {"diplomat_1": 1}}, 6),
        ({"rooms": {"diplomat_1": 1, "diplomat_2": 2}}, 18),
        ({"daimyo": 1}, 10),
        ({"gate": 1, "rooms": {"steward_2": 1, "diplomat_2": 1}, "daimyo": 2}, 1 + 3 + 6 + 20),
    ],
)
def test_courtiers_score_by_the_floor_on_which_they_stand(clan: dict[str, object], points: int) -> None:
    """W-14.4"""
    assert item("courtiers", **clan) == points


def test_a_courtier_on_floor_3_scores_with_or_without_a_slot() -> None:
    """W-14.4, W-9.1.6"""
    play = scored(table(3).clan(0, daimyo=2).daimyo("daimyo-01", 0))
    assert play.clan(0).items["courtiers"] == 20


@pytest.mark.parametrize(
    ("yards", "value"),
    [
        ({"yard_5": 1}, 2),
        ({"yard_3": 1}, 1),
        ({"yard_1": 1}, 1),
        ({"yard_5": 2, "yard_3": 1, "yard_1": 2}, 4 + 1 + 2),
    ],
)
@pytest.mark.parametrize(
    ("courtiers", "inside"),
    [
        ({}, 0),
        ({"gate": 3}, 0),
        ({"rooms": {"steward_1": 1}}, 1),
        ({"rooms": {"diplomat_2": 1}, "gate": 1}, 1),
        ({"rooms": {"steward_3": 1, "diplomat_1": 1}, "daimyo": 1}, 3),
    ],
)
def test_warriors_score_the_value_of_their_yards_times_the_courtiers_inside(
    yards: dict[str, int], value: int, courtiers: dict[str, object], inside: int
) -> None:
    """W-14.5: courtiers at the gate are not inside."""
    assert item("warriors", yards=yards, **courtiers) == value * inside


GARDEN_POINTS = {"stone-1": 1, "stone-2": 1, "stone-3": 3, "stone-4": 3, "stone-5": 5}
GARDEN_POINTS |= {"plant-1": 5, "plant-2": 7, "plant-3": 7, "plant-4": 7, "plant-5": 9}


@pytest.mark.parametrize(("card", "points"), GARDEN_POINTS.items())
def test_a_gardener_scores_what_is_printed_on_its_garden(card: str, points: int) -> None:
    """W-14.6"""
    garden = f"white_{card.split('-')[0]}"
    play = scored(table(3).clan(0, gardens=[garden]).garden(garden, card))
    assert play.clan(0).items["gardeners"] == points


def test_several_gardeners_score_the_sum_of_their_gardens() -> None:
    """W-14.6: stone-1, plant-1 and plant-3 on the plain table; another clan's gardener has its own points."""
    play = scored(table(3).clan(0, gardens=["orange_stone", "orange_plant", "white_plant"]).clan(1))
    assert [play.clan(seat).items["gardeners"] for seat in range(3)] == [1 + 5 + 7, 0, 0]


def test_members_at_home_score_nothing() -> None:
    """W-14.7"""
    play = scored(table(3))
    assert play.clan(0).home == {"courtiers": 5, "gardeners": 5, "warriors": 5}
    assert (play.clan(0).points, set(play.clan(0).items.values())) == (0, {0})


def test_points_scored_during_the_game_stay() -> None:
    """W-14, W-4.3, W-4.4: as one number, also beyond 40 and 80"""
    play = scored(table(3).clan(0, points=87, gate=1))
    assert (play.clan(0).points, play.clan(0).items["during_game"]) == (88, 87)


def test_the_score_sheet_adds_up() -> None:
    """W-14: 4 during the game, 1 + 2 for goods, 3 on the track, 10 + 3 for courtiers, 2 × 2, 1"""
    clan = {"points": 4, "coin": 5, "food": 7, "influence": 6, "daimyo": 1, "rooms": {"steward_1": 1}}
    play = scored(table(3).clan(0, **clan, yards={"yard_5": 1}, gardens=["orange_stone"]))
    assert play.clan(0).items == dict(zip(ITEMS, [4, 1, 2, 3, 13, 4, 1], strict=True))
    assert play.clan(0).points == 4 + 1 + 2 + 3 + 13 + 4 + 1
    assert play.state.scores()[0] == 28


def test_the_forecast_says_what_the_end_would_bring() -> None:
    """W-14: before the end the points are those scored so far, and the forecast is what the end will bring."""
    clan = {"points": 4, "coin": 5, "food": 7, "influence": 6, "rooms": {"steward_1": 1}}
    play = table(3).clan(0, **clan).set()
    assert (play.clan(0).points, sum(play.clan(0).forecast.values())) == (4, 4 + 1 + 2 + 3 + 3)
    assert play.clan(0).forecast == scored(table(3).clan(0, **clan)).clan(0).items


# --- who wins -------------------------------------------------------------------------------------------------


def test_the_highest_total_wins() -> None:
    """W-14.8, W-4.5"""
    play = scored(table(3).clan(0, points=10).clan(1, points=11).clan(2, points=3))
    assert play.state.winners() == [1]
    assert play.state.ranks() == [2, 1, 3]
    assert play.events("wins")[0]["seat"] == 1
    assert play.state.deciders() == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tie_goes_to_the_clan_earlier_in_the_final_turn_order(seats: int) -> None:
    """W-14.8: the order is that of the tokens after the third round, not that in which the round was played."""
    setting = table(seats)
    for seat in range(seats):
        setting.clan(seat, points=8)
    play = scored(setting.tokens(*range(seats)))  # the token of the last seat lies on top
    assert play.state.scores() == [8] * seats
    assert play.view["order"] == list(range(seats))[::-1]
    assert play.state.winners() == [seats - 1]
    assert play.state.ranks() == list(range(seats, 0, -1))


def test_influence_decides_a_tie_before_the_stack_does() -> None:
    """W-14.8, W-13.1: seat 0 stands two spaces ahead in the same season."""
    play = scored(table(3).clan(0, points=8, influence=3).clan(1, points=8, influence=1).clan(2, influence=2))
    assert play.state.winners() == [0]


def test_a_point_more_beats_the_turn_order() -> None:
    """W-14.8"""
    play = scored(table(4).clan(0, points=8).clan(1, points=8, influence=2).clan(2, points=9).clan(3, points=8))
    assert (play.state.winners(), play.state.ranks()[2]) == ([2], 1)
