"""What is foretold of a plan is what then happens: held to the game over thousands of random plans (S-8.4)."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest
from random_plans import (
    Story,
    before_plans,
    carried_out,
    hidden_cards,
    orders_in,
    picked_at_random,
    picked_quietly,
    planned_quietly,
    played_out,
    quiet_table,
)
from shogun_table import GAME

from chabudai.games.shogun.components import ACTION, COST
from chabudai.games.shogun.state import ShogunState

PLANS = 5000
ORDERS = 6  # in which the hidden actions come, of each plan
PICKS = [GAME.actions.parse(text) for text in ("bid 4", "bid_nothing", "blank", "empty", "plan settsu")]
WHOLLY = 40  # plans of which every order of the hidden actions is tried


def foreseen(state: ShogunState, seat: int, picks: list[int]) -> dict[str, Any]:
    found = GAME.foresee(state, seat, list(picks))
    assert found is not None
    return dict(found)


def check_doubts(told: dict[str, Any], stories: list[Story]) -> Counter[str]:
    """Of one plan, in some orders of the hidden actions."""
    seen = Counter[str]()
    for space, order in told["orders"].items():
        doubt = order["doubt"]
        done = [space in story.done for story in stories]
        if doubt is None:
            assert all(done), (space, told)
        elif doubt["sure"] != "maybe":
            assert not any(done), (space, told)
        seen["none" if doubt is None else f"{doubt['why']} {doubt['sure']}"] += 1
    return seen


@pytest.mark.once
def test_where_nothing_else_happens_an_order_is_cancelled_exactly_as_foretold() -> None:
    luck, seen = Random(8), Counter[str]()
    for _ in range(PLANS):
        table = quiet_table(luck)
        picks = picked_quietly(table.state, luck)
        told, before = foreseen(table.state, 0, picks), planned_quietly(table, picks)
        hidden = hidden_cards(table.state)
        stories = [carried_out(before, luck.sample(hidden, len(hidden))) for _ in range(ORDERS)]
        seen += check_doubts(told, stories)
        bid, *purse = [(step["space"], step["change"], step["chests"]) for step in told["purse"]]
        assert bid == ("bid", before.chests[0] - table.state.chests[0], before.chests[0])
        assert stories[0].purse[: len(purse)] == purse
    assert min(seen[f"chests {sure}"] for sure in ("certain", "planned", "maybe")) > 100, seen
    assert min(seen["reserve planned"], seen["reserve maybe"], seen["built certain"]) > 10, seen


@pytest.mark.once
def test_what_may_be_cancelled_is_in_some_order_of_the_hidden_actions_and_not_in_another() -> None:
    luck, doubtful = Random(9), 0
    while doubtful < WHOLLY:
        table = quiet_table(luck)
        picks = picked_quietly(table.state, luck)
        told = foreseen(table.state, 0, picks)
        spaces = [space for space, order in told["orders"].items() if order["doubt"]]
        maybe = [space for space in spaces if told["orders"][space]["doubt"]["sure"] == "maybe"]
        if not maybe:
            continue
        doubtful += 1
        before = planned_quietly(table, picks)
        stories = [carried_out(before, list(order)) for order in permutations(hidden_cards(table.state))]
        check_doubts(told, stories)
        for space in maybe:
            assert {space in story.done for story in stories} == {True, False}, (space, told)


@pytest.mark.once
def test_what_is_certain_to_be_cancelled_is_never_carried_out_whatever_else_happens() -> None:
    """S-7.1, S-5.4: events, special cards, battles and revolts included."""
    luck, certain, plans = Random(10), 0, 0
    while plans < PLANS:
        for table in before_plans(luck):
            picks = [picked_at_random(table.state, seat, luck) for seat in range(table.state.seats)]
            told = [foreseen(table.state, seat, picks[seat]) for seat in range(table.state.seats)]
            state = played_out(table, picks, luck)
            plans += len(picks)
            for seat, found in enumerate(told):
                story = Story(state, seat)
                for space, order in found["orders"].items():
                    if order["doubt"] and order["doubt"]["sure"] == "certain":
                        certain += 1
                        assert space not in story.done, (space, found)
    assert certain > 500


def test_something_is_told_of_a_plan_exactly_where_it_can_be_finished() -> None:
    """S-6.2, S-6.3, S-6.7: by the game's own steps, whatever is laid on the spaces that are free."""
    luck, told = Random(12), Counter[bool]()
    for _ in range(400):
        state = quiet_table(luck).state
        answer = laid_at_random(state, luck)
        finished = can_be_finished(state, answer)
        assert (GAME.foresee(state, 0, answer) is not None) == finished, answer
        told[finished] += 1
    assert min(told.values()) > 50


def laid_at_random(state: ShogunState, luck: Random) -> list[int | None]:
    """Cards of all kinds, a few of which may not lie there; at most three spaces are free."""
    answer: list[int | None] = list(picked_at_random(state, 0, luck))
    for _ in range(luck.randrange(3)):
        answer[luck.randrange(len(answer))] = None
    for _ in range(luck.randrange(3)):
        answer[luck.randrange(len(answer))] = luck.choice([*PICKS, luck.choice(answer)])
    return answer


def can_be_finished(state: ShogunState, answer: list[int | None]) -> bool:
    twin = state.clone()
    return finishes(twin, answer, [])


def finishes(state: ShogunState, answer: list[int | None], picks: list[int]) -> bool:
    """Whether the next picks are legal, with any legal one in a gap that is not laid later."""
    if len(picks) == len(answer):
        return True
    state.set_picks(0, picks)
    wanted, legal = answer[len(picks)], state.legal(0)
    choices = [each for each in legal if wanted is None or each == wanted]
    return any(finishes(state, answer, [*picks, each]) for each in choices)


def test_of_what_costs_nothing_no_chests_are_ever_missed() -> None:
    """S-8.4: neither where none are left nor where others are not paid."""
    luck, free = Random(11), {ACTION.ids[action] for action in range(len(ACTION)) if COST[action] == 0}
    for _ in range(50):
        for table in [quiet_table(luck), next(before_plans(luck))]:
            picks = picked_at_random(table.state, 0, luck)
            told = foreseen(table.state, 0, picks)["orders"]
            assert set(told) == {
                space
                for space, pick in orders_in(table.state, picks).items()
                if GAME.actions.text(pick).startswith("plan")
            }
            for space in free & set(told):
                assert told[space]["doubt"] is None or told[space]["doubt"]["why"] != "chests"
