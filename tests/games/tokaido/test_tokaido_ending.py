"""T-8, T-9: achievements and the end of the journey."""

import pytest
from tokaido_table import Play, Table, table

PANORAMAS = [("paddy", 3, "paddy_5"), ("mountain", 4, "mountain_6"), ("sea", 5, "sea_7")]


def last_stretch(seats: int = 4, **options: bool | str) -> Table:
    """Traveler 0 has still to reach Edo, where all others wait."""
    setting = table(seats, **options)
    setting.stations[0] = "encounter_7"
    return setting


def ended(setting: Table) -> Play:
    return setting.set().does("go edo", "eat_nothing")


def holders(play: Play, achievement: str) -> list[int]:
    seats = range(len(play.state.scores()))
    return [seat for seat in seats if achievement in play.traveler(seat).achievements]


def rank_points(play: Play) -> list[int]:
    return [sheet["temple_rank"] for sheet in play.state.score_sheet()]


# --- achievements on the way ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "last", "station"), PANORAMAS)
def test_the_first_to_complete_a_panorama_achieves_it_by_a_stop(kind: str, last: int, station: str) -> None:
    """T-8.1"""
    play = last_stretch().traveler(0, panoramas={kind: last - 1}).set().does(f"go {station}")
    assert holders(play, f"panorama_{kind}") == [0]
    assert play.traveler(0).items["achievements"] == 3


@pytest.mark.parametrize(("kind", "last", "_"), PANORAMAS)
def test_the_first_to_complete_a_panorama_achieves_it_by_a_guide(kind: str, last: int, _: str) -> None:
    """T-8.1, T-7.2"""
    setting = table().traveler(0, at="kyoto", panoramas={kind: last - 1})
    play = setting.on_top("encounters", f"annaibito_{kind}").set().does("go encounter_1")
    assert holders(play, f"panorama_{kind}") == [0]
    assert play.traveler(0).points == last + 3


@pytest.mark.parametrize(("kind", "last", "_"), PANORAMAS)
def test_the_first_to_complete_a_panorama_achieves_it_by_hiroshiges_power(kind: str, last: int, _: str) -> None:
    """T-8.1, T-6.1, T-12.19"""
    setting = table().traveler(0, "hiroshige", at="farm_1", panoramas={kind: last - 1})
    play = setting.set().does("go inn_1", f"admire {kind}")
    assert holders(play, f"panorama_{kind}") == [0]
    assert play.traveler(0).points == last + 3


@pytest.mark.parametrize(("kind", "last", "station"), PANORAMAS)
def test_a_panorama_achievement_has_one_holder_only(kind: str, last: int, station: str) -> None:
    """T-8.1, T-12.21"""
    setting = last_stretch().traveler(0, panoramas={kind: last - 1})
    setting.traveler(1, panoramas={kind: last}, achievements=[f"panorama_{kind}"])
    play = setting.set().does(f"go {station}")
    assert holders(play, f"panorama_{kind}") == [1]
    assert play.traveler(0).points == last


# --- achievements at the end ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("achievement", "most", "fewer"),
    [
        ("gourmet", {"meals": ["fugu"]}, {"meals": ["soba"]}),
        ("gourmet", {"meals": ["fugu", "soba"]}, {"meals": ["dango", "misoshiru", "nigirimeshi"]}),
        ("bather", {"springs": ["spring_2", "spring_2"]}, {"springs": ["spring_3"]}),
        ("chatterbox", {"encounters": ["miko", "kuge"]}, {"encounters": ["samurai"]}),
        ("collector", {"souvenirs": ["koma", "gofu", "washi"]}, {"souvenirs": ["geta", "sumie"]}),
    ],
)
def test_who_has_the_most_gets_the_end_achievement(
    achievement: str, most: dict[str, list[str]], fewer: dict[str, list[str]]
) -> None:
    """T-8.2"""
    play = ended(last_stretch().traveler(0, **fewer).traveler(2, **most))
    assert holders(play, achievement) == [2]
    assert play.traveler(2).achievements == [achievement]
    assert (play.traveler(2).points, play.traveler(0).points) == (3, 0)


@pytest.mark.parametrize(
    ("achievement", "left", "right"),
    [
        ("gourmet", {"meals": ["fugu"]}, {"meals": ["soba", "dango"]}),
        ("bather", {"springs": ["spring_2"]}, {"springs": ["spring_3"]}),
        ("chatterbox", {"encounters": ["miko"]}, {"encounters": ["samurai"]}),
        ("collector", {"souvenirs": ["koma"]}, {"souvenirs": ["sumie"]}),
    ],
)
def test_all_who_are_tied_get_the_end_achievement_and_its_points(
    achievement: str, left: dict[str, list[str]], right: dict[str, list[str]]
) -> None:
    """T-8.3"""
    play = ended(last_stretch().traveler(1, **left).traveler(3, **right))
    assert holders(play, achievement) == [1, 3]
    assert [play.traveler(seat).points for seat in range(4)] == [0, 3, 0, 3]
    assert len(play.traveler(1).achievements) == len(play.traveler(3).achievements) == 1


def test_a_meal_at_the_final_inn_counts_for_the_gourmet() -> None:
    """T-8.2, T-9.1"""
    play = last_stretch().traveler(1, meals=["soba"]).offer("fugu", "dango").set().does("go edo", "eat fugu")
    assert holders(play, "gourmet") == [0]


# --- the end --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_game_ends_when_the_last_traveler_has_been_served_at_the_final_inn(seats: int) -> None:
    """T-9.1"""
    play = last_stretch(seats).set().does("go paddy_5")
    assert (play.decider, play.state.over) == (0, False)
    play.does("go edo")
    assert (play.state.over, play.state.winners()) == (False, [])
    play.does("eat_nothing")
    assert play.state.over
    assert play.refusal("eat_nothing", seat=0) == "T-9.1"


def test_achievements_are_given_before_the_temple_is_ranked() -> None:
    """T-9.2"""
    play = ended(last_stretch().traveler(0, bowl=2).traveler(1, springs=["spring_2"]))
    kinds = play.happened()
    assert kinds.index("achieves") < kinds.index("ranks") < kinds.index("wins")


@pytest.mark.parametrize(
    ("bowls", "points"),
    [
        pytest.param([3, 2, 2, 0, 0], [10, 7, 7, 0, 0], id="TX-15"),
        pytest.param([5, 5, 3, 1, 0], [10, 10, 7, 4, 0], id="TX-14"),
        pytest.param([4, 3, 3, 2, 1], [10, 7, 7, 4, 2], id="TX-25"),
        pytest.param([1, 2, 3, 4, 5], [2, 2, 4, 7, 10], id="every other donor"),
        pytest.param([2, 2, 2, 2, 2], [10, 10, 10, 10, 10], id="all tied"),
        pytest.param([0, 0, 0, 0, 0], [0, 0, 0, 0, 0], id="no donor"),
        pytest.param([0, 0, 1, 0, 0], [0, 0, 10, 0, 0], id="one donor"),
    ],
)
def test_the_temple_rewards_the_most_generous(bowls: list[int], points: list[int]) -> None:
    """TX-14, TX-15, TX-25, T-9.3, T-9.4, T-4.5.2"""
    setting = last_stretch(5)
    for seat, bowl in enumerate(bowls):
        setting.traveler(seat, bowl=bowl)
    assert rank_points(ended(setting)) == points


def test_the_most_points_win() -> None:
    """T-9.5"""
    play = ended(last_stretch().traveler(1, points={"meals": 40}).traveler(2, points={"meals": 41}))
    assert (play.state.winners(), play.state.ranks()) == ([2], [3, 2, 1, 3])


def test_a_tie_is_broken_by_achievement_cards() -> None:
    """T-9.5"""
    setting = last_stretch().traveler(1, points={"meals": 43}).traveler(2, points={"meals": 40})
    play = ended(setting.traveler(2, points={"meals": 40}, springs=["spring_2"]))
    assert [play.traveler(seat).points for seat in (1, 2)] == [43, 43]
    assert (play.state.winners(), play.state.ranks()) == ([2], [3, 2, 1, 3])


def test_achievement_cards_do_not_outweigh_a_point() -> None:
    """T-9.5"""
    setting = last_stretch().traveler(1, points={"meals": 44})
    play = ended(setting.traveler(2, points={"meals": 40}, springs=["spring_2"]))
    assert play.state.winners() == [1]


def test_who_is_still_tied_shares_the_victory() -> None:
    """T-9.6, T-12.25"""
    setting = last_stretch().traveler(1, points={"meals": 40}, springs=["spring_2"], coins=9)
    play = ended(setting.traveler(2, points={"meals": 40}, springs=["spring_3"], coins=0))
    assert (play.state.winners(), play.state.ranks()) == ([1, 2], [3, 1, 1, 3])
