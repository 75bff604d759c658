"""S-6, S-16: planning and bidding, eleven small steps, unseen by the others."""

import pytest
from shogun_table import GAME, Table, board, new_game

from chabudai.core.numbers import members
from chabudai.games.shogun.components import ACTION, PROVINCE
from chabudai.games.shogun.steps.planning import Plan


def choices_left(table: Table, seat: int) -> list[str]:
    return sorted({text.split()[0] for text in table.may_pick(seat)})


def every_plan(table: Table, seat: int) -> set[tuple[str, ...]]:
    """All plans that the small steps lead to."""
    if seat not in table.state.deciders():
        return {tuple(GAME.actions.text(pick) for pick in table.state.picks[seat])}
    found: set[tuple[str, ...]] = set()
    for action in table.state.legal(seat):
        ahead = Table(table.state.clone())
        ahead.state.set_picks(seat, [*table.state.picks[seat], action])
        found |= every_plan(ahead, seat)
    return found


def test_all_plan_at_the_same_time_in_eleven_steps() -> None:
    """S-6.1, S-16.1"""
    table = new_game(4, setup="fixed")
    assert table.state.deciders() == [0, 1, 2, 3]
    table.plans(2)
    assert len(table.state.picks[2]) == 11
    assert table.state.deciders() == [0, 1, 3]


def test_open_actions_are_asked_first_then_the_hidden_ones_in_the_order_of_the_box() -> None:
    """S-16.1"""
    table = new_game(3, setup="fixed")
    plan, row = table.state.waiting, table.state.row
    assert isinstance(plan, Plan)
    assert plan.spaces[:5] == row
    assert plan.spaces[5:] == [action for action in range(10) if action not in row]


def test_only_cards_of_own_provinces_can_be_laid_and_each_once() -> None:
    """S-6.2, S-6.4"""
    table = board().own(0, settsu=2, aki=2).own(1, kii=2)
    assert table.refusal("bid_card kii", 0) == "S-6.2"
    table.picks(0, "bid_card aki")
    assert table.refusal("plan aki", 0) == "S-6.4"
    assert table.refusal("plan kii", 0) == "S-6.2"
    table.picks(0, "plan settsu")
    assert table.refusal("plan settsu", 0) == "S-6.4"
    assert choices_left(table, 0) == ["blank", "empty"]


@pytest.mark.parametrize(("chests", "most"), [(0, 0), (1, 1), (3, 3), (9, 4)])
def test_a_bid_must_be_affordable(chests: int, most: int) -> None:
    """S-6.7, S-14.6: 0 and a province always are"""
    table = board().own(0, settsu=2).chests(chests)
    assert [text for text in table.may_pick(0) if text.startswith("bid ")] == [f"bid {n}" for n in range(most + 1)]
    assert "bid_card settsu" in table.may_pick(0)
    if most < 4:
        assert table.refusal(f"bid {most + 1}", 0) == "S-6.7"


@pytest.mark.parametrize(("provinces", "free"), [(1, True), (5, True), (6, False), (9, False)])
def test_the_bid_space_may_stay_empty_only_with_fewer_than_eleven_cards(provinces: int, free: bool) -> None:
    """S-6.3, S-14.7, S-15.39"""
    table = board().own_any(0, provinces)
    assert ("bid_nothing" in table.may_pick(0)) == free
    assert table.refusal("bid_nothing", 0) == (None if free else "S-6.3")


def test_with_ten_cards_one_space_of_ones_choice_stays_empty() -> None:
    """S-15.37, S-6.3, S-16.2"""
    table = board().own_any(0, 5).picks(0, "bid 0")
    plans = every_plan_counted(table, 0)
    assert plans == {(5, 4, 1)}


def test_with_twelve_provinces_and_one_of_them_bid_no_space_is_empty() -> None:
    """S-15.38"""
    table = board(4).own_any(0, 12)
    table.picks(0, f"bid_card {PROVINCE.ids[members(table.state.land[0])[0]]}")
    assert every_plan_counted(table, 0) == {(provinces, 10 - provinces, 0) for provinces in range(5, 11)}


@pytest.mark.parametrize(("bid", "laid"), [("bid 0", (6, 4, 0)), ("bid_card aki", (5, 5, 0))])
def test_with_eleven_cards_all_provinces_are_planned(bid: str, laid: tuple[int, int, int]) -> None:
    """S-15.39"""
    table = board().own_any(0, 6).picks(0, bid)
    assert every_plan_counted(table, 0) == {laid}


def every_plan_counted(table: Table, seat: int) -> set[tuple[int, int, int]]:
    """Provinces, chest cards and empty spaces of all plans: followed by counts, for there are very many plans."""
    found: set[tuple[int, int, int]] = set()
    seen: set[tuple[int, int, int]] = set()
    waiting = [(0, 0, 0)]
    plan = table.state.waiting
    assert isinstance(plan, Plan)
    bid = table.state.picks[seat][0]
    while waiting:
        provinces, blanks, empty = laid = waiting.pop()
        if laid in seen:
            continue
        seen.add(laid)
        cards = [
            card
            for card in members(plan.hands[seat])
            if GAME.actions.parse(f"bid_card {PROVINCE.ids[card]}") != bid
        ]
        picks = [GAME.actions.parse(f"plan {PROVINCE.ids[card]}") for card in cards[:provinces]]
        picks += [GAME.actions.parse("blank")] * blanks + [GAME.actions.parse("empty")] * empty
        if len(picks) == 10:
            found.add(laid)
            continue
        table.state.set_picks(seat, [bid, *picks])
        legal = choices_left(table, seat)
        assert legal
        waiting += [(provinces + 1, blanks, empty)] if "plan" in legal else []
        waiting += [(provinces, blanks + 1, empty)] if "blank" in legal else []
        waiting += [(provinces, blanks, empty + 1)] if "empty" in legal else []
    return found


def test_the_small_steps_lead_to_all_plans_and_to_no_others() -> None:
    """S-16.2: with one province there are 10 spaces for it, and of the other nine 4 or 5 have chest cards"""
    table = board().own(0, settsu=2)
    plans = every_plan(table, 0)
    by_bid = {bid: len([plan for plan in plans if plan[0] == bid]) for bid in {plan[0] for plan in plans}}
    assert by_bid == {"bid 0": 10 * 126, "bid_card settsu": 252, "bid_nothing": 10 * 126}


def test_a_chest_card_and_an_empty_space_are_different_choices() -> None:
    """S-14.31, S-6.5"""
    table = board().own(0, settsu=2).picks(0, "bid 0")
    assert table.may_pick(0) == ["plan settsu", "blank", "empty"]


def test_chest_cards_run_out_and_spaces_must_be_covered() -> None:
    """S-6.2, S-6.3, S-16.1"""
    table = board().own_any(0, 6).picks(0, "bid 0", *["blank"] * 4)
    assert table.refusal("blank", 0) == "S-6.2"
    assert table.refusal("empty", 0) == "S-6.3"


def test_the_last_step_is_asked_though_it_is_the_only_one() -> None:
    """S-16.7: that it is the only one is secret"""
    table = board().own(0, settsu=2).own(1, kii=1).own(2, aki=1)
    table.picks(0, "bid 0", "plan settsu", *["blank"] * 4)
    assert table.may_pick(0) == ["empty"]
    assert 0 in table.state.deciders()


def test_whoever_has_no_province_only_bids() -> None:
    """S-14.24: a chest card that can be paid, or nothing; all ten spaces are seen to be empty"""
    table = board().own(0, settsu=2).own(1, kii=2).chests(0, 0, 2)
    assert table.may_pick(2) == ["bid 0", "bid 1", "bid 2", "bid_nothing"]
    table.plans(2, "bid 2")
    assert 2 not in table.state.deciders()
    table.plans(0).plans(1)
    shown = table.view(0)["players"][2]["board"]
    assert {space: card["card"] for space, card in shown.items()} == dict.fromkeys(ACTION.ids, "empty") | {
        "bid": "chest"
    }
    [told] = table.events("left-empty", seat=2)
    assert sorted(told["spaces"]) == sorted(ACTION.ids)


def test_an_order_need_not_be_possible() -> None:
    """S-6.6: it is cancelled later"""
    table = board().own(0, settsu=1).own(1, kii=1).own(2, aki=1).actions("castle")
    table.plans(0, castle="settsu").plans(1).plans(2)
    while table.question == "prompt-special":
        table.does(table.options[0])
    assert table.events("cancelled", seat=0) == [
        {"event": "cancelled", "seat": 0, "action": "castle", "province": "settsu"}
    ]


# --- secrecy ----------------------------------------------------------------------------------------------------


def test_nobody_learns_anything_of_a_plan_in_the_making() -> None:
    """S-16.3, S-6.8: neither of a finished one"""
    table = board().own(0, settsu=2).own(1, kii=2).own(2, aki=2)
    before = [table.view(seat) for seat in (1, 2, None)]
    table.picks(0, "bid 0", "plan settsu", "blank")
    assert [table.view(seat) for seat in (1, 2, None)] == before
    assert table.view(0)["players"][0]["board"]["bid"]["chests"] == 0
    table.picks(0, "empty", *["blank"] * 3, *["empty"] * 4)
    for seat in (1, 2, None):
        shown = table.view(seat)["players"][0]
        assert (shown["ready"], shown["board"]) == (True, {})


def test_one_may_change_ones_plan_until_all_are_ready() -> None:
    """S-16.3"""
    table = board().own(0, settsu=2).own(1, kii=2).own(2, aki=2).plans(0).plans(1)
    assert table.state.may_take_back(0)
    table.state.take_back(0)
    assert table.state.deciders() == [0, 2]


def test_when_all_are_ready_empty_spaces_are_seen_and_nothing_else() -> None:
    """S-6.8, S-6.5: province cards and chest cards have the same back"""
    table = board().own(0, settsu=2, aki=3).own(1, kii=2).own(2, omi=2).actions("tax", "rice")
    table.plans(0, tax="settsu", rice="aki").plans(1).plans(2)
    own, others = table.view(0)["players"][0]["board"], table.view(1)["players"][0]["board"]
    assert own["tax"] == {"card": "province", "province": "settsu", "chests": None, "open": False}
    covered = {space for space, card in others.items() if card["card"] == "covered"}
    empty = {space for space, card in others.items() if card["card"] == "empty"}
    assert covered == {space for space, card in own.items() if card["card"] != "empty"} - {"bid"}
    assert len(empty) == 4
    assert others["tax"] == {"card": "covered", "province": None, "chests": None, "open": False}


def test_while_planning_one_sees_all_that_lies_open() -> None:
    """S-16.5"""
    shown = new_game(3, setup="fixed").view(1)
    assert [action is None for action in shown["actions"]] == [False] * 5 + [True] * 5
    assert len(shown["specials"]) == 5
    assert len(shown["events"]["left"]) == 4
    assert (shown["year"], shown["season"], shown["round"]) == (1, "spring", 1)


def test_unused_province_cards_stay_in_the_hand() -> None:
    """S-6.9: and nobody can tell which"""
    table = board(4).own_any(0, 12).own(1, kii=2).own(2, omi=2)
    table.plans(0).plans(1).plans(2).plans(3, "bid 0")
    plans = table.state.plans
    assert plans is not None
    deals = [table.state.determinize(1, seed).plans for seed in range(30)]
    laid = {frozenset(deal.picks[0][1:]) for deal in deals if deal is not None}
    assert len(laid) > 20
