"""S-3: setting the table."""

from collections import Counter

import pytest
from shogun_table import GAME, Table, new_game

from chabudai.games.shogun.components import DATA

GROUPS = {3: [5, 4, 4, 3, 3, 2, 2, 2, 2], 4: [5, 4, 4, 3, 3, 2, 2, 2], 5: [5, 4, 4, 3, 3, 2, 2]}


def placed(table: Table, seat: int) -> dict[str, int]:
    provinces = table.view()["provinces"]
    return {name: each["armies"] for name, each in provinces.items() if each["owner"] == seat}


@pytest.mark.parametrize(("seats", "chests"), [(3, 18), (4, 15), (5, 12)])
def test_everybody_starts_with_the_same(seats: int, chests: int) -> None:
    """S-3.2, S-3.3, S-3.7, S-15.1"""
    for player in new_game(seats).view()["players"]:
        assert (player["chests"], player["rice"], player["points"]) == (chests, 0, 0)
        assert player["reserve"] == 62
    assert new_game(seats).cubes() == [*[62] * seats, 20]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_groups_of_the_draft(seats: int) -> None:
    """S-3.4.1, S-15.36: 7 groups with 5 players, 8 with 4, 9 with 3"""
    assert [player["groups"] for player in new_game(seats).view()["players"]] == [GROUPS[seats]] * seats


@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_two_cards_are_turned_up_of_those_in_play(seats: int, side: str) -> None:
    """S-3.1, S-3.4.2, S-2.5: 45 cards, 37 with three players"""
    draft = new_game(seats, side=side).view()["draft"]
    assert len(draft["offer"]) == 2
    assert len(draft["offer"]) + len(draft["deck"]) == (37 if seats == 3 else 45)
    assert set(draft["deck"]) == {None}


def test_who_begins_is_drawn_and_then_it_goes_clockwise() -> None:
    """S-3.4, S-3.4.3"""
    assert {new_game(4, seed).decider for seed in range(40)} == {0, 1, 2, 3}
    table, seen = new_game(4), []
    while table.state.round == 0:
        if table.question == "prompt-draft":
            seen.append(table.decider)
        table.does(table.options[0])
    assert seen == [(seen[0] + turn) % 4 for turn in range(32)]


@pytest.mark.parametrize("place", [0, 1])
def test_an_open_card_is_taken_and_replaced_in_its_place(place: int) -> None:
    """S-3.4.4, S-3.4.5"""
    table = new_game()
    seat, offer, top = table.decider, table.view()["draft"]["offer"], table.deck("deck")[0]
    assert table.options == [f"take {offer[0]}", f"take {offer[1]}", "draw"]
    taken, offer[place] = offer[place], top
    table.does(f"take {taken}")
    assert table.view()["draft"]["offer"] == offer
    assert table.view()["draft"]["card"] == taken
    table.does("place 5")
    assert table.province(taken) == (seat, 5)
    assert table.state.reserve[seat] == 57


def test_the_top_card_of_the_deck_is_taken_unseen_and_must_be_kept() -> None:
    """S-3.4.4"""
    table = new_game()
    offer, top = table.view()["draft"]["offer"], table.deck("deck")[0]
    table.does("draw")
    assert table.view()["draft"]["card"] == top
    assert table.view()["draft"]["offer"] == offer
    assert {option.split()[0] for option in table.options} == {"place"}
    assert table.refusal("take settsu") == "S-8.4"


def test_a_card_that_does_not_lie_open_cannot_be_taken() -> None:
    """S-3.4.4"""
    table = new_game()
    hidden = table.deck("deck")[3]
    assert table.refusal(f"take {hidden}") == "S-3.4.4"


def test_any_group_that_is_left_may_be_placed() -> None:
    """S-3.4.4 (D-3): sizes, not groups, are the choice"""
    table = new_game(5).does("draw")
    assert table.options == ["place 5", "place 4", "place 3", "place 2"]
    table.does("place 5")
    while table.decider != table.state.first or table.question != "prompt-group":
        table.does(table.options[0])
    assert table.options == ["place 4", "place 3", "place 2"]
    assert table.refusal("place 5") == "S-3.4.4"


def test_the_last_group_is_placed_without_asking() -> None:
    """S-16.7, S-3.4.7: all groups are placed, and the undrafted provinces are neutral (S-3.6)"""
    for seats in GAME.seats:
        table = new_game(seats)
        while table.state.round == 0:
            if table.question == "prompt-group":
                assert len(table.options) > 1
            table.does(table.options[-1])
        for seat in range(seats):
            assert sorted(placed(table, seat).values(), reverse=True) == GROUPS[seats]
        neutral = [each for each in table.view()["provinces"].values() if each["owner"] is None]
        assert len(neutral) == {3: 10, 4: 13, 5: 10}[seats]


# --- the redraw -----------------------------------------------------------------------------------------------


def all_draw(table: Table, times: int) -> Table:
    """So many take the top card of the deck."""
    for _ in range(times):
        if table.question == "prompt-redraw":
            table.does("keep")
        table.does("draw", "place 2")
    return table


def test_who_finds_the_same_two_cards_may_turn_up_new_ones() -> None:
    """S-3.4.6, S-14.30 (D-1): this player and everybody since drew from the deck"""
    table = all_draw(new_game(), 3)
    assert table.question == "prompt-redraw"
    one, other = table.view()["draft"]["offer"]
    left = len(table.view()["draft"]["deck"])
    table.does("redraw")
    assert not {one, other} & set(table.view()["draft"]["offer"])
    assert table.view()["draft"]["deck"][-2:] == [one, other]  # card 1 above card 2, known to all
    assert len(table.view()["draft"]["deck"]) == left
    assert table.question == "prompt-draft"  # at most once in a turn


def test_nobody_turns_up_new_cards_in_the_first_turn() -> None:
    """S-3.4.6"""
    table = new_game()
    for _ in range(2):
        assert table.question == "prompt-draft"
        table.does("draw", "place 2")
    assert table.question == "prompt-draft"


def test_whoever_took_a_card_has_changed_the_offer() -> None:
    """S-14.30"""
    table = new_game().does("draw", "place 2").does(new_game().does("draw", "place 2").options[0], "place 2")
    table.does("draw", "place 2")
    assert table.question == "prompt-draft"


def test_after_turning_up_new_cards_those_are_the_ones_that_count() -> None:
    """S-14.30"""
    table = all_draw(new_game(), 3).does("redraw", "draw", "place 2")
    offer = table.view()["draft"]["offer"]
    assert table.question == "prompt-draft"  # the next player chose from the old two
    table = all_draw(table, 2)
    assert table.view()["draft"]["offer"] == offer
    assert table.question == "prompt-redraw"


# --- the fixed set-up, tower and events -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_printed_lists_are_dealt_at_random(seats: int) -> None:
    """S-3.5"""
    lists = [dict(each) for each in DATA["setup"]["fixed"][str(seats)].values()]
    first: Counter[int] = Counter()
    for seed in range(30):
        table = new_game(seats, seed, setup="fixed")
        assert table.question == "prompt-planning"
        dealt = [placed(table, seat) for seat in range(seats)]
        assert sorted(map(str, map(sorted, dealt))) == sorted(map(str, map(sorted, lists)))
        first[lists.index(dealt[0])] += 1
    assert set(first) == set(range(seats))


def test_the_moon_side_is_drafted_whatever_was_wished() -> None:
    """S-2.6, S-3.5"""
    table = new_game(4, side="moon", setup="fixed")
    assert (table.question, table.state.options["setup"]) == ("prompt-draft", "draft")


@pytest.mark.parametrize("seats", GAME.seats)
def test_seven_armies_of_everybody_and_ten_farmers_fill_the_tower(seats: int) -> None:
    """S-3.8, S-15.2: 31 cubes with three players; what falls out goes back, and the tray is empty"""
    table = new_game(seats, setup="fixed")
    [filled] = table.events("fills")
    colours = ["blue", "red", "yellow", "green", "purple"][:seats]
    assert filled["cubes"] == [*[f"{colour}-7" for colour in colours], "farmers-10"]
    [fallen] = table.events("fall-out")
    out = sum(int(cubes.split("-")[1]) for cubes in fallen["cubes"])
    state = table.state
    assert sum(state.tower) == 7 * seats + 10 - out
    assert state.tray == [0] * (seats + 1)
    assert state.tower[-1] + state.reserve[-1] == 20
    assert table.cubes() == [*[62] * seats, 20]


def test_four_events_lie_open() -> None:
    """S-3.9, S-15.3: the others lie face down"""
    table = new_game(setup="fixed")
    events = table.view()["events"]
    assert (len(events["left"]), events["deck"], events["now"]) == (4, 8, None)
    assert len({tuple(new_game(seed=seed, setup="fixed").view()["events"]["left"]) for seed in range(5)}) == 5
