"""S-17: what holds at every moment of random games; and what is told adds up to what lies on the table."""

from random import Random

import pytest
from accountant import COLOURS, Books
from shogun_table import GAME, Table, new_game

from chabudai.core.numbers import members
from chabudai.games.shogun.components import BUILDING, PROVINCE, PROVINCES, SITES, TOKENS
from chabudai.games.shogun.steps.planning import Plan

TABLES: list[tuple[int, dict[str, bool | str]]] = [
    (3, {}),
    (4, {"side": "moon"}),
    (5, {"setup": "fixed"}),
    (3, {"side": "moon", "tower": "two_floor", "reveal": "due"}),
    (4, {"setup": "fixed", "tower": "spielbyweb", "extra_armies": "most"}),
    (5, {"tower": "wallenstein_online", "reveal_cards": "action_start"}),
]
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
SEEDS = range(3)


def check_land(table: Table) -> None:
    state = table.state
    for place in range(PROVINCES):
        owned, built = state.owner[place] >= 0, state.buildings[place]
        assert owned == (state.armies[place] >= 1)  # S-17.3, S-1.4
        assert owned or not (built or state.unrest[place])  # S-17.5
        assert built.bit_count() <= SITES[place]  # S-17.4
        assert state.rules.board.in_play >> place & 1 or not owned
        assert not owned or state.land[state.owner[place]] >> place & 1  # S-17.2
    assert sum(mask.bit_count() for mask in state.land) == sum(owner >= 0 for owner in state.owner)
    for kind in range(len(BUILDING)):
        assert sum(built >> kind & 1 for built in state.buildings) <= TOKENS[kind]


@pytest.mark.once
@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_random_games_keep_to_the_rules(seats: int, options: dict[str, bool | str], seed: int) -> None:
    """S-17.1 to S-17.5, S-1.4, S-1.5, S-14.21, S-14.23, S-10.1"""
    table, luck = new_game(seats, seed, **options), Random(seed)
    while not table.state.over:
        table.one_at_random(luck)
        state = table.state
        assert table.cubes() == [*[62] * seats, 20]
        check_land(table)
        assert min(state.chests) >= 0
        assert 0 <= min(state.rice) <= max(state.rice) <= 18
        assert sum(state.unrest) <= 42
        assert min(*state.reserve, *state.tower, *state.tray, *state.unrest) >= 0


@pytest.mark.once
@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_told_adds_up_to_what_lies_on_the_table(
    seats: int, options: dict[str, bool | str], seed: int
) -> None:
    """S-1.7: chests, rice, cubes by place, buildings, unrest and points, at every moment"""
    table, luck, books, read = new_game(seats, seed, **options), Random(seed), Books(seats), 0
    while True:
        for event in table.state.events_since(read, None):
            books.read(event.as_dict())
        read = len(table.state.journal or [])
        agree(table, books)
        if table.state.over:
            return
        table.one_at_random(luck)


def agree(table: Table, books: Books) -> None:
    state, seats = table.state, books.seats
    assert [books.chests[seat] for seat in range(seats)] == state.chests
    assert [books.rice[seat] for seat in range(seats)] == state.rice
    assert [books.points[seat] for seat in range(seats)] == state.scores()
    for told, lying in ((books.reserve, state.reserve), (books.tower, state.tower), (books.tray, state.tray)):
        assert [told[colour] for colour in books.colours] == lying
    for place, name in enumerate(PROVINCE.ids):
        assert books.armies.get(name, (-1, 0)) == (state.owner[place], state.armies[place])
        built = {BUILDING.ids[kind] for kind in members(state.buildings[place])}
        assert books.buildings.get(name, set()) == built
        assert books.unrest[name] == state.unrest[place]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_cancelled_action_changes_nothing(seed: int) -> None:
    """S-17.6: between its reveal and what comes next nothing is told"""
    table = new_game(4, seed, setup="fixed").at_random(seed)
    told = [event.as_dict() for event in table.state.journal or []]
    cancelled = [place for place, event in enumerate(told) if event["event"] == "cancelled"]
    assert cancelled
    for place in cancelled:
        assert told[place - 1]["event"] == "reveals"
        assert told[place - 1]["province"] == told[place]["province"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_sixty_spaces_for_actions_each(seats: int) -> None:
    """S-17.7, S-6.4: and no province does more than one action in a round"""
    table, luck, plans = new_game(seats, 3, setup="fixed"), Random(3), 0
    while not table.state.over:
        plan = table.state.waiting
        if isinstance(plan, Plan):
            for seat in range(seats):
                laid = [pick for pick in table.state.picks[seat] if GAME.actions.text(pick).startswith("plan")]
                assert len(laid) == len(set(laid))
        before = table.state.plans
        table.one_at_random(luck)
        plans += table.state.plans is not None and before is None
    assert plans == 6
    assert len(COLOURS) == 5
