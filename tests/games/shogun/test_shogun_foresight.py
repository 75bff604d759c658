"""What whoever plans is told: what can be laid, what its orders would bring, and what stands in their way."""

import json
from typing import Any

import pytest
from shogun_table import GAME, Table, board, new_game

from chabudai.games.shogun.components import ACTION, COST, PROVINCE
from chabudai.games.shogun.foresight.planning import planning
from chabudai.games.shogun.foresight.sketches import foresee
from chabudai.games.shogun.steps.carrying_out import can_be_done
from chabudai.games.shogun.view import DoubtView, ForeseenView, OrderView, PlanningView

OPEN = ("castle", "deploy5", "tax", "rice", "battle_a")


def told(table: Table, seat: int = 0) -> PlanningView:
    found = planning(table.state, seat)
    assert found is not None
    return found


def foreseen(table: Table, bid: str | None = None, seat: int = 0, **orders: str) -> ForeseenView:
    """Of a plan with these orders, the other spaces still free."""
    picks = [
        bid,
        *(f"plan {orders[space]}" if space in orders else None for space in told(table, seat)["spaces"][1:]),
    ]
    found = GAME.foresee(table.state, seat, [None if pick is None else GAME.actions.parse(pick) for pick in picks])
    assert found is not None
    return found  # type: ignore[return-value]


def order(table: Table, action: str, province: str, seat: int = 0) -> OrderView:
    """Alone in a plan."""
    return foreseen(table, seat=seat, **{action: province})["orders"][action]


def doubts(table: Table, bid: str | None = None, **orders: str) -> dict[str, DoubtView | None]:
    return {space: each["doubt"] for space, each in foreseen(table, bid, **orders)["orders"].items()}


def said(doubt: DoubtView | None) -> tuple[Any, ...] | None:
    return None if doubt is None else (doubt["why"], doubt["sure"], doubt["have"], doubt["need"])


def planner(chests: int = 9, *row: str) -> Table:
    """Somebody with nine provinces, three armies each, these chests, and these actions open."""
    names = ("settsu", "aki", "hida", "kai", "noto", "omi", "mino", "izu", "ise")
    return board().own(0, **dict.fromkeys(names, 3)).chests(chests).actions(*(row or OPEN))


# --- what can be laid -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("provinces", "empty"), [(1, 5), (5, 1), (6, 0), (9, 0)])
def test_how_many_spaces_stay_empty(provinces: int, empty: int) -> None:
    """S-6.3"""
    seen = told(board().own_any(0, provinces))
    assert (seen["empty"], len(seen["spaces"])) == (empty, 11)


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


# --- what an order brings ---------------------------------------------------------------------------------------


def test_tax_rice_and_the_farmers_that_would_revolt() -> None:
    """S-8.11, S-8.12, S-9.8: Settsu is taxed 7"""
    table = board().own(0, settsu=3).unrest(settsu=2)
    tax, castle = order(table, "tax", "settsu"), order(table, "castle", "settsu")
    assert (tax["gain"], tax["farmers"], castle["farmers"]) == (7, 2, 0)
    settsu = told(table)["provinces"]["settsu"]
    assert (settsu["tax"], settsu["farmers"], settsu["armies"]) == (7, 2, 3)


def test_armies_that_come_and_armies_that_may_go() -> None:
    """S-8.13, S-8.16: one stays behind"""
    table = board().own(0, settsu=3, yamato=1)
    deployed, marching = order(table, "deploy5", "settsu"), order(table, "battle_a", "settsu")
    assert (deployed["gain"], deployed["after"], deployed["targets"]) == (5, 8, [])
    assert marching["gain"] == 2
    assert "yamato" in marching["targets"]


def test_sites_that_are_free_afterwards() -> None:
    """S-8.10"""
    table = board().own(0, settsu=3)
    free = told(table)["provinces"]["settsu"]["free_sites"]
    assert order(table, "temple", "settsu")["after"] == free - 1


# --- what stands in its way ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_order_is_barred_exactly_where_its_action_would_be_cancelled_in_spite_of_chests(seats: int) -> None:
    """S-8.4"""
    table = new_game(seats, setup="fixed")
    for seat in range(seats):
        table.state.chests[seat] = max(COST)
        for name in told(table, seat)["provinces"]:
            for action, space in enumerate(ACTION.ids):
                done = can_be_done(table.state, seat, action, PROVINCE.index[name])
                assert (order(table, space, name, seat)["doubt"] is None) == done


def test_a_building_that_stands_and_a_full_province_bar_building_for_the_whole_round() -> None:
    """S-8.10"""
    table = board().own(0, settsu=3, shima=3).chests(9).built("shima", "temple")
    assert said(order(table, "temple", "shima")["doubt"]) == ("built", "certain", 0, 0)
    full = PROVINCE.ids[min(range(len(PROVINCE)), key=lambda place: table.state.free_sites(place))]
    table = board().own(0, **{full: 3}).chests(9).built(full, "castle")
    assert table.state.free_sites(PROVINCE.index[full]) == 0
    why = {space: order(table, space, full)["doubt"] for space in ("castle", "temple", "theatre")}
    assert {space: doubt and doubt["why"] for space, doubt in why.items()} == {
        "castle": "built",
        **dict.fromkeys(("temple", "theatre"), "no_site"),
    }


@pytest.mark.parametrize(
    ("action", "why"), [("deploy5", "no_reserve"), ("deploy3", "no_reserve"), ("battle_a", "few_armies")]
)
def test_too_few_armies_and_an_empty_reserve_may_change_before_the_action_comes(action: str, why: str) -> None:
    """S-8.16, S-10.5"""
    table = board().own(0, settsu=1).chests(9).reserve(0, 2)
    assert said(order(table, action, "settsu")["doubt"]) == (why, "planned", 0, 0)


def test_chests_that_will_not_be_there_are_told_for_certain_or_if_all_goes_as_planned() -> None:
    """S-8.4"""
    orders = {"castle": "aki", "deploy5": "kai"}
    found = doubts(planner(4), "bid 0", **orders)
    assert (found["castle"], said(found["deploy5"])) == (None, ("chests", "planned", 1, 3))
    assert said(doubts(planner(4), "bid 2", **orders)["castle"]) == ("chests", "certain", 2, 3)


def test_tax_that_comes_first_helps_and_tax_that_comes_later_does_not() -> None:
    """S-8.1"""
    found = doubts(planner(0), castle="aki", tax="kai", temple="omi")
    assert (said(found["castle"]), found["temple"]) == (("chests", "certain", 0, 3), None)


def test_chests_may_not_last_in_some_orders_of_the_hidden_actions() -> None:
    """S-5.2"""
    found = doubts(planner(3), temple="aki", deploy3="kai")
    assert said(found["temple"]) == ("chests", "maybe", 1, 2)


def test_a_hidden_order_that_no_order_of_the_others_leaves_enough_for_is_cancelled_as_planned() -> None:
    """S-8.4: the tax that the best event would bring would pay for it, that of the card does not"""
    table = planner(0, "tax", "deploy3", "castle", "rice", "battle_a")
    poor = min(told(table)["provinces"], key=lambda name: told(table)["provinces"][name]["tax"])
    rest = [name for name in told(table)["provinces"] if name != poor]
    found = doubts(table, "bid 0", tax=poor, castle=rest[0], deploy5=rest[1])
    assert told(table)["provinces"][poor]["tax"] == 3
    assert said(found["deploy5"]) == ("chests", "planned", 0, 3)


def test_what_costs_nothing_is_never_unpaid_however_few_chests_are_left() -> None:
    """S-8.4"""
    table = planner(3, "castle", "temple", "theatre", "deploy5", "tax")
    orders = {"castle": "aki", "deploy3": "kai", "deploy1_move": "omi", "rice": "hida", "battle_a": "mino"}
    found = doubts(table, "bid 0", **orders)
    assert (found["rice"], found["battle_a"]) == (None, None)


def test_chests_are_not_taken_by_an_order_that_cannot_be_carried_out() -> None:
    """S-8.4"""
    table = planner(2, "tax", "rice", "battle_a", "battle_b", "deploy1_move")
    found = doubts(table, castle="aki", theatre="kai")
    assert (said(found["castle"]), found["theatre"]) == (("chests", "certain", 2, 3), None)
    built = doubts(planner(4).built("aki", "castle"), castle="aki", deploy5="kai")
    assert (said(built["castle"]), built["deploy5"]) == (("built", "certain", 0, 0), None)


def test_armies_that_other_orders_take_from_the_reserve_first_are_missing() -> None:
    """S-8.13"""
    found = doubts(planner(9).reserve(0, 6), deploy5="aki", deploy3="kai")
    assert (found["deploy5"], said(found["deploy3"])) == (None, ("reserve", "planned", 1, 3))


def test_armies_of_an_order_that_cannot_be_paid_stay_in_the_reserve() -> None:
    """S-8.4: Deploy 5 is not paid, so Deploy 3 finds its armies"""
    table = planner(3, "castle", "deploy5", "rice", "tax", "battle_a").reserve(0, 6)
    found = doubts(table, castle="aki", deploy5="kai", tax="settsu", deploy3="omi")
    assert (said(found["deploy5"]), found["deploy3"]) == (("chests", "planned", 0, 3), None)


def test_the_chests_are_added_up_in_the_order_that_is_known_the_bid_first() -> None:
    """S-7.2, S-8.1"""
    steps = foreseen(planner(7), "bid 1", castle="aki", deploy5="kai", tax="settsu", temple="omi")["purse"]
    assert [(step["space"], step["change"], step["chests"]) for step in steps] == [
        *[("bid", -1, 6), ("castle", -3, 3), ("deploy5", -3, 0), ("tax", 7, 7)]
    ]


# --- who may know it, and of what ---------------------------------------------------------------------------------


def test_nobody_else_is_told_and_nothing_of_it_depends_on_what_others_have_laid() -> None:
    """S-16.3"""
    table = new_game(3, setup="fixed")
    assert planning(table.state, None) is None
    own = list(told(table)["provinces"])
    before = json.dumps([GAME.view(table.state, 0)["planning"], foreseen(table, tax=own[0], castle=own[1])])
    table.plans(1)
    assert json.dumps([GAME.view(table.state, 0)["planning"], foreseen(table, tax=own[0], castle=own[1])]) == before
    assert set(own).isdisjoint(told(table, 1)["provinces"])
    assert foresee(table.state, 1, [None, GAME.actions.parse(f"plan {own[0]}")]) is None


def test_it_is_the_same_in_whatever_order_the_hidden_actions_lie() -> None:
    """S-5.1"""
    table = new_game(3, setup="fixed")
    table.state.chests[0] = 3
    own = list(told(table)["provinces"])
    orders = dict(zip(told(table)["spaces"][1:], own, strict=False))
    found = [foreseen(table.otherwise(seed), "bid 1", **orders) for seed in range(20)]
    assert all(each == found[0] for each in found)


@pytest.mark.parametrize(
    "picks",
    [
        ["bid 4"],  # S-6.7
        ["bid_nothing"],  # S-6.3
        ["plan settsu"],
        [None, "bid 0"],
        [None, "plan mutsu"],  # S-6.2
        [None, "plan settsu", "plan settsu"],  # S-6.4
        ["bid_card settsu", "plan settsu"],
        [None, "empty"],  # S-6.3
        [None, *["blank"] * 6],  # S-6.2
        ["bid 0", *["blank"] * 5],
        [None, "march settsu"],
        [*[None] * 11, "blank"],
    ],
)
def test_of_what_can_become_no_plan_nothing_is_told(picks: list[str | None]) -> None:
    answer = [None if pick is None else GAME.actions.parse(pick) for pick in picks]
    assert foresee(planner(3).state, 0, answer) is None


def test_once_all_have_planned_there_is_nothing_to_foresee() -> None:
    table = new_game(3, setup="fixed")
    for seat in range(3):
        table.plans(seat)
    assert planning(table.state, 0) is None
    assert foresee(table.state, 0, []) is None
