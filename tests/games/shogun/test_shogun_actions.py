"""S-8: the ten actions, each with its conditions."""

import pytest
from shogun_table import Table, board

from chabudai.games.shogun.components import HARVEST, PRINTED_TAX, PROVINCE

COST = {"castle": 3, "temple": 2, "theatre": 1}


def settled(**options: bool | str) -> Table:
    return board(3, **options).own(0, settsu=3, aki=4).own(1, kii=2).chests(9, 9, 9)


# --- buildings --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", COST)
def test_a_building_costs_its_chests(building: str) -> None:
    """S-8.10"""
    table = settled()
    assert table.carries_out(0, building, "settsu")
    assert table.buildings("settsu") == [building]
    assert table.state.chests[0] == 9 - COST[building]


@pytest.mark.parametrize("building", COST)
def test_without_enough_chests_it_is_cancelled_and_nothing_is_paid(building: str) -> None:
    """S-8.4, S-8.10, S-17.6"""
    table = settled().chests(COST[building] - 1)
    before = table.state.digest()
    assert not table.carries_out(0, building, "settsu")
    assert table.state.digest() == before


def test_a_province_with_two_sites_and_a_temple_takes_one_more_building_of_another_kind() -> None:
    """S-15.6, S-8.10: Aki"""
    table = settled().built("aki", "temple")
    assert not table.carries_out(0, "temple", "aki")
    assert table.carries_out(0, "castle", "aki")
    assert not table.carries_out(0, "theatre", "aki")


def test_without_a_free_site_nothing_is_built() -> None:
    """S-8.10: Settsu has one"""
    table = settled().built("settsu", "castle")
    assert not table.carries_out(0, "theatre", "settsu")


def test_when_no_token_is_left_the_action_is_cancelled() -> None:
    """S-14.20"""
    table = board(5).own_any(0, 27).chests(90)
    for province in table.view()["players"][0]["provinces"][:26]:
        table.built(province, "theatre")
    last = table.view()["players"][0]["provinces"][26]
    assert not table.carries_out(0, "theatre", last)
    assert table.carries_out(0, "temple", last)


@pytest.mark.parametrize(("event", "left"), [("theatre_calms_5", 1), ("theatre_calms_7", 1), ("tax_max_0", 2)])
def test_under_its_event_a_theatre_removes_unrest(event: str, left: int) -> None:
    """S-8.10, S-14.29"""
    table = settled().unrest(settsu=2, aki=2).event(event)
    table.carries_out(0, "theatre", "settsu")
    assert table.view()["provinces"]["settsu"]["unrest"] == left
    assert table.view()["provinces"]["aki"]["unrest"] == 2


def test_a_theatre_without_unrest_removes_nothing_and_a_castle_never_does() -> None:
    """S-8.10, S-14.29"""
    table = settled().unrest(aki=1).event("theatre_calms_5")
    assert table.carries_out(0, "theatre", "settsu")
    assert table.carries_out(0, "castle", "aki")
    assert table.view()["provinces"]["aki"]["unrest"] == 1
    assert table.events("calms") == []


# --- rice and tax -----------------------------------------------------------------------------------------------


def test_settsu_brings_seven_chests() -> None:
    """S-8.12, S-15.7"""
    table = settled()
    assert table.carries_out(0, "tax", "settsu")
    assert table.state.chests[0] == 16
    assert table.view()["provinces"]["settsu"]["unrest"] == 1


def test_tax_with_event_and_special_card() -> None:
    """S-15.5, S-5.5, S-14.25: 7, at most 5, 1 more"""
    table = settled().event("tax_max_0").special(0, "tax_plus1")
    table.carries_out(0, "tax", "settsu")
    assert table.state.chests[0] == 9 + 6


@pytest.mark.parametrize(
    ("event", "special", "province", "chests"),
    [
        ("tax_max_0", None, "settsu", 5),
        ("tax_max_0", None, "aki", 4),
        ("tax_min_2", None, "settsu", 7),
        ("tax_min_2", None, "aki", 6),
        ("tax_min_2", "tax_plus1", "aki", 7),
        ("rice_max_4", "rice_plus1", "settsu", 7),
    ],
)
def test_tax_is_clamped_by_its_events_only(event: str, special: str | None, province: str, chests: int) -> None:
    """S-8.12, S-5.4, S-5.5"""
    table = settled().event(event)
    if special:
        table.special(0, special)
    table.carries_out(0, "tax", province)
    assert table.state.chests[0] == 9 + chests


@pytest.mark.parametrize(
    ("event", "special", "province", "rice"),
    [
        ("tax_max_0", None, "hoki", 5),
        ("rice_max_4", None, "hoki", 3),
        ("rice_max_4", None, "tamba", 2),
        ("rice_min_3", None, "hoki", 5),
        ("rice_min_3", None, "tamba", 4),
        ("rice_min_3", "rice_plus1", "tamba", 5),
        ("tax_max_0", "rice_plus1", "hoki", 6),
        ("tax_max_0", "tax_plus1", "hoki", 5),
    ],
)
def test_rice_is_clamped_by_its_events_only(event: str, special: str | None, province: str, rice: int) -> None:
    """S-8.11, S-14.25: rice 2, at least 4, 1 more is 5"""
    table = settled().own(0, hoki=2, tamba=2).event(event)
    if special:
        table.special(0, special)
    table.carries_out(0, "rice", province)
    assert table.state.rice[0] == rice
    assert table.view()["provinces"][province]["unrest"] == 1


def test_somebody_elses_special_card_does_not_help() -> None:
    """S-5.4"""
    table = settled().special(1, "tax_plus1")
    table.carries_out(0, "tax", "settsu")
    assert table.state.chests[0] == 16


def test_nobody_can_gather_more_rice_than_the_track_shows() -> None:
    """S-14.23: three times the best province and the special card"""
    assert 3 * (max(HARVEST) + 1) == 18
    assert max(PRINTED_TAX) == 7


def test_income_comes_before_the_revolt_and_is_kept() -> None:
    """S-14.4, S-8.11: 1 army against 5 farmers and more in the tower"""
    for seed in range(40):
        table = settled().otherwise(seed).own(0, omi=1).unrest(omi=5)
        table.carries_out(0, "tax", "omi")
        assert table.state.chests[0] == 9 + 3
        if table.province("omi") == (None, 0):
            assert table.events("lost-to-farmers")
            assert table.view()["provinces"]["omi"]["unrest"] == 0
            return
    raise AssertionError("never lost")


def test_markers_that_lay_there_before_revolt_and_a_win_adds_one() -> None:
    """S-15.14, S-14.5, S-8.11, S-15.30: 4 armies, 2 farmers and the tray"""
    for seed in range(40):
        table = settled().otherwise(seed).own(0, mikawa=4).unrest(mikawa=2).in_tray(0, 1, 0, 1)
        table.carries_out(0, "tax", "mikawa")
        [thrown] = table.events("thrown")
        assert thrown["cubes"] == ["blue-4", "red-1", "farmers-3"]
        if table.events("puts-down"):
            assert table.view()["provinces"]["mikawa"]["unrest"] == 3
            return
    raise AssertionError("never won")


# --- armies -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "cost", "armies"), [("deploy5", 3, 5), ("deploy3", 2, 3), ("deploy1_move", 1, 1)]
)
def test_armies_are_deployed(action: str, cost: int, armies: int) -> None:
    """S-8.13, S-8.14, S-8.15"""
    table = settled()
    assert table.carries_out(0, action, "settsu")
    assert table.province("settsu") == (0, 3 + armies)
    assert table.state.chests[0] == 9 - cost
    assert table.cubes() == [62, 62, 62, 20]


@pytest.mark.parametrize(("action", "armies"), [("deploy5", 3), ("deploy3", 2), ("deploy1_move", 1)])
def test_small_levies(action: str, armies: int) -> None:
    """S-8.13, S-8.14"""
    table = settled().event("small_levies_1")
    table.carries_out(0, action, "settsu")
    assert table.province("settsu") == (0, 3 + armies)


@pytest.mark.parametrize("event", ["small_levies_1", "tax_max_0"])
def test_the_special_card_places_six_whatever_the_event_says(event: str) -> None:
    """S-15.16, S-8.13"""
    table = settled().event(event).special(0, "deploy6")
    table.carries_out(0, "deploy5", "settsu")
    assert table.province("settsu") == (0, 9)


@pytest.mark.parametrize(
    ("reserve", "event", "placed"),
    [(5, "tax_max_0", 5), (4, "tax_max_0", 0), (3, "small_levies_1", 3), (5, "small_levies_1", 3)],
)
def test_with_a_short_reserve_the_card_is_no_hindrance(reserve: int, event: str, placed: int) -> None:
    """S-14.9, S-10.5"""
    table = settled().event(event).special(0, "deploy6").reserve(0, reserve)
    assert table.carries_out(0, "deploy5", "settsu") == (placed > 0)
    assert table.province("settsu") == (0, 3 + placed)


@pytest.mark.parametrize(("action", "reserve"), [("deploy5", 4), ("deploy3", 2), ("deploy1_move", 0)])
def test_too_small_a_reserve_cancels(action: str, reserve: int) -> None:
    """S-8.4, S-10.5, S-14.10: deploy 1 with its move"""
    table = settled().own(0, omi=2).reserve(0, reserve)
    assert not table.carries_out(0, action, "settsu")
    assert table.state.chests[0] == 9


def test_after_deploying_one_army_any_number_may_move_on() -> None:
    """S-8.15, S-16.4 (D-7): old or new, to one neighbour of one's own, and one stays"""
    table = settled().own(0, omi=2, tamba=1)
    table.carries_out(0, "deploy1_move", "settsu")
    assert table.options == ["stay", "march omi", "march tamba"]
    assert table.refusal("march kii") == "S-8.15"
    assert table.refusal("march noto") == "S-8.15"
    table.does("march omi")
    assert table.options == ["send 3", "send 2", "send 1"]
    assert table.refusal("send 4") == "S-8.16"
    table.does("send 3")
    assert (table.province("settsu"), table.province("omi")) == ((0, 1), (0, 5))


def test_the_move_is_optional_and_not_asked_without_an_own_neighbour() -> None:
    """S-8.15, S-14.8, S-16.7"""
    table = settled().own(0, omi=2)
    table.carries_out(0, "deploy1_move", "settsu")
    table.does("stay")
    assert table.province("settsu") == (0, 4)
    table = settled()
    table.carries_out(0, "deploy1_move", "aki")
    assert table.question == "prompt-planning"


# --- battle / move ----------------------------------------------------------------------------------------------


def test_armies_go_to_any_neighbour() -> None:
    """S-8.16 (D-8): own, neutral or another player's"""
    table = settled().own(0, omi=2)
    table.carries_out(0, "battle_a", "settsu")
    assert table.options == ["march harima", "march omi", "march tamba", "march kii", "march yamato"]
    assert table.refusal("march aki") == "S-8.16"


def test_into_an_own_province_they_just_move() -> None:
    """S-8.16, S-14.27, S-8.17: also into one just conquered; there is no limit"""
    table = settled().own(0, omi=40)
    table.carries_out(0, "battle_b", "settsu")
    table.does("march omi", "send 2")
    assert (table.province("settsu"), table.province("omi")) == ((0, 1), (0, 42))
    assert table.events("thrown") == []


def test_a_single_army_cannot_leave() -> None:
    """S-8.16, S-8.4"""
    assert not settled().own(0, omi=1).carries_out(0, "battle_a", "omi")


def test_a_battle_or_move_that_can_be_done_must_be() -> None:
    """S-14.8: there is no way to decline, but moving one army to an own neighbour is enough"""
    table = settled().own(0, omi=2)
    table.carries_out(0, "battle_a", "settsu")
    assert "stay" not in table.options
    table.does("march omi", "send 1")
    assert table.province("omi") == (0, 3)


def test_the_last_choices_are_made_without_asking_where_there_is_only_one() -> None:
    """S-16.7: one neighbour, one army"""
    table = board(3).own(0, noto=2).own(0, etchu=1, kaga=1)
    table.carries_out(0, "battle_a", "noto")
    assert table.options == ["march etchu", "march kaga"]
    table.does("march etchu")
    assert table.province("etchu") == (0, 2)


@pytest.mark.parametrize("event", ["temple_peace_3", "temple_peace_4"])
def test_the_temple_truce_forbids_attacks(event: str) -> None:
    """S-14.13, S-8.16"""
    table = settled().own(0, omi=2).built("kii", "temple").built("omi", "temple").event(event)
    table.carries_out(0, "battle_a", "settsu")
    assert "march kii" not in table.options
    assert "march omi" in table.options  # one's own
    assert table.refusal("march kii") == "S-14.13"


def test_if_the_truce_leaves_no_target_the_action_is_cancelled() -> None:
    """S-14.13"""
    table = board(3).own(0, noto=3).own(1, etchu=1, kaga=1).event("temple_peace_3")
    assert table.built("etchu", "temple").carries_out(0, "battle_a", "noto")
    table = board(3).own(0, noto=3).own(1, etchu=1, kaga=1).event("temple_peace_3")
    assert not table.built("etchu", "temple").built("kaga", "temple").carries_out(0, "battle_a", "noto")


def test_without_that_event_temples_do_not_protect() -> None:
    """S-14.13"""
    table = settled().built("kii", "temple").event("tax_max_0")
    table.carries_out(0, "battle_a", "settsu")
    assert "march kii" in table.options


def test_the_bank_never_runs_out() -> None:
    """S-14.22"""
    table = settled().chests(500)
    assert table.carries_out(0, "tax", "settsu")
    assert table.state.chests[0] == 507


def test_a_province_out_of_play_is_nobodys_neighbour() -> None:
    """S-2.4: with three players on the Sun side Aki has Bingo and Iyo left"""
    table = settled()
    table.carries_out(0, "battle_a", "aki")
    assert table.options == ["march bingo", "march iyo"]
    assert PROVINCE.index["iwami"] not in table.state.provinces_of(0)
