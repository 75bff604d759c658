"""What whoever plans is told of the orders: what they would bring, and which could not be carried out now."""

import json

import pytest
from shogun_table import GAME, Table, board, new_game

from chabudai.games.shogun.components import ACTION, COST, PROVINCE
from chabudai.games.shogun.foresight.planning import planning
from chabudai.games.shogun.steps.carrying_out import can_be_done
from chabudai.games.shogun.view import PlanningView, ProspectView


def told(table: Table, seat: int = 0) -> PlanningView:
    found = planning(table.state, seat)
    assert found is not None
    return found


def of(table: Table, province: str, seat: int = 0) -> ProspectView:
    return told(table, seat)["provinces"][province]


def bars(table: Table, province: str) -> dict[str, str]:
    return {action: bar["why"] for action, bar in of(table, province)["barred"].items()}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_order_is_barred_exactly_where_its_action_would_be_cancelled_in_spite_of_chests(
    seats: int,
) -> None:
    """S-8.4"""
    table = new_game(seats, setup="fixed")
    for seat in range(seats):
        rich = table.state.clone()
        rich.chests[seat] = max(COST)
        for name, prospect in told(table, seat)["provinces"].items():
            done = [can_be_done(rich, seat, action, PROVINCE.index[name]) for action in range(len(ACTION))]
            assert [ACTION.ids[action] not in prospect["barred"] for action in range(len(ACTION))] == done


def test_a_building_that_stands_and_a_full_province_bar_building_for_the_whole_round() -> None:
    """S-8.10"""
    table = board().own(0, settsu=3, shima=3).built("shima", "temple")
    full = PROVINCE.ids[min(range(len(PROVINCE)), key=lambda place: table.state.free_sites(place))]
    assert bars(table, "shima")["temple"] == "built"
    assert of(table, "shima")["barred"]["temple"]["certain"]
    table = board().own(0, **{full: 3}).built(full, "castle")
    assert table.state.free_sites(PROVINCE.index[full]) == 0
    assert bars(table, full) == {"castle": "built", "temple": "no_site", "theatre": "no_site"}


def test_too_few_armies_and_an_empty_reserve_may_change_before_the_action_comes() -> None:
    """S-8.16, S-10.5"""
    table = board().own(0, settsu=1).reserve(0, 2)
    assert bars(table, "settsu") == {
        "deploy5": "no_reserve",
        "deploy3": "no_reserve",
        "battle_a": "few_armies",
        "battle_b": "few_armies",
    }
    barred = of(table, "settsu")["barred"]
    assert not any(bar["certain"] for bar in barred.values())
    assert {name: bar["clause"] for name, bar in barred.items()} == {
        **dict.fromkeys(["deploy5", "deploy3"], "S-10.5"),
        **dict.fromkeys(["battle_a", "battle_b"], "S-8.16"),
    }


def test_tax_rice_and_the_farmers_that_would_revolt() -> None:
    """S-8.11, S-8.12, S-9.8: Settsu is taxed 7; at most 1 more with the special card"""
    table = board().own(0, settsu=3).unrest(settsu=2)
    settsu = of(table, "settsu")
    assert (settsu["tax"], settsu["farmers"], settsu["armies"]) == (7, 2, 3)
    assert settsu["most_tax"] == 8


@pytest.mark.parametrize(("provinces", "cards", "empty"), [(1, 6, 5), (5, 10, 1), (6, 11, 0), (9, 14, 0)])
def test_how_many_spaces_stay_empty(provinces: int, cards: int, empty: int) -> None:
    """S-6.3"""
    seen = told(board().own_any(0, provinces))
    assert (seen["cards"], seen["empty"], len(seen["spaces"])) == (cards, empty, 11)


def test_whoever_has_no_province_only_bids() -> None:
    """S-14.24"""
    seen = told(board())
    assert (seen["spaces"], seen["provinces"]) == (["bid"], {})


def test_the_spaces_stand_in_the_order_in_which_they_are_asked() -> None:
    """S-16.1"""
    table = board().own(0, settsu=3).actions("tax", "battle_b", "castle", "rice", "deploy1_move")
    assert told(table)["spaces"] == [
        *["bid", "tax", "battle_b", "castle", "rice", "deploy1_move"],
        *["temple", "theatre", "deploy5", "deploy3", "battle_a"],
    ]


def test_nobody_else_is_told_and_nothing_of_it_depends_on_what_others_have_laid() -> None:
    """S-16.3"""
    table = new_game(3, setup="fixed")
    assert planning(table.state, None) is None
    before = json.dumps(GAME.view(table.state, 0)["planning"])
    table.plans(1)
    assert json.dumps(GAME.view(table.state, 0)["planning"]) == before
    assert set(told(table, 0)["provinces"]).isdisjoint(told(table, 1)["provinces"])


def test_once_all_have_planned_there_is_nothing_to_foresee() -> None:
    table = new_game(3, setup="fixed")
    for seat in range(3):
        table.plans(seat)
    assert planning(table.state, 0) is None
