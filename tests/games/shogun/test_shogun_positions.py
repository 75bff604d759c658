"""S-17: positions made by hand are checked, and those of real games pass."""

from random import Random
from typing import Any

import pytest
from shogun_table import GAME, Table, board, new_game

from chabudai.core.errors import BadPosition


def planning() -> Table:
    return new_game(3, setup="fixed")


def acting(kind: str = "prompt-battle") -> Table:
    """The first such question of some random game."""
    for seed in range(30):
        table, luck = new_game(4, seed, setup="fixed"), Random(seed)
        while not table.state.over and table.question != kind:
            table.one_at_random(luck)
        if not table.state.over:
            return table
    raise AssertionError(f"never asked: {kind}")


def refused(table: Table, **changes: Any) -> str:
    """Where the check finds fault."""
    with pytest.raises(BadPosition) as error:
        GAME.arrange(table.state, {path.replace("__", "."): value for path, value in changes.items()})
    return str(error.value.message.values["path"])


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"reserve__0": 62}, "reserve.0"),  # S-17.1
        ({"tray__3": 1}, "reserve.3"),
        ({"upper__0": 1}, "upper.0"),
        ({"unrest__iwami": 1}, "owner.iwami"),  # S-17.3
        ({"owner__settsu": 7}, "owner.settsu"),
        ({"chests__0": -1}, "chests.0"),  # S-17.5
        ({"rice__0": 19}, "rice.0"),
        ({"place": 3}, "place"),
        ({"order": [0, 1, 2]}, "order"),
        ({"first": 2}, "unplaced"),
        ({"lost": ["settsu"]}, "place"),
        ({"source": "settsu"}, "source"),
        ({"takers__0": 1}, "takers"),
        ({"event": "tax_max_0"}, "events"),  # it lies among those of the year
        ({"specials": ["deploy6"]}, "row"),
        ({"chests__1": 3}, "stack"),  # the question was put with other chests
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], path: str) -> None:
    """S-17.1, S-17.3, S-17.5"""
    assert refused(planning(), **changes) == path


def test_more_buildings_than_sites_are_refused() -> None:
    """S-17.4"""
    table = planning()
    data = GAME.dump(table.state)
    place = next(place for place, owner in enumerate(data["owner"].values()) if owner >= 0)
    with pytest.raises(BadPosition, match=rf"path buildings\.{place}, expected"):
        GAME.arrange(table.state, {f"buildings.{place}": ["castle", "temple", "theatre", "theatre"]})


@pytest.mark.parametrize(("laid", "clause"), [("bid 0", "S-7.2"), ("empty", "S-6.8")])
def test_a_bid_or_an_empty_space_that_nobody_saw_is_refused(laid: str, clause: str) -> None:
    table = board().own(0, settsu=3)
    for seat in range(3):
        table.plans(seat)
    data = GAME.dump(table.state)
    assert GAME.load(data).digest() == table.state.digest()
    place = data["plans"]["picks"][0].index(laid)
    data["plans"]["opened"][0] &= ~(1 << place)
    with pytest.raises(BadPosition, match=rf"path plans\.opened\.0, expected {place}$"):
        GAME.load(data)


def test_a_battle_without_armies_is_refused() -> None:
    """S-8.16"""
    table = acting()
    data = GAME.dump(table.state)
    source = data["stack"][-1]["source"]
    seat = data["owner"][source]
    data["reserve"][seat] += data["armies"][source] - 1
    data["armies"][source] = 1
    with pytest.raises(BadPosition, match="path stack, expected Battle"):
        GAME.load(data)


@pytest.mark.parametrize(
    "kind",
    [
        "prompt-planning",
        "prompt-special",
        "prompt-battle",
        "prompt-attack",
        "prompt-extra",
        "prompt-move",
        "prompt-send",
        "prompt-revolt",
    ],
)
def test_every_kind_of_question_can_be_written_down_and_read(kind: str) -> None:
    """S-16.4, S-16.5"""
    table = acting(kind)
    again = Table(GAME.load(GAME.dump(table.state)))
    assert again.state.digest() == table.state.digest()
    assert again.options == table.options
    assert again.question == table.question


def test_a_draft_can_be_written_down_and_read() -> None:
    """S-3.4, S-3.4.6"""
    table = new_game(3)
    for _ in range(3):
        table.does("draw", "place 2")
    assert table.question == "prompt-redraw"
    assert GAME.load(GAME.dump(table.state)).digest() == table.state.digest()
    assert refused(table, first=(int(table.state.first) + 1) % 3) == "first"


def test_a_step_that_leads_to_nothing_here_is_refused() -> None:
    """S-4.2: bids are opened after the plans, and before the actions."""
    table = acting()
    stack = GAME.dump(table.state)["stack"]
    assert refused(table, stack=[*stack[:3], {"step": "OpenBids"}, *stack[3:]]) == "stack.4.step"
    assert refused(table, stack=stack[1:]) == "stack.0.step"
    assert refused(table, stack=[stack[0], *stack]) == "stack.1.step"


def test_a_plan_is_made_of_what_each_had() -> None:
    """S-6.2"""
    assert refused(planning(), stack__5__hands=[]) == "stack.5.hands"
    assert refused(planning(), stack__5__chests=[1]) == "stack.5.hands"
