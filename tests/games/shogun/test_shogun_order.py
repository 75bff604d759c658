"""S-4, S-5, S-7: the course of a round, action cards and special cards, the event, the turn order."""

from collections import Counter
from random import Random

import pytest
from shogun_table import GAME, Table, board, new_game

from chabudai.games.shogun.components import ACTION, SPECIAL


def three(**options: bool | str) -> Table:
    return board(3, **options).own(0, settsu=2).own(1, kii=2).own(2, aki=2).chests(9, 9, 9)


def bids(table: Table, *bids: str) -> Table:
    for seat, bid in enumerate(bids):
        table.plans(seat, bid)
    return table


def ranking(table: Table) -> list[int]:
    [told] = table.events("ranked")
    found: list[int] = told["players"]
    return found


def all_choose(table: Table, *places: int) -> Table:
    """Each in turn takes the special card on this place."""
    for place in places:
        if table.question == "prompt-special":
            table.does(f"choose {SPECIAL.ids[table.state.specials[place - 1]]}")
    return table


# --- the course of a game ---------------------------------------------------------------------------------------


def test_two_years_of_four_rounds() -> None:
    """S-4.1, S-17.7: 8 rounds, 8 of 12 events are seen"""
    table = new_game(3, setup="fixed").at_random(1)
    rounds = [(event["year"], event["season"]) for event in table.events("round")]
    assert rounds == [(year, season) for year in (1, 2) for season in ("spring", "summer", "autumn", "winter")]
    seen = [event for told in table.events("events-lie") for event in told["events"]]
    assert len(seen) == len(set(seen)) == 8
    assert len(table.events("action-due")) == 60
    assert len(table.events("event-drawn")) == 6


def test_an_action_round_has_six_steps_in_order() -> None:
    """S-4.2"""
    told = new_game(3, setup="fixed").at_random(2).happened()
    round_one = told[told.index("round") : told.index("round", told.index("round") + 1)]
    steps = ["actions-lie", "specials-lie", "event-drawn", "ranked", "order", "action-due"]
    assert sorted(steps, key=round_one.index) == steps


# --- action cards and special cards -----------------------------------------------------------------------------


def test_five_action_cards_lie_open_and_five_face_down() -> None:
    """S-5.1, S-15.4"""
    shown = [tuple(new_game(3, seed, setup="fixed").view()["actions"]) for seed in range(8)]
    assert all(row[5:] == (None,) * 5 and len(set(row[:5])) == 5 for row in shown)
    assert len(set(shown)) > 4


def opened_before(table: Table) -> list[tuple[int, int]]:
    """By action: its place, and how many lie open when it begins."""
    found, opened, place = [], 5, 0
    for event in [event.kind.key for event in table.state.journal or []]:
        if event == "round":
            opened, place = 5, 0
        if event == "action-turned":
            opened += 1
        if event == "action-due":
            place += 1
            found.append((place, opened))
    return found[:10]


def test_after_each_action_the_next_hidden_card_is_turned_up() -> None:
    """S-5.2: so the next five are always known"""
    table = new_game(3, setup="fixed").at_random(3)
    assert opened_before(table) == [(place, min(10, place + 4)) for place in range(1, 11)]


def test_or_only_when_it_is_due() -> None:
    """S-14.2"""
    table = new_game(3, setup="fixed", reveal="due").at_random(3)
    assert opened_before(table) == [(place, max(5, place)) for place in range(1, 11)]


def test_the_special_cards_lie_open_each_on_a_place() -> None:
    """S-5.3"""
    orders = {tuple(new_game(3, seed, setup="fixed").state.specials) for seed in range(8)}
    assert len(orders) > 4
    assert {tuple(sorted(order)) for order in orders} == {(0, 1, 2, 3, 4)}


# --- the event --------------------------------------------------------------------------------------------------


def test_one_of_this_years_events_is_drawn_and_the_others_stay_visible() -> None:
    """S-7.1, S-15.3: the last one left is the winter card"""
    table = three()
    left = set(table.view()["events"]["left"])
    bids(table, "bid 0", "bid 0", "bid 0")
    events = table.view()["events"]
    assert {events["now"], *events["left"]} == left
    assert len(events["left"]) == 3


def test_the_event_is_drawn_when_all_plans_are_sealed_and_any_may_come() -> None:
    """S-16.3, S-16.6"""
    table = bids(three(), "bid 0", "bid 0")
    drawn = set()
    for seed in range(40):
        deal = table.otherwise(seed)
        deal.plans(2)
        drawn.add(deal.view()["events"]["now"])
    assert drawn == set(table.view()["events"]["left"])


# --- bids -------------------------------------------------------------------------------------------------------


def test_bids_are_paid_at_once_and_province_cards_cost_nothing() -> None:
    """S-7.2, S-7.7: they stay open on their spaces"""
    table = bids(three(), "bid 4", "bid_card kii", "bid 0")
    assert table.state.chests == [5, 9, 9]
    boards = [player["board"]["bid"] for player in table.view()["players"]]
    assert [card["card"] for card in boards] == ["chest", "province", "chest"]
    assert [card["chests"] for card in boards] == [4, None, 0]
    assert all(card["open"] for card in boards)


@pytest.mark.parametrize(
    ("bid", "expected"),
    [
        (("bid 1", "bid 3", "bid 2"), [1, 2, 0]),
        (("bid 4", "bid 3", "bid 1"), [0, 1, 2]),
        (("bid_card settsu", "bid 1", "bid 0"), [1, 0, 2]),
        (("bid_nothing", "bid 0", "bid_card aki"), [2, 1, 0]),
    ],
)
def test_bids_are_ranked(bid: tuple[str, ...], expected: list[int]) -> None:
    """S-7.3: 4, 3, 2, 1, a province, 0, nothing"""
    assert ranking(bids(three(), *bid)) == expected


@pytest.mark.parametrize("bid", ["bid 2", "bid_card {}", "bid_nothing"])
def test_between_equal_bids_chance_decides(bid: str) -> None:
    """S-7.4: also between several province cards or several empty spaces"""
    first: Counter[int] = Counter()
    for seed in range(60):
        table = three().otherwise(seed)
        ranked = ranking(bids(table, *[bid.format(name) for name in ("settsu", "kii")], "bid 0"))
        assert ranked.index(2) == (0 if bid == "bid_nothing" else 2)
        first[next(seat for seat in ranked if seat != 2)] += 1
    assert min(first[0], first[1]) > 10


def test_the_best_bid_chooses_first_and_everybody_must_choose() -> None:
    """S-7.5, S-5.4"""
    table = bids(three(), "bid 1", "bid 3", "bid 2")
    assert table.decider == 1
    assert len(table.options) == 5
    taken = table.options[2]
    table.does(taken)
    assert table.decider == 2
    assert len(table.options) == 4
    assert table.refusal(taken) == "S-7.5"


def test_the_places_are_the_turn_order_and_gaps_are_skipped() -> None:
    """S-7.6, S-15.9, S-15.10"""
    table = all_choose(bids(three(), "bid 1", "bid 3", "bid 2"), 5, 1, 3)
    [told] = table.events("order")
    assert told["players"] == [2, 0, 1]  # place 1, 3 and 5


def test_with_five_players_the_last_card_is_taken_without_asking() -> None:
    """S-16.7 (D-6)"""
    table = new_game(5, setup="fixed")
    for seat in range(5):
        table.plans(seat, "bid 0")
    asked = 0
    while table.question == "prompt-special":
        asked += 1
        table.does(table.options[0])
    assert asked == 4
    assert len(table.events("chooses")) == 5


def test_an_unchosen_special_card_has_no_effect() -> None:
    """S-7.6"""
    table = three()
    assert not any(table.state.holds_special(seat, card) for seat in range(3) for card in range(5))


# --- after the round --------------------------------------------------------------------------------------------


def test_after_the_tenth_action_everything_is_taken_back() -> None:
    """S-8.7"""
    table = all_choose(bids(three(), "bid 1", "bid 3", "bid 2"), 1, 2, 3)
    while table.view()["season"] == "spring" and not table.state.over:
        table.does(table.options[0])
    shown = table.view()
    assert shown["season"] == "summer"
    assert shown["order"] == []
    assert [each["taker"] for each in shown["specials"]] == [None] * 5
    assert (shown["events"]["now"], len(shown["events"]["left"])) == (None, 3)
    assert all(player["board"] == {} for player in shown["players"])
    assert shown["place"] == 0


def test_the_turn_order_of_autumn_holds_through_the_winter() -> None:
    """S-8.7, S-12.1"""
    for seed in range(20):
        table, luck = new_game(4, seed, setup="fixed"), Random(seed)
        while table.state.round < 4:
            table.one_at_random(luck)
        if table.question == "prompt-revolt":
            assert table.view()["order"] == table.events("order")[-1]["players"]
            assert all(each["taker"] is None for each in table.view()["specials"])
            return
    raise AssertionError("nobody went hungry")


# --- reveals ----------------------------------------------------------------------------------------------------


def test_a_card_is_revealed_when_it_is_its_players_turn() -> None:
    """S-8.2"""
    table = three().own(0, omi=3).actions("battle_a", "rice")
    table.plans(0, "bid 2", battle_a="omi").plans(1, "bid 1", battle_a="kii").plans(2)
    all_choose(table, 1, 2, 3)
    assert table.question == "prompt-battle"
    shown = table.view(2)["players"]
    assert shown[0]["board"]["battle_a"]["province"] == "omi"
    assert shown[1]["board"]["battle_a"]["card"] == "covered"


def test_or_all_cards_of_an_action_at_its_start() -> None:
    """S-14.16"""
    table = three(reveal_cards="action_start").own(0, omi=3).actions("battle_a")
    table.plans(0, "bid 2", battle_a="omi").plans(1, "bid 1", battle_a="kii").plans(2)
    all_choose(table, 1, 2, 3)
    assert table.question == "prompt-battle"
    assert table.view(2)["players"][1]["board"]["battle_a"]["province"] == "kii"
    assert [event["seat"] for event in table.events("reveals")] == [0, 1]


def test_all_do_an_action_in_turn_order_before_the_next_begins() -> None:
    """S-8.1"""
    table = three().actions("rice", "tax")
    table.plans(0, "bid 1", tax="settsu").plans(1, "bid 3", tax="kii").plans(2, "bid 2", rice="aki")
    all_choose(table, 3, 1, 2)
    told = [(event["event"], event["seat"]) for event in table.events("harvests", "taxes")]
    assert told == [("harvests", 2), ("taxes", 0), ("taxes", 1)]


def test_nothing_happens_for_chest_cards_and_empty_spaces() -> None:
    """S-8.3"""
    table = all_choose(bids(three(), "bid 0", "bid 0", "bid 0"), 1, 2, 3)
    assert {event["action"] for event in table.events("no-action")} <= set(ACTION.ids)
    assert len(table.events("no-action")) == 3 * 4
    assert table.state.chests == [9, 9, 9]


def test_the_options_have_their_clauses() -> None:
    assert {option.id for option in GAME.options} == {
        "side",
        "setup",
        "tower",
        "reveal",
        "reveal_cards",
        "extra_armies",
        "chances",
    }
