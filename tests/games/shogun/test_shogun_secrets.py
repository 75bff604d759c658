"""S-16: what is hidden stays hidden until it is revealed, and what was seen is not forgotten."""

import json

import pytest
from shogun_table import GAME, Table, board, new_game, order

from chabudai.core.numbers import members
from chabudai.core.rng import seeded
from chabudai.games.shogun.components import ACTION

DEALS = 40


def carrying_out(seed: int = 1) -> Table:
    """The first battle question of a random game."""
    luck, table = seeded(seed, "secrets"), new_game(4, seed, setup="fixed")
    while table.question != "prompt-battle":
        seat = table.state.deciders()[0]
        legal = table.state.legal(seat)
        table.state.apply(seat, legal[luck.below(len(legal))])
    return table


def test_a_bid_is_nobodys_business_before_all_are_ready() -> None:
    """S-6.1, S-16.3: neither its value nor whether a chest card was bid at all"""
    texts = []
    for bid in ("bid 0", "bid 4", "bid_card settsu", "bid_nothing"):
        table = board(3).own(0, settsu=2).own(1, kii=2).own(2, aki=2).chests(9, 9, 9).plans(0, bid)
        seen = [table.view(1), table.view(None), [entry.label.as_dict() for entry in table.state.menu(1)]]
        texts.append(json.dumps(seen))
    assert len(set(texts)) == 1


def test_what_another_has_planned_changes_no_refusal_and_no_menu() -> None:
    """S-16.3"""
    answers = []
    for orders in ({"tax": "settsu"}, {"rice": "settsu"}, {}):
        table = board(3).own(0, settsu=2, omi=2).own(1, kii=2).own(2, aki=2).plans(0, "bid 0", **orders)
        answers.append([str(table.state.why_not(1, action)) for action in range(GAME.actions.count())])
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_deals_agree_with_all_that_was_seen_of_a_plan(seed: int) -> None:
    """S-8.2, S-6.8, S-8.18"""
    table = carrying_out(seed)
    plans = table.state.plans
    assert plans is not None
    for number in range(DEALS):
        dealt = table.state.determinize(0, number).plans
        assert dealt is not None
        assert dealt.picks[0] == plans.picks[0]
        for seat in (1, 2, 3):
            for place, pick in enumerate(plans.picks[seat]):
                if plans.is_open(seat, place):
                    assert dealt.picks[seat][place] == pick
                else:
                    assert GAME.actions.text(dealt.picks[seat][place]) != "empty"
        assert table.state.determinize(0, number).view(0) == table.view(0)


def test_a_card_that_came_from_the_hand_lies_on_no_covered_space() -> None:
    """S-8.18"""
    table = board(4, extra_armies="most").own(0, kozuke=30).own(1, echigo=1).own_any(1, 12)
    table.own(2, izu=1).own(3, kai=1).actions("battle_a", "rice", "tax", "castle", "temple")
    others = [name for name in table.view()["players"][1]["provinces"] if name != "echigo"]
    table.plans(0, battle_a="kozuke").plans(2).plans(3)
    table.plans(1, **dict(zip(["theatre", "rice", "tax", "castle", "temple", "battle_b"], others, strict=False)))
    while table.question == "prompt-special":
        table.does(table.options[0])
    before = {pick for seed in range(DEALS) for pick in dealt(table, seed)}
    assert order("echigo") in before
    assert table.question == "prompt-battle"
    tries = (table.otherwise(seed).does("march echigo", "send 20") for seed in range(DEALS))
    twin = next(filter(lost_from_hand, tries))
    assert all(order("echigo") not in dealt(twin, seed) for seed in range(DEALS))


def dealt(table: Table, seed: int) -> list[int]:
    plans = table.state.determinize(0, seed).plans
    assert plans is not None
    return list(plans.picks[1])


def lost_from_hand(table: Table) -> bool:
    """Echigo was conquered, and its card had not been planned."""
    return [event["space"] for event in table.events("card-goes")] == ["hand"] and table.state.plans is not None


def test_hidden_action_cards_may_be_any_that_do_not_lie_open() -> None:
    """S-5.1, S-16"""
    table = new_game(3, setup="fixed")
    deals = [tuple(table.state.determinize(1, seed).hidden.cards()) for seed in range(DEALS)]
    assert len(set(deals)) > 20
    assert all(set(deal) == set(range(len(ACTION))) - set(table.state.row) for deal in deals)


def test_cards_put_under_the_deck_are_known_to_all_and_the_others_are_not() -> None:
    """S-3.4.6, S-16"""
    table = new_game()
    for _ in range(3):
        table.does("draw", "place 2")
    offer = table.view()["draft"]["offer"]
    table.does("redraw")
    for seed in range(10):
        deck = table.otherwise(seed).view()["draft"]["deck"]
        assert deck[-2:] == offer
        assert set(deck[:-2]) == {None}
    orders = {tuple(table.otherwise(seed).deck("deck")) for seed in range(10)}
    assert len(orders) == 10


def test_a_view_names_no_card_of_anothers_plan() -> None:
    """S-6.8: only those that lie open"""
    table = carrying_out()
    plans = table.state.plans
    assert plans is not None
    for reader in (0, None):
        for seat in (1, 2, 3):
            shown = table.view(reader)["players"][seat]["board"]
            named = {card["province"] for card in shown.values() if card["province"]}
            opened = {pick for place, pick in enumerate(plans.picks[seat]) if plans.is_open(seat, place)}
            assert all(order(name) in opened or GAME.actions.parse(f"bid_card {name}") in opened for name in named)
    assert members(table.state.land[1])
